"""A game with an engine has all rooms: matchup, gauntlet, replay and solver, none named in code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from arena.odds.battle import chance
from arena.odds.pool import PoolForm, question
from engine.totd.question import ask
from tests.engine.odds.brute import Brute

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


def test_a_team_against_the_box_and_its_replay(page: Page, member: str) -> None:
    """Doctors play together: how often they won, and the web of time in the replay."""
    page.goto("/arena/new/?game=totd&kind=alone")
    page.get_by_role("checkbox", name="First and Eleventh").check()
    play(page)
    expect(page.get_by_role("main")).to_contain_text("First and Eleventh")
    page.get_by_role("link", name=re.compile("first game", re.IGNORECASE)).first.click()
    expect(page.locator(".step-told")).to_contain_text("Step 0 of")
    page.keyboard.press("End")
    expect(page.locator(".replay .note")).to_contain_text("Why it ended")
    expect(page.get_by_role("main")).to_contain_text("The web of time")
    page.get_by_role("link", name="Text only").click()
    expect(page.get_by_role("main")).to_contain_text("TARDIS console of First Doctor")


def test_the_odds_of_a_team_and_the_best_re_roll(page: Page) -> None:
    """The numbers of the page are those of the engine, which equal enumeration."""
    page.goto("/games/totd/")
    page.get_by_role("link", name="Work out odds").click()
    page.get_by_label("Doctor", exact=True).select_option(label="First Doctor")
    page.get_by_label("Companion 1").select_option(label="Nobody")
    page.get_by_label("Sonic charges").fill("3")
    page.get_by_role("button", name="Work it out").click()
    fields = PoolForm.base_fields | PoolForm().fields
    given = {name: field.initial for name, field in fields.items()}
    form = PoolForm({**given, "doctor": "first-doctor", "companion_1": "", "charges": "3"})
    assert form.is_valid()
    asked = ask(question(form.cleaned_data))
    by_hand = chance(float(Brute(asked.odds).chance()))
    expect(page.get_by_role("heading", name=f"The challenge is met {by_hand}")).to_be_visible()


def test_the_best_team_is_proved_and_kept(page: Page, member: str) -> None:
    page.goto("/proposals/new/totd/")
    page.get_by_label("Every card of the game").check()
    page.get_by_role("button", name="Ask for it").click()
    expect(page.get_by_role("heading", name="What each card contributes")).to_be_visible(
        timeout=LONG
    )
