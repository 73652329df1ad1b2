"""Options as integers: a kind and its fields, packed; the fields are named here."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

CHOOSE_SPACETIME: Final = 0
CHOOSE_SETUP_CARD: Final = 1
SETUP_DONE: Final = 2
RETURN_UNUSED: Final = 3
PLAY_OPENING_GOAL: Final = 4
CHOOSE_PLOT: Final = 5
PLOTS_DONE: Final = 6
PLAY: Final = 7
BEGIN_TOGETHER: Final = 8
END_TOGETHER: Final = 9
SWAP: Final = 10
END_PLAY: Final = 11
ATTEMPT_REACH: Final = 12
ATTEMPT_OPPOSE: Final = 13
ATTEMPT_PURPOSE: Final = 14
TACKLE: Final = 15
JOIN_ATTEMPT: Final = 16
ALL_JOIN: Final = 17
BEGIN_ATTEMPT: Final = 18
ASSIGN_TO_PUZZLE: Final = 19
USE_ABILITY: Final = 20
CHOOSE_FIGHTER: Final = 21
CHOOSE_TARGET: Final = 22
CHOOSE_NONE: Final = 23
CHOOSE_PLACE: Final = 24
CHOOSE_PLAYER: Final = 25
PICK_UP_ARTIFACT: Final = 26
USE_VORTEX: Final = 27
MOVE_TARDIS: Final = 28
STAY: Final = 29
BOARD: Final = 30
DEPART: Final = 31
DISCARD_ONE: Final = 32
DISCARD_NONE: Final = 33
PLAY_BANG: Final = 34
PLAY_PLOT: Final = 35
PASS: Final = 36
DEFINE_NUMBER: Final = 37
REARRANGE: Final = 38
NAME_WORD: Final = 39
END_ACT: Final = 40
CHOOSE_COPY: Final = 41
DROP_CARD: Final = 42
SETUP_PLACE: Final = 43
ALL_BOARD: Final = 44


def kind_of(option: int) -> int:
    """Which kind of option."""
    return option & 63


def choose_spacetime(design: int) -> int:
    """Lay {design}."""
    return CHOOSE_SPACETIME | design << 6


def choose_setup_card(design: int) -> int:
    """Start with {design}."""
    return CHOOSE_SETUP_CARD | design << 6


def return_unused(keep: int) -> int:
    """{keep} the unused Set-Up cards."""
    return RETURN_UNUSED | keep << 6


def play_opening_goal(design: int, place: int = -1) -> int:
    """Open with {design} at {place}."""
    return PLAY_OPENING_GOAL | design << 6 | (place + 1) << 16


def choose_plot(design: int) -> int:
    """Take the Plot {design}."""
    return CHOOSE_PLOT | design << 6


def play(card: int, place: int = -1, host: int = -1) -> int:
    """Play {card} at {place} or on {host}."""
    return PLAY | card << 6 | (place + 1) << 16 | (host + 1) << 30


def swap(card: int, old: int = -1) -> int:
    """Swap {old} for {card}."""
    return SWAP | card << 6 | (old + 1) << 30


def attempt_reach(card: int, place: int = -1) -> int:
    """Try to Reach {card} at {place}."""
    return ATTEMPT_REACH | card << 6 | (place + 1) << 16


def attempt_oppose(card: int, place: int = -1) -> int:
    """Try to Oppose {card} at {place}."""
    return ATTEMPT_OPPOSE | card << 6 | (place + 1) << 16


def attempt_purpose(card: int, place: int = -1) -> int:
    """Try to score from {card} at {place}."""
    return ATTEMPT_PURPOSE | card << 6 | (place + 1) << 16


def tackle(card: int, place: int = -1) -> int:
    """Try to overcome {card} at {place}."""
    return TACKLE | card << 6 | (place + 1) << 16


def join_attempt(card: int) -> int:
    """Let {card} take part."""
    return JOIN_ATTEMPT | card << 6


def assign_to_puzzle(card: int) -> int:
    """Tackle {card}."""
    return ASSIGN_TO_PUZZLE | card << 6


def use_ability(target: int, ability: int, actor: int = -1) -> int:
    """Use {target}{ability}{actor}."""
    return USE_ABILITY | target << 6 | ability << 16 | (actor + 1) << 30


def choose_fighter(target: int) -> int:
    """Name {target}."""
    return CHOOSE_FIGHTER | target << 6


def choose_target(target: int) -> int:
    """Choose {target}."""
    return CHOOSE_TARGET | target << 6


def choose_place(place: int = -1) -> int:
    """Move to {place}."""
    return CHOOSE_PLACE | (place + 1) << 16


def choose_player(player: int) -> int:
    """Choose {player}."""
    return CHOOSE_PLAYER | player << 6


def pick_up_artifact(card: int, actor: int = -1) -> int:
    """Pick up {card}{actor}."""
    return PICK_UP_ARTIFACT | card << 6 | (actor + 1) << 30


def use_vortex(card: int, entry: int) -> int:
    """Search the Vortex by {card} (entry {entry})."""
    return USE_VORTEX | card << 6 | entry << 16


def move_tardis(card: int, place: int = -1) -> int:
    """Move {card} to {place}."""
    return MOVE_TARDIS | card << 6 | (place + 1) << 16


def stay(card: int) -> int:
    """Leave {card} where it is."""
    return STAY | card << 6


def board(card: int) -> int:
    """Take {card} along."""
    return BOARD | card << 6


def discard_one(card: int) -> int:
    """Discard {card}."""
    return DISCARD_ONE | card << 6


def play_bang(card: int, ability: int) -> int:
    """Play {card}{ability}."""
    return PLAY_BANG | card << 6 | ability << 16


def play_plot(card: int) -> int:
    """Play the Plot {card}."""
    return PLAY_PLOT | card << 6


def define_number(number: int) -> int:
    """Set the number {number}."""
    return DEFINE_NUMBER | number << 6


def rearrange(card: int) -> int:
    """Put {card} next."""
    return REARRANGE | card << 6


def name_word(word: int) -> int:
    """Name {word}."""
    return NAME_WORD | word << 6


def choose_copy(owner: int) -> int:
    """Choose the copy of {owner}."""
    return CHOOSE_COPY | owner << 6


def drop_card(card: int) -> int:
    """Discard {card} from hand."""
    return DROP_CARD | card << 6


def setup_place(card: int, place: int = -1, host: int = -1) -> int:
    """Start {card} at {place} or on {host}."""
    return SETUP_PLACE | card << 6 | (place + 1) << 16 | (host + 1) << 30


def card_of(option: int) -> int:
    """The card of an option."""
    return (option >> 6) & 1023


def design_of(option: int) -> int:
    """The design of an option."""
    return (option >> 6) & 1023


def keep_of(option: int) -> int:
    """The keep of an option."""
    return (option >> 6) & 1023


def number_of(option: int) -> int:
    """The number of an option."""
    return (option >> 6) & 1023


def owner_of(option: int) -> int:
    """The owner of an option."""
    return (option >> 6) & 1023


def player_of(option: int) -> int:
    """The player of an option."""
    return (option >> 6) & 1023


def target_of(option: int) -> int:
    """The target of an option."""
    return (option >> 6) & 1023


def word_of(option: int) -> int:
    """The word of an option."""
    return (option >> 6) & 1023


def ability_of(option: int) -> int:
    """The ability of an option."""
    return (option >> 16) & 16383


def entry_of(option: int) -> int:
    """The entry of an option."""
    return (option >> 16) & 16383


def place_of(option: int) -> int:
    """The place of an option; -1 is nothing."""
    return ((option >> 16) & 16383) - 1


def actor_of(option: int) -> int:
    """The actor of an option; -1 is nothing."""
    return ((option >> 30) & 1023) - 1


def host_of(option: int) -> int:
    """The host of an option; -1 is nothing."""
    return ((option >> 30) & 1023) - 1


def old_of(option: int) -> int:
    """The old of an option; -1 is nothing."""
    return ((option >> 30) & 1023) - 1
