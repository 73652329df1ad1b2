"""Cards coming, going and turning: the moves that every rule is made of."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg.codes import BAN_STAND, ENERGY, SEES_STATE, SEES_VALUES, SUBSTANCE, SUPPORT
from engine.mmg.constants import (
    DECK_PLACE,
    DISCARD_PLACE,
    HAND_PLACE,
    LAID_PLACE,
    PLAY_PLACE,
    TIME_END,
    TIME_PLACE,
    UNDER_PLACE,
    USED_PLACE,
)
from engine.mmg.limits import may_return, room
from engine.mmg.state import State


def set_normal(s: State, i: int) -> None:
    """Back to the values of the face it shows, with no change of this turn."""
    d = s.pool.designs[s.face[i]]
    s.energy_change[i] = 0
    s.substance_change[i] = 0
    s.support_change[i] = 0
    s.energy[i] = d.energy
    s.substance[i] = d.substance
    s.support[i] = d.support
    if s.lasting:
        s.dirty = 1


def goes_on(s: State, i: int) -> bool:
    """Whether a card in play bears an Innate ability that goes on."""
    if s.pool.designs[s.face[i]].innate:
        return True
    return s.copied[i] >= 0 and bool(s.pool.designs[s.copied[i]].innate)


def renew(s: State, i: int) -> None:
    """A card begins to go on, or shows another face: it counts as the newest that does."""
    if i in s.lasting:
        s.lasting.remove(i)
        s.dirty = 1
    if goes_on(s, i):
        s.lasting.append(i)
    if s.lasting:
        s.dirty = 1


def enter(s: State, i: int, zone: int) -> None:
    """Put a card into play on its owner's side, Standing and at normal values."""
    s.place[i] = PLAY_PLACE
    s.zone[i] = zone
    s.sided[i] = 0
    s.helped[i] = 0
    s.bans[i] = 0
    s.turn_bans[i] = 0
    s.guard[i] = 0
    s.innate_guard[i] = 0
    s.entered[i] = s.turn
    s.show(i)
    s.board[s.owner[i] * 3 + zone].append(i)
    set_normal(s, i)
    renew(s, i)


def leave(s: State, i: int) -> None:
    """Take a card out of play; where it goes is the caller's business."""
    s.board[s.owner[i] * 3 + s.zone[i]].remove(i)
    if s.lasting:
        if i in s.lasting:
            s.lasting.remove(i)
        s.dirty = 1
    s.face[i] = s.design[i]
    s.copied[i] = -1
    s.lasting_face[i] = s.design[i]
    s.lasting_copied[i] = -1
    s.copy_turn[i] = 0
    s.sided[i] = 0
    s.frozen[i] = 0
    if i == s.attacker or i == s.defender:
        s.broken = 1
        if i == s.attacker:
            s.attacker = -1
        else:
            s.defender = -1


def to_pile(s: State, i: int) -> None:
    """On its owner's discard pile (F22)."""
    s.place[i] = DISCARD_PLACE
    s.show(i)
    s.pile[s.owner[i]].append(i)


def put_away(s: State, i: int) -> None:
    """A Flash that has been used goes to the discard pile; any other card stays where it is."""
    if s.place[i] == USED_PLACE:
        to_pile(s, i)


def discard(s: State, i: int) -> None:
    """From play to the discard pile."""
    leave(s, i)
    to_pile(s, i)
    s.note(events.DISCARDED, i)


def to_hand(s: State, i: int) -> None:
    """Into its owner's hand."""
    s.place[i] = HAND_PLACE
    s.hand[s.owner[i]].append(i)


def draw(s: State, player: int) -> bool:
    """The top card of the draw deck into the hand; False when there is none."""
    i = s.draw(player, s.deck[player], s.hand[player], HAND_PLACE)
    if i < 0:
        return False
    s.note(events.DREW, player, i)
    return True


def side_card(s: State, i: int) -> bool:
    """Side a Standing card that may turn; True when it turned."""
    if s.sided[i] or s.frozen[i]:
        return False
    s.sided[i] = 1
    if s.pool.sees & SEES_STATE:
        s.dirty = 1
    return True


def stand_card(s: State, i: int) -> bool:
    """Stand a Sided card that may turn; True when it turned."""
    if not s.sided[i] or s.frozen[i] or s.bans[i] & BAN_STAND:
        return False
    s.sided[i] = 0
    if s.pool.sees & SEES_STATE:
        s.dirty = 1
    return True


