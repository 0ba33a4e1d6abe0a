"""At a guided table: what can be said to the learner now, which moves lead on, and how one plays on alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from vernissage.core.company import PLAYS_ALONG
from vernissage.core.game import AnyGame
from vernissage.core.guide import AnyGuide, best_of, fitting, open_to_learner
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, Viewer
from vernissage.table.appearance import distinct
from vernissage.table.chair import Chair
from vernissage.table.protocol import Guidance, Sight
from vernissage.table.room import Room
from vernissage.table.setting import Setting

NOT_YET: Final = Refusal("guide/not-yet")


def chairs(guide: AnyGuide, learner: Chair) -> tuple[Chair, ...]:
    """Somebody who learns, among those who play along."""
    others = [Chair(name=distinct(name, (learner.name,)), bot=PLAYS_ALONG) for name in guide.names]
    return (*others[: guide.learner], learner, *others[guide.learner :])


def led(game: AnyGame, sights: Mapping[Viewer, Sight]) -> dict[Viewer, Sight]:
    """The same, with the steps for the learner, who is offered what leads on."""
    guide = game.extras.guide()
    if guide is None or guide.learner not in sights:
        return dict(sights)
    sight = sights[guide.learner]
    view, offers = sight.view, sight.offers
    leading = open_to_learner(guide, view, offers)
    best = best_of(guide, view, offers)
    shown = None if best is None else leading.index(best)
    now = Guidance(fitting(guide, view, offers), shown, len(leading) < len(offers))
    told = replace(sight, offers=leading, guide=now)
    return {**sights, guide.learner: told}


def why_later(room: Room, seat: Seat, move: object) -> Refusal | None:
    """The rules allow this move, but does it lead on? If not, the learner is told that it has to wait."""
    guide = room.game.extras.guide() if room.setting.guided else None
    if guide is None or room.match is None or seat != guide.learner:
        return None
    sight = room.match.sight(seat)
    plain = room.match.game.as_offered(move)
    return None if plain in open_to_learner(guide, sight.view, sight.offers) else NOT_YET


def learner_is_asked(room: Room) -> bool:
    """Is a move asked of the learner, and said which? Then the others wait: in a group they could make it."""
    guide = room.game.extras.guide() if room.setting.guided else None
    if guide is None or room.match is None:
        return False
    sight = room.match.sight(guide.learner)
    return best_of(guide, sight.view, sight.offers) is not None


def left_alone(game: AnyGame, setting: Setting) -> Setting:
    """The game goes on without a guide, with the company that the game has for anyone."""
    company = game.extras.company()
    others = tuple(
        replace(chair, bot=setting.bot_for(company, seat)) if chair.bot == PLAYS_ALONG else chair
        for seat, chair in enumerate(setting.chairs)
    )
    return replace(setting, guided=False, chairs=others)
