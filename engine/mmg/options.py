"""Options as integers: a kind and its fields, packed; the fields are named here."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

AGREE_TIME_COUNT: Final = 0
SET_ASIDE_WATCHERS: Final = 1
CHOOSE_FIRST_PLAYER: Final = 2
CHOOSE_ZONE: Final = 3
PLAY_CREATURE: Final = 4
PLAY_RESOURCE: Final = 5
END_PLAY: Final = 6
PLAY_EPISODE: Final = 7
SKIP_EPISODE: Final = 8
SOLVE_BY_SUPPORT: Final = 9
ADD_SOLVER: Final = 10
FINISH_SOLVE: Final = 11
SOLVE_BY_DOCTOR: Final = 12
END_SOLVE: Final = 13
ANNOUNCE_COMBAT: Final = 14
DEFENCE_COMPLETE: Final = 15
DECLARE_ATTACK: Final = 16
DECLINE_ATTACK: Final = 17
CHOOSE_DEFENDER: Final = 18
LEAVE_CHOICE: Final = 19
CHOOSE_BLOCKER: Final = 20
DECLINE_BLOCK: Final = 21
MAKE_HIT: Final = 22
DECLINE_HIT: Final = 23
BONUS_DRAW: Final = 24
DECLINE_BONUS: Final = 25
PLAY_FLASH: Final = 26
USE_SPECIAL: Final = 27
GIVE_SUPPORT: Final = 28
PASS: Final = 29
USE_REPLACEMENT: Final = 30
ORDER_EFFECTS: Final = 31
CHOOSE_CARDS: Final = 32
CHOOSE_TARGET: Final = 33
COUNTER_REPLACEMENT: Final = 34


def kind_of(option: int) -> int:
    """Which kind of option."""
    return option & 63


def agree_time_count(count: int) -> int:
    """Use {count} Time cards each."""
    return AGREE_TIME_COUNT | count << 6


def set_aside_watchers(place: int, design: int) -> int:
    """Set aside {design} for the {place}."""
    return SET_ASIDE_WATCHERS | place << 6 | design << 16


def choose_first_player(player: int) -> int:
    """Let {player} begin."""
    return CHOOSE_FIRST_PLAYER | player << 6


def choose_zone(zone: int) -> int:
    """Choose the {zone}."""
    return CHOOSE_ZONE | zone << 6


def play_creature(card: int) -> int:
    """Play {card}."""
    return PLAY_CREATURE | card << 6


def play_resource(card: int) -> int:
    """Play {card}."""
    return PLAY_RESOURCE | card << 6


def play_episode(card: int, side: int) -> int:
    """Play {card} in the {side}."""
    return PLAY_EPISODE | card << 6 | side << 16


def solve_by_support(card: int) -> int:
    """Solve {card} by Support."""
    return SOLVE_BY_SUPPORT | card << 6


def add_solver(card: int) -> int:
    """Side {card} to solve."""
    return ADD_SOLVER | card << 6


def solve_by_doctor(card: int, target: int, first: int = -1, second: int = -1) -> int:
    """Solve {card} with {target}, {first} and {second}."""
    return SOLVE_BY_DOCTOR | card << 6 | target << 16 | (first + 1) << 28 | (second + 1) << 38


def declare_attack(card: int) -> int:
    """Attack with {card}."""
    return DECLARE_ATTACK | card << 6


def choose_defender(card: int) -> int:
    """Pick {card} as defender."""
    return CHOOSE_DEFENDER | card << 6


def choose_blocker(card: int) -> int:
    """Defend with {card}."""
    return CHOOSE_BLOCKER | card << 6


def play_flash(card: int, ability: int, mode: int, first: int = -1, second: int = -1) -> int:
    """Play {card}."""
    return (
        PLAY_FLASH | card << 6 | ability << 16 | mode << 48 | (first + 1) << 28 | (second + 1) << 38
    )


def use_special(card: int, ability: int, mode: int, first: int = -1, second: int = -1) -> int:
    """Use {card}."""
    return (
        USE_SPECIAL
        | card << 6
        | ability << 16
        | mode << 48
        | (first + 1) << 28
        | (second + 1) << 38
    )


def give_support(card: int, target: int, mode: int) -> int:
    """Side {card} to give {target} {mode}."""
    return GIVE_SUPPORT | card << 6 | target << 16 | mode << 48


def use_replacement(card: int, ability: int, mode: int, first: int = -1, second: int = -1) -> int:
    """Use {card} to keep a card."""
    return (
        USE_REPLACEMENT
        | card << 6
        | ability << 16
        | mode << 48
        | (first + 1) << 28
        | (second + 1) << 38
    )


def order_effects(place: int) -> int:
    """Let effect {place} be next."""
    return ORDER_EFFECTS | place << 6


def choose_cards(card: int) -> int:
    """Pick {card}."""
    return CHOOSE_CARDS | card << 6


def choose_target(card: int, ability: int, mode: int, first: int = -1, second: int = -1) -> int:
    """Let {card} act."""
    return (
        CHOOSE_TARGET
        | card << 6
        | ability << 16
        | mode << 48
        | (first + 1) << 28
        | (second + 1) << 38
    )


def counter_replacement(
    card: int, ability: int, mode: int, first: int = -1, second: int = -1
) -> int:
    """Use {card} to counter."""
    return (
        COUNTER_REPLACEMENT
        | card << 6
        | ability << 16
        | mode << 48
        | (first + 1) << 28
        | (second + 1) << 38
    )


def card_of(option: int) -> int:
    """The card of an option."""
    return (option >> 6) & 1023


def player_of(option: int) -> int:
    """The player of an option."""
    return (option >> 6) & 1023


def zone_of(option: int) -> int:
    """The zone of an option."""
    return (option >> 6) & 1023


def count_of(option: int) -> int:
    """The count of an option."""
    return (option >> 6) & 1023


def place_of(option: int) -> int:
    """The place of an option."""
    return (option >> 6) & 1023


def ability_of(option: int) -> int:
    """The ability of an option."""
    return (option >> 16) & 4095


def target_of(option: int) -> int:
    """The target of an option."""
    return (option >> 16) & 4095


def design_of(option: int) -> int:
    """The design of an option."""
    return (option >> 16) & 4095


def side_of(option: int) -> int:
    """The side of an option."""
    return (option >> 16) & 4095


def first_of(option: int) -> int:
    """The first of an option; -1 is nothing."""
    return ((option >> 28) & 1023) - 1


def second_of(option: int) -> int:
    """The second of an option; -1 is nothing."""
    return ((option >> 38) & 1023) - 1


def mode_of(option: int) -> int:
    """The mode of an option."""
    return (option >> 48) & 15
