"""Addresses of the API of contests."""

from django.urls import path

from arena.api import views

GAMES = "matchups/<str:token>/pairs/<int:pairing>/games/"

urlpatterns = [
    path("matchups/", views.ContestList.as_view(), name="api_contests"),
    path("matchups/<str:token>/", views.ContestDetail.as_view(), name="api_contest"),
    path("matchups/<str:token>/result/", views.ContestResult.as_view(), name="api_result"),
    path("matchups/<str:token>/cancel/", views.ContestCancel.as_view(), name="api_cancel"),
    path("matchups/<str:token>/again/", views.ContestAgain.as_view(), name="api_again"),
    path(
        "matchups/<str:token>/tables/<slug:table>/", views.ContestTable.as_view(), name="api_table"
    ),
    path(GAMES, views.GameList.as_view(), name="api_contest_games"),
    path(f"{GAMES}<int:number>/", views.GameDetail.as_view(), name="api_replay"),
]
