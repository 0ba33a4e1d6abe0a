"""The documentation builds as a site without broken links and without external resources."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import vernissage
from tests.architecture.imports import ROOT
from vernissage import catalog, learn
from vernissage.server.api.openapi import API
from vernissage.table import protocol
from vernissage.text import languages

FETCHED: Final = re.compile(
    r'<(?:script|img|source|iframe)[^>]*\ssrc="(https?:|//)|<link[^>]*\shref="(?:https?:|//)'
)
PATH: Final = re.compile(r"`([\w.-]+(?:/[\w.-]+)+/?)`")
"""Matches inline code that looks like a path."""
PROSE: Final = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
MOST_BYTES: Final = 2_000_000
BUILT: Final = {"build/site", "server/static", "dist/", "web/node_modules"}
"""Paths that exist only after a build."""
ENDINGS: Final = (
    ".py",
    ".md",
    ".ts",
    ".svelte",
    ".css",
    ".ftl",
    ".txt",
    ".toml",
    ".webp",
    ".svg",
    ".js",
    "/",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Builds the site as `make docs` does; a warning fails the build."""
    place = tmp_path_factory.mktemp("site")
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(place)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr[-4000:]
    return place


def read(site: Path, page: str) -> str:
    return (site / page).read_text(encoding="utf-8")


def test_it_fetches_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        assert FETCHED.search(page.read_text(encoding="utf-8")) is None, page
    for style in site.rglob("*.css"):
        assert re.search(r"url\(['\"]?https?:|@import", style.read_text(encoding="utf-8")) is None, style


@pytest.mark.parametrize("game", catalog.names())
def test_every_game_has_a_page_in_every_language_with_all_its_pictures(site: Path, game: str) -> None:
    taken = {file.name for file in (catalog.folder(game) / learn.SHOTS).iterdir()}
    assert {f"{learn.TABLE}.webp", f"{learn.FIRST_GAME}.webp"} <= taken
    for language in languages():
        page = read(site, f"play/{game}.html" if language == "en" else f"play/{language}/{game}.html")
        assert set(re.findall(rf"{game}/([\w-]+\.webp)", page)) == taken


def test_the_pictures_are_small_enough_to_be_kept() -> None:
    taken = [*ROOT.glob(f"src/vernissage/games/*/{learn.SHOTS}/*"), *ROOT.glob("docs/shots/*")]
    assert sum(file.stat().st_size for file in taken) < MOST_BYTES


def test_the_references_leave_nothing_out(site: Path) -> None:
    python = read(site, "reference/python.html")
    assert [name for name in vernissage.__all__ if f'id="{name.lower()}"' not in python] == []
    routes = read(site, "reference/http.html")
    assert [route.path for route in API if route.path.partition("{")[0] not in routes] == []
    sockets = read(site, "reference/sockets.html")
    messages = [each.__name__ for union in (protocol.Incoming, protocol.Outgoing) for each in union.__args__]
    assert len(messages) > 20
    assert [name for name in messages if f'id="{name.lower()}"' not in sockets] == []


@pytest.mark.parametrize("prose", PROSE, ids=lambda prose: str(prose.relative_to(ROOT)))
def test_no_page_names_a_file_that_is_not_there(prose: Path) -> None:
    assert [path for path in PATH.findall(prose.read_text(encoding="utf-8")) if not _is_there(path)] == []


def _is_there(path: str) -> bool:
    """Whether a path exists in the repository, the package or a game's folder.

    Only names with an ending count.
    """
    if not path.endswith(ENDINGS) or path in BUILT:
        return True
    inside = (catalog.HOME, *map(catalog.folder, catalog.names(with_templates=True)))
    homes = (ROOT, ROOT / "src" / "vernissage", ROOT / "web" / "src", ROOT / "docs", *inside)
    return any((home / path).exists() for home in homes)


def test_every_picture_of_the_results_is_shown(site: Path) -> None:
    named = re.findall(r"!\[[^\]]*\]\((\w+\.svg)\)", (ROOT / "bench/RESULTS.md").read_text(encoding="utf-8"))
    page = (site / "speed.html").read_text(encoding="utf-8")
    assert named
    for picture in named:
        assert f'src="{picture}"' in page
        assert (site / picture).is_file()


def test_the_site_has_the_letters_of_the_house(site: Path) -> None:
    fonts = re.findall(r"url\('([^']+)'\)", (ROOT / "docs/site.css").read_text(encoding="utf-8"))
    assert fonts
    assert all((site / font).read_bytes().startswith(b"wOF2") for font in fonts)


def test_every_game_has_one_section_of_results() -> None:
    part = (ROOT / "bench/RESULTS.md").read_text(encoding="utf-8").partition("<!-- part: games -->")[2]
    titles = re.findall(r"^### (.+)$", part.partition("<!-- part:")[0], re.MULTILINE)
    assert sorted(titles) == sorted(catalog.game(name).info.title for name in catalog.names())
