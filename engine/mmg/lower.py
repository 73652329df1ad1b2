"""From card values to the pool that the engine runs on: done once for a match-up."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.cards import Card, CardError
from engine.mmg import codes, verbs
from engine.mmg.check import settle
from engine.mmg.model import Ability, Design, Op, Pool, Sel
from engine.mmg.selectors import Cost, Filter, Target
from engine.mmg.worth import worth
from engine.pools import Pools

VALUE_BITS = {
    "energy": codes.ENERGY,
    "substance": codes.SUBSTANCE,
    "support": codes.SUPPORT,
    "energy or substance": codes.CHOICE,
    "energy and substance": codes.ENERGY | codes.SUBSTANCE,
}
SIDES = {"any": codes.S_ANY, "own": codes.S_OWN, "opposing": codes.S_OPPOSING}
STATES = {"any": 0, "standing": 1, "sided": 2}
DESTINATIONS = {"past": 0, "present": 1, "future": 2, "chosen": 3, "neighbouring": 4, "any": 5}
ITEM_BITS = {"flash": 1, "special": 2, "support": 4, "any": codes.ANY_ITEM}
USUAL_REACH = {"special": codes.R_CHOSEN, "flash": codes.R_ANY}
DOCTOR = "doctor who"
NEEDED = {
    "creature": ("zone", "energy", "substance", "support"),
    "episode": ("solve",),
    "time": ("zone",),
}


@functools.lru_cache(maxsize=4096)
def same_name(name: str) -> str:
    """A name reduced to what the rules compare: no case, no "the", no plural (A20)."""
    plain = re.sub(r"[^a-z0-9 ]", "", name.casefold())
    plain = re.sub(r"^the ", "", plain).strip()
    plain = re.sub(r"men$", "man", plain)
    return re.sub(r"(?<=[a-z]{2})s$", "", plain)


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
            for given in card.abilities:
                self._place(design, settle(card.type, given))
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

    def _place(self, design: Design, ability: verbs.Ability) -> None:
        lowered = self._ability(ability)
        first = ability
        if ability.when in ("special", "flash"):
            if isinstance(first, verbs.Counter):
                design.answers.append(lowered)
            elif isinstance(first, verbs.Save | verbs.Regenerate):
                design.rescues.append(lowered)
            else:
                design.announced.append(lowered)
        elif ability.when in ("innate", "episode"):
            design.innate.append(lowered)
        else:
            getattr(design, ability.when).append(lowered)

    def _ability(self, ability: verbs.Ability) -> Ability:
        when = ability.when
        slots: list[int] = []
        sels: list[Sel | None] = []
        cost = ability.cost or Cost()
        if cost.side is not None:
            slots.append(codes.SLOT_SIDE)
            sels.append(self._sel(cost.side, when))
        if cost.sacrifice is not None:
            slots.append(codes.SLOT_SACRIFICE)
            sels.append(self._sel(cost.sacrifice, when))
        if cost.discard:
            slots.append(codes.SLOT_DISCARD)
            sels.append(None)
        cost_slots = len(slots)
        ops = [self._op(effect, when, slots, sels, cost_slots) for effect in _chain(ability)]
        mode = codes.M_NONE
        for op in ops:
            if op.code in (codes.OP_DAMAGE, codes.OP_BOOST) and op.mask & codes.CHOICE:
                mode = codes.M_VALUE
            elif op.code == codes.OP_MOVE and op.to >= 4:
                mode = codes.M_NEIGHBOUR if op.to == 4 else codes.M_ANY_ZONE
        needs = ability.needs
        during = needs.during if needs is not None else "any"
        lowered = Ability(
            index=len(self.abilities),
            when=codes.WHENS.index(when),
            ops=ops,
            slots=slots,
            slot_sels=sels,
            mode=mode,
            sacrifice_self=cost.sacrifice_self,
            needs=None if needs is None or needs.of is None else self._sel(needs.of, when),
            needs_count=0 if needs is None else needs.count,
            turn={"your turn": 1, "opposing turn": 2}.get(during, 0),
            combat=during == "combat",
        )
        self.abilities.append(lowered)
        return lowered

    def _op(
        self,
        effect: verbs.Ability,
        when: str,
        slots: list[int],
        sels: list[Sel | None],
        cost_slots: int,
    ) -> Op:
        verb = str(effect.__struct_config__.tag)
        code = codes.OPS.index(verb)
        target = getattr(effect, "target", None)
        flt: Filter | None = target
        if isinstance(effect, verbs.Sacrifice):
            flt = effect.of
        elif isinstance(effect, verbs.Counter):
            target = flt = effect.aimed_at
            if flt is None and when == "innate":
                target = flt = verbs.ITSELF
        sel = None if flt is None else self._sel(flt, when, verb)
        pick = codes.PICKS.index(target.pick) if isinstance(target, Target) else codes.P_EACH
        slot = -1
        answer = isinstance(effect, verbs.Counter | verbs.Save | verbs.Regenerate)
        if isinstance(target, Target) and not answer:
            if pick == codes.P_ONE:
                slot = len(slots)
                slots.append(codes.SLOT_TARGET)
                sels.append(sel)
            elif pick == codes.P_THAT:
                slot = cost_slots
            elif pick == codes.P_COST:
                slot = 0
        copier = -1
        if isinstance(effect, verbs.Clone) and effect.copier.pick == "one":
            copier = len(slots)
            slots.append(codes.SLOT_COPIER)
            sels.append(self._sel(effect.copier, when))
        per = getattr(effect, "per", None)
        return Op(
            code=code,
            pick=pick,
            sel=sel,
            mask=_mask(effect),
            amount=int(getattr(effect, "amount", getattr(effect, "count", 0))),
            per=None if per is None else self._sel(per, when),
            who=codes.WHOS.index(getattr(effect, "who", "you")),
            flag=_flag(effect),
            to=_to(effect),
            item=ITEM_BITS[effect.what] if isinstance(effect, verbs.Counter) else 0,
            slot=slot,
            copier=copier,
        )

    def _sel(self, flt: Filter, when: str, verb: str = "") -> Sel:
        reach = USUAL_REACH.get(when, codes.R_HERE)
        if flt.zone == "any":
            reach = codes.R_ANY
        elif flt.zone == "chosen":
            reach = codes.R_CHOSEN
        elif flt.zone == "here":
            reach = codes.R_ANY if when == "flash" else codes.R_HERE
        state = STATES[flt.state]
        if state == 0 and verb == "stand":
            state = STATES["sided"]
        elif state == 0 and verb == "side":
            state = STATES["standing"]
        return Sel(
            fits=[_fits(flt, card) for card in self.cards],
            episode=flt.kind == "episode",
            side=SIDES[flt.side],
            reach=reach,
            state=state,
            role=codes.ROLES.index(flt.role),
            other=flt.other,
            max_energy=_limit(flt.energy_at_most),
            max_substance=_limit(flt.substance_at_most),
            max_support=_limit(flt.support_at_most),
        )


def _sees(abilities: Iterable[Ability]) -> int:
    """What abilities that go on depend on, besides who is where."""
    seen = 0
    for ability in abilities:
        if ability.when not in (codes.W_INNATE, codes.W_EPISODE):
            continue
        if ability.turn:
            seen |= codes.SEES_TURN
        if ability.combat:
            seen |= codes.SEES_ROLE
        for sel in (
            ability.needs,
            *(op.sel for op in ability.ops),
            *(op.per for op in ability.ops),
        ):
            if sel is None:
                continue
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


def _chain(ability: verbs.Ability) -> list[verbs.Ability]:
    return [ability, *ability.then]


def _mask(effect: verbs.Ability) -> int:
    if isinstance(effect, verbs.Damage | verbs.Boost):
        return VALUE_BITS[effect.value]
    if isinstance(effect, verbs.Forbid):
        return sum(1 << codes.ACTS.index(act) for act in set(effect.acts))
    if isinstance(effect, verbs.Bar):
        return sum(1 << codes.PLAYS.index(play) for play in set(effect.plays))
    if isinstance(effect, verbs.Recover):
        return sum(1 << codes.PLAYS.index(play) for play in set(effect.types))
    return 0


def _flag(effect: verbs.Ability) -> bool:
    for field in ("self_too", "random", "abilities_only", "here"):
        if getattr(effect, field, False):
            return True
    return False


def _to(effect: verbs.Ability) -> int:
    if isinstance(effect, verbs.Move):
        return DESTINATIONS[effect.to]
    if isinstance(effect, verbs.Recover):
        return sum(1 << codes.RACES.index(race) for race in set(effect.race))
    return 0


def _fits(flt: Filter, card: Card) -> bool:
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
