"""Questions about a position: traits, Strengths, which cards are meant, what is needed."""

from __future__ import annotations

from engine.nemesis.codes import (
    ANY_PILE,
    ANYONE,
    ANYWHERE,
    ATTACHED,
    BOARD,
    CAPTURED,
    CHARACTER,
    CONSTANT,
    DOCTOR,
    HAND_LIMIT,
    HERE,
    HERO,
    LOCATION,
    MINION,
    NAMED,
    OTHER_BOARD,
    SPOTS,
    SUBJECT,
    THIS,
    YOUR_BOARD,
    YOUR_HAND,
    YOUR_PILE,
    YOURS,
)
from engine.nemesis.model import Filter, Need, Rule
from engine.nemesis.state import State


def spot_of(s: State, i: int) -> int:
    """The Location of a card, or of the Character that it is on; -1 at none."""
    return s.spot[i]


def here_of(s: State, card: int, player: int) -> int:
    """What "here" means for a rule: the card's Location, the Conflict's, or the token's."""
    if s.here >= 0:
        return s.here
    if card >= 0 and s.spot[card] >= 0:
        return s.spot[card]
    if s.fight_spot >= 0:
        return s.fight_spot
    if s.token[player] >= 0:
        return player * SPOTS + s.token[player]
    return -1


