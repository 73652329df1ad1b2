"""Options and events in plain words.

Log lines begin with the player or the card, stand in the present tense and have no full stop.
"""

from __future__ import annotations

from engine.mmg import events as e
from engine.mmg import options as o
from engine.mmg.codes import ACTS, ENDS, PLAYS, W_INNATE, ZONES
from engine.mmg.state import State
from engine.table import DETAIL, HEADING, MAIN

VALUE_NAMES = {1: "Energy", 2: "Substance", 4: "Support"}


def zone_name(zone: int) -> str:
    """The name of a Zone as it stands in a sentence."""
    return ZONES[zone].capitalize() if 0 <= zone < 4 else "no Zone"


def card_name(s: State, i: int) -> str:
    """What a card is called; a copy is called what it copies."""
    return s.pool.designs[s.face[i]].name if i >= 0 else "nothing"


def bits(mask: int, names: tuple[str, ...]) -> str:
    """The names of the set bits, joined."""
    return ", ".join(name for k, name in enumerate(names) if mask & (1 << k))


def values(s: State, i: int) -> str:
    """Current Energy, Substance and Support."""
    return f"{s.ce[i]}/{s.cs[i]}/{s.cu[i]}"


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
    if mode and ability.mode == 1:
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
        job = s.agenda[-1]
        return f"Let {card_name(s, job[1 + 3 * a])} take effect next"
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
        return f"Side {name} to give {card_name(s, b)} {s.cu[a]} {value}"
    if kind == o.CHOOSE_CARDS:
        return f"Pick {name}"
    if kind == o.CHOOSE_TARGET:
        return f"Let {name} act{_picked(s, option)}"
    verb = "Play" if kind == o.PLAY_FLASH or s.place[a] == 1 else "Use"
    if kind == o.USE_REPLACEMENT:
        job = s.agenda[-1]
        doomed = card_name(s, job[3 + job[1]])
        if s.pool.abilities[b].when == W_INNATE:
            return f"Let {doomed} regenerate by {name}"
        return f"{verb} {name}{_which(s, option)} to keep {doomed}{_picked(s, option)}"
    if kind == o.COUNTER_REPLACEMENT:
        return f"{verb} {name}{_which(s, option)} to counter{_picked(s, option)}"
    return f"{verb} {name}{_which(s, option)}{_picked(s, option)}"


DETAILS = frozenset({
    e.STOOD, e.DREW, e.SOLVER, e.ANNOUNCED, e.COMPLETE, e.NO_ATTACK, e.LEFT, e.CHANGED, e.SIDED,
    e.STANDS, e.BONUS, e.NORMAL, e.TURNED, e.NO_HIT, e.FIZZLED,
})  # fmt: skip
"""Events that a reader in a hurry can do without."""


def event_level(event: list[int]) -> int:
    """How much an event matters to a reader."""
    if event[0] == e.TURN:
        return HEADING
    return DETAIL if event[0] in DETAILS else MAIN


