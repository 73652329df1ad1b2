"""Play an Upgrade on this Character: what a Cyberman does when it is played (NEM-X04)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability, Cards
from engine.nemesis.codes import UPGRADE
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.playing import Playing, can_bear
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class PlayUpgrade(Ability, frozen=True):
    """Play Upgrades from hand on the Character of the rule."""

    count: int = 1
    cards: Cards = Cards(of="nemesis upgrade")

    def words(self) -> str:
        noun = "Upgrade" if self.count == 1 else "Upgrades"
        return f"play {self.count} Nemesis {noun} on this Character"

    def lower(self, low: Lowering) -> Effect:
        return EquipThis(self.count, low.cards(self.cards))


@final
class EquipThis(Effect):
    """An Upgrade from hand, on this Character and no other."""

    __slots__ = ("cards", "count")

    def __init__(self, count: int, cards: Filter) -> None:
        self.count = count
        self.cards = cards

    def possible(self, s: State, player: int, card: int) -> bool:
        for i in s.hand[player]:
            d = s.pool.designs[s.design[i]]
            if d.traits & UPGRADE and self.cards.fits(d.traits) and can_bear(s, player, i, card):
                return True
        return False

    def run(self, s: State, f: Resolving) -> bool:
        f.done()
        groups = self.cards.groups
        s.agenda.append(Playing(f.player, self.count, groups, self.cards.bans, f.card))
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.0
