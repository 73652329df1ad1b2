"""Numbers for everything that has a name: traits, places, triggers, steps, decisions, events."""

from __future__ import annotations

from typing import Final

# Traits (NEM-G01 to G10), as bits. The four types and the two kinds are traits as well.
TRAITS: Final = (
    "nemesis", "hero", "doctor", "companion", "minion", "angel", "cyberman", "cybermat", "dalek",
    "master", "slave", "character", "constant", "instant", "moment", "scheme", "installation",
    "upgrade", "planet", "paradox",
)  # fmt: skip
NEMESIS: Final = 1 << 0
HERO: Final = 1 << 1
DOCTOR: Final = 1 << 2
COMPANION: Final = 1 << 3
MINION: Final = 1 << 4
CYBERMAN: Final = 1 << 6
DALEK: Final = 1 << 8
MASTER: Final = 1 << 9
CHARACTER: Final = 1 << 11
CONSTANT: Final = 1 << 12
INSTANT: Final = 1 << 13
MOMENT: Final = 1 << 14
SCHEME: Final = 1 << 15
INSTALLATION: Final = 1 << 16
UPGRADE: Final = 1 << 17
PLANET: Final = 1 << 18
PARADOX: Final = 1 << 19
MINION_KINDS: Final = 0b111111 << 5
"""Angel, Cyberman, Cybermat, Dalek, Master, Slave: a card with one of them is a Minion (R71)."""

# Where a card is.
DECK: Final = 0
HAND: Final = 1
PILE: Final = 2
LOCATION: Final = 3
"""At a Location: Characters, Installations, Planets, and Schemes attached there."""
BELOW: Final = 4
"""Below the centre of a board: other Constants."""
ABOVE: Final = 5
"""Above the centre of a board: Schemes."""
CAPTURED: Final = 6
ATTACHED: Final = 7
"""An Upgrade on a Character."""
RESOLVING: Final = 8
"""Being played: a Moment or an Instant whose rule is carried out."""
BOARD: Final = 9
"""A control board itself."""
PLACES: Final = (
    "deck", "hand", "discard", "location", "below", "above", "captured", "attached", "resolving",
    "board",
)  # fmt: skip

# When a rule works (NEM-F01).
TRIGGERS: Final = (
    "start", "minion", "play", "infiltrate", "conflict", "action", "blink", "conflict-blink", "end",
    "ongoing", "win", "board",
)  # fmt: skip
AT_START: Final = 0
AT_MINION: Final = 1
AT_PLAY: Final = 2
AT_INFILTRATE: Final = 3
IN_CONFLICT: Final = 4
AS_ACTION: Final = 5
AT_BLINK: Final = 6
CONFLICT_BLINK: Final = 7
AT_END: Final = 8
ONGOING: Final = 9
TO_WIN: Final = 10
ON_BOARD: Final = 11
"""An Action printed at a Location of a board."""

# What an Ongoing rule may wait for.
EVENTS: Final = (
    "", "moved", "minion-step-move", "played", "thwarted", "captured", "vanquished", "conflict-won",
    "displaced", "left", "discarded", "companion-draw",
)  # fmt: skip
E_MOVED: Final = 1
E_STEP_MOVE: Final = 2
E_PLAYED: Final = 3
E_THWARTED: Final = 4
E_CAPTURED: Final = 5
E_VANQUISHED: Final = 6
E_WON: Final = 7
E_DISPLACED: Final = 8
E_LEFT: Final = 9
E_DISCARDED: Final = 10
E_COMPANION_DRAW: Final = 11

# Whose: the player's own, an opponent's, anybody's.
ANYONE: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
WHOSE: Final = ("any", "yours", "opponent")

# Where a filter looks.
ANYWHERE: Final = 0
HERE: Final = 1
YOUR_BOARD: Final = 2
OTHER_BOARD: Final = 3
NAMED: Final = 4
YOUR_HAND: Final = 5
YOUR_PILE: Final = 6
ANY_PILE: Final = 7
THIS: Final = 8
"""The card whose rule it is, or the card that it is attached to."""
SUBJECT: Final = 9
"""The card that an event is about."""
WHERES: Final = (
    "any", "here", "your-board", "other-board", "named", "hand", "discard", "any-discard", "this",
    "subject",
)  # fmt: skip

NO_SPOT: Final = -1
SPOTS: Final = 4
"""Locations of a board; the Locations of all boards are numbered one after the other."""
HAND_LIMIT: Final = 5
POWER_LIMIT: Final = 5
START_POWER: Final = 2
MOST_UPGRADES: Final = 3
DIE: Final = 6
RULES: Final = 32
"""A card and one of its rules in one number: card * RULES + rule."""

# For whom a rule works besides its controller.
FOR_OWN: Final = 0
FOR_TURN: Final = 1
"""The player whose step it is, or whose deed."""
FOR_ALL: Final = 2
"""Every player in every player's step."""
EACH: Final = ("", "turn", "all")
