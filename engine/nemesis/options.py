"""Options as integers: a kind and its fields, packed; the fields are named here."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

DONE: Final = 0
RESOLVE_TRIGGER: Final = 1
PLAY_INSTANT: Final = 2
MOVE_NEMESIS: Final = 3
PLAY_MINION: Final = 4
MOVE_MINION: Final = 5
SKIP_MINION: Final = 6
START_CONFLICT: Final = 7
SKIP_CONFLICT: Final = 8
COMMIT_POWER: Final = 9
USE_CONFLICT_TRIGGER: Final = 10
PASS: Final = 11
DISPLACE: Final = 12
KEEP: Final = 13
TAKE_ACTION: Final = 14
PASS_ACTION: Final = 15
PLAY_CARD: Final = 16
STOP_PLAYING: Final = 17
CHOOSE_CARD: Final = 18
CHOOSE_PLACE: Final = 19
CHOOSE_MODE: Final = 20
USE_RULE: Final = 21
DECLINE: Final = 22
DISCARD_CARD: Final = 23
USE_BLINK: Final = 24
PLAY_BLINK: Final = 25
CHOOSE_PLAYER: Final = 26
PLAY_VARIANT: Final = 27
PLAY_STANDARD: Final = 28
CHOOSE_NONE: Final = 29
ORDER_RULE: Final = 30
CHOOSE_SIDE: Final = 31


def kind_of(option: int) -> int:
    """Which kind of option."""
    return option & 63


def resolve_trigger(card: int, rule: int) -> int:
    """Use {card}: {rule}."""
    return RESOLVE_TRIGGER | card << 6 | rule << 16


def play_instant(card: int, rule: int, mode: int) -> int:
    """Play {card}: {mode}."""
    return PLAY_INSTANT | card << 6 | rule << 16 | mode << 21


def move_nemesis(spot: int = -1) -> int:
    """Move the Nemesis token to {spot}."""
    return MOVE_NEMESIS | (spot + 1) << 30


def play_minion(card: int, spot: int = -1) -> int:
    """Play {card} at {spot}."""
    return PLAY_MINION | card << 6 | (spot + 1) << 30


def move_minion(card: int, spot: int = -1) -> int:
    """Move {card} to {spot}."""
    return MOVE_MINION | card << 6 | (spot + 1) << 30


def start_conflict(spot: int = -1) -> int:
    """Start a Conflict at {spot}."""
    return START_CONFLICT | (spot + 1) << 30


def commit_power(count: int) -> int:
    """Commit {count} Power."""
    return COMMIT_POWER | count << 6


def use_conflict_trigger(card: int, rule: int) -> int:
    """Use the Conflict trigger of {card}: {rule}."""
    return USE_CONFLICT_TRIGGER | card << 6 | rule << 16


def displace(card: int, spot: int = -1) -> int:
    """Move {card} to {spot} instead and gain 1 Power."""
    return DISPLACE | card << 6 | (spot + 1) << 30


def keep(card: int) -> int:
    """Let {card} be Thwarted or Captured."""
    return KEEP | card << 6


def take_action(card: int, rule: int) -> int:
    """Take the Action: {rule}."""
    return TAKE_ACTION | card << 6 | rule << 16


def pass_action(card: int, rule: int) -> int:
    """Pass the Action and gain 1 Power: {rule}."""
    return PASS_ACTION | card << 6 | rule << 16


def play_card(card: int, spot: int = -1, host: int = -1) -> int:
    """Play {card}{target}."""
    return PLAY_CARD | card << 6 | (spot + 1) << 30 | (host + 1) << 36


def choose_card(card: int) -> int:
    """Choose {card}."""
    return CHOOSE_CARD | card << 6


def choose_place(card: int, spot: int = -1) -> int:
    """Move {card} to {spot}."""
    return CHOOSE_PLACE | card << 6 | (spot + 1) << 30


def choose_mode(card: int, rule: int, mode: int) -> int:
    """Choose: {mode}."""
    return CHOOSE_MODE | card << 6 | rule << 16 | mode << 21


def use_rule(card: int, rule: int) -> int:
    """Use {card}: {rule}."""
    return USE_RULE | card << 6 | rule << 16


def discard_card(card: int) -> int:
    """Discard {card}."""
    return DISCARD_CARD | card << 6


def use_blink(card: int, rule: int) -> int:
    """Use the Blink rule of {card}: {rule}."""
    return USE_BLINK | card << 6 | rule << 16


def play_blink(card: int, rule: int) -> int:
    """Play {card} for its Blink rule: {rule}."""
    return PLAY_BLINK | card << 6 | rule << 16


def choose_player(player: int) -> int:
    """Choose {player}."""
    return CHOOSE_PLAYER | player << 6


def order_rule(card: int, rule: int, index: int) -> int:
    """Next: {card}: {rule}."""
    return ORDER_RULE | card << 6 | rule << 16 | index << 24


def choose_side(side: int) -> int:
    """Play {side}."""
    return CHOOSE_SIDE | side << 6


def card_of(option: int) -> int:
    """The card of an option."""
    return (option >> 6) & 1023


def player_of(option: int) -> int:
    """The player of an option."""
    return (option >> 6) & 1023


def count_of(option: int) -> int:
    """The count of an option."""
    return (option >> 6) & 1023


def side_of(option: int) -> int:
    """The side of an option."""
    return (option >> 6) & 1023


def rule_of(option: int) -> int:
    """The rule of an option."""
    return (option >> 16) & 31


def mode_of(option: int) -> int:
    """The mode of an option."""
    return (option >> 21) & 7


def index_of(option: int) -> int:
    """The index of an option."""
    return (option >> 24) & 63


def spot_of(option: int) -> int:
    """The spot of an option; -1 is nothing."""
    return ((option >> 30) & 63) - 1


def host_of(option: int) -> int:
    """The host of an option; -1 is nothing."""
    return ((option >> 36) & 1023) - 1
