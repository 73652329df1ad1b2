"""The verb `must_attack`: Sided if it could attack and did not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import SIDED, Line
from engine.mmg.resolve.must_attack import MustAttackEffect
from engine.mmg.verbs.base import INNATE, NEVER, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class MustAttack(Verb, frozen=True, kw_only=True, tag="must_attack"):
    """Innate: Sided after Phase 3 of its player's turn if in the chosen Zone without attacking."""

    once: ClassVar[frozenset[str]] = NEVER
    goes_on: ClassVar[frozenset[str]] = INNATE
    log: ClassVar[tuple[Line, ...]] = (SIDED,)

    def sentence(self, when: str) -> str:
        """What happens to it."""
        return (
            "in your turn, Side this card after combat "
            "if it lies in the chosen Zone and did not attack"
        )

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return MustAttackEffect()
