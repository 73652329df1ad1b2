"""The fields of options and events as they stand in a sentence."""

from __future__ import annotations

from engine.kernel import english
from engine.risk.state import State

MILLION = 1_000_000


def daleks(count: int) -> str:
    """So many Daleks.

    >>> daleks(1), daleks(3)
    ('1 Dalek', '3 Daleks')
    """
    return english.counted(count, "Dalek")


def signed(millionths: int) -> str:
    """Daleks of luck, good or bad, with two places.

    >>> signed(1250000), signed(-80000)
    ('1.25 Daleks of good luck', '0.08 Daleks of bad luck')
    """
    kind = "good" if millionths >= 0 else "bad"
    return f"{abs(millionths) / MILLION:.2f} Daleks of {kind} luck"


def army(s: State, number: int) -> str:
    """An army by the name of its colour, and whether it is neutral."""
    colour = s.colours[number]
    name = s.box.army_names[colour] if colour >= 0 else f"Army {number + 1}"
    return f"the neutral {name}" if number >= s.seats else f"the {name}"


def _dice(digits: int) -> str:
    return english.joined(list(str(digits)))


def word(s: State, field: str, value: int) -> str:
    """One field in words."""
    if field in ("daleks", "count", "force"):
        return daleks(value)
    if field in ("territory", "origin", "target", "place"):
        return s.box.board.names[value]
    if field in ("player", "loser"):
        return s.names[value]
    if field == "army":
        return f"the {s.box.army_names[value]}" if not s.cards else army(s, value)
    if field == "side":
        return english.capital(army(s, value))
    return _card_word(s, field, value)


def _card_word(s: State, field: str, value: int) -> str:
    if field == "card":
        return s.box.card_names[s.design[value]]
    if field == "stake":
        design = s.design[value]
        return f"{s.box.card_names[design]} ({english.counted(s.box.stars[design], 'star')})"
    if field == "mission":
        design = s.design[value]
        return f"{s.box.card_names[design]} for {daleks(s.box.daleks[design])}"
    if field == "stars":
        return english.counted(value, "star")
    if field == "dice":
        return english.counted(value, "die", "dice")
    if field == "cards":
        return english.counted(value, "card")
    if field == "doctor":
        return (
            english.ordinal(value).capitalize()
            if value < 10
            else {10: "Tenth", 11: "Eleventh"}[value]
        )
    if field in ("attack", "defence"):
        return _dice(value)
    if field == "luck":
        return signed(value)
    if field == "expected":
        return f"{value / MILLION:+.2f} Daleks"
    return str(value)
