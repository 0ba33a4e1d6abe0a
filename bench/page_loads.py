"""The loading time of the pages, in a real browser on a slow connection."""

import gzip
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from bench import page_results
from bench.figures import described
from bench.page_results import Load, Pages
from bench.results import Effort, Unmeasured
from bench.room_server import ours
from bench.screen import show, steps
from vernissage.server.pages.files import BUILT

ROUNDS = 3
PATIENCE = 30.0
"""The time-out for a page, in seconds."""
PHONE = {"width": 390, "height": 844}
# DevTools reduces the bandwidth by a tenth and waits 3.75 round trips before every response, because it can
# slow down only whole requests, not packets.
SLOW_4G = {
    "offline": False,
    "latency": 150 * 3.75,
    "downloadThroughput": 1.6e6 / 8 * 0.9,
    "uploadThroughput": 750e3 / 8 * 0.9,
}
UNTHROTTLED = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DOOR = "main .btn.primary"
TABLE = "[data-table] :is(button, a[href], [tabindex='0'])"

# Runs in every frame until something is visible and can be pressed.
WATCH = """
([wanted, patience]) => new Promise((tell) => {
  const look = () => {
    const there = [...document.querySelectorAll(wanted)].some(
      (each) => each.getClientRects().length && !each.matches(':disabled, [aria-disabled=true]'),
    );
    const now = performance.now() / 1000;
    if (there || now > patience) tell(there ? now : null);
    else requestAnimationFrame(look);
  };
  look();
})
"""


def measure(effort: Effort) -> str:
    """Measures the start page, and a table opened by its link; returns the text of this part."""
    rounds = effort.rounds or ROUNDS
    if not (BUILT / "index.html").is_file():
        raise Unmeasured("the pages were not built")
    try:
        with _browser() as browser, ours() as house:
            origin = f"http://127.0.0.1:{house.port}"
            pages = [_pages(browser, origin, name, rounds) for name in effort.games]
    except Error as error:  # the browser is missing or has crashed
        raise Unmeasured(str(error)) from error
    show("The first page", page_results.HEADINGS, [row for each in pages for row in each.cells()])
    return page_results.text(pages, rounds)


@contextmanager
def _browser() -> Iterator[Browser]:
    """Starts the system's Chromium, or Playwright's."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"), args=QUIET
        )
        try:
            yield browser
        finally:
            browser.close()


def _pages(browser: Browser, origin: str, name: str, rounds: int) -> Pages:
    door, table = [], []
    for _ in steps("the first page", range(rounds)):
        with _newcomer(browser, origin) as context:
            door.append(_load(context, "/", DOOR))
        with _newcomer(browser, origin) as context:
            table.append(_load(context, f"/t/{_begun(context, origin, name)}", TABLE))
    scripts = door[-1].scripts | table[-1].scripts
    zipped = sum(len(gzip.compress(script, 9)) for script in scripts.values()) / 1000
    return Pages(described(name).title, tuple(door), tuple(table), zipped)


@contextmanager
def _newcomer(browser: Browser, origin: str) -> Iterator[BrowserContext]:
    """Opens a browser context that has never visited the site."""
    context = browser.new_context(base_url=origin, viewport=PHONE, is_mobile=True, has_touch=True)  # type: ignore[arg-type] # a dict will do
    try:
        yield context
    finally:
        context.close()


def _begun(context: BrowserContext, origin: str, name: str) -> str:
    """Creates a table at which this guest plays with instant bots, and returns its code."""
    context.request.get("/api/me")
    wanted = {"game": name, "bots": "random", "players": 3}
    made = context.request.post("/api/tables", data=wanted, headers={"Origin": origin})
    assert made.ok, made.text()
    return str(made.json()["code"])


class Traffic:
    """The network traffic of a page so far."""

    def __init__(self, page: Page) -> None:
        self._sent: dict[str, float] = {}
        self.requests = 0
        self.scripts: list[Any] = []
        self.line = page.context.new_cdp_session(page)
        self.line.send("Network.enable")
        self.line.send("Network.emulateNetworkConditions", SLOW_4G)
        self.line.on("Network.dataReceived", self._received)
        self.line.on("Network.loadingFinished", self._finished)
        self.line.on("Network.requestWillBeSent", self._asked)
        page.on("response", self._answered)

    def hurry(self) -> None:
        """Turns throttling off, for requests that are not measured."""
        self.line.send("Network.emulateNetworkConditions", UNTHROTTLED)

    @property
    def sent(self) -> float:
        """The traffic so far, in kilobytes."""
        return sum(self._sent.values())

    def _received(self, event: dict[str, Any]) -> None:
        request = event["requestId"]
        self._sent[request] = self._sent.get(request, 0) + event["encodedDataLength"] / 1000

    def _finished(self, event: dict[str, Any]) -> None:
        """Adds a finished request with its headers. For documents, only this total is reported."""
        self._sent[event["requestId"]] = event["encodedDataLength"] / 1000

    def _asked(self, _event: dict[str, Any]) -> None:
        self.requests += 1

    def _answered(self, response: Any) -> None:
        if response.request.resource_type == "script":
            self.scripts.append(response)


def _load(context: BrowserContext, path: str, wanted: str) -> Load:
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(path, wait_until="commit")
    ready = page.evaluate(WATCH, [wanted, PATIENCE])
    if ready is None:
        raise Unmeasured(f"there was nothing to press at {path} within {PATIENCE:g} s")
    sent, requests = traffic.sent, traffic.requests
    traffic.hurry()
    page.wait_for_load_state("networkidle")
    scripts = {response.url: response.body() for response in traffic.scripts}
    return Load(ready, scripts, sent, requests)
