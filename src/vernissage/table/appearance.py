"""How people appear at a table: under a name and with a portrait that nobody else there has.

Both are kept with the chair. From the start of a game on they stay as they are, whatever a guest is called
elsewhere by then: a name that changed in the middle of a game would be a way to speak.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable, Mapping
from itertools import chain, count
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.wording import legible
from vernissage.table.chair import Chair
from vernissage.table.confusables import is_alike
from vernissage.table.protocol import NAME_LIMIT

PORTRAITS: Final = tuple(Path(__file__).with_name("portraits.txt").read_text(encoding="utf-8").split())
"""The paintings that stand for people; the browser has a picture of each."""
COACH: Final = "penguin"
"""Stands for whoever leads a learner through a first game, and for nobody else."""

NO_NAME: Final = Refusal("name/empty")


def clean_name(said: str) -> str | Refusal:
    """A name as others may see it."""
    return legible(said)[:NAME_LIMIT].rstrip() or NO_NAME


def is_called(name: str, names: Iterable[str]) -> bool:
    """Does somebody among these have this name? Capitals make no difference."""
    return _sound(name) in map(_sound, names)


def distinct(name: str, names: Iterable[str]) -> str:
    """This name, or with a number where somebody has it already, or one that looks like it: Anna 2."""
    taken = tuple(names)
    numbers = (f" {number}" for number in count(2))
    numbered = (name[: NAME_LIMIT - len(number)].rstrip() + number for number in numbers)
    return next(each for each in chain((name,), numbered) if not is_alike(each, taken))


def portrait_of(who: str) -> str:
    """The painting that stands for this guest everywhere, or for a name that is nobody's."""
    wanted = PORTRAITS[int.from_bytes(hashlib.sha256(who.encode()).digest()) % len(PORTRAITS)]
    return _free(wanted, set())


def presented(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Every chair with a portrait no other has.

    Guests have their own, wherever they sit; only where two of them have the same, the later one gets
    another. Bots and those who were brought along make room.
    """
    hung: dict[int, str] = {}
    for seat, chair in sorted(enumerate(chairs), key=lambda each: _precedence(each[1])):
        if not chair.is_free:
            own = portrait_of(chair.name if chair.brought or not chair.guest else chair.guest)
            hung[seat] = _free(chair.portrait or own, set(hung.values()))
    return tuple(replace(chair, portrait=hung.get(seat, "")) for seat, chair in enumerate(chairs))


def called(chairs: tuple[Chair, ...], names: Mapping[str, str]) -> tuple[Chair, ...]:
    """Where people gather again: guests under their present names, no two alike."""
    fresh: list[Chair] = []
    for chair in chairs:
        name = chair.name if chair.given else names.get(chair.guest, chair.name)
        others = [each.name for each in fresh if each.name]
        fresh.append(replace(chair, name=distinct(name, others) if name else ""))
    return tuple(fresh)


def _precedence(chair: Chair) -> tuple[bool, bool]:
    """Guests before the others; those with a portrait before those without."""
    return (chair.brought or not chair.guest, not chair.portrait)


def _free(wanted: str, taken: set[str]) -> str:
    """This portrait, or the next that is free; there are more than chairs at any table."""
    first = PORTRAITS.index(wanted)
    ring = PORTRAITS[first:] + PORTRAITS[:first]
    return next((each for each in ring if each not in {*taken, COACH}), wanted)


def _sound(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
