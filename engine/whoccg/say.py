"""Options and events in plain words.

Log lines begin with the player or the card, stand in the present tense and have no full stop.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.table import DETAIL, HEADING, MAIN
from engine.whoccg import events as e
from engine.whoccg import options as o
from engine.whoccg.codes import ENDS, LINES, OP_DOUBLE_TRAIT, OP_GIVE_TRAIT, UNDER
from engine.whoccg.lists import QUALITIES, TRAITS
from engine.whoccg.select import frozen
from engine.whoccg.state import State

ATTEMPTS = ("Reach", "Oppose", "score from", "overcome")
FIXED = {
    o.SETUP_DONE: "Play no more cards at Set-Up",
    o.PLOTS_DONE: "Take no more Plots",
    o.BEGIN_TOGETHER: "Play several cards together",
    o.END_TOGETHER: "Play the cards named together",
    o.END_PLAY: "Play no more cards",
    o.ALL_JOIN: "Let everybody take part",
    o.BEGIN_ATTEMPT: "Make the attempt with those named",
    o.CHOOSE_NONE: "Choose none",
    o.DEPART: "Depart with those named",
    o.ALL_BOARD: "Take along as many as can go",
    o.DISCARD_NONE: "Discard no card",
    o.PASS: "Do nothing",
    o.END_ACT: "Do nothing more this turn",
}


def card_name(s: State, i: int) -> str:
    """What a card is called."""
    return s.pool.designs[s.design[i]].name if i >= 0 else "nothing"


def place_name(s: State, place: int) -> str:
    """What a place is called."""
    if place < 0:
        return "no place"
    if s.stacks[place]:
        return s.pool.designs[s.design[s.stacks[place][0]]].name
    return "a lost place"


def where(s: State, i: int) -> str:
    """A card with its player and its place, to tell copies apart."""
    whose = s.names[s.ctrl[i]]
    state = ", frozen" if frozen(s, i) else ""
    if s.spot[i] < 0:
        return f"{card_name(s, i)} ({whose}{state})"
    return f"{card_name(s, i)} ({whose}, {place_name(s, s.spot[i])}{state})"


def _ability(s: State, i: int, index: int) -> str:
    """Which of several abilities, when the card has more than one of the kind."""
    d = s.pool.designs[s.design[i]]
    several = d.uses if d.uses else d.bangs
    for k, ability in enumerate(several, start=1):
        if ability.index == index and len(several) > 1:
            return f" (ability {k})"
    return ""


def _play_text(s: State, option: int) -> str:
    a = o.a_of(option)
    place = o.b_of(option) - 1
    host = o.c_of(option) - 1
    verb = "Play the revealed" if s.place[a] == UNDER else "Play"
    if host >= 0:
        return f"{verb} {card_name(s, a)} on {where(s, host)}"
    if place >= 0:
        return f"{verb} {card_name(s, a)} at {place_name(s, place)}"
    return f"{verb} {card_name(s, a)}"


def _setup_text(s: State, kind: int, option: int) -> str:
    a = o.a_of(option)
    place = place_name(s, o.b_of(option) - 1)
    if kind == o.RETURN_UNUSED:
        return f"{'Shuffle in' if a else 'Leave out'} the unused Set-Up cards"
    if kind == o.SETUP_PLACE:
        host = o.c_of(option) - 1
        return f"Start {card_name(s, a)} {f'on {where(s, host)}' if host >= 0 else f'at {place}'}"
    name = s.pool.designs[a].name
    if kind == o.PLAY_OPENING_GOAL:
        return f"Open with {name} at {place}"
    words = {o.CHOOSE_SPACETIME: "Lay", o.CHOOSE_SETUP_CARD: "Start with"}
    return f"{words.get(kind, 'Take the Plot')} {name}"


def option_text(s: State, option: int) -> str:
    """An option of this position as an order to the player."""
    kind = o.kind_of(option)
    if kind in FIXED:
        return FIXED[kind]
    a = o.a_of(option)
    b = o.b_of(option)
    c = o.c_of(option) - 1
    if kind <= o.CHOOSE_PLOT or kind == o.SETUP_PLACE:
        return _setup_text(s, kind, option)
    if kind == o.PLAY:
        return _play_text(s, option)
    if kind == o.CHOOSE_PLAYER:
        return f"Choose {s.names[a]}"
    if kind == o.DEFINE_NUMBER:
        return f"Set the number {a}"
    if kind == o.NAME_WORD:
        return f"Name {s.pool.words[a]}"
    if kind == o.CHOOSE_PLACE:
        return f"Move to {place_name(s, b - 1)}"
    if kind == o.PLAY_BANG:
        return f"Play {card_name(s, a)}{_ability(s, a, b)}"
    if kind == o.USE_ABILITY:
        user = f" with {card_name(s, c)}" if c >= 0 else ""
        return f"Use {where(s, a)}{_ability(s, a, b)}{user}"
    if o.ATTEMPT_REACH <= kind <= o.TACKLE:
        place = place_name(s, b - 1)
        return f"Try to {ATTEMPTS[kind - o.ATTEMPT_REACH]} {card_name(s, a)} at {place}"
    texts = {
        o.SWAP: f"Swap {card_name(s, c)} for {card_name(s, a)}",
        o.JOIN_ATTEMPT: f"Let {card_name(s, a)} take part",
        o.ASSIGN_TO_PUZZLE: f"Tackle {card_name(s, a)}",
        o.CHOOSE_FIGHTER: f"Name {where(s, a)}",
        o.CHOOSE_TARGET: f"Choose {where(s, a)}",
        o.PICK_UP_ARTIFACT: f"Pick up {card_name(s, a)} with {card_name(s, c)}",
        o.USE_VORTEX: f"Search the Vortex by {card_name(s, a)} (entry {b + 1})",
        o.MOVE_TARDIS: f"Move {card_name(s, a)} to {place_name(s, b - 1)}",
        o.STAY: f"Leave {card_name(s, a)} where it is",
        o.BOARD: f"Take {card_name(s, a)} along",
        o.DISCARD_ONE: f"Discard {card_name(s, a)}",
        o.PLAY_PLOT: f"Play the Plot {card_name(s, a)}",
        o.REARRANGE: f"Put {card_name(s, a)} next",
        o.CHOOSE_COPY: f"Choose the copy of {s.names[s.owner[a]]}",
        o.DROP_CARD: f"Discard {card_name(s, a)} from hand",
    }
    return texts[kind]


DETAILS = frozenset({
    e.STARTED, e.UNFROZEN, e.JOINED, e.COUNTED, e.FROZEN, e.MOVED, e.SEARCHED, e.DREW, e.SHUFFLED,
    e.REFILLED, e.BOOSTED, e.TRAIT, e.PROTECTED, e.FORBIDDEN, e.ACTS_AS, e.NUMBER, e.HELD, e.LAID,
})  # fmt: skip
"""Events that a reader in a hurry can do without."""


def event_level(event: list[int]) -> int:
    """How much an event matters to a reader."""
    if event[0] == e.TURN:
        return HEADING
    return DETAIL if event[0] in DETAILS else MAIN


def _changed(event: list[int]) -> str:
    """The end of a sentence about a changed value."""
    _, _, b, c, _ = event
    if event[0] == e.BOOSTED:
        what = "each Quality" if b == 3 else QUALITIES[b].capitalize()
        return f"has {c:+d} {what}"
    trait = TRAITS[b]
    if c == OP_GIVE_TRAIT:
        return f"has more {trait}"
    return f"has its {trait} doubled" if c == OP_DOUBLE_TRAIT else f"has no {trait}"


def event_text(s: State, event: list[int]) -> str:
    """An event of the log in one sentence."""
    code, a, b, c, d = event
    player = s.names[a] if 0 <= a < s.seats else ""

    def card(i: int) -> str:
        return card_name(s, i)

    def at(place: int) -> str:
        return f" at {place_name(s, place)}" if place >= 0 else ""

    def other(n: int) -> str:
        return s.names[n] if 0 <= n < s.seats else "nobody"

    def points(n: int) -> str:
        return f"{n} point{'' if n == 1 else 's'}"

    texts: dict[int, Callable[[], str]] = {
        e.LAID: lambda: f"{player} lays {card(b)}",
        e.STARTED: lambda: f"{player} starts with {card(b)}",
        e.OPENING: lambda: f"{player} opens with {card(b)}{at(c)}",
        e.INITIATIVE: lambda: f"{player} takes the first turn",
        e.TURN: lambda: f"{player} begins turn {b}",
        e.UNFROZEN: lambda: f"{card(a)} is unfrozen",
        e.PLAYED: lambda: f"{player} plays {card(b)}{f' on {card(d)}' if d >= 0 else at(c)}",
        e.SWAPPED: lambda: f"{player} swaps {card(c)} for {card(b)}",
        e.ATTEMPT: lambda: f"{player} tries to {ATTEMPTS[c]} {card(b)}",
        e.JOINED: lambda: f"{player} names {b} Character{'' if b == 1 else 's'}",
        e.MET: lambda: f"{player} meets the {LINES[c].capitalize()} line of {card(b)}",
        e.FAILED: lambda: f"{player} fails to {ATTEMPTS[c]} {card(b)}",
        e.COUNTED: lambda: f"{card(a)} is worked on for {b} of {c} turns",
        e.OVERCAME: lambda: f"{player} overcomes {card(b)}",
        e.STOPPED_BY: lambda: f"{player} is stopped by {card(b)}",
        e.SCORED: lambda: f"{player} scores {points(b)} and has {c}",
        e.LOST_POINTS: lambda: f"{player} loses {points(b)} and has {c}",
        e.FROZEN: lambda: f"{card(a)} is frozen",
        e.KIDNAPPED: lambda: f"{card(a)} is kidnapped by {other(b)}",
        e.FREED: lambda: f"{card(a)} is free again",
        e.DESTROYED: lambda: f"{card(a)} is destroyed",
        e.DISCARDED: lambda: f"{card(a)} goes to the discard pile",
        e.BANISHED: lambda: f"{card(a)} is out of play",
        e.RECALLED: lambda: f"{card(a)} goes to its owner's hand",
        e.MOVED: lambda: f"{card(a)} moves to {place_name(s, b)}",
        e.DEPARTED: lambda: f"{player} moves {card(b)} to {place_name(s, c)}",
        e.USED: lambda: f"{player} uses {card(b)}{f' with {card(c)}' if c >= 0 else ''}",
        e.BANG: lambda: f"{player} plays {card(b)}{f' in answer to {card(c)}' if c >= 0 else ''}",
        e.PLOT: lambda: f"{player} plays the Plot {card(b)}",
        e.CANCELLED: lambda: f"{card(a)} is cancelled",
        e.FIGHT: lambda: f"{player} lets {card(b)} fight {card(c)}",
        e.FIGHT_WON: lambda: f"{card(a)} beats {card(b)}, {c} to {d}",
        e.FIGHT_DRAWN: lambda: f"{card(a)} and {card(b)} fight to a draw",
        e.PICKED_UP: lambda: f"{player} picks up {card(b)} with {card(c)}",
        e.CONTROL: lambda: f"{player} takes control of {card(b)}",
        e.VORTEX: lambda: f"{player} searches the Vortex by {card(b)}",
        e.SEARCHED: lambda: f"{player} finds {card(b) if b >= 0 else 'no such card'}",
        e.DREW: lambda: f"{player} draws {b} card{'' if b == 1 else 's'}",
        e.DROPPED: lambda: f"{player} discards {card(b)}",
        e.SHUFFLED: lambda: f"{player} shuffles the draw deck",
        e.LOOKED: lambda: (
            f"{player} looks at {('the hand', 'the deck', 'the Plots')[c]} of {other(b)}"
        ),
        e.REARRANGED: lambda: f"{player} rearranges the top of the deck of {other(b)}",
        e.ROLLED: lambda: f"{player} rolls {b}",
        e.NO_DICE: lambda: f"{player} has no Dice Pool, so nothing happens",
        e.NAMED: lambda: f"{player} names {s.pool.words[b]}",
        e.NUMBER: lambda: f"{player} sets the number {b}",
        e.PLACED: lambda: f"{player} puts {card(b)} into play{at(c)}",
        e.UNDER: lambda: f"{other(s.owner[a])} puts a card beneath {card(b)}",
        e.REVEALED: lambda: f"{player} reveals {card(b)} and must play it",
        e.BOOSTED: lambda: f"{card(a)} {_changed(event)}",
        e.TRAIT: lambda: f"{card(a)} {_changed(event)}",
        e.PROTECTED: lambda: f"{card(a)} is protected",
        e.FORBIDDEN: lambda: f"{card(a)} is restrained",
        e.ACTS_AS: lambda: f"{card(a)} is considered something else too",
        e.TO_TABLE: lambda: f"{card(a)} moves to the table",
        e.REFILLED: lambda: f"{player} draws {b} card{'' if b == 1 else 's'}",
        e.WINS: lambda: f"{player} wins",
        e.STOPPED: lambda: "The game stops, as nobody has cards or moves left",
        e.ABORTED: lambda: f"The game is aborted: {ENDS[a]}",
        e.HELD: lambda: f"{card(a)} is held frozen",
    }
    return texts[code]()
