"""Both addresses of a house with its own authority: https, and http for devices that don't trust it yet.

Links and QR codes lead to the address with http, where every device can read how to trust the house. A device
that has once chosen between the two is led on by a cookie. Cookies belong to a host and not to a port, so
both addresses see it.
"""

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

PAGE: Final = "/https"
"""The path of the page that says what https adds and how a device gets it, and of all that belongs to it."""
CHOICE: Final = "https"
"""The cookie with a device's choice: `on` or `off`."""


@dataclass(frozen=True, slots=True)
class OwnHttps:
    """The ports of a house that speaks https with a certificate of its own authority."""

    port: int
    plain_port: int
    authority: bytes
    """The certificate that devices are to trust, in DER."""
    fingerprint: str

    def secure(self, scope: Scope, path: str) -> str:
        """Returns the address of a path over https, at the host that this request names."""
        host = Headers(scope=scope).get("host", "")
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        return f"https://{name}:{self.port}{path}"

    def detour(self, scope: Scope) -> str:
        """Returns where a request for a page over http is sent instead; empty if it is answered there."""
        if not self._is_page_over_http(scope):
            return ""
        headers = Headers(scope=scope)
        query = scope.get("query_string", b"").decode("latin-1")
        wanted = quote(scope["path"]) + (f"?{query}" if query else "")
        match cookie_parser(headers.get("cookie", "")).get(CHOICE):
            case "on":
                return self.secure(scope, wanted)
            case "off":
                return ""
        return f"{PAGE}?next={quote(wanted, safe='/')}"

    def _is_page_over_http(self, scope: Scope) -> bool:
        """Whether a browser on another device asks for a page. This machine trusts itself without https."""
        if scope["type"] != "http" or scope["method"] != "GET" or scope["path"].startswith(PAGE):
            return False
        _, port = scope.get("server") or ("", 0)
        peer, _ = scope.get("client") or ("", 0)
        accepted = Headers(scope=scope).get("accept", "")
        return port == self.plain_port and "text/html" in accepted and not is_loopback(peer)


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def local_path(said: str) -> str:
    """Returns a path of this house; the front page for anything that would lead elsewhere."""
    is_path = said.startswith("/") and said[1:2] not in {"/", "\\"} and said.isascii() and said.isprintable()
    return said if is_path else "/"
