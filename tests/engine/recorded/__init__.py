"""Recorded games: log hashes of many whole games; a change of structure may not change them.

python -m tests.engine.recorded mmg           compare every recorded game with today's
python -m tests.engine.recorded mmg --write   record anew, after a rule was changed on purpose

Each game's file holds the decks it was recorded with (stock decks and random legal ones, card by
card) and, for `uniform` and `greedy`, the hash of the log of each seed. The test suite replays a
part of them; the command replays all. Writing keeps the decks of the file and records their games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from cards.catalogue.loader import CATALOGUES
from cards.catalogue.values import Card
from cards.ready import ReadyDeck, read_ready_deck
from engine import games, record
from engine.agents import agent
from engine.catalogue import catalogue_of
from engine.rng import seeded

FOLDER = Path(__file__).parent
AGENTS = ("uniform", "greedy")
GAMES = 400
RANDOM_DECKS = 12
DECK_STREAM = 91
Counted = dict[str, dict[str, int]]
"""The copies of each card by section."""


def path_of(game_id: str) -> Path:
    """Where the games of a game are recorded."""
    return FOLDER / f"{game_id}.json"


def _counted(deck: ReadyDeck) -> Counted:
    sections: Counted = {}
    for section, cards in deck.sections.items():
        counts = sections.setdefault(section, {})
        for card in cards:
            counts[card.id] = counts.get(card.id, 0) + 1
    return sections


def _decks(game_id: str) -> list[Counted]:
    """The decks of the file, so that games are recorded again with the same ones; a game without a
    file begins with its stock decks and random ones."""
    if path_of(game_id).exists():
        return list(json.loads(path_of(game_id).read_text(encoding="utf-8"))["decks"])
    catalogue = catalogue_of(game_id)
    paths = sorted((CATALOGUES / game_id / "decks").glob("*.txt"))
    stock = [read_ready_deck(path.read_bytes(), catalogue) for path in paths]
    rng = seeded(1, DECK_STREAM)
    engine = games.engine_of(game_id)
    drawn = [engine.random_deck(catalogue.cards, rng) for _ in range(RANDOM_DECKS)]
    return [_counted(deck) for deck in stock + drawn]


def _deck(sections: Counted, cards: dict[str, Card]) -> ReadyDeck:
    return ReadyDeck(
        sections={
            section: tuple(cards[card] for card, count in counts.items() for _ in range(count))
            for section, counts in sections.items()
        }
    )


def _hash(game_id: str, decks: Sequence[ReadyDeck], name: str, seed: int) -> str:
    """The hash of one game; its decks follow from the seed."""
    first = seed % len(decks)
    second = (seed // len(decks) + first + 1) % len(decks)
    pair = [decks[first], decks[second]]
    chosen = agent(name)
    _, written = record.play(
        game_id, games.matchup(game_id, pair), seed, (chosen, chosen), logging=True
    )
    return f"{written.log_hash} {len(written.choices)}"


def write(game_id: str) -> None:
    """Record all games of a game."""
    cards = catalogue_of(game_id).by_id
    counted = _decks(game_id)
    decks = [_deck(sections, cards) for sections in counted]
    hashes = {name: [_hash(game_id, decks, name, seed) for seed in range(GAMES)] for name in AGENTS}
    data = {"decks": counted, "hashes": hashes}
    path_of(game_id).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def differences(game_id: str, seeds: Sequence[int]) -> Iterator[str]:
    """Every recorded game among these seeds that is played otherwise now."""
    data: dict[str, Any] = json.loads(path_of(game_id).read_text(encoding="utf-8"))
    cards = catalogue_of(game_id).by_id
    decks = [_deck(sections, cards) for sections in data["decks"]]
    for name, seed in chain.from_iterable(((a, s) for s in seeds) for a in AGENTS):
        recorded, played = data["hashes"][name][seed], _hash(game_id, decks, name, seed)
        if recorded != played:
            yield f"{game_id} {name} seed {seed}: expected {recorded}, got {played}"


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.recorded")
    parser.add_argument("game")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES)
    options = parser.parse_args(arguments)
    if options.write:
        write(options.game)
        return 0
    found = 0
    for line in differences(options.game, range(options.games)):
        found += 1
        sys.stdout.write(line + "\n")
    sys.stdout.write(f"{options.games * len(AGENTS)} games compared, {found} differ\n")
    return 1 if found else 0
