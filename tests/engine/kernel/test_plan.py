"""What is declared once follows everywhere: blank, copy, views and positions forget no field."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import declare as d
from engine.kernel import generate, position
from engine.kernel.frame import Frame, Item
from engine.kernel.game import GameTable
from engine.kernel.options import option_table
from engine.rng import Rng, seeded

PLAN = d.Plan(
    game="everything",
    doc="Every shape of field.",
    base="CardTable",
    places=("hand", "table"),
    fields=(
        d.number("rounds", "a number", fill=3),
        d.number("secret", "a number that nobody may know", hidden=d.Hidden.EVERYBODY),
        d.flag("open_now", "a flag"),
        d.design("model", "a design"),
        d.numbers("six", "numbers", size=6, fill=-1),
        d.numbers("fixed", "numbers that are replaced whole", shared=True),
        d.by_card("turned", "a number for each card", fill=7),
        d.lists_by_card("traits", "a list for each card"),
        d.by_seat("points", "a number for each seat"),
        d.by_seat("bids", "secret numbers", fill=-1, hidden=d.Hidden.OTHERS),
        d.lists_by_seat("sealed", "secret lists", hidden=d.Hidden.OTHERS),
        d.zone("hand", "cards in hand", "hand", mix="unseen"),
        d.common_zone("table", "cards on the table", "table"),
        d.lists("sides", "lists", size=2),
        d.nested("picks", "lists of lists"),
        d.items("waiting", "items", "Waiting", "tests.engine.kernel.test_plan"),
    ),
    steps=("go",),
    decisions=("choose",),
    kind_bits=3,
    option_fields=(d.OptionField("card", 3, 6), d.OptionField("other", 9, 4, or_none=True)),
    options=(
        d.OptionKind(0, "PickOne", "Pick {card}", ("card", "other")),
        d.OptionKind(5, "DoNothing", "Do nothing"),
    ),
)


class Waiting(Item):
    """An item with fields of every kind."""

    __slots__ = ("cards", "target")

    def __init__(self, target: int, cards: list[int]) -> None:
        self.target = target
        self.cards = cards

    def copy(self) -> Waiting:
        return Waiting(self.target, self.cards[:])


class Ask(Frame[GameTable]):
    """A frame that inherits a field."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def copy(self) -> Ask:
        return Ask(self.player)


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The modules that the generator writes, in a package of their own."""
    name = "engine_of_everything"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "fields.py").write_text("from tests.engine.kernel.test_plan import PLAN as PLAN\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    for path, source in generate.targets(name).items():
        path.write_text(source)
    assert generate.stale(name) == []
    yield {m: importlib.import_module(f"{name}.{m}") for m in ("state", "options", "constants")}
    for module in [m for m in sys.modules if m.startswith(name)]:
        del sys.modules[module]


class Everything:
    """Mixed into the written state: what a game writes itself."""

    def twin(self, rng: Rng) -> Any:
        return type(self)(rng, self)  # type: ignore[call-arg]

    def card_ids(self) -> list[str]:
        return ["ant", "bee", "cat"]

    def item_types(self) -> tuple[type[Item], ...]:
        return (Waiting, Ask)


def full(modules: dict[str, Any]) -> Any:
    """A state in which every field differs from its blank."""
    table = type("Full", (Everything, modules["state"].State), {})(seeded(3), None)
    table.sit_down(2)
    for design in (2, 0, 1):
        table.hand[design % 2].append(table.new_card(design, design % 2, 0))
    table.rounds, table.secret, table.open_now, table.model = 9, 8, True, 1
    table.six[2], table.fixed, table.turned[1] = 5, [4, 5], 6
    table.traits[0] = [1, 2]
    table.points, table.bids, table.sealed = [3, 4], [5, 6], [[1], [2, 3]]
    table.move(table.hand[0][0], table.hand[0], table.table, 1)
    table.sides[1].append(8)
    table.picks = [[[1], []], [[2, 3]]]
    table.waiting = [Waiting(3, [1, 2])]
    table.agenda = [Ask(1)]
    table.options = [modules["options"].DO_NOTHING]
    return table


def test_a_copy_and_a_position_forget_no_field(modules: dict[str, Any]) -> None:
    table = full(modules)
    blank = modules["state"].State(seeded(3), None)
    written = table.to_dict()
    for field in PLAN.fields:
        assert getattr(table, field.name) != getattr(blank, field.name), field.name
        assert field.name in written
    assert table.clone().to_dict() == written
    again = type(table)(Rng(0, 0, 0, 0), None)
    position.read(again, json.loads(json.dumps(written)))
    assert again.to_dict() == written
    assert written["model"] == "bee" and written["design"] == ["cat", "ant", "bee"]
    assert written["agenda"] == [{"is": "Ask", "player": 1}]
    assert written["waiting"] == [{"is": "Waiting", "cards": [1, 2], "target": 3}]


def lists_of(value: Any) -> list[list[Any]]:
    """Every list inside a value, itself included."""
    if not isinstance(value, list):
        return []
    return [value, *(inner for part in value for inner in lists_of(part))]


def test_a_copy_shares_only_what_is_declared_as_shared(modules: dict[str, Any]) -> None:
    table = full(modules)
    copy = table.clone()
    for field in PLAN.fields:
        own = {id(part) for part in lists_of(getattr(table, field.name)) if part != []}
        shared = {id(part) for part in lists_of(getattr(copy, field.name))} & own
        expected = {"fixed": 1, "traits": 1}.get(field.name, 0)
        assert len(shared) == expected, field.name
    copy.waiting[0].cards.append(9)
    copy.agenda[0].player = 0
    assert table.waiting[0].cards == [1, 2] and table.agenda[0].player == 1


def test_a_view_blanks_secrets(modules: dict[str, Any]) -> None:
    table = full(modules)
    for looking in (table.view(1), table.determinise(1, seeded(1))):
        assert (looking.secret, looking.bids, looking.sealed) == (0, [-1, 6], [[], [2, 3]])
    assert (table.view(0).bids, table.view(0).rng.words()) == ([5, -1], [0, 0, 0, 0])
    assert table.bids == [5, 6]


def test_new_cards_have_an_entry_in_every_list_by_card(modules: dict[str, Any]) -> None:
    table = full(modules)
    assert table.new_card(0, 1, 0) == 3
    assert (table.turned[3], table.traits[3], table.known[3]) == (7, [], 0)


def test_options_pack_and_read(modules: dict[str, Any]) -> None:
    o = modules["options"]
    option = o.pick_one(37, -1)
    assert (o.kind_of(option), o.card_of(option), o.other_of(option)) == (o.PICK_ONE, 37, -1)
    assert o.other_of(o.pick_one(37, 14)) == 14
    assert option_table(PLAN).legend().pack("PickOne", {"card": 37, "other": 14}) == o.pick_one(
        37, 14
    )
    with pytest.raises(ValueError, match="other is out of its 4 bits: 15"):
        option_table(PLAN).legend().pack("PickOne", {"card": 1, "other": 15})
    with pytest.raises(ValueError, match="expected an option out of"):
        option_table(PLAN).legend().pack("Jump", {})


def test_a_position_that_lacks_something_is_refused(modules: dict[str, Any]) -> None:
    table = full(modules)
    data = table.to_dict()
    for change, message in (
        ({"agenda": [{"is": "Sleep"}]}, "expected work out of Ask, Waiting, got 'Sleep'"),
        ({"agenda": [{"is": "Ask"}]}, "Ask: expected a field 'player', which is not there"),
        ({"model": "dog"}, "expected a card of the pool, got 'dog'"),
    ):
        with pytest.raises(position.PositionError, match=message):
            position.read(table, {**data, **change})
    del data["six"], data["points"]
    with pytest.raises(position.PositionError, match="expected the fields six, points"):
        position.read(table, data)


def test_a_plan_that_does_not_hold_together_is_refused() -> None:
    wrong = msgspec.structs.replace(
        PLAN,
        fields=(
            *PLAN.fields,
            d.number("six", "again"),
            d.zone("lost", "nowhere", "limbo"),
            d.number("bid", "not by seat", hidden=d.Hidden.OTHERS),
        ),
        option_fields=(d.OptionField("card", 2, 6), d.OptionField("other", 7, 4)),
        options=(*PLAN.options, d.OptionKind(9, "DoNothing", "Again", ("nobody",))),
    )
    assert d.problems(wrong) == [
        "expected each field once, got 'six' twice",
        "expected each option once, got 'DoNothing' twice",
        "card: its bits reach into the kind",
        "PickOne: other and card share bits",
        "DoNothing: expected a number of 3 bits",
        "DoNothing: expected a field out of ['card', 'other'], got 'nobody'",
        "lost: expected a place out of ('hand', 'table'), got 'limbo'",
        "bid: only a list by seat can be hidden from the others",
    ]


def test_every_game_with_a_plan_is_up_to_date() -> None:
    assert [path for package in generate.planned() for path in generate.stale(package)] == []
