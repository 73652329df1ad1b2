"""The same thing over and over again: what has been used twice in one position is not used again.

A card that Stands itself, or two that fetch each other back, could be used without end. A position
that has come back shows that nothing was gained (R77).
"""

from __future__ import annotations

from engine.mmg import options as o
from engine.mmg.constants import PLAY_PLACE
from engine.mmg.state import State


def note_use(s: State, option: int) -> None:
    """A Flash or a Special is announced; from the second time in a turn on, where and how."""
    design = s.design[o.card_of(option)]
    if design in s.used:
        s.uses = [*s.uses, _mark(s, option)]
    else:
        s.used.append(design)


def drop_repeated(s: State, out: list[int], start: int) -> None:
    """Take back the options from `start` on that were already used twice in this position."""
    position = _position(s)
    k = start
    for option in out[start:]:
        if [*_action(s, option), *position] in s.uses:
            del out[k]
        else:
            k += 1


def may_repeat(s: State, i: int) -> bool:
    """Whether this card, or one like it, was used before in this turn."""
    return len(s.uses) > 0 and s.design[i] in s.used


def _alike(s: State, i: int) -> int:
    """A card by its number; outside play all copies of a card are the same."""
    return i if i < 0 or s.place[i] == PLAY_PLACE else -2 - s.design[i]


def _action(s: State, option: int) -> list[int]:
    return [
        _alike(s, o.card_of(option)),
        o.ability_of(option),
        o.mode_of(option),
        _alike(s, o.first_of(option)),
        _alike(s, o.second_of(option)),
    ]


def _mark(s: State, option: int) -> list[int]:
    return [*_action(s, option), *_position(s)]


def _position(s: State) -> list[int]:
    """Everything that decides what may happen next, as numbers."""
    found = [
        s.active, s.chosen, s.step, s.window_next, s.window_mode, s.attacker, s.defender,
        s.attacked, s.plays, s.extra_plays, s.episodes,
    ]  # fmt: skip
    for at in range(6):
        found += (-1, s.laid[at], s.live[at], s.bars[at], len(s.under[at]))
        for i in s.board[at]:
            found += (
                i, s.face[i], s.copied[i], s.sided[i], s.frozen[i], s.energy[i], s.substance[i],
                s.support[i], s.helped[i], s.bans[i], s.guard[i],
            )  # fmt: skip
    for player in range(2):
        found += (
            len(s.deck[player]), len(s.times[player]), s.extra_turns[player], s.hits_off[player],
            s.flash_barred[player],
        )  # fmt: skip
        for zone in (s.hand[player], s.pile[player]):
            designs = [s.design[i] for i in zone]
            designs.sort()
            found.append(-1)
            found += designs
    for item in s.stack:
        found += (
            item.kind, _alike(s, item.source), item.ability, _alike(s, item.first),
            _alike(s, item.second), item.mode, item.player, item.countered,
        )  # fmt: skip
    return found
