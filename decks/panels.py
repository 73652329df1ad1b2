"""Places on the pages of a deck where apps above this one show what they know about it.

An app registers in `AppConfig.ready`, so that decks never import it:

    panels.register("record", "arena/_deck_record.html", record_of)

The function is given the request and the deck, and answers the context of its template, or None
where it has nothing to show to this reader. Slots: `actions` (links beside "Edit"), `record` (below
the cards of a deck), `improve` (beside them), `versions` (above the list of versions).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from decks.models import Deck

Slot = Literal["actions", "record", "improve", "versions"]
Context = Callable[[HttpRequest, Deck], dict[str, Any] | None]


@dataclass(frozen=True)
class Panel:
    """One fragment of a page: its template and what fills it."""

    template: str
    context: Context


_panels: dict[Slot, list[Panel]] = {"actions": [], "record": [], "improve": [], "versions": []}


def register(slot: Slot, template: str, context: Context) -> None:
    """Show a template in a slot; in the order of the apps that ask, each template once."""
    if all(one.template != template for one in _panels[slot]):
        _panels[slot].append(Panel(template, context))


def forget(slot: Slot, template: str) -> None:
    """Take a panel away again; for tests."""
    _panels[slot] = [one for one in _panels[slot] if one.template != template]


def panels_of(request: HttpRequest, deck: Deck, slot: Slot) -> list[SafeString]:
    """The panels of a slot, drawn for whoever reads the page."""
    drawn = []
    for panel in _panels[slot]:
        context = panel.context(request, deck)
        if context is not None:
            full = {"deck": deck, **context}
            drawn.append(render_to_string(panel.template, full, request=request))
    return drawn
