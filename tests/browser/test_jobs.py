"""Watching a job in a real browser while a real worker computes it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ROOT, sign_up
from tests.browser.test_axe import LOOKS, faults

START = """
import sys, django
django.setup()
from django.contrib.auth.models import User
from jobs import services
name, title, chunks, pause = sys.argv[1:]
params = {"chunks": int(chunks), "draws": 25, "rounds": 1, "pause_ms": int(pause)}
print(services.start("selftest", User.objects.get(username=name), params, 1, title=title).token)
"""

pytestmark = pytest.mark.usefixtures("worker")


@pytest.fixture
def start(site_env: dict[str, str]) -> Callable[..., str]:
    def start(name: str, title: str, chunks: int, pause_ms: int) -> str:
        done = subprocess.run(
            [sys.executable, "-c", START, name, title, str(chunks), str(pause_ms)],
            cwd=ROOT, env=site_env, check=True, capture_output=True, text=True,
        )  # fmt: skip
        return done.stdout.strip()

    return start


def test_a_job_is_watched_to_its_end_without_reloading(
    page: Page, member: str, start: Callable[..., str]
) -> None:
    token = start(member, "A long count", 30, 150)
    page.goto(f"/jobs/{token}/")
    told = page.locator(".job-told")
    expect(told).to_contain_text("of 750 draws, about")
    expect(page.get_by_role("progressbar")).to_be_visible()
    # The page is shown anew when the job is over: the result is there and nothing asks any more.
    expect(page.get_by_role("heading", name="Result")).to_be_visible(timeout=30_000)
    expect(told).to_contain_text("750 draws in")
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(2500)
    assert asked == []


def test_a_job_is_cancelled_and_taken_up_again_by_keyboard(
    page: Page, member: str, start: Callable[..., str]
) -> None:
    start(member, "A count to stop", 60, 100)
    page.goto("/jobs/")
    expect(page.locator(".job-told")).to_contain_text("draws, about")
    page.get_by_role("button", name="Cancel A count to stop").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("A count to stop is cancelled.")
    expect(page.locator(".job-told")).to_contain_text("Cancelled after")
    page.get_by_role("button", name="Take up A count to stop").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".job-told")).to_contain_text("1,500 draws in", timeout=30_000)
    # Buttons follow by themselves.
    expect(page.get_by_role("button", name="Cancel A count")).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS, ids=["day-wide", "night-narrow"])
def test_axe_finds_nothing_while_waiting_running_and_after(
    new_context: Callable[..., BrowserContext], look: dict[str, Any], start: Callable[..., str]
) -> None:
    page = new_context(**look).new_page()
    name = sign_up(page)
    assert faults(page, "/jobs/") == []
    done = start(name, "Quick", 1, 0)
    running, _waiting = start(name, "Slow", 60, 100), start(name, "In line", 1, 0)
    found = [
        fault
        for address in ("/jobs/", f"/jobs/{running}/", f"/jobs/{done}/")
        for fault in faults(page, address)
    ]
    page.goto("/jobs/")
    page.get_by_role("button", name="Cancel Slow").click()
    assert found + faults(page, "/jobs/") == []
