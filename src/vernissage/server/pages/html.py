"""The HTML pages, which are built into the package.

Over a slow connection a request costs more than its response. So the head of a page preloads all files that
its scripts will need. `Hints` finds them in `built.json`, which the build writes. They are at most six files,
because a browser makes six requests at a time. On a first visit styles and texts are inside the page
(`first_visit.py`).
"""

import re
from collections.abc import Awaitable, Callable, Container, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api.days import day_of
from vernissage.server.api.games import house_card
from vernissage.server.api.route import Route
from vernissage.server.edge.access import Glance, glance
from vernissage.server.pages.files import BUILT, EACH_TIME
from vernissage.server.pages.first_visit import InlineFiles, data
from vernissage.server.pages.link_previews import spoken, unfolding, unfolding_day
from vernissage.server.services import Services
from vernissage.table.appearance import PORTRAITS
from vernissage.text import languages

ME: Final = '<link rel="preload" as="fetch" crossorigin href="/api/me" />'


class Address(NamedTuple):
    """A path that the app in the browser routes, and the files that its page needs."""

    guest: bool
    """Whether the page requests `/api/me`."""
    watching: bool = False
    """Whether the page shows the public view to everyone."""
    part: str = ""
    """The part of the shell that the page needs. Each part is a separate script."""
    words: str = ""
    """The folder of the texts that only this page needs; empty if there are none."""


PATHS: Final = {
    "/": Address(guest=True, part="FrontDoor"),
    "/me": Address(guest=True, part="FrontDoor", words="me"),
    "/day": Address(guest=True, part="DayPage", words="day"),
    "/day/{date}/{game}": Address(guest=True, part="DayPage", words="day"),
    "/me/gallery": Address(guest=True, part="FrontDoor", words="gallery"),
    "/circle/{circle}": Address(guest=True, part="FrontDoor", words="circle"),
    "/tables": Address(guest=True, part="FrontDoor", words="tables"),
    "/tv": Address(guest=True, part="Opening", words="screen"),
    "/settings": Address(guest=True, part="FrontDoor", words="settings"),
    "/accessibility": Address(guest=True, part="FrontDoor", words="accessibility"),
    "/t/{code}": Address(guest=True),
    "/t/{code}/screen": Address(guest=False, watching=True, words="over"),
    "/t/{code}/replay": Address(guest=False, watching=True, words="replay"),
    "/t/{code}/coach": Address(guest=False, watching=True, words="coach"),
}
"""All paths of the app. They are served by one HTML page."""
FALLBACK: Final = "en"
LOBBY: Final = ("Lobby", "lobby")
"""The part of the shell and the texts for a table before the game."""
STYLE: Final = re.compile(r'<link rel="stylesheet"[^>]*>\s*')
PACKING: Final = (Middleware(GZipMiddleware, compresslevel=6),)
"""The compression of pages. A higher level takes twice as long, and saves nothing."""


def preferred(accepted: str, spoken: Container[str]) -> str:
    """Returns the first language of an `Accept-Language` header that is in `spoken`; English if none is."""
    tags = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((tag for tag in tags if tag in spoken), FALLBACK)


class Chunk(msgspec.Struct, frozen=True):
    """A script in `built.json`, with its styles and pictures."""

    file: str
    name: str = ""
    src: str = ""
    css: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()


class Hints:
    """Finds the files that a page will load, and writes them as links for its head."""

    def __init__(self, chunks: dict[str, Chunk]) -> None:
        self._chunks = {name.rpartition("games/")[2]: chunk for name, chunk in chunks.items()}
        self._parts = {chunk.name: chunk for chunk in chunks.values() if chunk.file.endswith(".js")}
        words = [name for name in chunks if name.endswith(".ftl?words") and "games/" not in name]
        self._words = {Path(name).stem: chunks[name] for name in words}

    def language(self, wanted: str) -> str:
        """Returns the reader's preferred language among those that have texts."""
        return preferred(wanted, self._words)

    def wanted(self, language: str, address: Address, seen: Glance | None) -> list[Chunk]:
        """Returns a page's chunks: its texts and part, and at a table also the game and perhaps the lobby."""
        wanted = [self._words.get(language), *self._part(language, address.part, address.words)]
        if seen is not None:
            wanted.append(self._chunks.get(f"{seen.game}/web/index.ts"))
            wanted.append(self._chunks.get(f"{seen.game}/text/{language}.ftl?words"))
            wanted += self._part(language, *LOBBY) if seen.gathering else []
        return [*filter(None, wanted)]

    def styles(self, wanted: Iterable[Chunk]) -> list[str]:
        """Returns the style files of the shell and of the chunks in `wanted`."""
        return [css for chunk in (self._parts["shell"], *wanted) for css in chunk.css]

    def links(self, wanted: Sequence[Chunk], inside: InlineFiles | None) -> Iterator[str]:
        """Yields tags for the chunks: links to files or, with `inside`, the styles and texts themselves."""
        said = {chunk.file: inside.words(chunk.src, chunk.file) for chunk in wanted} if inside else {}
        for chunk in wanted:
            if not said.get(chunk.file):
                yield f'<link rel="modulepreload" crossorigin href="/{chunk.file}" />'
        for css in self.styles(wanted):
            yield inside.style(css) if inside else f'<link rel="stylesheet" crossorigin href="/{css}" />'
        yield from filter(None, said.values())

    def _part(self, language: str, part: str, words: str) -> list[Chunk | None]:
        """Returns a part of the shell, and its texts; None for a missing one."""
        return [self._parts.get(part), self._chunks.get(f"src/text/{words}/{language}.ftl?said")]


