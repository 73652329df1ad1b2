"""The pages of decks as people use them: import, fork, compare, restore, pick, share."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import sign_up
from tests.browser.test_axe import LOOKS, faults

TEXT = """// Insects
4 Zarbi
1 Zarby
2 Doctor Who
3 Nothing of this kind
"""


def imported(page: Page, text: str = "4 Zarbi\n2 Dalek", name: str = "Insects") -> str:
    """Make a deck by importing it; the address of its page."""
    page.goto("/decks/import/?game=mmg")
    page.get_by_label("List").fill(text)
    page.get_by_role("button", name="Read it").click()
    page.get_by_label("Name of the new deck").fill(name)
    page.get_by_role("button", name="Save").click()
    page.wait_for_url(re.compile(r"/decks/\d+/$"))
    return page.url


def add(page: Page, deck: str, card: str) -> None:
    """One copy more, in the editor."""
    page.goto(f"{deck}edit/?q={card}")
    page.locator(f"#found-{card}").get_by_role("button", name="One more").click()
    expect(page.locator("#saved")).to_have_attribute("data-saved", "yes")
    expect(page.locator(f"#line-deck-{card}")).to_be_visible()


def test_a_text_with_unknown_lines(page: Page, member: str) -> None:
    page.goto("/decks/import/")
    page.get_by_label("List").fill(TEXT)
    page.get_by_role("button", name="Read it").click()
    expect(page.locator(".import-counts")).to_contain_text("2 unknown")
    # A suggestion, a candidate, and a card that is named by hand: typing chooses it.
    page.locator("#line-3").get_by_label("Zarbi").check()
    page.locator("#line-4").get_by_label("Doctor Who, Doctor III ").check()
    other = page.get_by_label("Line 5: name of the other card")
    other.fill("dalec")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#line-5")).to_contain_text("No card is called 'dalec'.")
    page.locator("#line-5").get_by_label("Dalek", exact=False).first.check()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Insects")
    expect(page.locator("#line-deck-zarbi .sheet-count")).to_contain_text("5")
    expect(page.locator("#line-deck-doctor-who-iii .sheet-count")).to_contain_text("2")


def test_lines_that_are_not_decided_are_kept(page: Page, member: str) -> None:
    deck = imported(page, TEXT)
    expect(page.locator(".loose li")).to_have_text(
        ["1 Zarby", "2 Doctor Who", "3 Nothing of this kind"]
    )
    page.goto(f"{deck}edit/")
    page.get_by_role("button", name="Take out 1 Zarby").click()
    expect(page.locator(".loose li")).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(page.locator(".loose li")).to_have_count(3)
    page.get_by_role("link", name="Choose the cards they mean").click()
    page.get_by_label("Doctor Who, Doctor I Creature").check()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".loose li")).to_have_text(["1 Zarby", "3 Nothing of this kind"])
    expect(page.get_by_role("status").filter(has_text="Imported as version")).to_be_visible()


def test_fork_name_compare_restore(page: Page, member: str) -> None:
    page.goto("/decks/stock/")
    page.get_by_role("link", name=re.compile("Web of time", re.I)).first.click()
    page.get_by_role("button", name="Fork").click()
    expect(page.locator(".deck-parent")).to_contain_text("Forked from Web of time")
    deck = page.url
    page.goto(f"{deck}versions/")
    page.get_by_text("Name it").click()
    page.get_by_label("Name", exact=True).fill("As it came")
    page.get_by_label("What is it for?").fill("to measure against")
    page.get_by_role("button", name="Save").click()
    add(page, deck, "zarbi")
    page.goto(f"{deck}versions/")
    expect(page.locator("#version-2")).to_contain_text("+1 Zarbi")
    page.get_by_role("link", name="Compare version 1").click()
    row = page.locator(".compare-table tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Zarbi")
    expect(row.locator(".compare-delta")).to_have_text("+1")
    page.get_by_role("button", name="Restore version 1").click()
    expect(page.locator(".version.is-head")).to_contain_text("Restored version 1, As it came")
    # Restoring is a step like any other.
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".version.is-head")).to_contain_text("+1 Zarbi")
    page.goto(deck)
    page.get_by_role("link", name="Compare the two").click()
    expect(page.locator(".compare-delta")).to_have_text("+1")


def test_two_tabs_and_the_choice_between_them(page: Page, member: str) -> None:
    deck = imported(page)
    page.goto(f"{deck}edit/")
    other = page.context.new_page()

    def both() -> None:
        """A change there that this page has not seen, then one here."""
        other.goto(f"{deck}edit/")
        other.locator("#more-deck-dalek").click()
        expect(other.locator("#saved")).to_have_attribute("data-saved", "yes")
        page.locator("#more-deck-zarbi").click()
        expect(page.locator("[data-elsewhere]")).to_contain_text("+1 Dalek")

    def holds(zarbi: int, dalek: int) -> None:
        expect(page.locator("#line-deck-zarbi .line-count")).to_have_text(str(zarbi))
        expect(page.locator("#line-deck-dalek .line-count")).to_have_text(str(dalek))

    both()
    holds(5, 3)
    page.get_by_role("button", name="Keep both").click()
    expect(page.locator("[data-elsewhere]")).to_have_count(0)
    both()
    page.get_by_role("button", name="Take theirs back").click()
    holds(6, 3)
    both()
    page.get_by_role("button", name="Take mine back").click()
    holds(6, 4)
    expect(page.locator("[data-elsewhere]")).to_have_count(0)
    other.close()


def test_pick_build_and_put_back(page: Page, member: str) -> None:
    page.goto("/games/mmg/cards/zarbi/")
    for n in range(1, 4):
        page.get_by_role("button", name="One more Zarbi").first.click()
        expect(page.locator(".stepper output").first).to_contain_text(f"owned: {n}")
    deck = imported(page)
    page.get_by_role("link", name="Pick list and what is missing").click()
    expect(page.locator(".pick-state")).to_contain_text("3 of 6 copies are there to take")
    expect(page.locator(".place-lines li")).to_contain_text("Zarbi")
    expect(page.get_by_role("row", name=re.compile("Dalek"))).to_contain_text("2")
    page.get_by_role("button", name="Mark as built").click()
    expect(page.get_by_role("status").filter(has_text="3 copies are held")).to_be_visible()
    page.goto("/decks/")
    expect(page.locator(".deck-row")).to_contain_text("Built, 3 cards missing")
    page.goto(f"{deck}put-back/")
    expect(page.locator(".place-lines li")).to_contain_text("3×")
    page.emulate_media(media="print")
    expect(page.locator(".site-header")).to_be_hidden()
    expect(page.locator(".page-actions")).to_be_hidden()
    expect(page.locator(".place-lines")).to_be_visible()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Take it apart").click()
    page.goto("/decks/")
    expect(page.locator(".deck-row")).not_to_contain_text("Built")


def test_copy_link_and_files(page: Page, member: str, server: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server)
    deck = imported(page)
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert "4 Zarbi" in page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as file:
        page.get_by_role("link", name="LackeyCCG deck").click()
    assert file.value.suggested_filename == "insects.dek"
    page.goto(f"{deck}settings/")
    page.get_by_label("Unlisted: whoever has the link").check()
    page.get_by_role("button", name="Save").click()
    link = page.get_by_label("Link").input_value()
    assert "/decks/s/" in link
    visitor = page.context.browser
    assert visitor is not None
    stranger = visitor.new_context().new_page()
    stranger.goto(link)
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Insects")
    expect(stranger.get_by_role("link", name="Log in to fork")).to_be_visible()
    answer = stranger.goto(deck)
    assert answer is not None and answer.status == 404
    stranger.context.close()


def test_importing_and_restoring_without_script(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(java_script_enabled=False).new_page()
    sign_up(page)
    deck = imported(page, TEXT)
    page.goto(f"{deck}edit/?q=dalek")
    page.locator("#found-dalek").get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Take out 1 Zarby").click()
    expect(page.locator(".loose li")).to_have_count(2)
    page.goto(f"{deck}versions/")
    page.get_by_role("button", name="Restore version 1").click()
    expect(page.locator(".version.is-head .version-number")).to_have_text("4")


@pytest.mark.parametrize("look", LOOKS, ids=["day-wide", "night-narrow"])
def test_axe_finds_nothing(
    new_context: Callable[..., BrowserContext], look: dict[str, object]
) -> None:
    page = new_context(**look).new_page()
    visitors = ["/decks/stock/", "/decks/public/", "/decks/compare/", "/decks/compare/?a=0&b=x"]
    found = [fault for address in visitors for fault in faults(page, address)]
    page.goto("/decks/stock/")
    stock = page.locator(".deck-told h2 a").first.get_attribute("href")
    found += faults(page, f"{stock}?as=faces") + faults(page, f"{stock}?as=list")
    sign_up(page)
    found += faults(page, "/decks/") + faults(page, "/decks/new/") + faults(page, "/decks/import/")
    deck = imported(page, TEXT + "5 Zarbi\n")
    number = deck.rstrip("/").rpartition("/")[2]
    rooms = ["?as=faces", "?as=list", "versions/", "versions/1/", "pick/", "put-back/", "settings/",
             "delete/"]  # fmt: skip
    found += [fault for room in rooms for fault in faults(page, deck + room)]
    add(page, deck, "dalek") if look is LOOKS[0] else None
    others = [f"import/?deck={number}&again=1", f"compare/?a={number}@1&b={stock}", ""]
    found += [fault for other in others for fault in faults(page, f"/decks/{other}")]
    assert found == []
