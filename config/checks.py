"""System checks: a wrong or missing setting is a sentence with a hint, not a traceback."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, register

_LOCAL_HOSTS = {"localhost", "127.0.0.1", "[::1]", "testserver"}


@register()
def environment_is_readable(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    return [
        Error(
            f"{problem.name}: expected {problem.expected}, got {problem.came!r}",
            hint=f"Correct {problem.name} in the environment, or remove it to use the default.",
            id="chronodeck.E001",
        )
        for problem in settings.ENV.problems
    ]


@register()
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


@register()
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


@register()
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
