"""A real service worker: it shows a page when offline, and caches nothing of any table."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.screens import findings
from tests.browser.visits import open_door, play_now
from tests.server.live import House
from vernissage import catalog
from vernissage.server.pages.files import BUILT

KEEPING: Final[dict[str, Any]] = {"service_workers": "allow"}
CONTROLLED: Final = "async () => { await navigator.serviceWorker.ready; }"
KEPT: Final = """async () => {
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(kept.map((each) => each.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""
NEW_BUILD: Final = """async () => {
  await (await navigator.serviceWorker.ready).update();
  const kept = await caches.keys();
  const { state } = navigator.serviceWorker.controller;
  return kept.length === 1 && kept[0].startsWith('new') && state === 'activated';
}"""
"""Has the new worker taken over? While it is being activated, Chromium may never answer a navigation."""
INSTALLABLE: Final = "Page.getInstallabilityErrors"


def visited(page: Page, house: House) -> None:
    """Visits the front page, after which the worker is active."""
    open_door(page, house)
    page.evaluate(CONTROLLED)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


@pytest.mark.parametrize("device", DEVICES)
def test_whoever_is_offline_is_told_so_in_their_language_and_goes_on_by_themselves(
    browser: Browser, house: House, device: str
) -> None:
    with another(browser, **{**DEVICES[device], **KEEPING}) as page:
        visited(page, house)
        page.get_by_role("combobox", name="Language").select_option("fr")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.context.set_offline(True)
        page.goto(f"http://{house.host}/me")
        expect(page.get_by_role("heading", level=1)).to_have_text("Le serveur est injoignable")
        assert findings(page) == []
        page.context.set_offline(False)
        expect(page.get_by_role("button", name="Changer de nom", exact=True)).to_be_visible()


def test_nothing_of_a_table_is_kept_and_another_build_takes_over(browser: Browser, house: House) -> None:
    with another(browser, **KEEPING) as page:
        visited(page, house)
        play_now(page, house, catalog.names()[0])
        kept = page.evaluate(KEPT)
        assert "/offline.html" in kept
        assert any(path.startswith("/assets/shell-") for path in kept)
        assert not [path for path in kept if path.startswith(("/api", "/t/")) or path == "/"]
        worker = BUILT / "sw.js"
        before = worker.read_text(encoding="utf-8")
        try:
            # Same length, because the server may be sending it.
            worker.write_text(re.sub('BUILD = "...', 'BUILD = "new', before), encoding="utf-8")
            # Repeated, because the browser may have just checked the old one.
            page.wait_for_function(NEW_BUILD, polling=500)
        finally:
            worker.write_text(before, encoding="utf-8")
        page.reload()
        expect(page.locator("[data-table]")).to_be_visible()


def test_the_house_can_be_installed(browser: Browser, house: House) -> None:
    with another(browser, **KEEPING) as page:
        visited(page, house)
        errors = page.context.new_cdp_session(page).send(INSTALLABLE)["installabilityErrors"]
        assert [each for each in errors if each["errorId"] != "in-incognito"] == []
