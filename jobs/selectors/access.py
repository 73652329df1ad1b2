"""Whose jobs are whose. What a reader may not see does not exist for that reader."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import Http404

from jobs.models import Job
from web.readers import Reader


def own_jobs(reader: Reader) -> QuerySet[Job]:
    """A member's jobs, newest first."""
    return Job.objects.filter(owner_id=reader.pk) if reader.pk else Job.objects.none()


def jobs_to_change(reader: Reader) -> QuerySet[Job]:
    """Jobs that a reader may stop: their own; any, for staff who may change jobs."""
    trusted = isinstance(reader, User) and reader.is_staff and reader.has_perm("jobs.change_job")
    return Job.objects.all() if trusted else own_jobs(reader)


def own_job(token: str, reader: Reader) -> Job:
    job = own_jobs(reader).filter(token=token).first()
    if job is None:
        raise Http404("You have no such job.")
    return job
