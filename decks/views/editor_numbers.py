"""What the editor shows below its panes: charts, sample hands and the odds of drawing something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from cards.deck import Deck as DeckValue
from cards.search import SearchError
from collection.faces import face_svg
from collection.views.described import Fault
from decks.models import Deck
from decks.selectors.game_rules import GameRules
from decks.statistics import SampleHand, odds, sample_hand, statistics
from decks.views.editor_cards import Lookbook, lookbook
from decks.views.editor_charts import drawings, turn_columns
from web.numbers import whole

MAX_SEED = 2**31
MAX_WANTED = 99
MAX_DRAWS = 999


@dataclass(frozen=True)
class HandPile:
    """Cards of one draw as pictures, and those drawn after it."""

    name: str
    faces: tuple[SafeString, ...]
    next_faces: tuple[SafeString, ...]
    left: int
    short: int


def numbers(request: HttpRequest, deck: Deck, value: DeckValue, rules: GameRules) -> dict[str, Any]:
    """The context of all three parts."""
    charts = statistics(value, rules.catalogue, rules.checker)
    return {
        "charts": drawings(charts, rules.game),
        **hand(request, deck, value, rules),
        **chances(request, value, rules),
    }


def hand(request: HttpRequest, deck: Deck, value: DeckValue, rules: GameRules) -> dict[str, Any]:
    """A sample hand by its seed: the same address shows the same hand."""
    if rules.checker is None or not value.size:
        return {"hand": None}
    digest = deck.head.content_hash if deck.head else ""
    seed = _number(request, "hand", int(digest[:6] or "1", 16), MAX_SEED)
    drawn = _number(request, "drawn", 0, MAX_DRAWS) or 0
    dealt = sample_hand(value, rules.catalogue, rules.checker.rules, seed or 0)
    if dealt is None:
        return {"hand": None}
    piles = _piles(dealt, drawn, rules)
    return {
        "hand": dealt,
        "piles": piles,
        "drawn": drawn,
        "more": any(drawn < len(one.then) for one in dealt.dealt) and not dealt.short,
        "next_seed": (dealt.seed + 1) % MAX_SEED,
        "aside": [(one.name, sum(one.cards.values())) for one in dealt.aside],
    }


def chances(request: HttpRequest, value: DeckValue, rules: GameRules) -> dict[str, Any]:
    """The odds of what the query `want` names; an unreadable one is explained."""
    want = request.GET.get("want", "").strip()
    least = _number(request, "least", 1, MAX_WANTED) or 0
    draws = _number(request, "draws", None, MAX_DRAWS)
    deals = rules.checker is not None and rules.checker.rules.hand is not None
    context: dict[str, Any] = {"want": want, "least": least, "draws": draws, "deals": deals}
    if not want or rules.checker is None or not value.size:
        return context
    try:
        found = odds(value, rules.catalogue, rules.checker.rules, want, at_least=least, draws=draws)
    except SearchError as error:
        return context | {"want_error": error, "want_fault": Fault.of(error, want)}
    except ValueError as error:
        return context | {"want_problem": f"{str(error)[:1].upper()}{str(error)[1:]}."}
    if found is None:
        return context
    return context | {
        "odds": found,
        "percent": _percent(found.chance.value),
        "turns": turn_columns(found),
    }


def _piles(dealt: SampleHand, drawn: int, rules: GameRules) -> list[HandPile]:
    book = lookbook(rules)
    piles = []
    for n, one in enumerate(dealt.dealt):
        then = one.then[:drawn]
        piles.append(
            HandPile(
                name=one.name,
                faces=tuple(face(card, f"h{n}-{i}", book, rules) for i, card in _listed(one.cards)),
                next_faces=tuple(face(card, f"n{n}-{i}", book, rules) for i, card in _listed(then)),
                left=max(0, one.left - len(then)),
                short=max(0, one.count - len(one.cards)),
            )
        )
    return piles


def _listed(cards: tuple[str, ...]) -> list[tuple[int, str]]:
    return list(enumerate(cards))


def face(card: str, uid: str, book: Lookbook, rules: GameRules) -> SafeString:
    value = rules.catalogue.by_id.get(card)
    if value is None:
        # A card that the catalogue does not have keeps its place among the others.
        return format_html('<span class="face-unknown">{}</span>', card)
    svg = face_svg(rules.game, value, "thumb", frame=book.frame(card), uid=uid)
    return mark_safe(svg)  # noqa: S308  (escaped inside, proved by tests/faces)


def _number(request: HttpRequest, name: str, default: int | None, most: int) -> int | None:
    """A whole number of the address, within bounds; anything else is the default."""
    text = request.GET.get(name, "")
    number = whole(text)
    return default if number is None else min(number, most)


def _percent(chance: float) -> str:
    """A chance in words that never rounds to certainty."""
    if 0 < chance < 0.001:
        return "less than 0.1 %"
    if 0.999 < chance < 1:
        return "more than 99.9 %"
    return f"{chance * 100:.1f} %"
