"""Addresses of contests. The token of a contest is its address and, once shared, its key."""

from django.urls import path

from arena.views import creating, exporting, keeping, lists, replays, results

app_name = "arena"

GAME = "<str:token>/pairs/<int:pairing>/games/<int:number>/"

urlpatterns = [
    path("", lists.contest_list, name="list"),
    path("new/", creating.contest_new, name="new"),
    path("job/<str:token>/", lists.of_job, name="job"),
    path("<str:token>/", results.contest_detail, name="detail"),
    path("<str:token>/progress/", results.contest_progress, name="progress"),
    path("<str:token>/live/", results.contest_live, name="live"),
    path("<str:token>/cancel/", keeping.contest_cancel, name="cancel"),
    path("<str:token>/again/", keeping.contest_again, name="again"),
    path("<str:token>/share/", keeping.contest_share, name="share"),
    path("<str:token>/delete/", keeping.contest_delete, name="delete"),
    path("<str:token>/result.json", exporting.export_json, name="json"),
    path("<str:token>/<slug:table>.csv", exporting.export_csv, name="csv"),
    path("<str:token>/faces/<slug:card>.svg", replays.face, name="face"),
    path("<str:token>/pairs/<int:pairing>/", results.pairing_detail, name="pairing"),
    path("<str:token>/pairs/<int:pairing>/games/", results.game_list, name="games"),
    path(GAME, replays.replay, name="replay"),
    path(f"{GAME}prepare/", replays.replay_prepare, name="prepare"),
    path(f"{GAME}<int:step>/", replays.replay, name="replay_step"),
]
