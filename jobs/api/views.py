"""Your jobs by API: list, look, cancel, take up again."""

from __future__ import annotations

from collections.abc import Callable

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework import generics
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from jobs import services
from jobs.api.serializers import JobDetailSerializer, JobSerializer
from jobs.models import Job
from jobs.selectors.access import own_job, own_jobs
from jobs.selectors.progress import progress_of, progress_of_all
from web.reading import member
from web.refusals import NOT_NOW, UNKNOWN, refusals


class JobList(generics.GenericAPIView[Job]):
    permission_classes = [IsAuthenticated]
    queryset = Job.objects.none()

    @extend_schema(
        tags=["jobs"],
        operation_id="jobs_list",
        summary="List your jobs",
        responses=JobSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """What you asked to be computed, newest first, with how far each is."""
        rows = self.paginate_queryset(own_jobs(member(request)).defer("result", "traceback"))
        return self.get_paginated_response(
            [JobSerializer(one).data for one in progress_of_all(rows or [])]
        )


class JobView(generics.GenericAPIView[Job]):
    permission_classes = [IsAuthenticated]
    queryset = Job.objects.none()
    pagination_class = None


class JobDetail(JobView):
    @extend_schema(
        tags=["jobs"],
        operation_id="jobs_show",
        summary="Show a job",
        responses={200: JobDetailSerializer, **UNKNOWN},
    )
    def get(self, request: Request, token: str) -> Response:
        """One job with its parameters and, when it is over, its result."""
        return Response(JobDetailSerializer(progress_of(own_job(token, member(request)))).data)


class JobCancel(JobView):
    @extend_schema(
        tags=["jobs"],
        operation_id="jobs_cancel",
        summary="Cancel a job",
        request=None,
        responses={200: JobDetailSerializer, **UNKNOWN, **NOT_NOW},
    )
    def post(self, request: Request, token: str) -> Response:
        """Parts that have not begun never will; what is done is kept where it is of use."""
        return _changed(request, token, services.cancel)


class JobRetry(JobView):
    @extend_schema(
        tags=["jobs"],
        operation_id="jobs_retry",
        summary="Take up a stopped job",
        request=None,
        responses={200: JobDetailSerializer, **UNKNOWN, **NOT_NOW},
    )
    def post(self, request: Request, token: str) -> Response:
        """A failed or cancelled job goes on where it stopped."""
        return _changed(request, token, services.retry)


def _changed(request: Request, token: str, service: Callable[..., Job]) -> Response:
    own_job(token, member(request))
    try:
        with refusals():
            job = service(token, member(request))
    except Job.DoesNotExist:
        raise Http404("You have no such job.") from None
    return Response(JobDetailSerializer(progress_of(job)).data)
