"""Options as integers: a kind and up to three small numbers, packed.

Field widths: kind 6 bits, a 10 (card), b 14 (ability, or place + 1), c 10 (card + 1). The names
follow the action types of the ledger, section 13.
"""

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
NAMES: Final = (
    "choose_spacetime", "choose_setup_card", "setup_done", "return_unused", "play_opening_goal",
    "choose_plot", "plots_done", "play", "begin_together", "end_together", "swap", "end_play",
    "attempt_reach", "attempt_oppose", "attempt_purpose", "tackle", "join_attempt", "all_join",
    "begin_attempt", "assign_to_puzzle", "use_ability", "choose_fighter", "choose_target",
    "choose_none", "choose_place", "choose_player", "pick_up_artifact", "use_vortex", "move_tardis",
    "stay", "board", "depart", "discard_one", "discard_none", "play_bang", "play_plot", "pass",
    "define_number", "rearrange", "name_word", "end_act", "choose_copy", "drop_card", "setup_place",
    "all_board",
)  # fmt: skip


def kind_of(option: int) -> int:
    """What is chosen."""
    return option & 63


def a_of(option: int) -> int:
    """The card, as a rule."""
    return (option >> 6) & 1023


def b_of(option: int) -> int:
    """The ability, or the place + 1."""
    return (option >> 16) & 16383


def c_of(option: int) -> int:
    """Another card + 1."""
    return (option >> 30) & 1023
