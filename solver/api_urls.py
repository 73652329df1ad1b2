"""Addresses of the API of proposals."""

from django.urls import path

from solver.api import views

urlpatterns = [
    path("proposals/", views.ProposalList.as_view(), name="api_proposals"),
    path("proposals/<str:token>/", views.ProposalDetail.as_view(), name="api_proposal"),
    path("proposals/<str:token>/adopt/", views.ProposalAdopt.as_view(), name="api_proposal_adopt"),
]
