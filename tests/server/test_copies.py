"""Backups: made while the server runs, and restored only if they are sound."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.told import Told, run
from tests.server.company import few, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from tests.waiting import PATIENCE, until
from vernissage import catalog

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
GAME = catalog.names()[0]
COMMAND = "from vernissage_games import main; main()"


def tool(house: House, *words: str) -> Told:
    return run(*words, "--database", house.database)


def change(file: Path, query: str, *args: object) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(query, args)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


async def test_a_copy_of_an_open_house_is_the_house_of_that_moment(own_house: OpenHouse, copy: Path) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)) as players:
        code = players[0].table.code
        mover = next(player for player in players if player.owes)
        await mover.answer(mover.offers[0])
        await mover.until(lambda: mover.story)
        assert tool(house, "backup", str(copy)).code == 0
        late = mover.browser.make(GAME)
    house.stop()
    back = tool(house, "restore", str(copy), "--force")
    assert (back.code, "with 1 tables" in back.out) == (0, True), back
    house.start()
    async with mover.browser.at(code) as again:
        assert len(again.story) == 1
    assert mover.browser.ask("GET", f"/api/tables/{late}").status == 404


def test_a_copy_takes_nobodys_place_unasked(own_house: OpenHouse, copy: Path) -> None:
    house = own_house(NO_LIMITS)
    assert tool(house, "backup", str(copy)).code == 0
    assert copy.stat().st_mode & 0o077 == 0, "there are seeds in it"
    again = tool(house, "backup", str(copy))
    assert (again.code, again.err.count("\n")) == (1, 1)
    in_use = tool(house, "restore", str(copy), "--force")
    assert (in_use.code, "is open in another house" in in_use.err) == (2, True)
    house.stop()
    with closing(sqlite3.connect(house.file)) as other:
        other.execute("SELECT count(*) FROM guests").fetchall()
        in_use = tool(house, "restore", str(copy), "--force")
    assert (in_use.code, "is in use" in in_use.err) == (1, True), "whoever uses it"
    there = tool(house, "restore", str(copy))
    assert (there.code, "--force" in there.err) == (1, True)
    assert list(copy.parent.glob("*.part*")) == []


async def test_a_copy_with_a_damaged_table_is_refused_and_says_which(
    own_house: OpenHouse, copy: Path
) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)) as players:
        code = players[0].table.code
    house.stop()
    assert tool(house, "backup", str(copy)).code == 0
    change(copy, "UPDATE tables SET doc = '{' WHERE code = ?", code)
    refused = tool(house, "restore", str(copy), "--force")
    assert refused.code == 1
    assert f"{code} is damaged: its setting" in refused.err
    assert house.rows("SELECT doc = '{' FROM tables") == [(0,)], "the house has what it had"
    assert tool(house, "restore", str(copy), "--force", "--damaged").code == 0
    assert house.rows("SELECT doc = '{' FROM tables") == [(1,)]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda copy: copy.write_text("Dear Ada, " * 200), "file is not a database"),
        (lambda copy: copy.write_bytes(copy.read_bytes()[:-8000]), "damaged"),
        (lambda copy: change(copy, "UPDATE alembic_version SET version_num = '9999'"), "newer version"),
        (lambda copy: change(copy, "DROP TABLE alembic_version"), "is not a Vernissage database"),
        (lambda copy: change(copy, "DELETE FROM guests"), "refers to a missing row of guests"),
        (lambda copy: copy.unlink(), "There is no file"),
    ],
)
def test_what_is_no_sound_copy_is_refused_in_a_sentence(
    house: House, tmp_path: Path, copy: Path, spoil: Callable[[Path], object], says: str
) -> None:
    Browser(house)
    assert tool(house, "backup", str(copy)).code == 0
    spoil(copy)
    place = tmp_path / "place.db"
    refused = run("restore", str(copy), "--database", f"sqlite:///{place}")
    assert refused.code in {1, 2}
    assert says in refused.err, refused
    assert refused.err.count("\n") == 1
    assert not place.exists()


def follower(house: House, copy: Path) -> subprocess.Popen[str]:
    line = [sys.executable, "-c", COMMAND, "backup", str(copy), "--follow", "--database", house.database]
    return subprocess.Popen(line, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command


async def test_a_house_that_lost_its_disk_comes_back_with_all_that_was_stored(
    own_house: OpenHouse, copy: Path
) -> None:
    house = own_house(NO_LIMITS)
    with follower(house, copy) as following:
        async with playing(house, GAME, few(GAME)) as players:
            code = players[0].table.code
            mover = next(player for player in players if player.owes)
            await mover.answer(mover.offers[0])
            await mover.until(lambda: mover.story)
            (inputs,) = house.rows("SELECT count(*) FROM inputs")
            until(
                lambda: in_copy(copy) == inputs, lambda: f"{in_copy(copy)} of {inputs} inputs are in the copy"
            )
            house.kill()
        for file in house.file.parent.glob(f"{house.file.name}*"):
            file.unlink()
        following.terminate()
        assert following.wait(PATIENCE) == 0
    assert tool(house, "restore", str(copy)).code == 0
    house.start()
    async with mover.browser.at(code) as again:
        assert len(again.story) == 1


def in_copy(copy: Path) -> tuple[object, ...]:
    """Returns how many inputs the copy has."""
    if not copy.exists():
        return ()
    with closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro", uri=True)) as database:
        found: tuple[object, ...] = database.execute("SELECT count(*) FROM inputs").fetchone()
        return found


def test_a_copy_that_follows_takes_the_place_of_copies_only(house: House, copy: Path) -> None:
    copy.write_text("Dear Ada", encoding="utf-8")
    refused = tool(house, "backup", str(copy), "--follow")
    assert (refused.code, "is no copy of a house" in refused.err) == (1, True)
    assert copy.read_text(encoding="utf-8") == "Dear Ada"


def test_what_is_not_a_file_has_tools_of_its_own(copy: Path) -> None:
    refused = run("backup", str(copy), "--database", "sqlite://")
    assert (refused.code, "not a file" in refused.err) == (2, True)
    missing = run("backup", str(copy), "--database", f"sqlite:///{copy}.none")
    assert (missing.code, "There is no database" in missing.err) == (2, True)
