"""From card values to the pool that the engine runs on: done once for a match-up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from engine.pools import Pools
from engine.whoccg import codes as k
from engine.whoccg.face import card_text
from engine.whoccg.filters import Filters, same
from engine.whoccg.heed import heeds_freezing, need_heeds_freezing
from engine.whoccg.lists import ERA_NAMES, ERAS, QUALITIES, TRAITS, TYPES
from engine.whoccg.lower_ability import Abilities
from engine.whoccg.model import Ability, Design, Pool
from engine.whoccg.resolve.act_as import ActAsEffect

NEEDED: Mapping[str, tuple[str, ...]] = {
    "spacetime": ("place", "era", "goal_type"),
    "goal": ("goal_type", "points"),
    "tardis-character": ("species", "cost", "brains", "brawn", "bravery", "traits"),
    "ally": ("species", "cost", "brains", "brawn", "bravery", "traits"),
    "enemy": ("species", "cost", "brains", "brawn", "bravery", "traits"),
    "tardis": ("cost", "capacity_setup", "capacity_travel"),
    "artifact": ("cost", "user"),
    "condition": ("cost", "host"),
}
VERBS = ("destroy", "draw", "fight", "freeze", "kidnap", "move", "play")
"""Verbs that can be named besides the nouns of the cards (WHO-Q27)."""
TRAIT = re.compile(r'^"?([^"(]+?)"?\s*(?:\((\d+)\))?$')
HOSTS = ("table", "character", "spacetime")


def read_trait(text: str) -> tuple[str, int]:
    """The name and the amount of a Trait as printed.

    >>> read_trait("Science (2)"), read_trait('"God"')
    (('Science', 2), ('God', 1))
    """
    match = TRAIT.match(text.strip())
    if match is None or match[1].strip() not in TRAITS:
        raise CardError([f"expected one of the 29 Traits, got {text!r}"])
    return match[1].strip(), int(match[2] or 1)


def unknown_values(card: Card) -> list[str]:
    """What the engine would have to know about a card and does not."""
    if card.type not in TYPES:
        return ["type"]
    missing = [field for field in NEEDED.get(card.type, ()) if card.fields.get(field) is None]
    if card.type in ("goal", "bang", "plot") and not card.abilities:
        missing.append("abilities")
    return missing


def warnings(card: Card) -> list[str]:
    """What is unusual about a card though not wrong: Qualities beyond the common range (R02)."""
    species = [same(str(name)) for name in card.fields.get("species") or ()]
    if "timelord" in species or card.type == "enemy":
        return []
    found = []
    for name in QUALITIES:
        value = card.fields.get(name)
        if value is not None and not 1 <= int(value) <= 10:
            found.append(f"{card.full_name}: {name} of {value} lies outside 1 to 10")
    return found


def refuse_unknown(cards: Iterable[Card]) -> None:
    """Refuse all cards with a needed value unknown, naming every one."""
    problems = [
        f"{card.full_name} ({card.id}): {', '.join(missing)} unknown"
        for card in cards
        if (missing := unknown_values(card))
    ]
    if problems:
        raise CardError(problems)


def read_nativity(entry: str, places: dict[str, int]) -> list[int]:
    """Place, first era, last era as numbers, in threes; -1 stands for any.

    Eras outside the fifteen have numbers from 15 on and are in no span (WHO-P20).
    """
    names = {same(name): number for number, name in enumerate(ERA_NAMES.values())}
    place = first = last = -1
    for part in entry.split(","):
        words = [same(word) for word in part.split(" to ")]
        if len(words) == 1 and words[0] not in names:
            place = places.setdefault(words[0], len(places))
            continue
        unknown = [word for word in words if word not in names]
        if unknown or len(words) > 2:
            raise CardError([f"expected an era or a span of eras in the Nativity, got {entry!r}"])
        first, last = names[words[0]], names[words[-1]]
        if len(words) == 2 and (max(first, last) >= len(ERAS) or first > last):
            raise CardError([f"expected a span from an earlier to a later era, got {entry!r}"])
    # Gallifrey and the like are locations and labels outside time: alone a label means either.
    if place < 0 and first == last and first >= len(ERAS):
        return [places.setdefault(same(entry), len(places)), -1, -1, -1, first, last]
    return [place, first, last]


def _nouns(cards: Sequence[Card]) -> list[str]:
    """Nouns that can be named: the species on the cards, in a fixed order."""
    found = {str(name) for card in cards for name in card.fields.get("species") or ()}
    return sorted(found)


def word_forms(word: str) -> list[str]:
    """A noun covers its plural, a verb its tenses and agreements, and nothing else (WHO-K05, K06).

    >>> word_forms("Dalek"), word_forms("move")[:3]
    (['dalek', 'daleks'], ['move', 'moves', 'moved'])
    """
    plain = word.casefold()
    if plain not in VERBS:
        plural = f"{plain[:-3]}men" if plain.endswith("man") and plain != "human" else f"{plain}s"
        return [plain, plural]
    stem = plain.removesuffix("e")
    irregular = {
        "draw": ["drew", "drawn"],
        "fight": ["fought"],
        "freeze": ["froze", "frozen"],
        "kidnap": ["kidnapped", "kidnapping"],
    }
    forms = [plain, f"{plain}s", f"{stem}ed", f"{stem}ing"]
    return forms + irregular.get(plain, [])


class Lowering:
    """Builds one pool; the tables of its filters run over all its designs."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.texts = [" ".join(card_text(c.type, c.fields, c.abilities)) for c in cards]
        self.places: dict[str, int] = {}
        self.titles: dict[str, int] = {}
        self.words = [*_nouns(cards), *VERBS]
        self.forms = [
            [(form, re.compile(rf"\b{re.escape(form)}\b")) for form in word_forms(word)]
            for word in self.words
        ]
        self.filters = Filters(cards, self.texts, self.places)
        self.abilities = Abilities(self.filters)

    def pool(self) -> Pool:
        """All designs with their abilities."""
        groups = _identities(self.cards)
        problems: list[str] = []
        designs = []
        for number, card in enumerate(self.cards):
            try:
                designs.append(self._design(number, card, groups[number]))
            except CardError as error:
                problems += [f"{card.full_name} ({card.id}): {text}" for text in error.problems]
        if problems:
            raise CardError(problems)
        for number, card in enumerate(self.cards):
            self._tables(card, designs[number])
            self.abilities.place(number, designs[number], card.abilities)
            self._related(number, card, designs[number])
        pool = Pool(designs, self.abilities.found, self.words)
        pool.timelord = self.filters.species_mask(["Timelord"])
        pool.titles = len(self.titles)
        plots = [(d.card_id, n) for n, d in enumerate(designs) if d.type == k.T_PLOT]
        pool.any_plot = min(plots)[1] if plots else 0
        pool.bodies_fixed = not any(_makes_bodies(pool, ability) for ability in pool.abilities)
        pool.plots_heed_freezing = any(
            need_heeds_freezing(d.needs[0]) for d in designs if d.type == k.T_PLOT
        )
        for design in designs:
            design.groups = _groups(design)
            if design.kinds & k.CHARACTERS:
                design.native = [
                    place.type == k.T_SPACETIME
                    and printed_native(design, place.place, 1 << place.era)
                    for place in designs
                ]
        return pool

    def _design(self, number: int, card: Card, identity: int) -> Design:
        fields = card.fields
        type_ = TYPES.index(card.type)
        d = Design(card.id, card.full_name, type_)
        title = same(card.name)
        d.title = self.titles.setdefault(title, len(self.titles))
        d.identity = identity
        if type_ not in (k.T_BANG, k.T_PLOT):  # they count as Cost 0 (WHO-C31)
            d.cost = int(fields.get("cost") or 0)
        d.points = int(fields.get("points") or 0)
        if type_ == k.T_GOAL:
            d.cost = d.points  # one number is both (WHO-C13)
        d.diamonds = int(fields.get("diamonds") or 0)
        d.species = self.filters.species_mask(fields.get("species") or ())
        d.timelord = "timelord" in [same(str(s)) for s in fields.get("species") or ()]
        d.generation = int(fields.get("generation") or 0)
        d.qualities = [int(fields.get(name) or 0) for name in QUALITIES]
        d.traits = [0] * len(TRAITS)
        for text in fields.get("traits") or ():
            name, amount = read_trait(str(text))
            d.traits[TRAITS.index(name)] += amount
            d.heads += 1
        for entry in fields.get("nativity") or ():
            d.nativity += read_nativity(str(entry), self.places)
        if type_ == k.T_SPACETIME:
            place = same(str(fields.get("place")))
            d.place = self.places.setdefault(place, len(self.places))
            d.era = list(ERA_NAMES).index(str(fields.get("era")))
            d.dated = fields.get("date") is not None
            d.date = int(fields.get("date") or 0)
            d.base = bool(fields.get("base")) or "base" in _keywords(card)
            d.opens = bool(fields.get("open_to_enemies"))
        d.goal_types = self.filters.goal_mask(fields.get("goal_type") or ())
        d.setup = int(fields.get("capacity_setup") or 0)
        d.carry = int(fields.get("capacity_travel") or 0)
        if type_ == k.T_TARDIS or fields.get("as_tardis"):
            d.kinds |= k.AS_TARDIS
        d.host = HOSTS.index(fields["host"]) if fields.get("host") in HOSTS else 0
        d.stays = bool(fields.get("stays"))
        d.plays_early = bool(fields.get("setup")) or type_ in (k.T_TARDIS, k.T_CREW)
        d.starts_alone = bool(fields.get("starts_alone"))
        d.holds = int(fields.get("holds") or 0)
        d.puzzle = "puzzle" in _keywords(card)
        return d

    def _tables(self, card: Card, d: Design) -> None:
        """What a card says about other cards, by design."""
        fields = card.fields
        if d.type == k.T_ARTIFACT:
            d.users = self.filters.users(str(fields.get("user") or ""))
        nemesis = fields.get("nemesis")
        if nemesis:
            d.nemesis = self.filters.named([str(nemesis)])
        for entry in fields.get("vortex") or ():
            d.vortex.append(self.filters.named_cards(str(entry)))

    def _related(self, number: int, card: Card, d: Design) -> None:
        """Its Vortex entries, all of them, and the words to which it is related."""
        d.vortex_keys = [number * 8 + n for n in range(len(d.vortex))]
        text = f"{card.name} {card.subtitle} {self.texts[number]}".casefold()
        d.words = [
            any(form in text and pattern.search(text) is not None for form, pattern in forms)
            for forms in self.forms
        ]


