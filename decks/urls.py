"""Addresses of decks."""

from django.urls import include, path

from decks.views import creating, lists

app_name = "decks"

urlpatterns = [
    path("", lists.deck_list, name="list"),
    path("stock/", lists.deck_stock, name="stock"),
    path("public/", lists.deck_public, name="public"),
    path("new/", creating.deck_new, name="new"),
    path("<int:pk>/fork/", creating.deck_fork, name="fork"),
    path("", include("decks.editor_urls")),
]
