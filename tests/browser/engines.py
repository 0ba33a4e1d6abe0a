"""Firefox and WebKit from Debian, driven over WebDriver: nothing is downloaded for the tests.

Firefox takes WebDriver's commands on its own socket (Marionette), WebKit has a driver for HTTP. A `Window` is
a browser window of either: it navigates, runs scripts, and is clicked with a real pointer.
"""

from __future__ import annotations

import base64
import http.client
import json
import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol

import pytest

from tests.program import free_port
from tests.waiting import until

PATIENCE: Final = 60.0
"""Seconds that anything may take on a busy machine."""
MINI_BROWSER: Final = next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"), None)
PREFERENCES: Final = {
    "marionette.port": 0,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    "media.autoplay.default": 0,
    "dom.w3c_touch_events.enabled": 1,
}


class Driver(Protocol):
    """A browser that takes WebDriver's commands, by their names in the standard."""

    def ask(self, command: str, **what: Any) -> Any:
        """Sends a command and returns the answer."""


class Complaint(Exception):  # noqa: N818 - an error of the browser, not of ours
    """A command that the browser could not execute."""


class Window:
    """One window of any engine."""

    def __init__(self, driver: Driver, *, touch: bool = False) -> None:
        self._driver = driver
        self._pointer = "touch" if touch else "mouse"

    def go(self, address: str) -> None:
        self._driver.ask("Navigate", url=address)

    def run(self, script: str, *args: Any) -> Any:
        """Runs this function body in the page and returns its result; it may await something."""
        return self._driver.ask("ExecuteScript", script=script, args=list(args))

    def press(self, x: float, y: float) -> None:
        """Clicks or taps with a real pointer."""
        self.drag((x, y))

    def drag(self, start: tuple[float, float], *way: tuple[float, float]) -> None:
        """Presses there, moves along the points, and releases."""
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 60 if way else 0}
            for x, y in (start, *way)
        ]
        steps = [
            moves[0],
            {"type": "pointerDown", "button": 0},
            *moves[1:],
            {"type": "pointerUp", "button": 0},
        ]
        kind = {"pointerType": self._pointer}
        pointer = {"type": "pointer", "id": self._pointer, "parameters": kind, "actions": steps}
        self._driver.ask("PerformActions", actions=[pointer])

    def type(self, text: str) -> None:
        """Types on the keyboard, wherever the focus is."""
        held = [each for each in text if each == CONTROL]
        keys = [{"type": kind, "value": each} for each in text for kind in ("keyDown", "keyUp")]
        if held:
            keys = [key for key in keys if key != {"type": "keyUp", "value": CONTROL}]
            keys.append({"type": "keyUp", "value": CONTROL})
        self._driver.ask("PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def resize(self, width: int, height: int) -> None:
        """Sets the size of the window with its frame: the page is somewhat smaller."""
        self._driver.ask("SetWindowRect", width=width, height=height)

    def shot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._driver.ask("TakeScreenshot")))


@contextmanager
def firefox(folder: Path, *, touch: bool = False) -> Iterator[Window]:
    """Yields a headless Firefox."""
    binary = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
    if binary is None:
        pytest.skip("no Firefox on this machine, and it could not be installed (see make browser)")
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    port = folder / "MarionetteActivePort"
    with _process([binary, "--headless", "--marionette", "--no-remote", "--profile", str(folder)]):
        _wait_until(lambda: port.exists() and port.read_text(encoding="ascii").strip().isdigit())
        with closing(Marionette(int(port.read_text(encoding="ascii")))) as driver:
            driver.ask("NewSession")
            yield Window(driver, touch=touch)


