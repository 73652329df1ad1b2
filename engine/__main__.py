"""Play from the command line.

python -m engine play --game mmg A.txt B.txt --seed 7 --agent greedy --agent search --log
python -m engine series --game mmg A.txt B.txt --games 200 --json
python -m engine mirror --game mmg --games 400 --agent greedy --agent uniform
python -m engine laws --game mmg --games 20000
python -m engine balance nemesis --games 2000

Bad input is answered on the error stream, every problem of it, and ends with 2; a broken law ends
with 1.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import msgspec

from cards.catalogue.loader import CATALOGUES
from cards.catalogue.problems import CardError
from cards.catalogue.values import Catalogue
from cards.ready import ReadyDeck, read_ready_deck
from engine import alone, balance, games, laws, mirror, multiplayer, record, series, show, team
from engine.agents import Agent, agent
from engine.catalogue import catalogue_of

AGENT_HELP = "uniform, greedy or search[:iterations]; once for all decks, or once for each"


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
    play.add_argument("decks", nargs="+", type=Path, metavar="DECK")
    play.add_argument("--log", action="store_true", help="every event, not only what matters")
    many = commands.add_parser("series", help="many games, the decks changing seats")
    many.add_argument("decks", nargs="+", type=Path, metavar="DECK")
    many.add_argument("--games", type=_positive, default=200)
    many.add_argument(
        "--stop-early",
        action="store_true",
        help="two decks: stop when the test is decided",
    )
    even = commands.add_parser("mirror", help="two agents with the same decks")
    even.add_argument("decks", nargs="*", type=Path, metavar="DECK", help="else all stock decks")
    even.add_argument("--games", type=_positive, default=200)
    for command in (play, many, even):
        command.add_argument("--agent", action="append", type=_agent, help=AGENT_HELP)
    checking = commands.add_parser("laws", help="random games of random decks, checked")
    checking.add_argument("--seats", type=_positive, help="how many play; else all numbers")
    checking.add_argument(
        "--look-every", type=_positive, default=laws.LOOK_EVERY, help="decisions from look to look"
    )
    checking.add_argument("--games", type=_positive, default=200)
    level = commands.add_parser("balance", help="win rates by what the game compares, and by seat")
    level.add_argument("game_id", choices=list(games.GAMES), metavar="GAME")
    level.add_argument("--games", type=_positive, default=400, help="for each number of players")
    level.add_argument("--agent", action="append", type=_agent, help="one for all players")
    level.add_argument("--write", type=Path, help="a page in Markdown")
    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="print one JSON object")
        command.add_argument("--game", choices=list(games.GAMES), default=min(games.GAMES))
        command.add_argument("--seed", type=int, default=1)
        command.add_argument(
            "--cards", type=Path, help="a card file or a folder of them; else the game's catalogue"
        )
    return parser


def _agents(given: list[Agent] | None, decks: int) -> tuple[Agent, ...]:
    chosen = given or [agent("greedy")]
    if len(chosen) not in (1, decks):
        raise ValueError(f"expected one agent or {decks}, got {len(chosen)}")
    return tuple(chosen * decks if len(chosen) == 1 else chosen)


def read_decks(paths: list[Path], catalogue: Catalogue) -> dict[Path, ReadyDeck]:
    """Every deck, or every problem of every deck."""
    found: dict[Path, ReadyDeck] = {}
    problems: list[str] = []
    for path in paths:
        try:
            found[path] = read_ready_deck(path.read_bytes(), catalogue)
        except CardError as error:
            problems.extend(f"{path}: {problem}" for problem in error.problems)
        except OSError as error:
            problems.append(f"{path}: cannot be read: {error}")
    if problems:
        raise CardError(problems)
    return found


def _tell(options: argparse.Namespace, value: object, lines: list[str]) -> None:
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
    else:
        print("\n".join(lines))


def _balance(options: argparse.Namespace) -> int:
    """Count games for every number of players; the page is printed or written."""
    game_id = options.game_id
    chosen = _agents(options.agent, 1)[0]
    cards = catalogue_of(game_id, options.cards).cards
    least, most = games.engine_of(game_id).PLAYERS
    counted = [
        balance.run(game_id, cards, chosen, options.seed, seats, options.games)
        for seats in range(max(2, least), most + 1)
    ]
    lines = balance.page(game_id, chosen, options.seed, options.games, counted)
    if options.write:
        options.write.write_text("\n".join(lines) + "\n", encoding="utf-8")
    else:
        _tell(options, counted, lines)
    return 0


def _run(options: argparse.Namespace) -> int:
    if options.command == "balance":
        return _balance(options)
    catalogue = catalogue_of(options.game, options.cards)
    if options.command == "laws":
        seen = laws.check(
            options.game,
            catalogue.cards,
            options.seed,
            options.games,
            options.look_every,
            options.seats,
        )
        _tell(options, seen, seen.report())
        return 0 if seen.lawful else 1
    if options.command == "mirror":
        one, two = _agents(options.agent, 2)
        paths = options.decks or sorted((CATALOGUES / options.game / "decks").glob("*.txt"))
        decks = {path.stem: deck for path, deck in read_decks(paths, catalogue).items()}
        even = mirror.run(options.game, decks, (one, two), options.seed, options.games)
        _tell(options, even, show.mirror_lines(even))
        return 0
    agents = _agents(options.agent, len(options.decks))
    read = read_decks(options.decks, catalogue)
    names = [path.stem for path in options.decks]
    matchup = games.matchup(options.game, [read[path] for path in options.decks], names)
    if options.command == "play":
        table, written = record.play(options.game, matchup, options.seed, agents, logging=True)
        _tell(options, written, show.game_lines(table, written, names, options.log))
    elif len(names) == 2:
        result = series.run(
            options.game,
            matchup,
            (agents[0], agents[1]),
            options.seed,
            options.games,
            stop_early=options.stop_early,
        )
        _tell(options, result, show.series_lines(result, names))
    elif len(names) == 1 and not matchup.start(options.seed).team:
        seated = alone.run_chunk(options.game, matchup, agents[0], options.seed, 0, options.games)
        told = alone.report(seated)
        _tell(options, told, show.alone_lines(told, names[0], agents[0].label(), options.seed))
    elif len(names) == 1:
        together = team.run(options.game, matchup, agents[0], options.seed, options.games)
        _tell(options, together, show.team_lines(together, names[0]))
    else:
        many = multiplayer.run(options.game, matchup, agents, options.seed, options.games)
        _tell(options, many, show.multiplayer_lines(many, names))
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
