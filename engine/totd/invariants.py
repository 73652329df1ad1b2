"""What must be true of every position."""

from __future__ import annotations

from engine.kernel import laws
from engine.table import Table
from engine.totd import board, codes, dice
from engine.totd import constants as c
from engine.totd.game import TotdTable


def violations(table: Table) -> list[str]:
    """Every law that a position breaks."""
    assert isinstance(table, TotdTable)
    return [
        *laws.violations(table),
        *_tokens(table),
        *_daleks(table),
        *_places(table),
        *_pools(table),
        *_track(table),
    ]


def _tokens(s: TotdTable) -> list[str]:
    out = [
        f"{s.names[seat]} has {s.tokens[seat]} tokens"
        for seat in range(s.seats)
        if not 0 <= s.tokens[seat] <= codes.MAX_TOKENS
    ]
    if sum(s.tokens) > s.box.tokens:
        out.append(f"{sum(s.tokens)} tokens are on consoles, the box has {s.box.tokens}")
    for seat in range(s.seats):
        if len(s.companions[seat]) > s.box.spaces:
            out.append(f"{s.names[seat]} has {len(s.companions[seat])} companions")
        if len(s.equipment[seat]) > s.box.slots:
            out.append(f"{s.names[seat]} has {len(s.equipment[seat])} installed cards")
        if len(s.doctor[seat]) != 1:
            out.append(f"seat {seat} has {len(s.doctor[seat])} Doctor cards")
    return out


def _daleks(s: TotdTable) -> list[str]:
    out = []
    if not 0 <= board.daleks_in_play(s) <= s.box.daleks:
        out.append(f"{board.daleks_in_play(s)} Dalek markers are in play")
    if any(count < 0 for card in s.tiles for count in s.daleks[card]):
        out.append("a zone has fewer than no Daleks")
    return out


def _places(s: TotdTable) -> list[str]:
    """Slots hold the dilemmas that are laid, each once; Doctors are where they can be."""
    out = []
    held = [d for card in s.tiles for d in s.slots[card] if d >= 0]
    if sorted(held) != sorted(s.laid):
        out.append("the slots do not hold the dilemmas that are laid")
    for card in s.tiles:
        zones = len(board.design(s, card).zones)
        if len(s.slots[card]) != zones or len(s.daleks[card]) != zones:
            out.append(f"{board.design(s, card).name} has other zones than printed")
    for seat in range(s.seats):
        at = s.at[seat]
        if at != codes.NOWHERE and at not in s.tiles and at not in s.anomalies:
            out.append(f"{s.names[seat]} is at a location that is not in play")
    if s.tiles and board.design(s, s.tiles[0]).kind != codes.EARTH:
        out.append("Earth is not the first location")
    return out


def _pools(s: TotdTable) -> list[str]:
    """Caps of the pools, and dice of the box."""
    out = []
    for colour in range(len(codes.COLOURS)):
        there = s.pools[0][colour] + s.pools[1][colour]
        if there > dice.free_dice(s, colour):
            out.append(f"{there} {codes.COLOURS[colour]} dice are in pools")
        if colour and there > codes.COLOUR_CAP:
            out.append(f"{there} {codes.COLOURS[colour]} dice are above the cap")
        if min(s.pools[0][colour], s.pools[1][colour]) < 0 or dice.free_dice(s, colour) < 0:
            out.append(f"fewer than no {codes.COLOURS[colour]} dice")
    if c.COUNT_DALEKS_STEP <= s.step <= c.CHANGE_STEP and (
        sum(s.pools[0]) + sum(s.pools[1]) > codes.MAX_POOL
    ):
        out.append("the pools hold more than 8 dice")
    if s.step in (c.REROLL_STEP, c.CHANGE_STEP):
        for pool in range(2):
            for colour in range(len(codes.COLOURS)):
                rolled = [
                    k
                    for k, of in enumerate(s.dice_pool)
                    if of == pool and s.dice_colour[k] == colour
                ]
                if len(rolled) != s.pools[pool][colour]:
                    out.append("the dice rolled are not those of the pools")
    return out


def _track(s: TotdTable) -> list[str]:
    spaces = [s.ship, *s.tardis]
    if not all(s.box.skaro <= space <= s.box.gallifrey for space in spaces):
        return [f"something is off the track: {spaces}"]
    return []
