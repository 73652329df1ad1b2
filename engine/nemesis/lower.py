"""Cards of a catalogue made ready for play: a pool with all designs, boards among them."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from engine.catalogue import catalogue_of
from engine.nemesis import codes as k
from engine.nemesis.ability import Ability
from engine.nemesis.lowering import TRAIT_BITS, Lowering
from engine.nemesis.model import Design, Filter, Mode, Pool, Rule
from engine.nemesis.rules import grouped, rule_words, triggers
from engine.nemesis.verbs.attach import Attachment
from engine.nemesis.verbs.roll import RollDie

BOARD_TYPE = "board"


@functools.cache
def _boards() -> dict[str, Card]:
    """The board sides of the game's own catalogue, by scheme."""
    cards = catalogue_of("nemesis").cards
    return {str(card.fields["scheme"]): card for card in cards if card.type == BOARD_TYPE}


def every_board() -> list[Card]:
    """All board sides of the game's own catalogue."""
    return list(_boards().values())


def boards(schemes: Sequence[str], given: Sequence[Card] = ()) -> list[Card]:
    """The board of each scheme: one that is given, or the catalogue's."""
    own = {str(card.fields["scheme"]): card for card in given if card.type == BOARD_TYPE}
    known = {**_boards(), **own}
    missing = [scheme for scheme in schemes if scheme not in known]
    if missing:
        raise CardError([f"expected a control board for the scheme {s!r}" for s in missing])
    return [known[scheme] for scheme in schemes]


def build_pool(cards: Sequence[Card]) -> Pool:
    """All designs, numbered in the order of the cards."""
    pool = Pool()
    low = Lowering(pool)
    for card in cards:
        design = Design(len(pool.designs), card.id, card.name)
        pool.designs.append(design)
        pool.numbers[card.id] = design.number
        _values(low, design, card)
        low.strength = design.strength
        low.goal = design.goal
        for rule in grouped(card.abilities):
            design.rules.append(_rule(low, rule, design))
        _flags(design)
    return pool


def _traits(card: Card, fields: Mapping[str, Any]) -> int:
    traits = 0
    for name in fields.get("traits") or ():
        traits |= TRAIT_BITS[name]
    if card.type in TRAIT_BITS:
        traits |= TRAIT_BITS[card.type]
    if fields.get("kind") in TRAIT_BITS:
        traits |= TRAIT_BITS[str(fields["kind"])]
    if traits & k.CHARACTER and traits & k.MINION_KINDS:
        traits |= k.MINION  # R71
    if traits & (k.DOCTOR | k.COMPANION):
        traits |= k.HERO
    return traits


def _values(low: Lowering, design: Design, card: Card) -> None:
    fields = card.fields
    design.traits = _traits(card, fields) if card.type != BOARD_TYPE else 0
    design.strength = int(fields.get("strength") or 0)
    design.goal = int(fields.get("goal") or 0)
    design.box = int(fields.get("box") or 1)
    design.hand = int(fields.get("hand") or 0)
    design.group = str(fields.get("group") or "")
    design.pack = str(fields.get("pack") or "")
    design.nemesis = str(fields.get("nemesis") or "")
    design.scheme = str(fields.get("scheme") or "")
    if card.type == BOARD_TYPE:
        names = [str(fields.get(f"location{n}") or f"Location {n}") for n in range(1, 5)]
        design.names = [low.place(name) for name in names]
    own = k.NEMESIS | k.CHARACTER | k.MINION
    design.minion = design.traits & own == own


def _rule(low: Lowering, abilities: Sequence[Ability], design: Design) -> Rule:
    when = triggers(abilities)
    first = abilities[0]
    rule = Rule(k.TRIGGERS.index(when[0]))
    rule.event = k.EVENTS.index(first.on)
    rule.by = k.WHOSE.index(first.by)
    rule.about = low.cards(first.about) if first.about is not None else None
    rule.each = k.EACH.index(first.each)
    rule.may = first.may
    rule.location = first.location
    rule.needs = [low.need(need) for need in first.need]
    rule.text = rule_words(abilities, opening=False, goal=design.goal)
    rolling: RollDie | None = None
    for trigger, ability in zip(when, abilities, strict=True):
        effect = ability.lower(low)
        if ability.link == "roll" and rolling is not None:
            rolling.add(ability.rolls[0], ability.rolls[1], effect, joined=False)
            continue
        if rolling is not None and ability.link == "and":
            rolling.add(0, 0, effect, joined=True)
            continue
        if ability.link in ("", "or"):
            text = ability.words().replace("{goal}", str(design.goal))
            rule.modes.append(Mode(k.TRIGGERS.index(trigger), [effect], text))
        else:
            rule.modes[-1].effects.append(effect)
            rule.modes[-1].text += f", {ability.words()}"
        rolling = effect if isinstance(effect, RollDie) else None
    if len(rule.modes) == 1:
        rule.modes[0].text = rule.text
    return rule


def _flags(design: Design) -> None:
    """What can be asked of a design without looking at its rules."""
    instant = bool(design.traits & k.INSTANT)
    for rule in design.rules:
        design.acts = design.acts or rule.trigger == k.AS_ACTION
        design.infiltrates = design.infiltrates or rule.trigger == k.AT_INFILTRATE
        design.has_blink |= rule.trigger in (k.AT_BLINK, k.CONFLICT_BLINK)
        if rule.trigger == k.ONGOING:
            design.listens |= 1 << rule.event if rule.event else 0
        for mode in rule.modes:
            design.conflict = design.conflict or mode.trigger == k.IN_CONFLICT
            design.timely |= instant and mode.trigger in (k.AT_PLAY, k.TO_WIN)
            for effect in mode.effects:
                design.static = design.static or effect.is_static()
                design.limits += effect.limit_change()
                design.protects = design.protects or effect.guards()
                if effect.goal_of() >= 0 and not instant:
                    design.win = effect
                if isinstance(effect, Attachment):
                    design.attach = effect.cards
    if design.attach is None and design.traits & k.UPGRADE:
        design.attach = Filter([k.CHARACTER])
    if design.attach is None and design.traits & k.INSTALLATION:
        design.attach = Filter([], where=k.YOUR_BOARD)
