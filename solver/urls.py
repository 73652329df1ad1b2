"""Addresses of proposals."""

from django.urls import path

from solver.views import proposals

app_name = "solver"

urlpatterns = [
    path("", proposals.proposal_list, name="list"),
    path("new/<slug:slug>/", proposals.proposal_new, name="new"),
    path("deck/<int:pk>/", proposals.proposal_for_deck, name="for_deck"),
    path("near/<slug:slug>/", proposals.proposal_near, name="near"),
    path("job/<str:token>/", proposals.proposal_of_job, name="of_job"),
    path("<str:token>/", proposals.proposal_detail, name="detail"),
    path("<str:token>/adopt/", proposals.proposal_adopt, name="adopt"),
]
