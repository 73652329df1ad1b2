"""Words for filters, places and requirements: "an opposing Dalek Enemy here"."""

from __future__ import annotations

import msgspec

from engine.whoccg.lists import ERA_NAMES, QUALITIES
from engine.whoccg.selectors import Filter, Find, Have, Need, Spot, Target

KINDS = {
    "character": "Character",
    "hero": "hero",
    "tardis-character": "TARDIS Character",
    "ally": "Ally",
    "enemy": "Enemy",
    "tardis": "TARDIS",
    "tardis-card": "TARDIS card",
    "artifact": "Artifact",
    "condition": "Condition",
    "spacetime": "Spacetime card",
    "goal": "Goal",
    "plot": "Plot",
    "card": "card",
    "bang": "Bang! card",
}
PLURALS = {"hero": "heroes", "Ally": "Allies", "Enemy": "Enemies", "TARDIS": "TARDISes"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def either(words: list[str]) -> str:
    """Join with commas and a final "or"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def both(words: list[str]) -> str:
    """Join with commas and a final "and"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def number(count: int) -> str:
    """A small number as a word."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def article(noun: str) -> str:
    """Put "a" or "an" before a noun."""
    return f"an {noun}" if noun[0] in "AEIOaeiou" else f"a {noun}"  # a UNIT card


def plural(noun: str) -> str:
    """The nouns of the game in the plural; only the last word changes."""
    head, gap, last = noun.rpartition(" ")
    if last.endswith("man") and last != "Human":
        return f"{head}{gap}{last[:-3]}men"
    return head + gap + PLURALS.get(last, f"{last}s")


def points(amount: int) -> str:
    """So many points."""
    return "1 point" if amount == 1 else f"{amount} points"


def cards(count: int) -> str:
    """So many cards."""
    return "a card" if count == 1 else f"{number(count)} cards"


def signed(amount: int) -> str:
    """A number with its sign."""
    return f"+{amount}" if amount > 0 else str(amount)


def quality(name: str) -> str:
    """A Quality as it is written on cards; Traits are written so already."""
    return name.capitalize() if name in QUALITIES else name


def spot(given: Spot) -> str:
    """A kind of place: "a place in the Present with a Goal of yours"."""
    words = "place"
    if given.place:
        words = f"{either(list(given.place))} place"
    if given.base:
        words = f"Base {words}"
    text = article(words)
    if given.era:
        text += f" in {either([ERA_NAMES[era] for era in given.era])}"
    if given.own:
        text += " that you laid"
    if given.goal != "any":
        text += " with a Goal of yours" if given.goal == "own" else " with an open opposing Goal"
    if given.before is not None:
        text += f" dated before {_year(given.before)}"
    if given.after is not None:
        text += f" dated after {_year(given.after)}"
    if given.date != "any":
        text += f" with {article(given.date)} date"
    return text


def _year(year: int) -> str:
    return f"{-year} B.C." if year < 0 else str(year)


def _nouns(flt: Filter) -> list[str]:
    kind = KINDS[flt.kind]
    if flt.title:
        return list(flt.title)
    if flt.species:
        return [name if flt.kind == "character" else f"{name} {kind}" for name in flt.species]
    return [kind]


def _before(flt: Filter) -> str:
    words = []
    if flt.side == "opposing" and not flt.title:
        words.append("opposing")
    if flt.kidnapped != "any":
        words.append("kidnapped" if flt.kidnapped == "yes" else "free")
    if flt.frozen != "any":
        words.append("frozen" if flt.frozen == "yes" else "unfrozen")
    if flt.scored != "any":
        words.append("scored" if flt.scored == "yes" else "open")
    if flt.unattended:
        words.append("unattended")
    if flt.keyword:
        words.append("/".join(flt.keyword))
    return "".join(f"{word} " for word in words)


def _after(flt: Filter) -> str:
    text = ""
    if flt.side == "own":
        text += " of yours"
    elif flt.side == "opposing" and flt.title:
        text += " of an opponent"
    if flt.trait:
        text += f" with {either(list(flt.trait))}"
    if flt.minion_of:
        text += f" serving {either(list(flt.minion_of))}"
    if flt.nemesis:
        text += " that is its Nemesis"
    if flt.fobwatch:
        text += " with a Fobwatch"
    if flt.related:
        text += f" related to {either(list(flt.related))}"
    if flt.named:
        text += " related to the named word"
    if flt.refers_to:
        text += f" that refers to {either(list(flt.refers_to))}"
    if flt.cost_at_most is not None:
        text += f" of Cost {flt.cost_at_most} or less"
    if flt.taking_part:
        text += " taking part"
    if flt.on_host:
        text += " on the same card"
    if flt.at is not None:
        link = "that is" if flt.kind == "spacetime" else "at"
        text += f" {link} {spot(flt.at)}"
    places = {"here": " here", "elsewhere": " elsewhere", "aboard": " aboard your TARDIS"}
    return text + places.get(flt.where, "")


def one(flt: Filter) -> str:
    """A single card: "another opposing Dalek here"."""
    noun = either(_nouns(flt))
    words = f"{_before(flt)}{noun}"
    if flt.title and not _before(flt):
        head = words
    elif flt.other:
        head = f"another {words}"
    else:
        head = article(words)
    return head + _after(flt)


def several(flt: Filter, each: bool = True) -> str:
    """All matching cards: "each other Ally of yours here", or in the plural."""
    nouns = _nouns(flt)
    other = "other " if flt.other else ""
    if each and flt.title and not (other or _before(flt)):
        return either(nouns) + _after(flt)
    if each:
        return f"each {other}{_before(flt)}{either(nouns)}{_after(flt)}"
    if not flt.title:
        nouns = [plural(noun) for noun in nouns]
    return f"{other}{_before(flt)}{either(nouns)}{_after(flt)}"


def target(given: Target) -> str:
    """What an effect acts on."""
    fixed = {
        "self": "this card",
        "that": "that card",
        "host": "the card it lies on",
        "actor": "the Character who uses it",
    }
    if given.pick in fixed:
        return fixed[given.pick]
    if given.pick == "each":
        return several(given)
    text = one(given)
    if given.pick == "random":
        text += " at random"
    return text


def find(given: Find) -> str:
    """A card outside play: "a Dalek-related Attack card"."""
    words = []
    if given.cost_at_most is not None:
        words.append(f"card of Cost {given.cost_at_most} or less")
    head = ""
    if given.related:
        head += f"{either(list(given.related))}-related "
    if given.keyword:
        head += f"{either(list(given.keyword))} "
    if given.goal_type:
        head += f"{either([name.capitalize() for name in given.goal_type])} "
    if given.place:
        head += f"{either(list(given.place))} "
    if given.species:
        head += f"{either(list(given.species))} "
    if given.title:
        return f"{head}{either(list(given.title))}"
    noun = either([KINDS[kind] for kind in given.type]) if given.type else "card"
    text = f"{head}{noun}"
    if given.trait:
        text += f" with {either(list(given.trait))}"
    if given.cost_at_most is not None:
        text += f" of Cost {given.cost_at_most} or less"
    return article(text)


def _have(given: Have, among: bool) -> str:
    flt = given.of
    tail = " among them" if among else ""
    if given.at_most is not None and given.at_least is None:
        if given.at_most == 0:
            return f"no {_before(flt)}{either(_nouns(flt))}{_after(flt)}{tail}"
        if given.at_most == 1:
            return f"at most one {_before(flt)}{either(_nouns(flt))}{_after(flt)}{tail}"
        return f"at most {number(given.at_most)} {several(flt, each=False)}{tail}"
    least = 1 if given.at_least is None else given.at_least
    text = one(flt) if least == 1 else f"{number(least)} {several(flt, each=False)}"
    if given.at_most is not None:
        text += f" and at most {number(given.at_most)}"
    return text + tail


def need(given: Need) -> str:
    """A requirement: "16 Brains, Domination and most Bravery here"."""
    parts = [f"{amount} {quality(name)}" for name, amount in given.total.items()]
    parts += [f"{amount} {name}" if amount > 1 else name for name, amount in given.traits.items()]
    parts += [f"most {quality(name)} here" for name in given.most]
    parts += [_have(part, True) for part in given.among]
    parts += [_have(part, False) for part in given.has]
    if given.at is not None:
        parts.append(f"at {spot(given.at)}")
    if given.turn != "any":
        parts.append("your turn" if given.turn == "own" else "an opponent's turn")
    if given.points is not None:
        parts.append(f"{given.points} points")
    if given.opposing_points is not None:
        parts.append(f"an opponent with {given.opposing_points} points")
    if given.reached:
        parts.append(f"{number(given.reached)} Goal{'s' * (given.reached > 1)} Reached")
    if given.opposed:
        parts.append(f"{number(given.opposed)} Goal{'s' * (given.opposed > 1)} Opposed")
    parts += [need(part) for part in given.all_of]
    if given.any_of:
        choice = either([need(part) for part in given.any_of])
        parts.append(f"either {choice}" if parts else choice)
    parts += [f"not {need(part)}" for part in given.none_of]
    text = both(parts) if parts else "nothing"
    if given.turns > 1:
        text += f", in {number(given.turns)} turns"
    return text


def there_is(words: str) -> str:
    """ "There is" or "there are", as what follows asks for.

    >>> there_is("a Dalek"), there_is("two Daleks"), there_is("16 Brains")
    ('there is a Dalek', 'there are two Daleks', 'there are 16 Brains')
    """
    first = words.split()[0]
    many = first in NUMBERS[2:] or (first.isdigit() and first != "1")
    return f"there {'are' if many else 'is'} {words}"


def condition(given: Need, link: str) -> str:
    """A requirement as the opening of a sentence: "if there is ...", "unless there is ..."."""
    bare = Need(none_of=given.none_of) == given and given.none_of
    opening = "unless" if bare else link
    if bare:
        words = either([need(part) for part in given.none_of])
        return f"{opening} {words}" if words.startswith("at ") else f"{opening} {there_is(words)}"
    clauses = []
    if given.turn != "any":
        clauses.append("it is your turn" if given.turn == "own" else "it is an opponent's turn")
    if given.points is not None:
        clauses.append(f"you have {given.points} points")
    for verb, count in (("Reached", given.reached), ("Opposed", given.opposed)):
        if count:
            clauses.append(f"you have {verb} {number(count)} Goal{'s' * (count > 1)}")
    rest = msgspec.structs.replace(given, turn="any", points=None, reached=0, opposed=0)
    if rest != Need():
        words = need(rest)
        clauses.append(words if words.startswith("at ") else there_is(words))
    return f"{opening} {both(clauses or ['there is nothing'])}"
