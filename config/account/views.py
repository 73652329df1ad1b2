"""Account pages beyond logging in: export and deletion."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from config.account.archive import account_archive
from config.account.forms import DeleteAccountForm
from config.account.services import delete_account


@login_required
@require_safe
def account_home(request: HttpRequest) -> HttpResponse:
    return render(request, "account/home.html")


@login_required
@require_safe
def account_export(request: HttpRequest) -> HttpResponse:
    assert request.user.is_authenticated
    name = f"chronodeck-{request.user.get_username()}.zip"
    return HttpResponse(
        account_archive(request.user),
        content_type="application/zip",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def account_delete(request: HttpRequest) -> HttpResponse:
    assert request.user.is_authenticated
    form = DeleteAccountForm(request.user, request.POST or None)
    if request.method == "POST" and form.is_valid():
        user = request.user
        logout(request)
        delete_account(user)
        messages.success(request, "The account and everything in it is deleted.")
        return redirect("home")
    status = 400 if form.errors else 200
    return render(request, "account/delete.html", {"form": form}, status=status)
