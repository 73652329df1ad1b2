"""Rule ids of the ledgers against the marks of the tests and the rules files."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from cards.construction.annotate import annotated, is_annotated
from cards.construction.ledger import ledger_ids, matching
from cards.construction.marks import marked_rules
from tests.cards.construction.stage import CATALOGUES, GAMES, game

LEDGERS = CATALOGUES.parent / "docs" / "rules"

SOURCE = '''
import pytest
rule = pytest.mark.rule
other = pytest.mark.slow

@pytest.mark.rule("RISK-D01", "RISK-D02")
def test_plain(): ...

@rule("RISK-D02")
async def test_alias(): ...

@rule("RISK-D03")
class TestGroup:
    @rule("RISK-D04")
    def test_inner(self): ...

    def helper(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("RISK-D05"))])
def test_parameters(n): ...

@rule("RISK-D06")
def helper(): ...

@other("RISK-D07")
def test_other_mark():
    """pytest.mark.rule("RISK-D08")"""
'''


def coverage(*arguments: str) -> str:
    out = StringIO()
    call_command("rules", "coverage", *arguments, stdout=out)
    return out.getvalue()


def test_every_construction_id_of_all_ledgers_is_tested() -> None:
    result = json.loads(coverage("--construction", "--strict", "--json"))
    assert sorted(result["games"]) == sorted(GAMES)
    for found in result["games"].values():
        assert found["untested"] == []
        assert found["ids"] == len(found["tested"]) > 20


@pytest.mark.parametrize("name", GAMES)
def test_every_construction_id_is_stated_by_a_rule_or_permits(name: str) -> None:
    rules = game(name).checker.rules
    ledger = rules.file.ledger
    ids = ledger_ids((LEDGERS / f"{name}.md").read_text(encoding="utf-8"))
    stated = {one for rule in rules.rules for one in (rule.id, *rule.covers)}
    assert stated.isdisjoint(ledger.permits)
    assert stated | set(ledger.permits) == set(matching(ids, ledger.construction))


def test_ledger_ids_open_a_paragraph_or_a_table_row() -> None:
    text = (
        "**RISK-D01** One. See RISK-D09.\n  reading: (R01) of **RISK-D02**\n"
        "| RISK-K01 | D01 | x |\n| id | RISK-K02 |\n**RISK-D01** again\n**Bold** text\n"
    )
    assert ledger_ids(text) == ["RISK-D01", "RISK-K01"]


def test_patterns_end_in_a_star_or_name_one_id() -> None:
    ids = ["RISK-D01", "RISK-D10", "RISK-S01"]
    assert matching(ids, ["RISK-D*"]) == ["RISK-D01", "RISK-D10"]
    assert matching(ids, ["RISK-S01", "RISK-D1"]) == ["RISK-S01"]


@pytest.fixture
def project(tmp_path: Path, settings: Any) -> Path:
    """A project with one game's ledger and a test file."""
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_some.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "tests" / "notes.py").write_text(SOURCE.replace("D0", "D1"), encoding="utf-8")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    for name in GAMES:
        (tmp_path / "docs" / "rules" / f"{name}.md").write_text("", encoding="utf-8")
    settings.BASE_DIR = tmp_path
    return tmp_path


def ledger(project: Path, *ids: str) -> None:
    text = "".join(f"**{one}** Something.\n" for one in ids)
    (project / "docs" / "rules" / "risk.md").write_text(text, encoding="utf-8")


def test_marks_are_read_from_tests_only(project: Path) -> None:
    where = "tests/deep/test_some.py::"
    assert marked_rules(project / "tests") == {
        "RISK-D01": [f"{where}test_plain"],
        "RISK-D02": [f"{where}test_plain", f"{where}test_alias"],
        "RISK-D03": [f"{where}TestGroup::test_inner"],
        "RISK-D04": [f"{where}TestGroup::test_inner"],
        "RISK-D05": [f"{where}test_parameters"],
    }


def test_ids_without_a_test_are_listed(project: Path) -> None:
    ledger(project, "RISK-D01", "RISK-D02", "RISK-D03", "RISK-D04", "RISK-D05", "RISK-D06")
    assert coverage("--game", "risk").splitlines() == [
        "risk: 6 ids, 5 tested, 1 without a test",
        "  RISK-D06",
    ]
    found = json.loads(coverage("--game", "risk", "--json"))
    assert found["games"]["risk"]["untested"] == ["RISK-D06"]
    with pytest.raises(SystemExit) as stopped:
        coverage("--game", "risk", "--strict")
    assert stopped.value.code == 1


def test_construction_leaves_out_other_ids(project: Path) -> None:
    ids = ("RISK-D01", "RISK-D02", "RISK-D03", "RISK-D04", "RISK-D05")
    ledger(project, *ids, "RISK-T01")
    assert "1 without" in coverage("--game", "risk")
    assert "5 ids, 5 tested, 0 without" in coverage("--game", "risk", "--construction", "--strict")


def test_a_mark_that_no_ledger_has_is_named(project: Path) -> None:
    ledger(project, "RISK-D01", "RISK-D02", "RISK-D03", "RISK-D04")
    shown = coverage("--game", "risk")
    assert "no ledger has RISK-D05, marked in tests/deep/test_some.py::test_parameters" in shown
    with pytest.raises(SystemExit):
        coverage("--strict")


def test_unknown_games_and_missing_ledgers_are_refused(project: Path) -> None:
    with pytest.raises(CommandError, match=r"expected a game among .*risk.*, got 'chess'"):
        coverage("--game", "chess")
    (project / "docs" / "rules" / "risk.md").unlink()
    with pytest.raises(CommandError, match=r"expected the ledger .*risk\.md, found none"):
        coverage("--game", "risk")


def annotate(*arguments: str) -> str:
    out = StringIO()
    call_command("rules", "annotate", *arguments, stdout=out, stderr=out)
    return out.getvalue()


def test_ledgers_that_name_their_tests_name_the_right_ones() -> None:
    annotate("--strict")
    text = (LEDGERS / "mmg.md").read_text(encoding="utf-8")
    assert is_annotated(text)
    assert "no test yet" not in text
    assert "\n- MMG-X13: tests/engine/mmg/test_examples.py `test_julie_and_steve`\n" in text


def test_annotating_twice_is_annotating_once_and_moves_no_rule() -> None:
    ledger = "# Rules\n\n**RISK-D01** One.\n\n| RISK-K01 | D01 | x |\n"
    once = annotated(ledger, {"RISK-D01": ["tests/a.py::test_b", "tests/a.py::test_c"]})
    assert once.startswith(ledger)
    assert once.endswith("- RISK-D01: tests/a.py `test_b`, `test_c`\n- RISK-K01: no test yet\n")
    assert annotated(once, {}).count("no test yet") == 2
    assert ledger_ids(once) == ledger_ids(ledger)
    assert not is_annotated(ledger)


def test_a_stale_ledger_is_told(project: Path) -> None:
    ledger(project, "RISK-D01")
    assert "out of date" not in annotate("--strict")  # no ledger has the list yet
    assert annotate("--game", "risk") == "risk: written\n"
    assert annotate("--game", "risk") == "risk: unchanged\n"
    path = project / "docs" / "rules" / "risk.md"
    path.write_text(path.read_text(encoding="utf-8").replace("test_plain", "test_gone"))
    with pytest.raises(SystemExit):
        annotate("--strict")
