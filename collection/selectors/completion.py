"""How much of each set and game a reader owns."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.db.models import Count, Q

from collection.models import CardSet, Game, Holding


@dataclass(frozen=True)
class Completion:
    """Different cards owned out of those the catalogue lists."""

    slug: str
    name: str
    game: str
    owned: int
    total: int

    @property
    def percent(self) -> int:
        # Rounded down, so that 100 % always means complete.
        return 100 * self.owned // self.total if self.total else 0

    @property
    def text(self) -> str:
        return f"{self.owned} of {self.total}, {self.percent} %"


def by_set(reader: AbstractBaseUser | AnonymousUser, game: str | None = None) -> list[Completion]:
    """Completion of each set; two queries."""
    sets = CardSet.objects.order_by("game__position", "position").annotate(
        total=Count("printings__card", filter=Q(printings__is_active=True), distinct=True)
    )
    if game is not None:
        sets = sets.filter(game__slug=game)
    owned: dict[int, int] = {}
    if reader.is_authenticated:
        held = Holding.objects.filter(owner_id=reader.pk, count__gt=0).order_by()
        owned = dict(held.values_list("printing__set_id").annotate(n=Count("card", distinct=True)))
    rows = sets.values_list("pk", "slug", "name", "game__slug", "total")
    return [Completion(slug, name, g, owned.get(pk, 0), total) for pk, slug, name, g, total in rows]


def by_game(reader: AbstractBaseUser | AnonymousUser) -> list[Completion]:
    """Completion of each game, in the games' order; two queries."""
    owned: dict[str, int] = {}
    if reader.is_authenticated:
        held = Holding.objects.filter(owner_id=reader.pk, count__gt=0).order_by()
        owned = dict(held.values_list("card__game__slug").annotate(n=Count("card", distinct=True)))
    games = Game.objects.annotate(total=Count("cards", filter=Q(cards__is_active=True)))
    rows = games.order_by("position", "slug").values_list("slug", "name", "total")
    return [Completion(slug, name, slug, owned.get(slug, 0), total) for slug, name, total in rows]
