"""Playing a position as a person would: by the words of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.whoccg import constants
from engine.whoccg.fields import PLAN
from engine.whoccg.game import WhoTable
from engine.whoccg.game_api import Matchup, position
from engine.whoccg.select import frozen
from tests.engine.whoccg.cardset import CARDS, effect, make

NAMES = ["Ann", "Bob", "Cid", "Dot"]


class Play:
    """A game with helpers; players are Ann, Bob, Cid and Dot."""

    def __init__(self, table: WhoTable) -> None:
        self.table = table

    @property
    def kind(self) -> str:
        decision = self.table.decision()
        return "over" if decision is None else decision.kind

    @property
    def texts(self) -> list[str]:
        return [self.table.option_text(option) for option in self.table.options]

    @property
    def logged(self) -> list[str]:
        return [self.table.event_text(event) for event in self.table.log]

    @property
    def points(self) -> list[int]:
        return self.table.points

    def can(self, text: str) -> bool:
        """Whether an option that begins with these words is on offer."""
        return any(option.startswith(text) for option in self.texts)

    def do(self, *texts: str) -> Play:
        """Choose options by the beginning of their words, one after another."""
        for text in texts:
            matching = [o for o in self.table.options if self.table.option_text(o).startswith(text)]
            exact = [o for o in matching if self.table.option_text(o) == text]
            if not matching:
                raise AssertionError(f"no option {text!r}; seat {self.table.seat} at {self.kind!r} "
                                     f"has {self.texts}")  # fmt: skip
            self.table.apply((exact or matching)[0])
        return self

    def act(self) -> Play:
        """Go on to phase 2."""
        while self.kind == "play cards":
            self.do("Play no more cards")
        return self.quiet()

    def quiet(self) -> Play:
        """Everybody lets windows pass."""
        while self.kind in ("window", "answer"):
            self.do("Do nothing")
        return self

    def end(self) -> Play:
        """To the first decision of the next turn, doing nothing on the way."""
        turn = self.table.turn
        for _ in range(60):
            if self.table.turn != turn or self.kind == "over":
                return self
            quiet = {
                "play cards": "Play no more",
                "act": "Do nothing more",
                "move tardis": "Leave",
                "discard": "Discard no card",
            }
            self.do(quiet.get(self.kind, "Do nothing"))
        raise AssertionError(f"the turn does not end at {self.kind!r}: {self.texts}")

    def i(self, card_id: str, player: int | None = None) -> int:
        """The number of a card, by its id; one in play comes first."""
        order = sorted(
            range(self.table.cards), key=lambda i: self.table.place[i] != constants.PLAY_PLACE
        )
        for i in order:
            same = self.table.pool.designs[self.table.design[i]].card_id == card_id
            if same and player in (None, self.table.owner[i]):
                return i
        raise AssertionError(f"no card {card_id!r}")

    def place(self, card_id: str, player: int | None = None) -> str:
        return PLAN.places[self.table.place[self.i(card_id, player)]]

    def spot(self, card_id: str, player: int | None = None) -> int:
        return self.table.spot[self.i(card_id, player)]

    def frozen(self, card_id: str, player: int | None = None) -> bool:
        return frozen(self.table, self.i(card_id, player))

    def val(self, card_id: str, player: int | None = None) -> tuple[int, int, int]:
        i = self.i(card_id, player)
        return self.table.brains[i], self.table.brawn[i], self.table.bravery[i]

    def trait(self, card_id: str, name: str) -> int:
        from engine.whoccg.lists import TRAITS

        return self.table.traits[self.i(card_id)][TRAITS.index(name)]

    def hand(self, player: int) -> list[str]:
        found = [self.table.pool.designs[self.table.design[i]].card_id
                 for i in self.table.hand[player]]  # fmt: skip
        return [card for card in found if card != "keeper"]

    def pile(self, player: int) -> list[str]:
        return [self.table.pool.designs[self.table.design[i]].card_id
                for i in self.table.pile[player]]  # fmt: skip


KEEPERS = [
    make("keeper", "spacetime", place="Nowhere", era="outside", goal_type=[], cost=0),
    make("pastime", "plot", effect("requires", need={}), effect("shuffle", when="use")),
]
"""Something to do in phases 1 and 2, so that a turn does not pass by itself."""


def pos(
    *players: dict[str, Any], extra: Sequence[Card] = (), stay: bool = True, **more: Any
) -> Play:
    """A position in Ann's turn 5, in phase 1 unless `at` says otherwise.

    Two players and the places Earth 1970, Skaro and Traken unless told otherwise; `extra` brings
    cards that the common set does not have. Every player holds a card that keeps turns from passing
    by themselves, unless `stay` is false.
    """
    seats = [dict(player) for player in players]
    while len(seats) < 2:
        seats.append({})
    for seat in seats:
        seat.setdefault("deck", ["soldier"] * 12)
        if stay:
            seat["hand"] = [*seat.get("hand", ()), "keeper"]
            seat["play"] = [*seat.get("play", ()), "pastime"]
    data = {"names": NAMES[: len(seats)], "players": seats, **more}
    data.setdefault("places", ["earth-present", {"card": "skaro", "by": 1}, "traken"])
    table = position(data, [*CARDS.values(), *KEEPERS, *extra])
    table.logging = True
    return Play(table)


FILLER = (["soldier"] * 4 + ["victorian"] * 4 + ["noble"] * 4 + ["dalek"] * 4 + ["cyberman"] * 4
          + ["scarecrow"] * 4 + ["auton"] * 4 + ["kidnapper"] * 4 + ["bomber"] * 4 + ["guide"] * 4
          + ["healer"] * 4 + ["watched"] * 4 + ["small-goal", "brainy-goal"])  # fmt: skip


def deck(extra: Sequence[Card] = (), **sections: Sequence[str]) -> ReadyDeck:
    """A legal deck: plain filler, and the sections that are given."""
    known = {**CARDS, **{card.id: card for card in extra}}
    base: dict[str, Sequence[str]] = {
        "spacetimes": ["earth-present", "skaro", "mars"],
        "setup": ["tardis", "doctor-1", "susan"],
        "placed": [],
        "goal": ["rich-goal"],
        "deck": FILLER,
        "plots": [],
    }
    base.update(sections)
    return ReadyDeck({name: tuple(known[card] for card in cards) for name, cards in base.items()})


def new(*decks: ReadyDeck, seed: int = 1, **more: Any) -> Play:
    """A whole game; two plain decks unless given."""
    given = list(decks) or [deck(), deck()]
    return Play(Matchup(given, NAMES[: len(given)]).start(seed, logging=True, **more))
