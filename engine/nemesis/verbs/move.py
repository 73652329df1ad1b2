"""Move: cards to other Locations, Upgrades and tokens with them (NEM-E33, E34)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability, Cards
from engine.nemesis.asking import all_spots, ask_card, ask_spot
from engine.nemesis.codes import LOCATION, SPOTS
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import noun, one, where
from engine.nemesis.resolving import NO_CHOICE, Resolving
from engine.nemesis.select import chosen_by, here_of, place_name, strength_of
from engine.nemesis.state import State
from engine.nemesis.zones import move_card

TO_ANY = 0
TO_HERE = 1
TO_YOURS = 2
TO_OTHERS = 3
TO_NAMED = 4
PLACES = ("any", "here", "your-board", "other-board")


@mypyc_attr(native_class=False)
class Move(Ability, frozen=True):
    """Move one card, or any number of them."""

    cards: Cards = Cards(of="minion", whose="yours")
    any_number: bool = False
    to: str = "any"
    """One of the words of PLACES, or the name of a Location."""

    def words(self) -> str:
        if self.any_number:
            return f"move any number of {noun(self.cards, many=True)}, each {where(self.to)}"
        return f"move {one(self.cards)} {where(self.to)}"

    def lower(self, low: Lowering) -> Effect:
        named = self.to not in PLACES
        to = TO_NAMED if named else PLACES.index(self.to)
        place = low.place(self.to) if named else -1
        return MoveCards(low.cards(self.cards), self.any_number, to, place)


@final
class MoveCards(Effect):
    """`picked` holds what has moved; `stage` is the card on its way + 1."""

    __slots__ = ("any_number", "cards", "place", "to")

    def __init__(self, cards: Filter, any_number: bool, to: int, place: int) -> None:
        self.cards = cards
        self.any_number = any_number
        self.to = to
        self.place = place

    def spots(self, s: State, i: int, player: int, card: int) -> list[int]:
        """Where a card may go: not where it is (R18)."""
        found: list[int] = []
        here = here_of(s, card, player) if self.to == TO_HERE else -1
        for spot in all_spots(s):
            if spot == s.spot[i]:
                continue
            if self.to == TO_HERE and spot != here:
                continue
            if self.to == TO_YOURS and spot // SPOTS != player:
                continue
            if self.to == TO_OTHERS and spot // SPOTS == player:
                continue
            if self.to == TO_NAMED and place_name(s, spot) != self.place:
                continue
            found.append(spot)
        return found

    def movable(self, s: State, player: int, card: int, subject: int) -> list[int]:
        """Cards that may be moved."""
        found: list[int] = []
        for i in chosen_by(s, self.cards, player, card, subject):
            if s.place[i] == LOCATION and self.spots(s, i, player, card):
                found.append(i)
        return found

    def possible(self, s: State, player: int, card: int) -> bool:
        return bool(self.movable(s, player, card, -1))

    def run(self, s: State, f: Resolving) -> bool:
        if f.stage == 0:
            if f.chosen == -1:
                return False
            if f.chosen == NO_CHOICE:
                cards: list[int] = []
                for i in self.movable(s, f.player, f.card, f.subject):
                    if i not in f.picked:
                        cards.append(i)
                if not cards:
                    return False
                if len(cards) > 1 or self.any_number:
                    return ask_card(s, f, cards, self.any_number)
                f.chosen = cards[0]
            f.stage = f.chosen + 1
            f.again()
        moving = f.stage - 1
        if f.chosen == NO_CHOICE:
            spots = self.spots(s, moving, f.player, f.card)
            if len(spots) > 1:
                return ask_spot(s, f, moving, spots)
            if not spots:
                return False
            f.chosen = spots[0]
        spot = f.chosen
        if self.any_number:
            f.picked.append(moving)
            f.stage = 0
            f.again()
        else:
            f.done()
        move_card(s, moving, spot, f.player, False)
        if self.any_number:
            if s.agenda[len(s.agenda) - 1] is f:
                return self.run(s, f)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        best = 0.9 if self.any_number else 0.6
        for i in self.movable(s, player, card, -1):
            if s.control[i] == player and s.pool.designs[s.design[i]].win is not None:
                if not self.arrived(s, i, player):
                    best = 3.0
        return best

    def arrived(self, s: State, i: int, player: int) -> bool:
        """Whether a card with a goal of its own is where the goal wants it."""
        win = s.pool.designs[s.design[i]].win
        return win is not None and win.wants(s, player, s.spot[i])

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        hostile = s.control[target] != player
        value = 0.3 + 0.1 * strength_of(s, target)
        if s.pool.designs[s.design[target]].win is not None:
            return 2.0 if hostile == self.arrived(s, target, s.control[target]) else -1.0
        here = s.spot[target] // SPOTS == player
        return value if hostile == here else 0.1
