"""The sequential test keeps its promise about errors, and needs fewer games than a fixed run."""

from __future__ import annotations

from engine.rng import Rng, seeded
from engine.statistics import games_to_see, sprt

MOST_PAIRS = 4000


def _until_decided(share: float, rng: Rng) -> tuple[str, int]:
    """The verdict for a deck that wins this share, and how many games it took."""
    pairs = [0, 0, 0, 0, 0]
    limit = round(share * 10**6)
    for played in range(1, MOST_PAIRS + 1):
        score = (rng.below(10**6) < limit) + (rng.below(10**6) < limit)
        pairs[2 * score] += 1
        # Looked at after rounds, as a job does.
        if played % 10 == 0 and (verdict := sprt(pairs).verdict) != "undecided":
            return verdict, 2 * played
    return "undecided", 2 * MOST_PAIRS


def _verdicts(share: float, runs: int, seed: int) -> tuple[dict[str, float], float]:
    rng = seeded(seed)
    found = [_until_decided(share, rng) for _ in range(runs)]
    names = {verdict for verdict, _ in found}
    shares = {name: sum(v == name for v, _ in found) / runs for name in names}
    return shares, sum(games for _, games in found) / runs


def test_even_decks_are_seldom_told_apart() -> None:
    shares, _ = _verdicts(0.5, 300, 21)
    assert shares.get("first", 0) <= 0.07
    assert shares.get("second", 0) <= 0.07
    assert shares["not distinguishable"] >= 0.88


def test_a_deck_better_by_the_edge_is_found_nearly_always() -> None:
    shares, games = _verdicts(0.55, 300, 22)
    assert shares["first"] >= 0.92
    assert shares.get("second", 0) <= 0.01
    # A fixed run that is as sure of both answers needs more than a thousand games.
    assert games < 2.6 * games_to_see(0.05)


def test_the_mirror_image_gives_the_mirrored_verdict() -> None:
    shares, _ = _verdicts(0.45, 100, 23)
    assert shares["second"] >= 0.9
