"""Lists in pages: by address for people, by number and size for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from django.core.paginator import Page, Paginator
from django.http import HttpRequest
from rest_framework.pagination import PageNumberPagination

if TYPE_CHECKING:
    from django.core.paginator import _SupportsPagination

T = TypeVar("T")


class Pagination(PageNumberPagination):
    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200


def page_of(request: HttpRequest, rows: _SupportsPagination[T], size: int) -> Page[T]:
    """The page that the address asks for; the nearest one when there is no such page."""
    return Paginator(rows, size).get_page(request.GET.get("page"))
