"""Adopting a proposal: as the next version of its deck, or as a deck of its own."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction

from cards.deck import Deck as DeckValue
from decks.models import DeckVersion
from decks.services import lifecycle
from decks.services.versions import advance, locked
from solver.models import Proposal
from solver.selectors.proposals import decks_in, headline
from web.refused import Refused


def adopt(proposal: Proposal, owner: User, number: int = 0, *, anew: bool = False) -> DeckVersion:
    """Make deck `number` of an answer a version: of the deck asked about, or of a new one."""
    decks = decks_in(proposal)
    if not 0 <= number < len(decks):
        raise Refused("no-deck", "There is no such deck to adopt in this proposal.")
    intent = f"Proposed: {headline(proposal)}"[:300]
    with transaction.atomic():
        if proposal.deck_id is not None and not anew and _own(proposal, owner):
            with locked(proposal.deck_id, owner.pk) as deck:
                value = DeckValue.of(decks[number], name=deck.name, format=deck.format)
                version = advance(deck, value, intent=intent)
        else:
            version = _made(proposal, owner, decks[number], number, intent)
        proposal.adopted = version
        proposal.save(update_fields=["adopted"])
    return version


def _own(proposal: Proposal, owner: User) -> bool:
    return proposal.deck is not None and proposal.deck.owner_id == owner.pk


def _made(
    proposal: Proposal,
    owner: User,
    sections: dict[str, dict[str, int]],
    number: int,
    intent: str,
) -> DeckVersion:
    several = len(decks_in(proposal)) > 1
    name = f"{proposal.title} {number + 1}" if several else proposal.title
    deck = lifecycle.create(
        owner, proposal.game.slug, DeckValue.of(sections), name=name, intent=intent
    )
    head = deck.head
    assert head is not None
    return head
