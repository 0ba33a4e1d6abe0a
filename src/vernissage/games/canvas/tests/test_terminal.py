"""In the terminal paintings are sorted and their points told only if hints are on."""

from __future__ import annotations

import re

import pytest

from tests.cli.table import shown, sit_down, wish

PAINT = re.compile(r"Paint, from the top: [^\n]*?”  (\d+) points?")


@pytest.mark.parametrize("hints", [0, 1])
def test_what_adds_most_is_shown_first_where_hints_are_allowed(hints: int) -> None:
    session, console = sit_down(wish("canvas", options=(f"hints={hints}",)), "1", "1", "1", "1", "1")
    session.run()
    before = len(shown(console))
    session.all_offers("")
    said = shown(console)[before:]
    assert said.count("Paint, from the top") > 20
    points = [int(each) for each in PAINT.findall(said)]
    assert points == sorted(points, reverse=True)
    assert bool(points) == bool(hints)
