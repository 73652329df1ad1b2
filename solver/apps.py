from django.apps import AppConfig


class SolverConfig(AppConfig):
    name = "solver"

    def ready(self) -> None:
        from decks import panels
        from solver import kinds
        from solver.selectors.panels import improve

        kinds.register_all()
        panels.register("improve", "solver/_deck_panel.html", improve)
