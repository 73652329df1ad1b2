"""Lists of decks with what each row tells; the queries do not grow with the number of decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Count, Q, QuerySet
from django.utils.safestring import SafeString

from cards.catalogue.values import Game as GameValue
from cards.deck import Deck as DeckValue
from collection.models import Card
from collection.selectors.games import vocabularies
from collection.selectors.pictures import picture
from decks.models import Deck, DeckTag
from decks.selectors.access import all_decks
from decks.selectors.copies import Readiness, readiness
from decks.selectors.game_rules import GameRules, game_rules_of
from decks.selectors.verdicts import Verdict, value_of, verdicts
from web.readers import Reader
from web.visibility import Visibility


@dataclass(frozen=True)
class DeckRow:
    """One deck of a list. `ready` is None for visitors, who own nothing that we know of."""

    deck: Deck
    game: GameValue
    verdict: Verdict
    ready: Readiness | None
    tags: list[str]
    picture: SafeString | str
    format: str


def own_decks(reader: Reader) -> QuerySet[Deck]:
    return all_decks().filter(owner_id=reader.pk)


def stock_decks() -> QuerySet[Deck]:
    return all_decks().filter(owner=None).order_by("game__position", "game", "name", "pk")


def public_decks() -> QuerySet[Deck]:
    """Decks that their owners show to everybody."""
    return all_decks().filter(visibility=Visibility.PUBLIC, owner__isnull=False)


def filtered(decks: QuerySet[Deck], text: str, game: str, tag: str) -> QuerySet[Deck]:
    """Those with every word of a text in name, description, tag or owner, of a game, with a tag."""
    if game:
        decks = decks.filter(game__slug=game)
    if tag:
        decks = decks.filter(tags__name=tag)
    for word in text.split()[:10]:
        tagged = DeckTag.objects.filter(name__icontains=word).values("deck")
        decks = decks.filter(
            Q(name__icontains=word)
            | Q(about__icontains=word)
            | Q(owner__username__icontains=word)
            | Q(pk__in=tagged)
        )
    return decks


def tags_of(decks: QuerySet[Deck], most: int = 40) -> list[str]:
    """The tags on some decks, the commonest first."""
    found = DeckTag.objects.filter(deck__in=decks.order_by().values("pk")).order_by()
    counted = found.values("name").annotate(n=Count("pk")).order_by("-n", "name")
    return [row["name"] for row in counted[:most]]


def game_counts(decks: QuerySet[Deck]) -> list[tuple[GameValue, int]]:
    """How many of the decks there are of each game that has any."""
    rows = decks.order_by().values_list("game__slug").annotate(n=Count("pk"))
    counts = dict(rows)
    return [(game, counts[slug]) for slug, game in vocabularies().items() if slug in counts]


def rows_of(decks: Sequence[Deck], reader: Reader) -> list[DeckRow]:
    """The rows of a page. Give decks from `all_decks`, with their tags prefetched."""
    known = vocabularies()
    decks = [deck for deck in decks if deck.game.slug in known]
    by_game = game_rules_of({deck.game.slug for deck in decks})
    judged, ready = verdicts(decks, by_game), readiness(reader, decks)
    covers = _covers(decks, by_game)
    return [
        DeckRow(
            deck=deck,
            game=known[deck.game.slug],
            verdict=judged[deck.pk],
            ready=ready.get(deck.pk),
            tags=[tag.name for tag in deck.tags.all()],
            picture=covers.get(deck.pk, ""),
            format=by_game[deck.game.slug].format_name(deck.format),
        )
        for deck in decks
    ]


def _covers(decks: Sequence[Deck], by_game: dict[str, GameRules]) -> dict[int, SafeString]:
    """The face that stands for each deck; one query for all."""
    chosen = {
        deck.pk: (deck.game_id, card)
        for deck in decks
        if (card := cover_card(value_of(deck), by_game[deck.game.slug]))
    }
    if not chosen:
        return {}
    wanted = Q()
    for game in {game for game, _ in chosen.values()}:
        wanted |= Q(game_id=game, slug__in={card for of, card in chosen.values() if of == game})
    found = Card.objects.filter(wanted).select_related("game")
    drawn = {(row.game_id, row.slug): picture(row) for row in found}
    return {pk: drawn[key] for pk, key in chosen.items() if key in drawn}


def cover_card(value: DeckValue, rules: GameRules) -> str:
    """The id of the card that stands for a deck: of the game's first section and type that the
    deck has, the one with the most copies."""
    types, by_id = list(rules.game.types), rules.catalogue.by_id
    for section in rules.game.sections:
        cards = [(n, by_id[c]) for c, n in value.sections.get(section, {}).items() if c in by_id]
        if cards:
            _, best = min(cards, key=lambda one: (types.index(one[1].type), -one[0], one[1].id))
            return best.id
    return ""
