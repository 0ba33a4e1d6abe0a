"""Whatever keeps a server from starting is explained in one sentence, with exit code 2."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests import chance
from tests.architecture.imports import ROOT
from tests.postgres import Cluster
from tests.server.live import House, Nursery
from vernissage import catalog
from vernissage.cli import startup
from vernissage.server.store import NewerDatabase
from vernissage.server.store.database.engine import connect

SERVE = "from vernissage.cli import main; main()"
is_root = pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")


class Door:
    """Tries to start a server that can't start."""

    def __init__(self, nursery: Nursery, log: Path) -> None:
        self._nursery = nursery
        self._log = log

    def refused(self, *options: str) -> str:
        """Returns the error: one line, and nothing else."""
        pid = self._nursery.start(["--host", "127.0.0.1", *options], self._log, chance.new_house())
        assert self._nursery.wait(pid) == startup.IN_THE_WAY, self._log.read_text(encoding="utf-8")
        return one_line(self._log.read_text(encoding="utf-8"))

    def forget(self) -> None:
        """Clears what was logged so far."""
        self._log.unlink()

    def on(self, database: str) -> str:
        """Returns the error with this database."""
        return self.refused("--port", "0", "--database", database)


@pytest.fixture
def door(nursery: Nursery, tmp_path: Path) -> Door:
    return Door(nursery, tmp_path / "log.txt")


def one_line(said: str) -> str:
    assert said.count("\n") == 1, said
    return said


def refused_at(home: Path, source: Path = ROOT / "src") -> str:
    """Returns the error in this home directory, with this source."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG", "VERNI"))}
    environment |= {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "HOME": str(home)}
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--port", "0"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stdout) == (startup.IN_THE_WAY, ""), told
    return one_line(told.stderr)


def test_a_port_that_is_taken(door: Door) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        assert f"Port {port} is in use" in door.refused("--port", str(port), "--database", "sqlite://")


def test_a_port_that_cannot_be(door: Door) -> None:
    assert "port 70000 can't be opened" in door.refused("--port", "70000", "--database", "sqlite://")


def test_a_host_that_is_not_here(door: Door, tmp_path: Path) -> None:
    told = door.refused("--host", "192.0.2.7", "--port", "0", "--database", f"sqlite:///{tmp_path}/house.db")
    assert "192.0.2.7" in told
    assert "--host" in told


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("nowhere", "The address of the database can't be read. A file is sqlite:////"),
        ("delphi://ada@there/db", "No kind of database is called 'delphi'"),
        ("mysql+aiomysql://ada:secret@there/db", "needs the Python package aiomysql"),
        ("postgresql://ada:secret@127.0.0.1:1/db", "ada:***@127.0.0.1:1/db can't be reached. Is PostgreSQL"),
        ("postgresql://ada@/db?host=/nowhere&password=secret", "can't be reached"),
        ("sqlite:////no/such/folder/house.db", "/no/such/folder/house.db can't be opened"),
        ("sqlite:////", "can't be opened"),
        ("sqlite:////proc/house.db", "/proc/house.db can't be opened"),  # nobody may write there
    ],
)
def test_a_database_that_is_not_there(door: Door, database: str, told: str) -> None:
    said = door.on(database)
    assert told in said
    assert "secret" not in said


def test_a_driver_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    url = "postgresql://ada:secret@there/db"
    with pytest.raises(ImportError) as missing:
        connect(url)
    said = startup.why(missing.value, url)
    assert said == (
        "postgresql://ada:***@there/db needs the driver for PostgreSQL. "
        "Install it: pip install 'vernissage-games[postgres]'."
    )


def test_a_server_that_does_not_let_one_in(door: Door, postgres: Cluster) -> None:
    postgres.cleared()
    for url, told in {
        postgres.url_by_port("house", "secret"): "refuses this user or password",
        postgres.url_by_port("no_house"): "/no_house does not exist yet. Create it: CREATE DATABASE",
        postgres.url("house", "stranger"): "has no such user",
    }.items():
        said = door.on(url)
        assert told in said
        assert "secret" not in said
        door.forget()


def test_a_server_where_one_may_change_nothing(door: Door, postgres: Cluster) -> None:
    postgres.cleared()
    postgres.tell("CREATE ROLE reader LOGIN")
    assert "may not be changed by this user" in door.on(postgres.url("house", "reader"))


def test_a_file_that_is_no_database(door: Door, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 200, encoding="utf-8")
    assert f"{letter} is not a database" in door.on(f"sqlite:///{letter}")
    assert letter.read_text(encoding="utf-8").startswith("Dear Ada")


def test_a_database_of_a_newer_house(door: Door, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    said = door.on(f"sqlite:///{file}")
    assert "A newer version of Vernissage has written" in said
    assert "9999" in said


def test_a_database_of_another_program(door: Door, tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE guests (their INTEGER)")
    assert f"{file} can't be used: table guests already exists" in door.on(f"sqlite:///{file}")


@is_root
def test_a_folder_that_cannot_be_written(door: Door, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "can't be opened" in door.on(f"sqlite:///{tmp_path}/house.db")
    assert "can't be created: Permission denied" in refused_at(tmp_path)


def test_a_home_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file", encoding="utf-8")
    assert "which can't be created: Not a directory" in refused_at(tmp_path / "home")


def test_pages_that_are_not_built(tmp_path: Path) -> None:
    source = tmp_path / "src"
    left_out = shutil.ignore_patterns("static", "art", "__pycache__", "tests", "web")
    shutil.copytree(ROOT / "src", source, ignore=left_out)
    assert "The pages for browsers aren't built" in refused_at(tmp_path, source)


def test_a_house_is_opened_with_what_its_file_says(own_house: Callable[..., House], tmp_path: Path) -> None:
    game = catalog.names()[-1]
    file = tmp_path / "house.toml"
    file.write_text(f'game = ["{game}"]\nprograms = true\nport = 1\n', encoding="utf-8")
    house = own_house("--settings", str(file))
    with closing(HTTPConnection(house.host)) as program:
        program.request("GET", "/api/house")
        card = program.getresponse().read()
        program.request("POST", "/api/recover", b"{}")
        answer = program.getresponse()
        answer.read()
    assert [each["name"] for each in json.loads(card)["games"]] == [game]
    assert answer.status != HTTPStatus.FORBIDDEN, "it names no origin"


def test_a_bug_of_ours_is_no_sentence_and_keeps_its_traceback() -> None:
    assert startup.why(ZeroDivisionError("division by zero"), "sqlite://") is None
    assert startup.why(NewerDatabase("at version 9"), "sqlite:////x/house.db") is not None
