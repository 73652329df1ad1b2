"""How the body of every API call is read, and what OPTIONS answers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rest_framework import parsers
from rest_framework.exceptions import ParseError
from rest_framework.metadata import BaseMetadata
from rest_framework.request import Request

if TYPE_CHECKING:
    from rest_framework.views import APIView


class JSONParser(parsers.JSONParser):
    """JSON of a bounded depth; its size is bounded for every request by the middleware."""

    def parse(
        self,
        stream: Any,
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        try:
            data = super().parse(stream, media_type, parser_context)
            # Half a surrogate pair can be written in JSON, but is no text that could be answered.
            json.dumps(data, ensure_ascii=False).encode()
        except RecursionError:
            raise ParseError("The JSON is nested too deeply.") from None
        except UnicodeEncodeError:
            raise ParseError("The JSON holds half of a surrogate pair.") from None
        return data


class Methods(BaseMetadata):
    """What OPTIONS answers: the methods. The schema at /api/ says the rest."""

    def determine_metadata(self, request: Request, view: APIView) -> dict[str, Any]:
        return {"methods": view.allowed_methods}
