"""Abilities that act once when something has happened, and their order (Q09, Q23)."""

from __future__ import annotations

from engine.mmg import options as o
from engine.mmg.model import Ability
from engine.mmg.offers import offer
from engine.mmg.state import State
from engine.mmg.statics import holds
from engine.mmg.steps import A_RUN, A_TRIGGER, A_TRIGGERS, K_ORDER, K_TARGET


def add(job: list[int], abilities: list[Ability], source: int, me: int) -> None:
    """Put abilities of one card on a list of triggers: card, ability, player in threes."""
    for ability in abilities:
        job.append(source)
        job.append(ability.index)
        job.append(me)


def start(s: State, job: list[int]) -> None:
    """Let the triggers of a list act, next."""
    if len(job) > 1:
        s.agenda.append(job)


def note_destroyed(s: State, cards: list[int]) -> None:
    """Cards have gone from play to the discard pile."""
    job = [A_TRIGGERS]
    for i in cards:
        add(job, s.pool.designs[s.design[i]].destroyed, i, s.owner[i])
    start(s, job)


def order(s: State, job: list[int]) -> bool:
    """Take the next trigger; with a choice of several the active player sets the order."""
    several = False
    k = 4
    while k < len(job):
        if job[k + 1] != job[2] or job[k + 2] != job[3]:
            several = True
        k += 3
    if several:
        s.seat = s.active
        s.kind = K_ORDER
        s.options = [o.ORDER_EFFECTS | n << 6 for n in range(len(job) // 3)]
        return True
    take(s, 0)
    return False


def take(s: State, n: int) -> None:
    """Start the n-th trigger of the list on top of the agenda."""
    job = s.agenda[len(s.agenda) - 1]
    at = 1 + n * 3
    single = [A_TRIGGER, job[at], job[at + 1], job[at + 2]]
    del job[at : at + 3]
    if len(job) == 1:
        s.agenda.pop()
    s.agenda.append(single)


def begin(s: State, job: list[int]) -> bool:
    """Run one trigger, after its player has picked what it leaves open; True to ask."""
    source = job[1]
    ability = s.pool.abilities[job[2]]
    me = job[3]
    s.agenda.pop()
    if not holds(s, ability, source, me):
        return False
    if not ability.slots and not ability.mode:
        s.agenda.append([A_RUN, 0, source, job[2], -1, -1, 0, me, -1])
        return False
    out: list[int] = []
    offer(s, ability, o.CHOOSE_TARGET, source, me, out)
    if not out:
        return False
    if len(out) == 1:
        run_choice(s, out[0], me)
        return False
    s.agenda.append(job)
    s.kind = K_TARGET
    s.options = out
    # Where an Episode leaves a choice it works against its Solver (F27).
    s.seat = 1 - me if ability.when >= 6 else me
    return True


def run_choice(s: State, option: int, me: int) -> None:
    """Run a trigger with what was picked for it."""
    source = o.a_of(option)
    first = o.c_of(option) - 1
    s.agenda.append([A_RUN, 0, source, o.b_of(option), first, -1, o.m_of(option), me, -1])
