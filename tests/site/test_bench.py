"""The measurement of validation reports its figures with their ratios; none is asserted."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from django.core.management import call_command

from cards.construction.check import Checker
from config.bench import validate


def test_validation_is_measured_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = 0
    check = Checker.check

    def counted(*given: Any, **named: Any) -> Any:
        nonlocal judged
        judged += 1
        return check(*given, **named)

    monkeypatch.setattr(Checker, "check", counted)
    monkeypatch.setattr(validate, "_served", lambda *given: {"edit_ms": {"p95": 50.0}})
    monkeypatch.setattr(validate.run, "__defaults__", (300, 4, 60, 2))
    out = io.StringIO()
    call_command("bench", "validate", "--json", stdout=out)
    figures = json.loads(out.getvalue())["validate"]
    assert sorted(figures["validate"]) == ["mmg", "nemesis", "risk", "totd", "whoccg"]
    # Every deck of every game in every round, over the large and the small catalogue.
    assert judged == 5 * 2 * validate.ROUNDS * 4
    for one in figures["validate"].values():
        assert one["seconds"] >= 0 and one["ratio_to_250_cards"] > 0
    assert figures["edit_p95_part_of_target"] == 0.5
    assert figures["slowest_game_part_of_target"] == round(
        max(one["seconds"] for one in figures["validate"].values()) / 1.0, 3
    )
