"""The API, version 1, with its schema and reference page."""

from django.urls import include, path
from drf_spectacular.views import SpectacularAPIView

from config.account import token_api
from config.api_docs import api_docs

urlpatterns = [
    path("", api_docs, name="api_docs"),
    path("schema/", SpectacularAPIView.as_view(), name="api_schema"),
    path("v1/", include("collection.api_urls")),
    path("v1/", include("decks.api_urls")),
    path("v1/", include("solver.api_urls")),
    path("v1/", include("jobs.api_urls")),
    path("v1/", include("arena.api_urls")),
    path("v1/tokens/", token_api.TokenList.as_view(), name="api_tokens"),
    path("v1/tokens/<int:pk>/", token_api.TokenDetail.as_view(), name="api_token"),
]
