"""One game of agents that think long, played again by a worker for somebody who waits."""

from __future__ import annotations

from typing import Any

import msgspec

from arena import replaying
from arena.setup import read
from jobs.kinds import Kind


class ReplayKind(Kind):
    """`params` are those of the contest, with the pairing and the number of the game."""

    name = "replay"
    unit = "game"

    def plan(self, params: dict[str, Any]) -> list[dict[str, Any]]:
        return [{}]

    def run(self, params: dict[str, Any], task: dict[str, Any], seed: int) -> Any:
        setup, pairing = read(params["contest"]), int(params["pairing"])
        record = replaying.record_game(setup, pairing, int(params["number"]))
        story = replaying.tell(setup, pairing, record)
        return {"record": msgspec.to_builtins(record), "story": msgspec.to_builtins(story)}

    def finish(self, params: dict[str, Any], results: list[Any]) -> dict[str, Any]:
        found: dict[str, Any] = results[0]
        return found
