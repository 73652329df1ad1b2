"""Options and events in words, with what tells one card from another of its name."""

from __future__ import annotations

from engine.kernel.options import option_table
from engine.kernel.sentences import filled
from engine.nemesis.codes import LOCATION, SPOTS
from engine.nemesis.fields import PLAN
from engine.nemesis.state import State


def spot_name(s: State, spot: int) -> str:
    """A Location with the player whose board it is on."""
    if spot < 0:
        return "no Location"
    player = spot // SPOTS
    board = s.pool.designs[s.design[s.board_of[player]]]
    return f"{s.pool.places[board.names[spot % SPOTS]]} ({s.names[player]})"


def card_name(s: State, i: int) -> str:
    """What a card is called."""
    return s.pool.designs[s.design[i]].name if i >= 0 else "nothing"


def where(s: State, i: int) -> str:
    """A card with its Location and its player, to tell it from others of its name."""
    if i < 0:
        return "nothing"
    name = card_name(s, i)
    if s.place[i] == LOCATION:
        return f"{name} of {s.names[s.control[i]]} at {spot_name(s, s.spot[i])}"
    if s.host[i] >= 0:
        return f"{name} on {card_name(s, s.host[i])}"
    return name


def option_text(s: State, option: int) -> str:
    """An option as an order to the player."""
    table = option_table(PLAN)
    values = table.values(option)

    def say(name: str, value: int) -> str:
        if name == "player":
            return s.names[value]
        if name == "side":
            board = s.pool.designs[value]
            return f"{board.name} ({board.nemesis})"
        if name == "card":
            return where(s, value)
        if name == "spot":
            return spot_name(s, value)
        if name == "rule":
            d = s.pool.designs[s.design[values["card"]]]
            added = d.acts and table.kind(option).name in ("TakeAction", "PassAction")
            return d.rules[value].text + (f" ({d.name})" if added else "")
        if name == "mode":
            rule = s.pool.designs[s.design[values["card"]]].rules[values["rule"]]
            return rule.modes[value].text
        if name == "target":
            if values["host"] >= 0:
                return f" on {where(s, values['host'])}"
            return f" at {spot_name(s, values['spot'])}" if values["spot"] >= 0 else ""
        return str(value)

    return filled(table.kind(option).sentence, {**values, "target": 0}, say)


def word(s: State, name: str, value: int) -> str:
    """The value of a field of an event."""
    if name in ("player", "other"):
        return s.names[value] if value >= 0 else "the Heroes"
    if name in ("card", "saved"):
        return card_name(s, value)
    if name == "spot":
        return spot_name(s, value)
    return str(value)
