"""Addresses of the API of catalogues and collections."""

from django.urls import path

from collection.api.views import cards, counting, games, holdings, wants

urlpatterns = [
    path("games/", games.GameList.as_view(), name="api_games"),
    path("games/<slug:game>/", games.GameDetail.as_view(), name="api_game"),
    path("cards/", cards.CardList.as_view(), name="api_cards"),
    path("cards/<slug:game>/<slug:card>/", cards.CardDetail.as_view(), name="api_card"),
    path("holdings/", holdings.HoldingList.as_view(), name="api_holdings"),
    path("holdings/count/", counting.PrintingCount.as_view(), name="api_printing_count"),
    path("holdings/undo/", counting.Undo.as_view(), name="api_undo"),
    path("holdings/redo/", counting.Redo.as_view(), name="api_redo"),
    path("holdings/<int:pk>/", holdings.HoldingDetail.as_view(), name="api_holding"),
    path("holdings/<int:pk>/count/", counting.HoldingCount.as_view(), name="api_holding_count"),
    path("wants/", wants.WantList.as_view(), name="api_wants"),
    path("wants/<slug:game>/<slug:card>/", wants.WantDetail.as_view(), name="api_want"),
]
