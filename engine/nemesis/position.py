"""Positions that a person can write: only what matters is named; see docs/positions-nemesis.md.

    {"active": 0, "at": "conflict", "dice": [3, 1],
     "players": [{"side": "ashad", "token": "Earth, Past", "power": 4, "hand": ["delete"],
                  "play": [{"card": "cyber-patrol", "at": "Earth, Past"},
                           {"card": "cyberman", "at": "Earth, Past", "upgrades": ["cybergun"]}]},
                 {"side": "emperor", "power": 2,
                  "play": [{"card": "weapons-dalek", "at": "Earth, Past"}]}]}

A card in `play` is controlled by the player who lists it. `at` is a Location by its name, or a pair
of player and number; without it a Constant lies at the centre of the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.position import PositionError
from engine.nemesis import codes as k
from engine.nemesis import constants as c
from engine.nemesis.deal import lay_board
from engine.nemesis.fields import PLAN
from engine.nemesis.select import in_play
from engine.nemesis.state import State
from engine.nemesis.zones import enter, place_for

KEYS = {
    "players", "active", "at", "turn", "seed", "names", "dice", "passed", "dealt", "fights",
    "variant", "pool",
}  # fmt: skip
PLAYER_KEYS = {
    "side", "doctors", "token", "power", "plot", "hand", "deck", "discard", "play", "captured",
}  # fmt: skip
CARD_KEYS = {"card", "at", "upgrades", "plot", "owner", "control", "board"}


def read_short(s: State, data: Mapping[str, Any]) -> None:
    """Fill a blank state from the short form; the caller runs it to its first decision."""
    players = data["players"]
    _refuse(data, KEYS, "position")
    s.sit_down(len(players))
    names = list(data.get("names", s.names))
    s.names = names if names else [f"Player {n + 1}" for n in range(len(players))]
    s.streams = list(range(len(players)))
    s.turn = int(data.get("turn", 5))
    s.active = int(data.get("active", 0))
    s.first = s.active if "active" in data else -1
    s.fights = int(data.get("fights", 1))
    s.passed = int(data.get("passed", 0))
    s.variant = int(data.get("variant", 0))
    s.dice_ahead = [int(roll) for roll in data.get("dice", ())]
    for player, own in enumerate(players):
        _refuse(own, PLAYER_KEYS, f"player {player}")
        if "side" in own or data.get("at") != "choose":
            lay_board(s, player, _board(s, str(own.get("side", ""))))
    for player, own in enumerate(players):
        _tokens(s, player, own)
    for player, own in enumerate(players):
        _piles(s, player, own)
    for player, own in enumerate(players):
        for given in own.get("play", ()):
            _in_play(s, player, given)
    step = str(data.get("at", "start"))
    if step not in PLAN.steps:
        raise PositionError(f"at: expected a step out of {', '.join(PLAN.steps)}, got {step!r}")
    s.step = PLAN.steps.index(step)
    if s.step > c.START_STEP and s.turn == 0:
        s.turn = 1
    s.fresh = 1
    for given in data.get("dealt", ()):
        s.dealt.append(_dealt(s, str(given)))


def _refuse(data: Mapping[str, Any], known: set[str], label: str) -> None:
    strange = sorted(set(data) - known)
    if strange:
        raise PositionError(
            f"{label}: expected keys out of {', '.join(sorted(known))}, got {', '.join(strange)}"
        )


def _board(s: State, side: str) -> int:
    for design in s.pool.designs:
        if design.names and design.scheme == side:
            return design.number
    raise PositionError(f"side: expected the scheme of a control board, got {side!r}")


def _design(s: State, card: str) -> int:
    if card not in s.pool.numbers:
        raise PositionError(f"expected a card of the pool, got {card!r}")
    return s.pool.numbers[card]


def _tokens(s: State, player: int, own: Mapping[str, Any]) -> None:
    s.power[player] = int(own.get("power", k.START_POWER))
    s.wealth[player] = int(own.get("plot", 0))
    token = own.get("token")
    if token is not None:
        spot = _spot(s, player, token)
        if spot // k.SPOTS != player:
            raise PositionError(f"token: expected a Location of the own board, got {token!r}")
        s.token[player] = spot % k.SPOTS
    for doctor in own.get("doctors", ()):
        for design in s.pool.designs:
            if design.pack == f"doctor-{doctor}":
                s.doctors[player].append(design.number)
                break
        else:
            raise PositionError(f"doctors: expected a Doctor with cards, got {doctor!r}")


def _piles(s: State, player: int, own: Mapping[str, Any]) -> None:
    for name, zone, place in (
        ("deck", s.deck, k.DECK), ("hand", s.hand, k.HAND), ("discard", s.pile, k.PILE),
    ):  # fmt: skip
        for given in own.get(name, ()):
            entry = {"card": given} if isinstance(given, str) else given
            owner = int(entry.get("owner", player))
            i = s.new_card(_design(s, entry["card"]), owner, place)
            s.control[i] = owner
            zone[player].append(i)
            if place == k.HAND:
                s.known[i] = 1 << player
            elif place == k.PILE:
                s.show(i)
    for given in own.get("captured", ()):
        entry = {"card": given} if isinstance(given, str) else given
        owner = int(entry.get("owner", _owner(s, entry["card"], player)))
        i = s.new_card(_design(s, entry["card"]), owner, k.CAPTURED)
        s.control[i] = owner
        s.side[i] = player
        s.show(i)


def _owner(s: State, card: str, player: int) -> int:
    """The token holder of a Hero card, if a token is named; else the player who lists the card."""
    pack = s.pool.designs[_design(s, card)].pack
    for holder in range(s.seats):
        if pack in [s.pool.designs[d].pack for d in s.doctors[holder]]:
            return holder
    return player


def _spot(s: State, player: int, given: Any) -> int:
    """A Location by its name, or as player and number (0 to 3)."""
    if isinstance(given, int):
        return player * k.SPOTS + given
    if not isinstance(given, str):
        return int(given[0]) * k.SPOTS + int(given[1])
    found = []
    for other in range(s.seats):
        if s.board_of[other] < 0:
            continue
        names = s.pool.designs[s.design[s.board_of[other]]].names
        for n in range(k.SPOTS):
            if s.pool.places[names[n]] == given:
                found.append(other * k.SPOTS + n)
    if not found:
        raise PositionError(f"expected a Location of a board in this game, got {given!r}")
    own = [spot for spot in found if spot // k.SPOTS == player]
    return (own or found)[0]


def _in_play(s: State, player: int, given: Any) -> None:
    entry: dict[str, Any] = {"card": given} if isinstance(given, str) else dict(given)
    _refuse(entry, CARD_KEYS, str(entry.get("card")))
    design = s.pool.designs[_design(s, entry["card"])]
    owner = int(entry.get("owner", _owner(s, entry["card"], player)))
    i = s.new_card(design.number, owner, k.DECK)
    board = int(entry.get("board", player))
    if "at" in entry:
        enter(s, i, player, k.LOCATION, _spot(s, board, entry["at"]), -1)
    else:
        if design.traits & k.CHARACTER:
            raise PositionError(f"{entry['card']}: expected a Location in at")
        enter(s, i, board, place_for(s, i), -1, -1)
        s.control[i] = owner if design.traits & k.HERO else player
    if "control" in entry:
        s.control[i] = int(entry["control"])
    s.plot[i] = int(entry.get("plot", 0))
    for given_upgrade in entry.get("upgrades", ()):
        up = {"card": given_upgrade} if isinstance(given_upgrade, str) else dict(given_upgrade)
        own = int(up.get("owner", _owner(s, up["card"], player)))
        u = s.new_card(_design(s, up["card"]), own, k.DECK)
        enter(s, u, own, k.ATTACHED, s.spot[i], i)
        s.side[u] = s.side[i]
        s.plot[u] = int(up.get("plot", 0))


def _dealt(s: State, given: str) -> int:
    """An Action that was taken or passed: the id of its card, or "1" or "2" for a printed one."""
    if given in ("1", "2"):
        board = s.board_of[s.active]
        rules = s.pool.designs[s.design[board]].rules
        own = [r for r in range(len(rules)) if rules[r].location == s.token[s.active] + 1]
        return board * k.RULES + own[int(given) - 1]
    for i in s.play:
        d = s.pool.designs[s.design[i]]
        if d.card_id == given and in_play(s, i):
            for r in range(len(d.rules)):
                if d.rules[r].trigger == k.AS_ACTION:
                    return i * k.RULES + r
    raise PositionError(f"dealt: expected 1, 2 or a card with an Action, got {given!r}")
