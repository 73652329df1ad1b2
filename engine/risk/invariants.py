"""What is true of every position of Risk, and legal set-ups at random."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel import laws
from engine.random_decks import construction
from engine.risk.attack import Attack
from engine.risk.counting import held, on_board
from engine.risk.fields import TERRITORIES
from engine.risk.game import RiskTable
from engine.risk.model import DOCTORS, MISSION_CARD, POWER_CARD, TERRITORY_CARD
from engine.risk.setup import START, armies
from engine.rng import Rng
from engine.table import RUNNING, Table

MILLION = 1_000_000


def violations(table: Table) -> list[str]:
    """Every law that a position breaks."""
    assert isinstance(table, RiskTable)
    found = laws.violations(table)
    if not table.cards:
        return found  # before the deal
    return found + _territories(table) + _daleks(table) + _cards(table) + _luck(table)


def _territories(s: RiskTable) -> list[str]:
    found = []
    for t in range(TERRITORIES):
        if not 0 <= s.owner_of[t] < armies(s):
            found.append(f"territory {t} has no army")
        if s.daleks[t] < 1:
            found.append(f"territory {t} has {s.daleks[t]} Daleks")
    if s.status == RUNNING and s.active >= 0 and not held(s, s.active):
        found.append("a defeated player is up")
    for seat in range(s.seats):
        cards = len(s.hand[seat]) + len(s.powers[seat]) + len(s.missions[seat])
        if cards and not held(s, seat):
            found.append(f"seat {seat} is defeated and holds {cards} cards")
    if not 1 <= s.clara <= DOCTORS:
        found.append(f"Clara is on space {s.clara}")
    return found


def _daleks(s: RiskTable) -> list[str]:
    """Daleks are only ever placed, moved or lost in attacks."""
    force = sum(frame.force for frame in s.agenda if isinstance(frame, Attack))
    there = on_board(s) + force
    due = START * TERRITORIES + s.added - s.lost
    return [] if there == due else [f"{there} Daleks on the board, expected {due}"]


def _cards(s: RiskTable) -> list[str]:
    """Every design lies once among the cards of its kind."""
    found = []
    for kind in (TERRITORY_CARD, POWER_CARD, MISSION_CARD):
        there = sorted(d for d in s.design if s.box.kind[d] == kind)
        due = [d for d in range(len(s.box.kind)) if s.box.kind[d] == kind]
        if there != due:
            found.append(f"{len(there)} cards of kind {kind}, expected {len(due)}")
    if len(s.space) > 1:
        found.append("two cards on the TARDIS space")
    return found


def _luck(s: RiskTable) -> list[str]:
    """Luck is result less expectation: it adds up for each army, and to nothing for all."""
    found = []
    for name, counts in (("luck", s.luck), ("gains", s.gains), ("expectation", s.expected)):
        if sum(counts):
            found.append(f"the {name} of all armies adds up to {sum(counts)}")
    if any(isinstance(frame, Attack) for frame in s.agenda):
        return found  # dice lie on the table whose losses were not taken yet
    for army in range(armies(s)):
        explained = s.expected[army] + s.helped[army] + s.luck[army]
        if s.gains[army] * MILLION != explained:
            found.append(f"army {army}: {s.gains[army]} gained, {explained} millionths explained")
    return found


def random_deck(cards: Sequence[Card], rng: Rng) -> ReadyDeck:
    """A legal set-up: any table, any armies, the whole box, orders or none."""
    tables = [card for card in cards if card.type == "table"]
    armies_of_box = [card for card in cards if card.type == "army"]
    orders: list[Card | None] = [None, *(card for card in cards if card.type == "orders")]
    table = tables[rng.below(len(tables))]
    return random_setup(cards, table, armies_of_box, orders[rng.below(len(orders))], rng)


def random_decks(cards: Sequence[Card], rng: Rng, seats: int) -> list[ReadyDeck]:
    """Legal set-ups for one table of so many players, with the strip; one alone seats any number.

    The long game has no end for players who choose at random: Daleks pile up faster than they are
    lost, until nothing can be conquered. It is played by name, with `random_setup`.
    """
    tables = [
        card
        for card in cards
        if card.type == "table"
        and card.fields.get("players") in ((2, 3, 4, 5) if seats == 1 else (seats,))
        and not card.fields.get("long")
    ]
    table = tables[rng.below(len(tables))]
    colours = [card for card in cards if card.type == "army"]
    orders: list[Card | None] = [None, *(card for card in cards if card.type == "orders")]
    return [
        random_setup(cards, table, colours, orders[rng.below(len(orders))], rng)
        for _ in range(seats)
    ]


def random_setup(
    cards: Sequence[Card], table: Card, colours: Sequence[Card], orders: Card | None, rng: Rng
) -> ReadyDeck:
    """A set-up for a table, with the armies in random order."""
    order = list(range(len(colours)))
    rng.shuffle(order)
    players, neutrals = int(table.fields["players"]), int(table.fields["neutrals"])
    found: dict[str, list[Card]] = {section: [] for section in construction("risk")[0].sections}
    found["table"] = [table]
    found["armies"] = [colours[k] for k in order[:players]]
    found["neutral"] = [colours[k] for k in order[players : players + neutrals]]
    if orders is not None:
        found["orders"] = [orders]
    for card in cards:
        section = {"territory": "territories", "power": "powers", "mission": "missions"}.get(
            card.type, "pieces" if card.type == "piece" else ""
        )
        if section:
            found[section].extend([card] * int(card.fields.get("box", 1)))
    return ReadyDeck(sections={name: tuple(part) for name, part in found.items() if part})
