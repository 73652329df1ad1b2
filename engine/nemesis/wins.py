"""Win triggers: what each Scheme asks for, and who has met one (NEM-W01 to W05, Y01 to Y23)."""

from __future__ import annotations

from typing import Final

from engine.nemesis import constants as c
from engine.nemesis.codes import (
    CHARACTER,
    COMPANION,
    CONSTANT,
    CYBERMAN,
    DOCTOR,
    HERO,
    INSTANT,
    MOMENT,
    PLANET,
    RESOLVING,
    SPOTS,
)
from engine.nemesis.select import (
    captured,
    count_upgrades,
    in_play,
    in_turn_order,
    is_hero_character,
    place_name,
    strength_of,
    traits_of,
)
from engine.nemesis.state import State

GOALS: Final = (
    "captured-doctors", "plot-here", "plot", "planets", "implanted", "own-doctor", "one-type",
    "hero-strength", "empty-hand", "doctors-played", "allies", "heroes-in-hand", "last-card",
    "together", "pairs", "companion-draws", "companions-abroad", "power-and-doctors", "instants",
)  # fmt: skip
CAPTURED_DOCTORS: Final = 0
PLOT_HERE: Final = 1
PLOT: Final = 2
PLANETS: Final = 3
IMPLANTED: Final = 4
OWN_DOCTOR: Final = 5
ONE_TYPE: Final = 6
HERO_STRENGTH: Final = 7
EMPTY_HAND: Final = 8
DOCTORS_PLAYED: Final = 9
ALLIES: Final = 10
HEROES_IN_HAND: Final = 11
LAST_CARD: Final = 12
TOGETHER: Final = 13
PAIRS: Final = 14
COMPANION_DRAWS: Final = 15
COMPANIONS_ABROAD: Final = 16
POWER_AND_DOCTORS: Final = 17
INSTANTS: Final = 18

SENTENCES: Final = (
    "you win if you have {goal} or more Captured Doctors",
    "you win with {goal} or more Plot on this card",
    "you win with {goal} or more Plot",
    "you win with {goal} or more Planets at {place} on your board",
    "you win with {goal} or more Plot on this card while it is on a Cyberman of yours with another "
    "Upgrade",
    "a player with a Doctor of their own in play wins with {goal} or more Plot on this card",
    "a player with {goal} or more cards of one type in hand wins",
    "a player wins with Heroes of {goal} or more Strength on their board",
    "a player with no card in hand as their turn begins wins",
    "whoever plays the Doctor that brings the Plot on this card to {goal} wins",
    "a player with 2 Doctors, 1 Companion and 1 Hero Constant of their own in play wins",
    "a player with {goal} or more Hero cards in hand wins",
    "whoever makes a player discard the last card of their deck wins",
    "a player with 2 Doctors and 2 Companions of their own at one Location wins",
    "a player with a Doctor and a Companion in hand, and likewise in the discard pile, wins",
    "if you control this card and draw the card that brings the Plot on it to {goal}, you win",
    "whoever plays the Companion that brings the Plot on this card to {goal} wins",
    "a player with {goal} or more Power and 2 Doctors of their own on one opponent's board wins",
    "a player with {goal} or more Instants in hand, and as many in the discard pile, wins",
)
TYPES: Final = (CHARACTER, CONSTANT, INSTANT, MOMENT)


def of_trait(s: State, cards: list[int], traits: int) -> int:
    """How many of these cards have all these traits."""
    count = 0
    for i in cards:
        if s.pool.designs[s.design[i]].traits & traits == traits:
            count += 1
    return count


def own_heroes(s: State, player: int, traits: int, spot: int = -1) -> int:
    """Hero Characters in play that a player owns, of a trait, perhaps at one Location (R75)."""
    count = 0
    for i in s.play:
        if s.owner[i] == player and is_hero_character(s, i):
            if s.pool.designs[s.design[i]].traits & traits:
                if spot < 0 or s.spot[i] == spot:
                    count += 1
    return count


def doctors_abroad(s: State, player: int) -> int:
    """The most Doctors that a player owns on one opponent's board."""
    counts = [0] * s.seats
    for i in s.play:
        if s.owner[i] == player and is_hero_character(s, i) and s.side[i] != player:
            if s.pool.designs[s.design[i]].traits & DOCTOR:
                counts[s.side[i]] += 1
    return max(counts)


