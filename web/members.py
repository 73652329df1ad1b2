"""What the pages of members share: who may enter, and where to go next."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, cast

from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import resolve_url
from django.utils.http import url_has_allowed_host_and_scheme

P = ParamSpec("P")


class MemberRequest(HttpRequest):
    """A request whose user is known."""

    user: User


def members_only(
    view: Callable[Concatenate[MemberRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Send visitors to log in; a script is told 401, since it cannot show the log-in page."""

    @wraps(view)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if request.user.is_authenticated:
            return view(cast(MemberRequest, request), *args, **kwargs)
        if is_htmx(request):
            return HttpResponse("Log in first.", status=401, content_type="text/plain")
        here = request.get_full_path() if request.method in ("GET", "HEAD") else next_page(request)
        return redirect_to_login(here)

    return guarded


def is_htmx(request: HttpRequest) -> bool:
    return request.headers.get("HX-Request") == "true"


def next_page(request: HttpRequest, default: str = "holding_list") -> str:
    """The page that a form wants to return to, if it is one of ours."""
    wanted = request.POST.get("next") or request.GET.get("next") or ""
    ours = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, request.is_secure())
    # A word without a slash is no address of a page, though Django would look it up as a name.
    return wanted if ours and "/" in wanted else resolve_url(default)


def back(request: HttpRequest, default: str = "holding_list") -> HttpResponse:
    return HttpResponseRedirect(next_page(request, default))
