"""The page on which a member makes and revokes tokens for programs."""

from __future__ import annotations

from typing import Any, cast

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from config.account.tokens import LONGEST_NAME, TooManyTokens, create_token, revoke_token
from config.models import ApiToken


class TokenForm(forms.Form):
    name = forms.CharField(
        label="What is it for",
        max_length=LONGEST_NAME,
        help_text="Such as the program or the machine that will use it.",
    )


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def token_list(request: HttpRequest) -> HttpResponse:
    """The tokens by name. A new key is shown in the answer to its making, and never again."""
    owner = cast(User, request.user)
    form = TokenForm(request.POST or None)
    context: dict[str, Any] = {"form": form}
    if request.method == "POST" and form.is_valid():
        try:
            context["made"], context["key"] = create_token(owner, form.cleaned_data["name"])
            context["form"] = TokenForm()
        except TooManyTokens as refused:
            form.add_error(None, str(refused))
    context["tokens"] = ApiToken.objects.filter(owner=owner)
    status = 400 if form.errors else 200
    return render(request, "account/tokens.html", context, status=status)


@login_required
@require_POST
def token_revoke(request: HttpRequest, pk: int) -> HttpResponse:
    if not revoke_token(cast(User, request.user), pk):
        raise Http404("You have no such token.")
    messages.success(request, "The token is revoked; programs that used it are locked out.")
    return redirect("account_tokens")
