"""A deck of real cards: where to take them from, where to put them back, built or taken apart."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from decks.models import Deck
from decks.selectors.access import own_deck
from decks.selectors.copies import shelf
from decks.selectors.game_rules import game_rules
from decks.selectors.picking import by_place, in_deck, planned, shortages
from decks.services import lifecycle
from web.members import MemberRequest, members_only


@require_safe
@members_only
def deck_pick(request: MemberRequest, pk: int) -> HttpResponse:
    """Where to take the cards of a deck from."""
    deck = own_deck(pk, request.user)
    rules = game_rules(deck.game.slug)
    by_id = rules.catalogue.by_id
    own = shelf(request.user, deck.game.slug)
    missing = [
        (by_id[one.card].full_name if one.card in by_id else one.card, one.card in by_id, one)
        for one in shortages(deck, own)
    ]
    # A built deck shows the copies it holds, another one those it would be given.
    free = planned(deck, own)
    picked = in_deck(deck) if deck.is_built else free
    context = _about(deck) | {
        "places": by_place(picked),
        "found": sum(one.count for one in picked),
        # Copies that came to the collection after it was built.
        "more": sum(one.count for one in free) - sum(one.count for one in picked),
        "missing": sorted(missing, key=lambda one: one[0].casefold()),
    }
    return render(request, "decks/pick.html", context)


@require_safe
@members_only
def deck_put_back(request: MemberRequest, pk: int) -> HttpResponse:
    """Where the cards of a built deck belong."""
    deck = own_deck(pk, request.user)
    context = _about(deck) | {"places": by_place(in_deck(deck))}
    return render(request, "decks/put_back.html", context)


@require_POST
@members_only
def deck_build(request: MemberRequest, pk: int) -> HttpResponse:
    """Mark a deck as built, or as taken apart when `apart` is sent."""
    if "apart" in request.POST:
        deck = lifecycle.take_apart(pk, request.user.pk)
        messages.success(request, f"{deck.name} is taken apart; its copies are free again.")
        return redirect("decks:detail", pk)
    copies = lifecycle.build(pk, request.user.pk)
    held = sum(min(one.need, one.free) for one in copies.values())
    missing = sum(one.missing for one in copies.values())
    told = f"Built: {held} cop{'y is' if held == 1 else 'ies are'} held for this deck."
    if missing:
        messages.warning(
            request, f"{told} {missing} more {'is' if missing == 1 else 'are'} missing."
        )
    else:
        messages.success(request, told)
    return redirect("decks:detail", pk)


def _about(deck: Deck) -> dict[str, object]:
    return {"deck": deck, "game": game_rules(deck.game.slug).game, "is_owner": True}
