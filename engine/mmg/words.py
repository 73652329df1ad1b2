"""The words on an MMG card, made from its abilities: text and behaviour have one source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.mmg import verbs
from engine.mmg.nouns import (
    CONTINUOUS,
    EPISODE,
    KINDS,
    RACES,
    article,
    both,
    each,
    either,
    held,
    number,
    one,
    several,
    target,
)

ACTS = {
    "attack": "attack",
    "defend": "be a defending main combatant",
    "support": "give Support",
    "be supported": "take Support from Creatures",
    "special": "use a Special ability",
    "solve": "be Sided to solve an Episode",
    "stand": "Stand",
    "move": "change Zones",
}
VALUES = frozenset({"energy", "substance", "support"})
PREFIX = {
    "special": "∞ ",
    "arrives": "When played: ",
    "destroyed": "When destroyed: ",
    "wins": "When it wins a combat: ",
    "strikes": "When it takes effect: ",
    "unsolved": "Each turn it stays unsolved: ",
    "episode": "While unsolved: ",
}


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{number(count)} cards"


def _values(value: str, before: str) -> str:
    """The values with the same word before each: "+1 Energy or +1 Substance"."""
    for joint in (" or ", " and "):
        value = value.replace(joint, f"{joint}{before}")
    words = [word.title() if word in VALUES else word for word in value.split(" ")]
    return before + " ".join(words)


def _per(verb: verbs.Damage | verbs.Boost, when: str) -> str:
    return "" if verb.per is None else f" for {each(verb.per, when)}"


def _who(who: str, when: str, verb: str) -> str:
    """Subject and verb in agreement: "you draw", "the Solver draws", "each player draws"."""
    if who == "you" and when not in EPISODE:
        return verb
    subject = {"you": "the Solver", "opponent": "the opponent", "each": "each player"}[who]
    return f"{subject} {verb}{'es' if verb.endswith('ss') else 's'}"


def _damage(verb: verbs.Damage, when: str) -> str:
    if when in CONTINUOUS:
        loss = _values(verb.value, f"-{verb.amount} ")
        return f"{target(verb.target, when)} has {loss}{_per(verb, when)}"
    whole = "both " if verb.value == "energy and substance" else ""
    return (
        f"deal {verb.amount} damage to {whole}{_values(verb.value, 'the ')} of "
        f"{target(verb.target, when)}{_per(verb, when)}"
    )


def _boost(verb: verbs.Boost, when: str) -> str:
    gain = _values(verb.value, f"+{verb.amount} ")
    what = target(verb.target, when)
    if when in CONTINUOUS:
        return f"{what} has {gain}{_per(verb, when)}"
    return f"{what} gains {gain} this turn{_per(verb, when)}"


def _move(verb: verbs.Move, when: str) -> str:
    where = {"neighbouring": "a neighbouring Zone", "any": "any Zone", "chosen": "the chosen Zone"}
    what = target(verb.target, when) + (" and this card" if verb.self_too else "")
    return f"move {what} to {where.get(verb.to, f'the {verb.to.capitalize()}')}"


def _sacrifice(verb: verbs.Sacrifice, when: str) -> str:
    of = one(verb.of, when) if verb.count == 1 else f"{number(verb.count)} {several(verb.of, when)}"
    return f"{_who(verb.who, when, 'sacrifice')} {of}"


def _discard(verb: verbs.Discard, when: str) -> str:
    chance = " at random" if verb.random else ""
    hand = "your hand" if verb.who == "you" and when not in EPISODE else "hand"
    return f"{_who(verb.who, when, 'discard')} {_cards(verb.count)} from {hand}{chance}"


def _mill(verb: verbs.Mill, when: str) -> str:
    top = "the top card" if verb.count == 1 else f"the top {number(verb.count)} cards"
    return f"{_who(verb.who, when, 'discard')} {top} of the draw deck"


def _draw(verb: verbs.Draw, when: str) -> str:
    return f"{_who(verb.who, when, 'draw')} {_cards(verb.count)}"


def _hit(verb: verbs.Hit, when: str) -> str:
    hits = "a Hit" if verb.count == 1 else f"{number(verb.count)} Hits"
    return f"{_who(verb.who, when, 'take')} {hits}"


def _prevent_hit(verb: verbs.PreventHit, when: str) -> str:
    which = "first" if when == "innate" else "next"
    hits = "Hit" if verb.count == 1 else f"{number(verb.count)} Hits"
    span = "each turn" if when == "innate" else "this turn"
    cost = "costs" if verb.count == 1 else "cost"
    return f"the {which} {hits} made against you {span} {cost} nothing"


def _prevent_damage(verb: verbs.PreventDamage, when: str) -> str:
    what = target(verb.target, when)
    if when not in CONTINUOUS:
        if verb.amount == 0:
            return f"prevent the next damage to {what} this turn"
        return f"the next damage to {what} this turn is {verb.amount} less"
    if verb.amount == 0:
        return f"prevent all damage to {what}"
    return f"damage to {what} is {verb.amount} less"


def _counter(verb: verbs.Counter, when: str) -> str:
    thing = {"flash": "Flash card", "special": "Special ability", "support": "Support"}.get(
        verb.what, "effect"
    )
    aim = "" if verb.aimed_at is None else f" aimed at {target(verb.aimed_at, when)}"
    if when == "innate":
        opposing = "opposing" if verb.what == "support" else "an opposing"
        return f"{opposing} {thing}{aim or ' aimed at this card'} has no effect"
    return f"counter {'' if verb.what == 'support' else 'an '}announced {thing}{aim}"


def _save(verb: verbs.Save, when: str) -> str:
    if when == "innate":
        return f"{target(verb.target, when)} cannot be destroyed"
    return f"save {target(verb.target, when)} that is about to be destroyed"


def _regenerate(verb: verbs.Regenerate, when: str) -> str:
    if when == "innate":
        return f"{target(verb.target, when)} may regenerate when destroyed"
    return f"regenerate {target(verb.target, when)} that is being destroyed"


def _clone(verb: verbs.Clone, when: str) -> str:
    until = "" if when == "arrives" else " until the end of the turn"
    who = target(verb.copier, when)
    if verb.abilities_only:
        return f"{who} also has the abilities of {target(verb.target, when)}{until}"
    return f"{who} becomes an exact copy of {target(verb.target, when)}{until}"


def _extra_play(verb: verbs.ExtraPlay, when: str) -> str:
    turn = "in each turn of yours" if when == "innate" else "this turn"
    more = "one more card" if verb.count == 1 else f"{number(verb.count)} more cards"
    return f"you may play {more} {turn}"


def _recall(verb: verbs.Recall, when: str) -> str:
    mine = verb.target.side == "own" and when not in EPISODE
    hand = "your hand" if mine else "its owner's hand"
    return f"return {target(verb.target, when)} to {hand}"


def _rewind(verb: verbs.Rewind, when: str) -> str:
    whose = "you" if verb.who == "you" else "they"
    return f"{_who(verb.who, when, 'take')} back to hand the card {whose} played last"


def _recover(verb: verbs.Recover, when: str) -> str:
    if verb.race:
        what = either([RACES[race] for race in verb.race])
    elif len(verb.types) == 4:
        what = "card"
    else:
        what = either([KINDS.get(kind, "Flash") for kind in verb.types])
    return f"take {article(what)} from your discard pile into your hand"


def _must_attack(verb: verbs.MustAttack, when: str) -> str:
    return (
        "in your turn, Side this card after combat if it lies in the chosen Zone and did not attack"
    )


def _forbid(verb: verbs.Forbid, when: str) -> str:
    until = "" if when in CONTINUOUS else " this turn"
    tgt = verb.target
    who = several(tgt, when) if tgt.pick == "each" else target(tgt, when)
    return f"{who} cannot {either([ACTS[act] for act in verb.acts])}{until}"


def _bar(verb: verbs.Bar, when: str) -> str:
    if verb.who == "you":
        subject = "the Solver" if when in EPISODE else "you"
    else:
        subject = "the opponent" if verb.who == "opponent" else "each player"
    plays = either([f"{KINDS.get(play, 'Flash')} cards" for play in verb.plays])
    place = " in this Zone" if verb.here else ""
    return f"{subject} cannot play {plays}{place}{'' if when in CONTINUOUS else ' this turn'}"


def _simple(words: str) -> Callable[[Any, str], str]:
    return lambda verb, when: words.format(target(verb.target, when))


_TEXTS: dict[type, Callable[[Any, str], str]] = {
    verbs.Damage: _damage,
    verbs.Boost: _boost,
    verbs.Move: _move,
    verbs.SideCard: _simple("Side {}"),
    verbs.Stand: _simple("Stand {}"),
    verbs.Freeze: _simple("{} can be neither Sided nor Stood this turn"),
    verbs.Destroy: _simple("destroy {}"),
    verbs.Sacrifice: _sacrifice,
    verbs.Discard: _discard,
    verbs.Mill: _mill,
    verbs.Draw: _draw,
    verbs.Hit: _hit,
    verbs.PreventHit: _prevent_hit,
    verbs.PreventDamage: _prevent_damage,
    verbs.Counter: _counter,
    verbs.Save: _save,
    verbs.Regenerate: _regenerate,
    verbs.Clone: _clone,
    verbs.ExtraPlay: _extra_play,
    verbs.PlaceUnder: _simple("place {} under this Episode, out of play"),
    verbs.Solve: _simple("{} is solved"),
    verbs.Recall: _recall,
    verbs.Rewind: _rewind,
    verbs.Recover: _recover,
    verbs.MustAttack: _must_attack,
    verbs.Forbid: _forbid,
    verbs.Bar: _bar,
    verbs.ExtraTurn: lambda verb, when: "take another turn after this one",
}


def _costs(ability: verbs.Ability, when: str) -> str:
    cost = ability.cost
    if cost is None:
        return ""
    parts = []
    if cost.side is not None:
        parts.append(f"Side {one(cost.side, when)}{' too' if when == 'special' else ''}")
    if cost.sacrifice is not None:
        parts.append(f"sacrifice {one(cost.sacrifice, when)}")
    if cost.sacrifice_self:
        parts.append("sacrifice this card")
    if cost.discard:
        parts.append("discard a card from your hand")
    return f"{both(parts)}: " if parts else ""


def _needs(ability: verbs.Ability, when: str) -> str:
    needs = ability.needs
    if needs is None:
        return ""
    parts = []
    if needs.during != "any":
        turns = {"your turn": "in your turn", "opposing turn": "in the opponent's turn"}
        parts.append(turns.get(needs.during, "in combat"))
    if needs.of is not None:
        link = "while" if when in CONTINUOUS or when in ("special", "flash") else "if"
        parts.append(f"{link} {held(needs.of, when, needs.count)}")
    if not parts:
        return ""
    if when in ("special", "flash"):
        return f"only {both(parts)}{',' if ability.cost else ':'} "
    return f"{both(parts)}, "


def ability_text(ability: verbs.Ability, opening: str = "") -> str:
    """One ability as a sentence, after the words of its timing or an opening given instead."""
    when = ability.when
    effects = [ability, *ability.then]
    clauses = [_TEXTS[type(effect)](effect, when) for effect in effects]
    body = _needs(ability, when) + _costs(ability, when) + "; then ".join(clauses)
    prefix = opening or PREFIX.get(when, "")
    if prefix.endswith(": "):
        return f"{prefix}{body}."
    return f"{prefix}{body[0].upper()}{body[1:]}."
