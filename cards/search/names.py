"""Values that have several names: types, sets, rarities, games and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from cards.catalogue.schema import Choice
from cards.catalogue.values import Game, fold


class Names:
    """Ids in their declared order, each found by its id or by any of its names, folded."""

    def __init__(self, entries: Iterable[tuple[str, Iterable[str]]]) -> None:
        self.ids: list[str] = []
        self._named: dict[str, set[str]] = {}
        for one, names in entries:
            self.ids.append(one)
            for name in names:
                self._named.setdefault(fold(name), set()).add(one)

    def find(self, text: str) -> frozenset[str]:
        """The ids that a word means: the one it is, else all those it names; maybe none."""
        folded = fold(text)
        if folded in self.ids:
            return frozenset((folded,))
        return frozenset(self._named.get(folded, ()))

    def words(self) -> Iterator[str]:
        yield from self.ids
        yield from filter(None, self._named)


def choice_names(choices: Iterable[Choice]) -> Names:
    return Names((c.id, (c.name, *c.aliases)) for c in choices)


def game_names(games: Iterable[Game]) -> Names:
    return Names((g.id, (g.name, g.short)) for g in games)


PROVENANCES = Names([("rulebook", ("rules",)), ("public", ()), ("house", ("ours",))])


@lru_cache(maxsize=64)
def type_names(game: Game) -> Names:
    return Names((t.id, (t.name, t.plural)) for t in game.file.types)


@lru_cache(maxsize=64)
def set_names(game: Game) -> Names:
    return Names((s.id, (s.name, s.code)) for s in game.file.sets)


@lru_cache(maxsize=64)
def rarity_names(game: Game) -> Names:
    return Names((r.id, (r.name, r.letter)) for r in game.file.rarities)


GameNames = Callable[[Game], Names]
