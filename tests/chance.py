"""Randomness in tests: it follows from the seed of the run and the name of the test.

`--seed` (`make test SEED=...`) sets the seed; a failure prints it. Neither the order of the tests nor the
worker makes a difference: every draw names its purpose, and each purpose has its own stream. Things shared by
several tests, such as a server, are created with separate randomness (`apart`) and then draw for the test
that uses them. A server in another process reads the current test's name from a file.
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
from threading import Lock
from typing import Final

from vernissage.core.rng import SEED_BYTES, Rng
from vernissage.server.platform.chance import Chance
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.machine import Machine

USUAL: Final = "vernissage"
"""The default seed: every ordinary run is the same."""

_seed = USUAL
_test = ""
_houses = count()
_kept: list[tempfile.TemporaryDirectory[str]] = []
_making = Lock()


class Sown(Chance):
    """Reproducible randomness for a test, or for one of its servers."""

    def __init__(self, seed: str, test: Callable[[], str], whose: str, known: bytes = b"") -> None:
        self._seed = seed
        self._test = test
        self._whose = whose
        self._known = known
        self._drawn: Counter[tuple[str, str]] = Counter()

    def secret(self) -> bytes:
        """Returns the known secret, for a server whose daily deal must be predictable."""
        return self._known or super().secret()

    def raw(self, what: str, count: int) -> bytes:
        test = self._test()
        self._drawn[test, what] += 1
        return _digest(count, self._seed, test, self._whose, what, self._drawn[test, what])


def set_to(seed: str) -> None:
    """Sets the seed of this run, before any test is collected."""
    global _seed  # noqa: PLW0603 - one run, one seed
    _seed = seed


def of_this_run() -> str:
    """Returns the seed, for a process that should draw the same."""
    return _seed


def begin(test: str) -> None:
    """Makes all draws from now on belong to this test."""
    global _test, _houses
    _test, _houses = test, count()
    _tell()


@contextmanager
def apart(what: str) -> Iterator[None]:
    """A context in which something is created for several tests, whichever comes first."""
    global _test, _houses
    before = _test, _houses
    begin(what)
    try:
        yield
    finally:
        _test, _houses = before
        _tell()


def drawn() -> Chance:
    """Returns the test's own randomness, separate from all servers."""
    return _drawn_in(_seed, _test)


def machine(time: Callable[[], float] | None = None) -> Machine:
    """A platform for a house or a part of one that a test makes itself: its clock may be the test's."""
    return Machine(drawn(), None if time is None else Clock(time=time))


def rng(stream: str, step: int = 0) -> Rng:
    """Returns an `Rng` from it, with a stream of this name."""
    return Rng(_digest(SEED_BYTES, _seed, _test, "rng"), stream, step)


def new_house() -> str:
    """Returns a name by which the draws of a new server differ from those of any other."""
    return f"{_test} {next(_houses)}"


def of_house(whose: str, known: bytes = b"") -> Chance:
    """Returns the randomness of a server in this process; its secret may be given."""
    return Sown(_seed, lambda: _test, whose, known)


def words_for(whose: str) -> list[str]:
    """Returns the arguments for a server in another process, which `from_words` parses."""
    return [_seed, str(_file()), whose]


def from_words(words: list[str]) -> Chance:
    seed, file, whose = words
    return Sown(seed, lambda: Path(file).read_text(encoding="utf-8"), whose)


@cache
def _drawn_in(seed: str, test: str) -> Chance:
    return Sown(seed, lambda: test, "")


def _tell() -> None:
    """Writes the current test's name to the file that servers in other processes read."""
    with _making:
        if _kept:
            _write()


def _file() -> Path:
    """Returns that file, creating it on first use. Several threads may start servers at the same time."""
    with _making:
        if not _kept:
            _kept.append(tempfile.TemporaryDirectory(prefix="vernissage-test-"))
            _write()
    return Path(_kept[0].name) / "test"


def _write() -> None:
    new = Path(_kept[0].name) / "test.new"
    new.write_text(_test, encoding="utf-8")
    new.replace(new.with_suffix(""))


def _digest(size: int, *parts: object) -> bytes:
    return hashlib.shake_256("\0".join(map(str, parts)).encode()).digest(size)
