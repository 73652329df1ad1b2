"""What a contest is played with, as plain data: the parameters of its job.

Decks and cards are written out in full, so that a contest can be replayed exactly after its decks
were edited and its cards corrected; nothing but this is read while games are played.
"""

from __future__ import annotations

import hashlib
import sys
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from arena.result import OLD_NAMES
from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.agents import Agent, agent
from engine.catalogue import card_of
from engine.games import Matchup, engine_of, matchup
from engine.identity import Identity, identity
from jobs.typed import plain

KINDS = ("matchup", "gauntlet", "round_robin", "multiplayer", "alone")
KEPT = 64
"""Match-ups that a process keeps ready."""
CardTable = dict[str, Any]
"""A card as a catalogue file has it; `cards.catalogue.schema.CardEntry` gives it its form."""


class Entry(msgspec.Struct, frozen=True):
    """A deck as it was when the contest began, and who plays it."""

    name: str
    agent: str
    sections: list[tuple[str, list[tuple[str, int]]]]
    hash: str = ""

    @property
    def size(self) -> int:
        return sum(count for _, lines in self.sections for _, count in lines)

    def counts(self) -> dict[str, int]:
        """Copies of each card over all sections."""
        found: dict[str, int] = {}
        for _, lines in self.sections:
            for card, count in lines:
                found[card] = found.get(card, 0) + count
        return found


def meetings(kind: str, size: int) -> list[tuple[int, ...]]:
    """Who meets whom among so many decks, by place."""
    places = range(size)
    if kind == "gauntlet":
        return [(0, other) for other in places[1:]]
    if kind == "multiplayer":
        return [tuple(places)]
    if kind == "alone":
        return [(place,) for place in places]
    return list(combinations(places, 2))


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The whole contest. `games` are played by each pairing, at most when `until_decided`."""

    kind: str
    game: str
    cards: list[CardTable]
    entries: list[Entry]
    games: int
    seed: int
    until_decided: bool = False
    edge: float = 0.05
    digest: str = ""
    """Names decks and cards, so that a process can keep them ready."""
    identity: Identity | None = None
    """The rules, cards and agents of the day it was asked for; earlier versions did not note it."""

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """Who meets whom, by place in `entries`."""
        return meetings(self.kind, len(self.entries))

    @property
    def names(self) -> list[str]:
        return [entry.name for entry in self.entries]

    @property
    def total(self) -> int:
        """How many games there are at most."""
        return len(self.pairings) * self.games

    def agents(self, pairing: Sequence[int]) -> list[Agent]:
        return [agent(self.entries[place].agent) for place in pairing]

    def card_names(self) -> dict[str, str]:
        """The full names of the cards in play."""
        return {
            card["id"]: f"{card['name']}, {card['subtitle']}" if card["subtitle"] else card["name"]
            for card in self.cards
        }


def named(setup: Setup) -> Setup:
    """The set-up with the digest of its decks and cards."""
    told = msgspec.json.encode([setup.game, setup.cards, setup.entries])
    return msgspec.structs.replace(setup, digest=hashlib.sha256(told).hexdigest()[:32])


def identified(setup: Setup) -> Setup:
    """The set-up with the rules, cards and agents of today."""
    setup = named(setup)
    return msgspec.structs.replace(setup, identity=identity_now(setup))


def to_params(setup: Setup) -> dict[str, Any]:
    params: dict[str, Any] = plain(named(setup))
    return params


def read(params: Mapping[str, Any]) -> Setup:
    """The set-up that a job's parameters hold, of this version or an earlier one."""
    kind = OLD_NAMES.get(params["kind"], params["kind"])
    return msgspec.convert({**params, "kind": kind}, Setup)


_identities: OrderedDict[str, Identity] = OrderedDict()


def identity_now(setup: Setup) -> Identity:
    """The rules and agents as they are in this process, with the cards of the set-up."""
    kept = _identities.get(setup.digest) if setup.digest else None
    if kept is None:
        folder = Path(str(sys.modules[engine_of(setup.game).Matchup.__module__].__file__)).parent
        kept = _identities[setup.digest] = identity(folder, engine_cards(setup).values())
        while len(_identities) > KEPT:
            _identities.popitem(last=False)
    return kept


def engine_cards(setup: Setup) -> dict[str, Card]:
    """The frozen cards as the engine plays them."""
    return {table["id"]: card_of(setup.game, table) for table in setup.cards}


def engine_deck(entry: Entry, cards: dict[str, Card]) -> ReadyDeck:
    return ReadyDeck(
        sections={
            section: tuple(cards[card] for card, count in lines for _ in range(count))
            for section, lines in entry.sections
        }
    )


_ready: OrderedDict[tuple[str, tuple[int, ...]], Matchup] = OrderedDict()


def ready(setup: Setup, pairing: Sequence[int]) -> Matchup:
    """The decks of a pairing, lowered once for each process."""
    key = (setup.digest, tuple(pairing))
    kept = _ready.get(key) if setup.digest else None
    if kept is None:
        cards = engine_cards(setup)
        decks = [engine_deck(setup.entries[place], cards) for place in pairing]
        names = [setup.entries[place].name for place in pairing]
        kept = _ready[key] = matchup(setup.game, decks, names)
        while len(_ready) > KEPT:
            _ready.popitem(last=False)
    _ready.move_to_end(key)
    return kept
