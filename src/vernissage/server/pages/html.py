"""The pages and what they load: built into the package, served as files.

Over a slow line every question costs more than its answer. So a page says at once, in links in its head,
all that its scripts are going to ask for: `Hints` knows that from `built.json`, which the build writes.
A browser asks for six things at a time, so they should not be more. On a first visit styles and words come
inside the page (`first_visit.py`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Container, Iterable, Iterator, Sequence
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api.days import day_of
from vernissage.server.api.games import house_card
from vernissage.server.api.route import Route
from vernissage.server.edge.access import Glance, glance
from vernissage.server.pages.first_visit import Inside, data
from vernissage.server.pages.link_previews import spoken, unfolding, unfolding_day
from vernissage.server.services import Services
from vernissage.table.appearance import PORTRAITS
from vernissage.text import languages

BUILT: Final = Path(__file__).resolve().parents[1] / "static"
ME: Final = '<link rel="preload" as="fetch" crossorigin href="/api/me" />'


class Address(NamedTuple):
    """An address that the browser routes by itself."""

    guest: bool
    """Does the page ask who is there?"""
    watching: bool = False
    """Does it show what everyone sees, whoever looks?"""
    part: str = ""
    """A page of the shell that is a script of its own: the door's parts are not sent to a table."""
    words: str = ""
    """The folder of what is said only there."""


PATHS: Final = {
    "/": Address(guest=True, part="FrontDoor"),
    "/me": Address(guest=True, part="FrontDoor", words="me"),
    "/day": Address(guest=True, part="DayPage", words="day"),
    "/day/{date}/{game}": Address(guest=True, part="DayPage", words="day"),
    "/me/gallery": Address(guest=True, part="FrontDoor", words="gallery"),
    "/circle/{circle}": Address(guest=True, part="FrontDoor", words="circle"),
    "/tables": Address(guest=True, part="FrontDoor", words="tables"),
    "/settings": Address(guest=True, part="FrontDoor", words="settings"),
    "/t/{code}": Address(guest=True),
    "/t/{code}/screen": Address(guest=False, watching=True, words="over"),
    "/t/{code}/replay": Address(guest=False, watching=True, words="replay"),
    "/t/{code}/coach": Address(guest=False, watching=True, words="coach"),
}
"""Each is the same page."""
FALLBACK: Final = "en"
LOBBY: Final = ("Lobby", "lobby")
"""Where people gather: its part, and its words."""
FOREVER: Final = "public, max-age=31536000, immutable"
STYLE: Final = re.compile(r'<link rel="stylesheet"[^>]*>\s*')
A_DAY: Final = "public, max-age=86400"
EACH_TIME: Final = "no-cache"
OFFLINE: Final = ("sw.js", "offline.html", "offline.css", "offline.js")
"""What a browser keeps for when there is no network: it asks after a newer one each time."""
PACKING: Final = (Middleware(GZipMiddleware, compresslevel=6),)
"""How a page itself is sent: harder than this takes twice as long, and makes it no smaller."""
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""What the build lays beside a file that is worth it, the smallest first."""


def preferred(accepted: str, spoken: Container[str]) -> str:
    """The first of these that we speak, as `Accept-Language` has it: browsers write the best first."""
    tags = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((tag for tag in tags if tag in spoken), FALLBACK)


class Chunk(msgspec.Struct, frozen=True):
    """A script of `built.json`, and the styles that come with it."""

    file: str
    name: str = ""
    src: str = ""
    css: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()


class Hints:
    """What a page is going to load, as links for its head."""

    def __init__(self, chunks: dict[str, Chunk]) -> None:
        self._chunks = {name.rpartition("games/")[2]: chunk for name, chunk in chunks.items()}
        self._parts = {chunk.name: chunk for chunk in chunks.values() if chunk.file.endswith(".js")}
        words = [name for name in chunks if name.endswith(".ftl?words") and "games/" not in name]
        self._words = {Path(name).stem: chunks[name] for name in words}

    def language(self, wanted: str) -> str:
        """Of the languages that there are words for, the one that is wanted most."""
        return preferred(wanted, self._words)

    def wanted(self, language: str, address: Address, seen: Glance | None) -> list[Chunk]:
        """The words and this part; at a table the game's, too, and where people gather or play."""
        wanted = [self._words.get(language), *self._part(language, address.part, address.words)]
        if seen is not None:
            wanted.append(self._chunks.get(f"{seen.game}/web/index.ts"))
            wanted.append(self._chunks.get(f"{seen.game}/text/{language}.ftl?words"))
            wanted += self._part(language, *LOBBY) if seen.gathering else []
        return [*filter(None, wanted)]

    def styles(self, wanted: Iterable[Chunk]) -> list[str]:
        """The shell's, and those of all that is wanted."""
        return [css for chunk in (self._parts["shell"], *wanted) for css in chunk.css]

    def links(self, wanted: Sequence[Chunk], inside: Inside | None) -> Iterator[str]:
        """What is wanted, as files; or inside the page, after what is asked for while the rest comes."""
        said = {chunk.file: inside.words(chunk.src, chunk.file) for chunk in wanted} if inside else {}
        for chunk in wanted:
            if not said.get(chunk.file):
                yield f'<link rel="modulepreload" crossorigin href="/{chunk.file}" />'
        for css in self.styles(wanted):
            yield inside.style(css) if inside else f'<link rel="stylesheet" crossorigin href="/{css}" />'
        yield from filter(None, said.values())

    def _part(self, language: str, part: str, words: str) -> list[Chunk | None]:
        """A part of the shell, and what is said only there."""
        return [self._parts.get(part), self._chunks.get(f"src/text/{words}/{language}.ftl?said")]


