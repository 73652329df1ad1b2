"""The rules text of a whole card: its abilities in words, and what its fields say as rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.whoccg.nouns import either, need
from engine.whoccg.sentences import ability_text, moment
from engine.whoccg.verbs.base import Verb
from engine.whoccg.verbs.overcome import Overcome
from engine.whoccg.verbs.plays_on import PlaysOn

FLAGS = (
    ("setup", "Plays during Set-Up."),
    ("starts_alone", "May start without a TARDIS."),
    ("base", "Base: Enemies may be played here after points were scored from a Goal."),
    ("open_to_enemies", "Enemies may be played here without a Goal."),
    ("as_tardis", "Cards that refer to a TARDIS may refer to this card."),
    ("stays", "Stays in play on the table."),
)
HOSTS = {"character": "a Character", "spacetime": "a Spacetime card", "table": "the table"}


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Verb]) -> list[str]:
    """One string for each paragraph, in the order in which a card shows them."""
    paragraphs: list[str] = []
    host = fields.get("host")
    narrowed = any(isinstance(ability, PlaysOn) for ability in abilities)
    if type_id == "condition" and host in HOSTS and not narrowed:
        paragraphs.append(f"Plays on {HOSTS[host]}.")
    if type_id == "artifact" and fields.get("user"):
        paragraphs.append(f"User: {fields['user']}.")
    paragraphs += [words for flag, words in FLAGS if fields.get(flag)]
    moments: list[str] = []
    for ability in abilities:
        opening = ""
        if isinstance(ability, Overcome) and "Puzzle" not in (fields.get("keywords") or ()):
            paragraphs.append(f"Overcome with {need(ability.need)}.")  # it stops nobody
            continue
        if type_id == "bang" and (ability.when or "bang") == "bang":
            # Its player picks one of several effects that share a moment.
            opening = "Or" if moment(ability) in moments else ""
            moments.append(moment(ability))
        paragraphs.append(ability_text(ability, opening))
    if fields.get("nemesis"):
        paragraphs.append(f"Nemesis: {fields['nemesis']}.")
    if fields.get("minion_of"):
        paragraphs.append(f"Minion of {either([str(name) for name in fields['minion_of']])}.")
    paragraphs += [f"Vortex: {entry}." for entry in fields.get("vortex") or ()]
    return paragraphs
