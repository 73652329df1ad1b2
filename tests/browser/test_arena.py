"""Matchups in a real browser with a real worker: started, watched, cancelled, shared, replayed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import sign_up
from tests.browser.test_axe import LOOKS, faults

pytestmark = pytest.mark.usefixtures("worker")
LONG = 60_000


def ask(page: Page, games: int, agent: str = "uniform", seed: int = 7) -> None:
    """Fill in the form for a matchup of two stock decks, and send it."""
    page.goto("/arena/new/")
    page.locator("[name=first]").select_option(label="Dalek rush")
    page.locator("[name=second]").select_option(label="UNIT wall")
    for name in ("first_agent", "second_agent"):
        page.locator(f"[name={name}]").select_option(agent)
    page.get_by_label("Games", exact=True).fill(str(games))
    page.get_by_label("Seed", exact=True).fill(str(seed))
    page.get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile(r"/arena/[\w-]{20,}/$"))


def finding(page: Page) -> None:
    """Wait for the result; the page brings it by itself."""
    expect(page.locator(".conclusion")).to_be_visible(timeout=LONG)


def play(page: Page, games: int = 12) -> str:
    ask(page, games)
    finding(page)
    return page.url


def test_a_matchup_of_a_thousand_games_is_watched_to_its_chart(page: Page, member: str) -> None:
    ask(page, 1000, "greedy")
    progress = page.locator(".contest-progress progress")
    expect(progress).to_have_attribute("max", "1000", timeout=LONG)
    expect(progress).to_have_attribute("value", re.compile(r"^[1-9]\d*$"), timeout=LONG)
    # The site answers other requests while the games are played.
    other = page.context.new_page()
    other.goto("/games/mmg/cards/zarbi/")
    expect(other.get_by_role("heading", name="Zarbi")).to_be_visible()
    expect(page.locator("#live")).to_contain_text("So far", timeout=LONG)
    other.close()
    finding(page)
    expect(page.locator(".arena-chart .columns rect").first).to_be_visible()
    expect(page.locator(".stats")).to_contain_text("Aborted")
    expect(page.locator(".card-table tbody tr").first).to_be_visible()
    page.get_by_role("link", name="Games drawn").click()
    expect(page.locator("th[aria-sort]")).to_have_text("Games drawn")


def test_a_running_matchup_is_cancelled_and_keeps_its_games(page: Page, member: str) -> None:
    ask(page, 20_000, "greedy")
    progress = page.locator(".contest-progress progress")
    expect(progress).to_have_attribute("value", re.compile(r"^[1-9]\d*$"), timeout=LONG)
    page.get_by_role("button", name="Cancel").click()
    finding(page)
    expect(page.locator("#main")).to_contain_text("Cancelled after")
    expect(page.locator("#main")).to_contain_text("of 20,000 games")


def test_an_illegal_deck_is_refused_with_its_problems(page: Page, member: str) -> None:
    page.goto("/arena/new/")
    page.locator("[name=second]").select_option(label="UNIT wall")
    page.get_by_text("Or paste a deck").first.click()
    page.locator("[name=first_text]").fill("4 Dalek")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#problems")).to_contain_text("Nothing was started")
    expect(page.locator("#problems")).to_contain_text("at least 55")
    expect(page.locator("[name=first_text]")).to_have_value("4 Dalek")


def test_a_shared_matchup_is_seen_by_link_and_a_private_one_is_not(
    page: Page, member: str, new_context: Callable[..., BrowserContext]
) -> None:
    address = play(page)
    visitor = new_context().new_page()
    answer = visitor.goto(address)
    assert answer is not None and answer.status == 404
    page.get_by_role("button", name="Share by link").click()
    shared = page.get_by_label("Whoever has this link can see it").input_value()
    answer = visitor.goto(shared)
    assert answer is not None and answer.status == 200
    expect(visitor.locator(".finding")).to_be_visible()
    expect(visitor.get_by_role("button", name="Make private")).to_have_count(0)
    visitor.get_by_role("link", name="The first game").click()
    expect(visitor.locator(".play-table")).to_be_visible()
    page.get_by_role("button", name="Make private").click()
    answer = visitor.goto(shared)
    assert answer is not None and answer.status == 404


def test_a_game_is_replayed_by_button_by_key_and_by_turn(page: Page, member: str) -> None:
    play(page)
    page.get_by_role("link", name="The first game").click()
    told = page.locator(".step-told")
    expect(told).to_contain_text("Step 0 of")
    page.get_by_role("link", name="Next", exact=True).click()
    expect(told).to_contain_text("Step 1 of")
    expect(page).to_have_url(re.compile(r"/games/1/1/$"))
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("Step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(told).to_contain_text("Step 1 of")
    page.locator("#turn").select_option("4")
    expect(told).to_contain_text("turn 4")
    expect(page.locator(".log-scroll .is-now").first).to_be_visible()
    # Every face is drawn.
    faces = page.locator(".laid-card img")
    expect(faces.first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert faces.evaluate_all("all => all.every((one) => one.complete && one.naturalWidth > 0)")
    page.keyboard.press("End")
    expect(page.locator(".replay .note")).to_contain_text("Why it ended")
    page.get_by_role("link", name="Text only").click()
    expect(page.locator(".seat-text").first).to_contain_text("Time cards:")
    expect(page.locator(".laid-card")).to_have_count(0)
    page.go_back()
    expect(page.locator(".replay .note")).to_contain_text("Why it ended")


def test_without_script_a_matchup_is_started_and_a_game_stepped_through(
    new_context: Callable[..., BrowserContext],
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    sign_up(page)
    ask(page, 8)
    for _ in range(120):
        if page.locator(".conclusion").count():
            break
        page.wait_for_timeout(250)
        page.reload()
    page.get_by_role("link", name="The first game").click()
    page.get_by_role("link", name="Next", exact=True).click()
    expect(page.locator(".step-told")).to_contain_text("Step 1 of")
    page.locator("#turn").select_option("3")
    page.get_by_role("button", name="Go").click()
    expect(page.locator(".step-told")).to_contain_text("turn 3")


def test_a_deck_is_tested_from_its_page_and_shows_its_record(page: Page, member: str) -> None:
    page.goto("/decks/stock/?game=mmg&q=cyber+siege")
    page.get_by_role("link", name="Cyber siege", exact=True).first.click()
    page.get_by_role("link", name="Test this deck").first.click()
    expect(page.locator("[name=first] option:checked")).to_have_text("Cyber siege")
    page.locator("[name=second]").select_option(label="UNIT wall")
    page.get_by_label("Games", exact=True).fill("8")
    page.get_by_role("button", name="Play").click()
    finding(page)
    page.locator(".entries").get_by_role("link", name="Cyber siege").click()
    expect(page.locator(".deck-record")).to_contain_text("UNIT wall")


@pytest.mark.parametrize("look", LOOKS, ids=["day-wide", "night-narrow"])
def test_axe_finds_nothing_on_the_pages_of_the_arena(
    new_context: Callable[..., BrowserContext], look: dict[str, object]
) -> None:
    page = new_context(**look).new_page()
    page.set_default_timeout(LONG)
    sign_up(page)
    duel = play(page, 8)
    page.goto("/arena/new/?kind=round_robin")
    for box in page.locator("[name=decks]").all()[4:]:
        box.uncheck()
    page.locator("[name=agent]").select_option("uniform")
    page.locator("[name=games]").fill("4")
    page.get_by_role("button", name="Play").click()
    finding(page)
    field = page.url
    addresses = [
        "/arena/", "/arena/new/", "/arena/new/?kind=gauntlet", duel, field, f"{field}pairs/1/",
        f"{duel}pairs/0/games/", f"{duel}pairs/0/games/1/12/",
        f"{duel}pairs/0/games/1/12/?view=text", f"{duel}delete/",
    ]  # fmt: skip
    assert [fault for address in addresses for fault in faults(page, address)] == []
