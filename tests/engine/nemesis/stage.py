"""Positions of Nemesis for tests: a dictionary in, a person at the table out."""

from __future__ import annotations

import functools
from typing import Any

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.catalogue import catalogue_of
from engine.games import matchup, position
from engine.nemesis.game import NemesisTable
from engine.nemesis.invariants import build_deck, violations
from tests.engine.kernel.harness import Play


@functools.cache
def catalogue() -> dict[str, Card]:
    """The cards of the box, boards included."""
    return catalogue_of("nemesis").by_id


def card(card_id: str) -> Card:
    return catalogue()[card_id]


def deck(scheme: str, *doctors: str) -> ReadyDeck:
    return build_deck(list(catalogue().values()), scheme, doctors)


class Table(Play[NemesisTable]):
    """A position in play, with short questions about it."""

    def found(self, card_id: str, n: int = 0) -> int:
        """The number of a card, the n-th of its name."""
        s = self.table
        return [i for i in range(s.cards) if s.pool.designs[s.design[i]].card_id == card_id][n]

    def place(self, card_id: str, n: int = 0) -> str:
        """Where a card is: hand, deck, discard, location, below, above, captured, attached."""
        return self.table.plan().places[self.table.place[self.found(card_id, n)]]

    def at(self, card_id: str, n: int = 0) -> str:
        """The Location of a card, by its name."""
        s = self.table
        spot = s.spot[self.found(card_id, n)]
        if spot < 0:
            return ""
        board = s.pool.designs[s.design[s.board_of[spot // 4]]]
        return s.pool.places[board.names[spot % 4]]

    def hand(self, player: int) -> list[str]:
        return sorted(self._ids(self.table.hand[player]))

    def pile(self, player: int) -> list[str]:
        return sorted(self._ids(self.table.pile[player]))

    def _ids(self, cards: list[int]) -> list[str]:
        s = self.table
        return [s.pool.designs[s.design[i]].card_id for i in cards]

    @property
    def power(self) -> list[int]:
        return self.table.power

    @property
    def winner(self) -> int | None:
        outcome = self.table.outcome()
        return None if outcome is None else outcome.winner

    def kinds_offered(self) -> set[str]:
        """The stable names of the kinds of option on offer."""
        table = self.table.plan()
        names = {option.number: option.name for option in table.options}
        return {names[option & 63] for option in self.table.options}

    def count(self, text: str) -> int:
        """How many options begin with these words."""
        return sum(option.startswith(text) for option in self.texts)

    def step_to(self, kind: str) -> Table:
        """Decline everything until a decision of this kind: the plain way through a turn."""
        refusals = (
            "Use nothing now", "Do nothing more here", "Neither play", "Start no Conflict",
            "Play no more", "Choose no more", "Leave it", "Commit 0",
        )  # fmt: skip
        for _ in range(200):
            if self.kind in (kind, "over"):
                return self
            for words in refusals:
                if self.can(words):
                    self.do(words)
                    break
            else:
                self.table.apply(self.table.options[-1])
        raise AssertionError(f"no decision {kind!r}; {self.where()}")


def play(*players: dict[str, Any], **data: Any) -> Table:
    """A position with these players; every law holds in it."""
    table = position("nemesis", {"players": list(players), **data}, list(catalogue().values()))
    assert isinstance(table, NemesisTable)
    assert violations(table) == []
    return Table(table)


def game(*decks: ReadyDeck, seed: int = 1, **more: Any) -> Table:
    """A game from its set-up."""
    names = [f"Player {n + 1}" for n in range(len(decks))]
    table = matchup("nemesis", decks, names).start(seed, **more)
    assert isinstance(table, NemesisTable)
    return Table(table)


def emperor(**more: Any) -> dict[str, Any]:
    return {"side": "emperor", **more}


def ashad(**more: Any) -> dict[str, Any]:
    return {"side": "ashad", **more}


def masterful(**more: Any) -> dict[str, Any]:
    return {"side": "masterful", **more}


def weeping(**more: Any) -> dict[str, Any]:
    return {"side": "weeping", **more}


def assassin(**more: Any) -> dict[str, Any]:
    return {"side": "assassin", **more}
