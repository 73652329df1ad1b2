"""A real server on a database of its own, and a real chromium that looks at it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.conftest import unavailable

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
# The answers that tests provoke, and requests of htmx that end because the page is left.
HARMLESS = ("Failed to load resource", "htmx:afterRequest", "htmx:sendAbort")
PASSWORD = "correct-horse-9"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site_env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a site prepared from nothing; commands run with it act on that site."""
    data = tmp_path_factory.mktemp("site")
    env = {**os.environ, "DATA_DIR": str(data), "DJANGO_SETTINGS_MODULE": "config.settings"}
    for name in ("SECRET_KEY", "DATABASE_URL", "CELERY_BROKER_URL"):
        env.pop(name, None)
    subprocess.run(
        [sys.executable, "manage.py", "prepare"], cwd=ROOT, env=env, check=True, capture_output=True
    )
    return env


@pytest.fixture(scope="session")
def server(site_env: dict[str, str]) -> Iterator[str]:
    """The site as `make run` serves it: prepared from nothing, behind gunicorn."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    path = Path(site_env["DATA_DIR"]) / "server.log"
    log = path.open("w")
    process = subprocess.Popen(
        [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}",
         "--workers", "1", "--threads", "8"],
        cwd=ROOT, env=site_env, stdout=log, stderr=log,
    )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(150):
            try:
                urllib.request.urlopen(address, timeout=2)
                break
            except OSError:
                assert process.poll() is None, path.read_text()
                time.sleep(0.2)
        yield address
    finally:
        process.terminate()
        process.wait(10)
        log.close()


@pytest.fixture(scope="session")
def worker(site_env: dict[str, str]) -> Iterator[None]:
    """The worker beside the server, for tests that have something computed."""
    with (Path(site_env["DATA_DIR"]) / "worker.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "celery", "-A", "config", "worker", "--loglevel", "warning",
             "--without-gossip", "--without-mingle", "--without-heartbeat"],
            cwd=ROOT, env=site_env, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
        yield
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        unavailable("chromium is not installed")
    # Playwright keeps an event loop in this thread, and Django would take the tests that follow in
    # the same process for asynchronous code.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_context(chromium: Browser, server: str) -> Iterator[Callable[..., BrowserContext]]:
    """Make browser profiles that do not share cookies."""
    made: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        context = chromium.new_context(base_url=server, **options)
        context.set_default_timeout(10_000)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Iterator[Page]:
    """A page whose console must stay free of errors: that includes every breach of the CSP."""
    page = new_context(viewport={"width": 1280, "height": 900}).new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on(
        "console",
        lambda message: (
            errors.append(message.text)
            if message.type == "error" and not any(part in message.text for part in HARMLESS)
            else None
        ),
    )
    yield page
    assert errors == []


_made = 0


def sign_up(page: Page) -> str:
    """Create a fresh account through the site and return its name."""
    global _made
    _made += 1
    name = f"member{os.getpid()}x{_made}"
    page.goto("/account/signup/")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password (again)").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    page.wait_for_url("**/")
    return name


@pytest.fixture
def member(page: Page) -> str:
    """The name of an account that `page` is logged in to."""
    return sign_up(page)
