"""Tokens by API: a program trades a name and password for a key, and gives it back."""

from __future__ import annotations

from typing import Any, cast

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.http import Http404
from drf_spectacular.utils import OpenApiExample, OpenApiResponse, extend_schema
from rest_framework import generics, serializers, status
from rest_framework.exceptions import APIException, AuthenticationFailed
from rest_framework.permissions import AllowAny, BasePermission, IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle

from config.account.tokens import LONGEST_NAME, TooManyTokens, create_token, revoke_token
from config.models import ApiToken
from web.refusals import BAD, UNKNOWN
from web.strict import StrictSerializer
from web.throttles import PASSWORD, with_own_limit

_CREDENTIALS = {
    401: OpenApiResponse(description="Name and password do not belong together."),
    409: OpenApiResponse(description="The account has as many tokens as it may."),
}


class TokenSerializer(serializers.ModelSerializer[ApiToken]):
    class Meta:
        model = ApiToken
        fields = ["id", "name", "hint", "created_at", "used_at"]


class NewTokenSerializer(TokenSerializer):
    token = serializers.CharField(help_text="The key; it is never shown again.")

    class Meta(TokenSerializer.Meta):
        fields = [*TokenSerializer.Meta.fields, "token"]


class CredentialsSerializer(StrictSerializer):
    username = serializers.CharField(max_length=150, help_text="Or the e-mail address.")
    password = serializers.CharField(max_length=4096, trim_whitespace=False)
    name = serializers.CharField(
        default="token", max_length=LONGEST_NAME, help_text="What the token is for."
    )


class TooMany(APIException):
    status_code = status.HTTP_409_CONFLICT
    default_code = "too_many"


class TokenList(generics.GenericAPIView[ApiToken]):
    throttle_scope = PASSWORD
    serializer_class = TokenSerializer
    queryset = ApiToken.objects.none()

    def get_throttles(self) -> list[BaseThrottle]:
        # Trying passwords costs more than looking at one's tokens, and is worth more to a stranger.
        wanted = with_own_limit() if self.request.method == "POST" else self.throttle_classes
        return [one() for one in wanted]

    def get_permissions(self) -> list[BasePermission]:
        # A password is what the making of a token asks for, whoever is asking.
        return [AllowAny() if self.request.method == "POST" else IsAuthenticated()]

    @extend_schema(
        tags=["tokens"],
        operation_id="tokens_list",
        summary="List your tokens",
        responses=TokenSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Your tokens by name and first characters; the keys themselves are not kept."""
        rows = self.paginate_queryset(ApiToken.objects.filter(owner=cast(User, request.user)))
        return self.get_paginated_response(TokenSerializer(rows, many=True).data)

    @extend_schema(
        tags=["tokens"],
        operation_id="tokens_create",
        summary="Get a token",
        auth=[],
        request=CredentialsSerializer,
        responses={201: NewTokenSerializer, **BAD, **_CREDENTIALS},
        examples=[
            OpenApiExample(
                "With name and password",
                {"username": "demo", "password": "…", "name": "my laptop"},
                request_only=True,
            )
        ],
    )
    def post(self, request: Request) -> Response:
        """Trade your user name and password for a key. Wrong passwords are counted as at log-in."""
        given = CredentialsSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        values: dict[str, Any] = given.validated_data
        user = authenticate(
            request._request, username=values["username"], password=values["password"]
        )
        if user is None:
            raise AuthenticationFailed("This name and password do not belong together.")
        try:
            row, key = create_token(user, values["name"])
        except TooManyTokens as refused:
            raise TooMany(str(refused)) from refused
        return Response(
            {**TokenSerializer(row).data, "token": key},
            status=status.HTTP_201_CREATED,
            headers={"Cache-Control": "no-store"},
        )


class TokenDetail(generics.GenericAPIView[ApiToken]):
    permission_classes = [IsAuthenticated]
    serializer_class = TokenSerializer
    queryset = ApiToken.objects.none()
    pagination_class = None

    @extend_schema(
        tags=["tokens"],
        operation_id="tokens_revoke",
        summary="Revoke a token",
        responses={204: None, **UNKNOWN},
    )
    def delete(self, request: Request, pk: int) -> Response:
        """From now on the key opens nothing. A program may revoke its own."""
        if not revoke_token(cast(User, request.user), pk):
            raise Http404("You have no such token.")
        return Response(status=status.HTTP_204_NO_CONTENT)
