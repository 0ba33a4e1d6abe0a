"""Names and portraits at a table. No two people at a table have the same name or portrait.

Both are stored with the chair. They don't change during a game, even if the guest chooses a new name.
Otherwise guests could send signals by changing their names.
"""

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
"""The names of all portraits. The browser has a picture for each."""
COACH: Final = "penguin"
"""The guide's portrait in a guided first game. Players never get it."""
CHOICE: Final = tuple(name for name in PORTRAITS if name != COACH)
"""The portraits that a guest can choose."""
APART: Final = 5
"""The step through the list when portraits are offered. Neighbours may begin with the same letter."""

NO_NAME: Final = Refusal("name/empty")


def clean_name(said: str) -> str | Refusal:
    """Returns the name without illegible characters, cut to `NAME_LIMIT`. Refuses it if nothing is left."""
    return legible(said)[:NAME_LIMIT].rstrip() or NO_NAME


def is_called(name: str, names: Iterable[str]) -> bool:
    """Whether `name` is one of `names`. Ignores case and extra spaces."""
    return _sound(name) in map(_sound, names)


def distinct(name: str, names: Iterable[str]) -> str:
    """Returns `name`. Adds a number to it, as in "Anna 2", if it looks like one of `names`."""
    taken = tuple(names)
    numbers = (f" {number}" for number in count(2))
    numbered = (name[: NAME_LIMIT - len(number)].rstrip() + number for number in numbers)
    return next(each for each in chain((name,), numbered) if not is_alike(each, taken))


def portrait_of(who: str, chosen: str = "") -> str:
    """Returns `chosen` or, if it is empty, a portrait that is derived from `who`.

    `who` is a guest's id or a bot's name. It gets the same portrait at every table.
    """
    if chosen:
        return chosen
    wanted = PORTRAITS[int.from_bytes(hashlib.sha256(who.encode()).digest()) % len(PORTRAITS)]
    return _free(wanted, set())


def offered_to(guest: str, chosen: str) -> list[str]:
    """Returns all portraits that a guest can choose. Their present one comes first."""
    first = CHOICE.index(portrait_of(guest, chosen))
    return [CHOICE[(first + APART * step) % len(CHOICE)] for step in range(len(CHOICE))]


def unlike(wanted: str, chairs: Iterable[Chair]) -> str:
    """Returns `wanted` or, if a guest on one of the chairs has it, the next portrait that is free."""
    return _free(wanted, {chair.portrait for chair in chairs if chair.guest and not chair.brought})


def presented(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Returns the chairs, each with a different portrait.

    A guest gets their own portrait. If two guests have the same one, the later guest gets another. Bots and
    people who share a guest's device come last.
    """
    hung: dict[int, str] = {}
    for seat, chair in sorted(enumerate(chairs), key=lambda each: _precedence(each[1])):
        if not chair.is_free:
            own = portrait_of(chair.name if chair.brought or not chair.guest else chair.guest)
            hung[seat] = _free(chair.portrait or own, set(hung.values()))
    return tuple(replace(chair, portrait=hung.get(seat, "")) for seat, chair in enumerate(chairs))


def called(chairs: tuple[Chair, ...], names: Mapping[str, str]) -> tuple[Chair, ...]:
    """Returns the chairs with current names. `names` maps guests to names. No two names look alike."""
    fresh: list[Chair] = []
    for chair in chairs:
        name = chair.name if chair.given else names.get(chair.guest, chair.name)
        others = [each.name for each in fresh if each.name]
        fresh.append(replace(chair, name=distinct(name, others) if name else ""))
    return tuple(fresh)


def _precedence(chair: Chair) -> tuple[bool, bool]:
    """Returns the sort key of a chair. Guests come first, and among them those with a portrait."""
    return (chair.brought or not chair.guest, not chair.portrait)


def _free(wanted: str, taken: set[str]) -> str:
    """Returns `wanted` or, if it is taken, the next free portrait. Returns `wanted` if all are taken."""
    first = PORTRAITS.index(wanted)
    ring = PORTRAITS[first:] + PORTRAITS[:first]
    return next((each for each in ring if each not in {*taken, COACH}), wanted)


def _sound(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
