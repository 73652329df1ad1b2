from django.apps import AppConfig


class ChronodeckConfig(AppConfig):
    name = "config"
    verbose_name = "Chronodeck"

    def ready(self) -> None:
        from config import checks  # noqa: F401  (registers the system checks)
