"""Everything that changes during a game of Nemesis."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from engine.kernel.declare import Plan
from engine.kernel.zones import CardTable
from engine.nemesis.fields import PLAN
from engine.nemesis.model import Pool
from engine.rng import Rng


class State(CardTable):
    """Everything that changes during a game of Nemesis."""

    __slots__ = (
        "active", "added", "bids", "board_of", "committed", "control", "dealt", "deck", "doctors",
        "factor", "fight_spot", "fighters", "fights", "fresh", "hand", "here", "host", "passed",
        "pile", "play", "plot", "pool", "power", "rolled", "schemes", "side", "spot", "statics",
        "token", "variant", "wealth", "wins", "won_with",
    )  # fmt: skip

    def __init__(self, pool: Pool, rng: Rng, source: State | None) -> None:
        super().__init__(rng, source)
        self.pool = pool
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # who controls the card
        self.control: list[int] = []
        # the Location where it is, or -1
        self.spot: list[int] = []
        # the Character that an Upgrade is on, or -1
        self.host: list[int] = []
        # the player at whose board it is, or -1
        self.side: list[int] = []
        # Plot tokens on it
        self.plot: list[int] = []
        # the cards in hand
        self.hand: list[list[int]] = []
        # the Nemesis Deck
        self.deck: list[list[int]] = []
        # the discard pile
        self.pile: list[list[int]] = []
        # Power tokens
        self.power: list[int] = []
        # Plot tokens on the board
        self.wealth: list[int] = []
        # where the Nemesis token is: 0 to 3, or -1 in the centre
        self.token: list[int] = []
        # Power committed in secret; -1 not decided
        self.bids: list[int] = []
        # Power committed and shown
        self.committed: list[int] = []
        # Strength added in the Conflict
        self.added: list[int] = []
        # how much a committed Power counts
        self.factor: list[int] = []
        # the card that is the player's board
        self.board_of: list[int] = []
        # a card of each Doctor set: the Doctor tokens
        self.doctors: list[list[int]] = []
        # cards in play, oldest first, boards among them
        self.play: list[int] = []
        # those of them with a Win trigger
        self.schemes: list[int] = []
        # those of them that change traits or Strengths
        self.statics: list[int] = []
        # players in the Conflict
        self.fighters: list[int] = []
        # Actions taken or passed this turn, as card and rule
        self.dealt: list[int] = []
        # players who have met a Win trigger by what they just did
        self.wins: list[int] = []
        # whose turn it is
        self.active: int = 0
        # Conflicts that may still be started in the Conflict Step
        self.fights: int = 0
        # where the Conflict is, or -1
        self.fight_spot: int = -1
        # where a rule works whose card has left, or -1
        self.here: int = -1
        # Actions passed this turn
        self.passed: int = 0
        # something has happened since Instants were last offered
        self.fresh: int = 0
        # the first-game variant is played
        self.variant: int = 0
        # the latest die
        self.rolled: int = 0
        # the card whose Win trigger ended the game, or -1
        self.won_with: int = -1

    def _take(self, source: State) -> None:
        self.control = source.control[:]
        self.spot = source.spot[:]
        self.host = source.host[:]
        self.side = source.side[:]
        self.plot = source.plot[:]
        self.hand = [part[:] for part in source.hand]
        self.deck = [part[:] for part in source.deck]
        self.pile = [part[:] for part in source.pile]
        self.power = source.power[:]
        self.wealth = source.wealth[:]
        self.token = source.token[:]
        self.bids = source.bids[:]
        self.committed = source.committed[:]
        self.added = source.added[:]
        self.factor = source.factor[:]
        self.board_of = source.board_of[:]
        self.doctors = [part[:] for part in source.doctors]
        self.play = source.play[:]
        self.schemes = source.schemes[:]
        self.statics = source.statics[:]
        self.fighters = source.fighters[:]
        self.dealt = source.dealt[:]
        self.wins = source.wins[:]
        self.active = source.active
        self.fights = source.fights
        self.fight_spot = source.fight_spot
        self.here = source.here
        self.passed = source.passed
        self.fresh = source.fresh
        self.variant = source.variant
        self.rolled = source.rolled
        self.won_with = source.won_with

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.pile = [[] for _ in range(seats)]
        self.power = [0] * seats
        self.wealth = [0] * seats
        self.token = [-1] * seats
        self.bids = [-1] * seats
        self.committed = [0] * seats
        self.added = [0] * seats
        self.factor = [1] * seats
        self.board_of = [-1] * seats
        self.doctors = [[] for _ in range(seats)]

    def grow(self) -> None:
        """Make room for one more card in the lists by card."""
        self.control.append(-1)
        self.spot.append(-1)
        self.host.append(-1)
        self.side.append(-1)
        self.plot.append(0)

    def plan(self) -> Plan:
        """What the game declares."""
        return PLAN

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Cards that the seat does not know, in groups that may be exchanged among them."""
        groups: list[list[int]] = []
        for player in range(self.seats):
            unseen: list[int] = []
            self.unseen(seat, self.hand[player], unseen)
            self.unseen(seat, self.deck[player], unseen)
            groups.append(unseen)
        return groups

    def hide_secrets(self, seat: int) -> None:
        """Blank what the seat may not know."""
        own_bids = self.bids[seat]
        self.bids = [-1] * self.seats
        self.bids[seat] = own_bids
