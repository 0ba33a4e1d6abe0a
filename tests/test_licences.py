"""Everything shipped that others have made comes with its full licence."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.architecture.imports import ROOT
from tests.dist import BUILT, NEEDED
from vernissage.server.pages import files

FILE = files.BUILT / "LICENCES.txt"
WEB = ROOT / "web"
NOTICE = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
APACHE = (ROOT / "src/vernissage/art/noto.LICENSE").read_text(encoding="utf-8").strip()
RULE = "=" * 80
TITLE = re.compile(r"(\S+) ([\d.]+) \((\S+)\)")


def sections() -> dict[str, str]:
    """Returns each licence text by its heading."""
    parts = FILE.read_text(encoding="utf-8").split(f"{RULE}\n")[1:]
    titles, texts = parts[::2], parts[1::2]
    return {title.strip(): text.strip() for title, text in zip(titles, texts, strict=True)}


def packages() -> dict[str, tuple[str, str, str]]:
    """Returns the packages in it: version, licence, text."""
    found = ((TITLE.fullmatch(title), text) for title, text in sections().items())
    return {title[1]: (title[2], title[3], text) for title, text in found if title is not None}


def test_every_package_the_pages_are_made_with_is_there() -> None:
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {name: packages()[name][0] for name in wanted} == wanted


def test_every_package_is_there_in_the_version_that_is_built_in_and_with_its_own_text() -> None:
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, (version, licence, text) in packages().items():
        entry = locked[f"node_modules/{name}"]
        assert (entry["version"], entry["license"]) == (version, licence)
        files = (WEB / "node_modules" / name).iterdir()
        own = [file for file in files if re.match("licen[cs]e", file.name, re.IGNORECASE)]
        assert text == (own[0].read_text(encoding="utf-8").strip() if own else APACHE), name


def test_every_font_that_is_sent_brings_its_licence() -> None:
    fonts = {file.name.partition("-")[0] for file in (files.BUILT / "assets").glob("*.woff2")}
    assert fonts
    for font in fonts:
        _, licence, text = packages()[f"@fontsource-variable/{font}"]
        assert licence == "OFL-1.1"
        assert "SIL OPEN FONT LICENSE" in text
        assert font.title() in text.splitlines()[0], "the licence must name the font"


def test_pictures_after_drawings_of_others_bring_theirs() -> None:
    assert any((files.BUILT / "portraits").glob("*.webp"))
    (text,) = [text for title, text in sections().items() if title.startswith("Noto Emoji")]
    assert text == APACHE
    assert "Copyright Google LLC" in (files.BUILT / "portraits" / "NOTICE.md").read_text(encoding="utf-8")


def test_our_own_is_there_too() -> None:
    assert sections()["Vernissage (MIT)"] == (ROOT / "LICENSE").read_text(encoding="utf-8").strip()


def test_the_notice_names_all_of_them() -> None:
    rows = [line for line in NOTICE.splitlines() if line.startswith("|")]
    for name, (_, licence, _) in packages().items():
        called = name.rpartition("/")[2] if "fontsource" in name else name
        row = next(line for line in rows if called in line.split("|")[1].lower())
        assert {"OFL-1.1": "SIL Open Font License 1.1"}.get(licence, licence) in row


@pytest.mark.parametrize(
    "file", tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license-files"]
)
def test_what_the_package_says_are_its_licences_is_there(file: str) -> None:
    assert (ROOT / file).is_file()


def test_a_release_is_looked_through_for_each_of_them() -> None:
    assert {"LICENSE", "NOTICE.md", "art/noto.LICENSE", "static/LICENCES.txt"} <= set(NEEDED + BUILT)


def test_they_can_be_read_in_a_browser() -> None:
    assert Path(FILE).relative_to(files.BUILT).name in NOTICE
