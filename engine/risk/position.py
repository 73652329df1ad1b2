"""Short positions: a game of Risk written by hand, with any part of it given.

Everything has a default; names of territories and cards are their names or their ids.

| key | meaning | default |
|---|---|---|
| `players` | how many play, or their names in order of seats | 3 |
| `long` | the long game, without the strip | false |
| `armies` | the armies of the box by number: players first, then neutrals | as in the box |
| `territories` | for each named territory its owner and Daleks: `[0, 4]`, or `{owner, daleks}` | |
| `others` | owner and Daleks of the territories that are not named | `[last player, 1]` |
| `step` | the step of the turn that comes next, one of the plan's | `attack` |
| `active` | the seat whose turn it is | 0 |
| `first` | the seat that began | 0 |
| `turn` | the number of the turn | 1 |
| `clara` | the space of Clara's token, 1 to 11 | 1 |
| `tardis` | the territory of the TARDIS in this turn; its card lies on the TARDIS space | none |
| `hands` | for each seat Territory cards, Power cards and Missions in any order | none |
| `deck` | Territory cards on top of the deck, the next first; the rest lies below | by the map |
| `short_deck` | the deck holds nothing but `deck`; the rest is out of the game | false |
| `discard`, `piles` | Territory cards discarded; those under each neutral army | none |
| `new` | Daleks still to place, at the step `place` | 0 |
| `conquered`, `beaten`, `traded` | what has happened in this turn | false |
| `attack` | an attack under way: `origin`, `target`, `force` | none |
| `dice` | the next dice, in the order in which they are rolled: attack, then defence | chance |
| `seed`, `tempers` | of the generator; by seat: `turtle`, `hunter`, `builder` or empty | 0 |

An owner is a seat, an army number (neutral armies follow the players), a player's name, or
`"neutral 1"` to `"neutral 3"`. The table that comes back has run to its next decision; dice that
were handed over and not used are left in `dice_ahead`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from engine.risk import constants as c
from engine.risk import lower
from engine.risk.attack import ROLLING, Attack
from engine.risk.counting import on_board
from engine.risk.fields import ARMIES, NEUTRAL_ARMIES, PLAN, TERRITORIES
from engine.risk.game import RiskTable
from engine.risk.model import DOCTORS, MISSION_CARD, POWER_CARD, TERRITORY_CARD
from engine.risk.setup import START, armies, hold
from engine.rng import seeded

KEYS = {
    "game", "players", "long", "armies", "territories", "others", "step", "active", "first", "turn",
    "clara", "tardis", "hands", "deck", "short_deck", "discard", "piles", "new", "conquered",
    "beaten", "traded", "attack", "dice", "seed", "tempers",
}  # fmt: skip


class ShortPosition:
    """One position being read; problems are gathered and raised together."""

    def __init__(self, data: Mapping[str, Any], cards: Sequence[Card]) -> None:
        self.data = data
        self.problems = [
            f"expected a key out of {', '.join(sorted(KEYS))}, got {key!r}"
            for key in data
            if key not in KEYS
        ]
        played = [card for card in cards if card.type in ("territory", "power", "mission")]
        self.table = RiskTable(lower.lower(played), seeded(int(data.get("seed", 0))), None)
        self.box = self.table.box
        self.designs = {name: d for d, name in enumerate(self.box.card_names)}
        self.designs |= {card_id: d for d, card_id in enumerate(self.box.ids)}
        self.numbers: dict[int, int] = {}
        """The card of each design on the table."""

    def read(self) -> RiskTable:
        """The table, run to its next decision."""
        self._players()
        s = self.table
        self._fields()
        self._territories()
        self._cards()
        self._attack()
        if self.problems:
            raise CardError(self.problems)
        s.added = on_board(s) - START * TERRITORIES
        s.added += sum(frame.force for frame in s.agenda if isinstance(frame, Attack))
        s.logging = True
        s.advance()
        return s

    def _players(self) -> None:
        s = self.table
        given = self.data.get("players", 3)
        names = [f"Player {k + 1}" for k in range(given)] if isinstance(given, int) else list(given)
        if not 2 <= len(names) <= ARMIES:
            self.problems.append(f"players: expected 2 to {ARMIES}, got {len(names)}")
            names = ["Player 1", "Player 2"]
        s.sit_down(len(names))
        s.names = names
        s.streams = list(range(len(names)))
        wanted = list(self.data.get("armies", lower.ARMY_NAMES))[: armies(s)]
        for number, name in enumerate(wanted):
            if name in lower.ARMY_NAMES and lower.ARMY_NAMES.index(name) not in s.colours:
                s.colours[number] = lower.ARMY_NAMES.index(name)
            else:
                expected = ", ".join(lower.ARMY_NAMES)
                self.problems.append(f"armies: expected each of {expected} once, got {name!r}")
        for seat, temper in enumerate(self.data.get("tempers", ())):
            s.tempers[seat] = lower.TEMPERS.get(temper, 0)

    def _fields(self) -> None:
        s, data = self.table, self.data
        step = data.get("step", "attack")
        if step not in PLAN.steps:
            self.problems.append(f"step: expected one of {', '.join(PLAN.steps)}, got {step!r}")
        else:
            s.step = PLAN.steps.index(step)
        s.long = bool(data.get("long", False))
        s.active = self._number("active", 0, 0, s.seats - 1)
        s.first = self._number("first", 0, 0, s.seats - 1)
        s.turn = self._number("turn", 1, 1, 10_000)
        s.clara = self._number("clara", 1, 1, DOCTORS)
        s.new = self._number("new", 0, 0, 10_000)
        s.seat = s.active
        s.conquered = bool(data.get("conquered", False))
        s.beaten = bool(data.get("beaten", False))
        s.traded = bool(data.get("traded", False))
        s.neutral_left = NEUTRAL_ARMIES if s.seats == 2 and s.step == c.NEUTRALS_STEP else 0
        s.asked = 1 if s.step == c.RIVALS_STEP else 0
        s.dice_ahead = list(data.get("dice", ()))
        for die in s.dice_ahead:
            if not isinstance(die, int) or not 1 <= die <= 6:
                self.problems.append(f"dice: expected numbers from 1 to 6, got {die!r}")
        if s.step == c.BEGIN_STEP:  # the turn that is to begin is the one that is described
            s.active = (s.active + s.seats - 1) % s.seats
            s.turn -= 1

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.data.get(key, default)
        if isinstance(value, int) and low <= value <= high:
            return int(value)
        self.problems.append(f"{key}: expected a number from {low} to {high}, got {value!r}")
        return default

    def _army(self, owner: Any, where: str) -> int:
        s = self.table
        names = {name: seat for seat, name in enumerate(s.names)}
        if s.seats == 2:
            names |= {f"neutral {k + 1}": s.seats + k for k in range(NEUTRAL_ARMIES)}
        number = names.get(owner, owner) if isinstance(owner, str) else owner
        if isinstance(number, int) and 0 <= number < armies(s):
            return number
        expected = f"0 to {armies(s) - 1} or one of {', '.join(names)}"
        self.problems.append(f"{where}: expected an owner out of {expected}, got {owner!r}")
        return 0

    def _territory(self, name: Any, where: str) -> int:
        board = self.box.board
        if name in board.names:
            return board.names.index(name)
        if name in board.ids:
            return board.ids.index(name)
        self.problems.append(f"{where}: expected a territory, got {name!r}")
        return -1

    def _territories(self) -> None:
        s = self.table
        others = self.data.get("others", [s.seats - 1, 1])
        army, count = self._owner_and_daleks(others, "others")
        for t in range(TERRITORIES):
            s.owner_of[t] = army
            s.daleks[t] = count
        for name, held in self.data.get("territories", {}).items():
            t = self._territory(name, "territories")
            if t >= 0:
                s.owner_of[t], s.daleks[t] = self._owner_and_daleks(held, name)

    def _owner_and_daleks(self, held: Any, where: str) -> tuple[int, int]:
        if isinstance(held, Mapping):
            held = [held.get("owner", 0), held.get("daleks", 1)]
        if not isinstance(held, (list, tuple)) or len(held) != 2:
            self.problems.append(f"{where}: expected an owner and a number, got {held!r}")
            return 0, 1
        if not isinstance(held[1], int) or held[1] < 1:
            self.problems.append(f"{where}: expected 1 Dalek or more, got {held[1]!r}")
            return 0, 1
        return self._army(held[0], where), held[1]

    def _card(self, name: Any, where: str) -> int:
        """The card of a name, made when it is first used; -1 with a problem."""
        if name not in self.designs:
            self.problems.append(f"{where}: expected a card, got {name!r}")
            return -1
        design = self.designs[name]
        if design in self.numbers:
            self.problems.append(f"{where}: {name!r} is already somewhere else")
            return -1
        self.numbers[design] = self.table.new_card(design, -1, c.UNDEALT_PLACE)
        return self.numbers[design]

    def _zone(self, names: Sequence[Any], where: str, zone: list[int], place: int) -> None:
        for name in names:
            card = self._card(name, where)
            if card >= 0 and self.box.kind[self.table.design[card]] != TERRITORY_CARD:
                self.problems.append(f"{where}: expected a Territory card, got {name!r}")
            elif card >= 0:
                zone.append(card)
                self.table.place[card] = place

    def _cards(self) -> None:
        s = self.table
        zones = {
            TERRITORY_CARD: (s.hand, c.HAND_PLACE),
            POWER_CARD: (s.powers, c.POWERS_PLACE),
            MISSION_CARD: (s.missions, c.MISSIONS_PLACE),
        }
        for seat, names in enumerate(self.data.get("hands", ())):
            for name in names:
                card = self._card(name, f"hands of seat {seat}")
                if card >= 0 and seat < s.seats:
                    hands, place = zones[self.box.kind[s.design[card]]]
                    hold(s, card, seat, hands, place)
        if (tardis := self.data.get("tardis")) is not None:
            s.tardis = self._territory(tardis, "tardis")
            self._zone([self.box.board.ids[s.tardis]], "tardis", s.space, c.SPACE_PLACE)
            for card in s.space:
                s.show(card)
        self._zone(self.data.get("discard", ()), "discard", s.discard, c.DISCARD_PLACE)
        for card in s.discard:
            s.show(card)
        for number, pile in enumerate(self.data.get("piles", ())[:NEUTRAL_ARMIES]):
            self._zone(pile, "piles", s.piles[number], c.PILE_PLACE)
        self._zone(self.data.get("deck", ()), "deck", s.deck, c.DECK_PLACE)
        self._rest()

    def _rest(self) -> None:
        """Territory cards that are not named lie below the deck, or nowhere; so do the others."""
        s = self.table
        s.deck.reverse()
        for design in range(len(self.box.kind)):
            if design in self.numbers:
                continue
            card = s.new_card(design, -1, c.UNDEALT_PLACE)
            if self.box.kind[design] == TERRITORY_CARD and not self.data.get("short_deck"):
                s.deck.insert(0, card)
                s.place[card] = c.DECK_PLACE
            else:
                s.undealt.append(card)

    def _attack(self) -> None:
        if "attack" not in self.data:
            return
        s, data = self.table, self.data["attack"]
        origin = self._territory(data.get("origin"), "attack")
        target = self._territory(data.get("target"), "attack")
        force = data.get("force", 1)
        if force not in (1, 2, 3):
            self.problems.append(f"attack: expected a force of 1 to 3, got {force!r}")
        elif origin >= 0 and target >= 0:
            attack = Attack(origin, target, force)
            attack.stage = ROLLING
            s.attacking = True
            s.agenda.append(attack)


def read_short(data: Mapping[str, Any], cards: Sequence[Card]) -> RiskTable:
    """The game of a short position, run to its next decision."""
    return ShortPosition(data, cards).read()
