"""What an API call on cards and copies is answered when it cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.http import Http404
from drf_spectacular.utils import OpenApiResponse

from cards.search import SearchError
from collection.api.serializers.holdings import HoldingSerializer
from collection.models import Holding
from collection.services.refused import Outdated
from web.refusals import NotDone
from web.refused import Refused

CLASH = {
    409: OpenApiResponse(
        description="The collection does not allow it as it stands now; nothing was changed."
    )
}


@contextmanager
def refusals() -> Iterator[None]:
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
    status = 400 if refused.code == "invalid" else 409
    answer = NotDone(status, refused.code, refused.sentence, {"field": refused.field})
    if isinstance(refused, Outdated):
        # What stands there now, so that the caller can decide without asking again.
        answer.problems[0]["current"] = HoldingSerializer(refused.current).data
    return answer


def _misread(error: SearchError) -> NotDone:
    problem = {
        "field": "q",
        "message": error.message,
        "position": error.position,
        "length": error.length,
        "suggestions": list(error.suggestions),
    }
    return NotDone(400, "search", str(error), problem)
