"""Retrieve: cards from a discard pile into hand, or played at once (NEM-E21 to E24)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability, Cards
from engine.nemesis.asking import ask_card
from engine.nemesis.effect import Effect
from engine.nemesis.keeping import keep_worth
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import counted, noun
from engine.nemesis.playing import free_ways, play_from_elsewhere
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State
from engine.nemesis.zones import set_aside, to_hand


@mypyc_attr(native_class=False)
class Retrieve(Ability, frozen=True):
    """Take cards from a discard pile."""

    count: int = 1
    cards: Cards = Cards()
    any_pile: bool = False
    to: str = "hand"
    """"hand", or "play" to play the card at once."""

    def words(self) -> str:
        what = noun(self.cards) if self.cards.named else counted(self.count, noun(self.cards))
        pile = "any discard pile" if self.any_pile else "your discard pile"
        after = " and play it" if self.to == "play" else ""
        return f"retrieve {what} from {pile}{after}"

    def problems(self) -> list[str]:
        return [] if self.to in ("hand", "play") else ["to: expected hand or play"]

    def lower(self, low: Lowering) -> Effect:
        return FromPile(self.count, low.cards(self.cards), self.any_pile, self.to == "play")


@final
class FromPile(Effect):
    """The player picks cards of a pile; fewer than asked for is all of them (R53)."""

    __slots__ = ("any_pile", "cards", "count", "plays")

    def __init__(self, count: int, cards: Filter, any_pile: bool, plays: bool) -> None:
        self.count = count
        self.cards = cards
        self.any_pile = any_pile
        self.plays = plays

    def fitting(self, s: State, player: int, but: int) -> list[int]:
        """Cards that may be retrieved."""
        found: list[int] = []
        for other in range(s.seats):
            if other != player and not self.any_pile:
                continue
            for i in s.pile[other]:
                d = s.pool.designs[s.design[i]]
                if i == but or not self.cards.fits(d.traits):
                    continue
                if self.cards.design != "" and d.card_id != self.cards.design:
                    continue
                if self.plays and not free_ways(s, player, i):
                    continue
                found.append(i)
        return found

    def possible(self, s: State, player: int, card: int) -> bool:
        return bool(self.fitting(s, player, card))

    def run(self, s: State, f: Resolving) -> bool:
        if f.left < 0:
            f.left = self.count
        while f.left > 0:
            if f.chosen >= 0:
                card = f.chosen
                f.again()
                f.left -= 1
                s.note(c.RETRIEVED_EVENT, f.player, card)
                if self.plays:
                    f.done()
                    set_aside(s, card)
                    play_from_elsewhere(s, f.player, card)
                    return False
                to_hand(s, card, f.player)
                continue
            cards = self.fitting(s, f.player, f.card)
            if not cards:
                break
            if len(cards) == 1:
                f.chosen = cards[0]
                continue
            return ask_card(s, f, cards)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.9 * min(self.count, len(self.fitting(s, player, card)))

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        return keep_worth(s, player, target)
