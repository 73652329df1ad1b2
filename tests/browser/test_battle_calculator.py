"""The battle calculator as a visitor uses it, with and without script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from arena.odds.battle import chance
from tests.engine.odds.test_battle import PLAIN, brute_ends


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_battle_is_worked_out_and_its_address_shared(
    new_context: Callable[..., BrowserContext], script: bool
) -> None:
    page: Page = new_context(java_script_enabled=script).new_page()
    page.goto("/games/risk/")
    page.get_by_role("link", name="Work out odds").click()
    page.get_by_label("Attackers", exact=True).fill("8")
    page.get_by_label("Defenders", exact=True).fill("5")
    page.get_by_label("Stop with").fill("2")
    page.get_by_role("button", name="Work it out").click()
    ends = brute_ends(8, 5, 2, PLAIN)
    conquest = chance(sum(p for (_, defenders), p in ends.items() if not defenders))
    heading = page.get_by_role("heading", name="8 against 5")
    expect(heading).to_contain_text(f"conquered {conquest} of the time")
    again = new_context(java_script_enabled=script).new_page()
    again.goto(page.url)
    expect(again.get_by_role("heading", name="8 against 5")).to_contain_text(conquest)
    expect(again.get_by_label("Stop with")).to_have_value("2")
