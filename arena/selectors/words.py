"""A result in lines of text, for a reader at a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from arena.selectors.report import pairing_of, rate_of


def lines_of(result: Mapping[str, Any]) -> Iterator[str]:
    conclusion = result["conclusion"]
    yield f"seed {result['seed']}, {result['games']:,} games"
    yield conclusion["headline"]
    for name, title in (("can", "these games show"), ("cannot", "they do not show")):
        if conclusion[name]:
            yield f"{title}:"
            yield from (f"  {line}" for line in conclusion[name])
    for number, data in enumerate(result["pairings"]):
        if len(data["decks"]) == 2:
            one = pairing_of(result, number)
            yield (
                f"{one.one.name} ({one.one.agent}) against {one.two.name} ({one.two.agent}): "
                f"{one.one.rate.text} ({one.one.rate.span}); won {one.one.won}, "
                f"lost {one.two.won}, drawn {one.drawn}, aborted {one.aborted}"
            )
    if "ranking" in result:
        for rank, row in enumerate(result["ranking"], start=1):
            share = rate_of({**row, "games": 0})
            name = result["decks"][row["entry"]]["name"]
            yield f"{rank:>3}. {name}: {share.text} ({share.span})"
        yield f"mix: {result['mix_words']}"
    elif result["kind"] == "pods":
        for row in result["standings"]:
            share = rate_of(row["rate"])
            yield f"{row['name']}: {share.text} ({share.span})"
