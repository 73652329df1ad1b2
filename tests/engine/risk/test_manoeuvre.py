"""The one manoeuvre of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.risk.stage import Board, position

WAY = {"Scandinavia": [0, 5], "Russia": [0, 1], "Afghanistan": [0, 1], "India": [0, 1]}


def at_manoeuvre(pieces: dict[str, Any], **data: Any) -> Board:
    return position(players=3, step="manoeuvre", territories=pieces, **data)


@pytest.mark.rule("RISK-M02", "RISK-M03", "RISK-R29", "RISK-X09", "RISK-Q10")
def test_a_path_through_own_territories_of_any_length() -> None:
    board = at_manoeuvre(WAY)
    board.only(
        "Manoeuvre from Scandinavia to Russia", "Manoeuvre from Scandinavia to Afghanistan",
        "Manoeuvre from Scandinavia to India", "Make no manoeuvre", seat=0,
    )  # fmt: skip
    board.do("Manoeuvre from Scandinavia to India")
    board.only("Move 1 Dalek", "Move 2 Daleks", "Move 3 Daleks", "Move 4 Daleks", seat=0)
    board.do("Move 4 Daleks")
    assert (board.at("Scandinavia"), board.at("India")) == ((0, 1), (0, 5))
    assert board.at("Russia") == (0, 1)


@pytest.mark.rule("RISK-M03", "RISK-X09")
def test_no_way_through_an_enemy() -> None:
    board = at_manoeuvre({**WAY, "Afghanistan": [1, 1]})
    board.cannot("Manoeuvre from Scandinavia to India", "Manoeuvre from Scandinavia to Afghanistan")
    board.do("Manoeuvre from Scandinavia to Russia")


@pytest.mark.rule("RISK-L05", "RISK-R09", "RISK-X09")
def test_not_out_of_into_or_through_the_territory_of_the_tardis() -> None:
    through = at_manoeuvre(WAY, tardis="Russia")
    assert through.kind != "manoeuvre"  # nothing is left of Scandinavia's ways
    out = at_manoeuvre(WAY, tardis="Scandinavia")
    assert out.kind != "manoeuvre"
    into = at_manoeuvre(WAY, tardis="India")
    into.cannot("Manoeuvre from Scandinavia to India").do(
        "Manoeuvre from Scandinavia to Afghanistan"
    )


@pytest.mark.rule("RISK-M01")
def test_one_manoeuvre_or_none() -> None:
    pieces = {**WAY, "Peru": [0, 7], "Brazil": [0, 1]}
    board = at_manoeuvre(pieces).do("Manoeuvre from Scandinavia to Russia", "Move 2 Daleks")
    assert board.table.turn == 2
    assert at_manoeuvre(pieces).do("Make no manoeuvre").table.turn == 2


@pytest.mark.rule("RISK-M04")
def test_at_least_one_stays_and_at_least_one_goes() -> None:
    board = at_manoeuvre({"Peru": [0, 2], "Brazil": [0, 1], "Egypt": [0, 1]})
    board.only("Manoeuvre from Peru to Brazil", "Make no manoeuvre")
    board.do("Manoeuvre from Peru to Brazil").asks("move Daleks").only("Move 1 Dalek")
