"""Whoever looks at a page or calls the API: a member or a visitor."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

Reader = AbstractBaseUser | AnonymousUser
