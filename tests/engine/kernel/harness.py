"""Playing a position as a person would: by the words of the options, or by kind of decision.

Nothing is declined in silence: `do` wants the words of an option, `only` says all that is offered,
`cannot` says what is not, and `skip` passes by the whole sentence of an option until a kind comes.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.table import Table

T = TypeVar("T", bound=Table)
MOST_STEPS = 500


class Play(Generic[T]):
    """A game with helpers; it counts what was asked."""

    def __init__(self, table: T) -> None:
        self.table = table
        table.logging = True
        self.kinds: list[str] = []
        """The kinds of all decisions so far, in order."""

    @property
    def kind(self) -> str:
        """The kind of the open decision, or "over"."""
        decision = self.table.decision()
        return "over" if decision is None else decision.kind

    @property
    def seat(self) -> int:
        return self.table.seat

    @property
    def texts(self) -> list[str]:
        """All options in words."""
        return [self.table.option_text(option) for option in self.table.options]

    @property
    def logged(self) -> list[str]:
        """All events in words."""
        return [self.table.event_text(event) for event in self.table.log]

    def can(self, text: str) -> bool:
        """Whether an option that begins with these words is on offer."""
        return any(option.startswith(text) for option in self.texts)

    def cannot(self, *texts: str) -> Play[T]:
        """Assert that no option begins with any of these words."""
        for text in texts:
            assert not self.can(text), f"{text!r} is on offer: {self.texts}"
        return self

    def only(self, *texts: str, seat: int | None = None) -> Play[T]:
        """Assert that these are all the options, in whatever order, of that seat."""
        assert sorted(self.texts) == sorted(texts), self.where()
        assert seat in (None, self.seat), self.where()
        return self

    def asks(self, kind: str, seat: int | None = None) -> Play[T]:
        """Assert the kind of the open decision, and who must choose."""
        assert self.kind == kind, self.where()
        assert seat in (None, self.seat), self.where()
        return self

    def do(self, *texts: str) -> Play[T]:
        """Choose options by the beginning of their words, one after another.

        Words that fit several options with different sentences are refused, unless they are the
        whole sentence of one.
        """
        for text in texts:
            offered = [(self.table.option_text(option), option) for option in self.table.options]
            fits = [(words, option) for words, option in offered if words.startswith(text)]
            exact = [pair for pair in fits if pair[0] == text]
            assert fits, f"no option {text!r}; {self.where()}"
            different = {words for words, _ in exact or fits}
            assert len(different) == 1, f"{text!r} fits {sorted(different)}; {self.where()}"
            self.kinds.append(self.kind)
            self.table.apply((exact or fits)[0][1])
        return self

    def skip(self, text: str, until: str) -> Play[T]:
        """Choose the option with this sentence until a decision of this kind comes."""
        for _ in range(MOST_STEPS):
            if self.kind == until:
                return self
            self.do(text)
        raise AssertionError(f"no decision {until!r} in {MOST_STEPS} choices; {self.where()}")

    def where(self) -> str:
        """Who is asked what, for a message."""
        return f"player {self.seat} at {self.kind!r} has {self.texts}"
