"""The steps of a game, the kinds of decision, and the kinds of waiting work."""

from __future__ import annotations

from typing import Final

SETUP_STEP: Final = 0
LAY_STEP: Final = 1
CREW_STEP: Final = 2
GOALS_STEP: Final = 3
DEAL_STEP: Final = 4
START_STEP: Final = 5
PLAY_STEP: Final = 6
ACT_STEP: Final = 7
MOVE_STEP: Final = 8
END_STEP: Final = 9
DISCARD_STEP: Final = 10
REFILL_STEP: Final = 11
STEPS: Final = (
    "setup", "lay", "crew", "goals", "deal", "start", "play", "act", "move", "end", "discard",
    "refill",
)  # fmt: skip

# kinds of decision
K_NONE: Final = 0
K_CHOOSE_SPACETIMES: Final = 1
K_CHOOSE_SET_UP_CARDS: Final = 2
K_RETURN_UNUSED_SET_UP_CARDS: Final = 3
K_OPENING_GOAL: Final = 4
K_CHOOSE_PLOTS: Final = 5
K_PLAY_CARDS: Final = 6
K_ACT: Final = 7
K_PARTICIPANTS: Final = 8
K_PUZZLE: Final = 9
K_CHOOSE_TARGET: Final = 10
K_CHOOSE_REWARD_TARGETS: Final = 11
K_KIDNAP: Final = 12
K_FIGHT: Final = 13
K_MOVE_BY_CARD: Final = 14
K_CHOOSE_PLAYER: Final = 15
K_DEFINE_NUMBER: Final = 16
K_NAME_WORD: Final = 17
K_REARRANGE: Final = 18
K_MOVE_TARDIS: Final = 19
K_PASSENGERS: Final = 20
K_DISCARD: Final = 21
K_WINDOW: Final = 22
K_BANG: Final = 23
K_PLOT: Final = 24
K_CHOOSE_COPY: Final = 25
K_SET_UP_PLACE: Final = 26
K_DROP_CARDS: Final = 27
K_ANSWER: Final = 28
K_VORTEX: Final = 29
DECISIONS: Final = (
    "none", "choose spacetimes", "choose set-up cards", "return unused set-up cards",
    "opening goal", "choose plots", "play cards", "act", "participants", "puzzle", "choose target",
    "choose reward targets", "kidnap", "fight", "move by card", "choose player", "define number",
    "name word", "rearrange", "move tardis", "passengers", "discard", "window", "bang", "plot",
    "choose copy", "set-up place", "drop cards", "answer", "vortex",
)  # fmt: skip

# waiting work
F_RUN: Final = 0
F_WINDOW: Final = 1
F_ATTEMPT: Final = 2
F_FIGHT: Final = 3
F_DESTROY: Final = 4
F_TRIGGERS: Final = 5
F_ENTER: Final = 6
F_BANG: Final = 7
F_USE: Final = 8
F_JOURNEY: Final = 9
F_DROP: Final = 10
F_REARRANGE: Final = 11
F_VORTEX: Final = 12
F_COPY: Final = 13
FRAMES: Final = (
    "run", "window", "attempt", "fight", "destroy", "triggers", "enter", "bang", "use", "journey",
    "drop", "rearrange", "vortex", "copy",
)  # fmt: skip
