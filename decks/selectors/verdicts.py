"""Whether decks are legal: in full for one deck, from the version rows for many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cards.construction.check import OptionError
from cards.construction.violations import DeckReport
from cards.deck import Deck as DeckValue
from decks.content import to_deck
from decks.models import Deck, DeckVersion
from decks.selectors.rulings import Rulings, rulings, rulings_of


@dataclass(frozen=True)
class Verdict:
    """The short answer for a list: legal, illegal, undecided, or unknown without rules."""

    verdict: str
    problems: int

    @property
    def label(self) -> str:
        if self.verdict == "illegal":
            return f"{self.problems} problem{'s' * (self.problems != 1)}"
        return {"legal": "Legal", "undecided": "Undecided"}.get(self.verdict, "Not checked")

    @property
    def tone(self) -> str:
        return {"legal": "good", "illegal": "bad", "undecided": "warn"}.get(self.verdict, "")

    @property
    def icon(self) -> str:
        return {"legal": "check", "illegal": "error", "undecided": "warn"}.get(self.verdict, "info")


def value_of(deck: Deck, version: DeckVersion | None = None) -> DeckValue:
    """A deck row at one of its versions (its head by default) as a plain value."""
    version = version or deck.head
    content = version.content if version else {"sections": {}}
    return to_deck(content, name=deck.name, about=deck.about, format=deck.format)


def judge(deck: Deck, with_: Rulings | None = None) -> DeckReport | None:
    """Every violation of a deck's head; None for a game without rules."""
    return judge_value(value_of(deck), with_ or rulings(deck.game.slug))


def judge_value(value: DeckValue, with_: Rulings) -> DeckReport | None:
    if with_.checker is None:
        return None
    try:
        return with_.checker.check(value)
    except OptionError:
        # A format that the rules no longer have: judged by the default one.
        plain = DeckValue(value.lines, name=value.name, loose=value.loose)
        return with_.checker.check(plain)


def short(report: DeckReport | None) -> Verdict:
    if report is None:
        return Verdict("", 0)
    return Verdict(report.verdict, len(report.errors) + len(report.unknown))


def verdicts(
    decks: Iterable[Deck], by_game: Mapping[str, Rulings] | None = None
) -> dict[int, Verdict]:
    """The short verdict of each deck; only those not judged with today's rules cost anything."""
    decks = list(decks)
    found: dict[int, Verdict] = {}
    stale: list[DeckVersion] = []
    if by_game is None:
        by_game = rulings_of({deck.game.slug for deck in decks})
    for deck in decks:
        version, with_ = deck.head, by_game.get(deck.game.slug)
        if version is None or with_ is None:
            found[deck.pk] = Verdict("", 0)
            continue
        stamp = with_.stamp_for(deck.format)
        if version.judged_with != stamp:
            remember(version, short(judge(deck, with_)), stamp)
            stale.append(version)
        found[deck.pk] = Verdict(version.verdict, version.problems)
    DeckVersion.objects.bulk_update(stale, ["verdict", "problems", "judged_with"], batch_size=200)
    return found


def version_verdicts(deck: Deck, versions: Iterable[DeckVersion]) -> dict[int, Verdict]:
    """The short verdict of versions of one deck by today's rules, judged anew where need be."""
    with_ = rulings(deck.game.slug)
    stamp = with_.stamp_for(deck.format)
    found: dict[int, Verdict] = {}
    stale: list[DeckVersion] = []
    for one in versions:
        if one.judged_with != stamp:
            remember(one, short(judge_value(value_of(deck, one), with_)), stamp)
            stale.append(one)
        found[one.pk] = Verdict(one.verdict, one.problems)
    DeckVersion.objects.bulk_update(stale, ["verdict", "problems", "judged_with"], batch_size=200)
    return found


def remember(version: DeckVersion, verdict: Verdict, stamp: str) -> None:
    """Note a verdict on a version row; the caller saves it."""
    version.verdict, version.problems = verdict.verdict, verdict.problems
    version.judged_with = stamp
