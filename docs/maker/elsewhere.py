"""Pages and pictures of the site that lie elsewhere in the repository, and links between all of them."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

from vernissage import catalog, learn

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = {
    "index.md": "README.md",
    "architecture.md": "ARCHITECTURE.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "reporting.md": "SECURITY.md",
    "speed.md": "bench/RESULTS.md",
    "results.svg": "bench/results.svg",
    "icon.svg": "web/public/icon.svg",
}
"""Where on the site -> where in the repository."""
_LINK: Final = re.compile(
    r"(?<!\\)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<to>[^)\s:#]+)(?P<at>#[^)\s]*)?\)"
)


@cache
def brought() -> dict[str, Path]:
    """What is brought to the site, under the name it has there."""
    shots = {
        f"play/{name}/{file.name}": file
        for name in catalog.names()
        for file in sorted((catalog.folder(name) / learn.SHOTS).glob("*.webp"))
    }
    return {**{uri: ROOT / path for uri, path in PAGES.items()}, **shots}


def with_links(markdown: str, uri: str) -> str:
    """The text of a page with its links as the site has them. What is not on the site is only named."""
    source = brought().get(uri, DOCS / uri)
    if not source.is_file():
        return markdown  # generated: its links are the site's already
    there = Path(uri).parent

    def led(link: re.Match[str]) -> str:
        target = (source.parent / link["to"]).resolve()
        if not target.is_file():
            return link[0]  # the build says that it leads nowhere
        found = _uri(target)
        if found is None:
            return link["text"]
        return f"[{link['text']}]({os.path.relpath(found, there)}{link['at'] or ''})"

    return _LINK.sub(led, markdown)


def _uri(target: Path) -> str | None:
    """Where a file of the repository is on the site."""
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS).as_posix()
    return next((uri for uri, path in brought().items() if path == target), None)
