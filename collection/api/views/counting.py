"""Adding and taking copies, undo and redo: safe from any number of callers at once."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from collection.api.refusals import CLASH, refusals
from collection.api.serializers.holdings import (
    CountSerializer,
    DeltaSerializer,
    HoldingSerializer,
    ReplayedSerializer,
)
from collection.api.views.holdings import HoldingView
from collection.selectors.holdings import holding_or_404
from collection.services.holdings import change_count
from collection.services.lots import Lot
from collection.services.undo import redo, undo
from web.reading import body, member
from web.refusals import BAD, UNKNOWN


class PrintingCount(HoldingView):
    pagination_class = None

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_count_printing",
        summary="Add or take copies of a printing",
        request=CountSerializer,
        responses={200: HoldingSerializer, **BAD, **CLASH},
        examples=[
            OpenApiExample("Two more", {"printing": 12, "delta": 2}, request_only=True),
        ],
    )
    def post(self, request: Request) -> Response:
        """Change the number of copies of a printing and kind, whether or not you have any yet.

        Changes add up: no call undoes another's. More than there are cannot be taken (409,
        `too_few`), nor can a holding grow beyond its largest size (409, `too_many`).
        """
        given = body(request, CountSerializer)
        values = given.validated_data
        with refusals():
            step = change_count(member(request), values["printing"], values["delta"], given.lot())
        return Response(HoldingSerializer(holding_or_404(member(request), step.holding.pk)).data)


class HoldingCount(HoldingView):
    pagination_class = None

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_count",
        summary="Add or take some of your copies",
        request=DeltaSerializer,
        responses={200: HoldingSerializer, **BAD, **UNKNOWN, **CLASH},
        examples=[OpenApiExample("One fewer", {"delta": -1}, request_only=True)],
    )
    def post(self, request: Request, pk: int) -> Response:
        """Change the number of copies of a holding; needs no revision, since changes add up."""
        given = body(request, DeltaSerializer)
        row = holding_or_404(member(request), pk)
        with refusals():
            delta = given.validated_data["delta"]
            step = change_count(member(request), row.printing, delta, Lot.of(row))
        return Response(HoldingSerializer(holding_or_404(member(request), step.holding.pk)).data)


class Undo(HoldingView):
    pagination_class = None

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_undo",
        summary="Undo the last change",
        request=None,
        responses={200: ReplayedSerializer, **CLASH},
    )
    def post(self, request: Request) -> Response:
        """Take back your last change of copies, wherever it was made."""
        with refusals():
            return Response(ReplayedSerializer(undo(member(request))).data)


class Redo(HoldingView):
    pagination_class = None

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_redo",
        summary="Redo what was undone",
        request=None,
        responses={200: ReplayedSerializer, **CLASH},
    )
    def post(self, request: Request) -> Response:
        """Make the change again that was undone last."""
        with refusals():
            return Response(ReplayedSerializer(redo(member(request))).data)
