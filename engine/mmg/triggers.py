"""Abilities that act once when something has happened, and their order (Q09, Q23)."""

from __future__ import annotations

from engine.mmg import options as o
from engine.mmg.codes import FROM_EPISODE
from engine.mmg.frames import Trigger, Triggers, Use
from engine.mmg.model import Ability
from engine.mmg.offers import offer
from engine.mmg.state import State
from engine.mmg.statics import holds
from engine.mmg.steps import K_ORDER, K_TARGET


def add(waiting: list[Trigger], abilities: list[Ability], source: int, me: int) -> None:
    """Put the abilities of one card on a list of triggers."""
    for ability in abilities:
        waiting.append(Trigger(source, ability.index, me))


def start(s: State, waiting: list[Trigger]) -> None:
    """Let the triggers of a list act, next."""
    if waiting:
        s.agenda.append(Triggers(waiting))


def note_destroyed(s: State, cards: list[int]) -> None:
    """Cards have gone from play to the discard pile."""
    waiting: list[Trigger] = []
    for i in cards:
        add(waiting, s.pool.designs[s.design[i]].destroyed, i, s.owner[i])
    start(s, waiting)


def order(s: State, frame: Triggers) -> bool:
    """Take the next trigger; with a choice of several the active player sets the order."""
    first = frame.waiting[0]
    for other in frame.waiting:
        if other.ability != first.ability or other.me != first.me:
            s.seat = s.active
            s.kind = K_ORDER
            s.options = [o.ORDER_EFFECTS | n << 6 for n in range(len(frame.waiting))]
            return True
    take(s, 0)
    return False


def take(s: State, n: int) -> None:
    """Start the n-th trigger of the list on top of the agenda."""
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Triggers)
    single = frame.waiting.pop(n)
    if not frame.waiting:
        s.agenda.pop()
    s.agenda.append(single)


def begin(s: State, frame: Trigger) -> bool:
    """Run one trigger, after its player has picked what it leaves open; True to ask."""
    ability = s.pool.abilities[frame.ability]
    me = frame.me
    s.agenda.pop()
    if not holds(s, ability, frame.source, me):
        return False
    if not ability.slots and not ability.mode:
        s.agenda.append(Use(frame.source, frame.ability, -1, -1, 0, me))
        return False
    out: list[int] = []
    offer(s, ability, o.CHOOSE_TARGET, frame.source, me, out)
    if not out:
        return False
    if len(out) == 1:
        run_choice(s, out[0], me)
        return False
    s.agenda.append(frame)
    s.kind = K_TARGET
    s.options = out
    # Where an Episode leaves a choice it works against its Solver (F27).
    s.seat = 1 - me if ability.when in FROM_EPISODE else me
    return True


def run_choice(s: State, option: int, me: int) -> None:
    """Run a trigger with what was picked for it."""
    first = o.c_of(option) - 1
    s.agenda.append(Use(o.a_of(option), o.b_of(option), first, -1, o.m_of(option), me))


def chosen(s: State, option: int) -> None:
    """The player has picked what a trigger leaves open."""
    frame = s.agenda.pop()
    assert isinstance(frame, Trigger)
    run_choice(s, option, frame.me)
