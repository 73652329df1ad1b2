from django.apps import AppConfig


class JobsConfig(AppConfig):
    name = "jobs"

    def ready(self) -> None:
        from jobs.kinds import register
        from jobs.selftest import SelfTest

        register(SelfTest())
