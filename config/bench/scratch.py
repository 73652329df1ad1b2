"""A database of its own for a measurement, so that nobody's data is touched."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

from django.contrib.auth.models import User
from django.db import connection

from cards.catalogue.schema import CardEntry, Field, PrintingEntry, Value
from cards.catalogue.values import Card, Catalogue, Game
from collection.models import Condition, Holding, Printing
from collection.services.load import load_catalogue

_SYLLABLES = ["da", "lek", "cy", "ber", "zar", "son", "tar", "yeti", "mor", "gron", "con", "ku"]


@contextlib.contextmanager
def scratch_database() -> Iterator[None]:
    """Create an empty test database, make it the connection, and remove it afterwards."""
    name = connection.settings_dict["NAME"]
    connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
    try:
        yield
    finally:
        connection.creation.destroy_test_db(name, verbosity=0)


def generated_cards(game: Game, number: int, chance: random.Random) -> list[Card]:
    """Cards with plausible random values for every field of their type."""
    cards = []
    for n in range(number):
        card_type = chance.choice(game.file.types)
        fields: dict[str, Value] = {}
        for name in card_type.fields:
            if chance.random() < 0.85:
                fields[name] = _value(game.fields[name], chance)
        name = " ".join("".join(chance.choices(_SYLLABLES, k=3)).capitalize() for _ in range(2))
        entry = CardEntry(
            id=f"card-{n}",
            name=f"{name} {n}",
            type=card_type.id,
            provenance="house",
            fields={k: v for k, v in fields.items() if v is not None},
            printings=[PrintingEntry(set=game.file.sets[0].id, number=str(n))],
        )
        cards.append(Card.of(game.id, entry))
    return cards


def _value(field: Field, chance: random.Random) -> Value:
    if field.kind == "int":
        return chance.randint(field.min or 0, field.max if field.max is not None else 10)
    if field.kind == "flag":
        return True
    if field.kind == "choice":
        return chance.choice(field.choices).id
    if field.kind == "choices":
        many = chance.randint(1, min(2, len(field.choices)))
        return [choice.id for choice in chance.sample(field.choices, many)]
    words = ["".join(chance.choices(_SYLLABLES, k=2)) for _ in range(2)]
    return sorted(set(words)) if field.kind == "words" else " ".join(words)


def fill(game: Game, cards: int, holdings: int, seed: int = 7) -> User:
    """Load generated cards and give one member a collection of them."""
    chance = random.Random(seed)  # noqa: S311  (test data)
    load_catalogue(Catalogue(game, generated_cards(game, cards, chance)))
    user = User.objects.create_user("bench")
    printings = list(Printing.objects.filter(card__game__slug=game.id).order_by("pk"))
    grades = list(Condition.values)
    Holding.objects.bulk_create(
        [
            Holding(
                owner=user,
                card_id=printing.card_id,
                printing=printing,
                count=chance.randint(1, 4),
                condition=chance.choice(grades),
            )
            for printing in chance.sample(printings, min(holdings, len(printings)))
        ],
        batch_size=500,
    )
    return user
