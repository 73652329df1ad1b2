"""The rulebook's example game of Julie and Steve, move for move (X12 to X19)."""

from __future__ import annotations

import pytest

from engine.mmg import codes
from engine.mmg.matchup import Matchup
from tests.engine.mmg.cardset import deck
from tests.engine.mmg.harness import FILLER, Play, pos

WATCHERS = {zone: [f"watcher-{zone}"] for zone in ("past", "present", "future")}
# The last card of a deck is its top: what each player will draw, and a stock of others below.
JULIE = {
    **WATCHERS,
    "time": ["past", "past", "present", "present", "future", "future"],
    "hand": ["zarbi", "unit-corporal", "brain-transformer", "frost", "romans", "body-020-past",
             "body-020-past"],
    "deck": ["romans"] * 34 + ["romans", "romans", "ice-warrior", "menoptera", "romans"],
}  # fmt: skip
STEVE = {
    **WATCHERS,
    "time": ["past", "past", "future", "future", "present", "present"],
    "hand": ["yeti", "sidrat", "frost", "romans", "body-020-past", "body-020-past", "romans"],
    "deck": ["romans"] * 37 + ["bok", "romans"],
}  # fmt: skip


def sizes(game: Play) -> tuple[int, int]:
    return len(game.hand(0)), len(game.hand(1))


@pytest.mark.rule("MMG-X11", "MMG-X12", "MMG-S01", "MMG-S06")
def test_set_up_of_the_example() -> None:
    table = Matchup([deck(*FILLER), deck(*FILLER)]).start(1, first=0)
    assert [len(times) for times in table.times] == [6, 6]
    colours = [table.pool.designs[table.design[i]].zone for i in table.times[0]]
    assert sorted(colours) == [0, 0, 1, 1, 2, 2]
    assert [len(cards) for cards in table.deck] == [39, 39]
    longer = Matchup([deck(*FILLER, (4, "yeti"), (1, "bok")), deck(*FILLER)]).start(1, first=0)
    assert [len(cards) for cards in longer.deck] == [44, 39]


@pytest.mark.rule("MMG-X12", "MMG-X13", "MMG-X14", "MMG-X15", "MMG-X16", "MMG-X17", "MMG-X18",
                  "MMG-X19", "MMG-C10", "MMG-C11", "MMG-U06", "MMG-F12", "MMG-F16", "MMG-N01",
                  "MMG-R51", "MMG-E03")  # fmt: skip
