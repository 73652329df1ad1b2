"""The catalogue keeps every printed fact exactly, and marks every value of our own as ours."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from cards.catalogue.loader import CATALOGUES
from tests.engine.mmg.facts import EFFECTS, FACTS, LABELS

TABLES: dict[str, dict[str, Any]] = {
    table["id"]: table
    for path in sorted((CATALOGUES / "mmg" / "cards").glob("documented-*.toml"))
    for table in tomllib.loads(path.read_text(encoding="utf-8"))["card"]
}
GAME = tomllib.loads((CATALOGUES / "mmg" / "game.toml").read_text(encoding="utf-8"))
VALUES = ("zone", "race", "energy", "substance", "support")


def test_the_documented_cards_are_those_of_the_sources() -> None:
    assert set(TABLES) == set(FACTS)
    assert all(table["provenance"] in ("rulebook", "public") for table in TABLES.values())
    assert all(table["source"] for table in TABLES.values())


@pytest.mark.parametrize("card_id", list(FACTS))
def test_printed_facts_are_kept_and_ours_are_marked(card_id: str) -> None:
    table, fact = TABLES[card_id], FACTS[card_id]
    ours, fields = table.get("house", []), table.get("fields", {})
    assert fact.type in (None, table["type"])
    assert ("type" in ours) == (fact.type is None)
    for name in VALUES:
        known = getattr(fact, name)
        if known is not None:
            assert fields[name] == known, name
            assert name not in ours, name
        elif name in fields:
            assert name in ours, name
    if fact.unique is None:
        assert "unique" in ours or "unique" not in fields
    else:
        assert fields["unique"] == fact.unique and "unique" not in ours
    assert [printing.get("rarity") for printing in table["printing"]] == [fact.rarity]
    assert "solve" not in fields


@pytest.mark.parametrize("card_id", list(FACTS))
def test_documented_effects_are_as_told_and_ours_are_marked(card_id: str) -> None:
    table = TABLES[card_id]
    abilities = table.get("ability", [])
    if card_id in EFFECTS:
        assert abilities == [EFFECTS[card_id]]
    assert ("abilities" in table.get("house", [])) == bool(abilities and card_id not in EFFECTS)
    if card_id in LABELS:
        assert LABELS[card_id] in table["fields"]["label"]


@pytest.mark.rule("MMG-A06", "MMG-R03")
def test_rarities_are_the_printed_ones_and_every_house_card_has_one() -> None:
    letters = {rarity["id"]: rarity["letter"] for rarity in GAME["rarity"]}
    four = {"common": "C", "uncommon": "U", "rare": "R", "ultra-rare": "X"}
    assert four.items() <= letters.items()
    seen: dict[str, int] = {}
    for path in sorted((CATALOGUES / "mmg" / "cards").glob("house-*.toml")):
        for table in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            for printing in table["printing"]:
                assert printing["rarity"] in four, table["id"]
                seen[printing["rarity"]] = seen.get(printing["rarity"], 0) + 1
    assert set(seen) == set(four)
    assert seen["ultra-rare"] < seen["rare"] < sum(seen.values()) / 2


def _hue(colour: str) -> str:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    if max(red, green, blue) - min(red, green, blue) < 30:
        return "white" if min(red, green, blue) > 200 else "grey"
    if green > max(red, blue):
        return "green"
    if blue < 0.4 * min(red, green):
        return "yellow"
    if red > blue + 50:
        return "red"
    return "blue" if red < green else "purple"


@pytest.mark.rule("MMG-A08", "MMG-A09", "MMG-A10")
def test_frames_have_the_colours_of_the_rulebook() -> None:
    frames = {frame["when"]: _hue(frame["colour"]) for frame in GAME["frame"]}
    expected = {
        "type:creature zone:past": "green", "type:creature zone:present": "red",
        "type:creature zone:future": "blue", "type:creature zone:timeless": "white",
        "type:episode": "purple", "type:flash": "yellow", "type:resource": "grey",
        "type:time zone:past": "green", "type:time zone:present": "red",
        "type:time zone:future": "blue",
    }  # fmt: skip
    assert {when: frames[when] for when in expected} == expected
    assert not any("type:time" in when and "timeless" in when for when in frames)
