"""MkDocs hooks: they add generated pages, and pages from outside docs/, to the site.

MkDocs calls these functions while it builds.
"""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from docs.maker import elsewhere, environments, games, notebooks, python_reference, tasks, wire_reference


def on_config(config: MkDocsConfig) -> None:
    """Adds the games, environments and notebooks to the menu."""
    nav: list[Any] = config["nav"]
    menus = {each.PLACE: each.menu() for each in (games, environments, notebooks)}
    for entry in [*nav, *(each for part in nav for under in part.values() for each in under)]:
        if isinstance(entry, dict):
            found = {title: menus[to] for title, to in entry.items() if isinstance(to, str) and to in menus}
            entry.update(found)


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Adds the generated pages and the files from outside docs/."""
    for uri, content in {
        **games.pages(),
        **environments.pages(),
        **notebooks.pages(),
        **tasks.pages(),
        "reference/python.md": python_reference.page(),
        "reference/http.md": wire_reference.http_page(),
        "reference/sockets.md": wire_reference.socket_page(),
    }.items():
        files.append(File.generated(config, uri, content=content))
    for uri, path in elsewhere.brought().items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Rewrites a page's links from paths in the repository to paths on the site."""
    return elsewhere.with_links(markdown, page.file.src_uri)
