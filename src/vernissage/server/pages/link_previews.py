"""Link previews in messengers (Open Graph) for tables and daily deals: meta tags and pictures."""

import logging
from collections.abc import Awaitable
from datetime import date
from html import escape
from typing import Final
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from vernissage import catalog
from vernissage.core.postcard import Shape
from vernissage.core.refusal import Refusal
from vernissage.server.api.days import day_of
from vernissage.server.api.route import Route
from vernissage.server.edge.access import look_in
from vernissage.server.edge.security import EMBEDDED
from vernissage.server.pages.postcards import PART, SIZES, Table, Words, table_of, words
from vernissage.server.pages.shared_day import WHOSE, find_shown, points_said, standing_said, table_shown
from vernissage.server.platform import FailedError, LostError
from vernissage.server.services import Services
from vernissage.table.room import Room
from vernissage.text import Text, languages

log = logging.getLogger(__name__)

LANGUAGE: Final = "in"
"""The query parameter with the language in which a link was shared."""
A_WHILE: Final = "public, max-age=3600"
SHAPES: Final[dict[str, Shape]] = {"wide": "wide", "tall": "tall"}


def spoken(request: Request, otherwise: str) -> str:
    """Returns the language that the link names, or `otherwise` if it names none that has texts."""
    said = request.query_params.get(LANGUAGE, "")
    return said if said in languages() else otherwise


def is_told(services: Services, room: Room) -> bool:
    """Returns whether a table's whole game may be shown: it is over, and so is its day."""
    is_over = room.match is not None and room.match.outcome is not None
    return is_over and not services.calendar.is_sealed(room.setting.daily)


async def said_of(services: Services, room: Room, language: str) -> Words:
    """Returns the words about a table. They reveal nothing about a running game."""
    told = table_of(room.setting, room.match, sealed=not is_told(services, room))
    return words(told, None, await _text(services, told.game, language), told.names)


async def unfolding(services: Services, request: Request, room: Room, language: str) -> list[str]:
    """Returns meta tags for the page of a table. They reveal nothing about a running game."""
    tags = _tags(request, await said_of(services, room, language), language)
    if is_told(services, room):
        about = f"{request.base_url}oembed?url={quote(str(request.url), safe='')}"
        tags.append(f'<link rel="alternate" type="application/json+oembed" href="{escape(about)}" />')
    return tags


async def unfolding_day(services: Services, request: Request, language: str) -> list[str]:
    """Returns meta tags for the page of a daily deal. They reveal nothing about its cards."""
    said = await _said_of_day(services, request, language)
    return [] if said is None else _tags(request, said, language)


def _tags(request: Request, said: Words, language: str) -> list[str]:
    width, height = SIZES["wide"]
    address = f"{request.url.scheme}://{request.url.netloc}{request.url.path}"
    whose = request.query_params.get(WHOSE, "")
    shown = f"{WHOSE}={quote(whose, safe='')}" if whose else ""
    found = {
        "og:site_name": "Vernissage",
        "og:type": "website",
        "og:title": said.title,
        "og:description": " ".join(filter(None, (said.headline.replace("**", ""), said.line))),
        "og:url": f"{address}?{shown}" if shown else address,
        "og:image": f"{address.removesuffix('/')}/wide.jpg?{LANGUAGE}={language}{shown and f'&{shown}'}",
        "og:image:type": "image/jpeg",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in found.items()]
    return [*tags, '<meta name="twitter:card" content="summary_large_image" />']


async def _said_of_day(services: Services, request: Request, language: str) -> Words | None:
    """Returns the words about a daily deal: a guest's result if the link shows one, or an invitation.

    Once the day is over, they tell the number of players, and the highest possible score if it is known.
    """
    found = day_of(services, request)
    if isinstance(found, Refusal):
        return None
    name, game, day = found
    text = await _text(services, name, language)
    title = text.say("postcard-day", game=game.info.title, date=date.fromisoformat(day))
    shown = await find_shown(services, request, name, day)
    if shown is not None:
        points = await points_said(services, shown, text, language)
        return Words(title, points, await standing_said(services, game, shown, text))
    if services.calendar.is_sealed(day):
        return Words(title, text.say("postcard-day-open"), text.say("postcard-day-play"))
    people = sum(count for _, count in await services.store.firsts(name, day))
    best = await services.day_solver.best(name, day)
    headline = text.say("postcard-day-open")
    if best is not None:
        headline = text.say("postcard-day-proven" if best.proven else "postcard-day-found", best=best.points)
    return Words(title, headline, text.say("postcard-day-people", people=people))


async def _text(services: Services, game: str, language: str) -> Text:
    """Returns a game's texts. They are loaded in the background, because the first time takes a while."""
    return await services.tables.background.run(Text, catalog.folder(game), language, PART)


async def get_picture_of_day(services: Services, request: Request) -> Response:
    language, shape = spoken(request, "en"), SHAPES.get(request.path_params["shape"])
    said = None if shape is None else await _said_of_day(services, request, language)
    if said is None or shape is None:
        raise HTTPException(404)
    day, game = request.path_params["date"], request.path_params["game"]
    shown = await find_shown(services, request, game, day)
    table = Table(game, None, (), ()) if shown is None else await table_shown(services, shown)
    whose = game if shown is None or table.match is None else shown.code
    payer = services.payer(request, None)
    return await _drawn(
        services.postcards.of_day(f"{day} {whose}", table, said, language, shape, payer=payer)
    )


async def get_picture(services: Services, request: Request) -> Response:
    shape = SHAPES.get(request.path_params["shape"])
    code = request.path_params["code"].upper()
    address = services.door.address(request.scope)
    table = None if shape is None else await look_in(code, services, address, None)
    if table is None or shape is None:
        raise HTTPException(404)
    told = table_of(table.room.setting, table.room.match, sealed=not is_told(services, table.room))
    if request.url.path.startswith("/embed/"):
        if not is_told(services, table.room):
            raise HTTPException(404)
        setattr(request.state, EMBEDDED, True)
    payer = services.payer(request, None)
    return await _drawn(services.postcards.picture(code, told, spoken(request, "en"), shape, payer))


async def _drawn(picture: Awaitable[bytes | Refusal]) -> Response:
    try:
        made = await picture
    except (LostError, FailedError) as error:
        log.exception("a picture could not be drawn")
        raise HTTPException(503) from error
    if isinstance(made, Refusal):
        raise HTTPException(429, headers={"Retry-After": str(made.args["seconds"])})
    return Response(made, headers={"Cache-Control": A_WHILE}, media_type="image/jpeg")


ROUTES: Final = (
    Route("GET", "/t/{code}/{shape}.jpg", "A picture of a table", get_picture, kind="document"),
    Route("GET", "/embed/{code}/{shape}.jpg", "The same, for other sites", get_picture, kind="document"),
    Route("GET", "/day/{date}/{game}/{shape}.jpg", "A picture of a day", get_picture_of_day, kind="document"),
)
