"""The files that pages load: scripts, styles, pictures and fonts. Threads of the platform read them."""

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from vernissage.server.api.route import Route
from vernissage.server.services import Services

BUILT: Final = Path(__file__).resolve().parents[1] / "static"
"""The folder where the build writes the pages and their files."""
FOREVER: Final = "public, max-age=31536000, immutable"
A_DAY: Final = "public, max-age=86400"
EACH_TIME: Final = "no-cache"
OFFLINE: Final = ("sw.js", "offline.html", "offline.css", "offline.js")
"""Files for use without a network. The browser looks for newer ones each time."""
BROTLI: Final = ".br"
"""The suffix of the compressed variant that the build adds. Browsers accept it over https only."""


async def file_response(
    services: Services, request: Request, file: Path, cache: str, coding: str = ""
) -> Response:
    """Returns a file, or 304 if the browser has it already. `coding` selects a compressed variant."""
    headers = {"Cache-Control": cache, "ETag": _etag(file, coding)}
    if coding:
        headers["Content-Encoding"] = coding
    known = request.headers.get("if-none-match", "").split(",")
    if headers["ETag"] in {tag.strip().removeprefix("W/") for tag in known}:  # Proxies that compress add W/.
        return Response(None, 304, headers)
    content = await services.files.run(_read, file, coding)
    return Response(content, 200, headers, guess_type(file)[0] or "application/octet-stream")


async def get_asset(services: Services, request: Request) -> Response:
    """Returns a file that has a hash in its name and never changes. Compressed if the browser accepts it."""
    file = _built(f"assets/{request.path_params['path']}")
    coding = _coding(file, request.headers.get("accept-encoding", ""))
    response = await file_response(services, request, file, FOREVER, coding)
    response.headers["Vary"] = "Accept-Encoding"
    return response


async def get_file(services: Services, request: Request) -> Response:
    """Returns an icon, a portrait or another file of the build."""
    path = request.path_params["path"]
    return await file_response(services, request, _built(path), EACH_TIME if path in OFFLINE else A_DAY)


def _etag(file: Path, coding: str) -> str:
    found = file.stat()
    return f'"{found.st_mtime_ns:x}{found.st_size:x}{coding}"'


def _read(file: Path, coding: str) -> bytes:
    if coding == "gzip":
        return _gzipped(file, file.stat().st_mtime_ns)
    return Path(f"{file}{BROTLI}" if coding else file).read_bytes()


@lru_cache(maxsize=512)
def _gzipped(file: Path, _changed: int) -> bytes:
    """Returns a compressed file. It is kept in memory, as shipping it too would make the package larger."""
    return gzip.compress(file.read_bytes(), mtime=0)


def _coding(file: Path, accepted: str) -> str:
    """Returns the content encoding for this file; empty if it is sent uncompressed."""
    wanted = {each.partition(";")[0].strip() for each in accepted.split(",")}
    if not Path(f"{file}{BROTLI}").is_file():  # fonts and paintings are compressed already
        return ""
    return next((name for name in ("br", "gzip") if name in wanted), "")


def _built(path: str) -> Path:
    """Returns the built file at this path. Raises 404 if there is none, or if it is outside of the folder."""
    try:
        file = (BUILT / path).resolve()
        found = file.is_relative_to(BUILT) and file.is_file()
    except (OSError, ValueError):  # not a valid file name
        found = False
    if not found:
        raise HTTPException(404)
    return file


ROUTES: Final = (
    Route("GET", "/assets/{path:path}", "A script, style, picture or font", get_asset, kind="document"),
    Route("GET", "/{path:path}", "A file beside the pages", get_file, kind="document"),
)
