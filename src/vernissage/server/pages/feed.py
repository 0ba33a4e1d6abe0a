"""A private feed (Atom, RFC 4287) of the tables where others wait for a guest."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree as ET

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api.contacts import address_of
from vernissage.server.api.route import Route
from vernissage.server.notify.calls import Where, call_of
from vernissage.server.services import Services
from vernissage.server.store.rows import Call, Due
from vernissage.text import Text

ATOM: Final = "http://www.w3.org/2005/Atom"
CACHED: Final = "private, no-store"


async def get_feed(services: Services, request: Request) -> Response:
    """Returns a guest's feed to anyone who knows its URL. It tells only where others wait for the guest."""
    found = await services.store.contacts_at(address_of(request.path_params["key"]))
    where: Where | Refusal | None = codec.decode(found[0].doc, Where) if found else None
    if not isinstance(where, Where):
        raise HTTPException(404)
    contact = found[0]
    calls = await services.store.calls_for(contact.guest)
    background = services.tables.background
    written = await background.run(written_as_atom, calls, where, contact.address, contact.made)
    return Response(written, headers={"Cache-Control": CACHED}, media_type="application/atom+xml")


def written_as_atom(calls: Sequence[Call], where: Where, name: str, made: float) -> bytes:
    """Returns the feed as XML, the newest entry first. The id of an entry tells when its wait began."""
    text = Text(language=where.language)
    feed = ET.Element("feed", {"xmlns": ATOM, "xml:lang": where.language})
    newest = sorted(calls, key=lambda call: call.since, reverse=True)
    _says(feed, "id", f"urn:vernissage:{name}")
    _says(feed, "title", text.say("call-feed"))
    _says(feed, "updated", _when(newest[0].since if newest else made))
    ET.SubElement(feed, "link", {"href": where.origin})
    for each in newest:
        call = call_of(Due("", each.code, each.game, each.due, reminds=False, gathers=each.gathers), where)
        entry = ET.SubElement(feed, "entry")
        _says(entry, "id", f"urn:vernissage:{each.code}:{int(each.since)}")
        _says(entry, "title", call.text)
        _says(entry, "updated", _when(each.since))
        author = ET.SubElement(entry, "author")
        _says(author, "name", "Vernissage")
        ET.SubElement(entry, "link", {"href": call.url})
    written: bytes = ET.tostring(feed, "utf-8", xml_declaration=True)
    return written


def _says(parent: ET.Element, tag: str, text: str) -> None:
    ET.SubElement(parent, tag).text = text


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


ROUTES: Final = (Route("GET", "/feed/{key}", "A feed of tables that wait", get_feed, kind="document"),)
