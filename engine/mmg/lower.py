"""From card values to the pool that the engine runs on: done once for a match-up."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from engine.mmg import codes
from engine.mmg.check import settle
from engine.mmg.model import Ability, Design, Effect, Pool, Sel
from engine.mmg.selectors import Cost, Filter, Target
from engine.mmg.verbs.base import Verb
from engine.mmg.worth import worth
from engine.pools import Pools

SIDES = {"any": codes.S_ANY, "own": codes.S_OWN, "opposing": codes.S_OPPOSING}
STATES = {"any": 0, "standing": 1, "sided": 2}
USUAL_REACH = {"special": codes.R_CHOSEN, "flash": codes.R_ANY}
DOCTOR = "doctor who"
PLURALS = (
    (r"children$", "child"),
    (r"people$", "person"),
    (r"mice$", "mouse"),
    (r"mens?$", "man"),
    (r"(wol|el|thie|dwar|kni|hal|shel|li|wi)(ves|fe?)$", r"\1f"),
    (r"(ch|sh|ss|x|z)es$", r"\1"),
    (r"(?<=x)e$", ""),
    (r"(?<=[a-z]{2})(?<!o)uses$", "us"),
    (r"(?<=[a-z]{2})ies?$", "y"),
    (r"(?<=[a-z]{2})(?<![su])s$", ""),
)
"""Endings of plurals, the first that fits; both numbers of a noun come out alike."""
NEEDED = {
    "creature": ("zone", "energy", "substance", "support"),
    "episode": ("solve",),
    "time": ("zone",),
}


@functools.lru_cache(maxsize=4096)
def same_name(name: str) -> str:
    """A name reduced to what the rules compare: no case, no "the", no plural in any word (A20).

    >>> same_name("The Sea Devils") == same_name("SEA DEVIL"), same_name("Cybermen")
    (True, 'cyberman')
    """
    plain = re.sub(r"[^a-z0-9 ]", "", name.casefold())
    plain = re.sub(r"^the ", "", plain).strip()
    return " ".join(_singular(word) for word in plain.split())


def _singular(word: str) -> str:
    """One form for both numbers of a noun; it need not be a word."""
    for many, one in PLURALS:
        changed, count = re.subn(many, one, word)
        if count:
            return changed
    return word


def unknown_values(card: Card) -> list[str]:
    """What the engine would have to know about a card and does not."""
    missing = [field for field in NEEDED.get(card.type, ()) if card.fields.get(field) is None]
    watcher = bool(card.fields.get("watcher"))
    if card.type == "creature" and not watcher and card.fields.get("race") is None:
        missing.append("race")
    if card.type in ("resource", "flash", "episode") and not card.abilities:
        missing.append("abilities")
    return missing


def refuse_unknown(cards: Iterable[Card]) -> None:
    """Refuse all cards with a needed value unknown, naming every one."""
    problems = [
        f"{card.full_name} ({card.id}): {', '.join(missing)} unknown"
        for card in cards
        if (missing := unknown_values(card))
    ]
    if problems:
        raise CardError(problems)


class Lowering:
    """Builds one pool; the tables of its filters run over all its designs."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.abilities: list[Ability] = []

    def pool(self) -> Pool:
        """All designs with their abilities."""
        identities: dict[Any, int] = {}
        designs = [self._design(card, identities) for card in self.cards]
        for card, design in zip(self.cards, designs, strict=True):
            for number, given in enumerate(card.abilities, start=1):
                self._place(design, settle(card.type, given), number)
            design.worth = worth(design)
        return Pool(designs, self.abilities, _sees(self.abilities))

    def _design(self, card: Card, identities: dict[Any, int]) -> Design:
        fields = card.fields
        races = 0
        for race in fields.get("race") or ():
            races |= 1 << codes.RACES.index(race)
        labels = {str(label).casefold() for label in fields.get("label") or ()}
        zone = codes.ZONES.index(fields["zone"]) if fields.get("zone") else -1
        numbers = tuple(int(fields.get(k) or 0) for k in ("energy", "substance", "support"))
        # Two cards are identical when all that matters in play is the same (R10).
        identity = (
            same_name(card.name),
            card.type,
            zone,
            races,
            numbers,
            int(fields.get("solve") or 0),
            bool(fields.get("unique")),
            frozenset(labels),
            card.abilities,
        )
        return Design(
            card_id=card.id,
            name=card.full_name,
            kind=codes.KINDS.index(card.type),
            zone=zone,
            races=races,
            energy=numbers[0],
            substance=numbers[1],
            support=numbers[2],
            solve=int(fields.get("solve") or 0),
            unique=bool(fields.get("unique")),
            watcher=bool(fields.get("watcher")),
            doctor=same_name(card.name) == DOCTOR,
            identity=identities.setdefault(identity, len(identities)),
        )

    def _place(self, design: Design, ability: Verb, number: int) -> None:
        """Lower an ability and put it where its timing, or what it answers to, is looked for."""
        lowered = self._ability(ability, number)
        reaction = lowered.effects[0].reaction
        if ability.when in ("innate", "episode"):
            design.innate.append(lowered)
        elif ability.when not in ("special", "flash"):
            getattr(design, ability.when).append(lowered)
        elif reaction == codes.REACTS_COUNTER:
            design.answers.append(lowered)
        elif reaction != codes.REACTS_NOT:
            design.rescues.append(lowered)
        else:
            design.announced.append(lowered)

    def _ability(self, ability: Verb, number: int) -> Ability:
        when = ability.when
        draft = Draft(self.cards, when)
        cost = ability.cost or Cost()
        if cost.side is not None:
            draft.slot(codes.SLOT_SIDE, draft.selector(cost.side))
        if cost.sacrifice is not None:
            draft.slot(codes.SLOT_SACRIFICE, draft.selector(cost.sacrifice))
        if cost.discard:
            draft.slot(codes.SLOT_DISCARD, None)
        draft.cost_slots = len(draft.slots)
        effects = [ability.lower(draft)]
        draft.later = True
        effects += [effect.lower(draft) for effect in ability.then]
        mode, mover = _mode(effects)
        needs = ability.needs
        during = needs.during if needs is not None else "any"
        lowered = Ability(
            index=len(self.abilities),
            number=number,
            when=codes.WHENS.index(when),
            effects=effects,
            slots=draft.slots,
            slot_sels=draft.sels,
            slot_optional=draft.optionals,
            mode=mode,
            mover=mover,
            sacrifice_self=cost.sacrifice_self,
            needs=None if needs is None or needs.of is None else draft.selector(needs.of),
            needs_count=0 if needs is None else needs.count,
            turn={"your turn": 1, "opposing turn": 2}.get(during, 0),
            combat=during == "combat",
        )
        self.abilities.append(lowered)
        return lowered


