"""What can stand in the log of a game. Each event is a code and up to four numbers.

Events that only one verb brings about stand with that verb, under `resolve`.
"""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # player, turn number
STOOD: Final = 1  # player, how many cards
ZONE: Final = 2  # player, zone, bonus
DREW: Final = 3  # player, card
EMPTY: Final = 4  # player
PLAYED: Final = 5  # player, card, zone
EPISODE: Final = 6  # player, card, zone
SOLVED: Final = 7  # player, episode
STRUCK: Final = 8  # solver, episode
ANNOUNCED: Final = 9  # player
COMPLETE: Final = 10  # player
ATTACKS: Final = 11  # player, card
NO_ATTACK: Final = 12  # player
PICKED: Final = 13  # player who picks, card
LEFT: Final = 14  # player
NO_BLOCK: Final = 15  # player
WON_FIGHT: Final = 16  # winner, loser, the values of each
DRAWN_FIGHT: Final = 17  # attacker, defender, the values of each
HIT: Final = 18  # player, time card
NO_HIT: Final = 19  # player
PREVENTED_HIT: Final = 20  # player
FLASH: Final = 21  # player, card, slot 1, slot 2
SPECIAL: Final = 22  # player, card, slot 1, slot 2
SUPPORT: Final = 23  # player, giver, target, points and value bit
COUNTERED: Final = 24  # card
FIZZLED: Final = 25  # card
CHANGED: Final = 26  # card, value bit, from, to
DISCARDED: Final = 27  # card
MOVED: Final = 28  # card, zone
SIDED: Final = 29  # card
STANDS: Final = 30  # card
RETURNED: Final = 36  # card
RECALLED: Final = 37  # card
BONUS: Final = 38  # player
NORMAL: Final = 39  # turn
WINS: Final = 40  # player
ABORTED: Final = 41  # reason
GUARDED: Final = 47  # card
TURNED: Final = 49  # player, time card
SETUP: Final = 50  # player who begins
SOLVER: Final = 51  # player, card
AGREED: Final = 52  # count
PAID: Final = 53  # player, card, role of its slot
