"""The table for drawing: the map, the TARDIS, Clara, and what each player holds."""

from __future__ import annotations

from engine.risk.counting import held, income
from engine.risk.lower import map_file
from engine.risk.setup import armies
from engine.risk.state import State
from engine.risk.words import army, signed, word
from engine.scene import Area, Graph, Scene, SceneCard, SceneEdge, SceneNode, ScenePlayer, hidden
from engine.table import RUNNING


def scene(s: State, seat: int) -> Scene:
    """What a seat may see; -1 sees every card."""
    return Scene(
        players=tuple(_player(s, player) for player in range(s.seats)),
        areas=(*_shared(s), *(a for p in range(s.seats) for a in _own(s, p, seat))),
        turn=s.turn,
        headline=_headline(s),
        graph=graph(s),
    )


def graph(s: State) -> Graph:
    """The board as it stands."""
    file = map_file()
    index = {territory.id: t for t, territory in enumerate(file.territories)}
    attack = s.agenda[0] if s.attacking and s.agenda else None
    busy = {getattr(attack, "origin", -1), getattr(attack, "target", -1), s.origin, s.target}
    continents = [continent.id for continent in file.continents]
    return Graph(
        title="The Earth",
        width=file.width,
        height=file.height,
        nodes=tuple(
            SceneNode(
                id=territory.id,
                title=territory.name,
                x=territory.at[0],
                y=territory.at[1],
                owner=s.owner_of[t],
                number=s.daleks[t],
                group=continents.index(territory.continent),
                marks=_marks(s, t, getattr(attack, "target", -1), getattr(attack, "force", 0)),
                active=t in busy,
            )
            for t, territory in enumerate(file.territories)
        ),
        edges=tuple(
            SceneEdge(
                start=index[connection.between[0]],
                end=index[connection.between[1]],
                dashed=connection.sea,
                wraps=connection.wraps,
                title="sea line" if connection.sea else "",
            )
            for connection in file.connections
        ),
        owners=tuple(_owner(s, number) for number in range(armies(s))),
        groups=tuple(f"{k.name} (+{k.bonus})" for k in file.continents),
        unit="Daleks",
    )


def _owner(s: State, number: int) -> str:
    name = army(s, number).removeprefix("the ")
    return f"{s.names[number]} ({name})" if number < s.seats else name


def _marks(s: State, t: int, target: int, force: int) -> tuple[str, ...]:
    marks = []
    if t == s.tardis:
        marks.append("TARDIS: no attack, defence or manoeuvre")
    if t == target:
        marks.append(f"attacked by {word(s, 'force', force)}")
    return tuple(marks)


def _headline(s: State) -> str:
    where = "" if s.tardis < 0 else f", the TARDIS is in {s.box.board.names[s.tardis]}"
    if s.status != RUNNING:
        return f"{s.reason_text().capitalize()}{where}"
    clara = "the long game" if s.long else f"Clara is with the {word(s, 'doctor', s.clara)} Doctor"
    if s.active < 0:
        return f"Set-up, {clara}"
    return f"Turn {s.turn} of {s.names[s.active]}, {clara}{where}"


def _player(s: State, player: int) -> ScenePlayer:
    daleks = sum(n for t, n in enumerate(s.daleks) if s.owner_of[t] == player)
    facts = {
        "Army": army(s, player).removeprefix("the "),
        "Territories": str(held(s, player)),
        "Daleks": str(daleks),
        "Next new Daleks": str(income(s, player)) if held(s, player) else "0",
        "Luck": f"{signed(s.luck[player])} in {s.rolls[player]} rolls",
    }
    if player == s.active and s.new:
        facts["To place"] = str(s.new)
    return ScenePlayer(
        name=s.names[player],
        facts=facts,
        active=s.status == RUNNING and player == s.active,
        to_move=s.status == RUNNING and player == s.seat,
    )


def _shown(s: State, cards: list[int], seat: int) -> tuple[SceneCard, ...]:
    """Cards that are known to a seat, and how many it does not know."""
    known = [i for i in cards if seat < 0 or s.known[i] & (1 << seat)]
    marked = dict.fromkeys(s.picked, ("in the trade",))
    faces = tuple(SceneCard(card=s.box.ids[s.design[i]], marks=marked.get(i, ())) for i in known)
    return faces + hidden(len(cards) - len(known))


def _shared(s: State) -> list[Area]:
    places = [
        ("space", "TARDIS space", s.space),
        ("discard", "Discard pile", s.discard),
        ("spent", "Cards that were used", s.spent),
    ]
    areas = [
        Area(id=id, title=title, cards=_shown(s, cards, -1), count=len(cards))
        for id, title, cards in places
        if cards
    ]
    deck = Area(
        id="deck",
        title="Territory deck",
        cards=hidden(len(s.deck)),
        count=len(s.deck),
        shape="pile",
    )
    piles = [
        Area(
            id=f"pile-{k}",
            title=f"Pile of {army(s, s.seats + k).removeprefix('The ')}",
            cards=hidden(len(pile)),
            count=len(pile),
            shape="pile",
        )
        for k, pile in enumerate(s.piles)
        if pile
    ]
    return [deck, *areas, *piles]


def _own(s: State, player: int, seat: int) -> list[Area]:
    places = [
        ("territories", "Territory cards", s.hand[player]),
        ("powers", "Power cards", s.powers[player]),
        ("missions", "Missions", s.missions[player]),
    ]
    return [
        Area(id=id, title=title, seat=player, cards=_shown(s, cards, seat), count=len(cards))
        for id, title, cards in places
        if cards
    ]
