"""One card looked at from within the editor: its face, its places in the deck, its copies."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from collection.selectors.cards import card_or_404
from collection.selectors.pictures import picture
from decks.models import Deck
from decks.selectors.access import own_deck
from decks.selectors.copies import Shelf, shelf
from decks.selectors.game_rules import game_rules
from decks.selectors.verdicts import value_of
from decks.views.editor_cards import lookbook, sections_of
from web.members import MemberRequest, members_only


@require_safe
@members_only
def deck_edit_look(request: MemberRequest, pk: int, slug: str) -> HttpResponse:
    deck = own_deck(pk, request.user)
    rules = game_rules(deck.game.slug)
    card = card_or_404(rules.game, slug)
    value = value_of(deck)
    look = lookbook(rules).look(slug)
    held = {section: cards[slug] for section, cards in value.sections.items() if slug in cards}
    mine = shelf(request.user, deck.game.slug)
    open_ = sections_of(look, rules, deck.format)
    names = {section.id: section.name for section in open_}
    names |= {s: rules.game.sections[s].name for s in held if s in rules.game.sections}
    context = {
        "deck": deck,
        "game": rules.game,
        "card": card,
        "look": look,
        "picture": picture(card, "full"),
        "places": [(section, name, held.get(section, 0)) for section, name in names.items()],
        "copies": mine.copies(slug, sum(held.values()), deck.holder) if mine else None,
        "others": _others(mine, slug, deck) if mine else [],
    }
    return render(request, "decks/_editor_look.html", context)


def _others(mine: Shelf, slug: str, deck: Deck) -> list[tuple[str, int]]:
    """Other built decks that hold copies of a card, by name."""
    held = {who: n for who, n in mine.held.get(slug, {}).items() if who != deck.holder}
    keys = [int(who.removeprefix("deck:")) for who in held if who.startswith("deck:")]
    names = dict(Deck.objects.filter(pk__in=keys).values_list("pk", "name"))
    return [(name, held[f"deck:{pk}"]) for pk, name in sorted(names.items(), key=lambda i: i[1])]
