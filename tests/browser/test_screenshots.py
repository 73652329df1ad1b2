"""The pictures that the README shows, taken from the running site by `make screenshots`."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
PICTURES = {
    "cards.png": "/games/mmg/cards/?q=type%3Acreature+energy%3E%3D2",
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_readme_pictures(
    page: Page, name: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Without --screenshots the pictures go to a temporary folder, so that runs change no file."""
    folder = FOLDER if request.config.getoption("--screenshots") else tmp_path
    folder.mkdir(exist_ok=True)
    page.goto(PICTURES[name])
    page.screenshot(path=folder / name, clip={"x": 0, "y": 0, "width": 1280, "height": 660})
    assert (folder / name).stat().st_size > 20_000
