"""Playing cards: where each may go, what happens when it arrives, and a Moment's way out."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.kernel.zones import PLAYED_MARK
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import (
    ANYWHERE,
    AT_PLAY,
    ATTACHED,
    CHARACTER,
    CONSTANT,
    E_PLAYED,
    HERO,
    LOCATION,
    MOMENT,
    MOST_UPGRADES,
    NAMED,
    RESOLVING,
    SPOTS,
    UPGRADE,
)
from engine.nemesis.model import Filter
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import (
    count_upgrades,
    is_character,
    matches,
    place_name,
    rule_possible,
)
from engine.nemesis.state import State
from engine.nemesis.zones import enter, fire, out_of_zone, place_for, set_aside, to_pile


def can_bear(s: State, player: int, i: int, host: int) -> bool:
    """Whether an Upgrade may be put on a Character (E14, E16)."""
    attach = s.pool.designs[s.design[i]].attach
    if attach is None or not is_character(s, host) or count_upgrades(s, host) >= MOST_UPGRADES:
        return False
    return matches(s, attach, host, player, i)


def spots_for(s: State, player: int, i: int) -> list[int]:
    """The Locations where a Character, an Installation or a Planet may be placed."""
    d = s.pool.designs[s.design[i]]
    own = [player * SPOTS + k for k in range(SPOTS)]
    if d.traits & CHARACTER:
        if d.traits & HERO or d.infiltrates:
            return list(range(s.seats * SPOTS))
        return own
    attach = d.attach
    if attach is None:
        return []
    if attach.where == ANYWHERE:
        return list(range(s.seats * SPOTS))
    if attach.where == NAMED:
        return [spot for spot in own if place_name(s, spot) == attach.place]
    return own


def ways(s: State, player: int, i: int, host: int = -1) -> list[int]:
    """Every way to play a card now; with a host only on that Character."""
    d = s.pool.designs[s.design[i]]
    if d.traits & UPGRADE:
        if host >= 0:
            return [o.play_card(i, -1, host)] if can_bear(s, player, i, host) else []
        found: list[int] = []
        for k in s.play:
            if can_bear(s, player, i, k):
                found.append(o.play_card(i, -1, k))
        return found
    if host >= 0:
        return []
    if d.traits & CHARACTER or d.attach is not None:
        return [o.play_card(i, spot) for spot in spots_for(s, player, i)]
    if d.traits & CONSTANT:
        return [o.play_card(i)]
    if d.traits & MOMENT:
        for rule in d.rules:
            if rule.trigger == AT_PLAY and rule_possible(s, rule, player, i):
                return [o.play_card(i)]
    return []


def playable(s: State, player: int, i: int, cards: Filter) -> bool:
    """Whether a card in hand is of the kind and can be played now."""
    return cards.fits(s.pool.designs[s.design[i]].traits) and bool(ways(s, player, i))


def free_ways(s: State, player: int, i: int) -> list[int]:
    """Every way to play a card that is fetched and played at once."""
    return ways(s, player, i)


def put_down(s: State, player: int, option: int) -> None:
    """Play a card as an option says; its Play rules follow at once (F16, P10)."""
    i = o.card_of(option)
    spot = o.spot_of(option)
    host = o.host_of(option)
    d = s.pool.designs[s.design[i]]
    out_of_zone(s, i)
    s.marks[i] |= PLAYED_MARK
    if d.traits & MOMENT:
        set_aside(s, i)
        s.agenda.append(Finishing(i))
    elif host >= 0:
        enter(s, i, player, ATTACHED, s.spot[host], host)
        if s.spot[host] >= 0:
            s.side[i] = s.side[host]
    elif spot >= 0:
        enter(s, i, player, LOCATION, spot, -1)
    else:
        enter(s, i, player, place_for(s, i), -1, -1)
    if spot >= 0:
        s.note(c.PLACED_EVENT, player, i, spot)
    else:
        s.note(c.PLAYED_EVENT, player, i)
    fire(s, E_PLAYED, player, i)
    for r in range(len(d.rules) - 1, -1, -1):
        if d.rules[r].trigger == AT_PLAY:
            s.agenda.append(Resolving(i, s.design[i], r, player))


def play_from_elsewhere(s: State, player: int, i: int) -> None:
    """A card that was fetched is played; its player says where."""
    s.agenda.append(Placing(player, i))


@final
class Finishing(Frame[State]):
    """A Moment or an Instant goes to its owner's discard pile once its rule is done (T07, E12)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def copy(self) -> Finishing:
        """The same work once more."""
        return Finishing(self.card)

    def run(self, s: State) -> bool:
        """Discard the card, unless its own rule has sent it elsewhere."""
        s.agenda.pop()
        if s.place[self.card] == RESOLVING:
            to_pile(s, self.card)
        return False


@final
class Placing(Frame[State]):
    """A card that was fetched is played at once."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def copy(self) -> Placing:
        """The same work once more."""
        return Placing(self.player, self.card)

    def run(self, s: State) -> bool:
        """Ask for the place, if there is a choice."""
        found = ways(s, self.player, self.card)
        if len(found) > 1:
            s.options = found
            s.seat = self.player
            s.kind = c.PLAY_DECISION
            return True
        s.agenda.pop()
        if found:
            put_down(s, self.player, found[0])
        else:
            to_pile(s, self.card)
        return False

    def choose(self, s: State, option: int) -> None:
        """The player has named the place."""
        s.agenda.pop()
        put_down(s, self.player, option)


@final
class Playing(Frame[State]):
    """A player plays cards of a kind from hand, one after the other."""

    __slots__ = ("bans", "groups", "host", "left", "player")

    def __init__(self, player: int, left: int, groups: list[int], bans: int, host: int) -> None:
        self.player = player
        self.left = left  # cards that may still be played; -1 is any number
        self.groups = groups
        self.bans = bans
        self.host = host  # only on this Character, or -1

    def copy(self) -> Playing:
        """The same work once more."""
        return Playing(self.player, self.left, self.groups, self.bans, self.host)

    def run(self, s: State) -> bool:
        """Offer every card and place, until there is none or the player stops."""
        options: list[int] = []
        if self.left != 0:
            cards = Filter(self.groups, self.bans)
            seen: list[int] = []
            for i in s.hand[self.player]:
                if s.design[i] in seen or not cards.fits(s.pool.designs[s.design[i]].traits):
                    continue
                seen.append(s.design[i])
                options += ways(s, self.player, i, self.host)
        if not options:
            s.agenda.pop()
            return False
        options.append(o.STOP_PLAYING)
        s.options = options
        s.seat = self.player
        s.kind = c.PLAY_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """Play the card, or stop."""
        if option == o.STOP_PLAYING:
            s.agenda.pop()
            return
        if self.left > 0:
            self.left -= 1
        put_down(s, self.player, option)
