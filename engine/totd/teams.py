"""Teams at random, for laws and benchmarks."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.rng import Rng

LEAST_PLAYERS = 2
MOST_PLAYERS = 4
SECTION_OF = {
    "timey": "timey",
    "location": "locations",
    "dilemma": "dilemmas",
    "anomaly": "anomalies",
    "die": "dice",
    "piece": "table",
}


def random_deck(cards: Sequence[Card], rng: Rng) -> ReadyDeck:
    """A legal team of 2 to 4 Doctors drawn from all cards, with the box of the first edition."""
    players = LEAST_PLAYERS + rng.below(MOST_PLAYERS - LEAST_PLAYERS + 1)
    return team_deck(cards, _draw(cards, players, rng), rng)


def _draw(cards: Sequence[Card], players: int, rng: Rng) -> list[Card]:
    """So many Doctors with different linked companions."""
    left = [card for card in cards if card.type == "doctor"]
    chosen: list[Card] = []
    while len(chosen) < players:
        doctor = left.pop(rng.below(len(left)))
        if all(doctor.fields["linked"] != other.fields["linked"] for other in chosen):
            chosen.append(doctor)
    return chosen


def team_deck(cards: Sequence[Card], doctors: Sequence[Card], rng: Rng | None = None) -> ReadyDeck:
    """The deck of these Doctors: what belongs to them, and one of everything else in the box.

    With a generator some companions and timey-wimey cards stay in the box.
    """
    linked = {doctor.fields["linked"] for doctor in doctors}
    crews = {doctor.fields["crew"] for doctor in doctors}
    first: dict[str, list[Card]] = {"team": list(doctors), "consoles": [], "companions": []}
    bases = 0
    for card in cards:
        copies = int(card.fields.get("box", 1))
        if card.type == "companion":
            section = "team" if card.name in linked else "companions"
            if section == "team" or rng is None or rng.below(4):
                first[section].append(card)
        elif card.type == "marker":
            first["team"] += [card] if card.fields["crew"] in crews else []
        elif card.type in ("console", "miniature"):
            first["consoles"] += [card] * len(doctors)
        elif card.type == "base":
            first["consoles"] += [card] if bases < len(doctors) else []
            bases += 1
        elif card.type == "doctor":
            spare = card.fields["crew"] not in crews and (rng is None or rng.below(2))
            first.setdefault("spare", []).extend([card] if spare else [])
        elif card.type in SECTION_OF:
            first.setdefault(SECTION_OF[card.type], []).extend([card] * copies)
    return ReadyDeck(sections={name: tuple(part) for name, part in first.items()})
