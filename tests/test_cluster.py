"""`make cluster` opens a site, serves its start page, and leaves nothing behind."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests import cluster
from tests.architecture.imports import ROOT
from tests.server.live import ended
from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def with_all_servers() -> None:
    without = cluster.missing()
    if without:
        pytest.skip(without)


def descendants(pid: int) -> set[int]:
    """Returns all descendants of a process."""
    parents = {
        int(stat.parent.name): int(stat.read_text("utf-8").rpartition(")")[2].split()[1])
        for stat in Path("/proc").glob("[0-9]*/stat")
    }
    found, new = {pid}, {pid}
    while new:
        new = {child for child, parent in parents.items() if parent in new} - found
        found |= new
    return found - {pid}


def page(port: int, path: str) -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        connection.request("GET", path, headers={"Accept": "text/html"})
        answer = connection.getresponse()
        return answer.status, answer.read()


@pytest.mark.parametrize(
    "how", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.deep)], ids=["Ctrl-C", "terminated"]
)
def test_it_opens_serves_its_front_door_and_leaves_no_process(how: signal.Signals) -> None:
    command = [sys.executable, "-u", "-m", "tests.cluster", "--port", "0"]
    if how is signal.SIGTERM:
        command += ["--houses", "2"]
    with subprocess.Popen(  # noqa: S603 - our own interpreter
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, process_group=0
    ) as program:
        port = opened_at(program)
        everything = descendants(program.pid)
        assert len(everything) > 5
        status, body = page(port, "/")
        assert (status, b"<title>" in body) == (200, True)
        assert page(port, "/metrics")[0] == 404, "metrics are for the operator, not for guests"
        os.killpg(program.pid, how)
        assert program.wait(PATIENCE) == 0
    assert not [pid for pid in everything if not ended(pid, 5.0)]


def opened_at(program: subprocess.Popen[str]) -> int:
    """Returns the public port, once it is printed."""
    assert program.stdout is not None
    said = ""
    while "To see one die" not in said:
        line = program.stdout.readline()
        assert line, said
        said += line
    found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
    assert found is not None, said
    return int(found[1])
