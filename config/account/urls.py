"""Account addresses of our own, beside those of django-allauth."""

from django.urls import path

from config.account import token_pages, views

urlpatterns = [
    path("", views.account_home, name="account_home"),
    path("export/", views.account_export, name="account_export"),
    path("tokens/", token_pages.token_list, name="account_tokens"),
    path("tokens/<int:pk>/revoke/", token_pages.token_revoke, name="account_token_revoke"),
    path("delete/", views.account_delete, name="account_delete"),
]
