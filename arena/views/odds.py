"""The odds tool of a game, if its game.toml asks for one."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from arena.odds.tools import TOOLS
from collection.selectors.games import vocabulary_or_404


@require_safe
def odds(request: HttpRequest, game: str) -> HttpResponse:
    """The page of the tool; what was asked stands in the address."""
    vocabulary = vocabulary_or_404(game)
    tool = TOOLS.get(vocabulary.file.odds)
    if tool is None:
        raise Http404(f"{vocabulary.name} has no odds tool.")
    fields = tool.form.base_fields | tool.form().fields
    given = {name: field.initial for name, field in fields.items()} | request.GET.dict()
    form = tool.form(given)
    context = {"tool": tool, "game": vocabulary, "form": form}
    if form.is_valid():
        context |= tool.answer(form.cleaned_data)
    return render(request, tool.template, context, status=200 if form.is_valid() else 400)
