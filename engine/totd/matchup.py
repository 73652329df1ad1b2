"""A team and its box, ready to play any number of games."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel.matchup import DECK_STREAM, KernelMatchup
from engine.rng import Rng, seeded
from engine.totd import codes
from engine.totd import constants as c
from engine.totd.game import TotdTable
from engine.totd.lower import lower
from engine.totd.model import Box
from engine.totd.resolve import forget

MOST_PLAYERS = 4
SPARE = "spare"
"""The section with the Doctors of the box that nobody plays at first."""
SECTIONS = ("companions", "timey", "locations", "dilemmas", "anomalies")


class Matchup(KernelMatchup[TotdTable]):
    """One deck: a team of Doctors and all that lies on the table with them."""

    players = (1, 1)

    @classmethod
    def problems(cls, decks: Sequence[ReadyDeck]) -> list[str]:
        """What keeps the team from being set up."""
        if len(decks) != 1:
            return [f"expected one team, got {len(decks)}"]
        return [f"the team: {problem}" for problem in team_problems(decks[0])]

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> Box:
        """Cards as the rules read them."""
        return lower(cards)

    @classmethod
    def table(cls, pool: Box, rng: Rng) -> TotdTable:
        """A blank table."""
        table = TotdTable(pool, rng, None)
        forget(table)
        return table

    def lay_out(self, table: TotdTable) -> None:
        """Seat the Doctors in the order of the deck, and lay out the box."""
        doctors = [k for k in self.designs(0, "team") if self._kind(k) == codes.DOCTOR]
        table.sit_down(len(doctors))
        table.team = True
        table.names = [self.pool.designs[k].name for k in doctors]
        table.tiles.append(table.new_card(self.pool.earth_design, -1, c.TABLE_PLACE))
        home = self.pool.designs[self.pool.earth_design]
        table.slots[0] = [-1] * len(home.zones)
        table.daleks[0] = [0] * len(home.zones)
        table.show(0)
        for seat, design in enumerate(doctors):
            self._seat(table, seat, design)
        for design in self.designs(0, SPARE):
            table.spare.append(table.new_card(design, -1, c.SPARE_PLACE))
            table.show(table.spare[-1])
        self._decks(table)

    def _kind(self, design: int) -> int:
        return int(self.pool.designs[design].kind)

    def _seat(self, table: TotdTable, seat: int, design: int) -> None:
        doctor = table.new_card(design, seat, c.DOCTOR_PLACE)
        table.doctor[seat].append(doctor)
        table.show(doctor)
        linked = self.pool.designs[design].linked
        if linked >= 0 and linked in self.designs(0, "team"):
            companion = table.new_card(linked, seat, c.CONSOLE_PLACE)
            table.companions[seat].append(companion)
            table.show(companion)

    def _decks(self, table: TotdTable) -> None:
        decks = {
            codes.TIMEY: table.timey_deck,
            codes.LOCATION: table.location_deck,
            codes.DILEMMA: table.dilemma_deck,
            codes.ANOMALY: table.anomaly_deck,
        }
        for number, section in enumerate(SECTIONS):
            designs = self.shuffled(0, table.seed, section, DECK_STREAM + number)
            for design in designs:
                printed = self.pool.designs[design]
                if printed.kind == codes.COMPANION:
                    deck = table.earth_deck if printed.deck == 0 else table.alien_deck
                elif printed.kind in decks:
                    deck = decks[printed.kind]
                else:
                    continue
                deck.append(table.new_card(design, -1, c.DECK_PLACE))
        table.rng = seeded(table.seed, 0)


def team_problems(deck: ReadyDeck) -> list[str]:
    """What a team needs to be set up; whether it is legal is not asked here."""
    problems: list[str] = []
    doctors = [card for card in deck.section("team") if card.type == "doctor"]
    if not 2 <= len(doctors) <= MOST_PLAYERS:
        problems.append(f"expected 2 to {MOST_PLAYERS} Doctors in the team, got {len(doctors)}")
    numbers = [card.fields.get("incarnation") for card in doctors]
    problems += [
        f"expected each Doctor once, got number {number} {numbers.count(number)} times"
        for number in sorted({n for n in numbers if n is not None and numbers.count(n) > 1})
    ]
    companions = {card.name.casefold() for card in deck.section("team")}
    for doctor in doctors:
        linked = str(doctor.fields.get("linked", ""))
        if linked and linked.casefold() not in companions:
            problems.append(f"{doctor.name}: expected {linked} in the team")
    if not any(card.type == "piece" and "gallifrey" in card.fields for card in deck.cards):
        problems.append("expected the web of time on the table")
    for section, least, what in (
        ("timey", 2 * len(doctors), "timey-wimey cards"),
        ("dilemmas", 7, "dilemmas"),
        ("locations", 2, "locations"),
        ("anomalies", 4, "time anomalies"),
    ):
        if len(deck.section(section)) < least:
            got = len(deck.section(section))
            problems.append(f"expected at least {least} {what}, got {got}")
    return problems
