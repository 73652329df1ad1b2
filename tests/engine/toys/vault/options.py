"""Options as integers: a kind and its fields, packed; the fields are named here."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

BID_AMOUNT: Final = 0


def kind_of(option: int) -> int:
    """Which kind of option."""
    return option & 1


def bid_amount(amount: int) -> int:
    """Bid {amount}."""
    return BID_AMOUNT | amount << 1


def amount_of(option: int) -> int:
    """The amount of an option."""
    return (option >> 1) & 15
