"""Laws over uniform games of 2, 3 and 4 Doctors."""

from __future__ import annotations

from engine import laws
from tests.engine.totd.harness import CARDS


def test_random_games_keep_every_law() -> None:
    seen = laws.check("totd", list(CARDS), seed=11, count=30, look_every=17)
    assert seen.lawful, seen.report()
    assert seen.aborted == 0
    assert seen.looks > 80
