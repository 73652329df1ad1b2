"""The lines of an import as its page shows them, and what its reader decided about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cards.formats import ImportReport, LineReport
from cards.formats.limits import MAX_SUGGESTED
from cards.formats.names import name_index
from decks.selectors.game_rules import GameRules
from decks.views.editor_cards import lookbook

# Every line is classified; so many are listed, since a longer list is not a deck.
MAX_LISTED = 2000
KEEP, LEAVE_OUT, ANOTHER = "", "-", "?"


@dataclass(frozen=True)
class Option:
    """A card that an open line may mean."""

    card: str
    name: str
    kind: str


@dataclass(frozen=True)
class OpenLine:
    """A line to decide on, with what its reader chose last."""

    line: LineReport
    section: str
    options: tuple[Option, ...]
    chosen: str = KEEP
    other: str = ""
    problem: str = ""


@dataclass(frozen=True)
class ListedLine:
    """A line of the whole list: what it says and what becomes of it."""

    line: LineReport
    card: str
    section: str


@dataclass
class Decided:
    """What a form decided: `choices` as `ImportReport.resolved` takes them."""

    choices: dict[int, str] = field(default_factory=dict)
    chosen: dict[int, tuple[str, str]] = field(default_factory=dict)
    problems: dict[int, str] = field(default_factory=dict)
    close: dict[int, tuple[str, ...]] = field(default_factory=dict)


def decide(report: ImportReport, given: Mapping[str, str], rules: GameRules) -> Decided:
    """Read the choices of a form: a card's id, nothing (keep the line as it is written), `-` (leave
    it out) or `?` (the card that is named beside it)."""
    index = name_index(rules.catalogue)
    decided = Decided()
    for line in report.open[:MAX_SUGGESTED]:
        number = line.number
        chosen = given.get(f"line-{number}", KEEP)
        other = given.get(f"other-{number}", "").strip()[:200]
        decided.chosen[number] = (chosen, other)
        if chosen == KEEP:
            continue
        if chosen == LEAVE_OUT:
            decided.choices[number] = ""
        elif chosen != ANOTHER:
            if chosen in rules.catalogue.by_id:
                decided.choices[number] = chosen
            else:
                decided.problems[number] = f"Expected the id of a card, got {chosen[:60]!r}."
        else:
            found = index.find(other) if other else []
            if len(found) == 1:
                decided.choices[number] = found[0].id
                continue
            decided.close[number] = tuple(card.id for card in found) or index.suggest(other)
            decided.problems[number] = (
                f"{len(found)} cards are called {other!r}: choose one."
                if found
                else f"No card is called {other!r}."
                if other
                else "Write the name of the card."
            )
    return decided


def open_lines(report: ImportReport, decided: Decided, rules: GameRules) -> list[OpenLine]:
    """The lines to decide on; those beyond what can be shown are kept as they are."""
    book = lookbook(rules)
    rows = []
    for line in report.open[:MAX_SUGGESTED]:
        wanted = (*line.candidates, *line.suggestions, *decided.close.get(line.number, ()))
        looks = [book.look(card) for card in dict.fromkeys(wanted)]
        chosen, other = decided.chosen.get(line.number, (KEEP, ""))
        rows.append(
            OpenLine(
                line=line,
                section=_section(line, rules),
                options=tuple(Option(look.id, look.name, look.kind) for look in looks),
                chosen=chosen,
                other=other,
                problem=decided.problems.get(line.number, ""),
            )
        )
    return rows


def listed_lines(report: ImportReport, rules: GameRules) -> list[ListedLine]:
    """Every line in order, with the card that it names."""
    book = lookbook(rules)
    return [
        ListedLine(line, book.look(line.card).name if line.card else "", _section(line, rules))
        for line in report.lines[:MAX_LISTED]
    ]


def _section(line: LineReport, rules: GameRules) -> str:
    named = rules.game.sections.get(line.section)
    return named.name if named else line.section
