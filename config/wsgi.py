"""WSGI entry point."""

import os

from django.core.wsgi import get_wsgi_application

from config.checks import stop_when_wrong

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

application = get_wsgi_application()
stop_when_wrong()