@contextmanager
def webkit(folder: Path, *, touch: bool = False) -> Iterator[Window]:
    """Yields WebKit's small browser on a virtual screen."""
    missing = [name for name in ("WebKitWebDriver", "Xvfb") if shutil.which(name) is None]
    if missing or MINI_BROWSER is None:
        pytest.skip("no WebKit on this machine, and it could not be installed (see make browser)")
    with ExitStack() as stack:
        display = stack.enter_context(_screen())
        # Tests may run as root, where its sandbox does not start. Its data stays in this folder.
        room = {"DISPLAY": display, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "GDK_BACKEND": "x11"}
        alone = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LANG": "en_GB.UTF-8", **room}
        port = free_port()
        stack.enter_context(_process(["WebKitWebDriver", f"--port={port}"], alone))
        driver = WebDriver(port)
        _wait_until(driver.is_there)
        options = {"binary": str(MINI_BROWSER), "args": ["--automation"]}
        driver.begin({"alwaysMatch": {"webkitgtk:browserOptions": options}})
        stack.callback(driver.close)
        yield Window(driver, touch=touch)


ENGINES: Final = {"firefox": firefox, "webkit": webkit}
every_engine = pytest.mark.parametrize("window", ENGINES, indirect=True)
CONTROL: Final = "\ue009"
"""The modifier that is held while the other keys of a line are typed."""


class Marionette:
    """Firefox's own socket: a length, a colon, and so many bytes of JSON."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._answers = self._socket.makefile("rb")
        self._number = 0
        self._read()  # the greeting

    def ask(self, command: str, **what: Any) -> Any:
        self._number += 1
        letter = json.dumps([0, self._number, f"WebDriver:{command}", what]).encode()
        self._socket.sendall(b"%d:%s" % (len(letter), letter))
        _, _, error, result = self._read()
        if error is not None:
            raise Complaint(error["message"])
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def close(self) -> None:
        self._answers.close()
        self._socket.close()

    def _read(self) -> Any:
        length = b""
        while (byte := self._answers.read(1)) != b":":
            assert byte, "Firefox is gone"
            length += byte
        return json.loads(self._answers.read(int(length)))


class WebDriver:
    """The same commands over HTTP."""

    PATHS: Final = {
        "Navigate": ("POST", "/url"),
        "ExecuteScript": ("POST", "/execute/sync"),
        "PerformActions": ("POST", "/actions"),
        "SetWindowRect": ("POST", "/window/rect"),
        "TakeScreenshot": ("GET", "/screenshot"),
    }

    def __init__(self, port: int) -> None:
        self._port = port
        self._session = ""

    def is_there(self) -> bool:
        with suppress(OSError, http.client.HTTPException):
            return bool(self._http("GET", "/status")["ready"])
        return False

    def begin(self, capabilities: Mapping[str, Any]) -> None:
        self._session = (
            f"/session/{self._http('POST', '/session', {'capabilities': capabilities})['sessionId']}"
        )

    def ask(self, command: str, **what: Any) -> Any:
        method, path = self.PATHS[command]
        return self._http(method, self._session + path, what if method == "POST" else None)

    def close(self) -> None:
        self._http("DELETE", self._session)

    def _http(self, method: str, path: str, body: object = None) -> Any:
        with closing(http.client.HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body))
            value = json.loads(connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value and "message" in value:
            raise Complaint(value["message"])
        return value


@contextmanager
def _process(
    command: list[str], more: Mapping[str, str] | None = None, speaks: int = subprocess.DEVNULL
) -> Iterator[subprocess.Popen[str]]:
    """Runs a process for the duration of the block."""
    process = subprocess.Popen(  # noqa: S603 - browsers of this machine
        command,
        env={**os.environ, **(more or {})},
        stdout=speaks,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=10)
        process.kill()
        process.communicate()


@contextmanager
def _screen() -> Iterator[str]:
    """Yields the name of a virtual display."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "2600x1600x24", "-nolisten", "tcp"]
    with _process(command, speaks=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield f":{process.stdout.readline().strip()}"


def _wait_until(true: Callable[[], bool]) -> None:
    until(true, "the browser does not open", patience=PATIENCE)
