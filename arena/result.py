"""What comes of a contest, as it is stored: figures with their intervals, and what they mean.

Every kind of contest has its own kind of meeting; the rest of a result is the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.alone import Comparison, Figure, SeatRate
from engine.conclusion import Conclusion
from engine.identity import Identity
from engine.metagame import Share as MixShare
from engine.ranking import Ranked
from engine.statistics import Difference, Rate, Sprt

VERSION = 2
"""2: who played it (`identity`), the mark of every game, contests of one deck alone."""
OLD_NAMES = {"matrix": "round_robin", "pods": "multiplayer"}
"""Kinds as they were called in results of version 1."""


class DeckPlayed(msgspec.Struct, frozen=True):
    """A deck that took part."""

    name: str
    agent: str
    hash: str
    size: int


class CardFigures(msgspec.Struct, frozen=True):
    """Games in which a deck drew or played a card, and the difference that drawing it made.

    The difference is between the games in which the deck drew the card and those in which it did
    not. Whether a card is *played* hangs on how the game goes, so there is no difference for that.
    """

    card: str
    drawn: Rate
    played: Rate
    difference: Difference


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A deck over all its meetings."""

    deck: int
    name: str
    rate: Rate
    won: int = 0
    lost: int = 0
    drawn: int = 0
    aborted: int = 0


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """What every meeting tells. `played` is a line of all its games; see `arena.kinds.played`."""

    decks: list[int]
    games: int
    drawn: int
    aborted: int
    reasons: dict[str, int]
    mean_turns: float | None
    mean_decisions: float | None
    lengths: dict[str, int]
    conclusion: Conclusion
    played: str


class PairMeeting(Meeting, frozen=True, kw_only=True):
    """Two decks, from the first one's side."""

    won: int
    lost: int
    rate: Rate
    pairs: list[int]
    sprt: Sprt
    first_seat: Rate


class TableMeeting(Meeting, frozen=True, kw_only=True):
    """Three or more decks at one table; `even` is what each would win if all were alike."""

    even: float
    rates: list[Rate]
    seats: list[Rate]


class AloneMeeting(Meeting, frozen=True, kw_only=True):
    """One deck by itself: a team, which has a `rate`, or seats that play against each other."""

    won: int
    lost: int
    rate: Rate | None
    won_by: dict[str, int]
    lost_by: dict[str, int]
    seats: list[SeatRate]
    figures: list[Figure]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What every result tells."""

    version: int
    kind: str
    game: str
    seed: int
    games: int
    games_wanted: int
    until_decided: bool
    edge: float
    partial: bool
    decks: list[DeckPlayed]
    standings: list[Standing]
    cards: list[list[CardFigures]]
    conclusion: Conclusion
    identity: Identity | None = None
    """Which rules, cards and agents played; unknown in results of version 1."""

    @property
    def names(self) -> list[str]:
        return [deck.name for deck in self.decks]

    @property
    def meetings(self) -> list[Meeting]:
        """Who met whom and how it ended."""
        raise NotImplementedError


class PairsResult(Result, frozen=True, kw_only=True, omit_defaults=True):
    """A matchup, a gauntlet or a round robin; only the last has a ranking and a mix."""

    pairings: list[PairMeeting]
    ranking: list[Ranked] | None = None
    mix: list[MixShare] | None = None
    mix_words: str = ""

    @property
    def meetings(self) -> list[Meeting]:
        return list(self.pairings)


class TableResult(Result, frozen=True, kw_only=True):
    """A multiplayer contest: one table."""

    pairings: list[TableMeeting]

    @property
    def meetings(self) -> list[Meeting]:
        return list(self.pairings)


class AloneResult(Result, frozen=True, kw_only=True, omit_defaults=True):
    """Decks each by itself, compared game by game where they are teams."""

    pairings: list[AloneMeeting]
    comparisons: list[Comparison] = []

    @property
    def meetings(self) -> list[Meeting]:
        return list(self.pairings)


KINDS: dict[str, type[Result]] = {
    "matchup": PairsResult,
    "gauntlet": PairsResult,
    "round_robin": PairsResult,
    "multiplayer": TableResult,
    "alone": AloneResult,
}


class SoFar(msgspec.Struct, frozen=True, kw_only=True):
    """What is known while games are still played; the counts are from the first deck's side."""

    finished: int
    aborted: int
    won: int = 0
    lost: int = 0
    drawn: int = 0
    rate: Rate | None = None


def read_result(data: Mapping[str, Any]) -> Result:
    """A result as it was stored, by this version or an earlier one."""
    kind = OLD_NAMES.get(data["kind"], data["kind"])
    return msgspec.convert({**data, "kind": kind}, KINDS[kind], str_keys=True)
