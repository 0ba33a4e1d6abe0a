"""Contacts over HTTP are the guest's own, and reveal nothing about others."""

from __future__ import annotations

import json

import pytest

from tests.server.live import House
from tests.server.people import Browser
from tests.server.test_calls import Browser as Called
from vernissage.core import codec
from vernissage.server.api import contacts

pytestmark = pytest.mark.every_case
ADDRESS = "https://called.example/hook"
ENDPOINT = "https://push.example/to/somebody"


@pytest.fixture
def house(any_house: House) -> House:
    return any_house


def named(guest: Browser, address: str = ADDRESS) -> tuple[int, list[tuple[str, str]]]:
    """Returns the answer to adding an address, without the time."""
    told = guest.ask("POST", "/api/me/contacts/webhook", {"language": "en", "address": address})
    return told.status, [(each.id, each.place) for each in told.read(contacts.Contacts).contacts]


def own(guest: Browser) -> list[contacts.ContactCard]:
    return guest.ask("GET", "/api/me/contacts").read(contacts.Contacts).contacts


def subscribed(guest: Browser, browser: Called) -> None:
    said = browser.at(ENDPOINT)
    body = {"language": "en", "endpoint": said.endpoint, "p256dh": said.p256dh, "auth": said.auth}
    assert guest.ask("POST", "/api/me/contacts/browser", body).status == 200


def test_naming_somebody_elses_address_takes_it_from_nobody_and_tells_nothing(house: House) -> None:
    first, second = Browser(house), Browser(house)
    assert named(first) == named(second), "the same answer, whether it is somebody's or not"
    kept = own(first)
    assert len(kept) == len(own(second)) == 1
    assert second.ask("POST", f"/api/me/contacts/{kept[0].id}/remove").status == 200
    assert (own(first), own(second)) == (kept, [])
    third = Browser(house)
    assert third.ask("POST", f"/api/me/contacts/{kept[0].id}/remove").refusal == "calls/unknown"


def test_who_knows_where_a_browser_is_called_but_not_its_keys_takes_nothing(house: House) -> None:
    owner, other, browser = Browser(house), Browser(house), Called()
    subscribed(owner, browser)
    subscribed(other, Called())
    assert len(own(owner)) == len(own(other)) == 1
    ((doc,),) = house.rows("SELECT doc FROM contacts WHERE guest = ?", owner.guest)
    assert isinstance(doc, bytes)
    assert json.loads(doc)["browser"] == codec.plain(browser.at(ENDPOINT)), "and its own keys are kept"


def test_a_browser_is_called_for_whoever_uses_it_now(house: House) -> None:
    before, now, browser = Browser(house), Browser(house), Called()
    subscribed(before, browser)
    subscribed(now, browser)
    assert (len(own(before)), len(own(now))) == (0, 1)
