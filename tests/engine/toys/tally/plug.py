"""A toy game for two to five players, to try the core on something that is not a real game.

Everybody holds the number cards of the own deck, hidden from the others. In turn a card is kept,
which adds it to the own total, or thrown at another player, whose total it lowers twice
over. When the hands are empty the highest total wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.cards import Card, CardError, Deck
from engine.games import seat_names, seat_order
from engine.rng import Rng, seeded
from engine.table import DRAWN, RUNNING, WON, Table

PLAYERS = (2, 5)
SIZE = 4


class Nothing(msgspec.Struct, tag_field="verb", tag="nothing", frozen=True):
    """The one verb of the game."""


Ability = Nothing


def ability_problems(type_id: str, abilities: Sequence[Any]) -> list[str]:
    return [] if type_id == "number" else [f"expected a number, got {type_id}"]


def ability_text(ability: Any) -> str:
    return "Nothing happens."


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Any]) -> list[str]:
    return [ability_text(ability) for ability in abilities]


def setup_problems(decks: Sequence[Deck]) -> list[str]:
    problems = [
        f"deck {n}: expected {SIZE} cards, got {len(deck.cards)}"
        for n, deck in enumerate(decks, start=1)
        if len(deck.cards) != SIZE
    ]
    if not PLAYERS[0] <= len(decks) <= PLAYERS[1]:
        problems.append(f"expected 2 to 5 decks, got {len(decks)}")
    return problems


class Tally(Table):
    """One game. An option is card << 4 | target, the card its own number."""

    def __init__(self, hands: list[list[int]]) -> None:
        super().__init__()
        self.seats = len(hands)
        self.hands = hands
        self.totals = [0] * self.seats
        self.played: list[list[int]] = [[] for _ in hands]
        self.order = list(range(self.seats))
        self.turn = 1

    def offer(self) -> None:
        hand = self.hands[self.seat]
        self.options = sorted({card << 4 | target for card in hand for target in range(self.seats)})

    def apply(self, option: int) -> None:
        if option not in self.options:
            raise ValueError(f"expected one of {self.options}, got {option}")
        self.push(option)

    def push(self, option: int) -> None:
        card, target = option >> 4, option & 15
        self.choices += 1
        if self.logging:
            self.log.append([self.seat, card, target])
        self.hands[self.seat].remove(card)
        self.played[self.seat].append(card)
        self.totals[target] += card if target == self.seat else -2 * card
        self.seat = (self.seat + 1) % self.seats
        self.turn += 1
        if self.hands[self.seat]:
            self.offer()
            return
        self.options = []
        best = [seat for seat in range(self.seats) if self.totals[seat] == max(self.totals)]
        self.status = WON if len(best) == 1 else DRAWN
        self.winner = best[0] if len(best) == 1 else -1

    def clone(self) -> Tally:
        copy = Tally([hand[:] for hand in self.hands])
        copy.totals = self.totals[:]
        copy.played = [part[:] for part in self.played]
        copy.order = self.order
        copy.turn, copy.seat, copy.choices = self.turn, self.seat, self.choices
        copy.status, copy.winner, copy.options = self.status, self.winner, self.options
        return copy

    def view(self, seat: int) -> Tally:
        seen = self.clone()
        hidden = [s for s in range(self.seats) if s != seat]
        unseen = sorted(card for s in hidden for card in seen.hands[s])
        for s in hidden:
            size = len(seen.hands[s])
            seen.hands[s], unseen = unseen[:size], unseen[size:]
        if seen.seat != seat:
            seen.options = []
        return seen

    def determinise(self, seat: int, rng: Rng) -> Tally:
        dealt = self.view(seat)
        hidden = [s for s in range(self.seats) if s != seat]
        unseen = [card for s in hidden for card in dealt.hands[s]]
        rng.shuffle(unseen)
        for s in hidden:
            size = len(dealt.hands[s])
            dealt.hands[s], unseen = unseen[:size], unseen[size:]
        if dealt.status == RUNNING:
            dealt.offer()
        return dealt

    def evaluate(self, seat: int) -> float:
        if self.status != RUNNING:
            return self.score(seat)
        rest = max(self.totals[s] for s in range(self.seats) if s != seat)
        return 0.5 + max(-0.5, min(0.5, (self.totals[seat] - rest) / 40))

    def greedy(self) -> int:
        return self.ranked(1)[0]

    def ranked(self, limit: int) -> list[int]:
        """High cards first, kept before thrown: good, but blind to who leads."""
        return sorted(self.options, key=lambda o: (-(o >> 4), o & 15 != self.seat))[:limit]

    def card_use(self, seat: int) -> list[list[int]]:
        return [sorted({*self.hands[seat], *self.played[seat]}), sorted(set(self.played[seat]))]

    def turns(self) -> int:
        return self.turn

    def reason_text(self) -> str:
        return "all cards are played" if self.status != RUNNING else ""

    def kind_name(self) -> str:
        return "play"

    def option_text(self, option: int) -> str:
        return f"Play {option >> 4} on player {option & 15}"

    def event_text(self, event: list[int]) -> str:
        return f"Player {event[0]} plays {event[1]} on player {event[2]}"

    def to_dict(self) -> dict[str, Any]:
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "played": [part[:] for part in self.played],
            "totals": self.totals[:],
            "numbers": [self.turn, self.seat, self.choices, self.status, self.winner],
            "options": self.options[:],
        }


class Matchup:
    """Decks of number cards."""

    def __init__(self, decks: Sequence[Deck], names: Sequence[str] = ()) -> None:
        if problems := setup_problems(decks):
            raise CardError(problems)
        self.decks = [[int(card.fields["value"]) for card in deck.cards] for deck in decks]
        self.names = seat_names(names, len(decks))
        self.card_ids = [f"number-{value}" for value in range(10)]

    def start(
        self,
        seed: int,
        *,
        order: Sequence[int] | None = None,
        first: int | None = None,
        ask: bool = False,
        logging: bool = False,
    ) -> Tally:
        seating = seat_order(order, len(self.decks))
        table = Tally([self.decks[deck][:] for deck in seating])
        table.order = seating
        table.seat = seeded(seed).below(table.seats) if first is None else first
        table.logging = logging
        table.offer()
        return table


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> Tally:
    table = Tally([list(hand) for hand in data["hands"]])
    table.played = [list(part) for part in data["played"]]
    table.totals = list(data["totals"])
    table.turn, table.seat, table.choices, table.status, table.winner = data["numbers"]
    table.options = list(data["options"])
    return table


def violations(table: Table) -> list[str]:
    assert isinstance(table, Tally)
    sizes = {len(h) + len(p) for h, p in zip(table.hands, table.played, strict=True)}
    return [] if sizes == {SIZE} else [f"cards are not conserved: {sizes}"]


def random_deck(cards: Sequence[Card], rng: Rng) -> Deck:
    return Deck.of(cards[rng.below(len(cards))] for _ in range(SIZE))
