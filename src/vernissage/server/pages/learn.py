"""How one plays each game, as plain pages for anyone who reads: `/learn/<game>`, in every language.

They need no script. What stands on them, `vernissage.learn` says; their style is `web/public/learn.css`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from vernissage import catalog, learn
from vernissage.server.pages.html import A_DAY, preferred
from vernissage.server.services import Services
from vernissage.text import Text, languages

PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title} · Vernissage</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/learn.css" />
  </head>
  <body>
    <header>
      <a href="/">Vernissage</a>
      <nav>{others}</nav>
      <a class="play" href="/">{play}</a>
    </header>
    <main>
{body}
    </main>
  </body>
</html>
"""
NAMES: Final = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}
"""What each language calls itself."""


@cache
def page(game: str, language: str) -> str:
    """The page of a game in a language."""
    markdown = learn.page(game, language, f"/learn/{game}/{learn.SHOTS}")
    text = Text(catalog.folder(game), language)
    return PAGE.format(
        language=language,
        title=escape(markdown.partition("\n")[0].removeprefix("# ")),
        others=" ".join(_link(game, each, language) for each in languages()),
        play=escape(text.say("learn-play")),
        body=_html(markdown),
    )


def _html(markdown: str) -> str:
    """No HTML is taken over from a text: what looks like it stays text."""
    rendered: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return rendered.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


def _link(game: str, language: str, present: str) -> str:
    here = ' aria-current="page"' if language == present else ""
    return f'<a href="/learn/{game}/{language}" lang="{language}"{here}>{NAMES.get(language, language)}</a>'


def routes(services: Callable[[], Services]) -> list[BaseRoute]:
    def offered(request: Request) -> str:
        game: str = request.path_params["game"]
        if game not in services().games:
            raise HTTPException(404)
        return game

    async def lead(request: Request) -> Response:
        """To the page in the reader's language."""
        game = offered(request)
        language = preferred(request.headers.get("accept-language", ""), languages())
        headers = {"Vary": "Accept-Language", "Cache-Control": "no-cache"}
        return RedirectResponse(f"/learn/{game}/{language}", 302, headers)

    async def show(request: Request) -> Response:
        game, language = offered(request), request.path_params["language"]
        if language not in languages():
            raise HTTPException(404)
        shown = await services().tables.aside.run(page, game, language)
        return Response(shown, headers={"Cache-Control": "no-cache"}, media_type="text/html")

    async def picture(request: Request) -> Response:
        folder = catalog.folder(offered(request)) / learn.SHOTS
        wanted = request.path_params["name"]
        found = next((file for file in folder.glob("*.webp") if file.name == wanted), None)
        if found is None:
            raise HTTPException(404)
        return FileResponse(found, headers={"Cache-Control": A_DAY})

    return [
        Route("/learn/{game}", lead),
        Route(f"/learn/{{game}}/{learn.SHOTS}/{{name}}", picture),
        Route("/learn/{game}/{language}", show),
    ]