E = TypeVar("E", bound=Effect)


class Draft:
    """One ability on its way to being compiled: its timing, and the cards that somebody picks."""

    def __init__(self, cards: Sequence[Card], when: str) -> None:
        self.cards = cards
        self.when = when
        self.slots: list[int] = []
        self.sels: list[Sel | None] = []
        self.optionals: list[bool] = []
        self.cost_slots = 0
        self.later = False
        """The effects after the first are being compiled."""

    def slot(self, role: int, sel: Sel | None) -> int:
        """A card to be picked; the answer is its place."""
        self.slots.append(role)
        self.sels.append(sel)
        self.optionals.append(self.later and role == codes.SLOT_TARGET)
        return len(self.slots) - 1

    def aimed(
        self, effect: E, target: Target, *, usual_state: str = "any", picked: bool = True
    ) -> E:
        """Tell an effect which cards it acts on, and reserve a slot for the one to be picked."""
        effect.sel = self.selector(target, usual_state)
        effect.pick = codes.PICKS.index(target.pick)
        if picked and target.pick == "one":
            effect.slot = self.slot(codes.SLOT_TARGET, effect.sel)
        elif picked and target.pick == "that":
            effect.slot = self.cost_slots
        elif picked and target.pick == "cost":
            effect.slot = 0
        return effect

    def copier(self, target: Target) -> int:
        """The slot of the card that becomes a copy."""
        return self.slot(codes.SLOT_COPIER, self.selector(target))

    def optional(self, flt: Filter | None) -> Sel | None:
        """A filter, where there is one."""
        return None if flt is None else self.selector(flt)

    def selector(self, flt: Filter, usual_state: str = "any") -> Sel:
        """A filter as tables and numbers; a state that it leaves open is the usual one."""
        reach = USUAL_REACH.get(self.when, codes.R_HERE)
        if flt.zone == "any":
            reach = codes.R_ANY
        elif flt.zone == "chosen":
            reach = codes.R_CHOSEN
        elif flt.zone == "here":
            reach = codes.R_ANY if self.when == "flash" else codes.R_HERE
        return Sel(
            fits=[fits_card(flt, card) for card in self.cards],
            episode=flt.kind == "episode",
            side=SIDES[flt.side],
            reach=reach,
            state=STATES[flt.state] or STATES[usual_state],
            role=codes.ROLES.index(flt.role),
            other=flt.other,
            max_energy=_limit(flt.energy_at_most),
            max_substance=_limit(flt.substance_at_most),
            max_support=_limit(flt.support_at_most),
        )


