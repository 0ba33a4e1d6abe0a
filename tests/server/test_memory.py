"""After a peak the memory of a process comes down again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from vernissage.server.platform.memory import give_back

PEAK = 64 * 2**20


def resident() -> int:
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="only there /proc says what a process has")
def test_what_a_peak_has_left_goes_back_to_the_system() -> None:
    give_back()
    before = resident()
    peak = [bytes(1000) for _ in range(PEAK // 1000)]
    last = bytes(1000)  # allocated last, so that memory is not returned by itself
    assert resident() - before > PEAK / 2
    del peak
    give_back()
    assert resident() - before < PEAK / 4
    assert last
