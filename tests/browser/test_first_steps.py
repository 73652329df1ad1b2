"""What a newcomer does: sign up, log in, search, record cards, see completion change."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PASSWORD, sign_up


def test_signing_up_logging_out_and_in_again(page: Page) -> None:
    name = sign_up(page)
    page.goto("/account/logout/")
    page.get_by_role("main").get_by_role("button", name="Log out").click()
    page.wait_for_url("**/")
    page.goto("/collection/")
    page.wait_for_url("**/account/login/**")
    page.get_by_label("Username or email").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    page.wait_for_url("**/collection/")


def test_searching_while_typing_keeps_the_state_in_the_address(page: Page) -> None:
    page.goto("/games/mmg/cards/")
    page.keyboard.press("/")
    page.locator("#q").fill("type:creature zone:future")
    page.wait_for_url("**q=type%3Acreature+zone%3Afuture**")
    expect(page.locator("#results [role=status]")).to_contain_text("cards")
    page.get_by_role("link", name="Table").click()
    page.wait_for_url("**display=table**")
    rows = page.locator("#results tbody tr")
    expect(rows.first).to_contain_text("Future")
    page.reload()
    expect(page.locator("#q")).to_have_value("type:creature zone:future")
    expect(page.locator("#results tbody tr").first).to_contain_text("Future")


def test_a_faulty_query_points_at_the_character(page: Page) -> None:
    page.goto("/games/mmg/cards/")
    page.locator("#q").fill("zarbi enrgy>=2")
    expect(page.locator("#results mark")).to_have_text("enrgy")
    expect(page.locator("#results [role=alert]")).to_contain_text("energy")


def test_searching_works_without_script(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/games/mmg/cards/")
    page.locator("#q").fill("zarbi")
    page.get_by_role("main").get_by_role("button", name="Search").click()
    expect(page.get_by_role("main").get_by_role("link", name="Zarbi")).to_be_visible()


def test_three_cards_change_the_completion(page: Page, member: str) -> None:
    page.goto("/games/mmg/cards/?q=type:creature+zone:future&display=table")
    for n in range(3):
        row = page.locator("#results tbody tr").nth(n)
        row.get_by_role("button", name="One more").click()
        expect(row.locator("output")).to_contain_text("owned: 1")
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text("3 of ")


def test_recording_cards_by_keyboard_alone(page: Page, member: str) -> None:
    page.goto("/collection/add/")
    keys, box, recent = page.keyboard, page.locator("#entry-q"), page.locator("#recent li")
    expect(box).to_be_focused()
    # One line means one card: it is added without a look.
    keys.type("zarbi 3")
    keys.press("Enter")
    expect(recent.first).to_contain_text("+3 Zarbi")
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    # Part of a name finds several: arrows choose, digits count.
    keys.type("cyber")
    expect(page.locator("#found [role=option]").nth(1)).to_be_visible()
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    second = page.locator("#found [role=option]").nth(1)
    expect(second).to_have_attribute("aria-selected", "true")
    name = second.locator(".found-name").inner_text()
    keys.press("2")
    keys.press("Enter")
    expect(recent.first).to_contain_text(f"+2 {name}")
    expect(recent).to_have_count(2)
    keys.press("Control+z")
    expect(recent).to_have_count(1)
    keys.press("Control+y")
    expect(recent).to_have_count(2)
    page.goto("/collection/")
    expect(page.locator(".stats")).to_contain_text("5")


def test_help_examples_run_on_click(page: Page) -> None:
    page.goto("/search/help/")
    links = page.get_by_role("main").locator("a.is-query")
    addresses = [link.get_attribute("href") for link in links.all()]
    assert len(addresses) > 10
    links.first.click()
    expect(page.locator("#results [role=status]")).to_contain_text("card")


def test_the_theme_is_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Night theme").click()
    night = page.evaluate("document.documentElement.dataset.theme")
    page.goto("/games/")
    assert page.evaluate("document.documentElement.dataset.theme") == night
