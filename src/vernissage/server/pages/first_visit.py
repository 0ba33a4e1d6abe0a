"""On a first visit, styles and texts are sent inside the page.

Over a slow connection a separate request for them costs half a second. From the second visit on they are
files, which the browser has cached: a cookie names the build that it knows. The content security policy of a
page names the hashes of its inline styles, so that no other inline style is accepted.
"""

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


class InlineFiles:
    """The styles and texts of one build, for inclusion in a page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.build: Final = sha256((folder / "index.html").read_bytes()).hexdigest()[:16]
        self._read = cache(self._read_text)

    def is_new_to(self, request: Request) -> bool:
        """Returns whether this browser has not yet had the files of this build."""
        return request.cookies.get(COOKIE) != self.build

    def style(self, file: str) -> str:
        """Returns an inline style, and a link that loads nothing but tells scripts about the style."""
        # Both attributes prevent loading: the preload scanner obeys one, the parser the other.
        unloaded = f'<link rel="stylesheet" disabled media="not all" href="/{file}" />'
        return f"{unloaded}<style>{self._read(file)}</style>"

    def words(self, source: str, script: str) -> str:
        """Returns the texts of `script` as data, for `web/src/lib/texts.ts`; empty if it has none."""
        file = script.removesuffix(".js") + ".json"
        return data(source, self._read(file)) if (self._folder / file).is_file() else ""

    def hand_over(self, request: Request, response: Response, styles: Iterable[str]) -> None:
        """Allows these inline styles in the response, and sets the cookie that names this build."""
        hashes = [b64encode(sha256(self._read(file).encode()).digest()).decode() for file in styles]
        setattr(request.state, STYLES, hashes)
        response.set_cookie(COOKIE, self.build, A_YEAR, httponly=True, samesite="lax")

    def _read_text(self, file: str) -> str:
        return (self._folder / file).read_text(encoding="utf-8")


def data(name: str, said: str) -> str:
    """Returns JSON as an element of the page, so that it needs no request of its own."""
    safe = said.replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{safe}</script>'
