"""Importing a deck: paste or upload, see every line classified, decide, then save.

Nothing is kept between the steps: the text travels with the form until it is saved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.html import format_html
from django.views.decorators.http import require_http_methods

from cards.deck import Deck as DeckValue
from cards.formats import FORMATS, ImportReport, read_deck
from cards.formats.decode import decode
from collection.selectors.games import vocabularies
from decks.models import Deck
from decks.selectors.access import own_deck
from decks.selectors.difference import difference
from decks.selectors.game_rules import GameRules, game_rules, known_game
from decks.selectors.guessing import guess_game
from decks.selectors.listing import own_decks
from decks.selectors.verdicts import judge_value, short, value_of
from decks.services.importing import fitted, import_new, import_version
from decks.services.refused import Conflict
from decks.views.editor_changes import said
from decks.views.import_lines import Decided, decide, listed_lines, open_lines
from decks.views.sheet import deck_text
from web.members import MemberRequest, members_only
from web.numbers import LARGEST_ID, whole
from web.refused import Refused

# Decks that are offered to import into.
OFFERED = 200
# Many times what the longest deck needs; reading more would keep others waiting.
MAX_TEXT = 200_000


@dataclass(frozen=True)
class Given:
    """What the first step was given: a text, and the game it is for."""

    text: str
    game: str
    note: str = ""


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def deck_import(request: MemberRequest) -> HttpResponse:
    into = _into(request)
    if request.method != "POST":
        return _again(request, into) if into and "again" in request.GET else _form(request, into)
    given = _given(request, into)
    if not given.text.strip():
        return _form(request, into, problem="Paste a list or choose a file first.", status=400)
    if len(given.text) > MAX_TEXT:
        told = f"A list has at most {MAX_TEXT:,} characters, this one has {len(given.text):,}."
        return _form(request, into, problem=told, status=400)
    if not known_game(given.game):
        return _form(
            request, into, problem="Choose the game of this list.", given=given, status=400
        )
    rules = game_rules(given.game)
    report = read_deck(given.text, rules.catalogue)
    if given.note:
        report.notes = (given.note, *report.notes)
    decided = decide(report, request.POST.dict(), rules)
    if request.POST.get("step") != "save":
        return _report(request, given, report, decided, rules, into)
    return _save(request, given, report, decided, rules, into)


def _save(
    request: MemberRequest,
    given: Given,
    report: ImportReport,
    decided: Decided,
    rules: GameRules,
    into: Deck | None,
) -> HttpResponse:
    """Store the deck, or show the report again with what stands in the way."""
    if decided.problems:
        told = "Some lines need another look. Nothing was saved."
        return _report(request, given, report, decided, rules, into, problem=told, status=400)
    value = report.resolved(decided.choices, rules.catalogue)
    target, _, base = request.POST.get("into", "").partition(":")
    try:
        if not target:
            name = request.POST.get("name", "")
            deck = import_new(request.user, value, rules, name=name)
            messages.success(request, _saved(deck, value))
        else:
            deck = own_deck(whole(target, LARGEST_ID) or 0, request.user)
            if deck.game.slug != given.game:
                raise Refused("game", f"{deck.name} is a deck of another game.")
            before = deck.head.number if deck.head else 0
            version = import_version(deck.pk, request.user.pk, value, base)
            messages.success(request, _versioned(deck, before, version.number))
    except Conflict as conflict:
        return _report(request, given, report, decided, rules, into, conflict=conflict, status=409)
    except Refused as refused:
        told = refused.sentence
        return _report(request, given, report, decided, rules, into, problem=told, status=400)
    return redirect("decks:detail", deck.pk)


def _again(request: MemberRequest, into: Deck) -> HttpResponse:
    """The deck itself, read anew, to decide on the lines that were kept as they are written."""
    rules = game_rules(into.game.slug)
    given = Given(deck_text(into, value_of(into), rules), into.game.slug)
    report = read_deck(given.text, rules.catalogue)
    return _report(request, given, report, Decided(), rules, into)


def _given(request: MemberRequest, into: Deck | None) -> Given:
    """The text that was pasted, or that of the file; and its game, found out where none is said."""
    note = ""
    text = request.POST.get("text", "")
    upload = request.FILES.get("file")
    if upload is not None:
        # No more than could be a deck, even in an encoding of four bytes a character.
        text, note = decode(upload.read(8 * MAX_TEXT))
    game = into.game.slug if into else request.POST.get("game", "")
    return Given(text, game or guess_game(text[:MAX_TEXT]), note)


def _into(request: MemberRequest) -> Deck | None:
    """The deck whose next version this import shall be, where the address names one."""
    number = whole(request.GET.get("deck", ""), LARGEST_ID)
    return None if number is None else own_deck(number, request.user)


def _form(
    request: MemberRequest,
    into: Deck | None,
    *,
    problem: str = "",
    given: Given | None = None,
    status: int = 200,
) -> HttpResponse:
    wished = request.GET.get("game", "")
    context = {
        "into": into,
        "games": list(vocabularies().values()),
        "wished": wished if known_game(wished) else "",
        "formats": list(FORMATS.values()),
        "text": given.text if given else "",
        "problem": problem,
    }
    return render(request, "decks/import.html", context, status=status)


def _report(
    request: MemberRequest,
    given: Given,
    report: ImportReport,
    decided: Decided,
    rules: GameRules,
    into: Deck | None,
    *,
    problem: str = "",
    conflict: Conflict | None = None,
    status: int = 200,
) -> HttpResponse:
    value = report.resolved(decided.choices, rules.catalogue)
    whole = fitted(value, rules)
    opened = open_lines(report, decided, rules)
    counts = report.summary()
    context: dict[str, Any] = {
        "given": given,
        "game": rules.game,
        "report": report,
        "kind": FORMATS[report.form].name if report.form in FORMATS else report.form,
        "matched": counts.get("matched", 0),
        "ambiguous": counts.get("ambiguous", 0),
        "unknown": counts.get("unknown", 0),
        "others": sum(counts.get(kind, 0) for kind in ("comment", "header", "blank")),
        "notes": [note[:1].upper() + note[1:] for note in (*report.notes, *whole.notes)],
        "opened": opened,
        "unshown": len(report.open) - len(opened),
        "listed": listed_lines(report, rules),
        "value": whole.value,
        "verdict": short(judge_value(whole.value, rules)),
        "name": request.POST.get("name") or whole.value.name,
        "into": into,
        "chosen": request.POST.get("into", f"{into.pk}:{_head(into)}" if into else ""),
        "offered": _offered(request, given.game),
        "change": _change(into, value, rules) if into else "",
        "problem": problem,
        "conflict": conflict,
    }
    if conflict:
        context |= {
            "theirs": said(conflict.theirs, rules.catalogue),
            "target": f"{conflict.head.deck_id}:{conflict.head.content_hash}",
            "target_deck": conflict.head.deck,
        }
    return render(request, "decks/import_report.html", context, status=status)


def _offered(request: MemberRequest, game: str) -> list[tuple[str, str]]:
    rows = own_decks(request.user).filter(game__slug=game).order_by("-changed_at")[:OFFERED]
    return [(f"{deck.pk}:{_head(deck)}", deck.name) for deck in rows]


def _head(deck: Deck) -> str:
    return deck.head.content_hash if deck.head else ""


def _change(into: Deck, value: DeckValue, rules: GameRules) -> str:
    return said(difference(value_of(into), value), rules.catalogue) or "the same cards"


def _saved(deck: Deck, value: DeckValue) -> str:
    told = f"{deck.name} is imported with {value.size} card{'s' * (value.size != 1)}."
    kept = len(value.loose)
    if kept:
        told += f" {kept} line{'s are' if kept != 1 else ' is'} kept that name no single card."
    return told


def _versioned(deck: Deck, before: int, after: int) -> str:
    if before == after:
        return f"{deck.name} has these cards already; nothing changed."
    return format_html(
        'Imported as version {} of {}. <a href="{}?a={}@{}&b={}">See what changed</a>',
        after,
        deck.name,
        reverse("decks:compare"),
        deck.pk,
        before,
        deck.pk,
    )
