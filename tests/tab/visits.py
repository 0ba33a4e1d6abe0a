"""Visits to a static site, as programs: `python -m tests.tab.visits NAME SITE PROFILE GAME`.

Each has a browser of its own and ends by killing it, because Playwright ends when a page is closed
while its service worker fetches.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Playwright, expect, sync_playwright

from tests.browser.fixtures import CHROMIUM, PATIENCE, QUIET
from tests.browser.waiting import until
from tests.tab.sites import asked, at, begun

ALL_KEPT: Final = """async () => {
  const [name] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return kept.some(({ url }) => url.endsWith('/tab/python_stdlib.zip.gz'));
}"""
"""Whether the service worker has the file that comes last."""
Start = Callable[[], BrowserContext]
Kill = Callable[[], None]


def killed(start: Start, kill: Kill, site: str, game: str) -> None:
    """After a crash in the middle of a game nothing is lost that the page was told."""
    page = start().new_page()
    page.goto(site)
    code = begun(page, game)
    told = asked(page, "answer", **at(code))
    kill()
    page = start().new_page()
    page.goto(site)
    found = asked(page, "look", **at(code))
    assert 0 < told <= found, (told, found)
    me = json.loads(asked(page, "request", method="GET", path="/api/me"))
    assert [table["code"] for table in me["tables"]] == [code]


def offline(start: Start, _kill: Kill, site: str, game: str) -> None:
    """After one visit, a game goes on and another begins without a network."""
    page = start().new_page()
    page.goto(site)
    code = begun(page, game)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    until(page, lambda: page.evaluate(ALL_KEPT))
    page.context.set_offline(True)
    page.reload()
    assert asked(page, "look", **at(code)) >= 0
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    page.goto(site)
    assert begun(page, game) != code


def two_tabs(start: Start, _kill: Kill, site: str, game: str) -> None:
    """Two tabs share one house, and the second goes on when the first is closed."""
    first = start().new_page()
    first.goto(site)
    code = begun(first, game)
    second = first.context.new_page()
    second.goto(site)
    number = asked(second, "look", **at(code))
    first.close()
    assert asked(second, "look", **at(code)) >= number


def alone(start: Start, _kill: Kill, site: str, _game: str) -> None:
    """What needs others is not shown, and the page says so."""
    page = start().new_page()
    page.goto(site)
    expect(page.get_by_text("need a house that others can reach")).to_be_visible()
    for name in ("Invite", "Join", "Open tables", "Open the television"):
        expect(page.get_by_text(name, exact=True)).to_have_count(0)


VISITS: Final = {visit.__name__: visit for visit in (killed, offline, two_tabs, alone)}


def _started(playwright: Playwright, profile: Path) -> BrowserContext:
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=CHROMIUM, args=QUIET, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    return context


def _kill(profile: Path) -> None:
    """Ends all processes of the browser with this profile at once, as a crash does."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


def main(name: str, site: str, place: str, game: str) -> None:
    profile = Path(place)
    with suppress(KeyboardInterrupt), sync_playwright() as playwright:
        try:
            VISITS[name](lambda: _started(playwright, profile), lambda: _kill(profile), site, game)
        finally:
            _kill(profile)


if __name__ == "__main__":
    main(*sys.argv[1:])
