"""The Celery application. Messages only wake workers: rows in the database hold the work."""

import os

from celery import Celery
from celery.signals import worker_init
from kombu import transport

from config.checks import stop_when_wrong
from jobs.worker import Heartbeat, Waking

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
transport.TRANSPORT_ALIASES["filesystem"] = "jobs.queue_files:Transport"

app = Celery("chronodeck")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.steps["consumer"].add(Waking)
app.steps["worker"].add(Heartbeat)


@worker_init.connect
def check_settings(**kwargs: object) -> None:
    stop_when_wrong()
