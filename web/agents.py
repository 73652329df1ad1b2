"""How long agents may think here, whoever asks and for what: contests and proposals alike."""

from __future__ import annotations

from django.conf import settings

from engine.agents import agent


def agent_problem(label: str) -> str:
    """What is wrong with the name of an agent, as a sentence; nothing if it may play."""
    try:
        chosen = agent(label)
    except ValueError as error:
        return f"{str(error).capitalize()}."
    most: int = settings.ARENA_MOST_ITERATIONS
    if chosen.iterations > most:
        return f"Expected at most {most} iterations, got {chosen.iterations}."
    return ""


def games_allowed(iterations: int, pairings: int = 1) -> int | None:
    """How many games of each pairing an agent may play that thinks so long; None for any number."""
    if not iterations:
        return None
    work: int = settings.ARENA_MOST_WORK
    return work // iterations // max(1, pairings)
