"""A static site, served from this machine below a path, and what its pages ask."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visits import poster_button
from tests.browser.ways import until_meant
from vernissage.tab import site as writer

BELOW: Final = "arts/vernissage"
"""The path below which the site lies."""
TABLE: Final = re.compile(r"/t/[A-Z]+$")
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


def asked(page: Page, what: str, **how: Any) -> Any:
    """Asks the house from this page."""
    return page.evaluate(ASK, [what, how])


def begun(page: Page, game: str) -> str:
    """Presses `Play now`, perhaps before the house is there. Returns the table's code."""
    button = poster_button(page, game, "Play now")
    expect(button).to_be_visible()
    until_meant(page, button.click)
    page.wait_for_url(TABLE, wait_until="commit")
    return page.url.rpartition("/")[2]


def at(code: str) -> dict[str, str]:
    """Returns where the socket of a table is."""
    return {"path": f"/api/tables/{code}/socket?pace=own"}
