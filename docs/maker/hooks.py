"""What makes the site out of the repository: pages that lie elsewhere in it, and pages that are generated.

MkDocs calls these functions while it builds.
"""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from docs.maker import elsewhere, games, python_reference, wire_reference


def on_config(config: MkDocsConfig) -> None:
    """The games are found by listing them, so they come into the menu here."""
    nav: list[Any] = config["nav"]
    for entry in nav:
        for title, leads in entry.items():
            if leads == games.PLACE:
                entry[title] = games.menu()


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Everything that does not lie in docs/ as a file."""
    for uri, content in {
        **games.pages(),
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
