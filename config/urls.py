"""All addresses of the site."""

from django.contrib import admin
from django.urls import include, path

from arena.views.odds import odds
from config.home import home

urlpatterns = [
    path("", home, name="home"),
    path("", include("collection.urls")),
    path("games/<slug:game>/odds/", odds, name="odds"),
    path("decks/", include("decks.urls")),
    path("proposals/", include("solver.urls")),
    path("jobs/", include("jobs.urls")),
    path("arena/", include("arena.urls")),
    path("account/", include("config.account.urls")),
    path("account/", include("allauth.urls")),
    path("api/", include("config.api_urls")),
    path("staff/", admin.site.urls),
]

handler400 = "config.errors.bad_request"
handler403 = "config.errors.permission_denied"
handler404 = "config.errors.not_found"
handler500 = "config.errors.server_error"
