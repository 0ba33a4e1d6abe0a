"""A tournament in a folder: every game is stored as it ends, so that an interrupted run can continue.

`tournament.json` has the terms; `games.jsonl` has a line for each game. Running the same command again
plays the missing games; a larger `--games` adds games.
"""

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
    """Everything that determines the games of a tournament, except their number."""

    game: str
    rules: int
    """The version of the game's rules."""
    sides: tuple[str, ...]
    options: str
    """The options as JSON."""
    seed: str
    """The text from which the seed is derived."""
    form: str


class OtherTerms(Exception):  # noqa: N818 - a conflict, not an error
    """Raised if the folder holds another tournament."""


def terms_in(folder: Path) -> Terms | None:
    """Returns the terms stored in this folder; None if it holds no tournament."""
    file = folder / TERMS
    if not file.exists():
        return None
    found = codec.decode(file.read_bytes(), Terms)
    if isinstance(found, Refusal):
        raise OtherTerms
    return found if isinstance(found, Terms) else None


def settle(folder: Path, terms: Terms) -> None:
    """Stores the terms in this folder. Raises OtherTerms if it holds different ones."""
    folder.mkdir(parents=True, exist_ok=True)
    before = terms_in(folder)
    if before is None:
        (folder / TERMS).write_bytes(codec.encode(terms) + b"\n")
    elif before != terms:
        raise OtherTerms


def games_in(folder: Path) -> dict[int, Played]:
    """Returns the stored games by number, and removes an incomplete last line from the file."""
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
    """Yields the results unchanged, each after it has been written to disk."""
    with closing((folder / GAMES).open("ab", buffering=0)) as file:
        for played in results:
            file.write(codec.encode(played) + b"\n")
            yield played
