"""Callers of the API: Alice and Bob by token, and a visitor without one."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from collection.models import Holding, Printing
from collection.services.holdings import Details, create_holding
from collection.services.lots import Lot
from config.account.tokens import create_token


def caller(user: User) -> APIClient:
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Token {create_token(user, 'tests')[1]}")
    return client


@pytest.fixture
def visitor(shipped: None) -> APIClient:
    return APIClient()


@pytest.fixture
def owner(shipped: None, alice: User) -> APIClient:
    return caller(alice)


@pytest.fixture
def stranger(shipped: None, bob: User) -> APIClient:
    return caller(bob)


@pytest.fixture
def zarbi(shipped: None) -> Printing:
    return Printing.objects.select_related("card", "set").get(
        card__game__slug="mmg", card__slug="zarbi"
    )


@pytest.fixture
def copies(alice: User, zarbi: Printing) -> Holding:
    """Three copies of a Zarbi that belong to Alice."""
    return create_holding(alice, zarbi, Details(3, 1, Lot(location="Box 1"), "from the attic"))
