"""Fixtures: a real Chromium, a live server, and everything received on the sockets of a page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.architecture.imports import ROOT
from tests.browser.engines import ENGINES, Window
from tests.browser.waiting import PATIENCE as SECONDS
from tests.browser.waiting import until
from tests.browser.ways import click_until_meant
from tests.server.conftest import house, nursery, own_house

__all__ = [
    "artefacts",
    "browser_context_args",
    "browser_type_launch_args",
    "context",
    "guest",
    "house",
    "nursery",
    "own_house",
    "pressed_as_people_do",
    "window",
]

CHROMIUM: Final = next(
    filter(
        None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))
    ),
    None,
)
"""The headless shell if available: it takes less than half as long."""
QUIET: Final = (
    "--no-sandbox",  # tests may run as root, where its sandbox does not start
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One process renders all pages of a server, so that compiled code is shared.
    "--process-per-site",
    "--disable-site-isolation-trials",
)
EXPECTED: Final = (
    "net::ERR_",
    "status of 404",
    "closed before the connection is established",
    "registration blocked by Playwright",
)
PATIENCE: Final = 1000 * SECONDS
"""The same in milliseconds."""
expect.set_options(timeout=PATIENCE)

LAPTOP: Final = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


ORDINARY: Final[dict[str, Any]] = {
    "viewport": LAPTOP,
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
"""Without motion and without offline support: tests about these enable them."""
MOTION: Final[dict[str, Any]] = {"reduced_motion": "no-preference"}
SIZES: Final[dict[str, dict[str, Any]]] = {"laptop": {"viewport": LAPTOP}, "phone": PHONE}
SCREENS: Final = ("1440x900 dark", "390x844 light", "844x390 dark")
"""A laptop, a phone, and a phone held sideways."""
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "laptop": {"viewport": LAPTOP},
}
LOOKS: Final = ("laptop-dark", "phone-light", "laptop-light", "phone-dark")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Uses Debian's Chromium: nothing is downloaded for the tests."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine, and it could not be installed (see make test)")
    return {"executable_path": CHROMIUM, "args": list(QUIET)}


@pytest.fixture(scope="session", autouse=True)
def pressed_as_people_do() -> Iterator[None]:
    """Repeats clicks that a page ignores because it was still changing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Locator, "click", click_until_meant(Locator.click))
        yield


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {**ORDINARY, "color_scheme": "dark"}


@pytest.fixture
def context(context: BrowserContext) -> Iterator[BrowserContext]:
    """Fails if any page of it logs an error, a warning or a violation of the content policy."""
    context.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    context.on("console", lambda message: _note(complaints, message))
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    yield context
    assert complaints == [], complaints


def _note(complaints: list[str], message: ConsoleMessage) -> None:
    # Chromium itself reports a killed server, a code that is not found, and a socket that was left before it
    # was open. The page handles these.
    expected = any(each in message.text for each in EXPECTED)
    if message.type in {"error", "warning"} and not expected:
        complaints.append(message.text)


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """The folder for screenshots."""
    folder = ROOT / "artefacts" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def window(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Window]:
    """A window of another engine: `every_engine` says which."""
    with ENGINES[request.param](tmp_path) as window:
        window.resize(1400, 900)
        yield window


@contextmanager
def another(browser: Browser, **options: Any) -> Iterator[Page]:
    """Yields a page of somebody else, in a separate browser context."""
    context = browser.new_context(**{**ORDINARY, **options})
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        context.close()


@pytest.fixture
def guest(request: pytest.FixtureRequest, browser: Browser) -> Iterator[tuple[Page, str]]:
    """Yields a page on one of the devices in one of the lights, and which: see `LOOKS`."""
    size, light = request.param.split("-")
    with another(browser, **SIZES[size], color_scheme=light) as page:
        yield page, request.param


class Frames:
    """Everything received on the sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.received: list[str] = []
        self._page = page
        page.on("websocket", self._listen)

    def until_greeted(self) -> None:
        """Waits for the welcome: a page may show the table before its socket is connected."""
        self.until("welcome")

    def until(self, kind: str) -> None:
        """Waits until something of this kind has been heard."""
        until(self._page, lambda: any(f'"is":"{kind}"' in each for each in self.received), f"no {kind}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))
