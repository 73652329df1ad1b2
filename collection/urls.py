"""Addresses of the catalogue and of collections."""

from django.urls import include, path

from collection.views import catalogue

urlpatterns = [
    path("games/", catalogue.game_list, name="game_list"),
    path("games/<slug:game>/", catalogue.game_detail, name="game_detail"),
    path("games/<slug:game>/cards/", catalogue.card_list, name="card_list"),
    path("games/<slug:game>/cards/<slug:slug>/", catalogue.card_detail, name="card_detail"),
    path("games/<slug:game>/sets/<slug:slug>/", catalogue.set_detail, name="set_detail"),
    path("search/", catalogue.card_search, name="card_search"),
    path("search/help/", catalogue.search_help, name="search_help"),
    path("collection/", include("collection.holding_urls")),
]
