"""Pages that explain how to play each game: `/learn/<game>`, in every language.

They need no script. `vernissage.learn` writes their text; their style is `web/public/learn.css`.
"""

from functools import cache
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vernissage import catalog, learn
from vernissage.server.api.route import Route
from vernissage.server.pages.document import document, html
from vernissage.server.pages.files import A_DAY, file_response
from vernissage.server.pages.html import preferred
from vernissage.server.services import Services
from vernissage.text import Text, languages

NAMES: Final = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}
"""The names of the languages, each in its own language, by code."""


@cache
def page(game: str, language: str) -> str:
    """Returns the HTML page that explains a game."""
    markdown = learn.page(game, language, f"/learn/{game}/{learn.SHOTS}")
    text = Text(catalog.folder(game), language)
    others = " ".join(_link(game, each, language) for each in languages())
    return document(text, language, markdown.partition("\n")[0], html(markdown), others)


def _link(game: str, language: str, present: str) -> str:
    here = ' aria-current="page"' if language == present else ""
    return f'<a href="/learn/{game}/{language}" lang="{language}"{here}>{NAMES.get(language, language)}</a>'


def _offered(services: Services, request: Request) -> str:
    """Returns the name of the requested game. Raises 404 if the server does not offer it."""
    game: str = request.path_params["game"]
    if game not in services.games:
        raise HTTPException(404)
    return game


async def redirect(services: Services, request: Request) -> Response:
    """Redirects to the page in the reader's language."""
    game = _offered(services, request)
    language = preferred(request.headers.get("accept-language", ""), languages())
    headers = {"Vary": "Accept-Language", "Cache-Control": "no-cache"}
    return RedirectResponse(f"/learn/{game}/{language}", 302, headers)


async def get_page(services: Services, request: Request) -> Response:
    game, language = _offered(services, request), request.path_params["language"]
    if language not in languages():
        raise HTTPException(404)
    shown = await services.tables.background.run(page, game, language)
    return Response(shown, headers={"Cache-Control": "no-cache"}, media_type="text/html")


async def get_picture(services: Services, request: Request) -> Response:
    folder = catalog.folder(_offered(services, request)) / learn.SHOTS
    wanted = request.path_params["name"]
    found = next((file for file in folder.glob("*.webp") if file.name == wanted), None)
    if found is None:
        raise HTTPException(404)
    return await file_response(services, request, found, A_DAY)


ROUTES: Final = (
    Route("GET", "/learn/{game}", "How to play, in the reader's language", redirect, kind="document"),
    Route(
        "GET",
        f"/learn/{{game}}/{learn.SHOTS}/{{name}}",
        "A picture of how to play",
        get_picture,
        kind="document",
    ),
    Route("GET", "/learn/{game}/{language}", "How to play", get_page, kind="document"),
)
