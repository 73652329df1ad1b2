"""Recorded games of Nemesis: one for each scheme, won by that scheme.

`python -m tests.engine.nemesis.recorded` searches for them anew and writes `recorded.json`: the
decks, the seed and the choices of each game. The agents that found them are of no matter later.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from cards.catalogue.values import Card
from engine.agents import agent
from engine.catalogue import catalogue_of
from engine.games import matchup
from engine.nemesis.game import NemesisTable
from engine.nemesis.invariants import build_deck, packs
from engine.record import play
from engine.rng import derive, seeded

PATH = Path(__file__).with_name("recorded.json")
SEED = 91
TRIES = 4000
PAIRS = 200
"""After so many games of two there are games of four."""
LONGEST = 900


class Side(msgspec.Struct, frozen=True):
    """One deck."""

    scheme: str
    doctors: tuple[str, str]


class Game(msgspec.Struct, frozen=True):
    """A game that was won by the Win trigger of a card."""

    card: str
    sides: list[Side]
    seed: int
    choices: list[int]


def scheme_cards(cards: list[Card]) -> list[str]:
    """The Scheme card of each Nemesis Scheme and of each Doctor Scheme: 22 in all."""
    return sorted(
        card.id
        for card in cards
        if card.fields.get("group") in ("scheme", "doctor")
        and "scheme" in (card.fields.get("traits") or ())
    )


def start(cards: list[Card], sides: list[Side], seed: int) -> NemesisTable:
    """The game of these decks before its first choice."""
    decks = [build_deck(cards, side.scheme, side.doctors) for side in sides]
    table = matchup("nemesis", decks).start(seed, first=0)
    assert isinstance(table, NemesisTable)
    return table


def won_with(table: NemesisTable) -> str:
    """The card whose Win trigger ended the game; empty while it runs."""
    if table.won_with < 0:
        return ""
    return table.pool.designs[table.design[table.won_with]].card_id


def search(cards: list[Card], wanted: str) -> Game | None:
    """A game won with a card, by agents that look or do not look."""
    card = next(card for card in cards if card.id == wanted)
    schemes = [pack.removeprefix("scheme-") for pack in packs(cards, "scheme")]
    for number in range(TRIES):
        seed = derive(SEED, number)
        rng = seeded(seed, 1)
        doctors = [pack.removeprefix("doctor-") for pack in packs(cards, "doctor")]
        seats = 4 if number >= PAIRS else 2
        own = str(card.fields.get("scheme") or schemes[rng.below(len(schemes))])
        chosen_schemes = [own]
        dealt = []
        if card.fields.get("doctor"):
            doctors.remove(str(card.fields["doctor"]))
            dealt.append(str(card.fields["doctor"]))
        while len(chosen_schemes) < seats:
            other = schemes[rng.below(len(schemes))]
            if other not in chosen_schemes:
                chosen_schemes.append(other)
        while len(dealt) < 2 * seats:
            dealt.append(doctors.pop(rng.below(len(doctors))))
        sides = [
            Side(scheme, (dealt[2 * k], dealt[2 * k + 1]))
            for k, scheme in enumerate(chosen_schemes)
        ]
        decks = [build_deck(cards, side.scheme, side.doctors) for side in sides]
        chosen = agent("uniform" if number % 3 == 2 else "greedy")
        ready = matchup("nemesis", decks)
        table, record = play("nemesis", ready, seed, [chosen] * seats, first=0)
        assert isinstance(table, NemesisTable)
        if won_with(table) == wanted and len(record.choices) <= LONGEST:
            return Game(wanted, sides, seed, record.choices)
    return None


def main() -> int:
    """Search for all of them."""
    cards = list(catalogue_of("nemesis").cards)
    games = []
    for wanted in scheme_cards(cards):
        game = search(cards, wanted)
        sys.stdout.write(f"{wanted}: {'no game' if game is None else len(game.choices)}\n")
        sys.stdout.flush()
        if game is not None:
            games.append(game)
    PATH.write_bytes(msgspec.json.encode(games) + b"\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
