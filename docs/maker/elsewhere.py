"""Site pages that come from outside docs/, and the links between all pages."""

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
    **{f"{name}.svg": f"bench/{name}.svg" for name in ("growth", "results", "twins")},
    "icon.svg": "web/public/icon.svg",
}
"""Paths on the site, and the files in the repository that they come from."""
_LINK: Final = re.compile(
    r"(?<!\\)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<to>[^)\s:#]+)(?P<at>#[^)\s]*)?\)"
)


@cache
def brought() -> dict[str, Path]:
    """Returns the files from outside docs/ by their path on the site."""
    shots = {
        f"play/{name}/{file.name}": file
        for name in catalog.names()
        for file in sorted((catalog.folder(name) / learn.SHOTS).glob("*.webp"))
    }
    return {**{uri: ROOT / path for uri, path in PAGES.items()}, **shots, **_letters()}


def _letters() -> dict[str, Path]:
    """Returns the fonts of the house and their licences, as the build of the pages has left them."""
    built = ROOT / "src/vernissage/server/static"
    fonts = {name: next(built.glob(f"assets/{name}-*-normal-*.woff2")) for name in ("fraunces", "inter")}
    return {
        **{f"fonts/{name}.woff2": font for name, font in fonts.items()},
        "fonts/LICENCES.txt": built / "LICENCES.txt",
    }


def with_links(markdown: str, uri: str) -> str:
    """Returns a page's text with links as on the site. Links to files outside the site become plain text."""
    source = brought().get(uri, DOCS / uri)
    if not source.is_file():
        return markdown  # a generated page already has the site's links
    there = Path(uri).parent

    def led(link: re.Match[str]) -> str:
        target = (source.parent / link["to"]).resolve()
        if not target.is_file():
            return link[0]  # the build reports the broken link
        found = _uri(target)
        if found is None:
            return link["text"]
        return f"[{link['text']}]({os.path.relpath(found, there)}{link['at'] or ''})"

    return _LINK.sub(led, markdown)


def _uri(target: Path) -> str | None:
    """Returns a file's path on the site; None if it is not on the site."""
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS).as_posix()
    return next((uri for uri, path in brought().items() if path == target), None)
