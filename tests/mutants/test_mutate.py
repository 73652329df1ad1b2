"""The tool that makes mutants: what it changes, what it leaves alone, how it names them."""

from __future__ import annotations

import ast

from tests.mutants.__main__ import all_mutants, equivalents, modules
from tests.mutants.mutate import mutants, mutated

SOURCE = '''
class Zone:
    def room(self, cards: int) -> bool:
        """Six cards at most (P14)."""
        if cards >= 6 and not self.full:
            s.note(1, 2)
            self.close()
            return False
        return cards + 1 < 6

    def gain(self) -> int:
        return 1 + 1
'''


def test_conditions_numbers_and_statements_are_changed() -> None:
    found = {mutant.key.removeprefix("zone.Zone.room: ") for mutant in mutants("zone", SOURCE)}
    assert found == {
        "cards >= 6 and (not self.full) -> not (cards >= 6 and (not self.full))",
        "cards >= 6 and (not self.full) -> cards >= 6 or not self.full",
        "cards >= 6 -> cards > 6",
        "6 -> 7",
        "6 -> 7 #2",
        "not self.full -> self.full",
        "self.close() -> pass",
        "False -> True",
        "cards + 1 < 6 -> cards + 1 <= 6",
        "cards + 1 -> cards - 1",
        "1 -> 0",
    }


def test_a_mutant_knows_the_rules_that_its_function_names() -> None:
    assert {mutant.rules for mutant in mutants("zone", SOURCE)} == {("P14",)}


def test_each_mutant_is_another_program() -> None:
    plain = ast.unparse(ast.parse(SOURCE))
    programs = [ast.unparse(mutated(SOURCE, m.number)) for m in mutants("zone", SOURCE)]
    assert len(set(programs)) == len(programs)
    assert plain not in programs


def test_names_of_mutants_are_unique_and_every_equivalent_is_one_of_them() -> None:
    left_out = ["constants", "options", "state", "fields"]
    assert "combat" in modules("mmg", left_out)
    assert not set(left_out) & set(modules("mmg", left_out))
    keys = [mutant.key for mutant in all_mutants("mmg", left_out)]
    assert len(set(keys)) == len(keys)
    assert set(equivalents("mmg")) <= set(keys)
    assert all(len(reason) > 20 for reason in equivalents("mmg").values())
