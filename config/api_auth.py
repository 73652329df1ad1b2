"""Who calls the API, by the token in the Authorization header."""

from __future__ import annotations

from django.contrib.auth.models import User
from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

from config.account.tokens import token_of
from config.models import ApiToken


class KeyAuthentication(TokenAuthentication):
    """`Authorization: Token cd_…`, looked up by digest."""

    def authenticate_credentials(self, key: str) -> tuple[User, ApiToken]:
        row = token_of(key)
        if row is None:
            raise AuthenticationFailed("This token is unknown; it may have been revoked.")
        return row.owner, row
