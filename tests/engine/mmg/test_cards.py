"""Every card of the catalogue is played, and every one of its abilities does what its verbs say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cards.catalogue.values import Card
from engine.mmg import codes
from engine.mmg import constants as at
from engine.mmg import options as o
from engine.mmg.verbs.bar import Bar
from engine.mmg.verbs.base import Verb
from engine.mmg.verbs.boost import Boost
from engine.mmg.verbs.counter import Counter
from engine.mmg.verbs.damage import Damage
from engine.mmg.verbs.extra_play import ExtraPlay
from engine.mmg.verbs.forbid import Forbid
from engine.mmg.verbs.must_attack import MustAttack
from engine.mmg.verbs.prevent_damage import PreventDamage
from engine.mmg.verbs.prevent_hit import PreventHit
from engine.mmg.verbs.regenerate import Regenerate
from engine.mmg.verbs.rewind import Rewind
from engine.mmg.verbs.save import Save
from tests.engine.mmg.cardset import CARDS as PLAIN
from tests.engine.mmg.scenes import CARDS, FOE, Scene

ON_PLAYERS = {"hit", "prevent_hit", "draw", "extra_play", "bar", "extra_turn", "solve"}
"""Verbs whose event names a player and not a card."""


def seen(scene: Scene, effect: Verb) -> bool:
    """Whether the log has the effect, on the right side, and the table agrees with it."""
    t = scene.table
    verb = str(effect.__struct_config__.tag)
    whose = getattr(getattr(effect, "target", None), "side", "any")
    who = getattr(effect, "who", "each")
    if verb in ("sacrifice", "discard"):
        whose = {"opponent": "opposing", "you": "own"}.get(who, "any")
    for _, a, b, c, d in scene.events(effect.log[0].code):
        if verb not in ON_PLAYERS:
            owner = {"own": 0, "opposing": 1}.get(whose, t.owner[a])
            if t.owner[a] != owner:
                continue
        elif verb == "hit" and a == (0 if who == "opponent" else 1):
            continue
        if table_agrees(scene, verb, a, b, c, d):
            return True
    return False


def table_agrees(scene: Scene, verb: str, a: int, b: int, c: int, d: int) -> bool:
    """Whether the table shows what an event of this verb says; a is a card or a player."""
    t = scene.table
    places = {
        "destroy": at.DISCARD_PLACE, "sacrifice": at.DISCARD_PLACE,
        "discard": at.DISCARD_PLACE, "mill": at.DISCARD_PLACE,
        "place_under": at.UNDER_PLACE, "recall": at.HAND_PLACE, "rewind": at.HAND_PLACE,
        "recover": at.HAND_PLACE, "save": at.PLAY_PLACE, "regenerate": at.PLAY_PLACE,
    }  # fmt: skip
    if verb in places:
        return t.place[a] == places[verb]
    checks: dict[str, Callable[[], bool]] = {
        "damage": lambda: d < c,
        "boost": lambda: d > c,
        "move": lambda: t.zone[a] == b,
        "side": lambda: t.sided[a] == 1,
        "stand": lambda: t.sided[a] == 0,
        "freeze": lambda: t.frozen[a] == 1,
        "hit": lambda: len(t.times[a]) < 3,
        "prevent_hit": lambda: t.hits_off[a] > 0,
        "clone": lambda: (t.copied if c else t.face)[a] == t.face[b],
        "extra_play": lambda: t.extra_plays > 0,
        "extra_turn": lambda: t.extra_turns[a] == 1,
        "solve": lambda: t.place[b] == at.DISCARD_PLACE,
        "forbid": lambda: t.turn_bans[a] & b == b,
        "bar": lambda: t.flash_barred[a] == 4 or t.bars[a * 3] & b == b,
    }
    return checks[verb]() if verb in checks else True


def combatants(scene: Scene, ability: Verb) -> tuple[str, str]:
    """The fields whose cards fight, mine and theirs; empty where anybody will do."""
    mine = theirs = ""
    given = list(scene.filters(ability))
    if ability.needs is not None and ability.needs.of is not None:
        given.append(("needs", ability.needs.of))
    for field, flt in given:
        if flt.role in ("attacking", "defending", "fighting"):
            if flt.side == "opposing":
                theirs = field
            else:
                mine = field
    return mine, theirs


def fights(ability: Verb) -> bool:
    during = ability.needs.during if ability.needs is not None else "any"
    return during == "combat" or combatants(Scene(CARDS[FOE]), ability) != ("", "")


def active_player(scene: Scene, ability: Verb) -> int:
    """Whose turn it has to be for the ability."""
    during = ability.needs.during if ability.needs is not None else "any"
    roles = {flt.role for _, flt in scene.filters(ability)}
    return int(during == "opposing turn" or "defending" in roles)


def enter_fight(scene: Scene, ability: Verb) -> None:
    """Let the Creatures that the ability speaks of fight."""
    mine, theirs = combatants(scene, ability)
    foe = scene.table.board[3 + codes.ZONES.index(scene.home)]
    friend = scene.table.board[codes.ZONES.index(scene.home)]
    scene.fight(scene.at(mine) if mine else friend[0], scene.at(theirs) if theirs else foe[0])


def announced(card: Card, k: int) -> Scene:
    """A Special or a Flash that its player uses unprompted."""
    scene = Scene(card, card.abilities[k]).furnish()
    ability = scene.ability
    assert ability is not None
    for player in range(2):
        scene.lay(player, scene.home, CARDS[FOE])
    active = active_player(scene, ability)
    early = isinstance(ability, ExtraPlay)
    step = "draw" if early else "announce" if active else "attack"
    scene.start(step, active=active, held=card.type == "flash").keep_board()
    if isinstance(ability, Rewind):
        scene.table.last[1] = scene.table.board[4][0]
    if fights(ability):
        enter_fight(scene, ability)
    kind = o.PLAY_FLASH if card.type == "flash" else o.USE_SPECIAL
    scene.take(kind, scene.me, scene.at("target"), ability=k)
    return scene.settle()


def answering(card: Card, k: int) -> Scene:
    """A counter, in answer to what the opponent announces; innate: it answers by itself."""
    scene = Scene(card, card.abilities[k]).furnish()
    ability = scene.ability
    assert isinstance(ability, Counter)
    target = "aimed_at" if "aimed_at" in scene.found else ""
    if target:  # what the opponent aims at is a card of mine
        assert scene.found[target][0] == 0, "a counter guards cards of its own side"
    own = ability.when == "innate"
    if not own and not target:
        scene.lay(0, scene.home, CARDS[FOE])
    helper = CARDS["ice-warrior"]
    for _ in range(2):
        scene.lay(1, scene.home, helper)
    scene.lay(1, scene.home, CARDS["staser"])
    scene.start("attack", active=1, held=card.type == "flash").keep_board()
    zone_at = codes.ZONES.index(scene.home)
    aim = scene.me if own else scene.at(target) if target else scene.table.board[zone_at][0]
    if ability.what == "support":
        scene.take(o.GIVE_SUPPORT)
    elif ability.what == "special":
        scene.take(o.USE_SPECIAL, scene.index("staser"), aim)
    else:
        scene.take(o.PLAY_FLASH, scene.index("surge"), aim)
    if not own:
        kind = o.PLAY_FLASH if card.type == "flash" else o.USE_SPECIAL
        scene.take(kind, scene.me, ability=k)
    return scene.settle()


def rescuing(card: Card, k: int) -> Scene:
    """A save or regeneration, when the opponent destroys what it covers."""
    scene = Scene(card, card.abilities[k]).furnish()
    ability = scene.ability
    assert ability is not None
    scene.start("attack", active=1, held=card.type == "flash").keep_board()
    doomed = scene.at("target") if "target" in scene.found else scene.me
    scene.take(o.PLAY_FLASH, scene.index("death-ray"), doomed)
    if ability.when != "innate" or isinstance(ability, Regenerate):
        scene.take(o.USE_REPLACEMENT, scene.me, ability=k)
    return scene.settle()


def triggered(card: Card, k: int) -> Scene:
    """An ability that acts by itself: played, destroyed, winning, striking or unsolved."""
    scene = Scene(card, card.abilities[k]).furnish()
    ability = scene.ability
    assert ability is not None
    when = ability.when
    if when == "arrives":
        scene.start("play", held=True).keep_board()
        scene.take(o.PLAY_CREATURE if card.type == "creature" else o.PLAY_RESOURCE, scene.me)
    elif when == "destroyed":
        scene.start("attack", active=1).keep_board()
        scene.take(o.PLAY_FLASH, scene.index("death-ray"), scene.me)
    elif when == "wins":
        scene.lay(1, scene.home, CARDS["dulciens"])
        scene.start("attack").keep_board()
        scene.fight(scene.me, scene.index("dulciens"))
        scene.take(o.PASS)
    else:
        scene.lay(0, scene.home, CARDS[FOE])
        scene.start("zone").keep_board()
        while scene.table.kind_name() != "announce combat":
            scene.quiet()
    return scene.settle()


def going_on(card: Card, k: int) -> None:
    """An Innate ability or an Episode that goes on: the table shows it."""
    scene = Scene(card, card.abilities[k]).furnish()
    ability = scene.ability
    assert ability is not None
    scene.lay(1, scene.home, CARDS[FOE])
    active = active_player(scene, ability)
    scene.start("announce" if active else "attack", active=active, live=True).keep_board()
    if fights(ability):
        enter_fight(scene, ability)
    t = scene.table
    target = getattr(ability, "target", None)
    i = scene.at("target") if "target" in scene.found else scene.me
    if isinstance(ability, Boost | Damage):
        sign = 1 if isinstance(ability, Boost) else -1
        d = t.pool.designs[t.face[i]]
        for value, printed, now in (
            ("energy", d.energy, t.energy[i]),
            ("substance", d.substance, t.substance[i]),
            ("support", d.support, t.support[i]),
        ):
            change = sign * ability.amount if value in ability.value.split() else 0
            if change:
                assert now == max(0, printed + change), f"{value} of {d.name}"
    elif isinstance(ability, Forbid):
        assert target is not None
        assert {act for n, act in enumerate(codes.ACTS) if t.bans[i] & (1 << n)} >= {*ability.acts}
    elif isinstance(ability, PreventDamage):
        assert t.innate_guard[i] >= max(1, ability.amount)
    elif isinstance(ability, Bar):
        player = 0 if ability.who == "you" else 1
        barred = t.innate_bars[player * 3 + codes.ZONES.index(scene.home)]
        assert {p for n, p in enumerate(codes.PLAYS) if barred & (1 << n)} >= {*ability.plays}
    elif isinstance(ability, PreventHit):
        assert t.innate_hits == [ability.count, 0]
    elif isinstance(ability, ExtraPlay):
        assert t.innate_plays == [ability.count, 0]
    else:
        assert isinstance(ability, MustAttack)
        scene.take(o.DECLINE_ATTACK)
        assert t.sided[scene.me] == 1


ABILITIES = [
    pytest.param(card, k, id=f"{card.id}-{k + 1}")
    for card in CARDS.values()
    for k in range(len(card.abilities))
]


@pytest.mark.parametrize(("card", "k"), ABILITIES)
def test_every_ability_does_what_its_verbs_say(card: Card, k: int) -> None:
    ability = Scene(card, card.abilities[k]).ability
    assert ability is not None
    play: Callable[[Card, int], Scene]
    if isinstance(ability, Counter):
        play = answering
    elif isinstance(ability, Save | Regenerate):
        play = rescuing
    elif ability.when in ("innate", "episode"):
        going_on(card, k)
        return
    elif ability.when in ("special", "flash"):
        play = announced
    else:
        play = triggered
    scene = play(card, k)
    for effect in (ability, *ability.then):
        lines = [scene.table.event_text(event) for event in scene.table.log]
        assert seen(scene, effect), f"{effect} is not to be seen in {lines}"


PLAYED = [
    pytest.param(card, id=card.id)
    for card in CARDS.values()
    if card.type in ("creature", "resource", "episode")
]


@pytest.mark.parametrize("card", PLAYED)
def test_every_card_can_be_played_from_the_hand(card: Card) -> None:
    scene = Scene(card)
    for zone in ("past", "present", "future"):
        scene.lay(1, zone, PLAIN["bok"])
    scene.start("episode" if card.type == "episode" else "play", held=True)
    i = scene.index(card.id)
    t = scene.table
    if card.type == "episode":
        scene.take(o.PLAY_EPISODE, i)
        assert (t.place[i], t.laid[3]) == (at.LAID_PLACE, i)
    else:
        scene.take(o.PLAY_CREATURE if card.type == "creature" else o.PLAY_RESOURCE, i)
        assert i in t.board[codes.ZONES.index(scene.home)]
    assert t.event_text(t.log[0]).startswith("Ann plays ")


@pytest.mark.parametrize("zone", ("past", "present", "future"))
def test_time_cards_name_the_bonus_zone_and_are_lost(zone: str) -> None:
    scene = Scene(CARDS[FOE])
    scene.start("zone", zone=zone)
    assert scene.table.times[0]
    scene.take(o.CHOOSE_ZONE, codes.ZONES.index(zone))
    top = scene.table.design[scene.table.times[0][-1]]
    bonus = scene.table.pool.designs[top].zone == codes.ZONES.index(zone)
    assert bool(scene.table.bonus) is bonus
