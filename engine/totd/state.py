"""A game of Time of the Daleks in play: everything that changes."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from engine.kernel.declare import Plan
from engine.kernel.zones import CardTable
from engine.rng import Rng
from engine.totd.fields import PLAN
from engine.totd.model import Box


class State(CardTable):
    """A game of Time of the Daleks in play: everything that changes."""

    __slots__ = (
        "active", "alien_deck", "alien_discard", "anomalies", "anomaly_deck", "anomaly_discard",
        "at", "begins", "box", "called", "companions", "cost_waived", "daleks", "dice_colour",
        "dice_pool", "dice_symbol", "dilemma_deck", "dilemma_discard", "doctor", "doomed", "drawn",
        "due_daleks", "earth_deck", "earth_discard", "equipment", "focus_left", "for_pool", "hand",
        "help", "helper", "imagined", "in_use", "laid", "location_deck", "location_discard",
        "markers", "part_time", "passed", "pools", "prison", "progress", "ready", "recruit_deck",
        "rounds", "ship", "slots", "solved", "spare", "split_left", "tardis", "tile", "tiles",
        "timey_deck", "timey_discard", "tokens", "used", "wanted", "winners", "zone_at",
    )  # fmt: skip

    def __init__(self, box: Box, rng: Rng, source: State | None) -> None:
        super().__init__(rng, source)
        self.box = box
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # the Doctor card of each player
        self.doctor: list[list[int]] = []
        # companions on each console, part-time ones included
        self.companions: list[list[int]] = []
        # equipment installed on each console
        self.equipment: list[list[int]] = []
        # timey-wimey cards in hand; the players talk freely and know them all
        self.hand: list[list[int]] = []
        # Doctor cards of the box that nobody holds
        self.spare: list[int] = []
        # the Earth companion deck
        self.earth_deck: list[int] = []
        # the alien companion deck
        self.alien_deck: list[int] = []
        # the timey-wimey deck
        self.timey_deck: list[int] = []
        # the pile of location tiles
        self.location_deck: list[int] = []
        # the pile of dilemmas
        self.dilemma_deck: list[int] = []
        # the anomaly deck
        self.anomaly_deck: list[int] = []
        # discarded Earth companions
        self.earth_discard: list[int] = []
        # discarded alien companions
        self.alien_discard: list[int] = []
        # discarded timey-wimey cards
        self.timey_discard: list[int] = []
        # discarded location tiles
        self.location_discard: list[int] = []
        # discarded dilemmas
        self.dilemma_discard: list[int] = []
        # anomalies that are over
        self.anomaly_discard: list[int] = []
        # locations in play; Earth is the first
        self.tiles: list[int] = []
        # anomalies in play: locations and tasks
        self.anomalies: list[int] = []
        # dilemmas in the slots of locations
        self.laid: list[int] = []
        # tiles drawn of which one is kept
        self.drawn: list[int] = []
        # event and transfer cards played for the adventure
        self.in_use: list[int] = []
        # of a location: the dilemma in each zone, or -1
        self.slots: list[list[int]] = []
        # of a location: Dalek markers in each zone
        self.daleks: list[list[int]] = []
        # of a task anomaly: imprisoned dice by colour
        self.prison: list[list[int]] = []
        # of a task anomaly: progress markers on it
        self.progress: list[int] = []
        # of a companion: 1 while part-time
        self.part_time: list[int] = []
        # of a card in use: the pool it is played for
        self.for_pool: list[int] = []
        # the location of each Doctor, or -1 on the console
        self.at: list[int] = []
        # the zone of each Doctor
        self.zone_at: list[int] = []
        # sonic charge tokens on each console
        self.tokens: list[int] = []
        # the space of each TARDIS on the track
        self.tardis: list[int] = []
        # the seats that have won
        self.winners: list[int] = []
        # spaces that still have an anomaly marker
        self.markers: list[int] = []
        # the space of the Dalek ship
        self.ship: int = 0
        # the seat whose turn it is
        self.active: int = 0
        # the seat with the first turn of each round
        self.begins: int = 0
        # rounds begun so far
        self.rounds: int = 0
        # 1 while the step at hand has been set up
        self.ready: int = 0
        # the location tile just placed, or -1
        self.tile: int = -1
        # the companion deck chosen for recruiting
        self.recruit_deck: int = 0
        # the design of the companion looked for, or -1
        self.wanted: int = -1
        # the seat that helps, or -1
        self.helper: int = -1
        # how the helper helps: 0 not, 1 from afar, 2 at the location
        self.help: int = 0
        # 1 once the question of help is settled
        self.called: int = 0
        # dice in the pool of the active Doctor and of the helper, by colour
        self.pools: list[list[int]] = [[] for _ in range(2)]
        # focus icons not yet used in each pool, as masks of colours
        self.focus_left: list[list[int]] = [[] for _ in range(2)]
        # add icons whose colour is still to be chosen, as masks
        self.split_left: list[list[int]] = [[] for _ in range(2)]
        # dice still to be exterminated
        self.doomed: int = 0
        # dice that have been rolled: their colours
        self.dice_colour: list[int] = []
        # dice that have been rolled: the symbols shown
        self.dice_symbol: list[int] = []
        # dice that have been rolled: 0 the active Doctor's, 1 the helper's
        self.dice_pool: list[int] = []
        # icons used in this adventure
        self.used: list[int] = []
        # 1 for each pool whose owner has no more to do in this stage
        self.passed: list[int] = [0] * 2
        # 1 in a game that an agent looks ahead in: dice are played fast there
        self.imagined: int = 0
        # 1 if the adventure succeeded
        self.solved: int = 0
        # 1 if no fail cost is to be paid
        self.cost_waived: int = 0
        # Dalek markers still to be put down or taken away
        self.due_daleks: int = 0

    def _take(self, source: State) -> None:
        self.doctor = [part[:] for part in source.doctor]
        self.companions = [part[:] for part in source.companions]
        self.equipment = [part[:] for part in source.equipment]
        self.hand = [part[:] for part in source.hand]
        self.spare = source.spare[:]
        self.earth_deck = source.earth_deck[:]
        self.alien_deck = source.alien_deck[:]
        self.timey_deck = source.timey_deck[:]
        self.location_deck = source.location_deck[:]
        self.dilemma_deck = source.dilemma_deck[:]
        self.anomaly_deck = source.anomaly_deck[:]
        self.earth_discard = source.earth_discard[:]
        self.alien_discard = source.alien_discard[:]
        self.timey_discard = source.timey_discard[:]
        self.location_discard = source.location_discard[:]
        self.dilemma_discard = source.dilemma_discard[:]
        self.anomaly_discard = source.anomaly_discard[:]
        self.tiles = source.tiles[:]
        self.anomalies = source.anomalies[:]
        self.laid = source.laid[:]
        self.drawn = source.drawn[:]
        self.in_use = source.in_use[:]
        self.slots = source.slots[:]
        self.daleks = source.daleks[:]
        self.prison = source.prison[:]
        self.progress = source.progress[:]
        self.part_time = source.part_time[:]
        self.for_pool = source.for_pool[:]
        self.at = source.at[:]
        self.zone_at = source.zone_at[:]
        self.tokens = source.tokens[:]
        self.tardis = source.tardis[:]
        self.winners = source.winners[:]
        self.markers = source.markers
        self.ship = source.ship
        self.active = source.active
        self.begins = source.begins
        self.rounds = source.rounds
        self.ready = source.ready
        self.tile = source.tile
        self.recruit_deck = source.recruit_deck
        self.wanted = source.wanted
        self.helper = source.helper
        self.help = source.help
        self.called = source.called
        self.pools = [part[:] for part in source.pools]
        self.focus_left = [part[:] for part in source.focus_left]
        self.split_left = [part[:] for part in source.split_left]
        self.doomed = source.doomed
        self.dice_colour = source.dice_colour[:]
        self.dice_symbol = source.dice_symbol[:]
        self.dice_pool = source.dice_pool[:]
        self.used = source.used[:]
        self.passed = source.passed[:]
        self.imagined = source.imagined
        self.solved = source.solved
        self.cost_waived = source.cost_waived
        self.due_daleks = source.due_daleks

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.doctor = [[] for _ in range(seats)]
        self.companions = [[] for _ in range(seats)]
        self.equipment = [[] for _ in range(seats)]
        self.hand = [[] for _ in range(seats)]
        self.at = [-1] * seats
        self.zone_at = [0] * seats
        self.tokens = [0] * seats
        self.tardis = [0] * seats

    def grow(self) -> None:
        """Make room for one more card in the lists by card."""
        self.slots.append([])
        self.daleks.append([])
        self.prison.append([])
        self.progress.append(0)
        self.part_time.append(0)
        self.for_pool.append(0)

    def plan(self) -> Plan:
        """What the game declares."""
        return PLAN
