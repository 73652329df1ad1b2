"""axe finds nothing on any page, by day and by night, wide and narrow; nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import sign_up

VISITOR = [
    "/",
    "/games/",
    "/games/mmg/",
    "/games/mmg/cards/",
    "/games/mmg/cards/?display=table",
    "/games/mmg/cards/?display=text",
    "/games/mmg/cards/?q=enrgy%3E2",
    "/games/mmg/cards/?q=nothinglikethis",
    "/games/mmg/cards/zarbi/",
    "/games/mmg/cards/davros/",
    "/games/mmg/sets/base/",
    "/games/whoccg/cards/",
    "/games/nemesis/cards/",
    "/games/risk/cards/",
    "/games/risk/odds/",
    "/games/risk/odds/?attackers=60&defenders=55&stop_at=3&attack_bonus=1&lasts=roll",
    "/games/risk/odds/?attackers=many&defenders=0",
    "/games/totd/cards/",
    "/search/?q=dalek",
    "/search/help/",
    "/account/login/",
    "/account/signup/",
    "/account/password/reset/",
    "/api/",
    "/nowhere/",
]
MEMBER = [
    "/",
    "/account/",
    "/account/delete/",
    "/account/logout/",
    "/account/password/change/",
    "/account/tokens/",
    "/account/email/",
    "/collection/",
    "/collection/add/",
    "/collection/cards/",
    "/collection/wants/",
    "/collection/import/",
    "/games/mmg/cards/",
    "/games/mmg/cards/?display=table",
    "/games/mmg/cards/zarbi/",
]
LOOKS = [
    {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
    {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
]


def faults(page: Page, address: str) -> list[str]:
    page.goto(address)
    return found_on(page, address)


def found_on(page: Page, address: str) -> list[str]:
    """What axe finds on a page, and whether the page is wider than the window."""
    found = [
        f"{address}: {fault['id']}: {fault['nodes'][0]['html'][:200]}"
        for fault in Axe().run(page).response["violations"]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    if wide > 0:
        found.append(f"{address}: {wide} pixels too wide")
    return found


@pytest.mark.parametrize("look", LOOKS, ids=["day-wide", "night-narrow"])
def test_visitor_pages(new_context: Callable[..., BrowserContext], look: dict[str, object]) -> None:
    page = new_context(**look).new_page()
    assert [fault for address in VISITOR for fault in faults(page, address)] == []


@pytest.mark.parametrize("look", LOOKS, ids=["day-wide", "night-narrow"])
def test_member_pages(new_context: Callable[..., BrowserContext], look: dict[str, object]) -> None:
    page = new_context(**look).new_page()
    sign_up(page)
    page.goto("/collection/add/")
    page.keyboard.type("zarbi 3")
    page.keyboard.press("Enter")
    page.locator("#recent li").first.wait_for()
    page.goto("/collection/cards/")
    edit = page.locator("#results a[href*='/collection/']").first.get_attribute("href")
    assert edit is not None
    assert [fault for address in [*MEMBER, edit] for fault in faults(page, address)] == []
    # What was read of a file with every kind of line.
    page.goto("/collection/import/")
    page.locator("#import-text").fill("Name,Count\nZarbi,3\nDoctor Who,1\nZarbbi,2\nDalek,many")
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("heading", name="What was read").wait_for()
    assert found_on(page, "what was read") == []
