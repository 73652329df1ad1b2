from django.apps import AppConfig


class ArenaConfig(AppConfig):
    name = "arena"

    def ready(self) -> None:
        from arena import kinds, panels
        from arena.services.settling import settle_contest, settle_replay
        from arena.setup import KINDS
        from jobs.completion import when_over

        kinds.register_all()
        for kind in KINDS:
            when_over(kind, settle_contest)
        when_over("replay", settle_replay)
        panels.register_all()
