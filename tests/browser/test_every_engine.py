"""A game with an engine has all rooms: matchup, gauntlet, replay and solver, none named in code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.usefixtures("worker")
LONG = 90_000


def play(page: Page) -> None:
    """Four games of uniform play with the decks that are chosen, to their result."""
    for choice in page.locator("select[name$=agent]").all():
        choice.select_option("uniform")
    page.get_by_label(re.compile("^Games")).first.fill("4")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile(r"/arena/[\w-]{20,}/$"))
    expect(page.locator(".conclusion")).to_be_visible(timeout=LONG)


def test_a_matchup_and_its_replay(page: Page, member: str) -> None:
    page.goto("/arena/new/?game=whoccg")
    page.locator("[name=first]").select_option(label="Daleks over Earth")
    page.locator("[name=second]").select_option(label="UNIT files")
    play(page)
    expect(page.locator(".stats")).to_contain_text("Aborted")
    page.get_by_role("link", name="The first game").click()
    told = page.locator(".step-told")
    expect(told).to_contain_text("Step 0 of")
    page.keyboard.press("End")
    expect(page.locator(".replay .note")).to_contain_text("Why it ended")
    faces = page.locator(".laid-card img")
    expect(faces.first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert faces.evaluate_all("all => all.every((one) => one.complete && one.naturalWidth > 0)")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    page.get_by_role("link", name="Text only").click()
    expect(page.locator(".seat-text").first).to_be_visible()


def test_a_gauntlet(page: Page, member: str) -> None:
    page.goto("/arena/new/?game=whoccg&kind=gauntlet")
    page.locator("[name=first]").select_option(label="Daleks over Earth")
    for other in ("UNIT files", "Web of plots"):
        page.get_by_role("checkbox", name=other).check()
    play(page)
    expect(page.get_by_role("main")).to_contain_text("Web of plots")


def test_the_best_deck_is_proved_and_kept(page: Page, member: str) -> None:
    page.goto("/proposals/new/whoccg/")
    page.get_by_label("Every card of the game").check()
    page.get_by_role("button", name="Ask for it").click()
    expect(page.get_by_role("heading", name="What each card contributes")).to_be_visible(
        timeout=LONG
    )
    page.get_by_role("button", name="Make it a deck of mine").click()
    page.wait_for_url("**/decks/*/")
    expect(page.get_by_role("main")).to_contain_text("Legal")


FOUR = (
    "The Cyberplanner's game", "Davros steals the sky", "Gallifrey returns", "Paradox and stone",
)  # fmt: skip


def test_four_villains_at_one_table(page: Page, member: str) -> None:
    page.goto("/arena/new/?game=nemesis&kind=multiplayer")
    for name in FOUR:
        page.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    play(page)
    main = page.get_by_role("main")
    for name in FOUR:
        expect(main).to_contain_text(name)
    page.get_by_role("link", name="The first game").click()
    expect(page.locator(".step-told")).to_contain_text("Step 0 of")
    page.keyboard.press("End")
    expect(page.locator(".replay .note")).to_contain_text("Why it ended")
    expect(page.locator(".laid-card img").first).to_be_visible()
    expect(page.get_by_text("Nemesis Deck").first).to_be_visible()
    page.get_by_role("link", name="Text only").click()
    expect(page.locator(".seat-text")).to_have_count(4)


def test_a_villains_deck_is_proposed(page: Page, member: str) -> None:
    page.goto("/proposals/new/nemesis/")
    page.get_by_label("Every card of the game").check()
    page.get_by_role("button", name="Ask for it").click()
    expect(page.get_by_role("heading", name="What each card contributes")).to_be_visible(
        timeout=LONG
    )
    page.get_by_role("button", name="Make it a deck of mine").click()
    page.wait_for_url("**/decks/*/")
    expect(page.get_by_role("main")).to_contain_text("Legal")
