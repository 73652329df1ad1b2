"""Filters lowered: what is printed on cards becomes tables over the designs of a match-up."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from cards.catalogue.values import Card
from engine.whoccg import codes as k
from engine.whoccg.lists import ERA_NAMES, QUALITIES, TRAITS, TYPES
from engine.whoccg.model import Effect, Have, Need, Sel, SpotSel, User
from engine.whoccg.selectors import Filter, Find, Spot, Target
from engine.whoccg.selectors import Have as HaveWord
from engine.whoccg.selectors import Need as NeedWord

KIND_BITS = {
    "character": k.CHARACTERS,
    "hero": k.HEROES,
    "tardis-character": 1 << k.T_CREW,
    "ally": 1 << k.T_ALLY,
    "enemy": k.ENEMIES,
    "tardis": k.AS_TARDIS,
    "tardis-card": 1 << k.T_TARDIS,
    "artifact": 1 << k.T_ARTIFACT,
    "condition": 1 << k.T_CONDITION,
    "spacetime": 1 << k.T_SPACETIME,
    "goal": 1 << k.T_GOAL,
    "plot": 1 << k.T_PLOT,
    "card": k.ANY_CARD,
}
KIND_GROUPS = {
    "tardis": k.G_AS_TARDIS,
    "tardis-card": k.T_TARDIS,
    "artifact": k.T_ARTIFACT,
    "condition": k.T_CONDITION,
    "spacetime": k.T_SPACETIME,
    "goal": k.T_GOAL,
    "plot": k.T_PLOT,
}
"""Kinds that no ability gives, so that a group lists them all."""
TYPE_WORDS = {
    "tardis character": "tardis-character",
    "ally": "ally",
    "enemy": "enemy",
    "character": "character",
    "hero": "hero",
}
GOALS = ("any", "own", "opposing")
E = TypeVar("E", bound=Effect)


@functools.lru_cache(maxsize=4096)
def same(text: str) -> str:
    """A name without regard to case and outer spaces."""
    return " ".join(text.casefold().split())


def _related(word: str, text: str) -> bool:
    """Whether a word stands in a title or game text, alone or in the plural (WHO-K17)."""
    plain = re.escape(word.casefold())
    return re.search(rf"\b{plain}(s|es)?\b", text.casefold()) is not None


class Filters:
    """The tables of one match-up."""

    def __init__(self, cards: Sequence[Card], texts: Sequence[str], places: dict[str, int]) -> None:
        self.cards = cards
        self.texts = texts
        self.places = places
        self.species: dict[str, int] = {}
        self.goals: dict[str, int] = {}

    def species_mask(self, names: Iterable[str]) -> int:
        """Bits of species; a new one gets the next bit."""
        mask = 0
        for name in names:
            mask |= 1 << self.species.setdefault(same(str(name)), len(self.species))
        return mask

    def goal_mask(self, names: Iterable[str]) -> int:
        """Bits of Goal types."""
        mask = 0
        for name in names:
            mask |= 1 << self.goals.setdefault(str(name), len(self.goals))
        return mask

    def _title(self, card: Card, titles: Sequence[str]) -> bool:
        """Whole titles; K9 without a model is every K9 (WHO-K11)."""
        name = same(card.name)
        for title in titles:
            wanted = same(title)
            if wanted in (name, same(card.full_name)):
                return True
            if wanted == "k9" and "k9" in name.split():
                return True
        return False

    def named(self, names: Sequence[str]) -> list[bool]:
        """Characters of such a title or species."""
        wanted = [same(name) for name in names]
        return [
            self._title(card, names)
            or any(same(str(s)) in wanted for s in card.fields.get("species") or ())
            for card in self.cards
        ]

    def named_cards(self, title: str) -> list[bool]:
        """Cards of a title, with its subtitle or without."""
        return [self._title(card, [title]) for card in self.cards]

    def users(self, text: str) -> list[User]:
        """Who fits a User line: a title, species, Trait or type of Character (WHO-R03)."""
        found = []
        for word in (part.strip() for part in re.split(r",|\bor\b", text) if part.strip()):
            kind = TYPE_WORDS.get(same(word).removeprefix("any "), "")
            trait = TRAITS.index(word) if word in TRAITS else -1
            species = self.species_mask([word])
            kinds = KIND_BITS[kind] if kind else 0
            found.append(
                User([self._title(card, [word]) for card in self.cards], species, trait, kinds)
            )
        return found

    def _printed(self, flt: Filter, number: int) -> bool:
        """What a filter asks of the printed card and nothing can change."""
        card = self.cards[number]
        fields = card.fields
        if flt.title and not self._title(card, flt.title):
            return False
        if flt.keyword:
            keywords = [same(str(word)) for word in fields.get("keywords") or ()]
            if not any(same(word) in keywords for word in flt.keyword):
                return False
        if flt.related:
            text = f"{card.name} {card.subtitle} {self.texts[number]}"
            if not any(_related(word, text) for word in flt.related):
                return False
        if flt.refers_to:
            told = same(self.texts[number])
            if not any(same(title) in told for title in flt.refers_to):
                return False
        if flt.minion_of:
            served = [same(str(name)) for name in fields.get("minion_of") or ()]
            if not any(same(name) in served for name in flt.minion_of):
                return False
        if flt.fobwatch and not fields.get("fobwatch"):
            return False
        cost = 0 if card.type in ("bang", "plot") else int(fields.get("cost") or 0)
        return flt.cost_at_most is None or cost <= flt.cost_at_most

    def sel(self, flt: Filter) -> Sel:
        """A filter over cards in play."""
        fits = [self._printed(flt, number) for number in range(len(self.cards))]
        sel = Sel(fits, KIND_BITS[flt.kind])
        sel.side = k.SIDES.index(flt.side)
        sel.reach = k.REACHES.index(flt.where)
        sel.species = self.species_mask(flt.species)
        sel.traits = [TRAITS.index(trait) for trait in flt.trait]
        sel.frozen = k.YES_NO.index(flt.frozen)
        sel.kidnapped = k.YES_NO.index(flt.kidnapped)
        sel.scored = k.YES_NO.index(flt.scored)
        sel.unattended = flt.unattended
        sel.part = flt.taking_part
        sel.other = flt.other
        sel.on_host = flt.on_host
        sel.named = flt.named
        sel.nemesis = flt.nemesis
        sel.spot = None if flt.at is None else self.spot(flt.at)
        sel.group = KIND_GROUPS.get(flt.kind, -1)
        sel.plain = not (
            sel.species or sel.traits or sel.frozen or sel.kidnapped or sel.scored
            or sel.unattended or sel.part or sel.on_host or sel.named or sel.nemesis
            or sel.spot is not None
        )  # fmt: skip
        return sel

    def spot(self, given: Spot) -> SpotSel:
        """A kind of place."""
        wanted = [same(place) for place in given.place]
        fits = [
            not wanted or same(str(card.fields.get("place") or "")) in wanted for card in self.cards
        ]
        sel = SpotSel(fits)
        for era in given.era:
            sel.eras |= 1 << list(ERA_NAMES).index(era)
        sel.base = given.base
        sel.own = given.own
        sel.goal = GOALS.index(given.goal)
        if given.before is not None:
            sel.date |= 1
            sel.before = given.before
        if given.after is not None:
            sel.date |= 2
            sel.after = given.after
        sel.date |= {"any": 0, "earlier": 4, "later": 8}[given.date]
        return sel

    def kind(self, name: str) -> int:
        """The bits of a kind of card."""
        return KIND_BITS[name]

    def aimed(self, effect: E, target: Target) -> E:
        """Tell an effect which cards it acts on."""
        effect.pick = k.PICKS.index(target.pick)
        effect.may = target.may
        effect.sel = self.sel(target)
        return effect

    def find(self, given: Find) -> list[bool]:
        """Cards outside play, by design."""
        return [self._found(given, number) for number in range(len(self.cards))]

    def _found(self, given: Find, number: int) -> bool:
        card = self.cards[number]
        fields = card.fields
        if given.type and card.type not in given.type:
            return False
        if card.type not in TYPES:
            return False
        flt = Filter(
            title=given.title,
            keyword=given.keyword,
            related=given.related,
            cost_at_most=given.cost_at_most,
        )
        if not self._printed(flt, number):
            return False
        species = [same(str(s)) for s in fields.get("species") or ()]
        if given.species and not any(same(name) in species for name in given.species):
            return False
        traits = [str(t).partition("(")[0].strip(' "') for t in fields.get("traits") or ()]
        if given.trait and not any(trait in traits for trait in given.trait):
            return False
        types = fields.get("goal_type") or ()
        if given.goal_type and not any(kind in types for kind in given.goal_type):
            return False
        place = same(str(fields.get("place") or ""))
        return not given.place or place in [same(name) for name in given.place]

    def _have(self, given: HaveWord) -> Have:
        low = given.at_least
        if low is None:
            low = 0 if given.at_most is not None else 1
        return Have(self.sel(given.of), low, k.NO_LIMIT if given.at_most is None else given.at_most)

    def need(self, given: NeedWord) -> Need:
        """A requirement."""
        need = Need()
        for quality, amount in given.total.items():
            need.total[QUALITIES.index(quality)] = amount
        for trait, amount in given.traits.items():
            need.traits += [TRAITS.index(trait), amount]
        for name in given.most:
            at = QUALITIES.index(name) if name in QUALITIES else 3 + TRAITS.index(name)
            need.most.append(at)
        need.among = [self._have(part) for part in given.among]
        need.has = [self._have(part) for part in given.has]
        need.spot = None if given.at is None else self.spot(given.at)
        need.turn = k.SIDES.index(given.turn)
        if given.points is not None:
            need.points = given.points
        if given.opposing_points is not None:
            need.opposing_points = given.opposing_points
        need.reached = given.reached
        need.opposed = given.opposed
        need.turns = given.turns
        need.all_of = [self.need(part) for part in given.all_of]
        need.any_of = [self.need(part) for part in given.any_of]
        need.none_of = [self.need(part) for part in given.none_of]
        return need
