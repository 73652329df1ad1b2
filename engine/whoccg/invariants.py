"""What must be true of every position, and random legal decks to reach many of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.cards import Card, Deck
from engine.rng import Rng
from engine.table import RUNNING, Table
from engine.whoccg import codes as k
from engine.whoccg.board import WINNING
from engine.whoccg.deal import SECTIONS
from engine.whoccg.legal import TURN_POINTS
from engine.whoccg.listed import misplaced
from engine.whoccg.lower import identity_of, unknown_values
from engine.whoccg.state import State
from engine.whoccg.statics import refresh
from engine.whoccg.steps import ACT_STEP, LAY_STEP, PLAY_STEP
from engine.whoccg.windows import met_plots

DECK_SIZE: Final = 50
COPIES: Final = 4
SLOTS: Final = 6
CHARACTERS = ("tardis-character", "ally", "enemy")
WORKED_OUT = (
    "q0", "q1", "q2", "tr", "sp", "kinds", "bans", "guard", "rules", "rules_of", "eras",
)  # fmt: skip
"""What continuous abilities decide."""


class _Builder:
    """A random deck in the making: counts copies over all sections (D01)."""

    def __init__(self, cards: Sequence[Card], rng: Rng) -> None:
        self.cards = [card for card in cards if not unknown_values(card)]
        self.rng = rng
        self.counts: dict[object, int] = {}
        self.parts: dict[str, list[Card]] = {name: [] for name in SECTIONS}

    def _key(self, card: Card) -> object:
        aliases = sorted([card.id, *(str(other) for other in card.fields.get("counts_as") or ())])
        return tuple(aliases) if len(aliases) > 1 else identity_of(card)

    def add(self, section: str, card: Card) -> bool:
        """Put a card in, unless four copies are there."""
        key = self._key(card)
        if self.counts.get(key, 0) >= COPIES:
            return False
        self.counts[key] = self.counts.get(key, 0) + 1
        self.parts[section].append(card)
        return True

    def pick(self, wanted: Callable[[Card], bool]) -> Card | None:
        """A random card of a kind."""
        found = [card for card in self.cards if wanted(card)]
        return found[self.rng.below(len(found))] if found else None

    def of_type(self, *types: str) -> Callable[[Card], bool]:
        """Cards of these types."""
        return lambda card: card.type in types


def _places(deck: _Builder) -> None:
    taken: set[object] = set()
    while len(taken) < 3:
        card = deck.pick(lambda c: c.type == "spacetime" and identity_of(c) not in taken)
        if card is None:
            raise ValueError("expected three different Spacetime cards")
        taken.add(identity_of(card))
        deck.add("spacetimes", card)


def _opening(deck: _Builder) -> bool:
    types = {t for card in deck.parts["spacetimes"] for t in card.fields.get("goal_type") or ()}
    goal = deck.pick(lambda c: c.type == "goal" and bool(types & set(c.fields["goal_type"])))
    return goal is not None and deck.add("goal", goal)


def _crew(deck: _Builder) -> None:
    """A TARDIS and a crew that it can carry, no title twice (D08, D15, D21)."""
    ship = deck.pick(deck.of_type("tardis"))
    if ship is None or deck.rng.below(10) == 0:
        return
    deck.add("setup", ship)
    room = int(ship.fields["capacity_setup"])
    titles: set[str] = {ship.name}
    for _ in range(deck.rng.below(7)):
        crew = deck.pick(deck.of_type("tardis-character"))
        if crew is None or len(deck.parts["setup"]) >= SLOTS:
            break
        if crew.name in titles or int(crew.fields["cost"]) > room:
            continue
        titles.add(crew.name)
        room -= int(crew.fields["cost"])
        deck.add("setup", crew)


def _native(deck: _Builder, card: Card) -> bool:
    """Whether a Character names the place or era of an opening Spacetime card, roughly."""
    entries = card.fields.get("nativity") or ()
    if not entries:
        return True
    for place in deck.parts["spacetimes"]:
        words = (str(place.fields["place"]).casefold(), str(place.fields["era"]))
        for entry in entries:
            text = str(entry).casefold().replace(" ", "-")
            if words[0].replace(" ", "-") in text or words[1] in text:
                return True
    return False


def random_deck(cards: Sequence[Card], rng: Rng) -> Deck:
    """A deck that keeps the rules of construction, at random, half of it fitting its places."""
    deck = _Builder(cards, rng)
    _places(deck)
    while not _opening(deck):
        deck = _Builder(cards, rng)
        _places(deck)
    _crew(deck)
    while len(deck.parts["deck"]) < DECK_SIZE + rng.below(8):
        card = deck.pick(lambda c: c.type != "plot")
        if card is None:
            break
        if card.type in CHARACTERS and rng.below(4) and not _native(deck, card):
            continue
        if card.type == "spacetime" and rng.below(2):
            continue
        deck.add("deck", card)
    for _ in range(rng.below(6)):
        plot = deck.pick(lambda c: c.type == "plot" and c not in deck.parts["plots"])
        if plot is not None:
            deck.add("plots", plot)
    return Deck(sections={name: tuple(part) for name, part in deck.parts.items()})


def _zones(s: State) -> list[tuple[int, list[int]]]:
    found: list[tuple[int, list[int]]] = [(k.PLAY, s.play)]
    for player in range(s.seats):
        found.append((k.HAND, s.hand[player]))
        found.append((k.DECK, s.deck[player]))
        found.append((k.PILE, s.pile[player]))
        found.append((k.OUT, s.out[player]))
        found.append((k.SIDE, s.side[player]))
    return found


def _conserved(s: State) -> list[str]:
    found = []
    seen = [0] * s.cards
    for place, cards in _zones(s):
        for i in cards:
            seen[i] += 1
            if s.place[i] != place:
                found.append(f"card {i} is listed as {k.PLACES[place]} but marked otherwise")
    for i in range(s.cards):
        if s.place[i] in (k.UNDER, k.LIMBO):
            seen[i] += 1
    lost = [i for i in range(s.cards) if seen[i] != 1]
    if lost:
        found.append(f"cards are not conserved: {lost}")
    return found


def _places_hold(s: State) -> list[str]:
    """Every card in play lies at a place that exists; copies of a Spacetime card share one."""
    found = []
    for place, stack in enumerate(s.stacks):
        if len({s.pool.designs[s.design[i]].identity for i in stack}) > 1:
            found.append(f"S03: place {place} holds different Spacetime cards")
        if any(s.spot[i] != place for i in stack):
            found.append(f"a Spacetime card of place {place} lies elsewhere")
    for i in s.play:
        if s.spot[i] >= 0 and not s.stacks[s.spot[i]]:
            found.append(f"G09: card {i} lies at a place that is gone")
        host = s.host[i]
        if host >= 0 and (s.place[host] != k.PLAY or s.spot[host] != s.spot[i]):
            found.append(f"card {i} lies on card {host}, which is not there")
    for i in range(s.cards):
        if s.place[i] == k.UNDER and s.place[s.host[i]] not in (k.PLAY, k.LIMBO):
            found.append(f"card {i} lies beneath card {s.host[i]}, which is not in play")
    return found


def _counted(s: State) -> list[str]:
    """Diamonds, copies of Spacetime cards, Goals played once."""
    found = []
    for player in range(s.seats):
        titles: list[int] = []
        copies: dict[int, int] = {}
        for i in s.play:
            d = s.pool.designs[s.design[i]]
            if s.ctrl[i] != player or s.owner[i] != player:
                continue  # an Artifact taken over is not played
            if d.diamonds == 1:
                titles.append(d.title)
            copies[s.design[i]] = copies.get(s.design[i], 0) + 1
            if d.diamonds > 1 and copies[s.design[i]] > d.diamonds:
                found.append(f"P27: {d.name} is in play {copies[s.design[i]]} times for one player")
            if d.type == k.T_SPACETIME and copies[s.design[i]] > 1:
                found.append(f"S04: {d.name} is in play twice for one player")
        if len(set(titles)) != len(titles):
            found.append("P30: two one-diamond cards of a title are in play for one player")
        goals = s.goals_done[player]
        if len(set(goals)) != len(goals):
            found.append("P05: a Goal was played twice by one player")
    return found


def _known(s: State) -> list[str]:
    """Who knows what, by place alone: independent of how views are made."""
    found = []
    everybody = (1 << s.seats) - 1
    for player in range(s.seats):
        own = s.hand[player] + s.side[player]
        if any(not s.known[i] & (1 << player) for i in own):
            found.append(f"E05: player {player} does not know the own hand or Plots")
        if any(s.known[i] != everybody for i in s.pile[player]):
            found.append("S19: a card on a discard pile is not open to all")
    if any(s.known[i] != everybody for i in s.play):
        found.append("a card in play is not open to all")
    return found


def _stale(s: State) -> list[str]:
    """Values and permissions are what they would be if they were worked out anew."""
    again = State(s.pool, s.rng.copy(), s)
    again.altered = list(s.play)  # every card, whatever is thought to have changed
    refresh(again)
    return [
        f"E15: {name} is {getattr(s, name)}, anew it is {getattr(again, name)}"
        for name in WORKED_OUT
        if getattr(again, name) != getattr(s, name)
    ]


def _listed(s: State) -> list[str]:
    """Lists kept up to date hold what they would if they were made from the start."""
    found = ["lists of cards in play are out of date"] if misplaced(s) else []
    for player in range(s.seats):
        if s.plots_known >> player & 1 and s.side[player] and not s.dirty:
            if s.ready_plots[player] != met_plots(s, player):
                found.append(f"E01: the Plots that player {player} may play are out of date")
    return found


def _running(s: State) -> list[str]:
    found = []
    if not s.options:
        found.append("a running game has no options")
    if len(set(s.options)) != len(s.options):
        found.append("an option is offered twice")
    if not 0 <= s.spent_points <= TURN_POINTS:
        found.append(f"T03: {s.spent_points} points of Cost are spent")
    for player in range(s.seats):
        if s.points[player] >= WINNING and s.reached[player] and s.opposed[player]:
            found.append(f"W01: player {player} has won and the game goes on")
    if s.step in (PLAY_STEP, ACT_STEP) and not s.agenda and s.seat != s.active:
        found.append("T17: somebody else acts in a player's turn")
    return found


def violations(s: State) -> list[str]:
    """Every way in which a position breaks the rules; an empty list is what must come."""
    found = _conserved(s)
    found += _places_hold(s)
    found += _listed(s)
    found += _counted(s)
    found += _known(s)
    if s.status == RUNNING:
        found += _running(s)
        if s.step >= LAY_STEP and not s.dirty:
            found += _stale(s)
    elif s.options:
        found.append("a finished game has options")
    return found


def table_violations(table: Table) -> list[str]:
    """`violations` for any table; another game's is refused."""
    if not isinstance(table, State):
        raise TypeError(f"expected a table of the Dr. Who CCG, got {type(table).__name__}")
    return violations(table)
