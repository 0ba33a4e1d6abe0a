"""A static site in a real Chromium, below a path: the house in a tab plays, keeps, and needs no network."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Playwright, expect

from tests.browser.visits import poster_button
from tests.browser.ways import until_meant
from tests.chance import rng
from tests.tab.sites import asked, killable, opened, site
from vernissage import catalog

__all__ = ["site"]

TABLE = re.compile(r"/t/[A-Z]+$")
ALL_KEPT = """async () => {
  const [name] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return kept.some(({ url }) => url.endsWith('/tab/python_stdlib.zip.gz'))
    && kept.some(({ url }) => url.endsWith('.webmanifest'));
}"""


def begun(page: Page, game: str) -> str:
    """Presses `Play now`, perhaps before the house is there. Returns the table's code."""
    button = poster_button(page, game, "Play now")
    expect(button).to_be_visible()
    until_meant(page, button.click)
    page.wait_for_url(TABLE, wait_until="commit")
    return page.url.rpartition("/")[2]


def at(code: str) -> dict[str, str]:
    return {"path": f"/api/tables/{code}/socket?pace=own"}


def test_a_game_goes_on_where_it_was_after_the_browser_was_killed(
    playwright: Playwright, tmp_path: Path, site: str
) -> None:
    with killable(playwright, tmp_path) as browser:
        page = opened(browser.start(), site)
        code = begun(page, rng("killed").pick(catalog.names()))
        told = asked(page, "answer", **at(code))
        assert told > 0
        browser.kill()
        page = opened(browser.start(), site)
        assert asked(page, "look", **at(code)) >= told
        me = json.loads(asked(page, "request", method="GET", path="/api/me"))
        assert [table["code"] for table in me["tables"]] == [code]


def test_after_one_visit_everything_works_without_a_network(
    playwright: Playwright, tmp_path: Path, site: str
) -> None:
    with killable(playwright, tmp_path) as browser:
        page = opened(browser.start(), site)
        code = begun(page, catalog.names()[0])
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        while not page.evaluate(ALL_KEPT):
            page.wait_for_timeout(100)
        page.context.set_offline(True)
        page.reload()
        assert asked(page, "look", **at(code)) >= 0
        expect(page.get_by_role("button", name="Rules")).to_be_visible()
        page.goto(site)
        begun(page, catalog.names()[-1])


def test_two_tabs_share_one_house_and_the_second_goes_on_when_the_first_is_closed(
    playwright: Playwright, tmp_path: Path, site: str
) -> None:
    with killable(playwright, tmp_path) as browser:
        context = browser.start()
        first = opened(context, site)
        code = begun(first, catalog.names()[0])
        second = opened(context, site)
        number = asked(second, "look", **at(code))
        first.close()
        assert asked(second, "look", **at(code)) >= number


def test_what_needs_others_is_not_shown(playwright: Playwright, tmp_path: Path, site: str) -> None:
    with killable(playwright, tmp_path) as browser:
        page = opened(browser.start(), site)
        expect(page.get_by_text("need a house that others can reach")).to_be_visible()
        for name in ("Invite", "Join", "Open tables", "Open the television"):
            expect(page.get_by_text(name, exact=True)).to_have_count(0)
