"""What can stand in the log of a game. Each event is a code and up to four numbers."""

from __future__ import annotations

from typing import Final

LAID: Final = 0  # player, card, place
STARTED: Final = 1  # player, card
OPENING: Final = 2  # player, goal, place
INITIATIVE: Final = 3  # player
TURN: Final = 4  # player, turn number
UNFROZEN: Final = 5  # card
PLAYED: Final = 6  # player, card, place, host
SWAPPED: Final = 7  # player, new card, old card
ATTEMPT: Final = 8  # player, card, line
JOINED: Final = 9  # card
MET: Final = 10  # player, card, line, points
FAILED: Final = 11  # player, card, line
COUNTED: Final = 12  # card, times, of
OVERCAME: Final = 13  # player, card
STOPPED_BY: Final = 14  # player, card
SCORED: Final = 15  # player, points, total
LOST_POINTS: Final = 16  # player, points, total
FROZEN: Final = 17  # card
KIDNAPPED: Final = 18  # card, player
FREED: Final = 19  # card
DESTROYED: Final = 20  # card
DISCARDED: Final = 21  # card
BANISHED: Final = 22  # card
RECALLED: Final = 23  # card
MOVED: Final = 24  # card, place
DEPARTED: Final = 25  # player, ship, place
USED: Final = 26  # player, card, actor
BANG: Final = 27  # player, card, answered card
PLOT: Final = 28  # player, card
CANCELLED: Final = 29  # card
FIGHT: Final = 30  # player, fighter, target
FIGHT_WON: Final = 31  # winner card, loser card, own total, other total
FIGHT_DRAWN: Final = 32  # fighter, target
PICKED_UP: Final = 33  # player, artifact, card
CONTROL: Final = 34  # player, artifact
VORTEX: Final = 35  # player, card
SEARCHED: Final = 36  # player, found
DREW: Final = 37  # player, how many
DROPPED: Final = 38  # player, card
SHUFFLED: Final = 39  # player
LOOKED: Final = 40  # player, whose, what
REARRANGED: Final = 41  # player, whose
ROLLED: Final = 42  # player, number
NO_DICE: Final = 43  # player
NAMED: Final = 44  # player, word
NUMBER: Final = 45  # player, number
PLACED: Final = 46  # player, card, place
UNDER: Final = 47  # card, host
REVEALED: Final = 48  # player, card
BOOSTED: Final = 49  # card, quality, amount
TRAIT: Final = 50  # card, trait, amount
PROTECTED: Final = 51  # card
FORBIDDEN: Final = 52  # card
ACTS_AS: Final = 53  # card
TO_TABLE: Final = 54  # goal
REFILLED: Final = 55  # player, how many
WINS: Final = 56  # player
STOPPED: Final = 57  # winner or -1
ABORTED: Final = 58  # reason
HELD: Final = 59  # card
