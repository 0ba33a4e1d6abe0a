"""Correspondence games in the browser: deadlines of days, the next waiting table, notifications."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import guest_of
from tests.browser.visits import invite, owing
from tests.browser.waiting import until
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

GAME: Final = catalog.names()[0]
FOR_TWO: Final = next(name for name in catalog.names() if game_called(name).info.fewest <= 2)
LISTENING: Final = """() => {
  self.shown = [];
  self.registration.showNotification = async (...said) => void self.shown.push(said);
}"""
SHOWN: Final = """() => new Promise((done) => {
  const look = () => (self.shown.length ? done(self.shown) : setTimeout(look, 20));
  look();
})"""
SIZE: Final = {"width": 390, "height": 844}


def test_the_lobby_offers_days_and_says_how_long_each_clock_gives(page: Page, house: House) -> None:
    invite(page, house, GAME)
    page.get_by_role("button", name="Change", exact=True).click()
    clocks = page.get_by_role("radiogroup", name="Clock")
    for before in ("2 min", "30 s", "5 min + 10 s", "3 days"):
        expect(clocks.get_by_text(before, exact=True)).to_be_visible()
    for clock, said in (("bank", "5 minutes each"), ("days", "3 days for"), ("brisk", "30 seconds")):
        clocks.get_by_role("radio", name=clock, exact=True).check()
        expect(page.get_by_text(re.compile(said))).to_be_visible()


def test_one_press_leads_to_the_next_table_where_one_is_waited_for(
    browser: Browser, page: Page, house: House
) -> None:
    asked, others_asked = "", ""
    with another(browser) as friend:
        guest_of(friend, house).ask("PATCH", "/api/me", {"name": "Ben"})
        while not (asked and others_asked):  # who begins is random
            code = invite(page, house, FOR_TWO)
            page.get_by_role("button", name="Change", exact=True).click()
            page.get_by_role("radio", name="days", exact=True).check()
            friend.goto(page.url)
            page.get_by_role("button", name="Start with two").click()
            expect(page.get_by_role("timer")).to_be_visible()
            asked, others_asked = (asked or code, others_asked) if 0 in owing(house, code) else (asked, code)
    page.goto(f"http://{house.host}/t/{others_asked}")
    page.get_by_role("link", name=re.compile("^Go to")).click()
    page.wait_for_url(f"**/t/{asked}")


def test_whoever_wants_to_be_called_says_where_and_takes_it_back(browser: Browser, house: House) -> None:
    with another(browser, viewport=SIZE) as page:
        page.goto(f"http://{house.host}/me")
        panel = page.get_by_role("region", name="When others are waiting for me")
        panel.get_by_text("A feed, or an address of your own").click()
        panel.get_by_role("button", name="Make a feed").click()
        address = panel.get_by_text(re.compile("/feed/")).inner_text()
        feed = page.request.get(address)
        assert feed.ok
        assert feed.headers["content-type"].startswith("application/atom+xml")
        panel.get_by_label("Address to notify").fill("https://10.0.0.1/hook")
        panel.get_by_role("button", name="Add", exact=True).click()
        places = panel.get_by_role("list", name="Where else you are notified").get_by_role("listitem")
        expect(places).to_have_count(2)
        panel.get_by_role("button", name=re.compile("^Remove.*A feed")).click()
        expect(places).to_have_count(1)
        assert page.request.get(address).status == 404


def test_on_holiday_it_is_said_until_when(page: Page, house: House) -> None:
    page.goto(f"http://{house.host}/me")
    panel = page.get_by_role("region", name="When others are waiting for me")
    until = panel.get_by_label("Away until")
    until.fill(until.get_attribute("max") or "")
    panel.get_by_role("button", name="I am away").click()
    expect(panel.get_by_text(re.compile("You are away until"))).to_be_visible()
    page.reload()
    panel.get_by_role("button", name="I am back").click()
    expect(until).to_be_visible()


def test_a_call_shows_where_one_is_waited_for(browser: Browser, house: House) -> None:
    """The worker gets what a push service would deliver."""
    with another(browser, service_workers="allow", permissions=["notifications"]) as page:
        page.goto(f"http://{house.host}/")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        (worker,) = page.context.service_workers
        worker.evaluate(LISTENING)  # a headless browser shows no notifications
        devtools = page.context.new_cdp_session(page)
        registrations: list[str] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
        )
        call = {
            "title": "Somewhere",
            "text": "It is your turn.",
            "url": f"http://{house.host}/t/WAIT",
            "table": "WAIT",
        }
        devtools.send("ServiceWorker.enable")
        until(page, lambda: registrations, "the worker does not register")
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": f"http://{house.host}",
                "registrationId": registrations[-1],
                "data": json.dumps(call),
            },
        )
        ((title, more),) = worker.evaluate(SHOWN)
        assert (title, more["body"], more["tag"]) == ("Somewhere", "It is your turn.", "WAIT")
