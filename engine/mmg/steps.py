"""The steps of a turn, in order, and the kinds of decision."""

from __future__ import annotations

from typing import Final

AGREE_STEP: Final = 0
WATCHER_STEP: Final = 1
FIRST_STEP: Final = 2
DEAL_STEP: Final = 3
START_STEP: Final = 4
STAND_STEP: Final = 5
ZONE_STEP: Final = 6
DRAW_STEP: Final = 7
PLAY_STEP: Final = 8
EPISODE_STEP: Final = 9
SOLVE_STEP: Final = 10
STRIKE_STEP: Final = 11
ANNOUNCE_STEP: Final = 12
PREPARE_STEP: Final = 13
ATTACK_STEP: Final = 14
PICK_STEP: Final = 15
BLOCK_STEP: Final = 16
FIGHT_STEP: Final = 17
SETTLE_STEP: Final = 18
HIT_STEP: Final = 19
CHAIN_STEP: Final = 20
OVER_STEP: Final = 21
BONUS_STEP: Final = 22
LAST_STEP: Final = 23
NORMAL_STEP: Final = 24
WINDOW: Final = 25
STEPS: Final = (
    "agree", "watchers", "first", "deal", "start", "stand", "zone", "draw", "play", "episode",
    "solve", "strike", "announce", "prepare", "attack", "pick", "block", "fight", "settle", "hit",
    "chain", "over", "bonus", "last", "normalise", "window",
)  # fmt: skip

# kinds of window
OPEN: Final = 0
RESTRICTED: Final = 1  # the defender may start nothing but a Flash (R40)
PREPARING: Final = 2  # the defender acts first and says when the defence is complete (C03)

# kinds of decision
K_NONE: Final = 0
K_AGREE: Final = 1
K_WATCHERS: Final = 2
K_FIRST: Final = 3
K_ZONE: Final = 4
K_PLAY: Final = 5
K_EPISODE: Final = 6
K_SOLVE: Final = 7
K_SOLVERS: Final = 8
K_ANNOUNCE: Final = 9
K_PREPARE: Final = 10
K_ATTACK: Final = 11
K_PICK: Final = 12
K_BLOCK: Final = 13
K_HIT: Final = 14
K_BONUS: Final = 15
K_WINDOW: Final = 16
K_FIGHT: Final = 17
K_ANSWER: Final = 18
K_RESCUE: Final = 19
K_ORDER: Final = 20
K_CARDS: Final = 21
K_TARGET: Final = 22
K_REPLY: Final = 23
DECISIONS: Final = (
    "none", "agree time cards", "set aside watchers", "choose first player", "choose zone",
    "play cards", "play episode", "solve", "choose solvers", "announce combat", "prepare defence",
    "attack", "pick defender", "choose blocker", "make hit", "bonus draw", "window", "combat",
    "answer", "replacement", "order effects", "choose cards", "choose target", "reply",
)  # fmt: skip
