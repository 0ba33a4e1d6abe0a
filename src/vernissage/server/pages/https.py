"""`/https`: what https adds to a house, and how a device or the house gets it, in the reader's language."""

from html import escape
from typing import Final
from urllib.parse import quote

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vernissage.server.api.route import Route
from vernissage.server.edge.https import CHOICE, PAGE, OwnHttps, local_path
from vernissage.server.pages.document import document, html
from vernissage.server.pages.html import preferred
from vernissage.server.services import Services
from vernissage.text import Text, languages

CERTIFICATE: Final = f"{PAGE}/vernissage.crt"
A_YEAR: Final = 365 * 24 * 60 * 60
DEVICES: Final = ("iphone", "android", "computer")


async def get_page(services: Services, request: Request) -> Response:
    language = preferred(request.headers.get("accept-language", ""), languages())
    text = Text(None, language)
    next_path = local_path(request.query_params.get("next", "/"))
    body = [f"# {text.say('https-title')}", text.say("https-adds")]
    if services.https is not None:
        body += _trust(text, services.https)
    elif services.door.over_tls(request.scope):
        body.append(text.say("https-here"))
    else:
        body.append(text.say("https-how"))
    shown = html("\n\n".join(body))
    if services.https is not None:
        shown = shown.replace("<h2>", f"{_ways(text, services.https, request, next_path)}<h2>", 1)
        shown += _code(services.elsewhere)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Language"}
    return Response(document(text, language, body[0], shown), headers=headers, media_type="text/html")


async def get_certificate(services: Services, _request: Request) -> Response:
    """Returns the certificate to trust. Phones offer to install it because of its media type."""
    if services.https is None:
        raise HTTPException(404)
    headers = {"Cache-Control": "no-store"}
    return Response(services.https.authority, headers=headers, media_type="application/x-x509-ca-cert")


async def choose(services: Services, request: Request) -> Response:
    """Remembers a device's choice, and leads on. `on` is asked for over https, so it works there."""
    choice = request.path_params["choice"]
    is_on = choice == "on" and services.door.over_tls(request.scope)
    if services.https is None or not (is_on or choice == "off"):
        raise HTTPException(404)
    path = local_path(request.query_params.get("next", "/"))
    response = RedirectResponse(path, 303, {"Cache-Control": "no-store"})
    response.set_cookie(CHOICE, choice, max_age=A_YEAR, httponly=True, samesite="lax")
    return response


def _trust(text: Text, https: OwnHttps) -> list[str]:
    """Returns the steps for each kind of device, and what somebody trusts who takes them."""
    steps = [text.say(f"https-{device}", certificate=CERTIFICATE) for device in DEVICES]
    return [text.say("https-trust"), *steps, text.say("https-safe", fingerprint=https.fingerprint)]


def _ways(text: Text, https: OwnHttps, request: Request, path: str) -> str:
    """Returns the links that lead on: over https, and without."""
    query = f"?next={quote(path, safe='/')}"
    on = https.secure(request.scope, f"{PAGE}/on{query}")
    return (
        f'<p class="ways"><a class="play" href="{escape(on)}">{escape(text.say("https-open"))}</a> '
        f'<a href="{escape(f"{PAGE}/off{query}")}">{escape(text.say("https-without"))}</a></p>'
    )


def _code(elsewhere: str) -> str:
    """Returns a QR code of this page, for somebody who reads it at the machine of the house."""
    if not elsewhere:
        return ""
    address = elsewhere + PAGE
    drawn = segno.make(address, micro=False).svg_inline(scale=5, border=2, dark="#000", light="#fff")
    return f'<figure class="code">{drawn}<figcaption>{escape(address)}</figcaption></figure>'


ROUTES: Final = (
    Route("GET", PAGE, "What https adds, and how to get it", get_page, kind="document"),
    Route("GET", CERTIFICATE, "The certificate to trust", get_certificate, kind="document"),
    Route("GET", f"{PAGE}/{{choice}}", "Go on over https, or without", choose, kind="document"),
)
