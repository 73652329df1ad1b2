"""Addresses of the API of jobs."""

from django.urls import path

from jobs.api import views

urlpatterns = [
    path("jobs/", views.JobList.as_view(), name="api_jobs"),
    path("jobs/<str:token>/", views.JobDetail.as_view(), name="api_job"),
    path("jobs/<str:token>/cancel/", views.JobCancel.as_view(), name="api_job_cancel"),
    path("jobs/<str:token>/retry/", views.JobRetry.as_view(), name="api_job_retry"),
]
