"""Options that need more than the sentence of their kind: abilities in use, and what they meet."""

from __future__ import annotations

from engine.mmg import options as o
from engine.mmg.codes import M_VALUE, SLOT_DISCARD, SLOT_SACRIFICE, SLOT_SIDE, W_INNATE
from engine.mmg.constants import HAND_PLACE
from engine.mmg.destruction import Destruction
from engine.mmg.labels import label, name, place
from engine.mmg.log_lines import VALUE_NAMES, zone_name
from engine.mmg.state import State
from engine.mmg.triggers import Triggers

SLOT_WORDS = {SLOT_SIDE: "Siding", SLOT_SACRIFICE: "sacrificing", SLOT_DISCARD: "discarding"}


def _picked(s: State, option: int) -> str:
    """Targets and mode of an announced ability, as the end of a sentence."""
    ability = s.pool.abilities[o.ability_of(option)]
    words = []
    for card, role in zip((o.first_of(option), o.second_of(option)), ability.slots, strict=False):
        if card >= 0:
            target = label(s, card) if role == SLOT_DISCARD else place(s, card)
            words.append(f"{SLOT_WORDS.get(role, 'on')} {target}")
    mode = o.mode_of(option)
    if mode and ability.mode == M_VALUE:
        words.append(f"for {VALUE_NAMES[mode]}")
    elif mode:
        words.append(f"to the {zone_name(mode - 1)}")
    return "".join(f" {word}" for word in words)


def _which(s: State, option: int) -> str:
    """Which of several abilities, when the card has more than one; numbered as on the card."""
    i = o.card_of(option)
    own = s.pool.designs[s.face[i]]
    ability = s.pool.abilities[o.ability_of(option)]
    for d in (own, s.pool.designs[s.copied[i]]) if s.copied[i] >= 0 else (own,):
        several = d.announced + d.answers + d.rescues
        if ability in several:
            number = f"ability {ability.number}" if len(several) > 1 else ""
            if d is own:
                return f" ({number})" if number else ""
            return f" (copied {number or 'ability'} of {d.name})"
    return ""


def _use(s: State, option: int, purpose: str = "") -> str:
    """Use a card, or play it from the hand."""
    i = o.card_of(option)
    verb = "Play" if s.place[i] == HAND_PLACE else "Use"
    return f"{verb} {label(s, i)}{_which(s, option)}{purpose}{_picked(s, option)}"


def option_words(s: State, option: int) -> str:
    """An option in words, or nothing where the sentence of its kind says it all."""
    kind = o.kind_of(option)
    i = o.card_of(option)
    if kind == o.PLAY_FLASH or kind == o.USE_SPECIAL:
        return _use(s, option)
    if kind == o.GIVE_SUPPORT:
        value = VALUE_NAMES[o.mode_of(option)]
        target = label(s, o.target_of(option))
        return f"Side {label(s, i)} to give {target} {s.support[i]} {value}"
    if kind == o.ADD_SOLVER:
        return f"Side {label(s, i, wide=True)} to solve"
    if kind == o.SOLVE_BY_SUPPORT:
        return f"Solve {label(s, i, wide=True)} by Support"
    if kind == o.SOLVE_BY_DOCTOR:
        helpers = (o.target_of(option), o.first_of(option), o.second_of(option))
        doctor, one, two = (label(s, helper, wide=True) for helper in helpers)
        return f"Solve {label(s, i, wide=True)} with {doctor}, {one} and {two}"
    if kind == o.CHOOSE_CARDS:
        return f"Pick {label(s, i, wide=True)}"
    if kind == o.COUNTER_REPLACEMENT:
        return _use(s, option, " to counter")
    if kind == o.CHOOSE_TARGET:
        return f"Let {label(s, i)} act{_picked(s, option)}"
    if kind == o.USE_REPLACEMENT:
        frame = s.agenda[-1]
        assert isinstance(frame, Destruction)
        doomed = label(s, frame.cards[frame.at])
        if s.pool.abilities[o.ability_of(option)].when == W_INNATE:
            return f"Let {doomed} regenerate by {label(s, i, wide=True)}"
        return _use(s, option, f" to keep {doomed}")
    if kind == o.ORDER_EFFECTS:
        return f"Let {_trigger(s, o.place_of(option))} take effect next"
    return ""


def _trigger(s: State, n: int) -> str:
    """One of several abilities that act by themselves, told from the others of its card's name."""
    waiting = s.agenda[-1]
    assert isinstance(waiting, Triggers)
    told = [
        (
            name(s, source),
            s.names[s.owner[source]],
            zone_name(s.zone[source]),
            f"ability {s.pool.abilities[ability].number}",
        )
        for source, ability in zip(waiting.sources, waiting.abilities, strict=True)
    ]
    same = [other for other in told if other[0] == told[n][0]]
    apart = [told[n][k] for k in (1, 2, 3) if any(other[k] != told[n][k] for other in same)]
    return f"{told[n][0]} ({', '.join(apart)})" if apart else told[n][0]
