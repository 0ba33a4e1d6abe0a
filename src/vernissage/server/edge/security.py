"""Security headers, origin checks and request limits for every response and socket.

`Guard` wraps the whole app, so no route can forget it. The threat model is in docs/security.md.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api.http_types import Problem
from vernissage.server.edge.limits import Limits
from vernissage.server.platform.payer import too_often
from vernissage.table.protocol import MESSAGE_LIMIT

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    # No inline styles except those of the build (first_visit.py). Svelte sets styles through the CSSOM and
    # animates through the Web Animations API, which no policy forbids.
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    # The page keeps screens awake with a tiny video (web/src/lib/film.ts).
    "media-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def policy(styles: Iterable[str] = (), *, embedded: bool = False) -> str:
    """Returns the content security policy of a page. `styles` are the hashes of its inline styles."""
    also = "".join(f" 'sha256-{each}'" for each in styles)
    said = POLICY | ({"frame-ancestors": "*"} if embedded else {})
    return "; ".join(f"{what} {where}{also * (what == 'style-src')}" for what, where in said.items())


HEADERS: Final = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a table's address contains its code
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STYLES: Final = "styles"
"""The key in the request's state where a page lists the hashes of its inline styles."""
EMBEDDED: Final = "embedded"
"""The key in the request's state that lets other sites show this page or picture in theirs."""
PART_OF_A_PAGE: Final = ("text/javascript", "text/css", "font/", "image/webp")
FOR_PARTS: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
"""The headers that scripts, styles and pictures need. The rest, half a kilobyte, concerns only pages."""
COOKIE: Final = "vernissage"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""The cookie's name over TLS: browsers accept it only from this exact host, not from a sibling domain."""
WORKER: Final = "/sw.js"
"""The path of the service worker, whose policy is sent with its script and not with a page."""
TOKEN_LENGTH: Final = 43
"""The length of the cookie's value in characters; see session.py."""
ONLY_TLS: Final = "max-age=31536000"
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

OTHER_ORIGIN: Final = Refusal("request/other-origin")
TOO_LONG: Final = Refusal("message/too-long", args={"limit": MESSAGE_LIMIT})


@dataclass(frozen=True, slots=True)
class Door:
    """The settings for requests from outside. Proxy headers are trusted only if proxies are configured."""

    proxies: int = 0
    """The number of trusted proxies in front of the server. Addresses beyond them may be forged."""
    programs: bool = False
    """Whether to admit callers that send no origin, such as programs. See `admits`."""
    also_http: bool = False
    """Whether devices may come over http too, so browsers must not be told to insist on TLS."""

    def address(self, scope: Scope) -> str:
        """Returns the caller's address for the limits: an IPv4 address, or an IPv6 network of 64 bits."""
        lines = Headers(scope=scope).getlist("x-forwarded-for")
        said = [part.strip() for line in lines for part in line.split(",") if part.strip()]
        if 0 < self.proxies <= len(said):
            return network(said[-self.proxies])
        peer = scope.get("client")
        return network(peer[0] if peer else "")

    def over_tls(self, scope: Scope) -> bool:
        """Returns whether the browser's connection is encrypted. Behind proxies, their header decides."""
        said = Headers(scope=scope).get("x-forwarded-proto", "") if self.proxies else ""
        return (said.rpartition(",")[2].strip() or scope["scheme"]) in {"https", "wss"}

    def token(self, scope: Scope) -> str:
        """Returns the session cookie or "". Over TLS, a cookie without the host prefix is accepted too."""
        cookies = cookie_parser(Headers(scope=scope).get("cookie", ""))
        safer = cookies.get(HOST_COOKIE, "") if self.over_tls(scope) else ""
        return safer or cookies.get(COOKIE, "")

    def admits(self, scope: Scope) -> bool:
        """Returns whether this caller may change something or open a socket.

        A browser always names the page's origin with a socket and with every request that changes something,
        and no page can forge the origin. So our own pages are admitted and other sites are not. A caller
        without an origin is not a browser but a program. It has only its own cookies and could forge any
        origin, so admitting it is not dangerous in itself. It is refused by default all the same: if a proxy
        ever removed the header, this check would fail closed, not open.
        """
        unsaid = not {"origin", "sec-fetch-site"} & set(Headers(scope=scope).keys())
        return same_origin(scope, over_tls=self.over_tls(scope)) or (unsaid and self.programs)


