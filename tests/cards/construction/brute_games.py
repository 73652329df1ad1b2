"""The construction rules of the five games written out by hand from docs/rules.

Independent of rules.toml and of the search language: plain loops over the cards. Each function
takes a deck as `{section: {card id: copies}}` and returns the keys of the broken rules, errors and
advice apart. Only the default reading of each game's standard format is written here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping

from cards.catalogue.values import Card, Catalogue

Sections = Mapping[str, Mapping[str, int]]
Broken = tuple[set[str], set[str]]


class Table:
    """A deck as a heap of single cards, each in its section."""

    def __init__(self, catalogue: Catalogue, sections: Sections) -> None:
        self.catalogue = catalogue
        self.copies: list[tuple[str, Card]] = [
            (section, catalogue.by_id[card])
            for section, cards in sections.items()
            for card, n in cards.items()
            for _ in range(n)
        ]

    def cards(self, *sections: str) -> list[Card]:
        return [card for where, card in self.copies if not sections or where in sections]

    def number(self, wanted: Callable[[Card], object], *sections: str) -> int:
        return sum(1 for card in self.cards(*sections) if wanted(card))


def _known(card: Card, field: str) -> int:
    value = card.fields[field]
    assert isinstance(value, int)
    return value


def mmg(catalogue: Catalogue, sections: Sections) -> Broken:
    table = Table(catalogue, sections)
    broken = set()
    if len(table.copies) < 55:
        broken.add("MMG-D01")
    times = Counter(c.fields["zone"] for c in table.cards() if c.type == "time")
    if not times["past"] == times["present"] == times["future"]:
        broken.add("MMG-D03")
    if times["past"] == 0:
        broken.add("MMG-D03.least")
    watchers = Counter(c.fields["zone"] for c in table.cards() if c.fields.get("watcher"))
    if sum(watchers.values()) < 3:
        broken.add("MMG-D04")
    for rule, zone in (("MMG-D05", "past"), ("MMG-D06", "present"), ("MMG-D07", "future")):
        if watchers[zone] < 1:
            broken.add(rule)
    alike: Counter[str] = Counter()
    for card in table.cards():
        in_play = {k: v for k, v in card.fields.items() if k != "problem"}
        alike[repr((card.name, card.type, sorted(in_play.items()), card.ability_tables))] += 1
    if any(n > 4 for n in alike.values()):
        broken.add("MMG-D08")
    if sum(_known(c, "solve") for c in table.cards() if c.type == "episode") > 25:
        broken.add("MMG-D09")
    return broken, set()


def whoccg(catalogue: Catalogue, sections: Sections) -> Broken:
    table = Table(catalogue, sections)
    errors: set[str] = set()
    advice: set[str] = set()

    def kind(*types: str) -> Callable[[Card], bool]:
        return lambda card: card.type in types

    def other(*types: str) -> Callable[[Card], bool]:
        return lambda card: card.type not in types

    # Four of a card over everything that is no Plot; two names of one card are added up.
    same: Counter[object] = Counter()
    for card in table.cards():
        if card.type != "plot":
            one = card.id in ("conquer-universe", "all-your-base-are-belong-to-us")
            key = "one" if one else (card.name, card.subtitle, card.fields.get("date"))
            same[key] += 1
    if any(n > 4 for n in same.values()):
        errors.add("WHO-D01")
    if table.number(other("plot"), "deck") < 50:
        errors.add("WHO-D04")
    if table.number(kind("spacetime"), "spacetimes") != 3:
        errors.add("WHO-D06")
    if table.number(other("spacetime"), "spacetimes"):
        errors.add("WHO-D06.only")
    laid = Counter(
        (c.name, c.subtitle, c.fields.get("date"))
        for c in table.cards("spacetimes")
        if c.type == "spacetime"
    )
    if any(n > 1 for n in laid.values()):
        errors.add("WHO-D07")
    setup = table.cards("setup")
    if sum(c.type != "plot" for c in setup) > 6:
        errors.add("WHO-D08")
    may_start = ("tardis", "tardis-character", "plot")
    if any(c.type not in may_start and not c.fields.get("setup") for c in setup):
        errors.add("WHO-D09")
    room = sum(
        _known(c, "holds") for c in table.cards("setup", "spacetimes") if "holds" in c.fields
    )
    if table.number(other("plot"), "placed") > room:
        errors.add("WHO-D10")
    hosts = [c for c in table.cards("setup", "spacetimes") if "holds" in c.fields]
    waiting = [c for c in table.cards("placed") if c.type != "plot"]
    artifacts = {c for c in waiting if c.type == "artifact"}
    cybermen = {c for c in waiting if "Cyberman" in _words(c, "species")}
    takes = {"tardis": artifacts, "spacetime": cybermen}
    for part, asking, closed in (
        ("by-tardis", "tardis", ("tardis",)),
        ("by-spacetime", "spacetime", ("spacetime",)),
        ("beneath", "tardis", ("tardis", "spacetime")),
    ):
        others = [c for c in waiting if all(c not in takes[host] for host in closed)]
        left = sum(_known(c, "holds") for c in hosts if c.type not in closed)
        if any(c.type == asking for c in hosts) and len(others) > left:
            errors.add(f"WHO-D10.{part}")
    ships = [c for c in setup if c.type == "tardis"]
    if len(ships) > 1:
        errors.add("WHO-D14")
    crew = [c for c in setup if c.type in ("tardis-character", "ally", "enemy")]
    room = sum(_known(c, "capacity_setup") for c in ships)
    if ships and sum(_known(c, "cost") for c in crew) > room:
        errors.add("WHO-D15")
    if not ships and not all(c.fields.get("starts_alone") for c in crew):
        errors.add("WHO-D15.aboard")
    stand_in = any(c.fields.get("substitute") for c in setup)
    if not ships and not stand_in:
        advice.add("WHO-D16")
    if not stand_in and not any(
        c.type == "tardis-character" and c.name == "The Doctor" for c in setup
    ):
        advice.add("WHO-D16.doctor")
    begun = table.cards("setup", "placed")
    titles = Counter(c.name for c in begun if c.fields.get("diamonds") == 1)
    if any(n > 1 for n in titles.values()):
        errors.add("WHO-D21")
    for card, n in Counter(begun).items():
        diamonds = card.fields.get("diamonds", 0)
        assert isinstance(diamonds, int)
        if 1 < diamonds < n:
            errors.add("WHO-D21.several")
    goals = [c for c in table.cards("goal") if c.type == "goal"]
    if len(goals) != 1:
        errors.add("WHO-D12")
    if table.number(other("goal"), "goal"):
        errors.add("WHO-D12.only")
    laid_out = [c for c in table.cards("spacetimes") if c.type == "spacetime"]
    accepted = {one for c in laid_out for one in _words(c, "goal_type")}
    if any(accepted.isdisjoint(_words(goal, "goal_type")) for goal in goals):
        errors.add("WHO-D13")
    plots = [c for c in table.cards("plots") if c.type == "plot"]
    if len(plots) > 5:
        errors.add("WHO-D17")
    if len({(c.name, c.subtitle) for c in plots}) < len(plots):
        errors.add("WHO-D18")
    if table.number(other("plot"), "plots"):
        errors.add("WHO-D18.only")
    if table.number(kind("plot"), "setup", "placed", "deck"):
        errors.add("WHO-D19")
    stocked = Counter((c.name, c.subtitle) for c in table.cards() if c.type == "goal")
    if any(n > 1 for n in stocked.values()):
        advice.add("WHO-D22")
    names = {c.name for c in table.cards()}
    if {"Conquer Universe", "All Your Base Are Belong to Us"} <= names:
        advice.add("WHO-D23")
    return errors, advice


def nemesis(catalogue: Catalogue, sections: Sections) -> Broken:
    table = Table(catalogue, sections)
    errors: set[str] = set()
    if len(table.copies) != 40:
        errors.add("NEM-D01")
    held = Counter(card.id for card in table.cards())
    for rule, group, number in (
        ("NEM-D02", "core", 1),
        ("NEM-D03", "scheme", 1),
        ("NEM-D04", "doctor", 2),
    ):
        packs: dict[object, dict[str, int]] = defaultdict(dict)
        for card in catalogue.cards:
            if card.fields.get("group") == group:
                packs[card.fields["pack"]][card.id] = _known(card, "box")
        begun = [cards for cards in packs.values() if any(held[card] for card in cards)]
        whole = all(held[card] == n for cards in begun for card, n in cards.items())
        if len(begun) != number or not whole:
            errors.add(rule)
    cards = table.cards()
    mine = {c.fields["nemesis"] for c in cards if c.fields.get("group") == "core"}
    if any(c.fields["nemesis"] not in mine for c in cards if c.fields.get("group") == "scheme"):
        errors.add("NEM-S02")
    if any(c.fields.get("group") not in ("core", "scheme", "doctor") for c in cards):
        errors.add("NEM-D05")
    winning = Counter(
        (c.fields.get("group"), c.type == "instant")
        for c in cards
        if "scheme" in _words(c, "traits")
    )
    if winning["scheme", True] + winning["scheme", False] < 1:
        errors.add("NEM-D06")
    if winning["doctor", True] + winning["doctor", False] < 2:
        errors.add("NEM-D06.doctors")
    if winning["core", True] != 2:
        errors.add("NEM-D07")
    return errors, set()


def risk(catalogue: Catalogue, sections: Sections) -> Broken:
    table = Table(catalogue, sections)
    errors: set[str] = set()

    def need(rule: str, holds: bool) -> None:
        if not holds:
            errors.add(rule)

    for rule, section, kind, number in (
        ("RISK-D01", "territories", "territory", 42),
        ("RISK-D02", "powers", "power", 15),
        ("RISK-D03", "missions", "mission", 10),
        ("RISK-C01", "table", "table", 1),
    ):
        here = table.cards(section)
        need(rule, sum(c.type == kind for c in here) == number)
        need(f"{rule}.only", all(c.type == kind for c in here))
    dealt = Counter(c for c in table.cards("territories") if c.type == "territory")
    need("RISK-D01.once", all(n == 1 for n in dealt.values()))
    pieces = table.cards("pieces")
    need("RISK-D04.only", all(c.type == "piece" for c in pieces))
    dice = [c for c in pieces if c.fields.get("use") == "die" and c.type == "piece"]
    need("RISK-D04.dice", len(dice) == 5)
    need("RISK-D04.black", sum(c.fields.get("colour") == "black" for c in dice) == 3)
    need("RISK-D04.tardis", sum(c.name == "TARDIS" for c in pieces if c.type == "piece") == 1)
    need("RISK-D04.clara", sum(c.name == "Clara token" for c in pieces if c.type == "piece") == 1)
    boards = [c for c in pieces if c.type == "piece" and c.fields.get("use") == "board"]
    need("RISK-D04.board", len(boards) == 1)
    held = Counter(table.cards())
    need(
        "RISK-D04.box", all("box" not in c.fields or n <= _known(c, "box") for c, n in held.items())
    )
    asked = [c for c in table.cards("table") if c.type == "table"]
    everywhere = [c for c in table.cards() if c.type == "table"]

    def total(*fields: str) -> int:
        return sum(_known(card, field) for card in asked for field in fields)

    seats = [f"seat{n}" for n in range(1, 6)]
    need("RISK-D05", total(*seats, "neutral_deal") == 42)
    need("RISK-D05.daleks", total("daleks_each") == 3)
    starts = {3: [14, 14, 14], 4: [10, 10, 11, 11], 5: [8, 8, 8, 9, 9]}
    for card in everywhere:
        players = _known(card, "players")
        if not 2 <= players <= 5:
            errors.add("RISK-C01.players")
        if players > 2:
            shares = [_known(card, seat) for seat in seats[:players]]
            need(f"RISK-D{players + 3:02d}", shares == starts[players])
            need("RISK-S06", card.fields["draw_pile"] == 42)
            need("RISK-S07", card.fields["missions_each"] == 2)
            need("RISK-S08", card.fields["powers_each"] == 3)
            need("RISK-N02.three", card.fields["neutrals"] == 0)
        else:
            need("RISK-N02.three", card.fields["neutrals"] == 3)
            shares = [_known(card, name) for name in ("seat1", "seat2", "neutral_deal")]
            need("RISK-N03", shares == [12, 12, 18])
            need("RISK-N05", card.fields["draw_pile"] == 33)
            need("RISK-N06", card.fields["missions_each"] == card.fields["powers_each"] == 3)
    need("RISK-D10", total("missions_dealt") <= table.number(_of("mission"), "missions"))
    need("RISK-D10.powers", total("powers_dealt") <= table.number(_of("power"), "powers"))
    need("RISK-D09", table.number(_of("army"), "armies") == total("players"))
    armies = Counter(c for c in table.cards("armies", "neutral") if c.type == "army")
    need("RISK-D09.own", all(n == 1 for n in armies.values()))
    need("RISK-D09.only", all(c.type == "army" for c in table.cards("armies", "neutral")))
    orders = table.cards("orders")
    need("RISK-D09.orders", sum(c.type == "orders" for c in orders) <= 1)
    need("RISK-D09.orders-only", all(c.type == "orders" for c in orders))
    need("RISK-N02", table.number(_of("army"), "neutral") == total("neutrals"))
    return errors, set()


def totd(catalogue: Catalogue, sections: Sections) -> Broken:
    table = Table(catalogue, sections)
    errors: set[str] = set()
    advice: set[str] = set()

    def need(rule: str, holds: bool) -> None:
        if not holds:
            errors.add(rule)

    team = table.cards("team")
    doctors = [c for c in team if c.type == "doctor"]
    n = len(doctors)
    need("TOTD-D01", 2 <= n <= 4)
    need("TOTD-D01.only", all(c.type in ("doctor", "companion", "marker") for c in team))
    every = Counter(c.fields["incarnation"] for c in table.cards() if c.type == "doctor")
    need("TOTD-D02", all(many == 1 for many in every.values()))
    need("TOTD-D02.spare", all(c.type == "doctor" for c in table.cards("spare")))
    held = Counter(table.cards())
    need(
        "TOTD-D02.box", all("box" not in c.fields or m <= _known(c, "box") for c, m in held.items())
    )
    stands = table.cards("consoles")
    need("TOTD-D03", sum(c.type == "console" for c in stands) == n)
    need("TOTD-D03.miniatures", sum(c.type == "miniature" for c in stands) == n)
    need("TOTD-D03.only", all(c.type in ("console", "miniature", "base") for c in stands))
    need("TOTD-D05", sum(c.type == "base" for c in stands) == n)
    colours = Counter(c.fields["colour"] for c in table.cards() if c.type == "base")
    need("TOTD-D05.differ", all(many == 1 for many in colours.values()))
    markers = [c for c in team if c.type == "marker"]
    need("TOTD-D04.markers", len(markers) == n)
    crews = {c.fields["crew"] for c in markers}
    need("TOTD-D04", all(c.fields["crew"] in crews for c in doctors))
    companions = [c for c in team if c.type == "companion"]
    names = {c.name for c in companions}
    need("TOTD-D06", all(c.fields["linked"] in names for c in doctors))
    need("TOTD-D06.count", len(companions) == n)
    shared = Counter(c.fields["linked"] for c in doctors)
    need("TOTD-D06.shared", all(many == 1 for many in shared.values()))
    around = Counter(c for c in table.cards("team", "companions") if c.type == "companion")
    need("TOTD-D09", all(many == 1 for many in around.values()))
    need("TOTD-D09.only", all(c.type == "companion" for c in table.cards("companions")))
    tokens = table.number(lambda c: c.name == "Sonic charge token", "table")
    need("TOTD-D07", 2 * n <= tokens)
    if 5 * n > tokens:
        advice.add("TOTD-D07.five")
    need("TOTD-D08", 2 * n <= table.number(_of("timey"), "timey"))
    need("TOTD-D10", table.number(_of("anomaly"), "anomalies") >= 4)
    need("TOTD-D10.markers", table.number(lambda c: c.name == "Anomaly marker", "table") == 4)
    davros = table.number(lambda c: c.name == "Davros marker", "table")
    daleks = table.number(lambda c: c.name == "Dalek marker", "table")
    need("TOTD-C14", davros + daleks == 6)
    need("TOTD-C14.davros", davros == 1)
    need("TOTD-S04", table.number(_of("dilemma"), "dilemmas") >= 3 + 2 * 2)
    need("TOTD-M07", table.number(_of("location"), "locations") >= 2)
    dice = Counter(c.fields.get("colour") for c in table.cards("dice") if c.type == "die")
    need("TOTD-B10", dice["black"] >= 8)
    for colour in ("blue", "green", "red"):
        need(f"TOTD-B12.{colour}", dice[colour] >= 3)
    return errors, advice


GAMES: dict[str, Callable[[Catalogue, Sections], Broken]] = {
    "mmg": mmg, "whoccg": whoccg, "nemesis": nemesis, "risk": risk, "totd": totd,
}  # fmt: skip


# Rules on several decks


def broken_match(game: str, catalogue: Catalogue, decks: list[Sections]) -> set[str]:
    tables = [Table(catalogue, deck) for deck in decks]
    broken = set()
    if game == "mmg":
        if len(decks) != 2:
            broken.add("MMG-A01")
        if len({table.number(_of("time")) for table in tables}) > 1:
            broken.add("MMG-D02")
    if game == "nemesis":
        if not 2 <= len(decks) <= 4:
            broken.add("NEM-A01")
        for rule, group, field in (
            ("NEM-A01.nemesis", "core", "nemesis"),
            ("NEM-S05", "doctor", "doctor"),
        ):
            held = Counter(one for table in tables for one in set(_held(table, group, field)))
            if any(n > 1 for n in held.values()):
                broken.add(rule)
    return broken


def _held(table: Table, group: str, field: str) -> Iterator[object]:
    for card in table.cards():
        if card.fields.get("group") == group:
            yield card.fields[field]


def _of(kind: str) -> Callable[[Card], bool]:
    return lambda card: card.type == kind


def _words(card: Card, field: str) -> list[str]:
    value = card.fields.get(field, [])
    return list(map(str, value)) if isinstance(value, list) else [str(value)]
