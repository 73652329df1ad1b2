"""Jobs for staff: what failed and why. Nothing is edited here; jobs are cancelled, not altered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

from jobs.models import Chunk, Job

if TYPE_CHECKING:
    JobAdminBase = admin.ModelAdmin[Job]
    ChunkInlineBase = admin.TabularInline[Chunk, Job]
else:
    JobAdminBase, ChunkInlineBase = admin.ModelAdmin, admin.TabularInline


class TroubledChunks(ChunkInlineBase):
    """Chunks that were not computed at the first attempt."""

    model = Chunk
    fields = readonly_fields = ("index", "state", "attempts", "worker", "error")
    extra = 0
    can_delete = False
    verbose_name_plural = "chunks with an error"

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).exclude(error="")

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Job)
class JobAdmin(JobAdminBase):
    list_display = ("created_at", "title", "kind", "owner", "state", "done", "total", "error")
    list_filter = ("state", "kind")
    list_select_related = ("owner",)
    search_fields = ("token", "title", "owner__username")
    date_hierarchy = "created_at"
    inlines = [TroubledChunks]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Job | None = None) -> bool:
        return False
