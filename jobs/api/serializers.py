"""Jobs as JSON."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from jobs.models import Job
from jobs.selectors.progress import Progress


class JobSerializer(serializers.Serializer[Progress]):
    """A job as it stands; made from its progress."""

    token = serializers.CharField(source="job.token")
    kind = serializers.CharField(source="job.kind")
    title = serializers.CharField(source="job.title")
    state = serializers.ChoiceField(choices=Job._meta.get_field("state").choices or [])
    is_over = serializers.BooleanField(help_text="Whether nothing more will happen by itself.")
    progress = serializers.CharField(source="sentence", help_text="How far it is, in words.")
    units_done = serializers.IntegerField(source="value")
    units_most = serializers.IntegerField(source="most")
    chunks_done = serializers.IntegerField(source="job.done")
    chunks_total = serializers.IntegerField(source="job.total")
    eta_seconds = serializers.IntegerField(allow_null=True)
    jobs_ahead = serializers.IntegerField(source="ahead")
    error = serializers.CharField(source="job.error")
    created_at = serializers.DateTimeField(source="job.created_at")
    started_at = serializers.DateTimeField(source="job.started_at", allow_null=True)
    finished_at = serializers.DateTimeField(source="job.finished_at", allow_null=True)


class JobDetailSerializer(JobSerializer):
    """With what was asked and what came out."""

    seed = serializers.IntegerField(source="job.seed")
    params = serializers.SerializerMethodField()
    result = serializers.SerializerMethodField()

    @extend_schema_field({"type": "object", "additionalProperties": True})
    def get_params(self, progress: Progress) -> Any:
        return progress.job.params

    @extend_schema_field({"type": "object", "additionalProperties": True, "nullable": True})
    def get_result(self, progress: Progress) -> Any:
        return progress.job.result
