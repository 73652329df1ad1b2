"""What waits to be answered: finding the announcement that a counter fits."""

from __future__ import annotations

from engine.mmg.codes import I_HIT, I_SUPPORT, SLOT_COPIER, SLOT_TARGET
from engine.mmg.frames import Announced
from engine.mmg.model import Ability, Sel
from engine.mmg.select import matches
from engine.mmg.state import State


def aimed(ability: Ability, slot: int, card: int) -> int:
    """The card of a slot, if the ability is aimed at it; -1 for one that is paid."""
    paid = slot >= len(ability.slots) or ability.slots[slot] not in (SLOT_TARGET, SLOT_COPIER)
    return -1 if paid else card


def targets(s: State, item: Announced) -> list[int]:
    """What an announcement is aimed at; cards paid as its cost are not."""
    if item.kind == I_SUPPORT:
        return [item.first]
    ability = s.pool.abilities[item.ability]
    both = [aimed(ability, 0, item.first), aimed(ability, 1, item.second)]
    return [card for card in both if card >= 0]


def newest(s: State, player: int, kinds: int, sel: Sel | None, source: int) -> int:
    """Place of the newest announcement of the other player that a counter fits, or -1.

    It is of one of these kinds and, with a filter, aimed at a card that matches.
    """
    k = len(s.stack) - 1
    while k >= 0:
        item = s.stack[k]
        mine = item.player == player
        if not mine and item.kind != I_HIT and kinds & (1 << item.kind) and not item.countered:
            if sel is None:
                return k
            for card in targets(s, item):
                if matches(s, sel, card, source, player):
                    return k
        k -= 1
    return -1
