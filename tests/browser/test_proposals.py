"""Asking for a deck, following it, reading why, adopting it; axe looks at every page on the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import sign_up
from tests.browser.test_axe import LOOKS, found_on


def looked_at(page: Page) -> list[str]:
    """What axe finds here, wide by day and narrow by night."""
    found = []
    for look in LOOKS:
        page.set_viewport_size(look["viewport"])  # type: ignore[arg-type]
        page.emulate_media(color_scheme=look["color_scheme"])  # type: ignore[arg-type]
        # Colours fade from day to night; what is half-way there is nobody's choice.
        page.wait_for_timeout(500)
        found += found_on(page, page.url)
    return found


def test_a_proposal_from_question_to_deck(page: Page, worker: None) -> None:
    sign_up(page)
    page.goto("/proposals/")
    found = looked_at(page)
    page.get_by_role("main").get_by_role("link", name="MMG 1996").click()
    page.get_by_label("Every card of the game").check()
    page.get_by_text("Cards that must or may not be in it").click()
    page.get_by_label("Must be in it").fill("2 Nobody")
    page.get_by_role("button", name="Ask for it").click()
    expect(page.get_by_text("is no card of")).to_be_visible()
    found += looked_at(page)
    page.get_by_label("Must be in it").fill("2 Dalek")
    page.get_by_role("button", name="Ask for it").click()
    expect(page.get_by_text("proved best.").first).to_be_visible(timeout=60_000)
    expect(page.get_by_role("heading", name="What each card contributes")).to_be_visible()
    found += looked_at(page)
    page.get_by_role("button", name="Make it a deck of mine").click()
    page.wait_for_url("**/decks/*/")
    expect(page.get_by_role("heading", name="MMG 1996: best deck")).to_be_visible()
    page.get_by_role("link", name="Improve this deck").click()
    found += looked_at(page)
    page.goto("/proposals/near/mmg/")
    found += looked_at(page)
    assert found == [], "\n".join(found)


def test_an_empty_collection_is_told_why(page: Page, worker: None) -> None:
    sign_up(page)
    page.goto("/proposals/new/mmg/")
    page.get_by_role("button", name="Ask for it").click()
    expect(page.get_by_text("At least 55 cards are needed")).to_be_visible(timeout=60_000)
    assert looked_at(page) == []
