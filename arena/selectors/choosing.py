"""The decks that a reader may enter into a contest."""

from __future__ import annotations

from dataclasses import dataclass

from arena.order import Choice
from cards.deck import Deck as DeckValue
from cards.formats import read_deck
from cards.formats.unread import unread_lines
from decks.models import Deck, DeckVersion
from decks.selectors.access import listed_for
from decks.selectors.game_rules import GameRules
from decks.selectors.listing import own_decks, public_decks, stock_decks
from decks.selectors.verdicts import Verdict, value_of, verdicts
from web.readers import Reader

MOST_LISTED = 150


@dataclass(frozen=True)
class Offered:
    """One deck of the list, with its short verdict: an illegal one is shown, but not accepted."""

    deck: Deck
    verdict: Verdict


@dataclass(frozen=True)
class DeckGroup:
    name: str
    decks: list[Offered]


def deck_groups(reader: Reader, game: str) -> list[DeckGroup]:
    """Own, stock and public decks of a game, each group with what it has."""
    found = [
        ("Your decks", own_decks(reader) if reader.pk else Deck.objects.none()),
        ("Stock decks", stock_decks()),
        ("Public decks", public_decks().exclude(owner_id=reader.pk)),
    ]
    groups: list[DeckGroup] = []
    for name, decks in found:
        rows = list(decks.filter(game__slug=game)[:MOST_LISTED])
        judged = verdicts(rows)
        if rows:
            groups.append(DeckGroup(name, [Offered(deck, judged[deck.pk]) for deck in rows]))
    return groups


def chosen(pk: int, reader: Reader, game: str, version: int | None = None) -> Choice | None:
    """A deck by its number as it stands now, or at one of its versions; None if not to be seen."""
    deck = listed_for(reader).filter(pk=pk, game__slug=game).first()
    if deck is None:
        return None
    at: DeckVersion | None = deck.head
    if version is not None:
        at = deck.versions.filter(number=version).first()
        if at is None or (deck.owner_id != reader.pk and at.pk != deck.head_id):
            # Old versions are for the owner's eyes.
            return None
    return Choice(name=deck.name, value=value_of(deck, at), deck=deck, version=at)


def pasted(text: str, rules: GameRules, name: str = "") -> Choice:
    """A deck from a text; lines that name no single card are problems of it."""
    report = read_deck(text, rules.catalogue)
    unread = [f"{one[:1].upper()}{one[1:]}." for one in unread_lines(report, rules.catalogue)]
    told = name or report.deck.name or "Pasted deck"
    value = DeckValue(
        report.deck.lines, name=told, format=report.deck.format, loose=report.deck.loose
    )
    return Choice(name=told, value=value, unread=tuple(unread))
