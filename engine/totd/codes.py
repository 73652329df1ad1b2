"""The numbers that stand for colours, symbols, places and the like in the rules."""

from __future__ import annotations

from typing import Final

BLACK: Final = 0
BLUE: Final = 1
GREEN: Final = 2
RED: Final = 3
COLOURS: Final = ("black", "blue", "green", "red")
ANY_COLOUR: Final = 15
COLOURED: Final = 14
"""Masks of colours: a bit for each."""

SYMBOLS: Final = ("running", "diplomacy", "science", "cunning", "tactics", "strength")

DOCTOR: Final = 0
COMPANION: Final = 1
TIMEY: Final = 2
LOCATION: Final = 3
DILEMMA: Final = 4
ANOMALY: Final = 5
EARTH: Final = 6
OTHER: Final = 7
"""Kinds of cards; the web of time is the card of Earth."""

EARTH_DECK: Final = 0
ALIEN_DECK: Final = 1
DECKS: Final = ("earth", "alien")

EQUIPMENT: Final = 0
EVENT: Final = 1
TRANSFER: Final = 2
USES: Final = ("equipment", "event", "transfer")

PLACE: Final = 0
TASK: Final = 1
INSTANT: Final = 2
SHAPES: Final = ("location", "task", "instant")

TIME_BREACH: Final = 1
FIXED_POINT: Final = 2
TIME_LOCKED: Final = 4
CONDITIONS: Final = ("time-breach", "fixed-point", "time-locked")

NO_HELP: Final = 0
AFAR: Final = 1
HERE: Final = 2
"""How a called Doctor helps."""

TARDIS_FACE: Final = 1
UNKNOWN_FACE: Final = 0

MAX_TOKENS: Final = 5
HAND_LIMIT: Final = 4
MAX_POOL: Final = 8
COLOUR_CAP: Final = 3
AFAR_POOL: Final = 7
HERE_POOL: Final = 5
HELPER_AFAR: Final = 1
HELPER_HERE: Final = 3
DALEKS_ON_EARTH: Final = 3
REROLL_TOKENS: Final = 2
CHANGE_TOKENS: Final = 3
HELP_MOVES_SHIP: Final = 2
START_TOKENS: Final = 2
START_CARDS: Final = 2

ANY_DICE: Final = 99
ALL_DICE: Final = -1

NOWHERE: Final = -1
"""Of a Doctor: on the console, at no location."""

# Effects, one for each verb that happens at a moment.
MOVE_TARDIS: Final = 1
MOVE_SHIP: Final = 2
GAIN_TOKENS: Final = 3
LOSE_TOKENS: Final = 4
DRAW_CARDS: Final = 5
DISCARD_CARDS: Final = 6
GAIN_COMPANION: Final = 7
LOSE_COMPANIONS: Final = 8
ADD_DALEKS: Final = 9
REMOVE_DALEKS: Final = 10
REGENERATE: Final = 11
MOVE_SHIP_BACK: Final = 12
ADD_PROGRESS: Final = 13
FREE_DIE: Final = 14
IGNORE_COST: Final = 15

# When an effect happens.
ON_PLAY: Final = 0
ON_PREPARE: Final = 1
ON_UNKNOWN: Final = 2
ON_DRAWN: Final = 3
ON_SOLVED: Final = 4
ON_SPENT: Final = 5
MOMENTS: Final = ("play", "prepare", "unknown", "drawn", "solved", "spent")

# Rules that a card changes while it lies open.
PREPARE_TOKENS: Final = 1
CHEAPER_EQUIPMENT: Final = 2
FREE_HELP: Final = 3
FREE_RECRUIT: Final = 4
CHOOSE_TRAVEL: Final = 5
NO_CALLS: Final = 6
NO_HATS: Final = 7
PAID_REROLL: Final = 8
PAID_DIE: Final = 9
