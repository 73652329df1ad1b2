"""The first page, for visitors and for members."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from collection.models import HoldingChange
from collection.selectors import completion
from collection.selectors.games import vocabularies
from collection.selectors.samples import sample_pictures
from decks.selectors.copies import readiness
from decks.selectors.listing import own_decks
from decks.selectors.verdicts import verdicts
from web.readers import Reader

DECKS = 4


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    known = vocabularies()
    samples = sample_pictures(4)
    games = [
        {
            "game": known[row.slug],
            "card_count": row.total,
            "sample_faces": samples.get(row.slug, []),
            "completion": row,
        }
        for row in completion.by_game(request.user)
        if row.slug in known
    ]
    examples = [
        {"game": game, "query": game.file.examples[0]}
        for game in known.values()
        if game.file.examples
    ]
    recent = (
        HoldingChange.objects.filter(owner_id=request.user.pk, undone=False).select_related(
            "printing__card__game", "printing__set"
        )[:6]
        if request.user.is_authenticated
        else []
    )
    context = {
        "games": games,
        "examples": examples,
        "recent": recent,
        "decks": _recent_decks(request.user),
    }
    return render(request, "home.html", context)


def _recent_decks(member: Reader) -> list[dict[str, object]]:
    """The decks that were worked on last, with how each stands."""
    if not member.is_authenticated:
        return []
    known = vocabularies()
    decks = [deck for deck in own_decks(member)[:DECKS] if deck.game.slug in known]
    judged, ready = verdicts(decks), readiness(member, decks)
    return [
        {
            "deck": deck,
            "game": known[deck.game.slug],
            "verdict": judged[deck.pk],
            "ready": ready.get(deck.pk),
        }
        for deck in decks
    ]
