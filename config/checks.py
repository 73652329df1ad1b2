"""System checks: a wrong or missing setting is a sentence with a hint, not a traceback."""

from __future__ import annotations

import sys
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.checks import CheckMessage, Error, Tags, Warning, register, run_checks
from django.db import Error as DatabaseError
from django.db import connections

from collection.management.commands.prepare import DEMO_NAME, DEMO_PASSWORD

# The tag of the checks that need nothing but the environment: quick enough for every start.
ENVIRONMENT = "environment"
SHORTEST_KEY = 50
_LOCAL_HOSTS = {"localhost", "127.0.0.1", "[::1]", "testserver"}


@register(ENVIRONMENT)
def environment_is_readable(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    return [
        Error(
            f"{problem.name}: expected {problem.expected}, got {problem.came!r}",
            hint=f"Correct {problem.name} in the environment, or remove it to use the default.",
            id="chronodeck.E001",
        )
        for problem in settings.ENV.problems
    ]


@register(ENVIRONMENT)
def secret_key_is_set_for_deployment(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    remote = sorted(set(settings.ALLOWED_HOSTS) - _LOCAL_HOSTS)
    if not settings.LOCAL or not remote:
        return []
    return [
        Error(
            f"ALLOWED_HOSTS names {', '.join(remote)}, but SECRET_KEY is missing",
            hint="Set SECRET_KEY to 50 or more random characters; all servers share one.",
            id="chronodeck.E002",
        )
    ]


@register(ENVIRONMENT)
def debug_is_off_for_deployment(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    if settings.LOCAL or not settings.DEBUG:
        return []
    return [
        Error(
            "DEBUG is true although SECRET_KEY marks this as a deployment",
            hint="Remove DEBUG from the environment: error pages would show settings and data.",
            id="chronodeck.E003",
        )
    ]


@register(ENVIRONMENT)
def catalogues_are_there(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    if settings.CATALOGUE_DIR.is_dir():
        return []
    return [
        Error(
            f"CATALOGUE_DIR: expected a folder of games, found none at {settings.CATALOGUE_DIR}",
            hint="Point CATALOGUE_DIR at the folder that holds <game>/game.toml.",
            id="chronodeck.E004",
        )
    ]


@register(ENVIRONMENT)
def secret_key_is_long(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    length = len(settings.SECRET_KEY)
    if length >= SHORTEST_KEY:
        return []
    return [
        Warning(
            f"SECRET_KEY: expected at least {SHORTEST_KEY} random characters, got {length}",
            hint="Whoever guesses it can log in as anybody. Make one with: python -c "
            "'import secrets; print(secrets.token_urlsafe(64))'",
            id="chronodeck.W005",
        )
    ]


@register(Tags.database)
def database_answers(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    """Asked for by commands that are about to use the database, such as prepare."""
    problems: list[CheckMessage] = []
    for alias in kwargs.get("databases") or []:
        try:
            connections[alias].ensure_connection()
        except DatabaseError as error:
            problems.append(
                Error(
                    f"DATABASE_URL: the database does not answer: {' '.join(str(error).split())}",
                    hint="Is it running, and are host, port, name, user and password right?",
                    id="chronodeck.E006",
                )
            )
    return problems


@register(Tags.security, deploy=True)
def mail_is_set_up(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    if settings.EMAIL_HOST:
        return []
    return [
        Warning(
            "EMAIL_HOST is missing: links that reset a password are written into the log",
            hint="Set EMAIL_HOST and what belongs to it, so that mail reaches those who ask.",
            id="chronodeck.W007",
        )
    ]


@register(Tags.security, deploy=True)
def demo_account_is_gone(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    try:
        demo = get_user_model().objects.filter(username=DEMO_NAME, is_active=True).first()
    except DatabaseError:
        # A database that is away or empty is reported by its own checks.
        return []
    if demo is None or not demo.check_password(DEMO_PASSWORD):
        return []
    return [
        Warning(
            f"The account {DEMO_NAME!r} is still there, and its password is known to everybody",
            hint="Delete it, or give it another password, before others can reach the site.",
            id="chronodeck.W008",
        )
    ]


def stop_when_wrong() -> None:
    """Servers start without Django's checks: end here rather than serve the wrong database."""
    serious = [str(found) for found in run_checks(tags=[ENVIRONMENT]) if found.is_serious()]
    if serious:
        sys.stderr.write("\n".join(["The settings are wrong:", *serious, ""]))
        # gunicorn takes 3 for "will never start" and ends, instead of trying again for ever.
        raise SystemExit(3)
