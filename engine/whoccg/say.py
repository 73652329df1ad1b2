"""Options and events in plain words, beyond the sentences of the plan.

Log lines begin with the player or the card, stand in the present tense and have no full stop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import sentences
from engine.kernel.english import counted
from engine.kernel.options import option_table
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.codes import CHARACTERS, DOUBLED, GAVE, LINES
from engine.whoccg.fields import PLAN
from engine.whoccg.lists import QUALITIES, TRAITS
from engine.whoccg.select import frozen
from engine.whoccg.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

ATTEMPTS = ("Reach", "Oppose", "score from", "overcome")
ZONES = ("the hand", "the deck", "the Plots")


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
    whose = s.names[s.controller[i]]
    state = ", frozen" if frozen(s, i) else ""
    if s.spot[i] < 0:
        return f"{card_name(s, i)} ({whose}{state})"
    return f"{card_name(s, i)} ({whose}, {place_name(s, s.spot[i])}{state})"


def _ability(s: State, index: int) -> str:
    """Which of several abilities, when the card has more than one of the kind."""
    d = s.pool.designs[s.pool.abilities[index].card]
    several = d.uses if d.uses else d.bangs
    for number, ability in enumerate(several, start=1):
        if ability.index == index and len(several) > 1:
            return f" (ability {number})"
    return ""


def _with(s: State, i: int) -> str:
    return f" with {card_name(s, i)}" if i >= 0 else ""


def _someone(s: State, player: int) -> str:
    return s.names[player] if 0 <= player < s.seats else "nobody"


WORDS: dict[str, Callable[[State, int], str]] = {
    "ability": _ability,
    "actor": _with,
    "answered": lambda s, i: f" in answer to {card_name(s, i)}" if i >= 0 else "",
    "at": lambda s, place: f" at {place_name(s, place)}" if place >= 0 else "",
    "card": card_name,
    "cards": lambda s, count: counted(count, "card"),
    "characters": lambda s, count: counted(count, "Character"),
    "design": lambda s, design: s.pool.designs[design].name,
    "entry": lambda s, entry: str(entry + 1),
    "found": lambda s, i: card_name(s, i) if i >= 0 else "no such card",
    "host": where,
    "keep": lambda s, keep: "Shuffle in" if keep else "Leave out",
    "line": lambda s, line: ATTEMPTS[line],
    "line_name": lambda s, line: LINES[line].capitalize(),
    "old": card_name,
    "other": card_name,
    "owner": lambda s, i: _someone(s, s.owner[i]),
    "place": place_name,
    "player": _someone,
    "points": lambda s, points: counted(points, "point"),
    "reason": lambda s, reason: s.reason_text(),
    "target": where,
    "whose": _someone,
    "word": lambda s, word: s.pool.words[word],
    "zone": lambda s, zone: ZONES[zone],
}
"""How the fields of options and events are said; the others are numbers."""


def word(s: State, field: str, value: int) -> str:
    """A field of an option or event in words."""
    return WORDS[field](s, value) if field in WORDS else str(value)


def details(s: State, i: int) -> str:
    """What sets a card apart from another of its name."""
    parts = [s.names[s.controller[i]]]
    if s.owner[i] != s.controller[i]:
        parts.append(f"owned by {s.names[s.owner[i]]}")
    if s.place[i] != c.PLAY_PLACE:
        return parts[0]
    if s.host[i] >= 0:
        parts.append(f"on {where(s, s.host[i])}")
    parts += [f"under {card_name(s, j)}" for j in s.play if s.host[j] == i]
    if s.kinds[i] & CHARACTERS:
        parts.append(f"{s.brains[i]}/{s.brawn[i]}/{s.bravery[i]}")
    if s.named[i]:
        parts.append(f"naming {s.pool.words[s.named[i] - 1]}")
    parts += [
        f"worked on for {counted(entry.times, 'turn')}" for entry in s.progress if entry.card == i
    ]
    if s.used[i]:
        parts.append("used")
    return ", ".join(parts)


def option_text(s: State, option: int) -> str:
    """An option of this position as an order to the player.

    Options of the same words are told apart by what sets their cards apart.
    """
    text = _order(s, option)
    if "card" not in _fields(option) and "target" not in _fields(option):
        return text
    twins = [
        other
        for other in s.options
        if o.kind_of(other) == o.kind_of(option) and _order(s, other) == text
    ]
    own = details(s, o.card_of(option))
    if any(details(s, o.card_of(other)) != own for other in twins):
        return f"{text} [{own}]"
    return text


def _fields(option: int) -> tuple[str, ...]:
    return option_table(PLAN).kind(option).fields


def _order(s: State, option: int) -> str:
    kind = o.kind_of(option)
    if kind == o.PLAY or kind == o.SETUP_PLACE:
        i = o.card_of(option)
        verb = "Start"
        if kind == o.PLAY:
            verb = "Play the revealed" if s.place[i] == c.UNDER_PLACE else "Play"
        text = f"{verb} {card_name(s, i)}"
        if o.host_of(option) >= 0:
            return f"{text} on {where(s, o.host_of(option))}"
        place = o.place_of(option)
        return f"{text} at {place_name(s, place)}" if place >= 0 else text
    return sentences.option_text(PLAN, option, s.word)


def event_text(s: State, event: list[int]) -> str:
    """An event of the log in one sentence."""
    code, a, b, third, d = event
    if code == c.PLAYED_EVENT and d >= 0:
        return f"{_someone(s, a)} plays {card_name(s, b)} on {card_name(s, d)}"
    if code == c.BOOSTED_EVENT:
        what = "each Quality" if b >= len(QUALITIES) else QUALITIES[b].capitalize()
        return f"{card_name(s, a)} has {third:+d} {what}"
    if code == c.TRAIT_EVENT:
        change = {GAVE: f"more {TRAITS[b]}", DOUBLED: f"its {TRAITS[b]} doubled"}
        return f"{card_name(s, a)} has {change.get(third, f'no {TRAITS[b]}')}"
    return sentences.event_text(PLAN, event, s.word)
