"""A token opens the API no longer than its password and its time."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from config.account.tokens import create_token
from config.models import ApiToken

pytestmark = pytest.mark.django_db


def status(key: str) -> int:
    return Client().get("/api/v1/jobs/", headers={"Authorization": f"Token {key}"}).status_code


def test_a_token_ends_with_the_password_it_was_made_under(alice: User) -> None:
    _, key = create_token(alice, "laptop")
    assert status(key) == 200
    alice.set_password("another-horse-10")
    alice.save()
    assert status(key) == 401
    _, fresh = create_token(alice, "laptop")
    assert status(fresh) == 200 and status(key) == 401


def test_a_token_ends_by_itself(alice: User, settings: pytest.FixtureRequest) -> None:
    row, key = create_token(alice, "laptop")
    ApiToken.objects.filter(pk=row.pk).update(created_at=timezone.now() - timedelta(days=364))
    assert status(key) == 200
    ApiToken.objects.filter(pk=row.pk).update(created_at=timezone.now() - timedelta(days=366))
    assert status(key) == 401