def hero_strength(s: State, player: int) -> int:
    """The Strength of all Heroes on a player's board, whoever owns them (R80)."""
    total = 0
    for i in s.play:
        if s.side[i] == player and is_hero_character(s, i):
            total += strength_of(s, i)
    return total


def most_of_a_type(s: State, player: int) -> int:
    """The most cards of one type in a player's hand."""
    best = 0
    for trait in TYPES:
        best = max(best, of_trait(s, s.hand[player], trait))
    return best


def planets(s: State, player: int, place: int) -> int:
    """Planets at a Location of a player's board."""
    count = 0
    for i in s.play:
        if s.spot[i] >= 0 and s.spot[i] // SPOTS == player and traits_of(s, i) & PLANET:
            if place_name(s, s.spot[i]) == place:
                count += 1
    return count


def allies(s: State, player: int) -> list[int]:
    """Doctors, Companions and Hero Constants in play that a player owns.

    A card with both traits serves as one of the two, whichever is wanted more.
    """
    doctors = 0
    companions = 0
    both = 0
    constants = 0
    for i in s.play:
        if s.owner[i] != player or not in_play(s, i):
            continue
        traits = s.pool.designs[s.design[i]].traits
        if traits & HERO and traits & CONSTANT:
            constants += 1
        elif traits & DOCTOR and traits & COMPANION:
            both += 1
        elif traits & DOCTOR:
            doctors += 1
        elif traits & COMPANION:
            companions += 1
    needed = max(0, 2 - doctors)
    lent = min(both, needed)
    return [doctors + lent, companions + both - lent, constants]


def pairs(s: State, player: int) -> int:
    """How many of the four wanted cards a player has: Doctor and Companion, in hand and pile."""
    count = 0
    for cards in (s.hand[player], s.pile[player]):
        doctors = of_trait(s, cards, DOCTOR)
        companions = of_trait(s, cards, COMPANION)
        both = of_trait(s, cards, DOCTOR | COMPANION)
        count += min(2, doctors + companions - both, (doctors > 0) + (companions > 0))
    return count


def together(s: State, player: int) -> int:
    """How many of two Doctors and two Companions of a player are at one Location, at most."""
    best = 0
    for spot in range(s.seats * SPOTS):
        doctors = own_heroes(s, player, DOCTOR, spot)
        if not doctors and not own_heroes(s, player, COMPANION, spot):
            continue
        companions = 0
        both = 0
        for i in s.play:
            if s.owner[i] == player and s.spot[i] == spot and is_hero_character(s, i):
                traits = s.pool.designs[s.design[i]].traits
                if traits & DOCTOR and traits & COMPANION:
                    both += 1
                elif traits & COMPANION:
                    companions += 1
        pure = doctors - both
        lent = min(both, max(0, 2 - pure))
        best = max(best, min(2, pure + lent) + min(2, companions + both - lent))
    return best


def implanted(s: State, card: int, player: int) -> bool:
    """Whether the Cyberium is on an upgraded Cyberman of the player (Y03)."""
    host = s.host[card]
    if host < 0 or s.control[host] != player:
        return False
    return bool(traits_of(s, host) & CYBERMAN) and count_upgrades(s, host) >= 2


def measure(s: State, goal: int, place: int, card: int, player: int) -> int:
    """How much a player has of what a goal counts."""
    if goal == CAPTURED_DOCTORS:
        return captured(s, player)
    if goal == PLOT:
        return s.wealth[player]
    if goal == PLANETS:
        return planets(s, player, place)
    if goal == ONE_TYPE:
        return most_of_a_type(s, player)
    if goal == HERO_STRENGTH:
        return hero_strength(s, player)
    if goal == HEROES_IN_HAND:
        return of_trait(s, s.hand[player], HERO)
    if goal == ALLIES:
        have = allies(s, player)
        return min(2, have[0]) + min(1, have[1]) + min(1, have[2])
    if goal == TOGETHER:
        return together(s, player)
    if goal == PAIRS:
        return pairs(s, player)
    if goal == INSTANTS:
        return min(
            of_trait(s, s.hand[player], INSTANT),
            of_trait(s, s.pile[player], INSTANT),
        )
    if goal == POWER_AND_DOCTORS:
        return s.power[player]
    return s.plot[card]


