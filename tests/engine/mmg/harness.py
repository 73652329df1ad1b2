"""Playing a position as a person would: by the words of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cards.catalogue.values import Card
from engine.mmg import codes
from engine.mmg import constants as k
from engine.mmg.fields import PLAN
from engine.mmg.game import MmgTable
from engine.mmg.matchup import Matchup, position
from tests.engine.kernel.harness import Play as KernelPlay
from tests.engine.mmg.cardset import CARDS, deck

WINDOWS = ("window", "prepare defence", "combat", "answer")


class Play(KernelPlay[MmgTable]):
    """A game with helpers; player 0 is Ann, player 1 is Bob."""

    def do(self, *texts: str) -> Play:
        """Choose options by the beginning of their words; the first of several that fit."""
        for text in texts:
            fitting = [words for words in self.texts if words.startswith(text)]
            super().do(text if text in fitting or not fitting else fitting[0])
        return self

    def to(self, *kinds: str) -> Play:
        """Pass in windows until a decision of one of these kinds comes."""
        for _ in range(200):
            if self.kind in kinds:
                return self
            if self.kind in WINDOWS:
                passing = "Declare" if self.kind == "prepare defence" else "Do nothing"
                self.do(passing)
            elif self.kind == "announce combat":
                self.do("Announce")
            elif self.kind in ("attack", "bonus draw", "play episode", "play cards", "solve"):
                quiet = {"attack": "Do not", "bonus draw": "Draw no"}
                self.do(quiet.get(self.kind, {"solve": "Solve no"}.get(self.kind, "Play no")))
            else:
                break
        raise AssertionError(f"expected {kinds}, got {self.kind!r} with {self.texts}")

    def settle(self) -> Play:
        """Both pass until nothing announced is waiting."""
        while self.table.stack:
            self.do("Do nothing")
        return self

    def i(self, card_id: str, player: int | None = None) -> int:
        """The number of a card, by its id; one in play comes first."""
        order = sorted(range(self.table.cards), key=lambda i: self.table.place[i] != k.PLAY_PLACE)
        for i in order:
            same = self.table.pool.designs[self.table.design[i]].card_id == card_id
            if same and player in (None, self.table.owner[i]):
                return i
        raise AssertionError(f"no card {card_id!r}")

    def val(self, card_id: str, player: int | None = None) -> tuple[int, int, int]:
        i = self.i(card_id, player)
        return self.table.energy[i], self.table.substance[i], self.table.support[i]

    def sided(self, card_id: str, player: int | None = None) -> bool:
        return bool(self.table.sided[self.i(card_id, player)])

    def place(self, card_id: str, player: int | None = None) -> str:
        return PLAN.places[self.table.place[self.i(card_id, player)]]

    def side(self, player: int, zone: str) -> list[str]:
        cards = self.table.board[player * 3 + codes.ZONES.index(zone)]
        return [self.table.pool.designs[self.table.face[i]].card_id for i in cards]

    def pile(self, player: int) -> list[str]:
        return [
            self.table.pool.designs[self.table.design[i]].card_id for i in self.table.pile[player]
        ]

    def hand(self, player: int) -> list[str]:
        return [
            self.table.pool.designs[self.table.design[i]].card_id for i in self.table.hand[player]
        ]


def pos(
    ann: dict[str, Any], bob: dict[str, Any] | None = None, extra: Sequence[Card] = (), **more: Any
) -> Play:
    """A position in Ann's turn 3, at the choice of a Zone unless `at` says otherwise.

    `extra` brings cards that the common set does not have.
    """
    both = [dict(ann), dict(bob or {})]
    for player in both:
        player.setdefault("time", ["past", "present", "future"])
        player.setdefault("deck", ["zarbi"] * 5)
    data = {"names": ["Ann", "Bob"], "players": both, **more}
    table = position(data, [*CARDS.values(), *extra])
    table.logging = True
    return Play(table)


FILLER = (
    (4, "zarbi"), (4, "yeti"), (4, "bok"), (4, "menoptera"), (4, "ice-warrior"), (4, "dulciens"),
    (4, "unit-corporal"), (4, "romans"), (4, "drifter"), (4, "force-field"), (4, "starbase"),
    (2, "dalek"),
)  # fmt: skip


def new(seed: int = 1, **more: Any) -> Play:
    """A whole game between two plain decks of 55 cards."""
    matchup = Matchup([deck(*FILLER), deck(*FILLER)], ["Ann", "Bob"])
    return Play(matchup.start(seed, logging=True, **more))
