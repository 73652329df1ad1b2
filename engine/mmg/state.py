"""Everything that changes during a game of MMG: flat lists of small integers, copied by hand.

Cards are numbered once a game begins, in the order in which they lie after the shuffle, so that the
number of a hidden card says nothing about it. Lists called "by card" are indexed by that number;
lists of six by side and Zone: player * 3 + Zone.
"""

from __future__ import annotations

from engine.mmg.frames import Announced, Frame
from engine.mmg.model import Pool
from engine.rng import Rng
from engine.table import Table


class State(Table):
    """A position, an open decision, and the work that is still waiting."""

    __slots__ = (
        "active", "agenda", "agreed", "ask", "attacked", "attacker", "bans", "bars", "began",
        "board", "bonus", "broken", "busy", "cards", "chain", "chosen", "copied", "copy_turn",
        "deck", "defender", "design", "dirty", "end_reason", "energy", "energy_change",
        "entered", "episodes", "extra_plays", "extra_turns", "face", "first", "flash_barred",
        "frozen", "guard", "hand", "helped", "hit_used", "hits_off", "innate_bars",
        "innate_flash_barred", "innate_guard", "innate_hits", "innate_plays", "kind", "known",
        "laid", "last", "lasting", "limit_decisions", "limit_turns", "lists", "live", "marks",
        "names", "owner", "passes", "picked", "pile", "place", "plays", "pool", "priority",
        "rng", "seed", "sided", "solvers", "solving", "stack", "step", "streams", "substance",
        "substance_change", "support", "support_change", "times", "turn", "turn_bans", "under",
        "wards", "window_first", "window_mode", "window_next", "zone",
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
        self.seed = 0
        self.lists: list[list[int]] = [[], []]  # the designs of both decks
        self.streams: list[int] = [0, 1]  # which shuffle each deck gets
        self.agreed = 0  # Time cards that each player uses
        self.picked: list[int] = [-1, -1, -1, -1, -1, -1]  # THE WATCHER set aside, by side and Zone
        self.first = -1  # who begins
        self.ask = 0  # the players make the choices of set-up themselves
        # by card
        self.cards = 0
        self.design: list[int] = []
        self.owner: list[int] = []
        self.face: list[int] = []  # the design it shows: its own, or that of a clone's model
        self.copied: list[int] = []  # a second design whose abilities it has, or -1
        self.copy_turn: list[int] = []  # a copy that ends with the turn
        self.place: list[int] = []
        self.zone: list[int] = []
        self.sided: list[int] = []
        self.frozen: list[int] = []
        self.entered: list[int] = []  # turn; -1 at set-up
        self.energy_change: list[int] = []  # changes of this turn to Energy, Substance, Support
        self.substance_change: list[int] = []
        self.support_change: list[int] = []
        self.energy: list[int] = []  # current Energy, Substance, Support
        self.substance: list[int] = []
        self.support: list[int] = []
        self.helped: list[int] = []  # Creatures that supported it this turn
        self.bans: list[int] = []
        self.turn_bans: list[int] = []
        self.guard: list[int] = []  # damage to be prevented once this turn
        self.innate_guard: list[int] = []  # damage prevented every time by Innates
        self.marks: list[int] = []  # 1: was drawn, 2: was played
        self.known: list[int] = []  # bit of each seat that knows the face of a hidden card
        # by player
        self.names: list[str] = ["Player 1", "Player 2"]
        self.hand: list[list[int]] = [[], []]
        self.deck: list[list[int]] = [[], []]  # the top is the last
        self.pile: list[list[int]] = [[], []]
        self.times: list[list[int]] = [[], []]  # the face-up top is the last
        self.last: list[int] = [-1, -1]  # card played last
        self.began: list[int] = [0, 0]  # latest turn of that player
        self.extra_turns: list[int] = [0, 0]
        self.hits_off: list[int] = [0, 0]  # Hits to be prevented this turn
        self.hit_used: list[int] = [0, 0]  # Innate preventions used this turn
        self.flash_barred: list[int] = [0, 0]  # Flash cards barred this turn
        self.innate_flash_barred: list[int] = [0, 0]
        self.innate_hits: list[int] = [0, 0]
        self.innate_plays: list[int] = [0, 0]
        # by side and Zone
        self.board: list[list[int]] = [[], [], [], [], [], []]
        self.laid: list[int] = [-1, -1, -1, -1, -1, -1]  # Episode on that side
        self.live: list[int] = [0, 0, 0, 0, 0, 0]  # it has taken effect
        self.under: list[list[int]] = [[], [], [], [], [], []]
        self.bars: list[int] = [0, 0, 0, 0, 0, 0]
        self.innate_bars: list[int] = [0, 0, 0, 0, 0, 0]
        # the turn
        self.turn = 0
        self.active = 0
        self.chosen = -1
        self.bonus = 0
        self.plays = 0
        self.extra_plays = 0
        self.episodes = 0
        self.attacked = -1  # the Creature that attacked this turn
        self.attacker = -1
        self.defender = -1
        self.broken = 0  # a main combatant is gone: the combat is over
        self.chain = 0
        self.solving = -1
        self.solvers: list[int] = []
        # Innates
        self.lasting: list[int] = []  # cards with abilities that go on, oldest first
        self.dirty = 0
        self.wards: list[int] = []  # card and ability of Innate counters and rescues, in pairs
        # the machine
        self.step = 0
        self.kind = 0
        self.stack: list[Announced] = []
        self.agenda: list[Frame] = []
        self.priority = 0
        self.passes = 0
        self.window_next = 0
        self.window_first = 0
        self.window_mode = 0
        self.busy = 0
        self.end_reason = 0
        self.limit_turns = 500
        self.limit_decisions = 20000

    def _take(self, o: State) -> None:
        self.seat = o.seat
        self.options = o.options
        self.status = o.status
        self.winner = o.winner
        self.choices = o.choices
        self.seed = o.seed
        self.lists = o.lists
        self.streams = o.streams
        self.agreed = o.agreed
        self.picked = o.picked[:]
        self.first = o.first
        self.ask = o.ask
        self.cards = o.cards
        self.design = o.design[:]
        self.owner = o.owner  # never changes after set-up
        self.face = o.face[:]
        self.copied = o.copied[:]
        self.copy_turn = o.copy_turn[:]
        self.place = o.place[:]
        self.zone = o.zone[:]
        self.sided = o.sided[:]
        self.frozen = o.frozen[:]
        self.entered = o.entered[:]
        self.energy_change = o.energy_change[:]
        self.substance_change = o.substance_change[:]
        self.support_change = o.support_change[:]
        self.energy = o.energy[:]
        self.substance = o.substance[:]
        self.support = o.support[:]
        self.helped = o.helped[:]
        self.bans = o.bans[:]
        self.turn_bans = o.turn_bans[:]
        self.guard = o.guard[:]
        self.innate_guard = o.innate_guard[:]
        self.marks = o.marks[:]
        self.known = o.known[:]
        self.names = o.names
        self.hand = [o.hand[0][:], o.hand[1][:]]
        self.deck = [o.deck[0][:], o.deck[1][:]]
        self.pile = [o.pile[0][:], o.pile[1][:]]
        self.times = [o.times[0][:], o.times[1][:]]
        self.last = o.last[:]
        self.began = o.began[:]
        self.extra_turns = o.extra_turns[:]
        self.hits_off = o.hits_off[:]
        self.hit_used = o.hit_used[:]
        self.flash_barred = o.flash_barred[:]
        self.innate_flash_barred = o.innate_flash_barred[:]
        self.innate_hits = o.innate_hits[:]
        self.innate_plays = o.innate_plays[:]
        b = o.board
        self.board = [b[0][:], b[1][:], b[2][:], b[3][:], b[4][:], b[5][:]]
        self.laid = o.laid[:]
        self.live = o.live[:]
        u = o.under
        self.under = [u[0][:], u[1][:], u[2][:], u[3][:], u[4][:], u[5][:]]
        self.bars = o.bars[:]
        self.innate_bars = o.innate_bars[:]
        self.turn = o.turn
        self.active = o.active
        self.chosen = o.chosen
        self.bonus = o.bonus
        self.plays = o.plays
        self.extra_plays = o.extra_plays
        self.episodes = o.episodes
        self.attacked = o.attacked
        self.attacker = o.attacker
        self.defender = o.defender
        self.broken = o.broken
        self.chain = o.chain
        self.solving = o.solving
        self.solvers = o.solvers[:]
        self.lasting = o.lasting[:]
        self.dirty = o.dirty
        self.wards = o.wards  # replaced whole when it changes
        self.step = o.step
        self.kind = o.kind
        self.stack = [item.copy() for item in o.stack]
        self.agenda = [frame.copy() for frame in o.agenda]
        self.priority = o.priority
        self.passes = o.passes
        self.window_next = o.window_next
        self.window_first = o.window_first
        self.window_mode = o.window_mode
        self.busy = o.busy
        self.end_reason = o.end_reason
        self.limit_turns = o.limit_turns
        self.limit_decisions = o.limit_decisions

    def note(self, code: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Write an event to the log; callers ask `logging` first where it matters."""
        if self.logging:
            self.log.append([code, a, b, c, d])