def change(s: State, i: int, mask: int, amount: int) -> bool:
    """Raise or lower values; never below 0, at once (R64). True when Energy or Substance fell."""
    if mask & ENERGY:
        old = s.energy[i]
        new = old + amount
        if new < 0:
            new = 0
        s.energy[i] = new
        s.energy_change[i] += new - old
        s.note(events.CHANGED, i, ENERGY, old, new)
    if mask & SUBSTANCE:
        old = s.substance[i]
        new = old + amount
        if new < 0:
            new = 0
        s.substance[i] = new
        s.substance_change[i] += new - old
        s.note(events.CHANGED, i, SUBSTANCE, old, new)
    if mask & SUPPORT:
        old = s.support[i]
        new = old + amount
        if new < 0:
            new = 0
        s.support[i] = new
        s.support_change[i] += new - old
        s.note(events.CHANGED, i, SUPPORT, old, new)
    if s.pool.sees & SEES_VALUES:
        s.dirty = 1
    return amount < 0 and mask & 3 != 0


def win(s: State, winner: int) -> None:
    """The last Time card is lost: the game ends at that instant (W02)."""
    s.finish(winner, TIME_END)
    s.note(events.WINS, winner)


def lose_time(s: State, player: int) -> None:
    """Discard the face-up Time card and turn over the next (C17, C18, R46)."""
    i = s.times[player].pop()
    to_pile(s, i)
    s.note(events.HIT, player, i)
    if s.times[player]:
        top = s.times[player][-1]
        s.show(top)
        s.note(events.TURNED, player, top)


def bonus_zone(s: State, player: int) -> int:
    """The Zone of the face-up Time card, or -1 with none left."""
    stack = s.times[player]
    return s.pool.designs[s.design[stack[-1]]].zone if stack else -1


def lift_episode(s: State, i: int) -> None:
    """Take an Episode from the table; what lies under it is in play again, within the limits.

    A card that finds its place taken is discarded instead (R32).
    """
    at = (1 - s.owner[i]) * 3 + s.zone[i]
    s.laid[at] = -1
    s.live[at] = 0
    if i in s.lasting:
        s.lasting.remove(i)
        s.dirty = 1
    elif s.lasting:
        s.dirty = 1
    freed = s.under[at]
    s.under[at] = []
    for card in freed:
        if not may_return(s, card, s.zone[i]):
            to_pile(s, card)
            s.note(events.DISCARDED, card)
            continue
        entered = s.entered[card]
        turned = s.sided[card]
        enter(s, card, s.zone[i])
        s.entered[card] = entered
        s.sided[card] = turned
        s.note(events.RETURNED, card)


def drop_episode(s: State, i: int) -> None:
    """Discard an Episode to its owner's pile (E19)."""
    lift_episode(s, i)
    to_pile(s, i)
    s.note(events.DISCARDED, i)


def put_under(s: State, i: int, episode: int) -> None:
    """Lay a card under an Episode, out of play; it keeps its Zone and its position (E12)."""
    turned = s.sided[i]
    leave(s, i)
    s.sided[i] = turned
    s.place[i] = UNDER_PLACE
    s.under[(1 - s.owner[episode]) * 3 + s.zone[episode]].append(i)


def move_card(s: State, i: int, zone: int) -> bool:
    """Bring a card in play to another Zone on its side, if there is room (R26)."""
    at = s.owner[i] * 3
    if zone == s.zone[i] or room(s, s.owner[i], zone) <= 0:
        return False
    s.board[at + s.zone[i]].remove(i)
    s.zone[i] = zone
    s.board[at + zone].append(i)
    if s.lasting:
        s.dirty = 1
    if i == s.attacker or i == s.defender:
        s.broken = 1
        if i == s.attacker:
            s.attacker = -1
        else:
            s.defender = -1
    s.note(events.MOVED, i, zone)
    return True


def recall(s: State, i: int) -> bool:
    """Back to its owner's hand, from play or from the discard pile."""
    if s.place[i] == PLAY_PLACE:
        leave(s, i)
    elif s.place[i] == DISCARD_PLACE:
        s.pile[s.owner[i]].remove(i)
    elif s.place[i] == LAID_PLACE:
        lift_episode(s, i)
    else:
        return False
    s.show(i)
    to_hand(s, i)
    s.note(events.RECALLED, i)
    return True


def lay_episode(s: State, i: int, zone: int) -> None:
    """On the opponent's side of a Zone; nothing happens yet (E05, E08)."""
    at = (1 - s.owner[i]) * 3 + zone
    s.place[i] = LAID_PLACE
    s.zone[i] = zone
    s.show(i)
    s.laid[at] = i
    s.live[at] = 0
    if s.lasting:
        s.dirty = 1


def hidden(s: State, i: int) -> bool:
    """Whether a card lies where its face is not open to both players."""
    return s.place[i] in (DECK_PLACE, HAND_PLACE, TIME_PLACE)
