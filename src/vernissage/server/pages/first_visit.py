"""On a first visit the styles and the words of a page come inside it.

Over a slow line a browser that has the page asks for its files, and for half a second nothing comes. What
lies in the page itself comes in that time. From the next visit on they are files like all others, which a
browser keeps: a cookie says of which build it has had them. Styles inside a page are named in its policy by
their hashes, so nothing else can slip in as a style.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from vernissage.server.edge.security import STYLES

COOKIE: Final = "vernissage_built"
A_YEAR: Final = 365 * 24 * 60 * 60


class Inside:
    """The files of one build, as they are written into a page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.build: Final = sha256((folder / "index.html").read_bytes()).hexdigest()[:16]
        self._read = cache(self._read_text)

    def is_new_to(self, request: Request) -> bool:
        """Has this browser never had the files of this build?"""
        return request.cookies.get(COOKIE) != self.build

    def style(self, file: str) -> str:
        """A style, and a link that loads nothing: a script that needs the file finds that it is there."""
        # Two signs that it isn't to be loaded: browsers heed one when they look ahead, the other later.
        unloaded = f'<link rel="stylesheet" disabled media="not all" href="/{file}" />'
        return f"{unloaded}<style>{self._read(file)}</style>"

    def words(self, source: str, script: str) -> str:
        """The words of this script as data, for `web/src/lib/texts.ts`; empty where it is only a script."""
        file = script.removesuffix(".js") + ".json"
        return data(source, self._read(file)) if (self._folder / file).is_file() else ""

    def hand_over(self, request: Request, response: Response, styles: Iterable[str]) -> None:
        """This page holds these styles, and this browser has had them from now on."""
        hashes = [b64encode(sha256(self._read(file).encode()).digest()).decode() for file in styles]
        setattr(request.state, STYLES, hashes)
        response.set_cookie(COOKIE, self.build, A_YEAR, httponly=True, samesite="lax")

    def _read_text(self, file: str) -> str:
        return (self._folder / file).read_text(encoding="utf-8")


def data(name: str, said: str) -> str:
    """Written into the page, so that it needn't be asked for. It is no script, only data."""
    safe = said.replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{safe}</script>'
