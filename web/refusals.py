"""What an API call is answered when it cannot be done: a service's sentence as HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from drf_spectacular.utils import OpenApiResponse
from rest_framework.exceptions import APIException

from web.refused import Refused

BAD = {400: OpenApiResponse(description="The request holds faults; all of them are listed.")}
# Codes that blame the request as a whole, without a field.
AT_FAULT = ("invalid", "too-large")
UNKNOWN = {404: OpenApiResponse(description="There is no such thing, or it is not yours.")}
NOT_NOW = {409: OpenApiResponse(description="It cannot be done as things stand.")}


class NotDone(APIException):
    """An answer with a status, a code, a sentence and the problems behind it."""

    def __init__(
        self, status: int, code: str, sentence: str, problem: dict[str, Any] | None = None
    ) -> None:
        super().__init__(sentence, code)
        self.status_code = status
        self.problems = [{"code": code, "message": sentence, **(problem or {"field": ""})}]


@contextmanager
def refusals() -> Iterator[None]:
    """Turn a refusal inside the block into the API's answer.

    What the caller can mend in the request is 400; what only another state of things would
    allow is 409.
    """
    try:
        yield
    except Refused as refused:
        raise answer_of(refused) from refused


def answer_of(refused: Refused) -> NotDone:
    at_fault = bool(refused.field or refused.problems) or refused.code in AT_FAULT
    status = 400 if at_fault else 409
    answer = NotDone(status, refused.code, refused.sentence, {"field": refused.field})
    if refused.problems:
        answer.problems = [
            {
                "field": one.field,
                "code": one.rule or refused.code,
                "message": f"{one.where}: {one.sentence}",
            }
            for one in refused.problems
        ]
    return answer
