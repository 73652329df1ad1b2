"""A collection as a file: taking it out, and bringing one in after a look at every line.

Nothing is kept between the steps of an import: the text travels with the form until it is saved.
"""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from collection.exchange import STYLES, Matched, Sheet, match_sheet, read_sheet, write_sheet
from collection.exchange.match import Key
from collection.models import Printing
from collection.selectors.exchange import entries_of, offers
from collection.selectors.games import vocabularies
from collection.services.importing import Given, Plan, import_entries, plan
from web.members import MemberRequest, members_only
from web.refused import Refused

# Lines shown in full; the counts above them are of all.
MOST_LISTED = 500


@require_safe
@members_only
def collection_export(request: MemberRequest, style: str) -> HttpResponse:
    if style not in STYLES:
        raise Http404(f"There is no style {style!r}; there are {', '.join(STYLES)}.")
    name = f"{style}-collection-{timezone.localdate().isoformat()}.csv"
    return HttpResponse(
        write_sheet(entries_of(request.user), style),
        content_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def collection_import(request: MemberRequest) -> HttpResponse:
    if request.method != "POST":
        return _form(request)
    text, sheet = _given(request)
    if not text.strip():
        return _form(request, problem="Paste lines or choose a file first.", status=400)
    if sheet.problem:
        return _form(request, problem=sheet.problem, text=text, status=400)
    found, rows = offers()
    lines = _decided(request, match_sheet(sheet, found, _game(request)), rows)
    replace = request.POST.get("mode") == "replace"
    given = [
        (rows[line.offer.key], line.row.entry)
        for line in lines
        if line.offer is not None and line.row.entry is not None
    ]
    try:
        if request.POST.get("step") == "save" and given:
            done = import_entries(request.user, given, replace)
            messages.success(request, _told(done, len(lines) - len(given)))
            return redirect("collection_home")
        plans = {
            "add": plan(request.user, given, False),
            "replace": plan(request.user, given, True),
        }
    except Refused as refused:
        return _form(request, problem=refused.sentence, text=text, status=400)
    return _report(request, text, sheet, lines, plans, given)


def _given(request: MemberRequest) -> tuple[str, Sheet]:
    upload = request.FILES.get("file")
    if upload is None:
        text = request.POST.get("text", "")
        return text, read_sheet(text)
    data = upload.read()
    sheet = read_sheet(data)
    # What the next step reads must be what this one read.
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        mark = data[:2] in (b"\xff\xfe", b"\xfe\xff")
        text = data.decode("utf-16" if mark else "cp1252", "replace")
    return text.replace("\0", ""), sheet


def _game(request: MemberRequest) -> str:
    """The game of lines that name none."""
    chosen = request.POST.get("game", "")
    return chosen if chosen in vocabularies() else ""


def _decided(
    request: MemberRequest, lines: list[Matched], rows: dict[Key, Printing]
) -> list[Matched]:
    """The lines, with those in doubt as the reader decided them among what was offered."""
    decided = []
    for line in lines:
        chosen = request.POST.get(f"line-{line.row.number}", "")
        offered = {_value(offer.key): offer for offer in line.candidates}
        if chosen in offered and offered[chosen].key in rows:
            decided.append(Matched(line.row, "matched", offered[chosen], line.candidates))
        else:
            decided.append(line)
    return decided


def _value(key: Key) -> str:
    return "/".join(key)


def _form(
    request: MemberRequest, *, problem: str = "", text: str = "", status: int = 200
) -> HttpResponse:
    context = {
        "problem": problem,
        "text": text,
        "styles": list(STYLES.values()),
        "games": list(vocabularies().values()),
        "game": _game(request),
    }
    return render(request, "collection/import.html", context, status=status)


def _report(
    request: MemberRequest,
    text: str,
    sheet: Sheet,
    lines: list[Matched],
    plans: dict[str, Plan],
    given: list[Given],
) -> HttpResponse:
    # What needs a decision or will be left out stands first.
    order = {"ambiguous": 0, "unknown": 1, "faulty": 2, "matched": 3}
    listed = sorted(lines, key=lambda line: (order[line.kind], line.row.number))[:MOST_LISTED]
    counts = {kind: sum(line.kind == kind for line in lines) for kind in order}
    context: dict[str, Any] = {
        "text": text,
        "game": _game(request),
        "notes": sheet.notes,
        "counts": counts,
        "listed": [
            (line, [(_value(offer.key), offer.long_label) for offer in line.candidates])
            for line in listed
        ],
        "total": len(lines),
        "left_out": len(lines) - len(given),
        "add": plans["add"],
        "replace": plans["replace"],
        "mode": "replace" if request.POST.get("mode") == "replace" else "add",
    }
    return render(request, "collection/import_report.html", context)


def _told(done: Plan, left_out: int) -> str:
    parts = [f"{done.added:,} cop{'y' if done.added == 1 else 'ies'} added"]
    if done.removed:
        parts.append(f"{done.removed:,} removed")
    wishes = len(done.wants)
    if wishes:
        parts.append(f"{wishes:,} want{'s' * (wishes != 1)} set")
    told = ", ".join(parts) if done.kinds or wishes else "Everything was there already"
    if left_out:
        told += f"; {left_out:,} line{'s' * (left_out != 1)} left out"
    return f"{told}."
