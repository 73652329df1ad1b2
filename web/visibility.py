"""Who may see a thing that somebody owns."""

from __future__ import annotations

from django.db import models


class Visibility(models.TextChoices):
    PRIVATE = "private", "Private: only you"
    UNLISTED = "unlisted", "Unlisted: whoever has the link"
    PUBLIC = "public", "Public: everybody"


# For things that are never listed for everybody.
BY_LINK = [(one.value, one.label) for one in (Visibility.PRIVATE, Visibility.UNLISTED)]
