"""Opens a house with one line, from the built wheel, as somebody does who has only uv, or only pipx.

    python -m tests.one_line [FOLDER]        `make one-line` does this, with the wheel in dist/

Each tool starts with an empty home and finds packages only in a folder, which pip has filled beforehand. So
this tries what `uvx` and `pipx run` do once the package is on PyPI; the times don't include the download.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.dist import ROOT, bare, environment, fetched, ran, say
from vernissage.distribution import NAME

OPTIONS: Final = ("--host", "127.0.0.1", "--port", "0")


def main() -> None:
    """Tries both tools and prints the times."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    (wheel,) = folder.glob("*.whl")
    with tempfile.TemporaryDirectory() as there:
        place = Path(there)
        tools = environment(place / "tools", "pipx", "uv")
        wheels = place / "wheels"
        gather = ("-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--wheel-dir", str(wheels))
        ran(tools, *gather, "-c", str(ROOT / "constraints.txt"), "pip", str(wheel), cwd=place)
        only = f"--no-index --find-links {wheels}"
        uvx = ("uv", "tool", "run", "--offline", *only.split(), "--python", sys.executable, NAME)
        pipx = ("pipx", "run", "--backend", "pip", "--pip-args", only, NAME)
        for name, tool in (("uvx", uvx), ("pipx run", pipx)):
            home = place / tool[0]
            home.mkdir()
            took = opened([tools.parent / tool[0], *tool[1:], *OPTIONS], home)
            say(f"{name} {NAME}: open after {took:.1f} s")


def opened(command: list[str | Path], home: Path) -> float:
    """Returns how many seconds it took until the house's first page was there."""
    begun = time.monotonic()
    environ = {**alone(), "HOME": str(home)}
    house = subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE, text=True, env=environ)  # noqa: S603 - what was just built
    try:
        assert house.stdout is not None
        lines = (re.search(r"http://[\d.:]+", line) for line in house.stdout)
        address = next((found[0] for found in lines if found), None)
        if address is None:
            sys.exit(f"{command} opened no house")
        assert "Vernissage" in fetched(address)
        return time.monotonic() - begun
    finally:
        house.terminate()
        house.wait()


def alone() -> dict[str, str]:
    """Returns the environment without what a user has set up for these tools, or for a house."""
    return {
        name: value
        for name, value in bare().items()
        if not name.startswith(("PIP", "UV", "XDG", "VERNISSAGE"))
    }


if __name__ == "__main__":
    main()
