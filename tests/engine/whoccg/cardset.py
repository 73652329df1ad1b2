"""A small set of cards for the tests: plain bodies, and one card at least for every verb."""

from __future__ import annotations

from typing import Any

import msgspec

from cards.catalogue.values import Card
from engine.whoccg.check import ability_problems
from engine.whoccg.verbs import Ability


def make(id: str, type: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    """A card from a few words; its name is its id in capitals unless `name` says otherwise."""
    name = fields.pop("name", id.replace("-", " ").title())
    subtitle = fields.pop("subtitle", "")
    read = tuple(msgspec.convert(ability, Ability) for ability in abilities)
    problems = ability_problems(type, read)
    assert not problems, f"{id}: {problems}"
    return Card(id=id, name=name, type=type, subtitle=subtitle, fields=fields, abilities=read)


def place(id: str, where: str, era: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    """A Spacetime card that takes every Goal type unless it says otherwise."""
    fields.setdefault("goal_type", ["conquest", "profit", "apocalypse"])
    fields.setdefault("cost", 1)
    return make(id, "spacetime", *abilities, place=where, era=era, **fields)


def body(
    id: str, type: str, values: str, *abilities: dict[str, Any], cost: int = 1, **fields: Any
) -> Card:
    """A Character: Brains/Brawn/Bravery, Human and Native anywhere unless it says otherwise."""
    brains, brawn, bravery = (int(part) for part in values.split("/"))
    fields.setdefault("species", ["Human"])
    fields.setdefault("nativity", [])
    fields.setdefault("traits", [])
    return make(
        id, type, *abilities, cost=cost, brains=brains, brawn=brawn, bravery=bravery, **fields
    )


def goal(id: str, points: int, reach: Any, oppose: Any, *more: Any, **fields: Any) -> Card:
    """A Goal; a line is a requirement, or a requirement with its rewards."""
    lines = []
    for verb, line in (("reach", reach), ("oppose", oppose)):
        need, then = line if isinstance(line, tuple) else (line, [])
        lines.append({"verb": verb, "need": need, "then": then})
    fields.setdefault("goal_type", ["conquest"])
    return make(id, "goal", *lines, *more, points=points, cost=points, **fields)


def effect(verb: str, **words: Any) -> dict[str, Any]:
    """An ability as it stands in a card file."""
    return {"verb": verb, **words}


HERE = {"where": "here"}
FOE = {"side": "opposing", "where": "here"}

SPACETIMES = [
    place("earth-present", "Earth", "present", name="Earth", subtitle="1970", date=1970),
    place("earth-victorian", "Earth", "victorian", name="Earth", subtitle="1889", date=1889),
    place("earth-middle", "Earth", "middle-ages", name="Earth", subtitle="1215", date=1215),
    place("skaro", "Skaro", "expansion", base=True),
    place("traken", "Traken", "present", goal_type=["profit"]),
    place("gallifrey", "Gallifrey", "gallifrey", cost=2),
    place("mars", "Mars", "near-future", open_to_enemies=True),
    place("omegas-world", "Anti-Matter", "anti-matter",
          effect("same_era", when="continuous", era="gallifrey")),
    place("zeta-minor", "Zeta Minor", "anti-matter"),
    place("telos", "Telos", "colonial", effect("hold", of={"species": ["Cyberman"]}, how="here"),
          holds=2),
]  # fmt: skip

GOALS = [
    goal("small-goal", 2, {"total": {"brawn": 4}}, {"total": {"bravery": 4}}),
    goal("brainy-goal", 3, {"total": {"brains": 6}}, {"most": ["brains"]}),
    goal("dalek-goal", 4, {"among": [{"of": {"species": ["Dalek"]}, "at_least": 2}]},
         {"most": ["bravery"]}),
    goal("dual-goal", 3, {"traits": {"Science": 1}}, ({"traits": {"Running": 1}}, [
        effect("freeze", target={"kind": "enemy", "side": "opposing", "where": "here"},
               until="owner turn")]), goal_type=["apocalypse", "profit"]),
    goal("slow-goal", 5, ({"total": {"brawn": 5}, "turns": 2}, [
        effect("destroy", target={"kind": "spacetime", "where": "here"})]),
        {"traits": {"Science": 1}}),
    goal("rich-goal", 4, ({"total": {"brawn": 3}}, [effect("draw", count=2),
                                                     effect("lose", amount=1)]),
         ({"total": {"bravery": 3}}, [effect("score", amount=1)])),
    goal("big-goal", 9, {"total": {"brawn": 3}}, {"total": {"bravery": 3}}),
    goal("conquer-universe", 3, {"total": {"brawn": 6}}, {"total": {"brains": 6}}),
    goal("all-your-base", 3, {"total": {"brawn": 6}}, {"total": {"brains": 6}},
         counts_as=["conquer-universe"]),
]  # fmt: skip

CREW = [
    body("doctor-1", "tardis-character", "9/3/8",
         effect("fight", when="use", by="brains", against={"kind": "enemy", **FOE}, loser="frozen"),
         cost=4, species=["Timelord"], diamonds=1, name="The Doctor", subtitle="Interfering",
         generation=1, nativity=["Gallifrey"], traits=["Science (2)", "Running"], nemesis="Dalek"),
    body("doctor-2", "tardis-character", "8/4/9",
         effect("unfreeze", when="use", target={"kind": "hero", "side": "own", "frozen": "yes"}),
         cost=4, species=["Timelord"], diamonds=1, name="The Doctor", subtitle="Disarming",
         generation=4, nativity=["Gallifrey"], traits=["Science", "Charisma"]),
    body("susan", "tardis-character", "5/2/5", effect("steer", when="continuous"), cost=2,
         diamonds=1, nativity=["Earth, Present"], traits=["Running", "Screamer"]),
    body("ace", "tardis-character", "4/5/8", effect(
        "destroy", when="use", cost={"freeze_self": True},
        target={"kind": "artifact", **FOE}), cost=3, diamonds=1, nativity=["Earth"],
        traits=["Demolitions"]),
    body("k9-mark-i", "tardis-character", "8/4/5",
         effect("solve", when="continuous", target={"pick": "each", "kind": "condition",
                                                    "keyword": ["Puzzle"]}),
         cost=3, diamonds=1, species=["Machine"], traits=["Computers (2)"]),
    body("k9-mark-ii", "tardis-character", "8/4/5", cost=3, diamonds=1, species=["Machine"],
         traits=["Computers"]),
    body("martha", "tardis-character", "6/3/6", effect(
        "draw", when="succeeds"), effect("draw", when="fails"), effect("draw", when="overcomes"),
        cost=2, diamonds=1, traits=["Medicine"]),
]  # fmt: skip

ALLIES = [
    body("soldier", "ally", "2/4/4", traits=["UNIT", "Marksman"], nativity=["Earth"]),
    body("brigadier", "ally", "5/5/8", effect(
        "boost", when="continuous", quality="bravery", target={
            "pick": "each", "kind": "ally", "side": "own", "where": "here", "other": True}),
        cost=3, diamonds=1, traits=["UNIT", "Troop"], nativity=["Earth, Present"]),
    body("victorian", "ally", "4/3/4", nativity=["Earth, Antiquity to Victorian Era"], cost=1),
    body("noble", "ally", "5/5/5", nativity=["Present"], cost=2, diamonds=2),
    body("guide", "ally", "3/2/3", effect(
        "move", when="use", target={"kind": "hero", "side": "own", "where": "here",
                                    "other": True}), cost=1, traits=["Tracking"]),
    body("healer", "ally", "4/1/3", effect("free", when="use", target={
        "side": "own", "kidnapped": "yes"}), effect(
        "boost", when="use", quality="all", amount=1, by="generation", lasts="round",
        target={"side": "own", "where": "here"}), cost=1, traits=["Medicine"]),
    body("twin", "ally", "2/2/2", effect("act_as", when="continuous", species=["Timelord"]),
         effect("protect", when="continuous", dangers=["kidnapped", "held"]), cost=1,
         species=["Timelord", "Human"]),
    body("watched", "ally", "3/3/3", cost=1, species=["Human"], fobwatch=True,
         traits=["History"]),
    body("go-between", "ally", "3/3/3", effect("join", when="continuous"), cost=1),
]  # fmt: skip

ENEMIES = [
    body("dalek", "enemy", "4/7/4", cost=2, species=["Dalek"], nativity=["Skaro", "Earth"],
         traits=["Machine", "Troop"]),
    body("dalek-supreme", "enemy", "6/7/6", effect(
        "boost", when="continuous", quality="brains", target={
            "pick": "each", "kind": "enemy", "side": "own", "species": ["Dalek"], "where": "here",
            "other": True}), cost=4, diamonds=1, species=["Dalek"], nativity=["Skaro"]),
    body("cyberman", "enemy", "5/6/4", cost=2, species=["Cyberman"],
         nativity=["Telos", "Earth, Present to Near Future"], traits=["Machine"]),
    body("master", "enemy", "9/4/7", effect("freeze", when="use", lock="while", condition={
        "has": [{"of": {"side": "own", "trait": ["Domination"], "where": "here"}}]},
        target={"kind": "hero", **FOE}), cost=4, diamonds=1, species=["Timelord"],
        traits=["Domination", "Science"], vortex=["Tissue Compressor"]),
    body("kidnapper", "enemy", "3/5/3", effect("kidnap", when="use", target={
        "kind": "hero", **FOE}), cost=2, traits=["Thief"]),
    body("son-of-mine", "enemy", "5/4/5", effect("discard", when="arrives", needs={
        "none_of": [{"at": {"place": ["Earth"], "era": ["victorian"]}},
                    {"has": [{"of": {"minion_of": ["Family"], "side": "own", "where": "here",
                                     "other": True}}]}]}, target={"pick": "self"}),
        cost=2, minion_of=["Family"]),
    body("mother-of-mine", "enemy", "5/4/5", effect("discard", when="arrives", needs={
        "none_of": [{"at": {"place": ["Earth"], "era": ["victorian"]}},
                    {"has": [{"of": {"minion_of": ["Family"], "side": "own", "where": "here",
                                     "other": True}}]}]}, target={"pick": "self"}),
        cost=2, minion_of=["Family"]),
    body("scarecrow", "enemy", "1/5/4", cost=1, minion_of=["Family"], traits=["Minion", "Troop"]),
    body("bomber", "enemy", "2/4/2", effect("destroy", when="destroyed", target={
        "pick": "each", "where": "here"}), cost=1),
    body("rani", "enemy", "9/2/4", effect("take_trait", when="use", trait="Running", target=FOE),
         effect("double_trait", when="use", trait="Science", target={"pick": "self"},
                limit="game"), cost=3, diamonds=1, traits=["Science (2)"], species=["Timelord"]),
    body("auton", "enemy", "1/6/2", effect("fight", when="use", against={"kind": "hero", **FOE},
                                           loser="kidnapped", then=[effect("score", amount=1)]),
         cost=2),
    body("shape-shifter", "enemy", "4/4/4", effect("act_as", when="use", species=["Human"],
                                                   kind="ally", lasts="game"),
         effect("forbid", when="use", acts=["oppose", "ability", "move"], target=FOE,
                limit="game"), cost=2),
    body("angel", "enemy", "3/8/3", effect("move", when="use", target={"kind": "hero", **FOE},
                                           to={"date": "earlier"}), cost=3),
]  # fmt: skip

TARDISES = [
    make("tardis", "tardis", effect("vortex", find={"related": ["Dalek"], "keyword": ["Attack"]}),
         name="TARDIS", subtitle="Type 40", cost=3, capacity_setup=12, capacity_travel=8,
         diamonds=1),
    make("tardis-two", "tardis", effect("hold", of={"type": ["artifact"]}, how="here"),
         effect("unfreeze", when="lands", target={"kind": "hero", "side": "own", "where": "here",
                                                  "frozen": "yes", "may": True}),
         name="TARDIS", subtitle="Secondary", cost=2, capacity_setup=10, capacity_travel=6,
         diamonds=1, holds=1),
    make("old-ship", "tardis", effect("capacity", when="continuous", amount=2), cost=1,
         capacity_setup=6, capacity_travel=3),
]  # fmt: skip

ARTIFACTS = [
    make("screwdriver", "artifact", effect("give_trait", when="use", trait="Engineering",
                                           target={"pick": "actor"}), cost=1, user="Timelord"),
    make("masters-tardis", "artifact", effect("travel", when="continuous", capacity=6,
                                              who={"kind": "enemy"}), cost=2,
         user="The Master or Domination", as_tardis=True),
    make("time-ring", "artifact", effect("move", when="use", target={"pick": "actor"},
                                         allows=True), cost=1, user="Character"),
    make("tissue-compressor", "artifact", effect(
        "fight", when="use", fighter={"pick": "actor"}, against=FOE, bonus=3), cost=2,
        user="Master or Enemy", keywords=["Attack"]),
    make("mini-scope", "artifact", effect("hold"), cost=1, user="Character", setup=True, holds=2),
    make("manipulator", "artifact", effect("take_control", when="use"), cost=1, user="hero"),
]  # fmt: skip

CONDITIONS = [
    make("locked-door", "condition", effect("overcome", need={"any_of": [
        {"traits": {"Engineering": 1}}, {"total": {"brawn": 10}}]}), cost=1, host="spacetime",
        keywords=["Puzzle"]),
    make("riddle", "condition", effect("overcome", need={"total": {"brains": 6}}, stops="oppose"),
         cost=1, host="spacetime", keywords=["Puzzle"]),
    make("hypnotised", "condition", effect("plays_on", host={"kind": "hero", "side": "opposing"}),
         effect("forbid", when="continuous", acts=["oppose"], target={"pick": "host"}),
         effect("overcome", need={"total": {"bravery": 8}}), cost=1, host="character"),
    make("new-companion", "condition", effect("plays_on", host={"kind": "ally", "side": "own"}),
         effect("act_as", when="continuous", kind="tardis-character", target={"pick": "host"}),
         effect("boost", when="continuous", quality="all", target={"pick": "host"}),
         cost=1, host="character"),
    make("dazed", "condition", effect("plays_on", host={"frozen": "no"}), effect(
        "freeze", when="arrives", target={"pick": "host"}, lock="unless",
        condition={"has": [{"of": {"trait": ["Medicine"], "where": "here"}}]}),
        cost=1, host="character"),
    make("dice-pool", "condition", effect("dice_pool"), effect(
        "roll", when="use", at_least=4, then=[effect("draw")]), cost=1, host="table"),
    make("world-in-danger", "condition", effect(
        "purpose", need={"total": {"bravery": 9}}, points=2, by="hero", then=[effect("draw")]),
        cost=1, host="table", keywords=["Purpose"]),
    make("secret-plans", "condition", effect("place_under", when="arrives", find={
        "type": ["goal"]}), effect("reveal_under", when="use"), cost=1, host="table"),
    make("babel-masters", "condition", effect("name_word", when="arrives"), effect(
        "boost", when="continuous", quality="brains", amount=-1, target={
            "pick": "each", "named": True}), cost=1, host="table"),
    make("time-loop", "condition", effect("seal", when="continuous"), cost=2, host="spacetime"),
    make("war-effort", "condition", effect("price", when="continuous", amount=-1,
                                           of={"type": ["ally"]}), cost=2, host="table"),
    make("invasion", "condition", effect("allow_enemies", when="continuous"), effect(
        "native_here", when="continuous", of={"species": ["Cyberman"]}), cost=1,
        host="spacetime"),
    make("time-war", "condition", effect("worth", when="continuous", amount=1, target={
        "kind": "goal", "where": "here", "pick": "each"}), cost=1, host="spacetime"),
]  # fmt: skip

BANGS = [
    make("reverse-the-polarity", "bang", effect("cancel", at="bang", whose="opposing"),
         effect("cancel", at="ability", whose="opposing"), keywords=["Defense"]),
    make("no-entry", "bang", effect("cancel", at="play", whose="opposing",
                                    what={"kind": "enemy"})),
    make("gloating", "bang", effect("harden", at="attempt", whose="opposing",
                                    need={"total": {"brawn": 6}})),
    make("jelly-baby", "bang", effect("cancel", at="fight")),
    make("bad-wolf", "bang", effect("cancel", at="destroy", whose="own", what={"kind": "hero"},
                                    then=[effect("recall", target={"pick": "that"})])),
    make("cloister-bell", "bang", effect("look", at="scored", whose="opposing")),
    make("interference", "bang", effect("cancel", at="move", whose="opposing")),
    make("five-rounds-rapid", "bang", effect("fight", at="any", by="Marksman", fighter={
        "pick": "one", "kind": "ally", "side": "own"}, against={"kind": "enemy",
                                                               "side": "opposing"}),
         keywords=["Attack"]),
    make("exterminate", "bang", effect("fight", at="any", fighter={
        "pick": "each", "kind": "enemy", "species": ["Dalek"], "side": "own"}, against={
            "kind": "hero", "side": "opposing"}), keywords=["Attack"]),
    make("run", "bang", effect("unfreeze", target={"kind": "hero", "side": "own",
                                                   "frozen": "yes"})),
    make("dematerialise", "bang", effect("move_tardis", at="turn", whose="opposing")),
    make("regeneration", "bang", effect("swap", at="destroy", whose="own", target={
        "pick": "that"}, then=[effect("cancel")])),
    make("courage", "bang", effect("boost", at="attempt", quality="bravery", amount=2, target={
        "pick": "each", "taking_part": True, "side": "own"})),
    make("wrong-turn", "bang", effect("redirect", at="ability", whose="opposing")),
    make("panic", "bang", effect("drop", count=1, who="chosen", random=True), stays=False),
    make("lucky", "bang", effect("rearrange", count=3), effect("shuffle")),
    make("curfew", "bang", effect("drop", who="each"), effect(
        "forbid", when="continuous", acts=["fight"], target={"pick": "each"}), stays=True),
    make("chance", "bang", effect("destroy", target={"pick": "random", "kind": "character"})),
    make("summons", "bang", effect("search", find={"type": ["ally"]}), effect(
        "recover", find={})),
    make("drop-in", "bang", effect("place", at="play", find={"type": ["ally"]})),
    make("cybermen-reborn", "bang", effect("place", at="play", find={"species": ["Cyberman"]},
                                           source="discard")),
    make("erase", "bang", effect("banish", target={"kind": "condition"}), effect(
        "solve", target={"kind": "condition", "keyword": ["Puzzle"]})),
    make("fortune", "bang", effect("boost", quality="brawn", by="roll", target={"side": "own"})),
]  # fmt: skip

PLOTS = [
    make("alliance", "plot", effect("requires", need={"opposing_points": 1}), effect(
        "boost", when="continuous", quality="bravery", target={
            "pick": "each", "kind": "enemy", "side": "own"})),
    make("trial", "plot", effect("requires", need={"has": [{"of": {
        "title": ["The Doctor"], "side": "opposing"}}]}), effect("draw", when="arrives")),
    make("long-game", "plot", effect("requires", need={"reached": 1}), effect(
        "draw", when="turn_start"), effect("drop", when="turn_end", who="you")),
    make("easy-plot", "plot", effect("requires", need={"turn": "own"}), effect(
        "lose", when="use", amount=1, who="chosen", limit="game")),
]  # fmt: skip

CARDS: dict[str, Card] = {
    card.id: card
    for part in (SPACETIMES, GOALS, CREW, ALLIES, ENEMIES, TARDISES, ARTIFACTS, CONDITIONS, BANGS,
                 PLOTS)
    for card in part
}  # fmt: skip
