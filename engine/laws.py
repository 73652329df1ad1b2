"""Laws that hold in every position of every game, checked by playing at random.

Every decision is checked cheaply; now and then a position is looked at in full: its dictionary
round-trips, its clones are independent, its views show nothing hidden, and every option applies.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine import games
from engine.record import log_hash
from engine.rng import Rng, derive, seeded
from engine.table import ABORTED, RUNNING, Table

LOOK_EVERY = 61
"""A full look at every so-manieth decision keeps a long run affordable."""
TWICE_EVERY = 50
"""Every so-manieth game is played twice and must give the same log."""
SHOWN = 20
DRAWS = 1000
"""Random decks that do not fit together are drawn again so often."""
MOST_SEATS = 5


class Laws(msgspec.Struct):
    """What a run of random games saw."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    looks: int = 0
    applied: int = 0
    """Options tried on clones, apart from the choices of the games."""
    repeated: int = 0
    """Games played twice."""
    aborted: int = 0
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    exceptions: int = 0
    illegal: int = 0
    """Games with a broken law."""
    problems: list[str] = msgspec.field(default_factory=list)
    """What went wrong, the first few games of each kind."""
    seconds: float = 0.0
    """Of the processor."""

    @property
    def lawful(self) -> bool:
        """Whether nothing went wrong; aborted games are counted, not judged."""
        return self.exceptions == 0 and self.illegal == 0

    def report(self) -> list[str]:
        """The run in lines of words."""
        share = self.aborted / self.games if self.games else 0.0
        lines = [
            f"{self.games} games, {self.turns} turns, {self.decisions} decisions "
            f"in {self.seconds:.1f} s",
            f"{self.looks} positions looked at in full, {self.applied} options tried on clones, "
            f"{self.repeated} games played twice",
            f"exceptions: {self.exceptions}",
            f"games with an illegal state: {self.illegal}",
            f"aborted: {self.aborted} ({share:.3%})",
        ]
        lines += [f"  {reason}: {count}" for reason, count in sorted(self.reasons.items())]
        return lines + self.problems


def broken_laws(game_id: str, table: Table, cards: Sequence[Card], rng: Rng) -> list[str]:
    """Everything wrong with one position."""
    engine = games.engine_of(game_id)
    violations = engine.violations(table)
    before = table.to_dict()
    if engine.position(before, cards).to_dict() != before:
        violations.append("position and dictionary do not round-trip")
    if table.clone().to_dict() != before:
        violations.append("a clone differs from its original")
    for seat in range(table.seats):
        dealt = table.determinise(seat, rng)
        seen = table.view(seat)
        if dealt.view(seat).to_dict() != seen.to_dict():
            violations.append(f"the view of seat {seat} shows hidden cards")
        if table.seat != seat and seen.options:
            violations.append(f"the view of seat {seat} shows the options of another")
        if table.seat == seat:  # the options of another seat are made for the cards it really has
            problems = engine.violations(dealt)
            violations.extend(f"determinised for seat {seat}: {problem}" for problem in problems)
    if table.to_dict() != before:
        violations.append("looking at a position changed it")
    return violations


def try_options(game_id: str, table: Table) -> list[str]:
    """Apply every option to a clone: none fails, none touches the original."""
    violations: list[str] = []
    before = table.to_dict()
    for option in table.options:
        copy = table.clone()
        copy.apply(option)
        words = table.option_text(option)
        problems = games.engine_of(game_id).violations(copy)
        violations.extend(f"after {words!r}: {problem}" for problem in problems)
    if table.to_dict() != before:
        violations.append("playing on a clone changed its original")
    return violations


def _look(game_id: str, table: Table, cards: Sequence[Card], rng: Rng, laws: Laws) -> list[str]:
    laws.looks += 1
    laws.applied += len(table.options)
    return broken_laws(game_id, table, cards, rng) + try_options(game_id, table)


