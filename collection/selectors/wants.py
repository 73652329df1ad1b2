"""What a member wishes for, with what is still missing and what is over."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db.models import Case, F, IntegerField, OuterRef, QuerySet, Subquery, Sum, Value, When
from django.db.models.functions import Coalesce

from collection.models import Holding, Want


def wants_of(owner: User, show: str = "") -> QuerySet[Want]:
    """Wants annotated with `owned`, `missing` and `spare` copies.

    `show` keeps those with "missing" or with "spare" copies alone.
    """
    copies = (
        Holding.objects.filter(owner=owner, card=OuterRef("card"))
        .order_by()
        .values("card")
        .annotate(total=Sum("count"))
        .values("total")
    )
    owned = Coalesce(Subquery(copies, output_field=IntegerField()), Value(0))

    def above_zero(low: str, high: str) -> Case:
        less = When(**{f"{low}__lt": F(high)}, then=F(high) - F(low))
        return Case(less, default=Value(0), output_field=IntegerField())

    wants = (
        Want.objects.filter(owner=owner)
        .select_related("card__game")
        .annotate(owned=owned)
        .annotate(missing=above_zero("owned", "target"), spare=above_zero("target", "owned"))
    )
    if show == "missing":
        return wants.filter(missing__gt=0)
    return wants.filter(spare__gt=0) if show == "spare" else wants
