"""Positions of Time of the Daleks for tests, written as a person would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.catalogue import catalogue_of
from engine.games import position
from engine.totd import board
from engine.totd.game import TotdTable
from tests.engine.kernel.harness import Play
from tests.engine.totd.cardset import BOX

CARDS = tuple(catalogue_of("totd").cards)
EARTH = {"dilemmas": ["easy", "nothing", "ood"]}
QUIET = {"anomaly": ["quiet", "quiet", "quiet", "quiet"]}


class Game(Play[TotdTable]):
    """A position of the small box; what a test reads of it goes by the ids of cards."""

    def held(self, cards: Sequence[int]) -> list[str]:
        return [board.design(self.table, card).card_id for card in cards]

    def hand(self, seat: int) -> list[str]:
        return self.held(self.table.hand[seat])

    def companions(self, seat: int) -> list[str]:
        return self.held(self.table.companions[seat])

    def where(self_, seat: int | None = None) -> str:  # noqa: N805
        """Where a Doctor is; without a seat what the game asks, for messages."""
        if seat is None:
            return super().where()
        at = self_.table.at[seat]
        return "console" if at < 0 else board.design(self_.table, at).card_id

    def daleks(self, card_id: str = "web-of-time") -> list[int]:
        for card in self.table.tiles:
            if board.design(self.table, card).card_id == card_id:
                return self.table.daleks[card]
        return []

    def go_on(self) -> Game:
        """Pass by the questions of Prepare."""
        while self.kind in ("uninstall", "install", "dismiss"):
            self.do("Go on")
        return self

    def pool(self, pool: int = 0) -> list[int]:
        return self.table.pools[pool]

    def spent(self) -> Game:
        """All rolls that the test handed over have been used."""
        assert self.table.dice_ahead == [], f"left over: {self.table.dice_ahead}"
        return self


def game(*players: dict[str, Any], **data: Any) -> Game:
    """A position; two plain Doctors on Earth unless others are given."""
    seated = list(players) or [on_earth(4), on_earth(11)]
    if len(seated) == 1:
        seated.append({"doctor": "doctor-12" if "11" in seated[0]["doctor"] else "doctor-11"})
    data.setdefault("active", 0)
    data.setdefault("earth", EARTH)
    data.setdefault("piles", {}).setdefault("anomaly", QUIET["anomaly"])
    return Game(position("totd", {"players": seated, **data}, BOX))


def on_earth(number: int, zone: int = 1, **more: Any) -> dict[str, Any]:
    """A Doctor on Earth, in the zone of the dilemma `easy` unless another is given."""
    return {"doctor": f"doctor-{number}", "at": "earth", "zone": zone, **more}


def at(place: str, number: int = 4, zone: int = 1, **more: Any) -> dict[str, Any]:
    return {"doctor": f"doctor-{number}", "at": place, "zone": zone, **more}