def printed_native(d: Design, place: int, eras: int) -> bool:
    """Whether the Nativity of a card fits a location in certain eras, given as bits."""
    entries = d.nativity
    if not entries:
        return True
    for n in range(0, len(entries), 3):
        first, last = entries[n + 1], entries[n + 2]
        if entries[n] < 0 or entries[n] == place:
            if first < 0 or eras & ((1 << (last + 1)) - 1) & ~((1 << first) - 1):
                return True
    return False


def _makes_bodies(pool: Pool, ability: Ability) -> bool:
    """Whether an ability may let a card that is no Character count as one."""
    for effect in ability.effects:
        if not isinstance(effect, ActAsEffect) or not effect.kind:
            continue
        kinds = k.ANY_CARD if effect.sel is None else effect.sel.kinds
        if effect.pick == k.P_SELF:
            kinds = pool.designs[ability.card].kinds
        if kinds & ~k.CHARACTERS:
            return True
    return False


def _groups(d: Design) -> list[int]:
    """The groups in which a card is listed while it is in play."""
    rules = [ability.effects[0].rule for ability in d.continuous]
    listed = {
        d.type: True,
        k.G_BODIES: bool(d.kinds & k.CHARACTERS),
        k.G_AS_TARDIS: bool(d.kinds & k.AS_TARDIS),
        k.G_SOURCES: bool(d.continuous) and (d.type != k.T_BANG or d.stays),
        k.G_ATTEMPTED: d.type == k.T_GOAL
        or bool(d.purpose_by)
        or (d.type == k.T_CONDITION and d.overcome and not d.puzzle),
        k.G_PUZZLES: d.puzzle and d.overcome,
        k.G_USABLE: bool(d.uses),
        k.G_VORTEX: bool(d.vortex),
        k.G_NARROW: d.type == k.T_CONDITION and d.host_sel is not None,
        k.G_SHIPS: d.type == k.T_TARDIS or k.RULE_TRAVEL in rules,
        k.G_HEEDS_FREEZING: heeds_freezing(d),
        k.G_DICE: d.dice,
        k.G_STARTERS: bool(d.whens & 1 << k.W_TURN_START),
        k.G_ENDERS: bool(d.whens & 1 << k.W_TURN_END),
    }
    return [group for group, member in listed.items() if member]


def _keywords(card: Card) -> list[str]:
    return [str(word).casefold() for word in card.fields.get("keywords") or ()]


def identity_of(card: Card) -> tuple[str, str, Any]:
    """What makes two cards one card: title, subtitle and, for a Spacetime, the date (R05)."""
    return same(card.name), same(card.subtitle), card.fields.get("date")


def _identities(cards: Sequence[Card]) -> list[int]:
    """A number for each identity; cards that count as one another share it (D23, D24)."""
    numbers: dict[Any, int] = {}
    found = [numbers.setdefault(identity_of(card), len(numbers)) for card in cards]
    by_id = {card.id: n for n, card in enumerate(cards)}
    for n, card in enumerate(cards):
        for other in card.fields.get("counts_as") or ():
            if other in by_id:
                old, new = found[n], found[by_id[other]]
                found = [new if number == old else number for number in found]
    return found


def _lowered(cards: Sequence[Card]) -> Pool:
    refuse_unknown(cards)
    return Lowering(cards).pool()


_POOLS = Pools(_lowered)


def build_pool(cards: Sequence[Card]) -> Pool:
    """Lower cards for play; cards with unknown values are refused."""
    return _POOLS.of(cards)
