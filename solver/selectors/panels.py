"""What the page of a deck shows of the solver: a way to a better deck, and what was proposed."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest

from decks.models import Deck
from solver.selectors.proposals import own_proposals

SHOWN = 5


def improve(request: HttpRequest, deck: Deck) -> dict[str, Any] | None:
    """For its owner alone."""
    if deck.owner_id is None or deck.owner_id != request.user.pk:
        return None
    rows = own_proposals(request.user).filter(deck=deck).defer("job__params", "job__result")
    return {"proposals": list(rows[:SHOWN])}
