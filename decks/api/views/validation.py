"""Checking decks by several formats in one request, alone and as one match."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import generics
from rest_framework.exceptions import NotAuthenticated, ValidationError
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from cards.construction.answer import check_answer, to_json
from cards.deck import Deck as DeckValue
from cards.formats import ImportReport, read_deck
from decks.api.reading import as_report
from decks.api.refusals import CLASH, refusals
from decks.api.serializers.answers import AnswerSerializer
from decks.api.serializers.validation import ValidateSerializer
from decks.content import ContentError, read_content
from decks.models import Deck
from decks.selectors.access import readable_deck
from decks.selectors.copies import shelf
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.verdicts import value_of
from web.reading import body
from web.refusals import BAD, UNKNOWN, NotDone
from web.throttles import COSTLY, with_own_limit


class Validate(generics.GenericAPIView[Deck]):
    # Nothing is stored, so a visitor may ask as well.
    permission_classes = [AllowAny]
    serializer_class = AnswerSerializer
    queryset = Deck.objects.none()
    pagination_class = None
    throttle_classes = with_own_limit()
    throttle_scope = COSTLY

    @extend_schema(
        tags=["decks"],
        operation_id="decks_validate",
        summary="Check decks",
        request=ValidateSerializer,
        responses={200: AnswerSerializer, **BAD, **UNKNOWN, **CLASH},
        examples=[
            OpenApiExample(
                "A text by two formats",
                {
                    "game": "mmg",
                    "decks": [{"text": "3 Zarbi\n5 Dalek"}],
                    "formats": ["standard", "one-doctor"],
                },
                request_only=True,
            ),
            OpenApiExample(
                "A match of two decks", {"decks": [{"id": 1}, {"id": 2}]}, request_only=True
            ),
        ],
    )
    def post(self, request: Request) -> Response:
        """Every violation of every deck by every format, with both numbers, cards and rule.

        A deck is given by its id, as content, or as a text. Several decks are also checked as one
        match. Nothing is saved, and a deck that breaks rules is answered 200 like any other.
        """
        values = body(request, ValidateSerializer).validated_data
        stored = _stored(request, values["decks"])
        rules = game_rules(_game(values, stored))
        if rules.checker is None:
            told_ = f"The rules of {rules.game.name} cannot be read at the moment."
            raise NotDone(409, "no-rules", told_, {"field": "game"})
        inputs = _inputs(values["decks"], stored, rules)
        with refusals():
            answer = check_answer(
                rules.checker,
                inputs,
                values["formats"],
                values["options"],
                _owned(request, rules) if values["owned"] else None,
            )
        return Response(to_json(answer))


def _stored(request: Request, given: list[dict[str, Any]]) -> dict[int, Deck]:
    """The decks that are given by their ids, by their place in the request."""
    return {
        n: readable_deck(one["id"], request.user, one.get("key", ""))
        for n, one in enumerate(given)
        if "id" in one
    }


def _game(values: dict[str, Any], stored: dict[int, Deck]) -> str:
    """The one game that everything is about."""
    named = {deck.game.slug for deck in stored.values()}
    if "game" in values:
        named.add(values["game"])
    if not named:
        raise ValidationError({"game": ["Expected the id of a game, since no deck has an id."]})
    if len(named) > 1:
        games = ", ".join(sorted(named))
        raise ValidationError({"game": [f"Expected decks of one game, got {games}."]})
    return named.pop()


def _inputs(
    given: list[dict[str, Any]], stored: dict[int, Deck], rules: GameRules
) -> list[tuple[str, ImportReport]]:
    inputs = []
    problems: dict[str, list[str]] = {}
    for n, one in enumerate(given):
        where = f"decks[{n}]"
        if n in stored:
            inputs.append((where, as_report(value_of(stored[n]), "id")))
        elif "text" in one:
            inputs.append((where, read_deck(one["text"], rules.catalogue, one.get("file"))))
        else:
            try:
                value = read_content(one["content"])
            except ContentError as error:
                problems[f"{where}.content"] = error.problems[:100]
                continue
            named = DeckValue(value.lines, name=one.get("name", ""), loose=value.loose)
            inputs.append((where, as_report(named, "content")))
    if problems:
        raise ValidationError(problems)
    return inputs


def _owned(request: Request, rules: GameRules) -> dict[str, int]:
    own = shelf(request.user, rules.game.id)
    if own is None:
        raise NotAuthenticated()
    return own.own
