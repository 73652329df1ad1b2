"""Options as integers: a kind and its fields, packed; the fields are named here."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

PLAY_CARD: Final = 0
STRIKE_PLAYER: Final = 1


def kind_of(option: int) -> int:
    """Which kind of option."""
    return option & 15


def play_card(card: int) -> int:
    """Play {card}."""
    return PLAY_CARD | card << 4


def strike_player(player: int) -> int:
    """Strike {player}."""
    return STRIKE_PLAYER | player << 4


def card_of(option: int) -> int:
    """The card of an option."""
    return (option >> 4) & 1023


def player_of(option: int) -> int:
    """The player of an option."""
    return (option >> 4) & 1023
