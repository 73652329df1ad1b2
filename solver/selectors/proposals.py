"""Reading proposals: the owner's alone, with what a page says about each."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from django.http import Http404

from jobs.models import Job
from solver.models import Kind, Proposal
from web.readers import Reader


def own_proposals(reader: Reader) -> QuerySet[Proposal]:
    return Proposal.objects.filter(owner_id=reader.pk).select_related(
        "game", "deck", "job", "adopted__deck"
    )


def own_proposal(token: str, reader: Reader) -> Proposal:
    found = own_proposals(reader).filter(token=token).first() if reader.pk else None
    if found is None:
        raise Http404("You have no such proposal.")
    return found


def of_job(job: str, reader: Reader) -> Proposal:
    found = own_proposals(reader).filter(job__token=job).first() if reader.pk else None
    if found is None:
        raise Http404("You have no such proposal.")
    return found


def decks_in(proposal: Proposal) -> list[dict[str, dict[str, int]]]:
    """The decks of an answer; none while it is open or where there is none."""
    result: dict[str, Any] = proposal.job.result or {}
    if proposal.kind == Kind.PROPOSE:
        best = result.get("best")
        return [best["sections"]] if best else []
    if proposal.kind == Kind.FAIR:
        return list(result.get("decks") or [])
    return [deck["sections"] for deck in result.get("decks", [])]


def headline(proposal: Proposal) -> str:
    """The answer in one sentence, for lists."""
    job: Job = proposal.job
    if job.result is None:
        return job.error or ""
    result: dict[str, Any] = job.result
    if proposal.kind == Kind.SOLVE:
        return _solved(result)
    if proposal.kind == Kind.PROPOSE:
        best = result.get("best")
        if not best:
            return "No deck was tried before it ended."
        rate = best["final"] or best["search"]
        fresh = "on fresh seeds" if best["final"] else "in the search, without a final"
        return f"{share(rate)} {fresh}."
    rate = result.get("rate")
    if not rate:
        return "No game was played before it ended."
    even = "Even" if result["even"] and result["fresh"] else "Not even"
    return f"{even}: the first deck won {share(rate)}."


def share(rate: dict[str, Any]) -> str:
    """A rate with its interval and its games."""
    if rate["rate"] is None:
        return "no finished game"
    low, high = round(100 * rate["low"], 1), round(100 * rate["high"], 1)
    return f"{100 * rate['rate']:.1f} % ({low} to {high} %) of {rate['games']:,} games"


def _solved(result: dict[str, Any]) -> str:
    status = result["status"]
    if status == "optimal":
        return f"{result['objective'] / 1000:.1f} points, proved best."
    if status == "feasible":
        return f"{result['objective'] / 1000:.1f} points, at most {result['gap']:.1%} short."
    if status == "infeasible":
        return "No legal deck is possible."
    return "No deck was found within the work allowed."
