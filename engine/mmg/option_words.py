"""Options that need more than the sentence of their kind: abilities in use, and what they meet."""

from __future__ import annotations

from engine.mmg import options as o
from engine.mmg.codes import M_VALUE, SLOT_DISCARD, SLOT_SACRIFICE, SLOT_SIDE, W_INNATE
from engine.mmg.constants import HAND_PLACE
from engine.mmg.destruction import Destruction
from engine.mmg.log_lines import VALUE_NAMES, zone_name
from engine.mmg.state import State
from engine.mmg.triggers import Triggers

SLOT_WORDS = {SLOT_SIDE: "Siding", SLOT_SACRIFICE: "sacrificing", SLOT_DISCARD: "discarding"}


def card_name(s: State, i: int) -> str:
    """What a card is called; a copy is called what it copies."""
    return s.pool.designs[s.face[i]].name if i >= 0 else "nothing"


def _where(s: State, i: int) -> str:
    whose = s.names[s.owner[i]]
    return f"{card_name(s, i)} ({whose}, {zone_name(s.zone[i])})"


def _picked(s: State, option: int) -> str:
    """Targets and mode of an announced ability, as the end of a sentence."""
    ability = s.pool.abilities[o.ability_of(option)]
    words = []
    for card, role in zip((o.first_of(option), o.second_of(option)), ability.slots, strict=False):
        if card >= 0:
            target = card_name(s, card) if role == SLOT_DISCARD else _where(s, card)
            words.append(f"{SLOT_WORDS.get(role, 'on')} {target}")
    mode = o.mode_of(option)
    if mode and ability.mode == M_VALUE:
        words.append(f"for {VALUE_NAMES[mode]}")
    elif mode:
        words.append(f"to the {zone_name(mode - 1)}")
    return "".join(f" {word}" for word in words)


def _which(s: State, option: int) -> str:
    """Which of several abilities, when the card has more than one."""
    d = s.pool.designs[s.face[o.card_of(option)]]
    several = d.announced + d.answers + d.rescues
    for k, ability in enumerate(several, start=1):
        if ability.index == o.ability_of(option):
            return f" (ability {k})" if len(several) > 1 else ""
    return " (copied ability)"


def _use(s: State, option: int, purpose: str = "") -> str:
    """Use a card, or play it from the hand."""
    i = o.card_of(option)
    verb = "Play" if s.place[i] == HAND_PLACE else "Use"
    return f"{verb} {card_name(s, i)}{_which(s, option)}{purpose}{_picked(s, option)}"


def option_words(s: State, option: int) -> str:
    """An option in words, or nothing where the sentence of its kind says it all."""
    kind = o.kind_of(option)
    i = o.card_of(option)
    if kind == o.PLAY_FLASH or kind == o.USE_SPECIAL:
        return _use(s, option)
    if kind == o.GIVE_SUPPORT:
        value = VALUE_NAMES[o.mode_of(option)]
        target = card_name(s, o.target_of(option))
        return f"Side {card_name(s, i)} to give {target} {s.support[i]} {value}"
    if kind == o.COUNTER_REPLACEMENT:
        return _use(s, option, " to counter")
    if kind == o.CHOOSE_TARGET:
        return f"Let {card_name(s, i)} act{_picked(s, option)}"
    if kind == o.USE_REPLACEMENT:
        frame = s.agenda[-1]
        assert isinstance(frame, Destruction)
        doomed = card_name(s, frame.cards[frame.at])
        if s.pool.abilities[o.ability_of(option)].when == W_INNATE:
            return f"Let {doomed} regenerate by {card_name(s, i)}"
        return _use(s, option, f" to keep {doomed}")
    if kind == o.ORDER_EFFECTS:
        waiting = s.agenda[-1]
        assert isinstance(waiting, Triggers)
        return f"Let {card_name(s, waiting.sources[o.place_of(option)])} take effect next"
    return ""