def event_text(s: State, event: list[int]) -> str:
    """An event of the log in one sentence."""
    code, a, b, c, d = event
    player = s.names[a] if 0 <= a < 2 else ""

    def card(i: int) -> str:
        return s.pool.designs[s.design[i]].name if i >= 0 else "nothing"

    def colour(i: int) -> str:
        return zone_name(s.pool.designs[s.design[i]].zone)

    def on(*cards: int) -> str:
        named = [card(i) for i in cards if i >= 0]
        return f" on {' and '.join(named)}" if named else ""

    texts = {
        e.AGREED: lambda: f"The players use {a} Time cards each",
        e.SETUP: lambda: f"{player} begins",
        e.TURN: lambda: f"{player} begins turn {b}",
        e.STOOD: lambda: f"{player} Stands {b} card{'' if b == 1 else 's'}",
        e.ZONE: lambda: f"{player} chooses the {zone_name(b)}{', the bonus Zone' if c else ''}",
        e.DREW: lambda: f"{player} draws a card",
        e.EMPTY: lambda: f"{player} has no card to draw and takes a Hit",
        e.PLAYED: lambda: f"{player} plays {card(b)} in the {zone_name(c)}",
        e.EPISODE: lambda: f"{player} plays the Episode {card(b)} in the {zone_name(c)}",
        e.SOLVER: lambda: f"{player} Sides {card(b)} to solve",
        e.SOLVED: lambda: f"{player} solves {card(b)}",
        e.STRUCK: lambda: f"{player} leaves {card(b)} unsolved and it takes effect",
        e.ANNOUNCED: lambda: f"{player} announces combat",
        e.COMPLETE: lambda: f"{player} declares the defence complete",
        e.ATTACKS: lambda: f"{player} attacks with {card(b)}",
        e.NO_ATTACK: lambda: f"{player} does not attack",
        e.PICKED: lambda: f"{player} names {card(b)} as defending main combatant",
        e.LEFT: lambda: f"{player} leaves the choice to the defender",
        e.NO_BLOCK: lambda: f"{player} chooses no main combatant",
        e.WON_FIGHT: lambda: f"{card(a)} beats {card(b)}",
        e.DRAWN_FIGHT: lambda: f"{card(a)} and {card(b)} fight to a draw",
        e.HIT: lambda: f"{player} loses a Time card, {colour(b)}",
        e.TURNED: lambda: f"{player} turns over a Time card, {colour(b)}",
        e.NO_HIT: lambda: f"{player} makes no Hit",
        e.PREVENTED_HIT: lambda: f"{player} is spared a Hit",
        e.FLASH: lambda: f"{player} plays the Flash {card(b)}{on(c, d)}",
        e.SPECIAL: lambda: f"{player} Sides {card(b)} for its Special ability{on(c, d)}",
        e.SUPPORT: lambda: f"{player} Sides {card(b)} to give {card(c)} {VALUE_NAMES[d]}",
        e.COUNTERED: lambda: f"{card(a)} is countered and has no effect",
        e.FIZZLED: lambda: f"{card(a)} finds no legal target",
        e.CHANGED: lambda: f"{card(a)} goes from {c} to {d} {VALUE_NAMES[b]}",
        e.DISCARDED: lambda: f"{card(a)} goes to the discard pile",
        e.MOVED: lambda: f"{card(a)} moves to the {zone_name(b)}",
        e.SIDED: lambda: f"{card(a)} is Sided",
        e.STANDS: lambda: f"{card(a)} Stands",
        e.FROZEN: lambda: f"{card(a)} is held as it is",
        e.SAVED: lambda: f"{card(a)} is saved by {card(b)}",
        e.REGENERATED: lambda: f"{card(a)} regenerates by {card(b)}",
        e.CLONED: lambda: f"{card(a)} {'gains the abilities of' if c else 'becomes'} {card(b)}",
        e.UNDER: lambda: f"{card(a)} is placed under {card(b)}, out of play",
        e.RETURNED: lambda: f"{card(a)} is in play again",
        e.RECALLED: lambda: f"{card(a)} goes back to its owner's hand",
        e.BONUS: lambda: f"{player} takes the bonus card",
        e.NORMAL: lambda: f"Turn {a} ends and values are normal again",
        e.WINS: lambda: f"{player} wins",
        e.ABORTED: lambda: f"The game is aborted: {ENDS[a]}",
        e.MILLED: lambda: f"{card(a)} goes from the draw deck to the discard pile",
        e.EXTRA_PLAY: lambda: f"{player} may play {b} more this turn",
        e.EXTRA_TURN: lambda: f"{player} will take another turn",
        e.BARRED: lambda: f"{player} cannot play {bits(b, PLAYS)} this turn",
        e.FORBIDDEN: lambda: f"{card(a)} cannot {bits(b, ACTS)} this turn",
        e.GUARDED: lambda: f"{card(a)} is guarded against damage",
        e.SHIELDED: lambda: f"{player} is shielded against {b} Hit{'' if b == 1 else 's'}",
    }
    return texts[code]()
