"""manage.py matchup: inline and through the queue, the same games; bad input told in full."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from arena.models import Contest
from tests.arena.conftest import work_off

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]


def deck(name: str) -> str:
    path: Path = settings.CATALOGUE_DIR / "mmg" / "decks" / f"{name}.txt"
    return str(path)


def run(*arguments: str, **options: Any) -> str:
    out, errors = io.StringIO(), io.StringIO()
    call_command("matchup", *arguments, stdout=out, stderr=errors, **options)
    return out.getvalue()


TWO = (deck("dalek-rush"), deck("unit-wall"))
SMALL = ("--game", "mmg", "--games", "8", "--agents", "uniform,uniform", "--seed", "7")


def test_inline_and_queue_give_the_same_json(alice: User) -> None:
    inline = json.loads(run(*TWO, *SMALL, "--json"))
    started = json.loads(run(*TWO, *SMALL, "--json", "--queue", "--owner", "alice"))
    work_off()
    contest = Contest.objects.get(token=started["token"])
    assert contest.owner == alice
    assert inline["result"] == contest.job.result
    assert inline["setup"] == contest.job.params


def test_the_finding_in_words() -> None:
    told = run(*TWO, *SMALL)
    assert told.startswith("seed 7, 8 games\n")
    assert "Dalek rush (uniform) against UNIT wall (uniform):" in told
    field = run(*TWO, deck("web-of-time"), *SMALL[:-4], "--agents", "uniform", "--round-robin",
                "--seed", "7")  # fmt: skip
    assert "  1. " in field and "mix: " in field


def test_bad_input_is_told_in_full_and_ends_with_2(tmp_path: Path) -> None:
    stump = tmp_path / "stump.txt"
    stump.write_text("4 Dalek\n")
    errors = io.StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("matchup", TWO[0], str(stump), *SMALL, stderr=errors)
    assert ended.value.code == 2
    assert "stump: " in errors.getvalue() and "MMG-D01" in errors.getvalue()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((*TWO, "--game", "mmg", "--agents", "greedy,greedy,greedy"), "one agent or 2"),
        ((TWO[0], "no-such-file.txt", "--game", "mmg"), "cannot be read"),
        ((*TWO,), "expected --game"),
        ((*TWO, "--game", "mmg", "--queue", "--owner", "nobody"), "name of a member"),
    ],
)
def test_wrong_arguments_are_explained(arguments: tuple[str, ...], said: str) -> None:
    with pytest.raises(CommandError, match=said):
        run(*arguments)
