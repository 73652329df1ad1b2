"""Agents: who looks plays better, by the same decks on fixed seeds; play that makes sense."""

from __future__ import annotations

from cards.catalogue.loader import CATALOGUES
from cards.ready import read_ready_deck
from engine import balance, mirror
from engine.agents import agent
from engine.catalogue import catalogue_of
from tests.engine.nemesis.stage import ashad, catalogue, emperor, masterful, play


def stock() -> dict[str, object]:
    folder = CATALOGUES / "nemesis" / "decks"
    cards = catalogue_of("nemesis")
    return {p.stem: read_ready_deck(p.read_text(), cards) for p in sorted(folder.glob("*"))}


def test_greedy_beats_uniform() -> None:
    result = mirror.run("nemesis", stock(), (agent("greedy"), agent("uniform")), 1, 40)
    assert result.total.rate.rate is not None
    assert result.total.rate.rate >= 0.75
    assert result.total.aborted == 0


def best(t: object) -> str:
    table = t.table  # type: ignore[attr-defined]
    return str(table.option_text(table.greedy()))


def test_greedy_wins_when_it_can() -> None:
    t = play(
        ashad(token=0, hand=["delete"], captured=["tenth-doctor", "third-doctor"]),
        emperor(doctors=["tenth", "third"]),
        at="control",
    )
    assert best(t).startswith("Play Delete: you win")


def test_greedy_starts_no_conflict_that_it_must_lose() -> None:
    t = play(
        ashad(token=0, power=0, play=[{"card": "cybermat", "at": 0}]),
        emperor(power=5, doctors=["tenth"], play=[{"card": "tenth-doctor", "at": [0, 0]}]),
        at="conflict",
    )
    assert best(t) == "Start no Conflict"
    t = play(
        ashad(token=0, power=2, play=[{"card": "cyber-leader", "at": 0}]),
        emperor(power=0, doctors=["tenth"], play=[{"card": "wilfred-mott", "at": [0, 0]}]),
        at="conflict",
    )
    assert best(t).startswith("Start a Conflict")


def test_greedy_sends_heroes_to_an_opponent() -> None:
    t = play(
        masterful(token="Downing Street", hand=["k-9"], doctors=["fourth"]), ashad(), at="action"
    ).do("Take the Action: play 2 Hero cards")
    assert "(Player 2)" in best(t)


def test_greedy_keeps_its_scheme_card() -> None:
    hand = ["gallifrey-returns", "autons", "temporary-alliance", "toclafane", "cheetah-people",
            "lucy-saxon"]  # fmt: skip
    t = play(masterful(token=0, hand=hand), ashad(), at="discard")
    assert best(t) != "Discard Gallifrey Returns"


def test_the_balance_counts_every_seat_alike() -> None:
    cards = list(catalogue().values())
    counted = balance.run("nemesis", cards, agent("uniform"), 3, 3, 6)
    assert counted.games + counted.aborted == 6
    assert [place.games for place in counted.places] == [6, 6, 6]
    assert sum(place.wins for place in counted.places) == 6
    assert sum(count.games for count in counted.groups.values()) == 18
    assert sum(counted.endings.values()) == 6
    page = "\n".join(balance.page("nemesis", agent("uniform"), 3, 6, [counted]))
    assert "## 3 players" in page and "| schemes | games | won |" in page
