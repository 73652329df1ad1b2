"""What an API call is told when it cannot be done: the services' sentences as HTTP answers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.http import Http404
from drf_spectacular.utils import OpenApiResponse
from rest_framework.exceptions import APIException

from cards.search import SearchError
from collection.api.serializers.holdings import HoldingSerializer
from collection.models import Holding
from collection.services.refused import Refused

BAD = {400: OpenApiResponse(description="The request holds faults; all of them are listed.")}
UNKNOWN = {404: OpenApiResponse(description="There is no such thing, or it is not yours.")}
CLASH = {
    409: OpenApiResponse(
        description="The collection does not allow it as it stands now; nothing was changed."
    )
}


class NotDone(APIException):
    """An answer with a status, a code, a sentence and the problems behind it."""

    def __init__(self, status: int, code: str, sentence: str, problem: dict[str, Any]) -> None:
        super().__init__(sentence, code)
        self.status_code = status
        self.problems = [{"code": code, "message": sentence, **problem}]


@contextmanager
def told() -> Iterator[None]:
    """Turn a refusal inside the block into the API's answer."""
    try:
        yield
    except Refused as refused:
        raise _refused(refused) from refused
    except SearchError as error:
        raise _misread(error) from error
    except Holding.DoesNotExist:
        # It was there a moment ago: somebody else removed it meanwhile.
        raise Http404("You have no such copies.") from None


def _refused(refused: Refused) -> NotDone:
    problem: dict[str, Any] = {"field": refused.field}
    if refused.current is not None:
        # What stands there now, so that the caller can decide without asking again.
        problem["current"] = HoldingSerializer(refused.current).data
    status = 400 if refused.code == "invalid" else 409
    return NotDone(status, refused.code, refused.sentence, problem)


def _misread(error: SearchError) -> NotDone:
    problem = {
        "field": "q",
        "message": error.message,
        "position": error.position,
        "length": error.length,
        "suggestions": list(error.suggestions),
    }
    return NotDone(400, "search", str(error), problem)
