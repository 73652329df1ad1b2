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

# where a card is
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
PILE: Final = 3
STACK: Final = 4
UNDER: Final = 5
LAID: Final = 6
ASIDE: Final = 7
PLACES: Final = ("deck", "hand", "play", "discard", "time", "under", "laid", "aside")

# values, as bits; CHOICE leaves Energy or Substance to the player
ENERGY: Final = 1
SUBSTANCE: Final = 2
SUPPORT: Final = 4
CHOICE: Final = 8

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

# opcodes, one for each verb
OPS: Final = (
    "damage", "boost", "move", "side", "stand", "freeze", "destroy", "sacrifice", "discard", "mill",
    "draw", "hit", "prevent_hit", "prevent_damage", "counter", "save", "regenerate", "clone",
    "extra_play", "place_under", "solve", "recall", "rewind", "recover", "must_attack", "forbid",
    "bar", "extra_turn",
)  # fmt: skip
OP_DAMAGE: Final = 0
OP_BOOST: Final = 1
OP_MOVE: Final = 2
OP_SIDE: Final = 3
OP_STAND: Final = 4
OP_FREEZE: Final = 5
OP_DESTROY: Final = 6
OP_SACRIFICE: Final = 7
OP_DISCARD: Final = 8
OP_MILL: Final = 9
OP_DRAW: Final = 10
OP_HIT: Final = 11
OP_PREVENT_HIT: Final = 12
OP_PREVENT_DAMAGE: Final = 13
OP_COUNTER: Final = 14
OP_SAVE: Final = 15
OP_REGENERATE: Final = 16
OP_CLONE: Final = 17
OP_EXTRA_PLAY: Final = 18
OP_PLACE_UNDER: Final = 19
OP_SOLVE: Final = 20
OP_RECALL: Final = 21
OP_REWIND: Final = 22
OP_RECOVER: Final = 23
OP_MUST_ATTACK: Final = 24
OP_FORBID: Final = 25
OP_BAR: Final = 26
OP_EXTRA_TURN: Final = 27

# what an announced effect on the stack is
I_FLASH: Final = 0
I_SPECIAL: Final = 1
I_SUPPORT: Final = 2
I_HIT: Final = 3
ITEMS: Final = ("flash", "special", "support", "hit")
ANY_ITEM: Final = 7

# what abilities that go on look at, as bits: a change of anything else leaves them as they are
SEES_STATE: Final = 1
SEES_ROLE: Final = 2
SEES_TURN: Final = 4
SEES_CHOSEN: Final = 8
SEES_VALUES: Final = 16

# why a game ended
E_NONE: Final = 0
E_TIME: Final = 1
E_TURNS: Final = 2
E_DECISIONS: Final = 3
E_QUEUE: Final = 4
ENDS: Final = (
    "still running",
    "the last Time card is lost",
    "the limit of turns is reached",
    "the limit of decisions is reached",
    "the limit of waiting effects is reached",
)
