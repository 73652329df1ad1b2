"""Everything that changes during a game of the Dr. Who CCG."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from engine.kernel.declare import Plan
from engine.kernel.zones import CardTable
from engine.rng import Rng
from engine.whoccg.fields import PLAN
from engine.whoccg.items import Change, Debt, Hold, Progress
from engine.whoccg.model import Pool


class State(CardTable):
    """Everything that changes during a game of the Dr. Who CCG."""

    __slots__ = (
        "acted", "active", "altered", "batch", "brains", "bravery", "brawn", "changes",
        "controller", "copies", "debts", "deck", "dice", "dirty", "eras", "forbidden", "freezing",
        "frozen_by", "goalers", "goals_done", "groups", "hand", "holds", "host", "idle",
        "kidnapper", "kinds", "landed", "lists", "moved", "named", "opposed", "party", "picks",
        "pile", "play", "plots", "plots_known", "points", "pool", "printed_eras", "progress",
        "protected", "quiet", "reached", "ready_plots", "removed", "room", "rules_of", "scored",
        "sealed", "skip", "species", "spent", "spent_points", "spot", "stacks", "stage", "tally",
        "there", "titled", "together", "traits", "tried_at", "used", "used_at",
    )  # fmt: skip

    def __init__(self, pool: Pool, rng: Rng, source: State | None) -> None:
        super().__init__(rng, source)
        self.pool = pool
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # who controls it
        self.controller: list[int] = []
        # the place at which it lies, or -1
        self.spot: list[int] = []
        # the card on which or under which it lies, or -1
        self.host: list[int] = []
        # how long it is frozen
        self.freezing: list[int] = []
        # who froze it
        self.frozen_by: list[int] = []
        # who kidnapped it, counted from 1
        self.kidnapper: list[int] = []
        # who scored a Goal, counted from 1
        self.scored: list[int] = []
        # abilities used, as bits
        self.used: list[int] = []
        # the turn of the latest use
        self.used_at: list[int] = []
        # the turn of the latest attempt that freezes nobody
        self.tried_at: list[int] = []
        # the Cost that a TARDIS card carries now
        self.room: list[int] = []
        # the word named on it, counted from 1
        self.named: list[int] = []
        # Brains now
        self.brains: list[int] = []
        # Brawn now
        self.brawn: list[int] = []
        # Bravery now
        self.bravery: list[int] = []
        # species now, as bits
        self.species: list[int] = []
        # types now, as bits
        self.kinds: list[int] = []
        # acts forbidden now, as bits
        self.forbidden: list[int] = []
        # dangers it is safe from now, as bits
        self.protected: list[int] = []
        # Traits now
        self.traits: list[list[int]] = []
        # the cards in hand
        self.hand: list[list[int]] = []
        # the draw deck
        self.deck: list[list[int]] = []
        # the discard pile
        self.pile: list[list[int]] = []
        # cards out of play
        self.removed: list[list[int]] = []
        # Plots not yet played
        self.plots: list[list[int]] = []
        # numbers left in the Dice Pool
        self.dice: list[list[int]] = []
        # identities of Goals played
        self.goals_done: list[list[int]] = []
        # what may be used once in a game and was
        self.spent: list[list[int]] = []
        # points
        self.points: list[int] = []
        # Goals Reached
        self.reached: list[int] = []
        # Goals Opposed
        self.opposed: list[int] = []
        # cards in play, oldest first
        self.play: list[int] = []
        # by place: the copies of its Spacetime card
        self.stacks: list[list[int]] = []
        # by place: players who have played a Goal there, as bits
        self.goalers: list[int] = []
        # by place: players who laid a copy at Set-Up, as bits
        self.copies: list[int] = []
        # changes that last
        self.changes: list[Change] = []
        # Characters held frozen
        self.holds: list[Hold] = []
        # requirements met in several turns
        self.progress: list[Progress] = []
        # cards that must be played as soon as they can
        self.debts: list[Debt] = []
        # cards being played together
        self.batch: list[int] = []
        # TARDISes and the like that had their move
        self.moved: list[int] = []
        # who takes part in the attempt or fight
        self.party: list[int] = []
        # whose turn it is
        self.active: int = 0
        # Cost spent this turn
        self.spent_points: int = 0
        # whether the active player did anything this turn
        self.acted: int = 0
        # turns in a row without cards in which nothing was done
        self.idle: int = 0
        # turns in a row without cards in which nothing came of acting
        self.quiet: int = 0
        # what the table looked like a turn ago, in one number
        self.tally: int = 0
        # cards are being played together
        self.together: int = 0
        # a TARDIS has landed and nobody could answer yet
        self.landed: int = 0
        # how far set-up has come
        self.stage: int = 0
        # what each player brought, by section
        self.lists: list[list[list[int]]] = []
        # what each player takes, by section
        self.picks: list[list[list[int]]] = []
        # values have to be worked out again
        self.dirty: int = 1
        # a card whose abilities are left out for a moment, or -1
        self.skip: int = -1
        # rules of play by kind: card and ability in turn
        self.rules_of: list[list[int]] = [[] for _ in range(11)]
        # cards in play by place
        self.there: list[list[int]] = []
        # cards in play by group
        self.groups: list[list[int]] = [[] for _ in range(23)]
        # cards in play with one diamond, by title
        self.titled: list[list[int]] = []
        # printed eras by place, as bits
        self.printed_eras: list[int] = []
        # eras by place, as bits
        self.eras: list[int] = []
        # cards with other values than the printed ones
        self.altered: list[int] = []
        # by player: Plots whose requirement is met
        self.ready_plots: list[list[int]] = []
        # players whose Plots this view does not know, as bits
        self.sealed: int = 0
        # players for whom the ready Plots are known, as bits
        self.plots_known: int = 0

    def _take(self, source: State) -> None:
        self.controller = source.controller[:]
        self.spot = source.spot[:]
        self.host = source.host[:]
        self.freezing = source.freezing[:]
        self.frozen_by = source.frozen_by[:]
        self.kidnapper = source.kidnapper[:]
        self.scored = source.scored[:]
        self.used = source.used[:]
        self.used_at = source.used_at[:]
        self.tried_at = source.tried_at[:]
        self.room = source.room[:]
        self.named = source.named[:]
        self.brains = source.brains[:]
        self.brawn = source.brawn[:]
        self.bravery = source.bravery[:]
        self.species = source.species[:]
        self.kinds = source.kinds[:]
        self.forbidden = source.forbidden[:]
        self.protected = source.protected[:]
        self.traits = source.traits[:]
        self.hand = [part[:] for part in source.hand]
        self.deck = [part[:] for part in source.deck]
        self.pile = [part[:] for part in source.pile]
        self.removed = [part[:] for part in source.removed]
        self.plots = [part[:] for part in source.plots]
        self.dice = [part[:] for part in source.dice]
        self.goals_done = [part[:] for part in source.goals_done]
        self.spent = [part[:] for part in source.spent]
        self.points = source.points[:]
        self.reached = source.reached[:]
        self.opposed = source.opposed[:]
        self.play = source.play[:]
        self.stacks = [part[:] for part in source.stacks]
        self.goalers = source.goalers[:]
        self.copies = source.copies[:]
        self.changes = [item.copy() for item in source.changes]
        self.holds = [item.copy() for item in source.holds]
        self.progress = [item.copy() for item in source.progress]
        self.debts = [item.copy() for item in source.debts]
        self.batch = source.batch[:]
        self.moved = source.moved[:]
        self.party = source.party[:]
        self.active = source.active
        self.spent_points = source.spent_points
        self.acted = source.acted
        self.idle = source.idle
        self.quiet = source.quiet
        self.tally = source.tally
        self.together = source.together
        self.landed = source.landed
        self.stage = source.stage
        self.lists = source.lists
        self.picks = (
            source.picks if source.turn else [[inner[:] for inner in part] for part in source.picks]
        )
        self.dirty = source.dirty
        self.skip = source.skip
        self.rules_of = source.rules_of
        self.there = source.there
        self.groups = source.groups
        self.titled = source.titled
        self.printed_eras = source.printed_eras
        self.eras = source.eras
        self.altered = source.altered
        self.ready_plots = source.ready_plots
        self.sealed = source.sealed
        self.plots_known = source.plots_known

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.pile = [[] for _ in range(seats)]
        self.removed = [[] for _ in range(seats)]
        self.plots = [[] for _ in range(seats)]
        self.dice = [[] for _ in range(seats)]
        self.goals_done = [[] for _ in range(seats)]
        self.spent = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.reached = [0] * seats
        self.opposed = [0] * seats

    def grow(self) -> None:
        """Make room for one more card in the lists by card."""
        self.controller.append(0)
        self.spot.append(-1)
        self.host.append(-1)
        self.freezing.append(0)
        self.frozen_by.append(0)
        self.kidnapper.append(0)
        self.scored.append(0)
        self.used.append(0)
        self.used_at.append(0)
        self.tried_at.append(0)
        self.room.append(0)
        self.named.append(0)
        self.brains.append(0)
        self.brawn.append(0)
        self.bravery.append(0)
        self.species.append(0)
        self.kinds.append(0)
        self.forbidden.append(0)
        self.protected.append(0)
        self.traits.append([])

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
