"""What the archive of an account holds about jobs."""

from __future__ import annotations

import json
from collections.abc import Iterator

from django.contrib.auth.models import AbstractBaseUser

from jobs.models import Job


def archive_files(owner: AbstractBaseUser) -> Iterator[tuple[str, str]]:
    """Name and content of each file about jobs."""
    yield (
        "jobs.json",
        json.dumps(
            [
                {
                    "token": job.token,
                    "kind": job.kind,
                    "title": job.title,
                    "state": job.state,
                    "seed": job.seed,
                    "params": job.params,
                    "result": job.result,
                    "error": job.error,
                    "created": job.created_at.isoformat(),
                    "finished": job.finished_at.isoformat() if job.finished_at else None,
                }
                for job in Job.objects.filter(owner_id=owner.pk).iterator(100)
            ],
            indent=1,
        ),
    )
