"""One side of a comparison: a deck as it is now, or one of its versions, named by a short text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from django.http import Http404

from cards.deck import Deck as DeckValue
from decks.models import Deck, DeckVersion
from decks.selectors.access import own_version, readable_deck, shared_deck
from decks.selectors.verdicts import Verdict, value_of, version_verdicts
from web.readers import Reader

# `12`, `12@3`, or an address that ends in /decks/12/ or /decks/s/token/, as people paste it.
_NUMBER = re.compile(r"(?:\S*/decks/)?(\d{1,9})(?:@(\d{1,9}))?/?(?:[?#]\S*)?")
_SHARED = re.compile(r"(?:\S*/decks/)?s/([\w-]{8,64})/?(?:[?#]\S*)?")


@dataclass(frozen=True)
class Side:
    """`key` names it in addresses; `version` is None for a deck as it is now."""

    key: str
    deck: Deck
    version: DeckVersion | None
    value: DeckValue
    verdict: Verdict
    is_own: bool

    @property
    def label(self) -> str:
        if self.version is None:
            return self.deck.name
        named = f" ({self.version.name})" if self.version.name else ""
        return f"{self.deck.name}, version {self.version.number}{named}"


def side(text: str, reader: Reader) -> Side:
    """The deck that a text names, if its reader may see it; 404 otherwise."""
    text = text.strip()
    if shared := _SHARED.fullmatch(text):
        deck = shared_deck(shared[1])
        return _side(f"s/{deck.share_token}", deck, None, reader)
    numbered = _NUMBER.fullmatch(text)
    if numbered is None:
        raise Http404(
            f"Expected a deck by its number, number@version or address, got {text[:80]!r}."
        )
    deck = readable_deck(int(numbered[1]), reader)
    if numbered[2] is None:
        return _side(str(deck.pk), deck, None, reader)
    version = own_version(deck, reader, numbered[2])
    return _side(f"{deck.pk}@{version.number}", deck, version, reader)


def _side(key: str, deck: Deck, version: DeckVersion | None, reader: Reader) -> Side:
    shown = version or deck.head
    verdict = version_verdicts(deck, [shown])[shown.pk] if shown else Verdict("", 0)
    own = deck.owner_id is not None and deck.owner_id == reader.pk
    return Side(key, deck, version, value_of(deck, version), verdict, own)
