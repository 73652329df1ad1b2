"""The catalogue keeps what is publicly known of the Dr. Who CCG, and marks the rest as ours."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from cards.catalogue.loader import CATALOGUES

TABLES: dict[str, dict[str, Any]] = {
    table["id"]: table
    for path in sorted((CATALOGUES / "whoccg" / "cards").glob("documented-*.toml"))
    for table in tomllib.loads(path.read_text(encoding="utf-8"))["card"]
}
HOUSE: list[dict[str, Any]] = [
    table
    for path in sorted((CATALOGUES / "whoccg" / "cards").glob("house-*.toml"))
    for table in tomllib.loads(path.read_text(encoding="utf-8"))["card"]
]

# Documented type by card; every other documented card has a type of ours.
TYPES = {
    "the-doctor-interfering-timelord": "tardis-character",
    "the-doctor-disarming-clown": "tardis-character",
    "tardis-secondary-control-room": "tardis",
    "the-masters-tardis": "artifact",
    "dalek-timeship": "artifact",
    "dice-pool": "condition",
    "omegas-world": "spacetime",
    "zeta-minor": "spacetime",
    "plus-one-second": "spacetime",
    "earth": "spacetime",
    "traken": "spacetime",
    "skaro": "spacetime",
    "gallifrey": "spacetime",
    "logical-gate": "condition",
    "political-intrigue": "condition",
    "primitive-equipment": "condition",
    "hallucinations": "condition",
    "corridors": "condition",
    "heavy-decisions": "condition",
    "childish-stratagem": "condition",
    "financial-domination": "goal",
    "end-of-the-world": "goal",
    "hijack-ship": "goal",
    "boss": "enemy",
}
UNTYPED = {
    "sarah-jane-smith-plucky-young-girl", "k9-mark-i", "k9-mark-ii", "k9-mark-iii", "son-of-mine",
    "scarecrows", "iris-wildthyme", "torchwood-hub", "rift-activity", "mini-scope", "telos",
    "cybermen-reborn", "secret-plans", "misjump", "message-from-the-past", "babel-masters",
    "conquer-universe", "all-your-base-are-belong-to-us", "break-conditioning", "new-companion",
    "whodunit", "sally-sparrow",
}  # fmt: skip
VALUES: dict[str, dict[str, Any]] = {
    "the-doctor-interfering-timelord": {"diamonds": 1},
    "the-doctor-disarming-clown": {"diamonds": 1},
    "omegas-world": {"era": "anti-matter"},
    "zeta-minor": {"era": "anti-matter"},
    "earth": {"place": "Earth", "era": "present"},
    "traken": {"place": "Traken", "era": "present"},
    "skaro": {"place": "Skaro", "era": "present"},
    "gallifrey": {"place": "Gallifrey", "era": "gallifrey"},
    "the-masters-tardis": {"as_tardis": True},
    "dalek-timeship": {"as_tardis": True},
    "conquer-universe": {"counts_as": ["all-your-base-are-belong-to-us"]},
    "all-your-base-are-belong-to-us": {"counts_as": ["conquer-universe"]},
    "iris-wildthyme": {"setup": True, "substitute": True},
    "torchwood-hub": {"setup": True, "substitute": True},
    "rift-activity": {"setup": True, "substitute": True},
    "mini-scope": {"setup": True},
}
for puzzle in (
    "logical-gate", "political-intrigue", "primitive-equipment", "hallucinations", "corridors",
    "heavy-decisions", "childish-stratagem",
):  # fmt: skip
    VALUES[puzzle] = {"keywords": ["Puzzle"]}
EFFECTS: dict[str, list[dict[str, Any]]] = {
    "omegas-world": [
        {
            "verb": "same_era",
            "when": "continuous",
            "era": "gallifrey",
            "target": {"pick": "self"},
        }
    ],
    "telos": [{"verb": "hold", "of": {"species": ["Cyberman"]}, "how": "here"}],
    "tardis-secondary-control-room": [
        {"verb": "hold", "of": {"type": ["artifact"]}, "how": "here"}
    ],
    "dice-pool": [{"verb": "dice_pool"}],
    "heavy-decisions": [{"verb": "overcome", "need": {"traits": {"History": 1}}}],
    "son-of-mine": [
        {
            "verb": "discard",
            "when": "arrives",
            "needs": {
                "none_of": [
                    {"at": {"place": ["Earth"], "era": ["victorian"]}},
                    {
                        "has": [
                            {
                                "of": {
                                    "species": ["Family of Blood"],
                                    "side": "own",
                                    "where": "here",
                                    "other": True,
                                }
                            }
                        ]
                    },
                ]
            },
            "target": {"pick": "self"},
        }
    ],
}
"""Effects of which a source tells all that the ability says."""


def test_the_documented_cards_are_those_of_the_sources() -> None:
    assert set(TABLES) == set(TYPES) | UNTYPED
    assert all(table["provenance"] in ("rulebook", "public") for table in TABLES.values())
    assert all(table["source"] for table in TABLES.values())
    assert all(table["provenance"] == "house" for table in HOUSE)


@pytest.mark.parametrize("card_id", sorted(TABLES))
def test_documented_facts_are_kept_and_ours_are_marked(card_id: str) -> None:
    table = TABLES[card_id]
    ours, fields = table.get("house", []), table.get("fields", {})
    assert ("type" in ours) == (card_id in UNTYPED)
    assert table["type"] == TYPES.get(card_id, table["type"])
    known = VALUES.get(card_id, {})
    for name, value in known.items():
        assert fields[name] == value, name
        assert name not in ours, name
    # Keywords and the set-up marks beside the documented ones follow from what a card does.
    unmarked = set(fields) - set(known) - set(ours) - {"keywords", "holds"}
    assert unmarked == set()


@pytest.mark.parametrize("card_id", sorted(TABLES))
def test_documented_effects_are_as_told_and_ours_are_marked(card_id: str) -> None:
    table = TABLES[card_id]
    abilities = table.get("ability", [])
    if card_id in EFFECTS:
        assert abilities == EFFECTS[card_id]
    assert ("abilities" in table.get("house", [])) == bool(abilities and card_id not in EFFECTS)


def test_what_the_articles_tell_of_reaching_and_overcoming() -> None:
    reach = {ability["verb"]: ability for ability in TABLES["financial-domination"]["ability"]}
    assert reach["reach"]["need"]["traits"] == {"Computers": 3}
    gate = TABLES["logical-gate"]["ability"][0]["need"]["any_of"]
    assert gate == [{"traits": {"Computers": 3}}, {"total": {"brains": 30}}]
    corridors = TABLES["corridors"]["ability"][0]["need"]["any_of"]
    assert {trait for part in corridors for trait in part["traits"]} == {"Tracking", "Running"}
    boss = TABLES["boss"]["fields"]["traits"]
    assert not {"Tracking", "Running"} & set(boss)
