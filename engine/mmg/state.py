"""Everything that changes during a game of MMG."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from engine.kernel.declare import Plan
from engine.kernel.zones import CardTable
from engine.mmg.fields import PLAN
from engine.mmg.frames import Announced
from engine.mmg.model import Pool
from engine.rng import Rng


class State(CardTable):
    """Everything that changes during a game of MMG."""

    __slots__ = (
        "active", "agreed", "attacked", "attacker", "bans", "bars", "began", "board", "bonus",
        "broken", "chain", "chosen", "copied", "copy_turn", "deck", "defender", "dirty", "energy",
        "energy_change", "entered", "episodes", "extra_plays", "extra_turns", "face",
        "flash_barred", "frozen", "guard", "hand", "helped", "hit_used", "hits_off", "innate_bars",
        "innate_flash_barred", "innate_guard", "innate_hits", "innate_plays", "laid", "last",
        "lasting", "lasting_copied", "lasting_face", "lists", "live", "passes", "picked", "pile",
        "plays", "pool", "priority", "sided", "solvers", "solving", "stack", "substance",
        "substance_change", "support", "support_change", "times", "turn_bans", "under", "used",
        "uses", "wards", "window_first", "window_mode", "window_next", "zone",
    )  # fmt: skip

    def __init__(self, pool: Pool, rng: Rng, source: State | None) -> None:
        super().__init__(rng, source)
        self.pool = pool
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # the designs of both decks
        self.lists: list[list[int]] = []
        # Time cards that each player uses
        self.agreed: int = 0
        # THE WATCHER set aside
        self.picked: list[int] = [-1] * 6
        # the design that it shows
        self.face: list[int] = []
        # a second design whose abilities it has
        self.copied: list[int] = []
        # the design that it shows again after this turn
        self.lasting_face: list[int] = []
        # the second design of after this turn
        self.lasting_copied: list[int] = []
        # its copy ends with the turn
        self.copy_turn: list[int] = []
        # the Zone in which it lies
        self.zone: list[int] = []
        # it is Sided
        self.sided: list[int] = []
        # it is held as it is
        self.frozen: list[int] = []
        # the turn in which it was played; -1 at set-up
        self.entered: list[int] = []
        # its Energy now
        self.energy: list[int] = []
        # its Substance now
        self.substance: list[int] = []
        # its Support now
        self.support: list[int] = []
        # change of this turn
        self.energy_change: list[int] = []
        # change of this turn
        self.substance_change: list[int] = []
        # change of this turn
        self.support_change: list[int] = []
        # Creatures that supported it this turn
        self.helped: list[int] = []
        # bits of the acts it cannot do
        self.bans: list[int] = []
        # those of this turn
        self.turn_bans: list[int] = []
        # damage to be prevented once this turn
        self.guard: list[int] = []
        # damage prevented every time
        self.innate_guard: list[int] = []
        # the cards in hand
        self.hand: list[list[int]] = []
        # the draw deck
        self.deck: list[list[int]] = []
        # the discard pile
        self.pile: list[list[int]] = []
        # the Time cards; the face-up top is the last
        self.times: list[list[int]] = []
        # the card played last
        self.last: list[int] = []
        # the latest turn of that player
        self.began: list[int] = []
        # turns still to come after this one
        self.extra_turns: list[int] = []
        # Hits to be prevented this turn
        self.hits_off: list[int] = []
        # preventions of Innates used this turn
        self.hit_used: list[int] = []
        # Flash cards are barred this turn
        self.flash_barred: list[int] = []
        # Flash cards are barred by what goes on
        self.innate_flash_barred: list[int] = []
        # Hits of each turn that Innates prevent
        self.innate_hits: list[int] = []
        # more plays in each turn by Innates
        self.innate_plays: list[int] = []
        # the cards in play
        self.board: list[list[int]] = [[] for _ in range(6)]
        # the Episode on that side
        self.laid: list[int] = [-1] * 6
        # it has taken effect
        self.live: list[int] = [0] * 6
        # the cards under it
        self.under: list[list[int]] = [[] for _ in range(6)]
        # bits of the plays barred this turn
        self.bars: list[int] = [0] * 6
        # bits of the plays barred by what goes on
        self.innate_bars: list[int] = [0] * 6
        # the player whose turn it is
        self.active: int = 0
        # the chosen Zone
        self.chosen: int = -1
        # it was the bonus Zone when it was chosen
        self.bonus: int = 0
        # cards played in 1d
        self.plays: int = 0
        # designs whose Flash or Special was used this turn
        self.used: list[int] = []
        # what was used once more, with the position then
        self.uses: list[list[int]] = []
        # more of them allowed this turn
        self.extra_plays: int = 0
        # Episodes played this turn
        self.episodes: int = 0
        # the Creature that attacked this turn
        self.attacked: int = -1
        # the attacking main combatant
        self.attacker: int = -1
        # the defending main combatant
        self.defender: int = -1
        # a main combatant is gone: the combat is over
        self.broken: int = 0
        # another Hit may follow
        self.chain: int = 0
        # the Episode that is being solved
        self.solving: int = -1
        # the Creatures named to solve it
        self.solvers: list[int] = []
        # cards with abilities that go on, oldest first
        self.lasting: list[int] = []
        # values have to be worked out again
        self.dirty: int = 0
        # card and ability of Innate counters and rescues
        self.wards: list[int] = []
        # what is announced, the newest last
        self.stack: list[Announced] = []
        # who may act
        self.priority: int = 0
        # players who passed in a row
        self.passes: int = 0
        # the step after the window
        self.window_next: int = 0
        # who may act first in it
        self.window_first: int = 0
        # what kind of window it is
        self.window_mode: int = 0

    def _take(self, source: State) -> None:
        self.lists = source.lists
        self.agreed = source.agreed
        self.picked = source.picked[:]
        self.face = source.face[:]
        self.copied = source.copied[:]
        self.lasting_face = source.lasting_face[:]
        self.lasting_copied = source.lasting_copied[:]
        self.copy_turn = source.copy_turn[:]
        self.zone = source.zone[:]
        self.sided = source.sided[:]
        self.frozen = source.frozen[:]
        self.entered = source.entered[:]
        self.energy = source.energy[:]
        self.substance = source.substance[:]
        self.support = source.support[:]
        self.energy_change = source.energy_change[:]
        self.substance_change = source.substance_change[:]
        self.support_change = source.support_change[:]
        self.helped = source.helped[:]
        self.bans = source.bans[:]
        self.turn_bans = source.turn_bans[:]
        self.guard = source.guard[:]
        self.innate_guard = source.innate_guard[:]
        self.hand = [part[:] for part in source.hand]
        self.deck = [part[:] for part in source.deck]
        self.pile = [part[:] for part in source.pile]
        self.times = [part[:] for part in source.times]
        self.last = source.last[:]
        self.began = source.began[:]
        self.extra_turns = source.extra_turns[:]
        self.hits_off = source.hits_off[:]
        self.hit_used = source.hit_used[:]
        self.flash_barred = source.flash_barred[:]
        self.innate_flash_barred = source.innate_flash_barred[:]
        self.innate_hits = source.innate_hits[:]
        self.innate_plays = source.innate_plays[:]
        self.board = [part[:] for part in source.board]
        self.laid = source.laid[:]
        self.live = source.live[:]
        self.under = [part[:] for part in source.under]
        self.bars = source.bars[:]
        self.innate_bars = source.innate_bars
        self.active = source.active
        self.chosen = source.chosen
        self.bonus = source.bonus
        self.plays = source.plays
        self.used = source.used[:]
        self.uses = source.uses
        self.extra_plays = source.extra_plays
        self.episodes = source.episodes
        self.attacked = source.attacked
        self.attacker = source.attacker
        self.defender = source.defender
        self.broken = source.broken
        self.chain = source.chain
        self.solving = source.solving
        self.solvers = source.solvers[:]
        self.lasting = source.lasting[:]
        self.dirty = source.dirty
        self.wards = source.wards
        self.stack = [item.copy() for item in source.stack]
        self.priority = source.priority
        self.passes = source.passes
        self.window_next = source.window_next
        self.window_first = source.window_first
        self.window_mode = source.window_mode

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.pile = [[] for _ in range(seats)]
        self.times = [[] for _ in range(seats)]
        self.last = [-1] * seats
        self.began = [0] * seats
        self.extra_turns = [0] * seats
        self.hits_off = [0] * seats
        self.hit_used = [0] * seats
        self.flash_barred = [0] * seats
        self.innate_flash_barred = [0] * seats
        self.innate_hits = [0] * seats
        self.innate_plays = [0] * seats

    def grow(self) -> None:
        """Make room for one more card in the lists by card."""
        self.face.append(0)
        self.copied.append(-1)
        self.lasting_face.append(0)
        self.lasting_copied.append(-1)
        self.copy_turn.append(0)
        self.zone.append(0)
        self.sided.append(0)
        self.frozen.append(0)
        self.entered.append(-1)
        self.energy.append(0)
        self.substance.append(0)
        self.support.append(0)
        self.energy_change.append(0)
        self.substance_change.append(0)
        self.support_change.append(0)
        self.helped.append(0)
        self.bans.append(0)
        self.turn_bans.append(0)
        self.guard.append(0)
        self.innate_guard.append(0)

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
            below: list[int] = []
            self.unseen(seat, self.times[player], below)
            groups.append(below)
        return groups
