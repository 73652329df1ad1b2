"""manage.py prepare: everything a fresh machine needs before the site is served."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.core.management.base import BaseCommand

DEMO_NAME = "demo"
DEMO_PASSWORD = "regenerate-12"  # noqa: S105  (printed on purpose: the account is for trying out)


class Command(BaseCommand):
    help = "Migrate, load catalogues and stock decks; locally, create the demo account."

    def handle(self, *args: Any, **options: Any) -> None:
        self.check(databases=["default"])
        call_command("migrate", verbosity=0)
        call_command("catalogue", "load", stdout=self.stdout)
        # By name: decks build on the collection, which knows nothing of them.
        call_command("stock", "load", stdout=self.stdout, stderr=self.stderr)
        if settings.LOCAL:
            _, created = self._demo()
            self.stdout.write(
                f"Demo account {'created' if created else 'ready'}: "
                f"user {DEMO_NAME}, password {DEMO_PASSWORD}"
            )
        else:
            call_command("collectstatic", interactive=False, verbosity=0)

    def _demo(self) -> tuple[Any, bool]:
        user_model = get_user_model()
        user = user_model.objects.filter(username=DEMO_NAME).first()
        if user is not None:
            return user, False
        return user_model.objects.create_user(DEMO_NAME, password=DEMO_PASSWORD), True
