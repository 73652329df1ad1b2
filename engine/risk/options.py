"""Options as integers: a kind and its fields, packed; the fields are named here."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

CHOOSE_ARMY: Final = 0
CHOOSE_FIRST: Final = 1
PLACE_NEUTRAL: Final = 2
PLAY_POWER: Final = 3
PLAY_POWER_AT: Final = 4
PLAY_REROLL: Final = 5
PASS: Final = 6
REVEAL_MISSION: Final = 7
PICK_CARD: Final = 8
TRADE_IN: Final = 9
END_REINFORCE: Final = 10
PLACE_DALEKS: Final = 11
DECLARE_ATTACK: Final = 12
END_ATTACKS: Final = 13
ROLL_AGAIN: Final = 14
WITHDRAW: Final = 15
MANOEUVRE: Final = 16
MOVE_DALEKS: Final = 17
END_TURN: Final = 18
DRAW_CARD: Final = 19
DRAW_NOTHING: Final = 20


def kind_of(option: int) -> int:
    """Which kind of option."""
    return option & 31


def choose_army(army: int) -> int:
    """Take {army}."""
    return CHOOSE_ARMY | army << 5


def choose_first(player: int) -> int:
    """Let {player} begin."""
    return CHOOSE_FIRST | player << 5


def place_neutral(territory: int) -> int:
    """Add a neutral Dalek to {territory}."""
    return PLACE_NEUTRAL | territory << 5


def play_power(card: int) -> int:
    """Play {card}."""
    return PLAY_POWER | card << 5


def play_power_at(card: int, place: int) -> int:
    """Play {card} and move the TARDIS to {place}."""
    return PLAY_POWER_AT | card << 5 | place << 13


def play_reroll(card: int, dice: int) -> int:
    """Play {card} and roll {dice} again."""
    return PLAY_REROLL | card << 5 | dice << 13


def reveal_mission(mission: int) -> int:
    """Reveal {mission}."""
    return REVEAL_MISSION | mission << 5


def pick_card(stake: int) -> int:
    """Put {stake} into the trade."""
    return PICK_CARD | stake << 5


def trade_in(stars: int) -> int:
    """Trade in {stars}."""
    return TRADE_IN | stars << 5


def place_daleks(territory: int, count: int) -> int:
    """Place {count} in {territory}."""
    return PLACE_DALEKS | territory << 5 | count << 11


def declare_attack(origin: int, target: int, force: int) -> int:
    """Attack {target} from {origin} with {force}."""
    return DECLARE_ATTACK | origin << 5 | target << 11 | force << 17


def manoeuvre(origin: int, target: int) -> int:
    """Manoeuvre from {origin} to {target}."""
    return MANOEUVRE | origin << 5 | target << 11


def move_daleks(count: int) -> int:
    """Move {count}."""
    return MOVE_DALEKS | count << 11


def army_of(option: int) -> int:
    """The army of an option."""
    return (option >> 5) & 7


def player_of(option: int) -> int:
    """The player of an option."""
    return (option >> 5) & 7


def card_of(option: int) -> int:
    """The card of an option."""
    return (option >> 5) & 255


def mission_of(option: int) -> int:
    """The mission of an option."""
    return (option >> 5) & 255


def stake_of(option: int) -> int:
    """The stake of an option."""
    return (option >> 5) & 255


def place_of(option: int) -> int:
    """The place of an option."""
    return (option >> 13) & 63


def dice_of(option: int) -> int:
    """The dice of an option."""
    return (option >> 13) & 7


def territory_of(option: int) -> int:
    """The territory of an option."""
    return (option >> 5) & 63


def count_of(option: int) -> int:
    """The count of an option."""
    return (option >> 11) & 4095


def origin_of(option: int) -> int:
    """The origin of an option."""
    return (option >> 5) & 63


def target_of(option: int) -> int:
    """The target of an option."""
    return (option >> 11) & 63


def force_of(option: int) -> int:
    """The force of an option."""
    return (option >> 17) & 3


def stars_of(option: int) -> int:
    """The stars of an option."""
    return (option >> 5) & 31
