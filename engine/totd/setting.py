"""Setting up a table from a short position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.position import PositionError
from engine.totd import board, codes, dice, pooling
from engine.totd import constants as c
from engine.totd.fields import STEPS
from engine.totd.game import TotdTable
from engine.totd.phrases import PhraseError, colours
from engine.totd.rounds import earliest

KEYS = (
    "players", "active", "begins", "round", "turn", "seed", "at", "ship", "markers", "earth",
    "locations", "anomalies", "piles", "discards", "doctors", "names", "helper", "help", "pool",
    "helper_pool", "shown", "helper_shown", "focus", "helper_focus", "played", "dice", "drawn",
)  # fmt: skip
PLAYER_KEYS = (
    "doctor", "companions", "equipment", "hand", "tokens", "at", "zone", "tardis", "name",
)  # fmt: skip
PLACE_KEYS = ("card", "dilemmas", "daleks")
ANOMALY_KEYS = ("card", "progress", "imprisoned")
PILES = ("timey", "earth", "alien", "location", "dilemma", "anomaly")
KINDS = {
    "timey": codes.TIMEY,
    "location": codes.LOCATION,
    "dilemma": codes.DILEMMA,
    "anomaly": codes.ANOMALY,
}
HELP = {"afar": codes.AFAR, "here": codes.HERE}
GATHERS = ("add", "focus", "cut", "count daleks", "exterminate", "roll")
"""Steps before which the pool is gathered, unless it is given."""


def known(data: Mapping[str, Any], keys: Sequence[str], where: str) -> None:
    """Refuse keys that mean nothing."""
    for key in data:
        if key not in keys:
            raise PositionError(f"{where}: expected a key out of {', '.join(keys)}, got {key!r}")


def entry(given: Any) -> Mapping[str, Any]:
    """A card by its id alone, or with more about it."""
    return {"card": given} if isinstance(given, str) else given


class Setting:
    """One table being set up; cards that are named once are not in their piles."""

    def __init__(self, table: TotdTable, data: Mapping[str, Any]) -> None:
        known(data, KEYS, "position")
        if not data.get("players"):
            raise PositionError("expected players, got none")
        self.table = table
        self.data = data
        self.index = {printed.card_id: k for k, printed in enumerate(table.box.designs)}
        self.taken: dict[int, int] = {}

    def set_up(self) -> None:
        """Everything, in an order in which each part finds what it needs."""
        s = self.table
        players = self.data["players"]
        s.sit_down(len(players))
        s.team = True
        self._earth()
        self._places()
        self._anomalies()
        for seat, player in enumerate(players):
            self._player(seat, player)
        self._track()
        self._drawn()
        self._piles()
        self._fill_earth()
        for seat, player in enumerate(players):
            self._stand(seat, player)
        self._show_dilemmas()
        self._adventure()
        self._dice()

    def card(self, card_id: str, place: int) -> int:
        """A card on the table."""
        if card_id not in self.index:
            raise PositionError(f"expected the id of a card that was given, got {card_id!r}")
        design = self.index[card_id]
        self.taken[design] = self.taken.get(design, 0) + 1
        card = self.table.new_card(design, -1, place)
        if place not in (c.DECK_PLACE, c.SLOT_PLACE):
            self.table.show(card)
        return card

    # The board.

    def _earth(self) -> None:
        s = self.table
        home = s.new_card(s.box.earth_design, -1, c.TABLE_PLACE)
        s.show(home)
        s.tiles.append(home)
        self._fill(home, {"card": "earth", **self.data.get("earth", {})})

    def _places(self) -> None:
        for given in self.data.get("locations", ()):
            card = self.card(entry(given)["card"], c.TABLE_PLACE)
            self.table.tiles.append(card)
            self._fill(card, entry(given))

    def _fill(self, card: int, given: Mapping[str, Any]) -> None:
        """Dilemmas and Daleks of a location."""
        s = self.table
        known(given, PLACE_KEYS, given["card"])
        zones = len(board.design(s, card).zones)
        dilemmas = list(given.get("dilemmas", ()))
        daleks = list(given.get("daleks", ()))
        if max(len(dilemmas), len(daleks)) > zones:
            raise PositionError(f"{given['card']}: expected at most {zones} zones")
        slots = [-1] * zones
        for zone, dilemma in enumerate(dilemmas):
            if dilemma is not None:
                slots[zone] = self.card(entry(dilemma)["card"], c.SLOT_PLACE)
                s.laid.append(slots[zone])
                if entry(dilemma).get("up"):
                    s.show(slots[zone])
        s.slots[card] = slots
        s.daleks[card] = [*daleks, *[0] * (zones - len(daleks))]

    def _anomalies(self) -> None:
        s = self.table
        for given in self.data.get("anomalies", ()):
            known(entry(given), ANOMALY_KEYS, "anomalies")
            card = self.card(entry(given)["card"], c.TABLE_PLACE)
            s.anomalies.append(card)
            s.progress[card] = int(entry(given).get("progress", 0))
            held = entry(given).get("imprisoned")
            printed = board.design(s, card)
            s.prison[card] = printed.prison[:] if held is None else self._dice_counts(held)

    def _track(self) -> None:
        s = self.table
        s.ship = int(self.data.get("ship", s.box.skaro))
        markers = self.data.get("markers")
        ahead = [space for space in s.box.anomaly_spaces if space > s.ship]
        s.markers = ahead if markers is None else [int(space) for space in markers]
        s.begins = int(self.data.get("begins", earliest(s)))
        active = self.data.get("active")
        s.active = s.begins if active is None else int(active)
        s.rounds = int(self.data.get("round", 1))
        s.turn = int(self.data.get("turn", 0))
        at = self.data.get("at", "prepare")
        if at not in STEPS:
            raise PositionError(f"expected a step out of {', '.join(STEPS)}, got {at!r}")
        s.step = STEPS.index(at)

    # The players.

    def _player(self, seat: int, given: Mapping[str, Any]) -> None:
        s = self.table
        known(given, PLAYER_KEYS, f"player {seat}")
        doctor = self.card(given["doctor"], c.DOCTOR_PLACE)
        s.doctor[seat].append(doctor)
        s.owner[doctor] = seat
        s.names = [*s.names, str(given.get("name", board.design(s, doctor).name))]
        for companion in given.get("companions", ()):
            card = self.card(entry(companion)["card"], c.CONSOLE_PLACE)
            s.companions[seat].append(card)
            s.part_time[card] = int(bool(entry(companion).get("part_time")))
        for card_id in given.get("equipment", ()):
            s.equipment[seat].append(self.card(card_id, c.CONSOLE_PLACE))
        for card_id in given.get("hand", ()):
            s.hand[seat].append(self.card(card_id, c.HAND_PLACE))
        for card in s.companions[seat] + s.equipment[seat] + s.hand[seat]:
            s.owner[card] = seat
        s.tokens[seat] = int(given.get("tokens", codes.START_TOKENS))
        s.tardis[seat] = int(given.get("tardis", s.box.earth))

    def _stand(self, seat: int, given: Mapping[str, Any]) -> None:
        s = self.table
        at = given.get("at")
        if at is None:
            return
        s.at[seat] = self.place(at)
        s.zone_at[seat] = self.zone(s.at[seat], given.get("zone", 1))

    def place(self, card_id: str) -> int:
        """A location in play by the id of its card; Earth by its name."""
        s = self.table
        if card_id == "earth":
            return s.tiles[0]
        for card in s.tiles + s.anomalies:
            if board.design(s, card).card_id == card_id:
                return card
        raise PositionError(f"expected a location in play, got {card_id!r}")

    def zone(self, card: int, zone: Any) -> int:
        """A zone by its number, counted from 1, or by its name."""
        zones = board.design(self.table, card).zones
        if isinstance(zone, int) and 1 <= zone <= len(zones):
            return zone - 1
        if zone in zones:
            return zones.index(zone)
        raise PositionError(f"expected a zone out of {zones}, or its number, got {zone!r}")

    # Piles.

    def _drawn(self) -> None:
        for card_id in self.data.get("drawn", ()):
            self.table.drawn.append(self.card(card_id, c.DRAWN_PLACE))
        self.table.in_use = [self.card(k, c.IN_USE_PLACE) for k in self.data.get("played", ())]
        for card in self.table.in_use:
            self.table.owner[card] = self.table.active

    def _deck(self, name: str) -> list[int]:
        s = self.table
        return {
            "timey": s.timey_deck,
            "earth": s.earth_deck,
            "alien": s.alien_deck,
            "location": s.location_deck,
            "dilemma": s.dilemma_deck,
            "anomaly": s.anomaly_deck,
        }[name]

    def _piles(self) -> None:
        """Given piles as given; the others of all cards that are nowhere else, shuffled."""
        s = self.table
        piles = self.data.get("piles", {})
        discards = self.data.get("discards", {})
        known(piles, PILES, "piles")
        known(discards, PILES, "discards")
        for name, ids in discards.items():
            pile = board.discards_of(s, self._deck(name))
            pile.extend(self.card(card_id, c.DISCARD_PLACE) for card_id in ids)
        for name, ids in piles.items():
            self._deck(name).extend(self.card(card_id, c.DECK_PLACE) for card_id in ids)
        for name in PILES:
            if name not in piles:
                rest = [k for k in range(len(s.box.designs)) if self._belongs(k, name)]
                s.rng.shuffle(rest)
                for design in rest:
                    self._deck(name).append(s.new_card(design, -1, c.DECK_PLACE))
        self._spare()

    def _belongs(self, design: int, pile: str) -> bool:
        """Whether a card that is nowhere else goes into a pile."""
        printed = self.table.box.designs[design]
        if design in self.taken:
            return False
        if pile in codes.DECKS:
            return printed.kind == codes.COMPANION and codes.DECKS[printed.deck] == pile
        return printed.kind == KINDS[pile]

    def _spare(self) -> None:
        s = self.table
        doctors = self.data.get("doctors")
        for k, printed in enumerate(s.box.designs):
            wanted = doctors is None or printed.card_id in doctors
            if printed.kind == codes.DOCTOR and k not in self.taken and wanted:
                card = s.new_card(k, -1, c.SPARE_PLACE)
                s.show(card)
                s.spare.append(card)

    def _fill_earth(self) -> None:
        if "dilemmas" not in self.data.get("earth", {}):
            home = self.table.tiles[0]
            for zone in range(len(self.table.slots[home])):
                board.fill_slot(self.table, home, zone)

    def _show_dilemmas(self) -> None:
        """Dilemmas where a Doctor is are face up."""
        s = self.table
        for seat in range(s.seats):
            if s.at[seat] >= 0:
                dilemma = board.dilemma_at(s, s.at[seat], s.zone_at[seat])
                if dilemma >= 0:
                    s.show(dilemma)

    # The adventure.

    def _adventure(self) -> None:
        s = self.table
        s.helper = int(self.data.get("helper", -1))
        if s.helper >= s.seats or s.helper == s.active:
            raise PositionError(f"expected another seat than {s.active} to help, got {s.helper}")
        if s.helper >= 0:
            s.help = HELP[self.data.get("help", "afar")]
        given = ("pool", "helper_pool", "shown", "helper_shown")
        if STEPS[s.step] in GATHERS and not any(key in self.data for key in given):
            after = s.step
            pooling.gather(s)
            s.step = after
        for pool, prefix in enumerate(("", "helper_")):
            if f"{prefix}pool" in self.data:
                s.pools[pool] = self._dice_counts(self.data[f"{prefix}pool"])
            if f"{prefix}focus" in self.data:
                s.focus_left[pool] = [colours(word) for word in self.data[f"{prefix}focus"]]
            for colour_name, symbol_name in self.data.get(f"{prefix}shown", ()):
                colour = self._number(colour_name, codes.COLOURS)
                s.dice_colour.append(colour)
                s.dice_symbol.append(self._number(symbol_name, codes.SYMBOLS))
                s.dice_pool.append(pool)
                s.pools[pool][colour] += 1
        if STEPS[s.step] == "exterminate":
            s.step = c.COUNT_DALEKS_STEP
        if STEPS[s.step] in ("reroll", "change") and dice.met(s):
            s.step = c.SUCCESS_STEP

    def _dice_counts(self, given: Any) -> list[int]:
        """Dice by colour: names of colours, or how many of each."""
        counts = [0] * len(codes.COLOURS)
        if isinstance(given, Mapping):
            for name, count in given.items():
                counts[self._number(name, codes.COLOURS)] = int(count)
        else:
            for name in given:
                counts[self._number(name, codes.COLOURS)] += 1
        return counts

    def _number(self, name: str, names: Sequence[str]) -> int:
        if name not in names:
            raise PhraseError(f"expected one of {', '.join(names)}, got {name!r}")
        return names.index(name)

    def _dice(self) -> None:
        """The coming rolls."""
        ahead: list[int] = []
        for given in self.data.get("dice", ()):
            if isinstance(given, int):
                ahead.append(given)
            elif given in ("tardis", "unknown"):
                ahead.append(dice.NAMED + (given == "tardis"))
            else:
                ahead.append(dice.NAMED + self._number(given.lower(), codes.SYMBOLS))
        self.table.dice_ahead = ahead
