"""A guided first game: the steps that are shown, the moves that are allowed, and how the guide ends."""

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
    """Returns the chairs of a guided game: the learner's chair among the bots' chairs."""
    others = [Chair(name=distinct(name, (learner.name,)), bot=PLAYS_ALONG) for name in guide.names]
    return (*others[: guide.learner], learner, *others[guide.learner :])


def led(game: AnyGame, sights: Mapping[Viewer, Sight]) -> dict[Viewer, Sight]:
    """Adds the guide's steps to the learner's sight, and offers only the moves that the guide allows."""
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
    """Returns why the guide doesn't allow this legal move yet; None if it does, or if nobody is guided."""
    guide = room.game.extras.guide() if room.setting.guided else None
    if guide is None or room.match is None or seat != guide.learner:
        return None
    sight = room.match.sight(seat)
    plain = room.match.game.as_offered(move)
    return None if plain in open_to_learner(guide, sight.view, sight.offers) else NOT_YET


def learner_is_asked(room: Room) -> bool:
    """Whether the guide waits for the learner's move. Bots wait then, so that none makes that move first."""
    guide = room.game.extras.guide() if room.setting.guided else None
    if guide is None or room.match is None:
        return False
    sight = room.match.sight(guide.learner)
    return best_of(guide, sight.view, sight.offers) is not None


def left_alone(game: AnyGame, setting: Setting) -> Setting:
    """Returns the setting without its guide. The bots of the guided game become ordinary ones."""
    company = game.extras.company()
    others = tuple(
        replace(chair, bot=setting.bot_for(company, seat)) if chair.bot == PLAYS_ALONG else chair
        for seat, chair in enumerate(setting.chairs)
    )
    return replace(setting, guided=False, chairs=others)
