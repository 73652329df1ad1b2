"""The form at the door."""

from __future__ import annotations

from typing import Any

from allauth.account.forms import LoginForm


class EntranceForm(LoginForm):  # type: ignore[misc]  # allauth has no types
    """allauth's form, saying in its label what may be typed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = "Username or email"
        for name in ("login", "password"):
            # The label says it, and the way to a new password stands below the button.
            self.fields[name].widget.attrs.pop("placeholder", None)
            self.fields[name].help_text = ""
