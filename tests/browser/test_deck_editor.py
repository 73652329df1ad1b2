"""Building decks as people do: by keyboard alone, in two tabs, on a bad line, without script."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ROOT, sign_up

# Makes a deck in the server's own database and prints its number.
SCRIPT = """
from django.contrib.auth.models import User
from cards.deck import Deck
from decks.services import lifecycle
owner = User.objects.get(username={owner!r})
print(lifecycle.create(owner, {game!r}, Deck.of({cards!r}), name="Test deck").pk)
"""
Cards = dict[str, dict[str, int]]
MakeDeck = Callable[..., str]


@pytest.fixture
def a_deck(server: str, tmp_path_factory: pytest.TempPathFactory) -> MakeDeck:
    """Make a deck for a member and give the address of its editor."""
    data = next(tmp_path_factory.getbasetemp().glob("site*"))

    def make(owner: str, cards: Cards | None = None, game: str = "mmg") -> str:
        script = SCRIPT.format(owner=owner, game=game, cards=cards or {})
        env = {**os.environ, "DATA_DIR": str(data), "DJANGO_SETTINGS_MODULE": "config.settings"}
        command = [sys.executable, "manage.py", "shell", "-v", "0", "-c", script]
        made = subprocess.run(
            command, cwd=ROOT, env=env, check=True, capture_output=True, text=True
        )
        return f"/decks/{made.stdout.split()[-1]}/edit/"

    return make


def verdict(page: Page) -> str:
    return page.locator(".editor-bar [data-verdict]").inner_text().strip()


def line(page: Page, card: str, section: str = "deck") -> str:
    return f"#line-{section}-{card} .line-count"


def saved(page: Page) -> None:
    expect(page.locator("#saved")).to_have_attribute("data-saved", "yes")


def test_a_legal_deck_from_nothing_by_keyboard_alone(
    page: Page, member: str, a_deck: MakeDeck
) -> None:
    page.goto(a_deck(member))
    keys = page.keyboard
    for zone in ("past", "present", "future"):
        for query, count in ((f"is:watcher zone:{zone}", "1"), (f"type:time zone:{zone}", "2")):
            keys.press("/")
            keys.type(query)
            # No waiting: keys pressed before the answer comes are meant for it.
            keys.press("Enter")
            keys.press(count)
            # One line, as in the search before; its count tells that this answer has come.
            expect(page.locator("#found [data-line]")).to_have_count(1)
            expect(page.locator("#found [data-line] [data-shown-count]")).to_have_text(count)
    keys.press("/")
    keys.type("type:creature zone:future -is:watcher")
    keys.press("Enter")
    for _ in range(12):
        keys.press("4")
        keys.press("ArrowDown")
    saved(page)
    expect(page.locator("#tab-size")).to_have_text("57")
    expect(page.locator(".editor-bar [data-verdict]")).to_have_text("Legal")
    expect(page.locator("#told")).to_contain_text("The deck is legal.")
    # One copy more by Enter breaks a limit, Delete mends it.
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(page.locator(".editor-bar [data-verdict]")).to_have_text("1 problem")
    keys.press("Delete")
    expect(page.locator(".editor-bar [data-verdict]")).to_have_text("Legal")
    page.reload()
    assert verdict(page) == "Legal"


def test_arrows_digits_and_the_way_back_to_the_box(
    page: Page, member: str, a_deck: MakeDeck
) -> None:
    page.goto(a_deck(member))
    keys = page.keyboard
    keys.press("/")
    expect(page.locator("#q")).to_be_focused()
    keys.press("ArrowDown")
    rows = page.locator("#found [data-line]")
    expect(rows.nth(0)).to_be_focused()
    keys.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    # Digits in quick succession are one number.
    keys.press("1")
    keys.press("2")
    expect(rows.nth(1).locator("[data-shown-count]")).to_have_text("12")
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    expect(page.locator("#q")).to_be_focused()
    # The deck is a list of its own: one row fewer moves the focus to its neighbour.
    keys.press("ArrowDown")
    keys.press("3")
    saved(page)
    keys.press("d")
    first = page.locator("#lines [data-line]").first
    expect(first).to_be_focused()
    keys.press("0")
    expect(page.locator("#lines [data-line]")).to_have_count(1)
    expect(page.locator("#lines [data-line]")).to_be_focused()
    keys.press("Escape")
    expect(page.locator("#q")).to_be_focused()


def test_the_legend_opens_with_a_question_mark(page: Page, member: str, a_deck: MakeDeck) -> None:
    page.goto(a_deck(member))
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    expect(page.locator("#keys")).to_contain_text("Set the number of copies")
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()


def test_undo_and_redo_by_key(page: Page, member: str, a_deck: MakeDeck) -> None:
    page.goto(a_deck(member, {"deck": {"zarbi": 1}}))
    page.get_by_role("button", name="One more Zarbi").last.click()
    expect(page.locator(line(page, "zarbi"))).to_have_text("2")
    page.keyboard.press("Control+z")
    expect(page.locator(line(page, "zarbi"))).to_have_text("1")
    expect(page.locator("#told")).to_contain_text("Undone: −1 Zarbi")
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(line(page, "zarbi"))).to_have_text("2")
    expect(page.locator("#step-redo")).to_be_disabled()


def test_quick_clicks_are_all_counted(page: Page, member: str, a_deck: MakeDeck) -> None:
    page.goto(a_deck(member, {"deck": {"zarbi": 1, "dalek": 1}}))
    page.evaluate(
        """() => { for (let n = 0; n < 10; n += 1) {
             document.getElementById("more-deck-zarbi").click();
             document.getElementById("more-deck-dalek").click();
           } }"""
    )
    expect(page.locator(line(page, "zarbi"))).to_have_text("11")
    expect(page.locator(line(page, "dalek"))).to_have_text("11")


def test_two_tabs_merge_and_name_what_changed_elsewhere(
    page: Page, member: str, a_deck: MakeDeck
) -> None:
    address = a_deck(member, {"deck": {"zarbi": 1, "dalek": 1}})
    page.goto(address)
    other = page.context.new_page()
    other.goto(address)
    other.locator("#more-deck-dalek").click()
    expect(other.locator(line(other, "dalek"))).to_have_text("2")
    page.locator("#more-deck-zarbi").click()
    expect(page.locator("[data-elsewhere]")).to_contain_text("+1 Dalek")
    expect(page.locator(line(page, "zarbi"))).to_have_text("2")
    expect(page.locator(line(page, "dalek"))).to_have_text("2")
    # The other tab learns of it as soon as it is looked at again.
    other.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(other.locator("[data-elsewhere]")).to_contain_text("+1 Zarbi")
    expect(other.locator(line(other, "zarbi"))).to_have_text("2")
    other.close()


def test_from_a_violation_to_its_cards(page: Page, member: str, a_deck: MakeDeck) -> None:
    page.goto(a_deck(member, {"deck": {"zarbi": 5, "dalek": 1}}))
    page.locator("[data-jump]", has_text=re.compile("Zarbi")).click()
    row = page.locator("#line-deck-zarbi")
    expect(row).to_be_focused()
    expect(row).to_have_class(re.compile("is-shown"))
    expect(page.locator("#told")).to_contain_text("Zarbi")
    page.keyboard.press("4")
    expect(page.locator("[data-jump]", has_text=re.compile("Zarbi"))).to_have_count(0)
    # What is missing is one click from a search for it.
    page.locator('[data-find="is:watcher zone:past"]').click()
    first = page.locator("#found [data-line]").first
    expect(first).to_be_focused()
    expect(first).to_contain_text("Watcher")
    page.keyboard.press("Enter")
    expect(page.locator('[data-find="is:watcher zone:past"]')).to_have_count(0)


def test_a_card_goes_to_the_section_that_is_chosen(
    page: Page, member: str, a_deck: MakeDeck
) -> None:
    page.goto(f"{a_deck(member, game='whoccg')}?q=type:spacetime")
    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    card = page.locator("#found [data-line]").first.get_attribute("data-card")
    page.keyboard.press("s")
    button = page.locator("#found .line-sections").first.get_by_role("button", name="Spacetimes")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#line-spacetimes-{card}")).to_be_visible()
    # And from there into the draw deck.
    page.locator(f"#line-spacetimes-{card}").focus()
    page.keyboard.press("s")
    page.keyboard.press("1")
    expect(page.locator(f"#line-deck-{card}")).to_be_visible()
    expect(page.locator(f"#line-spacetimes-{card}")).to_have_count(0)


def test_a_change_that_could_not_be_sent_is_kept(page: Page, member: str, a_deck: MakeDeck) -> None:
    page.goto(a_deck(member, {"deck": {"zarbi": 1}}))
    page.route("**/edit/change/", lambda route: route.abort())
    page.locator("#more-deck-zarbi").click()
    expect(page.locator("#saved")).to_contain_text("Not saved")
    page.unroute("**/edit/change/")
    page.get_by_role("button", name="Try again").click()
    saved(page)
    expect(page.locator(line(page, "zarbi"))).to_have_text("2")


def test_looking_at_a_card(page: Page, member: str, a_deck: MakeDeck) -> None:
    page.goto(a_deck(member, {"deck": {"zarbi": 1}}))
    page.locator("#line-deck-zarbi").focus()
    page.keyboard.press("i")
    expect(page.locator("#look")).to_be_visible()
    page.locator("#look").get_by_role("button", name="One more").click()
    expect(page.locator("#look .line-count")).to_have_text("2")
    page.keyboard.press("Escape")
    expect(page.locator(line(page, "zarbi"))).to_have_text("2")


def test_my_cards_is_remembered(page: Page, member: str, a_deck: MakeDeck) -> None:
    address = a_deck(member)
    page.goto(address)
    page.get_by_role("link", name="My cards").click()
    expect(page.locator("#found")).to_contain_text("Look among all cards")
    page.goto(address)
    expect(page.locator("#scope-mine")).to_have_attribute("aria-current", "true")


def test_numbers_follow_the_deck_and_hands_are_dealt_anew(
    page: Page, member: str, a_deck: MakeDeck
) -> None:
    page.goto(a_deck(member, {"deck": {"zarbi": 4, "dalek": 4, "yeti": 4}}))
    hand = page.locator("#hand .hand-faces > li")
    expect(hand).to_have_count(7)
    first = page.locator("#hand .hand-faces").inner_html()
    page.get_by_role("link", name="Draw one more").click()
    expect(hand).to_have_count(8)
    page.get_by_role("link", name="Deal again").click()
    expect(hand).to_have_count(7)
    assert page.locator("#hand .hand-faces").inner_html() != first
    page.locator("#odds-want").fill("zarbi")
    # 1 - C(8,7)/C(12,7) = 1 - 8/792
    expect(page.locator("#odds .odds-percent")).to_have_text("99.0 %")
    # Each change shows in the charts, and what was asked stays asked.
    page.locator("#more-deck-dalek").click()
    page.locator("#numbers").scroll_into_view_if_needed()
    expect(page.locator("#numbers")).to_contain_text("drawn from 13")
    expect(page.locator("#odds-want")).to_have_value("zarbi")


def test_adding_removing_and_undoing_without_script(
    new_context: Callable[..., BrowserContext], a_deck: MakeDeck
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{a_deck(sign_up(page))}?q=zarbi")
    page.get_by_role("button", name="One more Zarbi").first.click()
    page.get_by_role("button", name="One more Zarbi").first.click()
    expect(page.locator(line(page, "zarbi"))).to_have_text("2")
    expect(page.locator("#q")).to_have_value("zarbi")
    page.get_by_role("button", name="One fewer Zarbi").first.click()
    expect(page.locator(line(page, "zarbi"))).to_have_text("1")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(line(page, "zarbi"))).to_have_text("2")


@pytest.mark.parametrize(
    "look",
    [
        {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
        {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
        {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
        {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
    ],
    ids=["day-wide", "night-wide", "day-narrow", "night-narrow"],
)
def test_axe_finds_nothing(
    new_context: Callable[..., BrowserContext], a_deck: MakeDeck, look: dict[str, object]
) -> None:
    page = new_context(**look).new_page()
    name = sign_up(page)
    full = {"zarbi": 5, "dalek": 2, "time-past": 2, "the-watcher-past": 1}
    address = f"{a_deck(name, {'deck': full})}?want=zarbi"
    narrow = look["viewport"]["width"] == 390  # type: ignore[index]
    found: list[str] = []
    for show in ("list", "faces"):
        page.goto(f"{address}&show={show}")
        for tab in ("cards", "deck", "check", "numbers") if narrow else ("cards",):
            if narrow:
                page.locator(f'[data-tab="{tab}"]').click()
            if tab == "cards":
                page.locator(".filters summary").click()
            found += faults(page)
    if narrow:
        page.locator('[data-tab="deck"]').click()
    page.locator("#line-deck-zarbi").focus()
    page.keyboard.press("i")
    expect(page.locator("#look")).to_be_visible()
    found += faults(page)
    assert found == []


def faults(page: Page) -> list[str]:
    found = [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]}"
        for fault in Axe().run(page).response["violations"]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return [*found, f"{wide} pixels too wide"] if wide > 0 else found
