"""The golden games are still played as they were recorded."""

from __future__ import annotations

from difflib import unified_diff

from tests.conformance.golden import command, golden, home

LINES_SHOWN = 60


def test_golden_games_are_played_as_written(name: str) -> None:
    wanted = {path.name: path.read_text(encoding="utf-8") for path in sorted(home(name).glob("*.txt"))}
    played = golden(name)
    assert wanted.keys() == played.keys(), f"golden files missing or left over; {command(name)} writes them"
    for file, text in played.items():
        lines = unified_diff(wanted[file].splitlines(), text.splitlines(), file, "played now", lineterm="")
        shown = "\n".join(list(lines)[:LINES_SHOWN])
        assert wanted[file] == text, f"{shown}\nIf it should be so now: {command(name)}"
