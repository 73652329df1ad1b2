"""The fragment that tells how far a job is; pages of other apps include it and answer with it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from django_htmx.http import trigger_client_event

from jobs.models import Job
from jobs.selectors.access import own_job
from jobs.selectors.progress import progress_of
from web.members import MemberRequest, members_only

# htmx stops asking when it is answered so.
STOP_POLLING = 286


def fragment(request: HttpRequest, job: Job) -> HttpResponse:
    """What a poll is answered with: how far the job is and, when it is over, that it is."""
    progress = progress_of(job)
    said = request.GET.get("said", "") == progress.step
    response = render(
        request, "jobs/_progress_now.html", {"progress": progress, "polled": True, "said": said}
    )
    if progress.is_over:
        response.status_code = STOP_POLLING
        trigger_client_event(response, "job-over", {"token": job.token})
    return response


@require_safe
@never_cache
@members_only
def job_progress(request: MemberRequest, token: str) -> HttpResponse:
    return fragment(request, own_job(token, request.user))
