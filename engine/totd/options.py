"""Options as integers: a kind and its fields, packed; the fields are named here."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

GO_ON: Final = 0
UNINSTALL: Final = 1
INSTALL: Final = 2
DISMISS: Final = 3
PLAY_CARD: Final = 4
SPEND_CARD: Final = 5
STAY: Final = 6
GO: Final = 7
ROLL_TARDIS: Final = 8
TAKE_TARDIS: Final = 9
DRAW_TILES: Final = 10
KEEP_TILE: Final = 11
RECRUIT: Final = 12
SEARCH: Final = 13
PAY_TOKEN: Final = 14
PAY_CARD: Final = 15
CALL: Final = 16
HELP_AFAR: Final = 17
HELP_HERE: Final = 18
ADD_DIE: Final = 19
BUY_DIE: Final = 20
FOCUS: Final = 21
CUT: Final = 22
EXTERMINATE: Final = 23
REROLL: Final = 24
REROLL_TOKENS: Final = 25
GIVE_UP_BLACK: Final = 26
CHANGE: Final = 27
CHANGE_TOKENS: Final = 28
CHOOSE_COST: Final = 29
DISCARD_CARD: Final = 30
LOSE_COMPANION: Final = 31
REMOVE_DALEK: Final = 32
PLACE_DALEK: Final = 33
FREE_DIE: Final = 34
GIVE: Final = 35


def kind_of(option: int) -> int:
    """Which kind of option."""
    return option & 63


def uninstall(card: int) -> int:
    """Uninstall {card}."""
    return UNINSTALL | card << 6


def install(card: int) -> int:
    """Install {card}."""
    return INSTALL | card << 6


def dismiss(card: int) -> int:
    """Dismiss {card}."""
    return DISMISS | card << 6


def play_card(card: int, pool: int) -> int:
    """Play {card}{pool}."""
    return PLAY_CARD | card << 6 | pool << 28


def spend_card(card: int) -> int:
    """Discard {card} to work on the task."""
    return SPEND_CARD | card << 6


def stay(spot: int) -> int:
    """Stay: {spot}."""
    return STAY | spot << 16


def go(spot: int) -> int:
    """Go to {spot}."""
    return GO | spot << 16


def keep_tile(card: int) -> int:
    """Place {card}."""
    return KEEP_TILE | card << 6


def recruit(deck: int) -> int:
    """Recruit from the {deck} companion deck."""
    return RECRUIT | deck << 16


def search(design: int) -> int:
    """Search for {design}."""
    return SEARCH | design << 6


def pay_card(card: int) -> int:
    """Pay with {card}."""
    return PAY_CARD | card << 6


def call(seat: int) -> int:
    """Call {seat} for help."""
    return CALL | seat << 28


def add_die(pool: int, colour: int, mask: int) -> int:
    """Add a {colour} die{pool}."""
    return ADD_DIE | pool << 28 | colour << 31 | mask << 33


def buy_die(card: int, pool: int, colour: int) -> int:
    """Add a {colour} die with {card}{pool}."""
    return BUY_DIE | card << 6 | pool << 28 | colour << 31


def focus(pool: int, colour: int, mask: int) -> int:
    """Exchange a black die for a {colour} one{pool}."""
    return FOCUS | pool << 28 | colour << 31 | mask << 33


def cut(pool: int, colour: int) -> int:
    """Discard a {colour} die{pool}."""
    return CUT | pool << 28 | colour << 31


def exterminate(pool: int, colour: int) -> int:
    """Lose a {colour} die{pool}."""
    return EXTERMINATE | pool << 28 | colour << 31


def reroll(card: int, dice: int, icon: int) -> int:
    """Re-roll {dice} with {card}."""
    return REROLL | card << 6 | dice << 16 | icon << 40


def reroll_tokens(dice: int) -> int:
    """Spend 2 tokens to re-roll {dice}."""
    return REROLL_TOKENS | dice << 16


def give_up_black(pool: int) -> int:
    """Discard a black die to re-roll the others{pool}."""
    return GIVE_UP_BLACK | pool << 28


def change(card: int, dice: int, symbol: int, icon: int) -> int:
    """Turn {dice} to {symbol} with {card}."""
    return CHANGE | card << 6 | dice << 16 | symbol << 37 | icon << 40


def change_tokens(dice: int, symbol: int) -> int:
    """Spend 3 tokens to turn {dice} to {symbol}."""
    return CHANGE_TOKENS | dice << 16 | symbol << 37


def choose_cost(choice: int) -> int:
    """Pay the fail cost: {choice}."""
    return CHOOSE_COST | choice << 6


def discard_card(card: int) -> int:
    """Discard {card}."""
    return DISCARD_CARD | card << 6


def lose_companion(card: int) -> int:
    """Discard {card}."""
    return LOSE_COMPANION | card << 6


def remove_dalek(spot: int) -> int:
    """Remove a Dalek from {spot}."""
    return REMOVE_DALEK | spot << 16


def place_dalek(spot: int) -> int:
    """Place the Dalek on {spot}."""
    return PLACE_DALEK | spot << 16


def free_die(card: int, colour: int) -> int:
    """Free a {colour} die from {card}."""
    return FREE_DIE | card << 6 | colour << 31


def give(card: int, seat: int) -> int:
    """Give {card} to {seat}."""
    return GIVE | card << 6 | seat << 28


def card_of(option: int) -> int:
    """The card of an option."""
    return (option >> 6) & 1023


def design_of(option: int) -> int:
    """The design of an option."""
    return (option >> 6) & 1023


def choice_of(option: int) -> int:
    """The choice of an option."""
    return (option >> 6) & 1023


def spot_of(option: int) -> int:
    """The spot of an option."""
    return (option >> 16) & 4095


def dice_of(option: int) -> int:
    """The dice of an option."""
    return (option >> 16) & 4095


def deck_of(option: int) -> int:
    """The deck of an option."""
    return (option >> 16) & 1


def seat_of(option: int) -> int:
    """The seat of an option."""
    return (option >> 28) & 7


def pool_of(option: int) -> int:
    """The pool of an option."""
    return (option >> 28) & 1


def colour_of(option: int) -> int:
    """The colour of an option."""
    return (option >> 31) & 3


def mask_of(option: int) -> int:
    """The mask of an option."""
    return (option >> 33) & 15


def symbol_of(option: int) -> int:
    """The symbol of an option."""
    return (option >> 37) & 7


def icon_of(option: int) -> int:
    """The icon of an option."""
    return (option >> 40) & 15
