"""A position in which one ability of one card can show what it does.

Everything comes from the ability itself: whatever its filters ask for is found in the catalogue and
laid on the table, so that a new card of the catalogue has its scene without a word added here.
Player 0 has the card, or solves the Episode; player 1 is the opponent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cards.catalogue.values import Card
from engine.catalogue import catalogue_of
from engine.mmg import constants as k
from engine.mmg import options as o
from engine.mmg.check import settle
from engine.mmg.fields import PLAN
from engine.mmg.game import MmgTable
from engine.mmg.lower import fits_card
from engine.mmg.matchup import position
from engine.mmg.selectors import Filter
from engine.mmg.verbs.base import Verb
from engine.mmg.verbs.move import Move
from engine.mmg.verbs.recover import Recover
from engine.mmg.verbs.sacrifice import Sacrifice
from engine.mmg.verbs.stand import Stand
from tests.engine.mmg.cardset import CARDS as PLAIN

CARDS = catalogue_of("mmg").by_id
ZONES = ("past", "present", "future")
QUIET = {
    o.END_PLAY, o.SKIP_EPISODE, o.END_SOLVE, o.DEFENCE_COMPLETE, o.DECLINE_ATTACK, o.DECLINE_HIT,
    o.DECLINE_BONUS, o.PASS,
}  # fmt: skip
FOE = "zarbi"
"""A weak Creature without abilities, of a kind that few filters ask for."""


class Scene:
    """One card, one of its abilities, and the table on which it acts."""

    def __init__(self, card: Card, ability: Verb | None = None) -> None:
        self.card = card
        self.ability = None if ability is None else settle(card.type, ability)
        zone = card.fields.get("zone")
        self.home: str = zone if zone in ZONES else "present"
        self.boards: list[dict[str, list[dict[str, Any]]]] = [
            {name: [] for name in ZONES} for _ in range(2)
        ]
        self.board_before: list[list[int]] = []
        self.found: dict[str, tuple[int, str, int]] = {}
        """Which card was laid for a field of the ability: player, Zone and place there."""
        self.used = [card, CARDS[FOE], PLAIN["death-ray"], PLAIN["surge"], CARDS["staser"]]
        self.hands: list[list[str]] = [[FOE, FOE], [FOE, FOE, "surge", "death-ray"]]
        self.discard: list[str] = []
        self.table: MmgTable

    # laying out

    def find(self, flt: Filter) -> Card:
        """A card that a filter picks: no ability rather than one, with Support, and strong."""

        def good(card: Card) -> bool:
            fields = card.fields
            limits = (
                (flt.energy_at_most, "energy"),
                (flt.substance_at_most, "substance"),
                (flt.support_at_most, "support"),
            )
            return (
                fits_card(flt, card)
                and not fields.get("watcher")
                and not (fields.get("unique") and card in self.used)
                and all(most is None or fields[value] <= most for most, value in limits)
            )

        def order(card: Card) -> tuple[int, bool, int, str]:
            sturdy = min(card.fields.get("energy", 0), card.fields.get("substance", 0))
            return (len(card.abilities), not card.fields.get("support"), -sturdy, card.id)

        return min(filter(good, CARDS.values()), key=order)

    def lay(self, player: int, zone: str, card: Card, sided: bool = False) -> tuple[int, str, int]:
        self.used.append(card)
        here = self.boards[player][zone]
        here.append({"card": card.id, "sided": sided})
        return player, zone, len(here) - 1

    def lay_for(self, field: str, flt: Filter, effect: Verb, times: int = 1) -> None:
        """Cards that match, on the side, in the Zone and in the state that the filter asks for."""
        player = 0 if flt.side == "own" or isinstance(effect, Sacrifice) else 1
        zone = self.home
        if isinstance(effect, Move) and flt.zone == "any":
            goal = self.home if effect.to == "chosen" else effect.to
            zone = next(name for name in ZONES if name != goal)
        sided = flt.state == "sided" or (field == "target" and self.stands_it)
        if flt.kind == "episode":
            self.found[field] = (player, self.home, -1)
            return
        everyone = getattr(flt, "pick", "one") == "each" and not flt.other
        if everyone and flt.side == "own" and fits_card(flt, self.card):
            return  # the card itself will do, and a second one would act twice
        for _ in range(times):
            self.found[field] = self.lay(player, zone, self.find(flt), sided)

    @property
    def stands_it(self) -> bool:
        """Whether the ability Stands the card that it picks."""
        ability = self.ability
        assert ability is not None
        return any(
            isinstance(effect, Stand) and effect.target.pick in ("one", "each", "that")
            for effect in (ability, *ability.then)
        )

    def furnish(self) -> Scene:
        """Lay whatever the ability speaks of."""
        ability = self.ability
        if ability is None:
            return self
        cost = ability.cost
        if cost is not None:
            for name in ("side", "sacrifice"):
                if (given := getattr(cost, name)) is not None:
                    self.lay_for(name, given, ability)
        if ability.needs is not None and ability.needs.of is not None:
            self.lay_for("needs", ability.needs.of, ability, ability.needs.count)
        for step, effect in enumerate((ability, *ability.then)):
            for field, flt in self.filters(effect):
                self.lay_for(f"{field}{step or ''}", flt, effect)
            if isinstance(effect, Sacrifice):
                self.lay(1, self.home, self.find(effect.of))
            if isinstance(effect, Recover):
                fits = [
                    card
                    for card in CARDS.values()
                    if card.type in effect.types
                    and card != self.card
                    and (not effect.race or set(effect.race) & set(card.fields.get("race") or ()))
                ]
                self.used.append(fits[0])
                self.discard.append(fits[0].id)
        return self

    @staticmethod
    def filters(effect: Verb) -> Iterator[tuple[str, Filter]]:
        for field in ("target", "aimed_at", "copier", "per", "of"):
            given = getattr(effect, field, None)
            if given is not None and getattr(given, "pick", "one") in ("one", "each"):
                yield field, given

    # playing

    def start(self, at: str, *, active: int = 0, held: bool = False, **more: Any) -> Scene:
        """Set the table; the card lies in its Zone, or is in the hand when `held`."""
        players: list[dict[str, Any]] = []
        for player in range(2):
            players.append(
                {
                    "time": ["past", "present", "future"],
                    "deck": [FOE] * 6,
                    "hand": [*self.hands[player]],
                    **{zone: [*cards] for zone, cards in self.boards[player].items()},
                }
            )
        players[0]["discard"] = self.discard
        if held:
            players[0]["hand"].append(self.card.id)
        elif self.card.type == "episode":
            live = more.pop("live", False)
            players[0]["episodes"] = {self.home: {"card": self.card.id, "live": live}}
        else:
            players[0][self.home].append({"card": self.card.id})
        if self.found.get("target", (0, "", 0))[2] < 0:
            self.used.append(CARDS["earthshock"])
            players[0]["episodes"] = {self.home: "earthshock"}
        times = [CARDS[f"time-{zone}"] for zone in ZONES]
        data = {"names": ["Ann", "Bob"], "players": players, "active": active, "at": at}
        self.table = position({"zone": self.home, **data, **more}, [*self.used, *times])
        self.table.logging = True
        return self

    def index(self, card_id: str, player: int | None = None) -> int:
        """The number of a card: one in play before one in a hand before any other."""
        t = self.table
        places = (k.PLAY_PLACE, k.LAID_PLACE, k.HAND_PLACE)
        for i in sorted(range(t.cards), key=lambda n: t.place[n] not in places):
            if t.pool.designs[t.design[i]].card_id == card_id and player in (None, t.owner[i]):
                return i
        raise AssertionError(f"{card_id} is not on the table")

    @property
    def me(self) -> int:
        return self.index(self.card.id, 1 if self.card.type == "episode" else 0)

    def at(self, field: str) -> int:
        """The number of the card laid for a field of the ability, else of the card itself."""
        if field not in self.found:
            return self.me
        player, zone, place = self.found[field]
        if place < 0:
            return self.index("earthshock")
        return self.board_before[player * 3 + ZONES.index(zone)][place]

    def take(self, kind: int, card: int = -1, target: int = -1, ability: int = -1) -> None:
        """Choose an option of a kind for a card, best one on a target, passing until it comes."""
        for _ in range(60):
            fitting = [
                option
                for option in self.table.options
                if o.kind_of(option) == kind
                and card in (-1, o.card_of(option))
                and ability in (-1, o.ability_of(option))
            ]
            if fitting:
                aimed = [x for x in fitting if target in (o.first_of(x), o.second_of(x))]
                self.table.apply((aimed or fitting)[0])
                return
            self.quiet()
        raise AssertionError(f"{self.card.name}: no option {PLAN.options[kind].name} came up")

    def quiet(self) -> None:
        """Do as little as the rules allow."""
        options = self.table.options
        assert options, f"{self.card.name}: the game is over"
        silent = [option for option in options if o.kind_of(option) in QUIET]
        self.table.apply((silent or options)[0])

    def settle(self) -> Scene:
        """Let everything announced take hold."""
        for _ in range(60):
            if not self.table.stack and not self.table.agenda:
                return self
            self.quiet()
        raise AssertionError(f"{self.card.name}: something keeps waiting")

    def keep_board(self) -> Scene:
        """Remember where the cards lie, to name them after they have gone."""
        self.board_before = [side[:] for side in self.table.board]
        return self

    def fight(self, mine: int, theirs: int) -> Scene:
        """Attack; the active player is whoever the position says."""
        attacker, defender = (mine, theirs) if self.table.active == 0 else (theirs, mine)
        self.take(o.DECLARE_ATTACK, attacker)
        self.take(o.CHOOSE_DEFENDER, defender)
        return self

    def events(self, code: int) -> list[list[int]]:
        """Logged events of one kind."""
        return [event for event in self.table.log if event[0] == code]

    def pile(self, player: int) -> list[int]:
        return self.table.pile[player]

    def in_play(self, i: int) -> bool:
        return self.table.place[i] == k.PLAY_PLACE