class Assets(StaticFiles):
    """Files whose name says what is in them: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        coding = self._coding(path, Headers(scope=scope).get("accept-encoding", ""))
        response = await super().get_response(path + PACKED.get(coding, ""), scope)
        if coding:
            response.headers["Content-Encoding"] = coding
            response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOREVER
        return response

    def _coding(self, path: str, accepted: str) -> str:
        """How this file is encoded; empty if it is sent as it is."""
        codings = {each.partition(";")[0].strip() for each in accepted.split(",")}
        there = (each for each in PACKED if each in codings and self.lookup_path(path + PACKED[each])[1])
        return next(there, "")


def are_built() -> bool:
    """Is there anything to show?"""
    return (BUILT / "index.html").is_file()


def missing(folder: Path = BUILT) -> Iterator[str]:
    """What a page would load and not find: scripts, styles, pictures, portraits."""
    chunks = msgspec.json.decode((folder / "built.json").read_bytes(), type=dict[str, Chunk])
    named = {file for chunk in chunks.values() for file in (chunk.file, *chunk.css, *chunk.assets)}
    named |= {f"portraits/{name}.webp" for name in PORTRAITS}
    yield from sorted(file for file in named if not (folder / file).is_file())


@lru_cache(maxsize=1)
def _read(_built: int) -> tuple[str, Hints, Inside]:
    """The page without its style, what it loads, and what it may hold; read anew after each build."""
    chunks = msgspec.json.decode((BUILT / "built.json").read_bytes(), type=dict[str, Chunk])
    html = (BUILT / "index.html").read_text(encoding="utf-8")
    return STYLE.sub("", html), Hints(chunks), Inside(BUILT)


def _page(address: Address) -> Callable[[Services, Request], Awaitable[Response]]:
    async def page(services: Services, request: Request) -> Response:
        if "date" in request.path_params:
            return await _day(request, services, address)
        if "code" not in request.path_params:
            return _shown(request, services, address, None)
        try:
            seen = await glance(services, request, watching=address.watching)
        except SQLAlchemyError:  # The page itself reconnects until the table is available.
            return _shown(request, services, address, None)
        if seen is None:
            return _shown(request, services, address, None, status=404)
        language = spoken(request, _language(request))
        tags = await unfolding(services, request, seen.room, language)
        return _shown(request, services, address, seen, tags)

    return page


async def _day(request: Request, services: Services, address: Address) -> Response:
    """The page of a day; of one that there is not, all the same, and it says so."""
    known = not isinstance(day_of(services, request), Refusal)
    tags = await unfolding_day(services, request, spoken(request, _language(request))) if known else []
    return _shown(request, services, address, None, tags, status=200 if known else 404)


def nowhere(request: Request, services: Services) -> Response:
    """The page for an address that means nothing here. Says so in the reader's language, and leads home."""
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
    # Messengers read only so much of a page, and a browser asks at once for what it has read of.
    head = [*tags, *([ME] if address.guest else [])]
    head += [*hints.links(wanted, inside if first else None), data("house", _house(services, seen))]
    head += [data("welcome", seen.heard.decode())] if seen else []
    shown = html.replace("</head>", "  {}\n  </head>".format("\n    ".join(head)), 1)
    # What one sees at a table is for nobody else, and different a moment later.
    kept = "no-store" if seen else EACH_TIME
    headers = {"Cache-Control": kept, "Vary": "Accept-Language, Cookie"}
    response = Response(shown, status, headers, "text/html")
    if first:
        inside.hand_over(request, response, hints.styles(wanted))
    return response


def _language(request: Request) -> str:
    """What the reader speaks, of the languages there are."""
    return preferred(request.headers.get("accept-language", ""), languages())


def _house(services: Services, seen: Glance | None) -> str:
    """The games; at a table the one that is played there."""
    return _written(services.elsewhere, (seen.game,) if seen else services.games)


@lru_cache(maxsize=16)
def _written(elsewhere: str, games: tuple[str, ...]) -> str:
    """It is the same for everyone, and as long as the page."""
    return codec.encode(house_card(elsewhere, games)).decode()


async def get_file(_services: Services, request: Request) -> Response:
    """Icons, portraits and other files beside the page."""
    try:
        file = (BUILT / request.path_params["path"]).resolve()
        found = file.is_relative_to(BUILT) and file.is_file()
    except (OSError, ValueError):  # no file can be called that
        found = False
    if not found:
        raise HTTPException(404)
    kept = EACH_TIME if request.path_params["path"] in OFFLINE else A_DAY
    return FileResponse(file, headers={"Cache-Control": kept})


ROUTES: Final = (
    *(
        Route("GET", path, "A page of the app", _page(address), kind="document", middleware=PACKING)
        for path, address in PATHS.items()
    ),
    Route("GET", "/{path:path}", "A file beside the pages", get_file, kind="document"),
)
