"""What a site says before others can reach it, and what it keeps to itself."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from django.contrib.auth.models import Permission, User
from django.core.checks import run_checks
from django.test import Client

from collection.management.commands.prepare import DEMO_NAME, DEMO_PASSWORD
from config.environment import private_file
from jobs import services
from jobs.models import Job, State
from tests.site.test_environment import DEPLOYED, manage


def warned() -> set[str]:
    return {found.id or "" for found in run_checks(include_deployment_checks=True)}


@pytest.mark.django_db
def test_the_demo_account_is_warned_of_while_its_password_is_known() -> None:
    assert "chronodeck.W008" not in warned()
    demo = User.objects.create_user(DEMO_NAME, password=DEMO_PASSWORD)
    assert "chronodeck.W008" in warned()
    demo.set_password("something else entirely")
    demo.save()
    assert "chronodeck.W008" not in warned()


@pytest.mark.django_db
def test_missing_mail_is_warned_of(settings: pytest.FixtureRequest) -> None:
    settings.EMAIL_HOST = ""  # type: ignore[attr-defined]
    assert "chronodeck.W007" in warned()
    settings.EMAIL_HOST = "mail.example.org"  # type: ignore[attr-defined]
    assert "chronodeck.W007" not in warned()


def test_hsts_binds_no_other_name_by_itself(tmp_path: Path) -> None:
    code = "from django.conf import settings as s; print(s.SECURE_HSTS_SECONDS, s.SECURE_HSTS_PRELOAD, s.SECURE_HSTS_INCLUDE_SUBDOMAINS)"  # noqa: E501
    done = manage(tmp_path, "shell", "-v", "0", "-c", code, **DEPLOYED)
    assert done.stdout.strip().endswith("31536000 False False"), done.stderr
    done = manage(tmp_path, "shell", "-v", "0", "-c", code, HSTS_PRELOAD="on", **DEPLOYED)
    assert done.stdout.strip().endswith("31536000 True False"), done.stderr


@pytest.mark.parametrize("before", [None, 0o644])
def test_the_database_is_for_its_owner_alone(tmp_path: Path, before: int | None) -> None:
    path = tmp_path / "site.sqlite3"
    if before is not None:
        path.touch(mode=before)
        path.chmod(before)
    private_file(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_no_file_is_made_for_a_database_in_memory(tmp_path: Path) -> None:
    private_file(":memory:")
    private_file(tmp_path / "missing" / "site.sqlite3")
    assert not list(tmp_path.iterdir())


@pytest.mark.django_db
def test_staff_without_the_permission_stop_no_job_of_others(
    alice: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    from jobs import wake

    monkeypatch.setattr(wake.current_app, "send_task", lambda *a, **k: None)
    job = services.start("selftest", alice, {"chunks": 2, "draws": 3, "rounds": 1}, 1)
    staff = User.objects.create_user("staff", is_staff=True)
    client = Client()
    client.force_login(staff)
    assert client.post(f"/jobs/{job.token}/cancel/").status_code == 404
    assert Job.objects.get().state == State.WAITING
    staff.user_permissions.add(Permission.objects.get(codename="change_job"))
    assert client.post(f"/jobs/{job.token}/cancel/").status_code == 302
    assert Job.objects.get().state == State.CANCELLED