def _mode(effects: Sequence[Effect]) -> tuple[int, int]:
    """Which choice the effects leave open, and which of them it is for."""
    for at, effect in enumerate(effects):
        if effect.mode() != codes.M_NONE:
            return effect.mode(), at
    return codes.M_NONE, 0


def _sees(abilities: Iterable[Ability]) -> int:
    """What abilities that go on depend on, besides who is where."""
    seen = 0
    for ability in abilities:
        if ability.when not in (codes.W_INNATE, codes.W_EPISODE):
            continue
        if ability.combat:
            seen |= codes.SEES_ROLE
        needs = [] if ability.needs is None else [ability.needs]
        asked = [sel for effect in ability.effects for sel in effect.filters()]
        for sel in (*needs, *asked):
            if sel.state:
                seen |= codes.SEES_STATE
            if sel.role != codes.ROLE_ANY:
                seen |= codes.SEES_ROLE
            if sel.reach == codes.R_CHOSEN:
                seen |= codes.SEES_CHOSEN
            if max(sel.max_energy, sel.max_substance, sel.max_support) >= 0:
                seen |= codes.SEES_VALUES
    return seen


def _limit(given: int | None) -> int:
    return -1 if given is None else given


def fits_card(flt: Filter, card: Card) -> bool:
    """What a filter asks of the printed card; the rest is asked in play."""
    fields: Mapping[str, Any] = card.fields
    kinds = ("creature", "resource") if flt.kind == "card" else (flt.kind,)
    if card.type not in kinds:
        return False
    if flt.race and not set(flt.race) & set(fields.get("race") or ()):
        return False
    if flt.label:
        labels = {str(label).casefold() for label in fields.get("label") or ()}
        if not {label.casefold() for label in flt.label} & labels:
            return False
    if flt.name and same_name(card.name) not in {same_name(name) for name in flt.name}:
        return False
    if flt.frame and fields.get("zone") not in flt.frame:
        return False
    return flt.watchers or not fields.get("watcher")


def _lowered(cards: Sequence[Card]) -> Pool:
    refuse_unknown(cards)
    return Lowering(cards).pool()


_POOLS = Pools(_lowered)


def build_pool(cards: Sequence[Card]) -> Pool:
    """The pool of these cards, one design for each; unknown needed values are refused."""
    return _POOLS.of(cards)
