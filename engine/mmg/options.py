"""Options as integers: a kind and up to five small numbers, packed.

Field widths: kind 6 bits, a 10 (card), b 12 (ability or card), c 10 (card + 1), d 10 (card + 1),
m 4 (mode). The names are the action types of the ledger, section 13.
"""

from __future__ import annotations

from typing import Final

AGREE_TIME_COUNT: Final = 0
SET_ASIDE_WATCHER: Final = 1
CHOOSE_FIRST_PLAYER: Final = 2
CHOOSE_ZONE: Final = 3
PLAY_CREATURE: Final = 4
PLAY_RESOURCE: Final = 5
END_PLAY: Final = 6
PLAY_EPISODE: Final = 7
SKIP_EPISODE: Final = 8
SOLVE_BY_SUPPORT: Final = 9
SOLVE_ADD: Final = 10
SOLVE_DONE: Final = 11
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

NAMES: Final = (
    "AgreeTimeCount", "SetAsideWatchers", "ChooseFirstPlayer", "ChooseZone", "PlayCreature",
    "PlayResource", "EndPlay", "PlayEpisode", "SkipEpisode", "SolveBySupport", "AddSolver",
    "FinishSolve", "SolveByDoctor", "EndSolve", "AnnounceCombat", "DefenceComplete",
    "DeclareAttack", "DeclineAttack", "ChooseDefender", "LeaveChoice", "ChooseBlocker",
    "DeclineBlock", "MakeHit", "DeclineHit", "BonusDraw", "DeclineBonus", "PlayFlash",
    "UseSpecial", "GiveSupport", "Pass", "UseReplacement", "OrderEffects", "ChooseCards",
    "ChooseTarget", "CounterReplacement",
)  # fmt: skip


def pack(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, m: int = 0) -> int:
    """One option as one integer."""
    return kind | a << 6 | b << 16 | c << 28 | d << 38 | m << 48


def kind_of(option: int) -> int:
    """Which action type."""
    return option & 63


def a_of(option: int) -> int:
    """The first card or number."""
    return (option >> 6) & 1023


def b_of(option: int) -> int:
    """The ability, or a second card."""
    return (option >> 16) & 4095


def c_of(option: int) -> int:
    """What fills the first slot, plus one; 0 is nothing."""
    return (option >> 28) & 1023


def d_of(option: int) -> int:
    """What fills the second slot, plus one; 0 is nothing."""
    return (option >> 38) & 1023


def m_of(option: int) -> int:
    """The mode: a value bit, or a Zone plus one; 0 is nothing."""
    return (option >> 48) & 15
