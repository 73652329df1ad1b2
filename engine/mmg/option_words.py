"""Options in plain words, as orders to the player."""

from __future__ import annotations

from engine.mmg import options as o
from engine.mmg.codes import HAND, M_VALUE, W_INNATE
from engine.mmg.frames import Destruction, Triggers
from engine.mmg.log_lines import VALUE_NAMES, zone_name
from engine.mmg.state import State


def card_name(s: State, i: int) -> str:
    """What a card is called; a copy is called what it copies."""
    return s.pool.designs[s.face[i]].name if i >= 0 else "nothing"


def _where(s: State, i: int) -> str:
    whose = s.names[s.owner[i]]
    return f"{card_name(s, i)} ({whose}, {zone_name(s.zone[i])})"


def _picked(s: State, option: int) -> str:
    """Targets and mode of an announced ability, as the end of a sentence."""
    ability = s.pool.abilities[o.b_of(option)]
    words = []
    for given, role in zip((o.c_of(option), o.d_of(option)), ability.slots, strict=False):
        if given:
            target = _where(s, given - 1) if role != 2 else card_name(s, given - 1)
            words.append(
                {0: f"Siding {target}", 1: f"sacrificing {target}", 2: f"discarding {target}"}.get(
                    role, f"on {target}"
                )
            )
    mode = o.m_of(option)
    if mode and ability.mode == M_VALUE:
        words.append(f"for {VALUE_NAMES[mode]}")
    elif mode:
        words.append(f"to the {zone_name(mode - 1)}")
    return "".join(f" {word}" for word in words)


def _which(s: State, option: int) -> str:
    """Which of several abilities, when the card has more than one."""
    d = s.pool.designs[s.face[o.a_of(option)]]
    several = d.announced + d.answers + d.rescues
    for k, ability in enumerate(several, start=1):
        if ability.index == o.b_of(option):
            return f" (ability {k})" if len(several) > 1 else ""
    return " (copied ability)"


def option_text(s: State, option: int) -> str:
    """An option of this position as an order to the player."""
    kind = o.kind_of(option)
    a = o.a_of(option)
    b = o.b_of(option)
    fixed = {
        o.END_PLAY: "Play no more cards",
        o.SKIP_EPISODE: "Play no Episode",
        o.SOLVE_DONE: "Solve with the Creatures named",
        o.END_SOLVE: "Solve no Episode",
        o.ANNOUNCE_COMBAT: "Announce combat",
        o.DEFENCE_COMPLETE: "Declare the defence complete",
        o.DECLINE_ATTACK: "Do not attack",
        o.LEAVE_CHOICE: "Leave the choice to the defender",
        o.DECLINE_BLOCK: "Choose no main combatant",
        o.MAKE_HIT: "Make a Hit",
        o.DECLINE_HIT: "Make no Hit",
        o.BONUS_DRAW: "Draw the bonus card",
        o.DECLINE_BONUS: "Draw no bonus card",
        o.PASS: "Do nothing",
    }
    if kind in fixed:
        return fixed[kind]
    if kind == o.AGREE_TIME_COUNT:
        return f"Use {a} Time cards each"
    if kind == o.SET_ASIDE_WATCHER:
        return f"Set aside {s.pool.designs[b].name} for the {zone_name(a % 3)}"
    if kind == o.CHOOSE_FIRST_PLAYER:
        return f"Let {s.names[a]} begin"
    if kind == o.CHOOSE_ZONE:
        return f"Choose the {zone_name(a)}"
    if kind == o.ORDER_EFFECTS:
        frame = s.agenda[-1]
        assert isinstance(frame, Triggers)
        return f"Let {card_name(s, frame.waiting[a].source)} take effect next"
    name = card_name(s, a)
    if kind in (o.PLAY_CREATURE, o.PLAY_RESOURCE):
        return f"Play {name}"
    if kind == o.PLAY_EPISODE:
        return f"Play {name} in the {zone_name(b)}"
    if kind == o.SOLVE_BY_SUPPORT:
        return f"Solve {name} by Support"
    if kind == o.SOLVE_BY_DOCTOR:
        one, two = card_name(s, o.c_of(option) - 1), card_name(s, o.d_of(option) - 1)
        return f"Solve {name} with {card_name(s, b)}, {one} and {two}"
    if kind == o.SOLVE_ADD:
        return f"Side {name} to solve"
    if kind == o.DECLARE_ATTACK:
        return f"Attack with {name}"
    if kind == o.CHOOSE_DEFENDER:
        return f"Pick {name} as defender"
    if kind == o.CHOOSE_BLOCKER:
        return f"Defend with {name}"
    if kind == o.GIVE_SUPPORT:
        value = VALUE_NAMES[o.m_of(option)]
        return f"Side {name} to give {card_name(s, b)} {s.support[a]} {value}"
    if kind == o.CHOOSE_CARDS:
        return f"Pick {name}"
    if kind == o.CHOOSE_TARGET:
        return f"Let {name} act{_picked(s, option)}"
    verb = "Play" if kind == o.PLAY_FLASH or s.place[a] == HAND else "Use"
    if kind == o.USE_REPLACEMENT:
        fall = s.agenda[-1]
        assert isinstance(fall, Destruction)
        doomed = card_name(s, fall.cards[fall.at])
        if s.pool.abilities[b].when == W_INNATE:
            return f"Let {doomed} regenerate by {name}"
        return f"{verb} {name}{_which(s, option)} to keep {doomed}{_picked(s, option)}"
    if kind == o.COUNTER_REPLACEMENT:
        return f"{verb} {name}{_which(s, option)} to counter{_picked(s, option)}"
    return f"{verb} {name}{_which(s, option)}{_picked(s, option)}"
