"""All that is drawn in a test: it follows from the seed of the run and from the name of the test.

`--seed` (`make test SEED=...`) says which; a failure names it. Neither the order of the tests nor the worker
that has one makes a difference: whoever draws says what for, and each kind of thing has numbers of its own.
What is there for several tests, as a house may be, is made by chance of its own (`apart`), and then draws for
whichever test it is used in. A house in another process reads in a file which test that is.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from vernissage.core.rng import SEED_BYTES, Rng
from vernissage.server.platform.chance import Chance
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.machine import Machine

USUAL: Final = "vernissage"
"""The seed of a run that names none: every ordinary run is the same."""

_seed = USUAL
_test = ""
_houses = count()
_kept: list[tempfile.TemporaryDirectory[str]] = []


class Sown(Chance):
    """Chance that comes out the same every time: for a test, or for one of its houses."""

    def __init__(self, seed: str, test: Callable[[], str], whose: str, known: bytes = b"") -> None:
        self._seed = seed
        self._test = test
        self._whose = whose
        self._known = known
        self._drawn: Counter[tuple[str, str]] = Counter()

    def secret(self) -> bytes:
        """One that is known, for a house where the deal of a day has to be a certain one."""
        return self._known or super().secret()

    def raw(self, what: str, count: int) -> bytes:
        test = self._test()
        self._drawn[test, what] += 1
        return _digest(count, self._seed, test, self._whose, what, self._drawn[test, what])


def set_to(seed: str) -> None:
    """For this run, before any test is collected."""
    global _seed  # noqa: PLW0603 - one run, one seed
    _seed = seed


def of_this_run() -> str:
    """The seed, for a process that is to draw the same."""
    return _seed


def begin(test: str) -> None:
    """From now on everything is drawn for this test."""
    global _test, _houses
    _test, _houses = test, count()
    _tell()


@contextmanager
def apart(what: str) -> Iterator[None]:
    """Here something is made for several tests, whichever of them comes first."""
    global _test, _houses
    before = _test, _houses
    begin(what)
    try:
        yield
    finally:
        _test, _houses = before
        _tell()


def drawn() -> Chance:
    """What a test draws itself, beside all houses."""
    return _drawn_in(_seed, _test)


def machine(time: Callable[[], float] | None = None) -> Machine:
    """A platform for a house or a part of one that a test makes itself: its clock may be the test's."""
    return Machine(drawn(), None if time is None else Clock(time=time))


def rng(stream: str, step: int = 0) -> Rng:
    """The same as numbers, of a stream with this name."""
    return Rng(_digest(SEED_BYTES, _seed, _test, "rng"), stream, step)


def new_house() -> str:
    """By what the draws of this house differ from those of any other."""
    return f"{_test} {next(_houses)}"


def of_house(whose: str, known: bytes = b"") -> Chance:
    """What a house in this process draws; its secret may be known."""
    return Sown(_seed, lambda: _test, whose, known)


def words_for(whose: str) -> list[str]:
    """What a house in another process has to be told for that, where `from_words` understands it."""
    return [_seed, str(_file()), whose]


def from_words(words: list[str]) -> Chance:
    seed, file, whose = words
    return Sown(seed, lambda: Path(file).read_text(encoding="utf-8"), whose)


@cache
def _drawn_in(seed: str, test: str) -> Chance:
    return Sown(seed, lambda: test, "")


def _tell() -> None:
    """Whichever houses are open in other processes."""
    if _kept:
        new = _file().with_suffix(".new")
        new.write_text(_test, encoding="utf-8")
        new.replace(_file())


def _file() -> Path:
    """Where this process says which test it is at; the first house asks for it."""
    if not _kept:
        _kept.append(tempfile.TemporaryDirectory(prefix="vernissage-test-"))
        _tell()
    return Path(_kept[0].name) / "test"


def _digest(size: int, *parts: object) -> bytes:
    return hashlib.shake_256("\0".join(map(str, parts)).encode()).digest(size)
