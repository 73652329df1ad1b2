"""Addresses of the deck editor, within those of decks."""

from django.urls import path

from decks.views import editor, editor_look

urlpatterns = [
    path("<int:pk>/edit/", editor.deck_edit, name="edit"),
    path("<int:pk>/edit/change/", editor.deck_edit_change, name="edit_change"),
    path("<int:pk>/edit/loose/", editor.deck_edit_loose, name="edit_loose"),
    path("<int:pk>/edit/step/", editor.deck_edit_step, name="edit_step"),
    path("<int:pk>/edit/state/", editor.deck_edit_state, name="edit_state"),
    path("<int:pk>/edit/look/<str:slug>/", editor_look.deck_edit_look, name="edit_look"),
]
