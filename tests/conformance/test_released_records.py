"""Records of every released version can be replayed, unless CHANGELOG.md says otherwise.

A change of the rules that would give old inputs another meaning raises the game's version. Then records of
the version before are refused as such, and CHANGELOG.md names them: `Title, rules 2`.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.architecture.imports import ROOT
from tests.conformance.released import files
from tests.play import game_called
from vernissage.core.game import AnyGame
from vernissage.core.record import Reading, Record, read, replay, verify
from vernissage.core.refusal import Refusal


def changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def called(file: Path) -> str:
    return f"{file.parents[3].name}-{file.parent.name}-{file.stem}"


def kept(file: Path) -> Record:
    found = read(file.read_bytes())
    assert isinstance(found, Reading), found
    assert not found.damage
    return found.record


PLAYED = [file for file in files() if game_called(kept(file).game).info.can_play(kept(file).version)]


def is_announced(game: AnyGame, version: int, changes: str) -> bool:
    """Returns whether the changelog says that games of this version can't be replayed any more."""
    said = " ".join(changes.split()).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    title = game.info.title.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return re.search(rf"{re.escape(title)}, rules {version}\b", said) is not None


def fault(found: Record, changes: str) -> str:
    """Describes what is wrong with how this record is answered; empty if nothing is."""
    game = game_called(found.game)
    if game.info.can_play(found.version):
        refusal = verify(game, found)
        return "" if refusal is None else f"these rules can play its version, but: {refusal}"
    if replay(game, found) != Refusal(
        "record/other-version", args={"version": found.version, "present": game.info.version}
    ):
        return "it is replayed by other rules than its own"
    named = f"{game.info.title}, rules {found.version}"
    return "" if is_announced(game, found.version, changes) else f"CHANGELOG.md must name it: {named!r}"


@pytest.mark.parametrize("file", files(), ids=called)
def test_a_record_of_a_released_version_is_replayed_or_the_changelog_says_that_it_is_not(file: Path) -> None:
    assert fault(kept(file), changelog()) == ""


def test_records_of_the_version_in_pyproject_are_kept() -> None:
    release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert files(release), "`make records` writes them"


@pytest.mark.parametrize("file", PLAYED[:1], ids=called)
def test_whoever_raises_a_version_must_say_so_and_whoever_does_not_is_found_out(file: Path) -> None:
    found = kept(file)
    title = game_called(found.game).info.title
    earlier = replace(found, version=found.version + 100)
    assert f"'{title}, rules {earlier.version}'" in fault(earlier, changelog()).replace('"', "'")
    assert fault(earlier, f"- {title},\n  rules {earlier.version}: records can't be replayed.") == ""
    assert "can play its version" in fault(replace(found, inputs=found.inputs[::-1]), changelog())
