"""The deck editor: one page, and the answers to what is done on it.

With script a change is answered by the fragments that it touched; without, by the page anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

from cards.deck import Deck as DeckValue
from decks.models import Deck
from decks.selectors.access import own_deck
from decks.selectors.copies import shelf
from decks.selectors.difference import Changed, difference
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.verdicts import judge_value, value_of
from decks.services import versions
from decks.services.editing import Edited, drop_loose, edit
from decks.views.editor_changes import counted, read_changes, said, taken_back
from decks.views.editor_check import check_of, line_id
from decks.views.editor_found import found_cards
from decks.views.editor_lines import deck_parts
from decks.views.editor_numbers import chances, hand, numbers
from web.members import MemberRequest, is_htmx, members_only
from web.refused import Refused

NOTHING = "Nothing changed"


@dataclass(frozen=True)
class Steps:
    """Whether there is anything to undo or redo."""

    undo: bool
    redo: bool

    @classmethod
    def of(cls, deck: Deck) -> Steps:
        head = deck.head
        return cls(
            undo=head is not None and head.previous_id is not None,
            redo=head is not None and head.following.exists(),
        )


@require_safe
@members_only
def deck_edit(request: MemberRequest, pk: int) -> HttpResponse:
    """The page; htmx asks for one of its parts alone."""
    deck = own_deck(pk, request.user)
    rules = game_rules(deck.game.slug)
    value = value_of(deck)
    context: dict[str, Any] = {"deck": deck, "game": rules.game, "value": value}
    target = request.headers.get("HX-Target", "")
    if target == "found":
        mine = shelf(request.user, deck.game.slug)
        context |= found_cards(request, value, rules, mine, deck.holder)
    elif target == "numbers":
        context |= numbers(request, deck, value, rules)
    elif target == "hand":
        context |= hand(request, deck, value, rules)
    elif target == "chance":
        context |= chances(request, value, rules)
    else:
        target = ""
        context |= _state(request, deck, value, rules, Steps.of(deck))
        context |= found_cards(request, value, rules, context["shelf"], deck.holder)
        context |= numbers(request, deck, value, rules)
    name = f"decks/_editor_{target}.html" if target else "decks/editor.html"
    response = render(request, name, context)
    # The same address answers with a page or with its results alone: caches must know.
    patch_vary_headers(response, ["HX-Target"])
    return response


@require_POST
@members_only
def deck_edit_change(request: MemberRequest, pk: int) -> HttpResponse:
    """Add, remove or set copies; what others changed meanwhile stays and is told."""
    base = request.POST.get("base", "")
    try:
        done = edit(pk, request.user.pk, read_changes(request.POST.getlist("do")), base)
    except Refused as refused:
        return _refused(request, pk, refused)
    before = value_of(done.deck, done.version.previous)
    changed = difference(before, value_of(done.deck)) if done.changed else []
    return _done(request, done, counted(changed, done.rules.catalogue) if changed else "")


@require_POST
@members_only
def deck_edit_loose(request: MemberRequest, pk: int) -> HttpResponse:
    """Take out a line that names no single card; `line` is `section/text`."""
    section, _, text = request.POST.get("line", "").partition("/")
    done = drop_loose(pk, request.user.pk, section, text, request.POST.get("base", ""))
    return _done(request, done, f"Taken out: {text[:60]}" if done.changed else "")


@require_POST
@members_only
def deck_edit_step(request: MemberRequest, pk: int) -> HttpResponse:
    """Undo or redo, but only what the reader has seen."""
    deck = own_deck(pk, request.user)
    before = value_of(deck)
    again = request.POST.get("step") == "redo"
    move = versions.redo if again else versions.undo
    try:
        deck = move(pk, request.user.pk, request.POST.get("base", ""))
    except Refused as refused:
        return _refused(request, pk, refused)
    rules = game_rules(deck.game.slug)
    value = value_of(deck)
    what = said(difference(before, value), rules.catalogue) or "the same cards"
    told = f"{'Redone' if again else 'Undone'}: {what}"
    return _answer(request, _state(request, deck, value, rules, Steps.of(deck)), told=told)


@require_safe
@members_only
def deck_edit_state(request: MemberRequest, pk: int) -> HttpResponse:
    """What changed since a page was shown; nothing (204) when it is up to date."""
    deck = own_deck(pk, request.user)
    base = request.GET.get("base", "")
    if deck.head is not None and deck.head.content_hash == base:
        return HttpResponse(status=204)
    rules = game_rules(deck.game.slug)
    value = value_of(deck)
    return _answer(
        request,
        _state(request, deck, value, rules, Steps.of(deck)),
        moved=True,
        theirs=_since(deck, base, value),
    )


def _done(request: HttpRequest, done: Edited, told: str) -> HttpResponse:
    """The answer to an edit: what it did, and what others had done meanwhile."""
    value = value_of(done.deck)
    steps = Steps(True, False) if done.changed else Steps.of(done.deck)
    return _answer(
        request,
        _state(request, done.deck, value, done.rules, steps),
        told=told or NOTHING,
        moved=done.moved,
        theirs=done.elsewhere,
    )


def _since(deck: Deck, base: str, value: DeckValue) -> list[Changed]:
    seen = deck.versions.filter(content_hash=base).first() if base else None
    return difference(value_of(deck, seen), value) if seen else []


def _state(
    request: HttpRequest, deck: Deck, value: DeckValue, rules: GameRules, steps: Steps
) -> dict[str, Any]:
    """What both the page and the answer to a change show of the deck."""
    report = judge_value(value, rules)
    mine = shelf(request.user, deck.game.slug)
    return {
        "deck": deck,
        "game": rules.game,
        "value": value,
        "shelf": mine,
        "parts": deck_parts(value, rules, mine, deck.holder, report),
        "check": check_of(report, value, rules),
        "readiness": mine.readiness(value, deck.holder) if mine and value.size else None,
        "steps": steps,
        "several": len(rules.game.sections) > 1,
    }


def _answer(
    request: HttpRequest,
    state: dict[str, Any],
    *,
    told: str = "",
    problem: str = "",
    moved: bool = False,
    theirs: Sequence[Changed] = (),
    status: int = 200,
) -> HttpResponse:
    """The fragments that a change touched, or the page it was made on. `theirs` is what others
    changed meanwhile."""
    elsewhere = said(theirs, game_rules(state["deck"].game.slug).catalogue) if theirs else ""
    if is_htmx(request):
        spoken = f"{problem or told}. " if problem or told else ""
        context = state | {
            "told": f"{spoken.replace('..', '.')}{state['check'].sentence}",
            "problem": problem,
            "moved": moved,
            "elsewhere": elsewhere,
            "take_back": taken_back(theirs),
            # Only what was done here just now can be undone by one step.
            "mine": bool(told) and told != NOTHING,
        }
        return render(request, "decks/_editor_answer.html", context, status=status)
    if moved:
        what = f": {elsewhere}" if elsewhere else ""
        messages.warning(request, f"Changed elsewhere meanwhile{what}. Both changes are kept.")
    if problem:
        messages.error(request, problem)
    elif told:
        messages.success(request, f"{told}. {state['check'].sentence}")
    return _back(request, state["deck"])


def _refused(request: MemberRequest, pk: int, refused: Refused) -> HttpResponse:
    """The deck as it is, with the reason why it did not change."""
    deck = own_deck(pk, request.user)
    rules = game_rules(deck.game.slug)
    value = value_of(deck)
    base = request.POST.get("base", "")
    moved = bool(base) and deck.head is not None and deck.head.content_hash != base
    return _answer(
        request,
        _state(request, deck, value, rules, Steps.of(deck)),
        problem=refused.sentence,
        moved=moved,
        theirs=_since(deck, base, value) if moved else (),
        status=409 if refused.code == "changed-elsewhere" else 400,
    )


def _back(request: HttpRequest, deck: Deck) -> HttpResponse:
    """The editor with the search that was open, at the card that was changed; or the page of this
    deck that asked."""
    here = reverse("decks:edit", args=[deck.pk])
    wanted = request.POST.get("next", "").partition("#")[0]
    rooms = reverse("decks:detail", args=[deck.pk])
    ours = url_has_allowed_host_and_scheme(wanted, None) and wanted.startswith(rooms)
    section, _, rest = request.POST.get("do", "").partition("/")
    card = rest.partition("/")[0]
    held = value_of(deck).sections.get(section, {})
    anchor = f"#{line_id(section, card)}" if card in held else ""
    return redirect(f"{wanted if ours else here}{anchor}")
