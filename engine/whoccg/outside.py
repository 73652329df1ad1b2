"""Effects on cards outside play: fetched, placed, put beneath, revealed, rearranged, dropped."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import put_in_play, put_under, shuffle, to_hand
from engine.whoccg.model import Op
from engine.whoccg.plays import swap
from engine.whoccg.state import State
from engine.whoccg.steps import F_COPY, F_ENTER, K_CHOOSE_TARGET, K_DROP_CARDS, K_REARRANGE
from engine.whoccg.targets import versions


def _place(s: State, i: int, me: int, here: int) -> None:
    """Put a card into play at no Cost (P38)."""
    put_in_play(s, i, me, here, -1)
    s.note(events.PLACED, me, i, here)
    s.agenda.append([F_ENTER, 1, i, me, 0])


def act_outside(s: State, op: Op, i: int, frame: list[int]) -> None:
    """What happens to the card that was picked."""
    code = op.code
    me = frame[4]
    here = frame[10]
    if code == k.OP_SEARCH:
        s.note(events.SEARCHED, me, i)
        if op.flag:
            _place(s, i, me, here)
        else:
            s.known[i] = (1 << s.seats) - 1
            to_hand(s, i)
        shuffle(s, me)
    elif code == k.OP_RECOVER:
        to_hand(s, i)
        s.note(events.RECALLED, i)
    elif code == k.OP_PLACE:
        _place(s, i, me, here)
    elif code == k.OP_PLACE_UNDER:
        if s.place[frame[2]] == k.PLAY:
            put_under(s, i, frame[2])
            s.note(events.UNDER, i, frame[2])
    elif code == k.OP_REVEAL_UNDER:
        s.known[i] = (1 << s.seats) - 1
        s.note(events.REVEALED, me, i)
        s.owed.append([me, i])  # played in phase 1 as soon as its Cost can be paid (E18)


def swap_for(s: State, i: int, me: int) -> None:
    """Swap at no Cost for a version in hand; with several its player chooses."""
    found = versions(s, me, i)
    if len(found) == 1:
        swap(s, me, found[0], i)
    elif found:
        s.agenda.append([F_COPY, me, -1, i])


def ask_version(s: State, frame: list[int]) -> bool:
    """Which version; True to ask."""
    found = versions(s, frame[1], frame[3]) if s.place[frame[3]] == k.PLAY else []
    if not found:
        s.agenda.pop()
        return False
    s.options = [o.CHOOSE_TARGET | i << 6 for i in found]
    s.seat = frame[1]
    s.kind = K_CHOOSE_TARGET
    return True


def ask_drop(s: State, frame: list[int]) -> bool:
    """A player discards from the hand; True to ask."""
    player = frame[1]
    if frame[2] <= 0 or not s.hand[player]:
        s.agenda.pop()
        return False
    s.options = [o.DROP_CARD | i << 6 for i in s.hand[player]]
    s.seat = player
    s.kind = K_DROP_CARDS
    return True


def ask_rearrange(s: State, frame: list[int]) -> bool:
    """Which card comes next from the top; True to ask."""
    deck = s.deck[frame[2]]
    size = frame[3]
    done = frame[4:]
    left = [i for i in deck[len(deck) - size :] if i not in done]
    if len(left) > 1:
        s.options = [o.REARRANGE | i << 6 for i in left]
        s.seat = frame[1]
        s.kind = K_REARRANGE
        return True
    s.agenda.pop()
    order = [*done, *left]
    order.reverse()  # the top is the last
    del deck[len(deck) - size :]
    deck += order
    s.note(events.REARRANGED, frame[1], frame[2])
    return False
