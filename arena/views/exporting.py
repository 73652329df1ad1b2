"""Results to take away."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.text import slugify
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from arena.exports import TABLES, as_csv, as_json
from arena.views.results import finished


@require_safe
@never_cache
def export_json(request: HttpRequest, token: str) -> HttpResponse:
    contest, _ = finished(request, token)
    body = as_json(contest.job.params, contest.job.result)
    return _file(body, "application/json", f"{slugify(contest.title) or 'matchup'}.json")


@require_safe
@never_cache
def export_csv(request: HttpRequest, token: str, table: str) -> HttpResponse:
    contest, result = finished(request, token)
    if table not in TABLES:
        raise Http404(f"Expected a table among {', '.join(TABLES)}, got {table!r}.")
    name = f"{slugify(contest.title) or 'matchup'}-{table}.csv"
    return _file(as_csv(result, table), "text/csv", name)


def _file(body: str, kind: str, name: str) -> HttpResponse:
    response = HttpResponse(body, content_type=f"{kind}; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["X-Robots-Tag"] = "noindex"
    return response
