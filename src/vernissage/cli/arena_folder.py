"""A tournament in a folder: every game is written down as it ends, and whoever is interrupted goes on there.

`tournament.json` says what is played, `games.jsonl` has a line for each game. The same command again plays
what is missing; with more `--games`, so many more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from vernissage.bots.arena import Fixture, Played
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.core.value import Value

TERMS: Final = "tournament.json"
GAMES: Final = "games.jsonl"


class Terms(Value, frozen=True):
    """All that the games of a tournament follow from, except how many there are."""

    game: str
    rules: int
    """The version of its rules."""
    sides: tuple[str, ...]
    options: str
    """As JSON."""
    seed: str
    """The words."""
    form: str


class OtherTerms(Exception):  # noqa: N818 - it says what is there, not that something is wrong
    """In this folder something else is played."""


def terms_in(folder: Path) -> Terms | None:
    """What is played in this folder; None if nothing is yet."""
    file = folder / TERMS
    if not file.exists():
        return None
    found = codec.decode(file.read_bytes(), Terms)
    if isinstance(found, Refusal):
        raise OtherTerms
    return found if isinstance(found, Terms) else None


def settle(folder: Path, terms: Terms) -> None:
    """These are the terms in this folder from now on, unless there are others."""
    folder.mkdir(parents=True, exist_ok=True)
    before = terms_in(folder)
    if before is None:
        (folder / TERMS).write_bytes(codec.encode(terms) + b"\n")
    elif before != terms:
        raise OtherTerms


def games_in(folder: Path) -> dict[int, Played]:
    """The games that are there, by their numbers. A line that was being written is cut off."""
    file = folder / GAMES
    if not file.exists():
        return {}
    whole = file.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    found = [codec.decode(line, Played) for line in whole.splitlines()]
    if any(isinstance(each, Refusal) for each in found):
        raise OtherTerms
    with file.open("r+b") as opened:
        opened.truncate(len(whole))
    return {each.fixture.number: each for each in found}


def still_to_play(schedule: Sequence[Fixture], played: dict[int, Played]) -> tuple[Fixture, ...]:
    return tuple(fixture for fixture in schedule if fixture.number not in played)


def written_down(folder: Path, results: Iterable[Played]) -> Iterator[Played]:
    """The same results, each on the disk before it is told."""
    with closing((folder / GAMES).open("ab", buffering=0)) as file:
        for played in results:
            file.write(codec.encode(played) + b"\n")
            yield played
