"""Addresses of the API of decks."""

from django.urls import path

from decks.api.views import decks, validation, versions

urlpatterns = [
    path("decks/", decks.DeckList.as_view(), name="api_decks"),
    path("decks/validate/", validation.Validate.as_view(), name="api_validate"),
    path("decks/<int:pk>/", decks.DeckDetail.as_view(), name="api_deck"),
    path("decks/<int:pk>/content/", versions.DeckContent.as_view(), name="api_deck_content"),
    path("decks/<int:pk>/fork/", decks.DeckFork.as_view(), name="api_deck_fork"),
    path("decks/<int:pk>/files/<slug:form>/", decks.DeckFile.as_view(), name="api_deck_file"),
    path("decks/<int:pk>/versions/", versions.VersionList.as_view(), name="api_versions"),
    path(
        "decks/<int:pk>/versions/<int:number>/",
        versions.VersionDetail.as_view(),
        name="api_version",
    ),
    path(
        "decks/<int:pk>/versions/<int:number>/restore/",
        versions.VersionRestore.as_view(),
        name="api_version_restore",
    ),
]