def test_julie_and_steve() -> None:
    game = pos(JULIE, STEVE, at="start", turn=0, names=["Julie", "Steve"])
    assert sizes(game) == (7, 7)
    assert [game.table.pool.designs[game.table.design[s[-1]]].zone for s in game.table.times] == [
        codes.FUTURE, codes.PRESENT,
    ]  # fmt: skip
    assert [len(stack) for stack in game.table.times] == [6, 6]
    for player in range(2):
        for zone in WATCHERS:
            assert game.side(player, zone) == WATCHERS[zone]
            assert not game.sided(WATCHERS[zone][0], player)

    # turn 1, Julie: the Future, her bonus Zone
    game.to("choose zone").do("Choose the Future").to("play cards")
    assert sizes(game) == (8, 7)
    game.do("Play ZARBI")
    assert sizes(game) == (7, 7)
    game.to("attack").do("Do not attack").to("bonus draw")
    game.do("Draw the bonus card").to("choose zone")
    assert sizes(game) == (8, 7)
    assert game.side(0, "future") == ["watcher-future", "zarbi"]
    assert not game.sided("zarbi")

    # turn 2, Steve: two cards in the Present, his bonus Zone
    game.do("Choose the Present").to("play cards")
    assert sizes(game) == (8, 8)
    game.do("Play YETI").to("play cards").do("Play SIDRAT")
    assert sizes(game) == (8, 6)
    game.to("attack")
    assert not game.can("Attack with YETI")  # played this turn
    game.do("Do not attack").to("choose zone")
    assert game.side(1, "present") == ["watcher-present", "yeti", "sidrat"]
    assert sizes(game) == (8, 6)

    # turn 3, Julie: the Present, not her bonus Zone
    game.do("Choose the Present").to("play cards")
    assert sizes(game) == (9, 6)
    game.do("Play U.N.I.T. CORPORAL").to("attack").do("Do not attack").to("choose zone")
    assert sizes(game) == (8, 6)
    assert game.side(0, "present") == ["watcher-present", "unit-corporal"]

    # turn 4, Steve: BOK, then YETI attacks THE WATCHER
    game.do("Choose the Present").to("play cards")
    assert sizes(game) == (8, 7)
    game.do("Play BOK").to("play cards", "attack")
    assert sizes(game) == (8, 6)
    game.to("attack")
    assert game.side(1, "present") == ["watcher-present", "yeti", "sidrat", "bok"]
    game.do("Attack with YETI").to("pick defender").do("Pick THE WATCHER")
    while not (game.kind == "combat" and game.seat == 0):
        assert not game.can("Side BOK to give YETI")  # its Support is 0
        game.do("Do nothing")
    assert not game.can("Side U.N.I.T. CORPORAL")  # THE WATCHER takes no Support yet
    game.do("Play BRAIN TRANSFORMER on THE WATCHER (Julie, Present)").settle()
    assert sizes(game)[0] == 7
    assert game.pile(0) == ["brain-transformer"]
    game.to("combat")
    while game.seat != 0:
        game.do("Do nothing")
    assert game.can("Side U.N.I.T. CORPORAL to give THE WATCHER 1 Energy")
    game.do("Side U.N.I.T. CORPORAL to give THE WATCHER 1 Substance").settle()
    assert game.val("watcher-present", 0)[1:] == (2, 1)
    game.to("bonus draw")
    assert "Steve's YETI (2/2) and Julie's THE WATCHER (1/2) fight to a draw" in game.logged
    assert (game.sided("yeti"), game.sided("unit-corporal")) == (True, True)
    assert not game.sided("watcher-present", 0)
    game.do("Draw the bonus card")
    assert sizes(game) == (7, 7)
    while game.table.turn == 4:
        game.do("Do nothing")

    # turn 5, Julie: the Future again, two cards
    game.to("choose zone")
    assert game.val("watcher-present", 0) == (1, 1, 0)
    assert (game.sided("yeti"), game.sided("unit-corporal")) == (True, False)
    game.do("Choose the Future").to("play cards")
    assert sizes(game) == (8, 7)
    game.do("Play MENOPTERA").to("play cards").do("Play ICE WARRIOR")
    assert sizes(game) == (6, 7)
    game.to("attack").do("Do not attack").to("choose zone")
    assert game.table.active == 1
    assert game.side(0, "future") == ["watcher-future", "zarbi", "menoptera", "ice-warrior"]
    assert [len(times) for times in game.table.times] == [6, 6]
    assert (game.pile(0), game.pile(1)) == (["brain-transformer"], [])
    # Both hold an Episode and could never play it: somebody always lacked a second card somewhere.
    assert "frost" in game.hand(0) and "frost" in game.hand(1)
    assert "play episode" not in game.kinds and "solve" not in game.kinds
    assert [line for line in game.logged if "announces combat" in line] == [
        f"{name} announces combat" for name in ("Julie", "Steve", "Julie", "Steve", "Julie")
    ]
    assert (
        game.logged.count("Steve's YETI (2/2) and Julie's THE WATCHER (1/2) fight to a draw") == 1
    )
    assert game.kinds.count("attack") == 5


@pytest.mark.rule("MMG-X17")
def test_without_the_flash_the_watcher_would_fall() -> None:
    game = pos({"present": ["watcher-present", "unit-corporal"]}, {"present": ["yeti"]},
               active=1, zone="present", at="announce")  # fmt: skip
    game.to("attack").do("Attack with YETI").to("pick defender").do("Pick THE WATCHER")
    game.to("choose zone")
    assert game.pile(0) == ["watcher-present"]
