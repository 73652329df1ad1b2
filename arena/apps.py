from django.apps import AppConfig


class ArenaConfig(AppConfig):
    name = "arena"

    def ready(self) -> None:
        from arena import kinds, panels

        kinds.register_all()
        panels.register_all()