def same_origin(scope: Scope, *, over_tls: bool) -> bool:
    """Returns whether the request comes from one of our pages. A proxy must pass on `Host` unchanged."""
    headers = Headers(scope=scope)
    origin = headers.get("origin", "null")
    if origin == "null":  # a page without an origin; the browser may still say that it is one of ours
        return headers.get("sec-fetch-site") == "same-origin"
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    schemes = {"https"} if over_tls else {"http", "https"}
    host = headers.get("host", "").lower()
    return page.scheme in schemes and host != "" and page.netloc.lower() == host


class Guard:
    """Middleware around the whole app: it checks rate limits, origin and body size, and adds headers."""

    def __init__(self, app: ASGIApp, door: Door, limits: Limits) -> None:
        self._app = app
        self._door = door
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, self._with_headers(scope, send))
        elif scope["type"] == "websocket" and (not self._door.admits(scope) or self._wait(scope)):
            await send({"type": "websocket.close", "code": 1008})  # before accepting, which sends a 403
        else:
            await self._app(scope, receive, send)

    def _wait(self, scope: Scope) -> float:
        """Counts a request; returns the seconds to wait if it is not allowed, otherwise 0."""
        return self._limits.request(self._door.address(scope), self._door.token(scope)[:TOKEN_LENGTH])

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if wait := self._wait(scope):
            await _refuse(429, too_often(wait))(scope, receive, send)
            return
        if scope["method"] not in SAFE_METHODS and not self._door.admits(scope):
            await _refuse(403, OTHER_ORIGIN)(scope, receive, send)
            return
        body = await _short_body(receive)
        if body is None:
            await _refuse(413, TOO_LONG)(scope, receive, send)
            return
        await self._app(scope, _after(body, receive), send)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_headers(scope["path"], headers.get("Content-Type", "")))
                state = scope.get("state", {})
                styles, embedded = state.get(STYLES, ()), EMBEDDED in state
                if styles or embedded:
                    headers["Content-Security-Policy"] = policy(styles, embedded=embedded)
                if embedded:
                    headers["Cross-Origin-Resource-Policy"] = "cross-origin"
                if self._door.over_tls(scope) and not self._door.also_http:
                    headers["Strict-Transport-Security"] = ONLY_TLS
                if scope["path"].startswith("/api/"):  # private to this guest, and soon out of date
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return send_with_headers


def _headers(path: str, kind: str) -> dict[str, str]:
    """Returns the security headers for a response with this path and content type."""
    if path == WORKER or not kind.startswith(PART_OF_A_PAGE):
        return HEADERS
    return {name: HEADERS[name] for name in FOR_PARTS}


def network(said: str) -> str:
    """Returns the key by which limits count an address: the IPv4 address, or the IPv6 network of 64 bits."""
    try:
        address = ip_address(_without_port(said))
    except ValueError:  # a Unix socket has no address
        return said[:40]
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


def _without_port(said: str) -> str:
    """Strips the port that some proxies add to the address. A port differs for each connection."""
    if said.startswith("["):
        return said[1:].partition("]")[0]
    host, _, port = said.rpartition(":")
    return host if host and port.isdigit() and ":" not in host else said


def _refuse(status: int, refusal: Refusal) -> Response:
    body = codec.encode(Problem(refusal))
    # The unread rest of the body must not be taken for the next request.
    headers = {"Connection": "close"}
    if "seconds" in refusal.args:
        headers["Retry-After"] = str(refusal.args["seconds"])
    return Response(body, status, headers, "application/json")


async def _short_body(receive: Receive) -> bytes | None:
    """Returns the whole body; None if it is too long or the client disconnects first."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MESSAGE_LIMIT or message["type"] == "http.disconnect":
            return None
    return body


def _after(body: bytes, receive: Receive) -> Receive:
    """Returns a `receive` that first yields this body, and then the messages of the original `receive`."""
    unread = True

    async def receive_after() -> Message:
        nonlocal unread
        if unread:
            unread = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return receive_after
