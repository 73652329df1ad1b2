"""The small integers that the engine of the Dr. Who CCG runs on. One meaning, one name."""

from __future__ import annotations

from typing import Final

# types of card, in the order of `lists.TYPES`
T_SPACETIME: Final = 0
T_GOAL: Final = 1
T_CREW: Final = 2
T_ALLY: Final = 3
T_ENEMY: Final = 4
T_TARDIS: Final = 5
T_ARTIFACT: Final = 6
T_CONDITION: Final = 7
T_BANG: Final = 8
T_PLOT: Final = 9
HEROES: Final = 12
"""TARDIS Characters and Allies, as bits of types."""
ENEMIES: Final = 16
CHARACTERS: Final = 28
AS_TARDIS: Final = 1024
"""A bit of its own for everything that "TARDIS" covers (WHO-K20)."""
ANY_CARD: Final = 2047

# groups of cards in play, each in the order in which they came; the first ten are the types
G_BODIES: Final = 10
"""Printed Characters."""
G_AS_TARDIS: Final = 11
G_SOURCES: Final = 12
"""With continuous abilities."""
G_ATTEMPTED: Final = 13
"""Goals, Purposes, and Conditions that can be overcome by themselves."""
G_PUZZLES: Final = 14
G_USABLE: Final = 15
G_VORTEX: Final = 16
G_NARROW: Final = 17
"""Conditions that may lie on certain cards only."""
G_SHIPS: Final = 18
"""TARDIS cards and what may travel like one."""
G_DICE: Final = 19
G_STARTERS: Final = 20
"""With abilities for the start of a turn."""
G_ENDERS: Final = 21
G_HEEDS_FREEZING: Final = 22
"""With continuous abilities, hosts or requirements that ask who is frozen."""
GROUPS: Final = 23

# timings of abilities
W_USE: Final = 0
W_CONTINUOUS: Final = 1
W_ARRIVES: Final = 2
W_DESTROYED: Final = 3
W_TURN_START: Final = 4
W_TURN_END: Final = 5
W_LANDS: Final = 6
W_SUCCEEDS: Final = 7
W_FAILS: Final = 8
W_OVERCOMES: Final = 9
W_BANG: Final = 10
W_REWARD: Final = 11
WHENS: Final = (
    "use", "continuous", "arrives", "destroyed", "turn_start", "turn_end", "lands", "succeeds",
    "fails", "overcomes", "bang", "reward",
)  # fmt: skip

# moments at which a Bang! may be played
M_ANY: Final = 0
M_TURN: Final = 1
M_PLAY: Final = 2
M_BANG: Final = 3
M_ABILITY: Final = 4
M_ATTEMPT: Final = 5
M_FIGHT: Final = 6
M_DESTROY: Final = 7
M_SCORED: Final = 8
M_MOVE: Final = 9
MOMENTS: Final = (
    "any", "turn", "play", "bang", "ability", "attempt", "fight", "destroy", "scored", "move",
)  # fmt: skip

# how a target is picked
P_ONE: Final = 0
P_EACH: Final = 1
P_SELF: Final = 2
P_THAT: Final = 3
P_HOST: Final = 4
P_ACTOR: Final = 5
P_RANDOM: Final = 6
PICKS: Final = ("one", "each", "self", "that", "host", "actor", "random")

# sides and whereabouts of a selector
S_ANY: Final = 0
S_OWN: Final = 1
S_OPPOSING: Final = 2
SIDES: Final = ("any", "own", "opposing")
R_ANY: Final = 0
R_HERE: Final = 1
R_ELSEWHERE: Final = 2
R_ABOARD: Final = 3
REACHES: Final = ("any", "here", "elsewhere", "aboard")
NO_LIMIT: Final = 10_000
"""So many cards may match when no greatest number is given."""
YES_NO: Final = ("any", "yes", "no")

# whom an effect on players means
WHO_YOU: Final = 0
WHO_OPPONENTS: Final = 1
WHO_EACH: Final = 2
WHO_CHOSEN: Final = 3
WHO_THAT: Final = 4
WHOS: Final = ("you", "opponents", "each", "chosen", "that")

# how long a change lasts
L_TURN: Final = 0
L_ROUND: Final = 1
L_GAME: Final = 2
LASTS: Final = ("turn", "round", "game")

# how long a freeze lasts
NOT_FROZEN: Final = 0
TO_NEXT_TURN: Final = 1
TO_OWNERS_TURN: Final = 2
TO_FREEZERS_TURN: Final = 3
UNTILS: Final = ("", "next turn", "owner turn", "your turn")
LOCKS: Final = ("", "unless", "until", "while")
LOCK_UNTIL: Final = 2
LOCK_WHILE: Final = 3

# dangers from which a card can be protected, as bits
DANGERS: Final = ("destroyed", "kidnapped", "moved", "frozen", "chosen", "fought", "held")
D_DESTROYED: Final = 1
D_KIDNAPPED: Final = 2
D_MOVED: Final = 4
D_FROZEN: Final = 8
D_CHOSEN: Final = 16
D_FOUGHT: Final = 32
D_HELD: Final = 64

# acts that can be forbidden, as bits
ACTS: Final = ("reach", "oppose", "fight", "ability", "move")
BAN_REACH: Final = 1
BAN_OPPOSE: Final = 2
BAN_FIGHT: Final = 4
BAN_ABILITY: Final = 8
BAN_MOVE: Final = 16

LOSER_DESTROYED: Final = 0
LOSER_KIDNAPPED: Final = 1
LOSER_DISCARDED: Final = 2
LOSER_FROZEN: Final = 3
LOSERS: Final = ("destroyed", "kidnapped", "discarded", "frozen", "recalled")
WAYS: Final = ("", "to", "from", "both")

# lines of an attempt
REACH: Final = 0
OPPOSE: Final = 1
PURPOSE: Final = 2
TACKLE: Final = 3
LINES: Final = ("reach", "oppose", "purpose", "overcome")

# kinds of rule that a continuous ability may set; the others change cards
RULE_WORTH: Final = 0
RULE_STEER: Final = 1
RULE_TRAVEL: Final = 2
RULE_CAPACITY: Final = 3
RULE_JOIN: Final = 4
RULE_PRICE: Final = 5
RULE_ALLOW_ENEMIES: Final = 6
RULE_NATIVE_HERE: Final = 7
RULE_SAME_ERA: Final = 8
RULE_SEAL: Final = 9
RULE_SOLVE: Final = 10
RULES: Final = 11
NO_RULE: Final = -1

# how a Trait was changed, in the log
GAVE: Final = 18
TOOK: Final = 19
DOUBLED: Final = 20

# what has been chosen for an effect
NOT_YET: Final = -2
NOTHING: Final = -1

# what the amount of a boost is counted by
BY_NOTHING: Final = 0
BY_GENERATION: Final = 1
BY_ROLL: Final = 2
BYS: Final = ("", "generation", "roll")

# layers in which continuous abilities and lasting changes are worked out, in this order
GROUND: Final = 0
"""Eras of places, room of TARDIS cards."""
IDENTITY: Final = 1
"""Species and types besides the printed ones."""
GIVEN: Final = 2
"""Traits given."""
TWICE: Final = 3
"""Traits doubled, with what was given."""
TAKEN: Final = 4
"""Traits taken away."""
SUMS: Final = 5
"""Qualities, all added up before anything is cut off at zero."""
STANDING: Final = 6
"""What is forbidden, and what cards are safe from."""
PLAYING: Final = 7
"""Rules of play."""
LAYERS: Final = 8
