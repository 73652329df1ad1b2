"""Forms about the account as a whole."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.models import AbstractUser


class DeleteAccountForm(forms.Form):
    """Deletion is final, so it asks for the name in full and the password again."""

    username = forms.CharField(label="Your user name", max_length=150)
    password = forms.CharField(
        label="Your password",
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, user: AbstractUser, data: Any = None) -> None:
        super().__init__(data)
        self.user = user

    def clean_username(self) -> str:
        given: str = self.cleaned_data["username"]
        if given != self.user.get_username():
            raise forms.ValidationError(f"Expected {self.user.get_username()}, got {given}.")
        return given

    def clean_password(self) -> str:
        given: str = self.cleaned_data["password"]
        if not self.user.check_password(given):
            raise forms.ValidationError("That is not the password of this account.")
        return given
