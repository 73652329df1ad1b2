"""docs/risk.md says what is so."""

from __future__ import annotations

import re
from pathlib import Path

from engine.games import position
from engine.risk.fields import PLAN
from engine.risk.position import KEYS
from tests.engine.risk.stage import CARDS, POOL

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "risk.md").read_text(encoding="utf-8")


def test_every_key_of_a_short_position_is_described() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE, re.M)
    described = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert described == KEYS - {"game"}


def test_every_step_and_decision_is_named() -> None:
    for name in (*PLAN.steps, *PLAN.decisions):
        assert f"`{name}`" in PAGE


def test_every_card_of_orders_is_named() -> None:
    for card in POOL:
        if card.type == "orders":
            assert f"| {card.name} |" in PAGE


def test_the_example_runs_and_uses_its_dice() -> None:
    source = re.search(r"```python\n(.+?)```", PAGE, re.S)
    assert source is not None
    names: dict[str, object] = {"position": position, "CARDS": CARDS}
    exec(source[1], names)
    table = names["table"]
    assert table.decision().kind == "attack"  # type: ignore[attr-defined]
    option = next(
        one
        for one in table.options  # type: ignore[attr-defined]
        if table.option_text(one) == "Attack Scandinavia from Russia with 3 Daleks"  # type: ignore[attr-defined]
    )
    table.apply(option)  # type: ignore[attr-defined]
    assert table.dice_ahead == []  # type: ignore[attr-defined]
