"""Play from the command line.

python -m engine play --game mmg A.txt B.txt --seed 7 --agent greedy --agent search --log
python -m engine series --game mmg A.txt B.txt --games 200 --json
python -m engine mirror --game mmg --games 400 --agent greedy --agent uniform
python -m engine laws --game mmg --games 20000

Bad input is told on the error stream, all of it, and ends with 2; a broken law ends with 1.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import msgspec

from engine import games, laws, mirror, record, series, show
from engine.agents import Agent, agent
from engine.cards import CATALOGUES, Card, CardError, catalogue_cards, read_deck
from engine.vocabulary import GAMES

AGENT_HELP = "uniform, greedy or search[:iterations]; once for both decks, or once for each"


def _agent(text: str) -> Agent:
    try:
        return agent(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number of 1 or more, got {text!r}")
    return int(text)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Play decks.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="one game, in words")
    play.add_argument("decks", nargs=2, type=Path, metavar="DECK")
    play.add_argument("--log", action="store_true", help="every event, not only what matters")
    many = commands.add_parser("series", help="many games of two decks, in pairs")
    many.add_argument("decks", nargs=2, type=Path, metavar="DECK")
    many.add_argument("--games", type=_positive, default=200)
    many.add_argument(
        "--stop-early", action="store_true", help="stop when the sequential test is decided"
    )
    even = commands.add_parser("mirror", help="two agents with the same decks")
    even.add_argument("decks", nargs="*", type=Path, metavar="DECK", help="else all stock decks")
    even.add_argument("--games", type=_positive, default=200)
    for command in (play, many, even):
        command.add_argument("--agent", action="append", type=_agent, help=AGENT_HELP)
    checking = commands.add_parser("laws", help="random games of random decks, checked")
    checking.add_argument("--games", type=_positive, default=200)
    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="print one JSON object")
        command.add_argument("--game", choices=GAMES, default="mmg")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument(
            "--cards", type=Path, help="a card file or a folder of them; else the game's catalogue"
        )
    return parser


def _agents(given: list[Agent] | None) -> tuple[Agent, Agent]:
    chosen = given or [agent("greedy")]
    if len(chosen) > 2:
        raise ValueError(f"expected one agent or two, got {len(chosen)}")
    return chosen[0], chosen[-1]


def _decks(paths: list[Path], cards: dict[str, Card]) -> dict[Path, list[Card]]:
    """Every deck, or every problem of every deck."""
    found: dict[Path, list[Card]] = {}
    problems: list[str] = []
    for path in paths:
        try:
            deck = read_deck(path.read_text(encoding="utf-8"), cards)
        except CardError as error:
            problems.extend(f"{path}: {problem}" for problem in error.problems)
            continue
        except (OSError, UnicodeDecodeError) as error:
            problems.append(f"{path}: cannot be read: {error}")
            continue
        if not deck:
            problems.append(f"{path}: expected lines of a count and a name, got none")
        found[path] = deck
    if problems:
        raise CardError(problems)
    return found


def _tell(options: argparse.Namespace, value: object, lines: list[str]) -> None:
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
    else:
        print("\n".join(lines))


def _run(options: argparse.Namespace) -> int:
    cards = catalogue_cards(options.game, options.cards)
    if options.command == "laws":
        seen = laws.check(options.game, list(cards.values()), options.seed, options.games)
        _tell(options, seen, seen.report())
        return 0 if seen.lawful else 1
    agents = _agents(options.agent)
    if options.command == "mirror":
        paths = options.decks or sorted((CATALOGUES / options.game / "decks").glob("*.txt"))
        decks = {path.stem: deck for path, deck in _decks(paths, cards).items()}
        even = mirror.run(options.game, decks, agents, options.seed, options.games)
        _tell(options, even, show.mirror_lines(even))
        return 0
    read = _decks(options.decks, cards)
    names = (options.decks[0].stem, options.decks[1].stem)
    matchup = games.matchup(options.game, [read[path] for path in options.decks], names)
    if options.command == "play":
        table, written = record.play(options.game, matchup, options.seed, agents, logging=True)
        _tell(options, written, show.game_lines(table, written, names, options.log))
        return 0
    result = series.run(
        options.game, matchup, agents, options.seed, options.games, stop_early=options.stop_early
    )
    _tell(options, result, show.series_lines(result, names))
    return 0


def main(arguments: list[str]) -> int:
    """Run one command."""
    options = _arguments().parse_args(arguments)
    try:
        return _run(options)
    except CardError as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
    except BrokenPipeError:  # the reader has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
        return 0
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
    return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
