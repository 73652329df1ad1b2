"""Addresses of jobs."""

from django.urls import path

from jobs.views import pages, progress

app_name = "jobs"

urlpatterns = [
    path("", pages.job_list, name="list"),
    path("<str:token>/", pages.job_detail, name="detail"),
    path("<str:token>/progress/", progress.job_progress, name="progress"),
    path("<str:token>/actions/", pages.job_actions, name="actions"),
    path("<str:token>/cancel/", pages.job_cancel, name="cancel"),
    path("<str:token>/retry/", pages.job_retry, name="retry"),
]
