"""The list of one's jobs, the page of one, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from jobs import services
from jobs.exact import exact
from jobs.models import Job
from jobs.selectors.access import own_job, own_jobs
from jobs.selectors.progress import progress_of, progress_of_all
from web.members import MemberRequest, back, members_only
from web.pagination import page_of
from web.refused import Refused

PAGE_SIZE = 20
LONGEST_SHOWN = 20_000


@require_safe
@never_cache
@members_only
def job_list(request: MemberRequest) -> HttpResponse:
    # What a row shows is small; parameters and results may be large.
    page = page_of(request, own_jobs(request.user).defer("result", "traceback"), PAGE_SIZE)
    context = {"page": page, "rows": progress_of_all(page)}
    return render(request, "jobs/list.html", context)


@require_safe
@never_cache
@members_only
def job_detail(request: MemberRequest, token: str) -> HttpResponse:
    """The general page of a job; a kind with a page of its own is shown there."""
    job = own_job(token, request.user)
    progress = progress_of(job)
    if progress.page:
        return redirect(progress.page)
    result = "" if job.result is None else exact(job.result)[:LONGEST_SHOWN]
    context = {"job": job, "progress": progress, "result": result}
    return render(request, "jobs/detail.html", context)


@require_safe
@never_cache
@members_only
def job_actions(request: MemberRequest, token: str) -> HttpResponse:
    """The buttons of a job, as they are now."""
    progress = progress_of(own_job(token, request.user))
    return render(request, "jobs/_actions.html", {"progress": progress, "polled": True})


@require_POST
@members_only
def job_cancel(request: MemberRequest, token: str) -> HttpResponse:
    return _change(request, token, services.cancel, "is cancelled.")


@require_POST
@members_only
def job_retry(request: MemberRequest, token: str) -> HttpResponse:
    return _change(request, token, services.retry, "goes on where it stopped.")


def _change(
    request: MemberRequest, token: str, service: Callable[..., Job], told: str
) -> HttpResponse:
    try:
        job = service(token, request.user)
    except Job.DoesNotExist:
        raise Http404("You have no such job.") from None
    except Refused as refused:
        messages.warning(request, refused.sentence)
    else:
        messages.success(request, f"{job} {told}")
    return back(request, "jobs:list")
