"""The form at the door."""

from __future__ import annotations

from typing import Any

from allauth.account.forms import LoginForm


class EntranceForm(LoginForm):  # type: ignore[misc]  # allauth has no types
    """allauth's form, saying in its label what may be typed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = "Username or email"
        self.fields["login"].widget.attrs.pop("placeholder", None)
