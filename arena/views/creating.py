"""Asking for a contest."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from arena.forms import ContestForm
from arena.models import Kind
from arena.selectors.choosing import DeckGroup, chosen, deck_groups
from arena.selectors.kinds import kinds_of
from arena.services import starting
from cards.catalogue.values import Game
from collection.selectors.games import vocabularies, vocabulary_or_404
from decks.selectors.access import listed_for
from decks.selectors.game_rules import game_rules
from decks.selectors.playable import has_engine
from web.members import MemberRequest, members_only
from web.numbers import LARGEST_ID, whole
from web.refused import Problem, Refused

ABOUT = {
    Kind.MATCHUP: "Two decks against each other, in pairs of games with the seats swapped.",
    Kind.GAUNTLET: "One deck against many: where it is strong, where it is weak.",
    Kind.ROUND_ROBIN: "Every deck against every other: a heat map, a ranking and the best mix.",
    Kind.MULTIPLAYER: "Three or more decks at one table, each in every seat.",
    Kind.ALONE: "One or more by themselves, on the same shuffles: how often each wins, and how.",
}


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def contest_new(request: MemberRequest) -> HttpResponse:
    game = _game(request)
    known = kinds_of(game.id)
    kind = request.GET.get("kind", known[0])
    if kind not in known:
        raise Http404(f"Expected a kind among {', '.join(known)}, got {kind[:40]!r}.")
    rules = game_rules(game.id)
    listed = deck_groups(request.user, game.id)
    if request.method != "POST":
        form = ContestForm(
            kind, request.user, rules, listed, initial=_initial(request, kind, game.id, listed)
        )
        return _page(request, form, game, kind, [])
    form = ContestForm(kind, request.user, rules, listed, request.POST)
    problems: list[Problem] = []
    if form.is_valid():
        try:
            contest = starting.start(form.order(game.id), request.user)
        except Refused as refused:
            problems = refused.problems or [Problem("Contest", refused.sentence)]
        else:
            return redirect("arena:detail", contest.token)
    return _page(request, form, game, kind, problems, status=400)


def _game(request: MemberRequest) -> Game:
    """The game of the form: the one that is named, that of the deck, or the first there is."""
    slug = request.GET.get("game", "")
    key = whole(request.GET.get("deck", ""), LARGEST_ID)
    if not slug and key is not None:
        deck = listed_for(request.user).filter(pk=key).first()
        slug = deck.game.slug if deck else ""
    if slug:
        game = vocabulary_or_404(slug)
        if not has_engine(slug):
            raise Http404(f"{game.name} cannot be played yet.")
        return game
    return next(game for key, game in vocabularies().items() if has_engine(key))


def _initial(
    request: MemberRequest, kind: str, game: str, listed: list[DeckGroup]
) -> dict[str, Any]:
    """What the address asks for: a deck to test, opponents beside it."""
    number = whole(request.GET.get("deck", ""), LARGEST_ID)
    found = None if number is None else chosen(number, request.user, game)
    every = [str(one.deck.pk) for group in listed for one in group.decks]
    stock = [
        str(one.deck.pk)
        for group in listed
        for one in group.decks
        if one.deck.owner_id is None and one.verdict.verdict == "legal"
    ]
    mine = str(found.deck.pk) if found and found.deck and str(found.deck.pk) in every else ""
    others = [key for key in stock if key != mine]
    if kind == Kind.MATCHUP:
        return {"first": mine}
    if kind == Kind.GAUNTLET:
        return {"first": mine, "decks": others}
    return {"decks": [*([mine] if mine else []), *others] if kind == Kind.ROUND_ROBIN else [mine]}


def _page(
    request: MemberRequest,
    form: ContestForm,
    game: Game,
    kind: str,
    problems: list[Problem],
    status: int = 200,
) -> HttpResponse:
    kinds = [(one, one.label, ABOUT[one]) for one in kinds_of(game.id)]
    grouped: dict[str, list[Problem]] = {}
    for problem in problems:
        grouped.setdefault(problem.where, []).append(problem)
    context = {
        "form": form,
        "game": game,
        "games": [one for slug, one in vocabularies().items() if has_engine(slug)],
        "kind": kind,
        "kinds": kinds,
        "about": ABOUT[Kind(kind)],
        "problems": grouped,
    }
    return render(request, "arena/new.html", context, status=status)