def place_name(s: State, spot: int) -> int:
    """The number of a Location's name."""
    board = s.board_of[spot // SPOTS]
    return s.pool.designs[s.design[board]].names[spot % SPOTS]


def traits_of(s: State, i: int) -> int:
    """The traits of a card now."""
    d = s.pool.designs[s.design[i]]
    traits = d.traits
    if s.statics and traits & CHARACTER:
        for k in s.statics:
            for rule in s.pool.designs[s.design[k]].rules:
                for mode in rule.modes:
                    for effect in mode.effects:
                        traits |= effect.lends(s, k, i)
    return traits


def is_character(s: State, i: int) -> bool:
    """Whether the card is a Character at a Location."""
    return s.place[i] == LOCATION and bool(s.pool.designs[s.design[i]].traits & CHARACTER)


def is_minion_of(s: State, i: int, player: int) -> bool:
    """Whether the card is a Minion of the player at a Location."""
    return (
        s.place[i] == LOCATION
        and s.control[i] == player
        and bool(s.pool.designs[s.design[i]].traits & MINION)
    )


def is_hero_character(s: State, i: int) -> bool:
    """Whether the card is a Hero Character at a Location."""
    traits = s.pool.designs[s.design[i]].traits
    return s.place[i] == LOCATION and bool(traits & HERO) and bool(traits & CHARACTER)


def upgrades_on(s: State, i: int) -> list[int]:
    """The Upgrades on a Character."""
    return [k for k in s.play if s.host[k] == i]


def count_upgrades(s: State, i: int) -> int:
    """How many Upgrades are on a Character."""
    count = 0
    for k in s.play:
        if s.host[k] == i:
            count += 1
    return count


def strength_of(s: State, i: int) -> int:
    """The Strength of a Character with its Upgrades and what Ongoing rules add (A15, C20, C21)."""
    total = s.pool.designs[s.design[i]].strength
    for k in s.play:
        if s.host[k] == i:
            total += s.pool.designs[s.design[k]].strength
    for k in s.statics:
        for rule in s.pool.designs[s.design[k]].rules:
            for mode in rule.modes:
                for effect in mode.effects:
                    total += effect.strengthens(s, k, i)
    return total if total > 0 else 0


def matches(s: State, f: Filter, i: int, player: int, card: int, subject: int = -1) -> bool:
    """Whether a card is meant by a filter of a rule of `card`, used by the player."""
    d = s.pool.designs[s.design[i]]
    if f.design != "" and d.card_id != f.design:
        return False
    traits = d.traits
    place = s.place[i]
    if place == LOCATION and f.groups:
        traits = traits_of(s, i)
    if not f.fits(traits):
        return False
    if f.whose != ANYONE and (s.control[i] == player) != (f.whose == YOURS):
        return False
    where = f.where
    if where == SUBJECT:
        return i == subject
    if where == THIS:
        return i == card or (card >= 0 and s.host[card] == i)
    if where == YOUR_HAND or where == YOUR_PILE or where == ANY_PILE:
        return True  # the zone is picked by whoever asks
    if place < LOCATION or place == CAPTURED or place > ATTACHED:
        return i == subject and where == ANYWHERE  # an event may be about a card out of play
    if where == HERE and (s.spot[i] < 0 or s.spot[i] != here_of(s, card, player)):
        return False
    if where == YOUR_BOARD and (s.spot[i] < 0 or s.spot[i] // SPOTS != player):
        return False
    if where == OTHER_BOARD and (s.spot[i] < 0 or s.spot[i] // SPOTS == player):
        return False
    if where == NAMED and (s.spot[i] < 0 or place_name(s, s.spot[i]) != f.place):
        return False
    return not f.upgrades or count_upgrades(s, i) >= f.upgrades


def zone_of(s: State, f: Filter, player: int) -> list[int]:
    """The cards among which a filter looks."""
    if f.where == YOUR_HAND:
        return s.hand[player]
    if f.where == YOUR_PILE:
        return s.pile[player]
    if f.where == ANY_PILE:
        found: list[int] = []
        for pile in s.pile:
            found += pile
        return found
    return s.play


def chosen_by(s: State, f: Filter, player: int, card: int, subject: int = -1) -> list[int]:
    """Every card that a filter means."""
    return [i for i in zone_of(s, f, player) if matches(s, f, i, player, card, subject)]


def count_of(s: State, f: Filter, player: int, card: int, subject: int = -1) -> int:
    """How many cards a filter means."""
    count = 0
    for i in zone_of(s, f, player):
        if matches(s, f, i, player, card, subject):
            count += 1
    return count


def needs_met(s: State, needs: list[Need], player: int, card: int, subject: int = -1) -> bool:
    """Whether the position has what a rule needs."""
    for need in needs:
        count = count_of(s, need.cards, player, card, subject)
        if need.at_most >= 0:
            if count > need.at_most:
                return False
        elif count < need.at_least:
            return False
    return True


def rule_possible(s: State, rule: Rule, player: int, card: int, subject: int = -1) -> bool:
    """Whether some mode of a rule could do anything."""
    if not needs_met(s, rule.needs, player, card, subject):
        return False
    for mode in range(len(rule.modes)):
        if mode_possible(s, rule, mode, player, card):
            return True
    return False


def mode_possible(s: State, rule: Rule, mode: int, player: int, card: int) -> bool:
    """Whether the costs of a mode can be paid and one of its effects could do something."""
    able = False
    for effect in rule.modes[mode].effects:
        possible = effect.possible(s, player, card)
        if effect.is_cost():
            if not possible:
                return False
        elif possible:
            able = True
    return able


def hand_limit(s: State, player: int) -> int:
    """How many cards a player may keep (S10, S11, N09)."""
    limit = s.pool.designs[s.design[s.board_of[player]]].hand if s.board_of[player] >= 0 else 0
    limit = limit or HAND_LIMIT
    for i in s.play:
        d = s.pool.designs[s.design[i]]
        if d.limits and s.control[i] == player:
            limit += d.limits
    return limit if limit > 0 else 0


def contested(s: State, spot: int) -> int:
    """How many Actions must be passed at a Location of a board (P06 to P08)."""
    owner = spot // SPOTS
    most = 0
    for i in s.play:
        if s.spot[i] != spot or not is_character(s, i):
            continue
        traits = s.pool.designs[s.design[i]].traits
        if traits & HERO:
            if traits & DOCTOR:
                return 2
            most = 1
        elif s.control[i] != owner:
            most = 1
    return most


def captured(s: State, player: int) -> int:
    """How many Doctors a player has Captured."""
    count = 0
    for i in range(s.cards):
        if s.place[i] == CAPTURED and s.side[i] == player:
            count += 1
    return count


def in_play(s: State, i: int) -> bool:
    """Whether a card is in play; a Captured Doctor is not (R38)."""
    return (LOCATION <= s.place[i] <= ATTACHED and s.place[i] != CAPTURED) or s.place[i] == BOARD


def is_constant(s: State, i: int) -> bool:
    """Whether the card is a Constant."""
    return bool(s.pool.designs[s.design[i]].traits & CONSTANT)


def opponents(s: State, player: int) -> list[int]:
    """The other players, in turn order from the player on."""
    return [(player + k) % s.seats for k in range(1, s.seats)]


def in_turn_order(s: State) -> list[int]:
    """All players from the active one on."""
    return [(s.active + k) % s.seats for k in range(s.seats)]
