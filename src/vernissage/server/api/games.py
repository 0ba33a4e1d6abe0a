"""Games over HTTP: the catalog, guides and primers."""

from functools import cache
from typing import Any, Final, get_args

import msgspec
from starlette.requests import Request

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.company import LEVELS
from vernissage.core.game import AnyGame, Variants
from vernissage.core.inputs import Input
from vernissage.core.primer import AnyPicture
from vernissage.core.refusal import Refusal
from vernissage.core.scenes import situation
from vernissage.distribution import release
from vernissage.server.api.http_types import (
    GameCard,
    GuideCard,
    HouseCard,
    LevelCard,
    MomentCard,
    PictureCard,
    PrimerCard,
    StepCard,
    ThingCard,
    VariantCard,
)
from vernissage.server.api.route import Route
from vernissage.server.api.view_shape import view_shape
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services
from vernissage.table.new_table import NO_GUIDE
from vernissage.text import seat_fields

NO_PRIMER: Final = Refusal("game/no-primer")


async def get_house(services: Services, _request: Request, _visit: Visit | None) -> HouseCard:
    return house_card(services.elsewhere, services.games, alone=services.alone)


async def get_guide(_services: Services, request: Request, _visit: Visit | None) -> GuideCard | Refusal:
    guide = catalog.extras(request.path_params["game"]).guide()
    if guide is None:
        return NO_GUIDE
    steps = [
        StepCard(step.text, step.look, step.touch, step.plaque, step.moves is not None)
        for step in guide.steps
    ]
    return GuideCard(steps, guide.ending)


async def get_primer(_services: Services, request: Request, _visit: Visit | None) -> PrimerCard | Refusal:
    return primer_card(request.path_params["game"])


@cache
def house_card(
    elsewhere: str = "", games: tuple[str, ...] | None = None, *, alone: bool = False
) -> HouseCard:
    """Returns the server's version, its games, and its address for other devices."""
    cards = [card(name) for name in (catalog.names() if games is None else games)]
    return HouseCard(version=release(), games=cards, elsewhere=elsewhere, alone=alone)


def card(name: str) -> GameCard:
    """Returns the description of a game for the front page and the table."""
    game = catalog.game(name)
    info, types, extras = game.info, game.types, game.extras
    company, variants = extras.company(), info.variants
    return GameCard(
        name=name,
        title=info.title,
        fewest=info.fewest,
        most=info.most,
        minutes=info.minutes,
        prefix=info.prefix,
        bots=list(company.names),
        levels=[LevelCard(level, company.wins(level)) for level in LEVELS],
        personalities=list(company.personalities),
        together=info.together,
        guide=extras.guide() is not None,
        primer=extras.primer() is not None,
        coach=extras.coach() is not None or extras.recall() is not None,
        hints=extras.coach() is not None,
        voiced=game.voiced is not None,
        # In the order of the game's own fields, which is the order in the form.
        options=msgspec.Raw(msgspec.json.encode(msgspec.json.schema(types.options))),
        defaults=msgspec.Raw(codec.encode(types.options())),
        variants=[] if variants is None else [_variant(variants, each) for each in variants.options],
        compared=[] if variants is None else list(variants.rows),
        foremost=list(info.foremost),
        seats={
            **_seats("event", types.event),
            **_seats("move", types.move),
            **_seats("input", Input),
        },
        view=view_shape(types.view),
    )


def _variant(variants: Variants, name: str) -> VariantCard:
    without = [option for option, those in variants.only.items() if name not in those]
    return VariantCard(name, msgspec.Raw(codec.encode(variants.options[name])), without)


@cache
def primer_card(name: str) -> PrimerCard | Refusal:
    """Returns a game's primer. Its pictures are computed once, because they are equal for everyone."""
    game, primer = catalog.find(name), catalog.extras(name).primer()
    if game is None or primer is None:
        return NO_PRIMER
    return PrimerCard(
        pictures={each: _picture(game, picture) for each, picture in primer.pictures.items()},
        things={each: ThingCard(it.text, it.picture, it.rules) for each, it in primer.things.items()},
        moments=[MomentCard(it.text, it.picture, it.rules) for it in primer.moments],
    )


def _picture(game: AnyGame, picture: AnyPicture) -> PictureCard:
    view = game.view(situation(game, picture).state, picture.viewer)
    return PictureCard(msgspec.Raw(codec.encode(view)), picture.show)


def _seats(about: str, union: Any) -> dict[str, list[str]]:  # noqa: ANN401 - unions are not types to mypy
    """Returns the names of the fields that hold a seat, by kind of message, such as "event-bought"."""
    members = get_args(union) or (union,)
    return {f"{about}-{_tag(member)}": list(seat_fields(_struct(member))) for member in members}


def _tag(member: Any) -> str:  # noqa: ANN401 - a struct, or one with its type filled in
    return str(_struct(member).__struct_config__.tag)


def _struct(member: Any) -> type[msgspec.Struct]:  # noqa: ANN401 - a struct, or one with its type filled in
    struct: type[msgspec.Struct] = getattr(member, "__origin__", member)
    return struct


ROUTES: Final = (
    Route("GET", "/api/house", "The games there are", get_house),
    Route("GET", "/api/games/{game}/guide", "A guided first game", get_guide),
    Route("GET", "/api/games/{game}/primer", "A game explained", get_primer),
)
