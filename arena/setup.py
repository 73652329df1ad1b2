"""What a contest is played with, as plain data: the parameters of its job.

Decks and cards are written out in full, so that a contest can be replayed exactly after its decks
were edited and its cards corrected; nothing but this is read while games are played.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.agents import Agent, agent
from engine.catalogue import card_of
from engine.games import Matchup, matchup

KINDS = ("matchup", "gauntlet", "matrix", "pods")
KEPT = 64
"""Match-ups that a process keeps ready."""


class Entry(msgspec.Struct, frozen=True):
    """A deck as it was when the contest began, and who plays it."""

    name: str
    agent: str
    sections: list[tuple[str, list[tuple[str, int]]]]
    hash: str = ""

    @property
    def size(self) -> int:
        return sum(count for _, lines in self.sections for _, count in lines)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The whole contest. `games` are played by each pairing, at most when `until_decided`."""

    kind: str
    game: str
    cards: list[dict[str, Any]]
    entries: list[Entry]
    games: int
    seed: int
    until_decided: bool = False
    edge: float = 0.05
    digest: str = ""
    """Names decks and cards, so that a process can keep them ready."""
    partial: bool = False

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """Who meets whom, by place in `entries`; pods have one meeting of all."""
        places = range(len(self.entries))
        if self.kind == "gauntlet":
            return [(0, other) for other in places[1:]]
        if self.kind == "pods":
            return [tuple(places)]
        return list(combinations(places, 2))

    @property
    def names(self) -> list[str]:
        return [entry.name for entry in self.entries]

    @property
    def total(self) -> int:
        """How many games there are at most."""
        return len(self.pairings) * self.games

    def agents(self, pairing: Sequence[int]) -> list[Agent]:
        return [agent(self.entries[place].agent) for place in pairing]


def named(setup: Setup) -> Setup:
    """The set-up with the digest of its decks and cards."""
    told = msgspec.json.encode([setup.game, setup.cards, setup.entries])
    return msgspec.structs.replace(setup, digest=hashlib.sha256(told).hexdigest()[:32])


def to_params(setup: Setup) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(named(setup))
    return plain


def read(params: dict[str, Any]) -> Setup:
    """The set-up that a job's parameters hold."""
    return msgspec.convert(params, Setup)


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