def play_lawful(
    game_id: str, decks: Sequence[ReadyDeck], seed: int, laws: Laws, look_every: int
) -> tuple[Table, list[str]]:
    """One uniform game, looked at now and then; the problems end it."""
    cards = list({card.id: card for deck in decks for card in deck.cards}.values())
    table = games.matchup(game_id, decks).start(seed, logging=True)
    rng = seeded(seed, 1)
    look = seeded(seed, 3)
    problems: list[str] = []
    while table.status == RUNNING and not problems:
        if look.below(look_every) == 0:
            problems = _look(game_id, table, cards, look, laws)
        elif not table.options or len(set(table.options)) != len(table.options):
            problems = ["a decision without options, or with an option twice"]
        if not problems:
            table.push(table.options[rng.below(len(table.options))])
    problems = problems or broken_laws(game_id, table, cards, look)
    messages = [f"seed {seed}, after {table.choices} choices: {problem}" for problem in problems]
    return table, messages


def _count(laws: Laws, table: Table) -> None:
    laws.games += 1
    laws.decisions += table.choices
    laws.turns += table.turns()
    if table.status == ABORTED:
        laws.aborted += 1
        reason = table.reason_text()
        laws.reasons[reason] = laws.reasons.get(reason, 0) + 1


def random_decks(game_id: str, cards: Sequence[Card], rng: Rng, seats: int) -> list[ReadyDeck]:
    """Legal decks at random that can be set up together."""
    engine = games.engine_of(game_id)
    # Decks of a game that share a box are drawn together: one by one they would hardly ever fit.
    together = getattr(engine, "random_decks", None)
    if together is not None:
        drawn: list[ReadyDeck] = together(cards, rng, seats)
        return drawn
    for _ in range(DRAWS):
        decks = [engine.random_deck(cards, rng) for _ in range(seats)]
        if not engine.setup_problems(decks):
            return decks
    raise ValueError(f"no {seats} decks out of {DRAWS} draws could be set up together")


def _seats(game_id: str, seed: int) -> int:
    """How many play: every number that the game allows comes up, at most five."""
    least, most = games.engine_of(game_id).PLAYERS
    return least + seeded(seed, 4).below(min(most, MOST_SEATS) - least + 1)


def _play(
    game_id: str, cards: Sequence[Card], seed: int, laws: Laws, every: int, seats: int | None
) -> list[str]:
    """One game of a run, counted; its problems."""
    rng = seeded(seed, 2)
    decks = random_decks(game_id, cards, rng, seats or _seats(game_id, seed))
    table, problems = play_lawful(game_id, decks, seed, laws, every)
    _count(laws, table)
    if laws.games % TWICE_EVERY == 1 and not problems:
        laws.repeated += 1
        again, _ = play_lawful(game_id, decks, seed, Laws(), 1 << 30)
        if log_hash(table.log) != log_hash(again.log):
            problems.append(f"seed {seed}: the same seed gave two different logs")
        for event in table.log:
            if not table.event_text(event):
                problems.append(f"seed {seed}: an event has no words: {event}")
    return problems


def check(
    game_id: str,
    cards: Sequence[Card],
    seed: int,
    count: int,
    look_every: int = LOOK_EVERY,
    seats: int | None = None,
) -> Laws:
    """Play so many games between random legal decks and say what was seen.

    Without a number of seats, every number that the game allows comes up.
    """
    least, most = games.engine_of(game_id).PLAYERS
    if seats is not None and not least <= seats <= most:
        raise ValueError(f"expected {least} to {most} seats, got {seats}")
    laws = Laws()
    began = time.process_time()
    for index in range(count):
        game_seed = derive(seed, index)
        try:
            problems = _play(game_id, cards, game_seed, laws, look_every, seats)
        except Exception as error:  # whatever a game raises is a finding, and the run goes on
            laws.games += 1
            laws.exceptions += 1
            problems = [f"seed {game_seed}: {type(error).__name__}: {error}"]
        else:
            laws.illegal += bool(problems)
        laws.problems.extend(problems[: max(0, SHOWN - len(laws.problems))])
    laws.seconds = time.process_time() - began
    return laws
