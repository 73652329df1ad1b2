"""Set-ups ready to play any number of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel.matchup import KernelMatchup
from engine.risk import lower, position
from engine.risk.fields import ARMIES, TERRITORIES
from engine.risk.game import RiskTable
from engine.risk.model import Box
from engine.risk.setup import armies
from engine.rng import Rng

SHARED = ("territories", "powers", "missions")
"""Sections that all set-ups of a match must have in common: they lie on one table."""


class Matchup(KernelMatchup[RiskTable]):
    """Set-ups at one table: each brings its army and its orders, and all bring the same box.

    One set-up by itself seats all its armies, in the turn order in which it names them.
    """

    players = (1, 5)

    @classmethod
    def problems(cls, decks: Sequence[ReadyDeck]) -> list[str]:
        """What keeps these set-ups from one table."""
        if problems := super().problems(decks):
            return problems
        for number, deck in enumerate(decks, start=1):
            problems += [f"set-up {number}: {one}" for one in _problems(deck, len(decks))]
        if problems:
            return problems
        for section in SHARED:
            boxes = [Counter(card.id for card in deck.section(section)) for deck in decks]
            for number, box in enumerate(boxes[1:], start=2):
                if different := sorted((box - boxes[0]) + (boxes[0] - box)):
                    problems.append(
                        f"set-up {number}: expected the same {section} as in set-up 1, "
                        f"got a difference in {', '.join(different)}"
                    )
        if len({bool(_table(deck).fields.get("long")) for deck in decks}) > 1:
            problems.append("expected one kind of game, got tables with and without the strip")
        return problems

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> Box:
        """The cards as the rules read them."""
        return lower.lower(cards)

    @classmethod
    def table(cls, pool: Any, rng: Rng) -> RiskTable:
        """A blank table."""
        return RiskTable(pool, rng, None)

    def lay_out(self, table: RiskTable) -> None:
        """Each set-up gets the first of its armies that no earlier set-up has taken."""
        if len(self.decks) == 1:
            self._sit_down_alone(table)
            return
        table.long = table.box.long
        table.limit_turns, table.limit_decisions = LONG_LIMITS if table.long else LIMITS
        colours: list[int] = []
        for deck in self.decks:
            wanted = [lower.army_colour(card) for card in deck.section("armies")]
            free = [colour for colour in [*wanted, *range(ARMIES)] if colour not in colours]
            colours.append(free[0])
        for seat, number in enumerate(table.streams):
            table.tempers[seat] = lower.temper(self.decks[number].cards)
            if not table.ask:
                table.colours[seat] = colours[number]
        if not table.ask:
            free = [colour for colour in range(ARMIES) if colour not in colours]
            table.colours[table.seats : armies(table)] = free[: armies(table) - table.seats]

    def _sit_down_alone(self, table: RiskTable) -> None:
        """Every army of the set-up has a player; all play under the same orders."""
        table.long = table.box.long
        table.limit_turns, table.limit_decisions = LONG_LIMITS if table.long else LIMITS
        cards = [*self.decks[0].section("armies"), *self.decks[0].section("neutral")]
        table.sit_down(int(_table(self.decks[0]).fields["players"]))
        table.names = [card.name for card in cards[: table.seats]]
        table.tempers = [lower.temper(self.decks[0].cards)] * table.seats
        table.first = max(table.first, 0)
        if not table.ask:
            colours = [lower.army_colour(card) for card in cards]
            free = [colour for colour in range(ARMIES) if colour not in colours]
            table.colours = [*dict.fromkeys(colours), *free][: armies(table)]
            table.colours += [-1] * (ARMIES - len(table.colours))


LIMITS = (400, 40_000)
"""Turns and decisions of a game with the strip; it hardly ever needs a tenth of them."""
LONG_LIMITS = (1_000, 100_000)


def _table(deck: ReadyDeck) -> Card:
    return next(card for card in deck.cards if card.type == "table")


def _problems(deck: ReadyDeck, players: int) -> list[str]:
    tables = [card for card in deck.cards if card.type == "table"]
    if len(tables) != 1:
        return [f"expected one table card, got {len(tables)}"]
    problems = []
    seats = int(tables[0].fields.get("players", 0))
    if players == 1:
        players = seats
        if (have := len(deck.section("armies"))) < players:
            problems.append(f"expected {players} armies with a player, got {have}")
    if seats != players:
        problems.append(f"expected a table for {players} players, got {tables[0].name}")
    where = Counter(card.id for card in deck.cards if card.type == "territory")
    known = {territory.id for territory in lower.map_file().territories}
    if missing := sorted(known - set(where)):
        problems.append(f"expected all {TERRITORIES} Territory cards, without {', '.join(missing)}")
    if twice := sorted(card for card, count in where.items() if count > 1):
        problems.append(f"expected each Territory card once, got more of {', '.join(twice)}")
    table = tables[0].fields
    for section, each in (("mission", "missions_each"), ("power", "powers_each")):
        have = sum(card.type == section for card in deck.cards)
        need = int(table.get(each, 0)) * players
        if have < need:
            problems.append(f"expected at least {need} {section} cards to deal, got {have}")
    return problems


def setup_problems(decks: Sequence[ReadyDeck]) -> list[str]:
    """What keeps these set-ups from one table."""
    return Matchup.problems(decks)


def read_position(data: Mapping[str, Any], cards: Sequence[Card]) -> RiskTable:
    """A game from `to_dict`, or from a short position; see `engine.risk.position`."""
    return Matchup.position(data, cards) if "pool" in data else position.read_short(data, cards)
