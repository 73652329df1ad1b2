"""The small integers that the MMG engine runs on. One meaning, one name."""

from __future__ import annotations

from typing import Final

# kinds of card
CREATURE: Final = 0
RESOURCE: Final = 1
FLASH: Final = 2
EPISODE: Final = 3
TIME: Final = 4
KINDS: Final = ("creature", "resource", "flash", "episode", "time")

# Zones and frames
PAST: Final = 0
PRESENT: Final = 1
FUTURE: Final = 2
TIMELESS: Final = 3
ZONES: Final = ("past", "present", "future", "timeless")

# races, as bits
RACES: Final = ("alien", "assistant", "human", "robot", "timelord")
ASSISTANT_BIT: Final = 2

# values, as bits; CHOICE leaves Energy or Substance to the player
ENERGY: Final = 1
SUBSTANCE: Final = 2
SUPPORT: Final = 4
CHOICE: Final = 8
VALUE_BITS: Final = {
    "energy": ENERGY,
    "substance": SUBSTANCE,
    "support": SUPPORT,
    "energy or substance": CHOICE,
    "energy and substance": ENERGY | SUBSTANCE,
}

# timings
W_SPECIAL: Final = 0
W_INNATE: Final = 1
W_ARRIVES: Final = 2
W_DESTROYED: Final = 3
W_WINS: Final = 4
W_FLASH: Final = 5
W_EPISODE: Final = 6
W_STRIKES: Final = 7
W_UNSOLVED: Final = 8
WHENS: Final = (
    "special",
    "innate",
    "arrives",
    "destroyed",
    "wins",
    "flash",
    "episode",
    "strikes",
    "unsolved",
)

FROM_EPISODE: Final = (W_EPISODE, W_STRIKES, W_UNSOLVED)
"""Timings in which the Solver is `me` and the effect is that of the other player."""

# how a target is picked
P_ONE: Final = 0
P_EACH: Final = 1
P_SELF: Final = 2
P_THAT: Final = 3
P_COST: Final = 4
PICKS: Final = ("one", "each", "self", "that", "cost")

# sides, reaches, states, roles of a selector
S_ANY: Final = 0
S_OWN: Final = 1
S_OPPOSING: Final = 2
R_ANY: Final = 0
R_HERE: Final = 1
R_CHOSEN: Final = 2
ROLE_ANY: Final = 0
ROLE_FIGHTING: Final = 1
ROLE_ATTACKING: Final = 2
ROLE_DEFENDING: Final = 3
ROLE_IDLE: Final = 4
ROLES: Final = ("any", "fighting", "attacking", "defending", "idle")

# whom an effect on players means
WHO_YOU: Final = 0
WHO_OPPONENT: Final = 1
WHO_EACH: Final = 2
WHOS: Final = ("you", "opponent", "each")

# what a slot of an ability is for
SLOT_SIDE: Final = 0
SLOT_SACRIFICE: Final = 1
SLOT_DISCARD: Final = 2
SLOT_TARGET: Final = 3
SLOT_COPIER: Final = 4

# modes that an ability leaves open
M_NONE: Final = 0
M_VALUE: Final = 1
M_NEIGHBOUR: Final = 2
M_ANY_ZONE: Final = 3

# acts that can be forbidden, as bits
ACTS: Final = (
    "attack", "defend", "support", "be supported", "special", "solve", "stand", "move",
)  # fmt: skip
BAN_ATTACK: Final = 1
BAN_DEFEND: Final = 2
BAN_SUPPORT: Final = 4
BAN_SUPPORTED: Final = 8
BAN_SPECIAL: Final = 16
BAN_SOLVE: Final = 32
BAN_STAND: Final = 64
BAN_MOVE: Final = 128

# plays that can be barred, as bits, in the order of KINDS
PLAYS: Final = ("creature", "resource", "flash", "episode")
BAR_CREATURE: Final = 1
BAR_RESOURCE: Final = 2
BAR_FLASH: Final = 4
BAR_EPISODE: Final = 8

# effects used in answer to something
REACTS_NOT: Final = 0
REACTS_COUNTER: Final = 1
REACTS_SAVE: Final = 2
REACTS_REGENERATE: Final = 3

# where a move leads; the Zones come first
TO_CHOSEN: Final = 3
TO_NEIGHBOURING: Final = 4
TO_ANY: Final = 5
DESTINATIONS: Final = ("past", "present", "future", "chosen", "neighbouring", "any")

# what an announced effect on the stack is
I_FLASH: Final = 0
I_SPECIAL: Final = 1
I_SUPPORT: Final = 2
I_HIT: Final = 3
ITEMS: Final = ("flash", "special", "support", "hit")
ANY_ITEM: Final = 7
ITEM_BITS: Final = {"flash": 1, "special": 2, "support": 4, "any": ANY_ITEM}
"""What a counter stops."""

# what abilities that go on look at, as bits: a change of anything else leaves them as they are
SEES_STATE: Final = 1
SEES_ROLE: Final = 2
SEES_TURN: Final = 4
SEES_CHOSEN: Final = 8
SEES_VALUES: Final = 16

# `dirty` of a state: 0 is up to date, 1 is not
AT_WORK: Final = 2
"""What goes on is being worked out."""

# kinds of window
OPEN: Final = 0
RESTRICTED: Final = 1
"""The defender may start nothing but a Flash (R40)."""
PREPARING: Final = 2
"""The defender acts first and says when the defence is complete (C03)."""

# numbers of an event that say two things
VALUES_BASE: Final = 1000
"""Energy times this plus Substance is one number of an event."""
POINTS_BASE: Final = 8
"""Points of Support times this plus the bit of the value."""