def meets(s: State, goal: int, number: int, place: int, card: int, player: int) -> bool:
    """Whether a player meets a goal now. Goals met by a deed are asked at the deed alone."""
    if goal in (DOCTORS_PLAYED, COMPANIONS_ABROAD, COMPANION_DRAWS, LAST_CARD, EMPTY_HAND):
        return False
    if goal == POWER_AND_DOCTORS and doctors_abroad(s, player) < 2:
        return False
    if goal == OWN_DOCTOR and not own_heroes(s, player, DOCTOR):
        return False
    if goal == IMPLANTED and not implanted(s, card, player):
        return False
    if goal in (ALLIES, TOGETHER, PAIRS):
        return measure(s, goal, place, card, player) >= 4
    return measure(s, goal, place, card, player) >= number


def progress(s: State, goal: int, number: int, place: int, card: int, player: int) -> float:
    """How near a player is to a goal, from 0 to 1."""
    if goal == EMPTY_HAND:
        return max(0.0, 1.0 - len(s.hand[player]) / 5.0)
    if goal == LAST_CARD:
        least = 40
        for deck in s.deck:
            least = min(least, len(deck))
        return max(0.0, 1.0 - least / 20.0)
    wanted = 4 if goal in (ALLIES, TOGETHER, PAIRS) else max(1, number)
    share = min(1.0, measure(s, goal, place, card, player) / wanted)
    if goal == POWER_AND_DOCTORS:
        return 0.4 * share + 0.3 * min(2, doctors_abroad(s, player))
    if goal == INSTANTS:
        hand = min(number, of_trait(s, s.hand[player], INSTANT))
        pile = min(number, of_trait(s, s.pile[player], INSTANT))
        return (hand + pile) / (2.0 * wanted)
    if goal == OWN_DOCTOR and not own_heroes(s, player, DOCTOR):
        return 0.5 * share
    if goal == COMPANION_DRAWS and s.control[card] != player:
        return 0.7 * share
    return share


def won_by_deed(s: State, card: int, player: int) -> None:
    """A tally has risen by what a player did: does that deed win (Y14, Y20, Y21)?"""
    win = s.pool.designs[s.design[card]].win
    if win is None:
        return
    goal = win.goal_of()
    if goal in (DOCTORS_PLAYED, COMPANIONS_ABROAD, COMPANION_DRAWS):
        if s.plot[card] >= win.number_of():
            if goal != COMPANION_DRAWS or s.control[card] == player:
                s.wins.append(player)
                s.won_with = card
                s.note(c.WON_EVENT, player, card)


def won_by_goal(s: State, goal: int, player: int) -> None:
    """A Scheme in play with this goal is met by what the player just did."""
    for i in s.schemes:
        win = s.pool.designs[s.design[i]].win
        if win is not None and win.goal_of() == goal:
            s.wins.append(player)
            s.won_with = i
            s.note(c.WON_EVENT, player, i)
            return


def deck_emptied(s: State, player: int) -> None:
    """A player has made somebody discard the last card of a deck (Y17, R76)."""
    won_by_goal(s, LAST_CARD, player)


def turn_begins(s: State, player: int) -> None:
    """Looked at once, before any Start Step trigger (Y13, R79)."""
    if not s.hand[player]:
        won_by_goal(s, EMPTY_HAND, player)


def settle_wins(s: State) -> None:
    """End the game if a Win trigger is met; the active player goes first (W05, R68)."""
    if s.wins:
        for player in in_turn_order(s):
            if player in s.wins:
                by_capture = s.won_with >= 0 and s.place[s.won_with] == RESOLVING
                s.finish(player, c.CAPTURES_END if by_capture else c.SCHEME_END)
                return
    if not s.schemes:
        return
    for player in in_turn_order(s):
        for i in s.schemes:
            d = s.pool.designs[s.design[i]]
            win = d.win
            if win is None:
                continue
            if not d.traits & HERO and s.control[i] != player:
                continue  # another's Nemesis Scheme never wins for you (W03)
            if win.met(s, player, i):
                s.won_with = i
                s.note(c.WON_EVENT, player, i)
                s.finish(player, c.SCHEME_END)
                return
