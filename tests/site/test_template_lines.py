"""Templates are read by people: no line is longer than a screen is wide."""

from pathlib import Path

TEMPLATES = Path(__file__).resolve().parents[2] / "templates"
WIDEST = 140


def test_no_line_of_a_template_is_too_long() -> None:
    paths = sorted(TEMPLATES.rglob("*.html"))
    assert len(paths) > 100
    long = [
        f"{path.relative_to(TEMPLATES)}:{number}: {len(line)} characters"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > WIDEST
    ]
    assert long == []
