"""Stylesheets: one a component, none too long, served as bundles that hold all their parts."""

from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from config import style_bundles

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 400


def test_no_stylesheet_is_too_long() -> None:
    paths = sorted((ROOT / "static").rglob("*.css"))
    assert len(paths) > 20
    sizes = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert {name: size for name, size in sizes.items() if size > LONGEST} == {}


@pytest.mark.parametrize("name", sorted(style_bundles.bundles()))
def test_a_bundle_holds_its_parts_in_order(name: str) -> None:
    found = finders.find(name)
    assert isinstance(found, str)
    text = Path(found).read_text(encoding="utf-8")
    starts = [
        text.index(part.read_text(encoding="utf-8").strip())
        for part in style_bundles.bundles()[name]
    ]
    assert starts == sorted(starts)


def test_a_changed_part_changes_its_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    part = tmp_path / "part.css"
    part.write_text("a { color: red; }")
    monkeypatch.setattr(style_bundles, "bundles", lambda: {"css/trial.css": [part]})
    finder = style_bundles.BundleFinder()
    assert "red" in Path(finder.find("css/trial.css")).read_text(encoding="utf-8")
    part.write_text("a { color: blue; }")
    assert "blue" in Path(finder.find("css/trial.css")).read_text(encoding="utf-8")
    assert finder.find("css/other.css") == []


def test_a_missing_part_is_an_error_of_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = style_bundles.FOLDER / "absent.css"
    monkeypatch.setattr(style_bundles, "bundles", lambda: {"css/trial.css": [absent]})
    (problem,) = style_bundles.BundleFinder().check()
    assert "absent.css" in problem.msg


def test_every_stylesheet_of_the_templates_exists() -> None:
    import re

    for path in sorted((ROOT / "templates").rglob("*.html")):
        for name in re.findall(r'"(css/[^"]+\.css)"', path.read_text(encoding="utf-8")):
            assert finders.find(name), f"{path.name}: {name}"


@pytest.mark.django_db
def test_a_page_loads_one_bundle_of_the_site(client: Client) -> None:
    page = client.get("/games/").content.decode()
    assert page.count('rel="stylesheet"') == 1 and "css/site.css" in page
