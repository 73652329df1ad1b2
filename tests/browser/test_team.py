"""A game that all play together: a team against the box, its replay, its odds and a proposal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from arena.odds.battle import chance
from arena.odds.pool import PoolForm, question
from engine.totd.question import ask
from tests.browser.test_every_engine import LONG, play
from tests.engine.odds.brute import Brute

pytestmark = pytest.mark.usefixtures("worker")


def test_a_team_against_the_box_and_its_replay(page: Page, member: str) -> None:
    page.goto("/arena/new/?game=totd&kind=alone")
    page.get_by_role("checkbox", name=re.compile("^First and Eleventh")).check()
    play(page)
    main = page.get_by_role("main")
    expect(main).to_contain_text("First and Eleventh")
    page.get_by_role("link", name=re.compile("first game", re.IGNORECASE)).first.click()
    expect(page.locator(".step-told")).to_contain_text("Step 0 of")
    page.keyboard.press("End")
    expect(page.locator(".replay .note")).to_contain_text("Why it ended")
    expect(main).to_contain_text("The web of time")


def test_the_odds_of_a_team(page: Page) -> None:
    """The number on the page is that of an enumeration."""
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
    by_hand = chance(float(Brute(ask(question(form.cleaned_data)).odds).chance()))
    expect(page.get_by_role("heading", name=f"The challenge is met {by_hand}")).to_be_visible()


def test_the_best_team_is_proved(page: Page, member: str) -> None:
    page.goto("/proposals/new/totd/")
    page.get_by_label("Every card of the game").check()
    page.get_by_role("button", name="Ask for it").click()
    expect(page.get_by_role("heading", name="What each card contributes")).to_be_visible(
        timeout=LONG
    )
