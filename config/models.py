"""Rows that belong to an account itself rather than to any app."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class ApiToken(models.Model):
    """A key by which a program acts for its owner. Only a digest of it is kept."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="api_tokens"
    )
    name = models.CharField(max_length=60)
    digest = models.CharField(max_length=64, unique=True)
    # The first characters of the key, by which its owner knows it again.
    hint = models.CharField(max_length=12)
    created_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True)
    # A digest of the password under which it was made: it ends when that one does.
    password_mark = models.CharField(max_length=64, blank=True)

    class Meta:
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.name} ({self.hint}…)"
