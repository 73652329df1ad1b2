"""What an API call on decks is answered when it cannot be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from drf_spectacular.utils import OpenApiResponse

from cards.construction.check import OptionError
from decks.content import ContentError
from decks.selectors.difference import Changed
from decks.services.refused import Conflict
from web.refusals import NotDone, answer_of
from web.refused import Refused

# So many problems are listed; a body with more is not going to be mended from the list.
MOST_PROBLEMS = 100
CLASH = {
    409: OpenApiResponse(
        description="The deck was changed meanwhile, or a limit is reached; nothing was saved."
    )
}


@contextmanager
def refusals() -> Iterator[None]:
    """Turn a refusal inside the block into the API's answer."""
    try:
        yield
    except Conflict as conflict:
        raise _clash(conflict) from conflict
    except Refused as refused:
        raise answer_of(refused) from refused
    except ContentError as error:
        raise listed(error.problems, "content") from error
    except OptionError as error:
        raise listed(error.problems, "") from error


def listed(problems: Iterable[str], field: str) -> NotDone:
    """A refusal with several problems, all of them named."""
    known = list(problems)
    sentence = f"{len(known)} problem{'s' * (len(known) != 1)} in the request"
    refused = NotDone(400, "invalid", sentence, {"field": field})
    refused.problems = [
        {"field": field, "code": "invalid", "message": one} for one in known[:MOST_PROBLEMS]
    ]
    return refused


def _clash(conflict: Conflict) -> NotDone:
    problem = {
        "field": "expected",
        "hash": conflict.head.content_hash,
        "theirs": _changes(conflict.theirs),
        "ours": _changes(conflict.ours),
    }
    return NotDone(409, conflict.code, conflict.sentence, problem)


def _changes(changes: Iterable[Changed]) -> list[dict[str, Any]]:
    return [
        {"section": one.section, "card": one.card, "before": one.before, "after": one.after}
        for one in changes
    ]
