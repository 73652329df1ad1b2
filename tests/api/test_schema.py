"""The description of the API: complete, without names that mean two things, and on our own host."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command
from rest_framework.test import APIClient

pytestmark = pytest.mark.django_db


def test_the_schema_is_valid_and_has_no_warning() -> None:
    out = StringIO()
    call_command("spectacular", "--validate", "--fail-on-warn", stdout=out)
    assert out.getvalue().startswith("openapi: 3")


def test_the_reference_page_loads_nothing_from_elsewhere(visitor: APIClient) -> None:
    page = visitor.get("/api/").content.decode()
    for part in ("src=", "<link"):
        for place in page.split(part)[1:]:
            assert "//" not in place.split(">")[0], place[:100]
    assert "/api/v1/holdings/" in page and "/api/v1/cards/" in page
