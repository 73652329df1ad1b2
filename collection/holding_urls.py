"""Addresses of a member's own collection."""

from django.urls import path

from collection.views import counting, entry, exchange, holdings, overview, wants

urlpatterns = [
    path("", overview.collection_home, name="collection_home"),
    path("cards/", holdings.holding_list, name="holding_list"),
    path("cards/change/", counting.holding_change, name="holding_change"),
    path("cards/<int:pk>/", holdings.holding_edit, name="holding_edit"),
    path("add/", entry.quick_entry, name="quick_entry"),
    path("add/search/", entry.quick_entry_search, name="quick_entry_search"),
    path("wants/", wants.want_list, name="want_list"),
    path("wants/set/", wants.want_set, name="want_set"),
    path("import/", exchange.collection_import, name="collection_import"),
    path("export/<str:style>/", exchange.collection_export, name="collection_export"),
    path("undo/", counting.collection_undo, name="collection_undo"),
]
