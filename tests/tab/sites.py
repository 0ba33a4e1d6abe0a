"""A static site, served from this machine below a path, and browsers that are killed and come back."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright, ViewportSize

from tests.browser.fixtures import CHROMIUM, LAPTOP, PATIENCE, QUIET
from vernissage.tab import site as writer

BELOW: Final = "arts/vernissage"
"""The path below which the site lies."""
ASK: Final = """([what, how]) => new Promise((told) => {
  const line = new BroadcastChannel(`vernissage ${location.pathname.replace(/(t\\/.*)?$/, '')}`);
  const page = crypto.randomUUID();
  navigator.locks.request(`vernissage page ${page}`, () => new Promise(() => undefined));
  let asked = false;
  line.onmessage = ({ data }) => {
    if (data.is === 'progress' && data.step === 'open' && !asked) {
      asked = true;
      if (what === 'request') line.postMessage({ is: what, page, n: 1, language: 'en', body: '', ...how });
      else line.postMessage({ is: 'connect', page, n: 1, ...how });
    }
    if (data.page !== page) return;
    if (data.is === 'response') told(new TextDecoder().decode(data.body));
    if (data.is !== 'said') return;
    const news = JSON.parse(data.text);
    const sight = news.sight;
    if (what === 'look' && news.is === 'welcome') told(sight.number);
    if (what !== 'answer' || !sight?.question) return;
    if (globalThis.answered === sight.question) return;
    if (globalThis.answered) return told(sight.number);
    globalThis.answered = sight.question;
    const answer = { do: 'answer', question: sight.question, move: sight.offers[0] };
    line.postMessage({ is: 'say', page, n: 1, text: JSON.stringify(answer) });
  };
  line.postMessage({ is: 'hello', page });
})"""
"""Asks the house as a page does: a request; or at a table how far the game is, or to answer one question."""


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that logs nothing."""

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder as `python -m http.server` does. Yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a static site."""
    root = tmp_path_factory.mktemp("host")
    assert (writer.BUILT / "house.bin.gz").is_file(), "the house for browser tabs was not built: make site"
    writer.write(root / BELOW)
    with served(root) as address:
        yield f"{address}/{BELOW}/"


class Killable:
    """A Chromium that can be killed, and started again with all that its profile keeps."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self._playwright = playwright
        self._profile = profile
        self._context: BrowserContext | None = None

    def start(self) -> BrowserContext:
        """Starts the browser."""
        self._context = context = self._playwright.chromium.launch_persistent_context(
            self._profile,
            executable_path=CHROMIUM,
            args=QUIET,
            viewport=ViewportSize(width=LAPTOP["width"], height=LAPTOP["height"]),
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        return context

    def kill(self) -> None:
        """Ends all its processes at once, as a crash does. They are known by their profile."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if f"--user-data-dir={self._profile}".encode() in (process / "cmdline").read_bytes():
                    os.kill(int(process.name), signal.SIGKILL)
        if self._context is not None:
            with suppress(Error):  # The driver has to notice before another one starts.
                self._context.close()


@contextmanager
def killable(playwright: Playwright, profile: Path) -> Iterator[Killable]:
    """Yields a browser with this profile, and ends it."""
    browser = Killable(playwright, profile)
    try:
        yield browser
    finally:
        browser.kill()


def asked(page: Page, what: str, **how: Any) -> Any:
    """Asks the house from this page."""
    return page.evaluate(ASK, [what, how])


def opened(context: BrowserContext, address: str) -> Page:
    """Opens a page."""
    page = context.new_page()
    page.goto(address)
    return page
