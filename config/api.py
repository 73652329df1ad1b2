"""What every API call shares: the pages of a list, and how a body is read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from django.conf import settings
from rest_framework import parsers, status
from rest_framework.exceptions import APIException, ParseError
from rest_framework.pagination import PageNumberPagination


class Pagination(PageNumberPagination):
    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200


class TooLarge(APIException):
    status_code = status.HTTP_413_REQUEST_ENTITY_TOO_LARGE
    default_code = "too_large"


class JSONParser(parsers.JSONParser):
    """JSON of a bounded size and depth; Django's own limit only guards forms."""

    def parse(
        self,
        stream: Any,
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        request = (parser_context or {})["request"]
        length, most = int(request.META["CONTENT_LENGTH"]), settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        if length > most:
            raise TooLarge(f"The body may have {most:,} bytes; this one has {length:,}.")
        try:
            data = super().parse(stream, media_type, parser_context)
            # Half a surrogate pair can be written in JSON, but is no text that could be answered.
            json.dumps(data, ensure_ascii=False).encode()
        except RecursionError:
            raise ParseError("The JSON is nested too deeply.") from None
        except UnicodeEncodeError:
            raise ParseError("The JSON holds half of a surrogate pair.") from None
        return data
