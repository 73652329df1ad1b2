"""Starting a job."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.db.models import Max
from django.utils import timezone

from jobs.exact import settled
from jobs.kinds import Failed, kind_of
from jobs.models import ACTIVE, Job
from jobs.services.rounds import add_round, check_size
from jobs.services.steady import steady
from jobs.wake import wake
from web.refused import Refused


def start(
    kind: str, owner: AbstractBaseUser | None, params: dict[str, Any], seed: int, *, title: str = ""
) -> Job:
    """Plan a job, store it with its chunks, and wake a worker once it is committed."""
    known = kind_of(kind)
    params = settled(params)
    try:
        tasks = settled(known.plan(params))
        check_size(len(tasks))
    except Failed as failed:
        raise Refused("impossible", str(failed)) from failed

    @steady
    def store() -> Job:
        served = None
        if owner is not None:
            check_quota(owner)
            # A new job takes its owner's place in the order: asking often gains nothing.
            served = Job.objects.filter(owner_id=owner.pk).aggregate(last=Max("served_at"))["last"]
        job = Job.objects.create(
            kind=kind,
            owner_id=owner.pk if owner is not None else None,
            title=title[:200],
            params=params,
            seed=seed,
            served_at=served,
        )
        add_round(job, known, params, tasks, 0)
        transaction.on_commit(wake)
        return job

    job = store()
    job.refresh_from_db()
    return job


def check_quota(owner: AbstractBaseUser) -> None:
    """Refuse more than one person's share; call it in a transaction."""
    # Two requests at once wait for each other here, so that both count what the other made.
    get_user_model().objects.select_for_update().filter(pk=owner.pk).first()
    mine = Job.objects.filter(owner_id=owner.pk)
    active = mine.filter(state__in=ACTIVE).count()
    if active >= settings.JOBS_PER_USER:
        raise Refused(
            "too_many",
            f"You have {active} unfinished job{'s' * (active != 1)}; the limit is "
            f"{settings.JOBS_PER_USER}. Wait for one to finish, or cancel one.",
        )
    today = mine.filter(created_at__gt=timezone.now() - timedelta(days=1)).count()
    if today >= settings.JOBS_PER_DAY:
        raise Refused(
            "too_many_today",
            f"You started {today} job{'s' * (today != 1)} in the last 24 hours; the limit is "
            f"{settings.JOBS_PER_DAY}. Try again later.",
        )
