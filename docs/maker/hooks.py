"""What makes the site out of the repository: pages that lie elsewhere in it, and pages that are generated.

MkDocs calls these functions while it builds.
"""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from docs.maker import elsewhere, environments, games, notebooks, python_reference, tasks, wire_reference


def on_config(config: MkDocsConfig) -> None:
    """The games are found by listing them, so they come into the menu here."""
    nav: list[Any] = config["nav"]
    menus = {each.PLACE: each.menu() for each in (games, environments, notebooks)}
    for entry in [*nav, *(each for part in nav for under in part.values() for each in under)]:
        if isinstance(entry, dict):
            found = {title: menus[to] for title, to in entry.items() if isinstance(to, str) and to in menus}
            entry.update(found)


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Everything that does not lie in docs/ as a file."""
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
    """Links lead through the repository where a page lies; on the site, to the same pages there."""
    return elsewhere.with_links(markdown, page.file.src_uri)
