"""The pages and what they load: built into the package, served as files."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT: Final = Path(__file__).resolve().parent / "static"
PATHS: Final = ("/", "/me", "/t/{code}", "/t/{code}/screen", "/t/{code}/replay")
"""What the browser routes by itself; each is the same page."""
FOREVER: Final = "public, max-age=31536000, immutable"
A_DAY: Final = "public, max-age=86400"


class Assets(StaticFiles):
    """Files whose name says what is in them: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        packed = f"{path}.gz"  # made by the build, beside what is worth it
        accepts = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if accepts and (BUILT / "assets" / packed).is_file():
            response = await super().get_response(packed, scope)
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
        else:
            response = await super().get_response(path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOREVER
        return response


async def page(_request: Request) -> Response:
    index = BUILT / "index.html"
    if not index.is_file():
        return PlainTextResponse("The pages were not built. See CONTRIBUTING.md.\n", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


async def other(request: Request) -> Response:
    """Icons, portraits and the like, beside the page."""
    try:
        file = (BUILT / request.path_params["path"]).resolve()
        found = file.is_relative_to(BUILT) and file.is_file()
    except (OSError, ValueError):  # no file can be called that
        found = False
    if not found:
        raise HTTPException(404)
    return FileResponse(file, headers={"Cache-Control": A_DAY})


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, page) for path in PATHS),
        Mount("/assets", Assets(directory=BUILT / "assets", check_dir=False)),
        Route("/{path:path}", other),
    ]
