"""What must be true of every position of Nemesis, and decks by the names of their sets."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel import laws
from engine.nemesis import codes as k
from engine.nemesis.select import count_upgrades, in_play, is_character
from engine.nemesis.state import State
from engine.table import RUNNING, Table

ELSEWHERE = ("location", "below", "above", "captured", "attached", "resolving", "board")


def packs(cards: Sequence[Card], group: str) -> list[str]:
    """The whole sets of a group, in the order of their ids."""
    return sorted({str(c.fields["pack"]) for c in cards if c.fields.get("group") == group})


def pack(cards: Sequence[Card], name: str) -> list[Card]:
    """All copies of a set."""
    return [
        card
        for card in cards
        if card.fields.get("pack") == name
        for _ in range(int(card.fields.get("box") or 1))
    ]


def build_deck(cards: Sequence[Card], scheme: str, doctors: Sequence[str]) -> ReadyDeck:
    """The deck of a scheme and two Doctors: every set whole (D02 to D04, D08)."""
    chosen = pack(cards, f"scheme-{scheme}")
    if not chosen:
        raise ValueError(f"expected a scheme with cards, got {scheme!r}")
    parts = [f"core-{chosen[0].fields['nemesis']}", *(f"doctor-{name}" for name in doctors)]
    return ReadyDeck.of([*chosen, *(card for part in parts for card in pack(cards, part))])


def violations(table: Table) -> list[str]:
    """Every way in which a position breaks the rules; an empty list is what must come."""
    if not isinstance(table, State):
        raise TypeError(f"expected a table of Nemesis, got {type(table).__name__}")
    found = laws.violations(table, ELSEWHERE)
    found += _in_play(table)
    found += _upgrades(table)
    found += _tokens(table)
    found += _known(table)
    if table.status == RUNNING:
        found += _running(table)
    return found


def _in_play(s: State) -> list[str]:
    found = []
    listed = set(s.play)
    if len(listed) != len(s.play):
        found.append("a card is in play twice")
    for i in range(s.cards):
        if in_play(s, i) != (i in listed):
            found.append(f"card {i} is {k.PLACES[s.place[i]]}, but play does not say so")
        at_spot = s.place[i] in (k.LOCATION, k.ATTACHED)
        if (s.spot[i] >= 0) != at_spot:
            found.append(f"card {i} is {k.PLACES[s.place[i]]} with the Location {s.spot[i]}")
        if s.plot[i] and not in_play(s, i):
            found.append(f"R56: card {i} keeps Plot out of play")
    schemes = [i for i in s.play if s.pool.designs[s.design[i]].win is not None]
    if sorted(schemes) != sorted(s.schemes):
        found.append("the list of Schemes in play is wrong")
    statics = [i for i in s.play if s.pool.designs[s.design[i]].static]
    if sorted(statics) != sorted(s.statics):
        found.append("the list of continuous rules is wrong")
    return found


def _upgrades(s: State) -> list[str]:
    found = []
    for i in s.play:
        host = s.host[i]
        if (host >= 0) != (s.place[i] == k.ATTACHED):
            found.append(f"card {i} is attached to nothing, or is not attached")
        if host >= 0 and (not is_character(s, host) or s.spot[host] != s.spot[i]):
            found.append(f"E15: Upgrade {i} is not with its Character")
        if is_character(s, i) and count_upgrades(s, i) > k.MOST_UPGRADES:
            found.append(f"E16: card {i} has {count_upgrades(s, i)} Upgrades")
        if s.place[i] == k.CAPTURED:
            found.append(f"R38: the Captured card {i} is in play")
    return found


def _tokens(s: State) -> list[str]:
    found = []
    if any(power < 0 for power in s.power) or any(plot < 0 for plot in s.wealth):
        found.append("a player has fewer than no tokens")
    if any(plot < 0 for plot in s.plot):
        found.append("a card has fewer than no tokens")
    if any(not -1 <= token < k.SPOTS for token in s.token):
        found.append("L01: a Nemesis token is at no Location of its board")
    if s.fight_spot < 0 and any(s.committed):
        found.append("C29: Power stays committed after the Conflict")
    return found


def _known(s: State) -> list[str]:
    """Who knows what, by place alone."""
    found = []
    everybody = (1 << s.seats) - 1
    for player in range(s.seats):
        if any(not s.known[i] & (1 << player) for i in s.hand[player]):
            found.append(f"player {player} does not know the own hand")
        if any(s.known[i] != everybody for i in s.pile[player]):
            found.append("E28: a card on a discard pile is not open to all")
        if any(s.owner[i] != player for i in s.deck[player] + s.pile[player]):
            found.append("R09: a card is in the deck or pile of another than its owner")
    if any(s.known[i] != everybody for i in s.play):
        found.append("R05: a card in play is not open to all")
    return found


def _running(s: State) -> list[str]:
    found = []
    if s.dealt and len(set(s.dealt)) != len(s.dealt):
        found.append("P02: an Action was dealt with twice")
    for player in range(s.seats):
        if s.bids[player] >= 0 and s.bids[player] > s.power[player]:
            found.append(f"C07: player {player} commits more Power than there is")
    return found
