"""Everything that changes during a game of the Dr. Who CCG: flat lists of small integers.

Cards are numbered once a game begins, those of a draw deck in the order in which they lie after the
shuffle, so that the number of a hidden card says nothing about it. A place is a number: one
Spacetime card, or the stack of its copies. A card at no place has the place -1.
"""

from __future__ import annotations

from engine.rng import Rng
from engine.table import Table
from engine.whoccg.codes import GROUPS, OPS
from engine.whoccg.model import Pool


class State(Table):
    """A position, an open decision, and the work that is still waiting."""

    __slots__ = (
        "acted", "active", "agenda", "altered", "ask", "bans", "batch", "cards", "copies",
        "counts", "ctrl", "deck", "design", "dice", "dirty", "end_reason", "eras", "first",
        "goalers", "goals_done", "groups", "guard", "hand", "hard_card", "host", "ice", "ice_by",
        "idle", "kind", "kinds", "known", "limit_decisions", "limit_turns", "lists", "locks",
        "marks", "mods", "moved", "named", "names", "opposed", "out", "owed", "owner", "party",
        "party_spot", "picks", "pile", "place", "play", "plots_known", "points", "pool",
        "printed_eras", "q0", "q1", "q2", "quiet", "reached", "ready_plots", "rng", "rules",
        "rules_of", "scored", "seed", "side", "skip", "sp", "spent", "spent_points", "spot",
        "stacks", "stage", "step", "streams", "taken", "tally", "there", "titled", "together",
        "tr", "turn", "used", "used_at",
    )  # fmt: skip

    def __init__(self, pool: Pool, rng: Rng, source: State | None) -> None:
        super().__init__()
        self.pool = pool
        self.rng = rng
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # the set-up
        self.lists: list[list[list[int]]] = []  # designs by player and section
        self.picks: list[list[list[int]]] = []  # what each player takes, by section
        self.names: list[str] = []
        # by card
        self.design: list[int] = []
        self.owner: list[int] = []
        self.ctrl: list[int] = []  # who controls it
        self.place: list[int] = []
        self.spot: list[int] = []  # place, or -1
        self.host: list[int] = []  # card on which or under which it lies, or -1
        self.ice: list[int] = []  # how long it is frozen
        self.ice_by: list[int] = []  # who froze it
        self.taken: list[int] = []  # kidnapper + 1
        self.scored: list[int] = []  # scorer of a Goal + 1
        self.used: list[int] = []  # abilities used, as bits
        self.used_at: list[int] = []  # turn of the latest use
        self.named: list[int] = []  # word named on it + 1
        self.marks: list[int] = []  # 1: was drawn, 2: was played
        self.known: list[int] = []  # bit of each seat that knows the face
        self.q0: list[int] = []  # Brains, Brawn, Bravery now
        self.q1: list[int] = []
        self.q2: list[int] = []
        self.sp: list[int] = []  # species now, as bits
        self.kinds: list[int] = []  # types now, as bits
        self.bans: list[int] = []  # acts forbidden now
        self.guard: list[int] = []  # dangers it is safe from now
        self.tr: list[list[int]] = []  # Traits now; the lists are replaced, never changed
        # by player
        self.hand: list[list[int]] = []
        self.deck: list[list[int]] = []
        self.pile: list[list[int]] = []
        self.out: list[list[int]] = []
        self.side: list[list[int]] = []  # Plots not yet played
        self.dice: list[list[int]] = []  # numbers left in the Dice Pool
        self.goals_done: list[list[int]] = []  # identities of Goals played
        self.spent: list[list[int]] = []  # once-per-game uses
        self.points: list[int] = []
        self.reached: list[int] = []
        self.opposed: list[int] = []
        # by place
        self.stacks: list[list[int]] = []  # copies of the Spacetime card
        self.goalers: list[int] = []  # bits of players who have played a Goal there
        self.copies: list[int] = []  # bits of players who laid a copy at Set-Up
        # lists that follow from the others; each is replaced, never changed
        self.there: list[list[int]] = []  # cards in play by place
        self.groups: list[list[int]] = [[] for _ in range(GROUPS)]  # cards in play by group
        self.titled: list[list[int]] = [[] for _ in range(self.pool.titles)]  # single diamonds
        self.eras: list[int] = []  # by place, as bits
        self.printed_eras: list[int] = []
        self.ready_plots: list[list[int]] = []  # by player: Plots whose requirement is met
        self.plots_known = 0  # bits of players for whom the list of ready Plots is right
        self.rules_of: list[list[int]] = [[] for _ in OPS]  # `rules` by kind of effect
        self.altered: list[int] = []  # cards with other values than the printed ones
        # the table and the machine
        self.mods: list[list[int]] = []  # lasting changes
        self.locks: list[list[int]] = []  # cards held frozen
        self.counts: list[list[int]] = []  # requirements met in several turns
        self.owed: list[list[int]] = []  # cards that must be played as soon as they can
        self.agenda: list[list[int]] = []  # waiting work, the next piece last
        self.play: list[int] = []  # cards in play, oldest first
        self.rules: list[int] = []  # continuous abilities at work: card, ability
        self.batch: list[int] = []  # cards being played together
        self.moved: list[int] = []  # TARDISes and the like that had their move
        self.party: list[int] = []  # who takes part in the attempt or fight
        self.streams: list[int] = []  # which shuffle each deck gets
        self.seed = 0
        self.first = -1
        self.ask = 0
        self.stage = 0
        self.cards = 0
        self.turn = 0
        self.active = 0
        self.spent_points = 0
        self.acted = 0
        self.idle = 0
        self.quiet = 0  # turns without cards in which nothing came of acting
        self.tally = 0  # what the table looked like, in one number
        self.together = 0
        self.dirty = 1
        self.skip = -1
        self.party_spot = -1
        self.step = 0
        self.kind = 0
        self.end_reason = 0
        self.limit_turns = 1000
        self.limit_decisions = 40000
        self.hard_card = -1

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.names = [f"Player {n + 1}" for n in range(seats)]
        self.streams = list(range(seats))
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.pile = [[] for _ in range(seats)]
        self.out = [[] for _ in range(seats)]
        self.side = [[] for _ in range(seats)]
        self.dice = [[] for _ in range(seats)]
        self.goals_done = [[] for _ in range(seats)]
        self.spent = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.reached = [0] * seats
        self.opposed = [0] * seats
        self.picks = [[[], [], [], [], [], []] for _ in range(seats)]

    def _take(self, o: State) -> None:
        self.seat = o.seat
        self.seats = o.seats
        self.options = o.options
        self.status = o.status
        self.winner = o.winner
        self.choices = o.choices
        self.lists = o.lists
        self.picks = o.picks if o.turn else [[part[:] for part in own] for own in o.picks]
        self.names = o.names
        self.design = o.design[:]
        self.owner = o.owner if o.turn else o.owner[:]  # fixed once the game begins
        self.ctrl = o.ctrl[:]
        self.place = o.place[:]
        self.spot = o.spot[:]
        self.host = o.host[:]
        self.ice = o.ice[:]
        self.ice_by = o.ice_by[:]
        self.taken = o.taken[:]
        self.scored = o.scored[:]
        self.used = o.used[:]
        self.used_at = o.used_at[:]
        self.named = o.named[:]
        self.marks = o.marks[:]
        self.known = o.known[:]
        self.q0 = o.q0[:]
        self.q1 = o.q1[:]
        self.q2 = o.q2[:]
        self.sp = o.sp[:]
        self.kinds = o.kinds[:]
        self.bans = o.bans[:]
        self.guard = o.guard[:]
        self.tr = o.tr[:]
        self.hand = [part[:] for part in o.hand]
        self.deck = [part[:] for part in o.deck]
        self.pile = [part[:] for part in o.pile]
        self.out = [part[:] for part in o.out]
        self.side = [part[:] for part in o.side]
        self.dice = [part[:] for part in o.dice]
        self.goals_done = [part[:] for part in o.goals_done]
        self.spent = [part[:] for part in o.spent]
        self.stacks = [part[:] for part in o.stacks]
        self.mods = [part[:] for part in o.mods]
        self.locks = [part[:] for part in o.locks]
        self.counts = [part[:] for part in o.counts]
        self.owed = [part[:] for part in o.owed]
        self.agenda = [part[:] for part in o.agenda]
        self.there = o.there[:]
        self.groups = o.groups[:]
        self.titled = o.titled[:]
        self.eras = o.eras
        self.printed_eras = o.printed_eras
        self.ready_plots = o.ready_plots
        self.plots_known = o.plots_known
        self.rules_of = o.rules_of
        self.altered = o.altered
        self.points = o.points[:]
        self.reached = o.reached[:]
        self.opposed = o.opposed[:]
        self.goalers = o.goalers[:]
        self.copies = o.copies[:]
        self.play = o.play[:]
        self.rules = o.rules
        self.batch = o.batch[:]
        self.moved = o.moved[:]
        self.party = o.party[:]
        self.streams = o.streams[:]
        self.seed = o.seed
        self.first = o.first
        self.ask = o.ask
        self.stage = o.stage
        self.cards = o.cards
        self.turn = o.turn
        self.active = o.active
        self.spent_points = o.spent_points
        self.acted = o.acted
        self.idle = o.idle
        self.quiet = o.quiet
        self.tally = o.tally
        self.together = o.together
        self.dirty = o.dirty
        self.skip = o.skip
        self.party_spot = o.party_spot
        self.step = o.step
        self.kind = o.kind
        self.end_reason = o.end_reason
        self.limit_turns = o.limit_turns
        self.limit_decisions = o.limit_decisions
        self.hard_card = o.hard_card

    def note(self, code: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Write an event to the log."""
        if self.logging:
            self.log.append([code, a, b, c, d])
