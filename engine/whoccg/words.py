"""Abilities in words of our own: short sentences, one for each ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.whoccg import verbs
from engine.whoccg.lists import ERA_NAMES
from engine.whoccg.nouns import (
    article,
    both,
    condition,
    either,
    find,
    need,
    number,
    one,
    quality,
    several,
    spot,
    target,
)

PREFIX = {
    "use": "In your turn: ",
    "arrives": "When this card comes into play, ",
    "destroyed": "When this card is destroyed, ",
    "turn_start": "At the start of your turn, ",
    "turn_end": "At the end of your turn, ",
    "lands": "When your TARDIS lands here, ",
    "succeeds": "After a successful attempt, ",
    "fails": "After a failed attempt, ",
    "overcomes": "After overcoming a Puzzle, ",
}
LASTS = {"turn": " this turn", "round": " for the entire turn", "game": " for the rest of the game"}
WHO = {
    "you": "you",
    "opponents": "each opponent",
    "each": "each player",
    "chosen": "an opponent of your choice",
    "that": "its player",
}
DANGERS = {
    "destroyed": "be destroyed",
    "kidnapped": "be kidnapped",
    "moved": "be moved by opponents",
    "frozen": "be frozen by cards",
    "chosen": "be chosen by opponents",
    "fought": "be fought",
    "held": "be held frozen longer than others",
}
ACTS = {
    "reach": "Reach",
    "oppose": "Oppose",
    "fight": "fight",
    "ability": "use an ability",
    "move": "move",
}


def _lasting(verb: Any, when: str) -> str:
    return "" if when == "continuous" else LASTS[verb.lasts]


def _says(who: str, verb: str) -> str:
    """A player and a verb that agree."""
    return f"you {verb}" if who == "you" else f"{WHO[who]} {verb}s"


def _score(verb: verbs.Score, when: str) -> str:
    return f"{_says(verb.who, 'score')} {_points(verb.amount)}"


def _lose(verb: verbs.Lose, when: str) -> str:
    return f"{_says(verb.who, 'lose')} {_points(verb.amount)}"


def _points(amount: int) -> str:
    return "1 point" if amount == 1 else f"{amount} points"


def _worth(verb: verbs.Worth, when: str) -> str:
    change = f"{abs(verb.amount)} {'more' if verb.amount > 0 else 'less'}"
    return f"{target(verb.target)} pays {change}"


def _freeze(verb: verbs.Freeze, when: str) -> str:
    text = f"freeze {target(verb.target)}"
    if verb.lock and verb.condition is not None:
        return f"{text} {condition(verb.condition, verb.lock)}"
    ends = {"your turn": " until your next turn", "owner turn": " until its player's next turn"}
    return text + ends.get(verb.until, "")


def _fight(verb: verbs.Fight, when: str) -> str:
    text = f"{target(verb.fighter)} may fight {target(verb.against)} by {quality(verb.by)}"
    if verb.bonus:
        text += f", with {verb.bonus} more"
    if verb.margin > 1:
        text += f", by a difference of {verb.margin} or more"
    return f"{text}; the loser is {verb.loser}"


def _move(verb: verbs.Move, when: str) -> str:
    text = f"move {target(verb.target)}"
    if verb.here:
        text += " here"
    elif verb.to_tardis:
        text += " to your TARDIS"
    else:
        text += f" to {spot(verb.to)}" if verb.to is not None else " to another place"
    return text + (", with or without a Goal" if verb.allows else "")


def _travel(verb: verbs.Travel, when: str) -> str:
    pilot = ", a Timelord among them" if verb.pilot else ""
    return (
        f"at the end of your turn this card may move to another place with up to "
        f"{verb.capacity} Cost of your {several(verb.who, each=False)} here{pilot}"
    )


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else str(amount)


def _boost(verb: verbs.Boost, when: str) -> str:
    what = "each Quality" if verb.quality == "all" else quality(verb.quality)
    text = f"{target(verb.target)} has {_signed(verb.amount)} {what}"
    if verb.per is not None:
        text += f" for each {one(verb.per).partition(' ')[2]}"
    if verb.by == "generation":
        text += " for each generation"
    elif verb.by == "roll":
        text += " for each point of a roll of the Dice"
    return text + _lasting(verb, when)


def _give_trait(verb: verbs.GiveTrait, when: str) -> str:
    return f"{target(verb.target)} has {verb.amount} more {verb.trait}{_lasting(verb, when)}"


def _act_as(verb: verbs.ActAs, when: str) -> str:
    what = list(verb.species)
    if verb.kind:
        what.append(
            {"tardis-character": "TARDIS Character", "ally": "Ally"}.get(verb.kind, "Enemy")
        )
    return f"{target(verb.target)} is considered {article(both(what))} too{_lasting(verb, when)}"


def _protect(verb: verbs.Protect, when: str) -> str:
    ways = either([DANGERS[danger] for danger in verb.dangers])
    return f"{target(verb.target)} cannot {ways}{_lasting(verb, when)}"


def _forbid(verb: verbs.Forbid, when: str) -> str:
    ways = either([ACTS[act] for act in verb.acts])
    return f"{target(verb.target)} cannot {ways}{_lasting(verb, when)}"


def _price(verb: verbs.Price, when: str) -> str:
    change = f"{abs(verb.amount)} {'more' if verb.amount > 0 else 'less'}"
    here = " here" if verb.here else ""
    whom = {"you": "you play", "opponents": "an opponent plays", "each": "a player plays"}
    return f"{find(verb.of)} that {whom[verb.who]}{here} costs {change}"


def _whose(who: str) -> str:
    return "you" if who == "you" else "each player"


def _allow_enemies(verb: verbs.AllowEnemies, when: str) -> str:
    which = "Enemies" if verb.of == verbs.AllowEnemies().of else f"Enemies such as {find(verb.of)}"
    return f"{_whose(verb.who)} may play {which} here without a Goal"


def _native_here(verb: verbs.NativeHere, when: str) -> str:
    whom = "your cards" if verb.who == "you" else "everybody"
    return f"{find(verb.of)} is Native here, for {whom}"


def _seal(verb: verbs.Seal, when: str) -> str:
    return f"nobody moves {dict(both='to or from', to='to', **{'from': 'from'})[verb.ways]} here"


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{number(count)} cards"


def _drop(verb: verbs.Drop, when: str) -> str:
    chance = " at random" if verb.random else ""
    return f"{_says(verb.who, 'discard')} {_cards(verb.count)} from hand{chance}"


def _search(verb: verbs.Search, when: str) -> str:
    end = "put it into play here at no Cost" if verb.place else "take it into hand"
    return f"search your draw deck for {find(verb.find)} and {end}"


def _look(verb: verbs.Look, when: str) -> str:
    whose = "your" if verb.who == "you" else "an opponent's"
    if verb.at_what == "deck":
        return f"look at the top {_cards(verb.count).removeprefix('a ')} of {whose} draw deck"
    return f"look at {whose} {'Plot side-hand' if verb.at_what == 'plots' else 'hand'}"


def _rearrange(verb: verbs.Rearrange, when: str) -> str:
    whose = "your" if verb.who == "you" else "an opponent's"
    return f"put the top {number(verb.count)} cards of {whose} draw deck into any order"


def _shuffle(verb: verbs.Shuffle, when: str) -> str:
    whose = "your" if verb.who == "you" else f"{WHO[verb.who]}'s"
    return f"shuffle {whose} draw deck"


def _place(verb: verbs.Place, when: str) -> str:
    source = "your hand" if verb.source == "hand" else "your discard pile"
    free = "" if verb.native else ", Native or not"
    return f"put {find(verb.find)} from {source} into play here at no Cost{free}"


def _solve(verb: verbs.Solve, when: str) -> str:
    if when == "continuous":
        return f"{target(verb.target)} does not stop this card"
    return f"{target(verb.target)} is overcome"


def _simple(words: str) -> Callable[[Any, str], str]:
    def text(verb: Any, when: str) -> str:
        return words.format(target(verb.target) if hasattr(verb, "target") else "")

    return text


_TEXTS: dict[type, Callable[[Any, str], str]] = {
    verbs.Score: _score,
    verbs.Lose: _lose,
    verbs.Worth: _worth,
    verbs.Freeze: _freeze,
    verbs.Unfreeze: _simple("unfreeze {}"),
    verbs.Destroy: _simple("destroy {}"),
    verbs.Discard: _simple("discard {} from play"),
    verbs.Banish: _simple("put {} out of play"),
    verbs.Recall: _simple("return {} to its owner's hand"),
    verbs.Kidnap: _simple("kidnap {}"),
    verbs.Free: _simple("free {}"),
    verbs.Fight: _fight,
    verbs.Move: _move,
    verbs.MoveTardis: _simple("{} may move at once"),
    verbs.Steer: _simple("this card can move the TARDIS as a Timelord can"),
    verbs.Travel: _travel,
    verbs.Capacity: lambda verb, when: f"{target(verb.target)} carries {_signed(verb.amount)} Cost",
    verbs.Boost: _boost,
    verbs.GiveTrait: _give_trait,
    verbs.TakeTrait: lambda verb, when: (
        f"{target(verb.target)} has no {verb.trait}{_lasting(verb, when)}"
    ),
    verbs.DoubleTrait: lambda verb, when: (
        f"the {verb.trait} of {target(verb.target)} is doubled{_lasting(verb, when)}"
    ),
    verbs.ActAs: _act_as,
    verbs.Protect: _protect,
    verbs.Forbid: _forbid,
    verbs.Join: _simple("{} works with your heroes and with your Enemies"),
    verbs.Price: _price,
    verbs.AllowEnemies: _allow_enemies,
    verbs.NativeHere: _native_here,
    verbs.SameEra: lambda verb, when: (
        f"{target(verb.target)} is in the era of {ERA_NAMES[verb.era]} too"
    ),
    verbs.Seal: _seal,
    verbs.Draw: lambda verb, when: f"{_says(verb.who, 'draw')} {_cards(verb.count)}",
    verbs.Drop: _drop,
    verbs.Search: _search,
    verbs.Look: _look,
    verbs.Rearrange: _rearrange,
    verbs.Shuffle: _shuffle,
    verbs.Recover: lambda verb, when: f"take {find(verb.find)} from your discard pile into hand",
    verbs.Place: _place,
    verbs.PlaceUnder: lambda verb, when: f"put {find(verb.find)} from your hand beneath this card",
    verbs.RevealUnder: _simple("reveal a card beneath this card; you must play it"),
    verbs.Swap: _simple("swap {} for another version of it in your hand at no Cost"),
    verbs.Cancel: _simple("cancel it"),
    verbs.Redirect: _simple("you choose what it acts on"),
    verbs.Harden: lambda verb, when: f"the attempt fails unless it has {need(verb.need)} as well",
    verbs.Solve: _solve,
    verbs.TakeControl: _simple("take control of {}"),
    verbs.Roll: lambda verb, when: f"Roll the Dice; on {verb.at_least} or more",
    verbs.NameWord: _simple("name a noun or a verb"),
}

_MOMENTS = {
    "any": "At any time",
    "turn": "At the start of {} turn",
    "play": "When {} card is played",
    "bang": "When {} Bang! is played",
    "ability": "When {} ability is used",
    "attempt": "When {} attempt is made",
    "fight": "When {} fight begins",
    "destroy": "When {} card is about to be destroyed",
    "scored": "When {} Goal is scored",
    "move": "When {} TARDIS is about to move",
}
_WHOSE = {"any": "any", "own": "your", "opposing": "an opponent's"}
_WITH = {"attempt": " with", "fight": " with", "ability": " of", "move": " of"}


def moment(ability: verbs.Ability) -> str:
    """When a Bang! may be played, as the opening of its text."""
    whose = _WHOSE[ability.whose]
    if ability.what is None:
        return _MOMENTS[ability.at].format(whose)
    told = one(ability.what)
    texts = {
        "play": f"When {whose} card is played that is {told}",
        "destroy": f"When {whose} card is about to be destroyed that is {told}",
        "scored": f"When {whose} Goal is scored that is {told}",
        "bang": f"When {whose} Bang! is played that is {told}",
    }
    plain = _MOMENTS[ability.at].format(whose)
    return texts.get(ability.at, f"{plain}{_WITH.get(ability.at, ' while there is')} {told}")


def _clauses(effects: tuple[verbs.Ability, ...], when: str) -> str:
    """Effects in order; those after a roll or a fight hang on its going well."""
    words = ""
    for effect in effects:
        if words:
            words += "; then "
        words += _TEXTS[type(effect)](effect, when)
        if effect.then and isinstance(effect, verbs.Roll):
            words += f", {_clauses(effect.then, when)}"
        elif effect.then and isinstance(effect, verbs.Fight):
            words += f"; if you win, {_clauses(effect.then, when)}"
    return words


def _costs(ability: verbs.Ability) -> str:
    cost = ability.cost
    if cost is None:
        return ""
    parts = []
    if cost.freeze_self:
        parts.append("freeze this card")
    if cost.destroy_self:
        parts.append("destroy this card")
    if cost.discard:
        parts.append(f"discard {_cards(cost.discard)} from hand")
    return f"{both(parts)}: " if parts else ""


def _part(ability: Any) -> str:
    if isinstance(ability, verbs.Reach | verbs.Oppose):
        rewards = f" {_upper(_clauses(ability.then, 'reward'))}." if ability.then else ""
        name = "Reach" if isinstance(ability, verbs.Reach) else "Oppose"
        return f"{name}: {need(ability.need)}.{rewards}"
    if isinstance(ability, verbs.Overcome):
        who = "opponents'" if ability.whom == "others" else "all"
        what = {"any": "attempts", "reach": "Reach attempts", "oppose": "Oppose attempts"}
        return f"Stops {who} {what[ability.stops]} here. Overcome with {need(ability.need)}."
    if isinstance(ability, verbs.Purpose):
        side = "heroes" if ability.by == "hero" else "Enemies"
        rewards = f" {_upper(_clauses(ability.then, 'reward'))}." if ability.then else ""
        pays = _points(ability.points)
        return f"Purpose: {need(ability.need)} of your {side} pays {pays}.{rewards}"
    if isinstance(ability, verbs.Requires):
        return f"Requires {need(ability.need)}."
    if isinstance(ability, verbs.PlaysOn):
        return f"Plays on {one(ability.host)}."
    if isinstance(ability, verbs.Vortex):
        return f"Vortex: {find(ability.find)}."
    if isinstance(ability, verbs.Hold):
        where = "beneath this card" if ability.how == "beneath" else "into play here"
        return f"At Set-Up, {find(ability.of)} may be put {where}."
    return "You have a Dice Pool."


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def ability_text(ability: verbs.Ability, opening: str = "") -> str:
    """One ability as a sentence, after the words of its timing or an opening given instead."""
    if isinstance(ability, verbs.Part):
        return _part(ability)
    when = ability.when or "bang"
    effects: tuple[verbs.Ability, ...] = (ability,)
    if not isinstance(ability, verbs.Roll | verbs.Fight):
        effects = (ability, *ability.then)
    body = _costs(ability) + _clauses(effects, when)
    told = ""
    if ability.needs is not None:
        opening_words = condition(ability.needs, "while" if when == "continuous" else "if")
        told = f"{opening_words}, "
    if when == "bang":
        return f"{opening or moment(ability)}: {told}{body}."
    if when == "use" and ability.limit == "game":
        return f"Once per game, in your turn: {told}{body}."
    prefix = PREFIX.get(when, "")
    return f"{prefix}{told}{body}." if prefix else f"{_upper(told + body)}."
