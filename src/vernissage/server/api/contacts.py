"""A guest's contacts (browsers, webhooks and feeds that notify them), and holidays."""

import hashlib
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api.route import Route
from vernissage.server.edge.session import Visit
from vernissage.server.notify import delivery
from vernissage.server.notify.calls import Where
from vernissage.server.notify.push import Subscription
from vernissage.server.services import Services
from vernissage.server.store.rows import Contact
from vernissage.table.pending import DAYS
from vernissage.text import languages

MOST: Final = 10
"""The maximum number of contacts of one guest."""
LONGEST_HOLIDAY: Final = 31 * 86_400.0
TOO_MANY: Final = Refusal("calls/too-many", args={"most": MOST})
NO_BROWSER: Final = Refusal("calls/no-browser")
NO_CONTACT: Final = Refusal("calls/unknown")
TOO_LONG: Final = Refusal("calls/holiday-too-long", args={"days": 31})

Language = Annotated[str, msgspec.Meta(max_length=5)]
Url = Annotated[str, msgspec.Meta(max_length=delivery.LONGEST)]


class ContactCard(msgspec.Struct, frozen=True):
    """A browser, webhook or feed by which the guest is notified."""

    id: str
    kind: str
    place: str
    """The host name of the contact; empty for a feed."""
    made: float
    """When the contact was added, in seconds since 1970."""


class Contacts(msgspec.Struct, frozen=True):
    """A guest's contacts, and the end of their holiday."""

    key: str
    """The server's public key for Web Push."""
    contacts: list[ContactCard]
    holiday: float | None
    """The end of the guest's holiday, in seconds since 1970; null if they are not on holiday."""


class AddBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Language
    endpoint: Url
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class AddWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Language
    address: Url


class AddFeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Language


class Feed(msgspec.Struct, frozen=True):
    """The path of a new feed. It is shown only once; the server stores its hash."""

    path: str


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    until: float
    """The end of the holiday in seconds since 1970; 0 ends it now."""


async def add_browser(
    services: Services, request: Request, visit: Visit, body: AddBrowser
) -> Contacts | Refusal:
    browser = Subscription(body.endpoint, body.p256dh, body.auth)
    if not browser.is_readable:
        return NO_BROWSER
    added = await _add(services, request, visit, "push", body.endpoint, body.language, browser)
    if not isinstance(added, Refusal):
        await _leave_to(services, visit, browser)
    return added


async def _leave_to(services: Services, visit: Visit, browser: Subscription) -> None:
    """Removes the contacts of other guests in this browser, which is recognised by its keys."""
    for contact in await services.store.contacts_at(browser.endpoint):
        where: Where | Refusal = codec.decode(contact.doc, Where)
        is_same = isinstance(where, Where) and where.browser == browser
        if is_same and contact.guest != visit.guest.id:
            await services.store.remove_contact(contact.address, contact.guest)


async def add_webhook(
    services: Services, request: Request, visit: Visit, body: AddWebhook
) -> Contacts | Refusal:
    return await _add(services, request, visit, "webhook", body.address, body.language)


async def add_feed(services: Services, request: Request, visit: Visit, body: AddFeed) -> Feed | Refusal:
    key = services.chance.token("feed", 24)
    added = await _add(services, request, visit, "feed", address_of(key), body.language)
    return added if isinstance(added, Refusal) else Feed(f"/feed/{key}")


async def remove_contact(services: Services, request: Request, visit: Visit) -> Contacts | Refusal:
    for contact in await services.store.contacts_of(visit.guest.id):
        if _id(contact.address) == request.path_params["contact"]:
            await services.store.remove_contact(contact.address, visit.guest.id)
            return await get_contacts(services, request, visit)
    return NO_CONTACT


async def set_holiday(
    services: Services, request: Request, visit: Visit, body: Holiday
) -> Contacts | Refusal:
    now = services.clock.time()
    if not 0 <= body.until <= now + LONGEST_HOLIDAY:
        return TOO_LONG
    await services.store.set_holiday(visit.guest.id, body.until if body.until > now else 0.0, DAYS)
    await services.moderation.look()  # reloads the tables where the guest sits
    return await get_contacts(services, request, visit)


def address_of(key: str) -> str:
    """Returns the stored address of a feed: a hash, so that the database does not reveal the feed's URL."""
    return f"feed:{hashlib.sha256(key.encode()).hexdigest()}"


async def _add(  # noqa: PLR0917 - the columns of a contact
    services: Services,
    request: Request,
    visit: Visit,
    kind: str,
    address: str,
    language: str,
    browser: Subscription | None = None,
) -> Contacts | Refusal:
    if refusal := services.within(services.limits.tables, request):
        return refusal
    if kind != "feed":
        parts = delivery.readable(address, local=services.calls.local)
        if isinstance(parts, Refusal):
            return parts
    if len(await services.store.contacts_of(visit.guest.id)) >= MOST:
        return TOO_MANY
    scheme = "https" if services.door.over_tls(request.scope) else "http"
    spoken = language if language in languages() else languages()[0]
    doc = codec.encode(Where(spoken, f"{scheme}://{request.url.netloc}", browser))
    await services.store.add_contact(Contact(address, visit.guest.id, kind, doc, services.clock.time()))
    return await get_contacts(services, request, visit)


async def get_contacts(services: Services, _request: Request, visit: Visit) -> Contacts:
    own = await services.store.contacts_of(visit.guest.id)
    until = (await services.store.holidays((visit.guest.id,))).get(visit.guest.id, 0.0)
    return Contacts(
        key=services.calls.vapid.public_key,
        contacts=[_card(contact) for contact in own],
        holiday=until if until > services.clock.time() else None,
    )


def _card(contact: Contact) -> ContactCard:
    """Returns a contact without its address. A browser recognises itself by the hash in `id`."""
    parts = delivery.readable(contact.address, local=True)
    place = "" if isinstance(parts, Refusal) or parts.hostname is None else parts.hostname
    return ContactCard(_id(contact.address), contact.kind, place, contact.made)


def _id(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()


ROUTES: Final = (
    Route("GET", "/api/me/contacts", "Where I am called", get_contacts),
    Route("POST", "/api/me/contacts/browser", "Call this browser", add_browser),
    Route("POST", "/api/me/contacts/webhook", "Call this address", add_webhook),
    Route("POST", "/api/me/contacts/feed", "A feed of my turns", add_feed),
    Route("POST", "/api/me/contacts/{contact}/remove", "Call there no more", remove_contact),
    Route("POST", "/api/me/holiday", "Be on holiday until then", set_holiday),
)
