"""Circles for browser tests: a new one, and one with a long history."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of
from tests.browser.remembered import remember
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.server.api.circle_types import CircleId, CirclePage

NAME = "The Thursday people"


def with_name(house: House, name: str) -> Guest:
    guest = Guest(house)
    assert guest.ask("PATCH", "/api/me", {"name": name}).status == 200
    return guest


def friends_of(house: House) -> dict[str, Guest]:
    return {name: with_name(house, name) for name in ("Friederike", "Jean-Baptiste", "Zoë")}


def made(me: Guest, friends: Mapping[str, Guest], name: str = NAME) -> CirclePage:
    """Creates a circle of these people."""
    circle = me.ask("POST", "/api/circles", {"name": name}).read(CircleId).id
    found = me.ask("GET", f"/api/circles/{circle}").read(CirclePage)
    for friend in friends.values():
        assert friend.ask("POST", f"/api/circles/{circle}/join", {"key": found.key}).status == 200
    return me.ask("GET", f"/api/circles/{circle}").read(CirclePage)


def at_a_circle(page: Page, house: House, *, full: bool, language: str = "en") -> CirclePage:
    """Opens a circle's page as a member: with a long history and a table waiting, or new."""
    me = guest_of(page, house)
    friends = friends_of(house) if full else {}
    found = made(me, friends)
    if full:
        remember(house, me, friends, found.id)
        friend = next(iter(friends.values()))
        friend.ask("POST", f"/api/circles/{found.id}/tables", {"game": catalog.names()[0]})
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.goto(f"http://{house.host}/circle/{found.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(page.locator(".evening").first if full else page.locator(".none")).to_be_visible()
    if full:
        expect(page.locator(".game .soft", has_text=re.compile(r"\S")).first).to_be_visible()
    return found
