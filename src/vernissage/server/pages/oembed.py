"""`/oembed`: how another site can show a finished game in a page of its own (https://oembed.com)."""

import re
from http import HTTPStatus
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from vernissage.server.api.route import Route
from vernissage.server.edge.access import look_in
from vernissage.server.pages.link_previews import is_told, said_of, spoken
from vernissage.server.pages.postcards import SIZES
from vernissage.server.services import Services

ADDRESS: Final = re.compile(
    r"https?://(?P<host>[^/]+)/(?:t|embed)/(?P<code>[A-Za-z]{4,6})(?:/replay)?/?(?P<moment>\?at=\d{1,6})?(?:\?.*)?"
)
"""The address of a table, or of a moment of its replay."""
WIDTH, HEIGHT = 960, 600
FRAME: Final = (
    '<iframe src="{address}" width="{width}" height="{height}" title="Vernissage" loading="lazy" '
    'style="border: 0" allowfullscreen></iframe>'
)


async def get_oembed(services: Services, request: Request) -> Response:
    """Returns the frame and the picture of a finished game. There is nothing to show of any other."""
    if request.query_params.get("format", "json") != "json":
        raise HTTPException(HTTPStatus.NOT_IMPLEMENTED)
    found = ADDRESS.fullmatch(request.query_params.get("url", ""))
    if found is None or found["host"] != request.url.netloc:
        raise HTTPException(404)
    code, address = found["code"].upper(), services.door.address(request.scope)
    table = await look_in(code, services, address, None)
    if table is None or not is_told(services, table.room):
        raise HTTPException(404)
    said = await said_of(services, table.room, spoken(request, "en"))
    shown = f"{request.base_url}embed/{code}"
    width, height = _at_most(request, "maxwidth", WIDTH), _at_most(request, "maxheight", HEIGHT)
    wide, high = SIZES["wide"]
    answer = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Vernissage",
        "provider_url": str(request.base_url),
        "title": f"{said.title}: {said.headline.replace('**', '')}",
        "html": FRAME.format(address=f"{shown}{found['moment'] or ''}", width=width, height=height),
        "width": width,
        "height": height,
        "thumbnail_url": f"{shown}/wide.jpg",
        "thumbnail_width": wide,
        "thumbnail_height": high,
    }
    return JSONResponse(answer, headers={"Cache-Control": "no-cache"})


def _at_most(request: Request, name: str, usual: int) -> int:
    said = request.query_params.get(name, "")
    return min(usual, int(said)) if said.isascii() and said.isdigit() and int(said) else usual


ROUTES: Final = (Route("GET", "/oembed", "How to embed a finished game", get_oembed, kind="document"),)
