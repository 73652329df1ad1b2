"""Paying for what is announced: Siding, sacrifice, discarding. Costs are never given back (R69)."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg.board import side_card, to_pile
from engine.mmg.codes import SLOT_DISCARD, SLOT_SACRIFICE, SLOT_SIDE, W_FLASH, W_SPECIAL
from engine.mmg.constants import PLAY_PLACE, USED_PLACE
from engine.mmg.model import Ability
from engine.mmg.resolve.rewind import RewindEffect
from engine.mmg.state import State
from engine.mmg.triggers import lose


def use_flash(s: State, player: int, source: int, ability: Ability) -> None:
    """A Flash in use counts as played (G01); it is discarded as soon as it has been used (F16)."""
    s.hand[player].remove(source)
    s.place[source] = USED_PLACE
    s.show_played(source)
    if not isinstance(ability.effect, RewindEffect):  # it looks at the card before it
        s.last[player] = source


def _pay_slot(s: State, player: int, role: int, card: int) -> None:
    if role in (SLOT_SIDE, SLOT_SACRIFICE, SLOT_DISCARD):
        s.note(events.PAID, player, card, role)
    if role == SLOT_SIDE:
        side_card(s, card)
    elif role == SLOT_SACRIFICE:
        lose(s, [card])
    elif role == SLOT_DISCARD:
        s.hand[player].remove(card)
        to_pile(s, card)
        s.note(events.DISCARDED, card)


def pay(s: State, player: int, source: int, ability: Ability, first: int) -> None:
    """Everything that announcing an ability costs."""
    if ability.when == W_FLASH:
        use_flash(s, player, source, ability)
    elif ability.when == W_SPECIAL:
        side_card(s, source)
    if ability.slots:  # at most one cost is picked, and it is picked first
        _pay_slot(s, player, ability.slots[0], first)
    if ability.sacrifice_self and s.place[source] == PLAY_PLACE:
        s.note(events.PAID, player, source, SLOT_SACRIFICE)
        lose(s, [source])
