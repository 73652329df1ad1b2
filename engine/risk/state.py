"""Everything that changes during a game of Risk."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from engine.kernel.declare import Plan
from engine.kernel.zones import CardTable
from engine.risk.fields import PLAN
from engine.risk.model import Box
from engine.rng import Rng


class State(CardTable):
    """Everything that changes during a game of Risk."""

    __slots__ = (
        "active", "added", "asked", "attacking", "beaten", "box", "clara", "colours", "conquered",
        "conquests", "daleks", "deck", "discard", "expected", "gains", "hand", "helped", "long",
        "lost", "luck", "missions", "neutral_army", "neutral_left", "new", "origin", "owner_of",
        "picked", "piles", "powers", "rolls", "space", "spent", "tardis", "target", "tempers",
        "traded", "undealt", "used",
    )  # fmt: skip

    def __init__(self, box: Box, rng: Rng, source: State | None) -> None:
        super().__init__(rng, source)
        self.box = box
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # the army in each territory
        self.owner_of: list[int] = [-1] * 42
        # how many Daleks stand in each territory
        self.daleks: list[int] = [0] * 42
        # which of the five armies of the box each army is
        self.colours: list[int] = [-1] * 5
        # the territory where the TARDIS is, or -1
        self.tardis: int = -1
        # the space of Clara's token, 1 to 11
        self.clara: int = 1
        # the Regeneration Strip is not used
        self.long: bool = False
        # the Territory deck
        self.deck: list[int] = []
        # Territory cards that were traded in
        self.discard: list[int] = []
        # the card on the TARDIS space
        self.space: list[int] = []
        # the pile of each neutral army
        self.piles: list[list[int]] = [[] for _ in range(3)]
        # the Territory cards of each player
        self.hand: list[list[int]] = []
        # the Power cards of each player
        self.powers: list[list[int]] = []
        # the Mission cards of each player
        self.missions: list[list[int]] = []
        # Power and Mission cards that were used
        self.spent: list[int] = []
        # Power and Mission cards that nobody was dealt
        self.undealt: list[int] = []
        # whose turn it is
        self.active: int = -1
        # how many players were asked in the window at hand
        self.asked: int = 0
        # the neutral army that grows this turn, or -1
        self.neutral_army: int = -1
        # Daleks that a neutral army still gets
        self.neutral_left: int = 0
        # Daleks that the active player has still to place
        self.new: int = 0
        # cards were traded in this turn
        self.traded: bool = False
        # cards put into a trade
        self.picked: list[int] = []
        # an attack is under way
        self.attacking: bool = False
        # bits of the players who have used a Power card in this attack
        self.used: int = 0
        # a territory was conquered this turn
        self.conquered: bool = False
        # a whole force was lost this turn: no more attacks
        self.beaten: bool = False
        # where a manoeuvre begins, or -1
        self.origin: int = -1
        # where a manoeuvre ends, or -1
        self.target: int = -1
        # how the orders of each player want the army played
        self.tempers: list[int] = []
        # territories conquered so far
        self.conquests: int = 0
        # Daleks placed since the start
        self.added: int = 0
        # Daleks lost in attacks
        self.lost: int = 0
        # Daleks of luck in millionths, by army
        self.luck: list[int] = [0] * 5
        # exact expectation of all rolls, in millionths, by army
        self.expected: list[int] = [0] * 5
        # what dice rolled again were expected to change
        self.helped: list[int] = [0] * 5
        # rolls of each army
        self.rolls: list[int] = [0] * 5
        # defenders less attackers lost, seen by each army
        self.gains: list[int] = [0] * 5

    def _take(self, source: State) -> None:
        self.owner_of = source.owner_of[:]
        self.daleks = source.daleks[:]
        self.colours = source.colours[:]
        self.tardis = source.tardis
        self.clara = source.clara
        self.long = source.long
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.space = source.space[:]
        self.piles = [part[:] for part in source.piles]
        self.hand = [part[:] for part in source.hand]
        self.powers = [part[:] for part in source.powers]
        self.missions = [part[:] for part in source.missions]
        self.spent = source.spent[:]
        self.undealt = source.undealt[:]
        self.active = source.active
        self.asked = source.asked
        self.neutral_army = source.neutral_army
        self.neutral_left = source.neutral_left
        self.new = source.new
        self.traded = source.traded
        self.picked = source.picked[:]
        self.attacking = source.attacking
        self.used = source.used
        self.conquered = source.conquered
        self.beaten = source.beaten
        self.origin = source.origin
        self.target = source.target
        self.tempers = source.tempers[:]
        self.conquests = source.conquests
        self.added = source.added
        self.lost = source.lost
        self.luck = source.luck[:]
        self.expected = source.expected[:]
        self.helped = source.helped[:]
        self.rolls = source.rolls[:]
        self.gains = source.gains[:]

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.hand = [[] for _ in range(seats)]
        self.powers = [[] for _ in range(seats)]
        self.missions = [[] for _ in range(seats)]
        self.tempers = [0] * seats

    def plan(self) -> Plan:
        """What the game declares."""
        return PLAN
