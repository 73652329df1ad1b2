"""manage.py jobs: try the workers out, see what is queued, sweep by hand."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from jobs import services
from jobs.exact import exact
from jobs.models import Job
from jobs.selectors.progress import progress_of_all, worker_alive
from jobs.services.sweeping import sweep


class Command(BaseCommand):
    help = "Work with jobs: selftest proves that workers compute what one process would."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parts = parser.add_subparsers(dest="part", required=True)
        test = parts.add_parser("selftest", help="run a small job on the workers and compare")
        test.add_argument("--chunks", type=int, default=20)
        test.add_argument("--rounds", type=int, default=2)
        test.add_argument("--draws", type=int, default=20_000)
        test.add_argument("--pause-ms", type=int, default=0)
        test.add_argument("--seed", type=int, default=1)
        test.add_argument("--wait", type=int, default=120, help="seconds to wait for the workers")
        parts.add_parser("list", help="jobs that are not over")
        parts.add_parser("sweep", help="put back what dead workers left")

    def handle(self, *args: Any, part: str, **options: Any) -> None:
        {"selftest": self._selftest, "list": self._list, "sweep": self._sweep}[part](options)

    def _selftest(self, options: dict[str, Any]) -> None:
        params = {name: options[name] for name in ("chunks", "rounds", "draws", "pause_ms")}
        expected = services.run_inline("selftest", {**params, "pause_ms": 0}, options["seed"])
        begun = time.monotonic()
        job = services.start("selftest", None, params, options["seed"], title="Self-test")
        while not job.is_over and time.monotonic() - begun < options["wait"]:
            time.sleep(0.1)
            job.refresh_from_db()
        if not job.is_over:
            Job.objects.filter(pk=job.pk).delete()
            raise CommandError(
                f"expected an answer within {options['wait']} s, got {job.done} of {job.total} "
                f"chunks; {'a' if worker_alive() else 'no'} worker is running"
            )
        if job.result is None or exact(job.result) != exact(expected):
            raise CommandError(f"expected {expected}, got {job.result}; {job.error}")
        seconds = time.monotonic() - begun
        self.stdout.write(f"{job.total} chunks in {seconds:.1f} s, result as computed inline")
        self.stdout.write(exact(job.result))

    def _list(self, options: dict[str, Any]) -> None:
        jobs = Job.objects.filter(is_open=True).select_related("owner").defer("result")
        for progress in progress_of_all(jobs):
            owner = progress.job.owner.get_username() if progress.job.owner else "nobody"
            self.stdout.write(f"{progress.job.token}  {owner}  {progress.job}: {progress.sentence}")
        self.stdout.write("a worker is running" if worker_alive() else "no worker is running")

    def _sweep(self, options: dict[str, Any]) -> None:
        self.stdout.write(f"{sweep()} put back")
