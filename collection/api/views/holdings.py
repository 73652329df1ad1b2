"""The caller's own copies."""

from __future__ import annotations

from django.urls import reverse
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import generics, status
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from collection.api.refusals import CLASH, refusals
from collection.api.serializers.filters import HoldingFilter, RevisionFilter
from collection.api.serializers.holdings import (
    HoldingCreateSerializer,
    HoldingEditSerializer,
    HoldingSerializer,
)
from collection.api.views.reading import game_of
from collection.models import Holding
from collection.selectors.holdings import holding_or_404, search_holdings
from collection.services.holdings import create_holding, delete_holding, edit_holding
from web.reading import body, member, query
from web.refusals import BAD, UNKNOWN


class HoldingView(generics.GenericAPIView[Holding]):
    """What all views of copies share: they are one's own, or not there."""

    permission_classes = [IsAuthenticated]
    serializer_class = HoldingSerializer
    queryset = Holding.objects.none()


class HoldingList(HoldingView):
    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_list",
        summary="List your copies",
        parameters=[HoldingFilter],
        responses={200: HoldingSerializer(many=True), **BAD, **UNKNOWN},
    )
    def get(self, request: Request) -> Response:
        """Copies of the cards that a query selects, in its order; without a query, all of them."""
        filters = query(request, HoldingFilter)
        with refusals():
            text = filters.validated_data.get("q", "")
            rows = search_holdings(member(request), text, game_of(filters), **filters.columns())
        return self.get_paginated_response(
            HoldingSerializer(self.paginate_queryset(rows), many=True).data
        )

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_create",
        summary="Record copies",
        request=HoldingCreateSerializer,
        responses={201: HoldingSerializer, **BAD, **CLASH},
        examples=[
            OpenApiExample(
                "Three copies in a binder",
                {"printing": 12, "count": 3, "for_trade": 1, "location": "Binder 1"},
                request_only=True,
            )
        ],
    )
    def post(self, request: Request) -> Response:
        """Record copies of a kind that you do not have yet.

        When you have copies of that printing in the same condition, language, finish and place,
        the answer is 409 (`exists`) with them as `current`: change their count instead.
        """
        given = body(request, HoldingCreateSerializer)
        printing = given.validated_data["printing"]
        with refusals():
            row = create_holding(member(request), printing, given.details())
        return Response(
            HoldingSerializer(holding_or_404(member(request), row.pk)).data,
            status=status.HTTP_201_CREATED,
            headers={"Location": reverse("api_holding", args=[row.pk])},
        )


class HoldingDetail(HoldingView):
    pagination_class = None

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_show",
        summary="Show some of your copies",
        responses={200: HoldingSerializer, **UNKNOWN},
    )
    def get(self, request: Request, pk: int) -> Response:
        """One holding, also when no copy is left of it."""
        return Response(HoldingSerializer(holding_or_404(member(request), pk)).data)

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_edit",
        summary="Edit your copies",
        request=HoldingEditSerializer,
        responses={200: HoldingSerializer, **BAD, **UNKNOWN, **CLASH},
        examples=[
            OpenApiExample(
                "Move the copies and grade them",
                {"revision": 4, "condition": "played", "location": "Box 2"},
                request_only=True,
            )
        ],
    )
    def patch(self, request: Request, pk: int) -> Response:
        """Set some values, if nobody changed the copies since the `revision` you send.

        An older revision is answered 409 (`conflict`) with the copies as they are now as
        `current`; nothing is overwritten. When you have other copies of the very kind that these
        become, both are joined and the answer is the joined holding, which may have another id.
        """
        given = body(request, HoldingEditSerializer)
        row = holding_or_404(member(request), pk)
        with refusals():
            revision = given.validated_data["revision"]
            after = edit_holding(member(request), pk, revision, given.details(row))
        return Response(HoldingSerializer(holding_or_404(member(request), after.pk)).data)

    @extend_schema(
        tags=["holdings"],
        operation_id="holdings_delete",
        summary="Remove your copies",
        parameters=[RevisionFilter],
        responses={204: None, **BAD, **UNKNOWN, **CLASH},
    )
    def delete(self, request: Request, pk: int) -> Response:
        """Remove a holding with all its copies; undo brings the copies back."""
        revision = query(request, RevisionFilter).validated_data.get("revision")
        with refusals():
            delete_holding(member(request), pk, revision)
        return Response(status=status.HTTP_204_NO_CONTENT)
