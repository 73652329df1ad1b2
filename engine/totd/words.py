"""The fields of options and events in words."""

from __future__ import annotations

from engine.totd import board, codes, phrases
from engine.totd.state import State

FACES = ("a question mark", "the TARDIS")


def word(s: State, field: str, value: int) -> str:
    """One field of a sentence."""
    if field == "card":
        return s.box.designs[s.design[value]].name
    if field == "design":
        return s.box.designs[value].name
    if field == "spot":
        return spot_name(s, board.card_at(value), board.zone_at(value))
    if field in ("seat", "other"):
        return s.names[value]
    if field == "colour":
        return codes.COLOURS[value]
    if field == "symbol":
        return codes.SYMBOLS[value].capitalize()
    if field == "deck":
        return "Earth" if value == codes.EARTH_DECK else "alien"
    if field == "pool":
        return pool_name(s, value)
    if field == "dice":
        return dice_names(s, value)
    if field == "choice":
        return cost_name(s, value)
    if field == "face":
        return FACES[value]
    if field == "space":
        return space_name(s, value)
    if field == "tokens":
        return "1 token" if value == 1 else f"{value} tokens"
    if field == "count":
        return "1 die" if value == 1 else f"{value} dice"
    return str(value)


def space_name(s: State, space: int) -> str:
    """A space of the web of time."""
    named = {s.box.skaro: "Skaro", s.box.earth: "Earth", s.box.gallifrey: "Gallifrey"}
    return named.get(space, f"space {space}")


def spot_name(s: State, card: int, zone: int) -> str:
    """A zone of a location; zones of one kind are told apart by their place."""
    printed = board.design(s, card)
    if board.is_anomaly(s, card):
        return printed.name
    zones = printed.zones
    name = zones[zone] if zone < len(zones) else "?"
    if zones.count(name) > 1:
        name = f"{'first' if zone == 0 else 'second'} {name}"
    slots = s.slots[card]
    if zone < len(slots) and slots[zone] >= 0:
        dilemma = slots[zone]
        shown = s.known[dilemma] != 0
        what = board.design(s, dilemma).name if shown else "unknown dilemma"
        return f"{printed.name}, {name} ({what})"
    return f"{printed.name}, {name}"


def pool_name(s: State, pool: int) -> str:
    """Whose pool, where there are two."""
    if s.helper < 0:
        return ""
    return f" (pool of {s.names[s.helper if pool else s.active]})"


def dice_names(s: State, bits: int) -> str:
    """Some dice of the roll: their colours and what they show."""
    names: list[str] = []
    for k in range(len(s.dice_colour)):
        if bits >> k & 1:
            colour = codes.COLOURS[s.dice_colour[k]]
            names.append(f"{colour} {codes.SYMBOLS[s.dice_symbol[k]].capitalize()}")
    return ", ".join(names)


def cost_name(s: State, choice: int) -> str:
    """One of the fail costs of the dilemma that was not solved."""
    for card in board.challenge_cards(s):
        fails = board.design(s, card).fails
        if choice < len(fails):
            return phrases.effect_words(fails[choice], phrases.FAIL_WORDS)
    return str(choice)
