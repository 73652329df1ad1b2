"""Phase 2: playing an Episode on the opponent, solving, and what unsolved Episodes do."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import drop_episode, lay_episode, renew, side_card
from engine.mmg.codes import ASSISTANT_BIT, BAN_SOLVE, BAR_EPISODE, CREATURE, EPISODE
from engine.mmg.constants import CHOOSE_SOLVERS_DECISION, PLAY_EPISODE_DECISION, SOLVE_DECISION
from engine.mmg.state import State
from engine.mmg.triggers import Triggers


def _opponent_filled(s: State, player: int) -> bool:
    """The opponent has a card other than THE WATCHER in each Zone (E03, R29)."""
    designs = s.pool.designs
    for z in range(3):
        found = False
        for i in s.board[(1 - player) * 3 + z]:
            if not designs[s.face[i]].watcher:
                found = True
                break
        if not found:
            return False
    return True


def ask_episode(s: State) -> bool:
    """2a: a legal Episode and a free side of the opponent, or none; True to ask."""
    player = s.active
    if s.episodes:
        return False
    designs = s.pool.designs
    seen: list[int] = []
    for i in s.hand[player]:
        if designs[s.design[i]].kind == EPISODE and s.design[i] not in seen:
            if not seen and not _opponent_filled(s, player):
                return False
            seen.append(s.design[i])
    if not seen:
        return False
    out: list[int] = []
    done: list[int] = []
    for i in s.hand[player]:
        if s.design[i] not in seen or s.design[i] in done:
            continue
        done.append(s.design[i])
        for z in range(3):
            at = (1 - player) * 3 + z
            barred = (s.bars[player * 3 + z] | s.innate_bars[player * 3 + z]) & BAR_EPISODE
            if s.laid[at] < 0 and not barred:
                out.append(o.play_episode(i, z))
    if not out:
        return False
    out.append(o.SKIP_EPISODE)
    s.options = out
    s.seat = player
    s.kind = PLAY_EPISODE_DECISION
    return True


def play_episode(s: State, option: int) -> None:
    """Lay an Episode on the opponent's side; it does nothing yet (E08)."""
    i = o.card_of(option)
    zone = o.side_of(option)
    player = s.active
    s.hand[player].remove(i)
    lay_episode(s, i, zone)
    s.episodes += 1
    s.last[player] = i
    s.show_played(i)
    s.note(events.EPISODE, player, i, zone)


def can_solve(s: State, i: int) -> bool:
    """A Standing Creature of the Solver that was in play before this turn (E15, E18, R34)."""
    return (
        not s.sided[i]
        and not s.frozen[i]
        and s.entered[i] < s.turn
        and s.pool.designs[s.face[i]].kind == CREATURE
        and not s.bans[i] & BAN_SOLVE
    )


def _helpers(s: State, player: int) -> list[int]:
    found: list[int] = []
    for z in range(3):
        for i in s.board[player * 3 + z]:
            if can_solve(s, i):
                found.append(i)
    return found


def ask_solve(s: State) -> bool:
    """2b: an Episode on the own side and a way to solve it, or stop; True to ask."""
    player = s.active
    if s.solving >= 0:
        return _ask_solvers(s)
    at = player * 3
    if s.laid[at] < 0 and s.laid[at + 1] < 0 and s.laid[at + 2] < 0:
        return False
    helpers = _helpers(s, player)
    designs = s.pool.designs
    total = 0
    doctors: list[int] = []
    assistants: list[int] = []
    for i in helpers:
        d = designs[s.face[i]]
        total += s.support[i]
        if d.doctor:
            doctors.append(i)
        if d.races & ASSISTANT_BIT:
            assistants.append(i)
    out: list[int] = []
    for z in range(3):
        episode = s.laid[at + z]
        if episode < 0:
            continue
        if total >= designs[s.face[episode]].solve:
            out.append(o.solve_by_support(episode))
        for doctor in doctors:
            for k in range(len(assistants)):
                for n in range(k + 1, len(assistants)):
                    one = assistants[k]
                    two = assistants[n]
                    if one != doctor and two != doctor:
                        out.append(o.solve_by_doctor(episode, doctor, one, two))
    if not out:
        return False
    out.append(o.END_SOLVE)
    s.options = out
    s.seat = player
    s.kind = SOLVE_DECISION
    return True


def _ask_solvers(s: State) -> bool:
    """Which Creatures are Sided: one after another, until their Support is enough (E15, R35)."""
    total = 0
    for i in s.solvers:
        total += s.support[i]
    out: list[int] = []
    for i in _helpers(s, s.active):
        if s.support[i] > 0 and i not in s.solvers:
            out.append(o.add_solver(i))
    if total >= s.pool.designs[s.face[s.solving]].solve:
        out.append(o.FINISH_SOLVE)
    s.options = out
    s.seat = s.active
    s.kind = CHOOSE_SOLVERS_DECISION
    return True


def solve(s: State, episode: int, helpers: list[int]) -> None:
    """Side the Creatures, with no other effect, and discard the Episode (E17, E19)."""
    for i in helpers:
        side_card(s, i)
        s.note(events.SOLVER, s.active, i)
    s.note(events.SOLVED, s.active, episode)
    drop_episode(s, episode)
    s.solving = -1
    s.solvers = []


def strike(s: State) -> None:
    """End of 2b: every unsolved Episode takes effect or goes on (E20, R38)."""
    player = s.active
    at = player * 3
    if s.laid[at] < 0 and s.laid[at + 1] < 0 and s.laid[at + 2] < 0:
        return
    triggers = Triggers()
    for z in range(3):
        at = player * 3 + z
        episode = s.laid[at]
        if episode < 0:
            continue
        d = s.pool.designs[s.face[episode]]
        if not s.live[at]:
            s.live[at] = 1
            renew(s, episode)
            s.note(events.STRUCK, player, episode)
            triggers.add(d.strikes, episode, player)
        triggers.add(d.unsolved, episode, player)
    triggers.start(s)
