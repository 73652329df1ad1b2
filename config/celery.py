"""The Celery application. The broker is a doorbell: rows in the database hold the work."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("chronodeck")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