def are_built() -> bool:
    """Returns whether the pages have been built."""
    return (BUILT / "index.html").is_file()


def missing(folder: Path = BUILT) -> Iterator[str]:
    """Yields missing files that pages load: scripts, styles, pictures and portraits."""
    chunks = msgspec.json.decode((folder / "built.json").read_bytes(), type=dict[str, Chunk])
    named = {file for chunk in chunks.values() for file in (chunk.file, *chunk.css, *chunk.assets)}
    named |= {f"portraits/{name}.webp" for name in PORTRAITS}
    yield from sorted(file for file in named if not (folder / file).is_file())


@lru_cache(maxsize=1)
def _read(_built: int) -> tuple[str, Hints, InlineFiles]:
    """Reads the page (without its styles), its hints and its inline files. Cached until the next build."""
    chunks = msgspec.json.decode((BUILT / "built.json").read_bytes(), type=dict[str, Chunk])
    html = (BUILT / "index.html").read_text(encoding="utf-8")
    return STYLE.sub("", html), Hints(chunks), InlineFiles(BUILT)


def _page(address: Address) -> Callable[[Services, Request], Awaitable[Response]]:
    async def page(services: Services, request: Request) -> Response:
        if "date" in request.path_params:
            return await _day(request, services, address)
        if "code" not in request.path_params:
            return _shown(request, services, address, None)
        try:
            seen = await glance(services, request, watching=address.watching)
        except SQLAlchemyError:  # The page reconnects until the table is available.
            return _shown(request, services, address, None)
        if seen is None:
            return _shown(request, services, address, None, status=404)
        language = spoken(request, _language(request))
        tags = await unfolding(services, request, seen.room, language)
        return _shown(request, services, address, seen, tags)

    return page


async def _day(request: Request, services: Services, address: Address) -> Response:
    """Returns the page of a daily deal. For an unknown day its status is 404."""
    known = not isinstance(day_of(services, request), Refusal)
    tags = await unfolding_day(services, request, spoken(request, _language(request))) if known else []
    return _shown(request, services, address, None, tags, status=200 if known else 404)


def nowhere(request: Request, services: Services) -> Response:
    """Returns the page for an unknown address, with status 404."""
    return _shown(request, services, PATHS["/"], None, status=404)


def _shown(
    request: Request,
    services: Services,
    address: Address,
    seen: Glance | None,
    tags: Iterable[str] = (),
    *,
    status: int = 200,
) -> Response:
    try:
        html, hints, inside = _read((BUILT / "index.html").stat().st_mtime_ns)
    except FileNotFoundError:
        return PlainTextResponse("The pages were not built. See CONTRIBUTING.md.\n", 503)
    language = hints.language(request.headers.get("accept-language", ""))
    wanted, first = hints.wanted(language, address, seen), inside.is_new_to(request)
    # These come first: messengers read only the beginning of a page, and browsers load in this order.
    head = [*tags, *([ME] if address.guest else [])]
    head += [*hints.links(wanted, inside if first else None), data("house", _house(services, seen))]
    head += [data("welcome", seen.heard.decode())] if seen else []
    shown = html.replace("</head>", "  {}\n  </head>".format("\n    ".join(head)), 1)
    # A table's page holds one guest's view, which changes with every move.
    kept = "no-store" if seen else EACH_TIME
    headers = {"Cache-Control": kept, "Vary": "Accept-Language, Cookie"}
    response = Response(shown, status, headers, "text/html")
    if first:
        inside.hand_over(request, response, hints.styles(wanted))
    return response


def _language(request: Request) -> str:
    """Returns the reader's preferred language."""
    return preferred(request.headers.get("accept-language", ""), languages())


def _house(services: Services, seen: Glance | None) -> str:
    """Returns the server's description as JSON, with all games; at a table, only with its game."""
    return _written(services.elsewhere, (seen.game,) if seen else services.games)


@lru_cache(maxsize=16)
def _written(elsewhere: str, games: tuple[str, ...]) -> str:
    """Returns the server's description as JSON. It is cached, because it is long and equal for everyone."""
    return codec.encode(house_card(elsewhere, games)).decode()


ROUTES: Final = tuple(
    Route("GET", path, "A page of the app", _page(address), kind="document", middleware=PACKING)
    for path, address in PATHS.items()
)
