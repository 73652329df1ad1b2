"""Which game a pasted list is for, when nobody says."""

from __future__ import annotations

from cards.formats import read_deck
from collection.selectors.games import vocabularies
from decks.selectors.game_rules import game_rules_of

# Reading costs time for each game; a list that is longer is read by its beginning.
_LOOKED_AT = 20_000


def guess_game(text: str) -> str:
    """The game in which most lines name a card; empty when none does, or two do alike."""
    whole = text if text.lstrip()[:1] in ("{", "[", "<") else text[:_LOOKED_AT]
    scores: dict[str, int] = {}
    for slug, rules in game_rules_of(vocabularies()).items():
        report = read_deck(whole, rules.catalogue)
        # A file may say so itself: readers of other games then note it.
        foreign = any(note.startswith("a deck of the game") for note in report.notes)
        scores[slug] = -1 if foreign else len(report.of_kind("matched"))
    best = max(scores.values(), default=0)
    found = [slug for slug, score in scores.items() if score == best]
    return found[0] if best > 0 and len(found) == 1 else ""
