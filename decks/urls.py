"""Addresses of decks."""

from django.urls import include, path

from decks.views import (
    building,
    comparing,
    creating,
    history,
    importing,
    keeping,
    lists,
    reading,
)

app_name = "decks"

urlpatterns = [
    path("", lists.deck_list, name="list"),
    path("stock/", lists.deck_stock, name="stock"),
    path("public/", lists.deck_public, name="public"),
    path("new/", creating.deck_new, name="new"),
    path("import/", importing.deck_import, name="import"),
    path("compare/", comparing.deck_compare, name="compare"),
    path("s/<str:token>/", reading.deck_shared, name="shared"),
    path("<int:pk>/", reading.deck_detail, name="detail"),
    path("<int:pk>/file/<str:form>/", reading.deck_file, name="file"),
    path("<int:pk>/fork/", creating.deck_fork, name="fork"),
    path("<int:pk>/versions/", history.deck_versions, name="versions"),
    path("<int:pk>/versions/<int:number>/", history.deck_version, name="version"),
    path("<int:pk>/versions/<int:number>/name/", history.deck_version_name, name="version_name"),
    path("<int:pk>/versions/<int:number>/restore/", history.deck_restore, name="restore"),
    path("<int:pk>/settings/", keeping.deck_settings, name="settings"),
    path("<int:pk>/link/", keeping.deck_link, name="link"),
    path("<int:pk>/delete/", keeping.deck_delete, name="delete"),
    path("<int:pk>/build/", building.deck_build, name="build"),
    path("<int:pk>/pick/", building.deck_pick, name="pick"),
    path("<int:pk>/put-back/", building.deck_put_back, name="put_back"),
    path("", include("decks.editor_urls")),
]
