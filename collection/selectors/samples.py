"""A few faces of each game, to show what it looks like."""

from __future__ import annotations

from functools import lru_cache

from django.db.models import Min
from django.utils.safestring import SafeString

from cards.catalogue.values import Game as Vocabulary
from collection.models import Card, Game
from collection.selectors.games import vocabularies
from collection.selectors.pictures import picture

# A documented card shows a game better than one of ours.
_RANK = {"rulebook": 0, "public": 1, "house": 2}


def sample_pictures(number: int = 3) -> dict[str, list[SafeString]]:
    """For each game complete cards of different frames; chosen anew when a catalogue changes."""
    return _drawn(tuple(Game.objects.order_by("pk").values_list("slug", "revision")), number)


@lru_cache(maxsize=8)
def _drawn(state: tuple[tuple[str, int], ...], number: int) -> dict[str, list[SafeString]]:
    cards = Card.objects.filter(is_active=True, is_complete=True)
    known = vocabularies()
    kinds = cards.order_by().values_list("game__slug", "frame", "type", "provenance")
    best: dict[tuple[str, str], tuple[int, int, int, int]] = {}
    for slug, frame, kind, provenance, pk in kinds.annotate(Min("pk")):
        found = (*_dullness(known[slug], kind), _RANK[provenance], pk)
        best[slug, frame] = min(best.get((slug, frame), found), found)
    chosen = {
        slug: [rank[-1] for rank in sorted(r for (game, _), r in best.items() if game == slug)]
        for slug, _ in state
    }
    wanted = [pk for pks in chosen.values() for pk in pks[:number]]
    rows = Card.objects.select_related("game").in_bulk(wanted)
    return {slug: [picture(rows[pk]) for pk in pks[:number]] for slug, pks in chosen.items()}


def _dullness(game: Vocabulary, kind: str) -> tuple[int, int]:
    """Cards that players bring come before pieces of the box, many values before few."""
    known = game.types[kind]
    places = {game.fields[name].badge for name in known.fields if game.fields[name].badge}
    return int(not known.section), -len(places)
