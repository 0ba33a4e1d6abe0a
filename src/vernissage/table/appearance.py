"""Names and portraits at a table. No two people at a table have the same.

Both are stored with the chair. They stay the same from the start of a game on, even if the guest is renamed:
a name that changes during a game would be a way to talk.
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
"""The portrait of the guide in a first game. Nobody else gets it."""

NO_NAME: Final = Refusal("name/empty")


def clean_name(said: str) -> str | Refusal:
    """The name as others will see it, or a refusal if nothing legible is left of it."""
    return legible(said)[:NAME_LIMIT].rstrip() or NO_NAME


def is_called(name: str, names: Iterable[str]) -> bool:
    """Is this one of the names? Upper and lower case are the same."""
    return _sound(name) in map(_sound, names)


def distinct(name: str, names: Iterable[str]) -> str:
    """The name, with a number if it is taken or looks like one that is: Anna 2."""
    taken = tuple(names)
    numbers = (f" {number}" for number in count(2))
    numbered = (name[: NAME_LIMIT - len(number)].rstrip() + number for number in numbers)
    return next(each for each in chain((name,), numbered) if not is_alike(each, taken))


def portrait_of(who: str) -> str:
    """The portrait of this guest, the same at every table; for a bot, that of its name."""
    wanted = PORTRAITS[int.from_bytes(hashlib.sha256(who.encode()).digest()) % len(PORTRAITS)]
    return _free(wanted, set())


def presented(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs, each with a portrait that no other has.

    Guests get their own portrait. If two guests have the same, the later one gets another. Bots and people
    who were brought along choose last.
    """
    hung: dict[int, str] = {}
    for seat, chair in sorted(enumerate(chairs), key=lambda each: _precedence(each[1])):
        if not chair.is_free:
            own = portrait_of(chair.name if chair.brought or not chair.guest else chair.guest)
            hung[seat] = _free(chair.portrait or own, set(hung.values()))
    return tuple(replace(chair, portrait=hung.get(seat, "")) for seat, chair in enumerate(chairs))


def called(chairs: tuple[Chair, ...], names: Mapping[str, str]) -> tuple[Chair, ...]:
    """The chairs with the current names of their guests, no two alike."""
    fresh: list[Chair] = []
    for chair in chairs:
        name = chair.name if chair.given else names.get(chair.guest, chair.name)
        others = [each.name for each in fresh if each.name]
        fresh.append(replace(chair, name=distinct(name, others) if name else ""))
    return tuple(fresh)


def _precedence(chair: Chair) -> tuple[bool, bool]:
    """Sorts guests before others, and chairs with a portrait before those without."""
    return (chair.brought or not chair.guest, not chair.portrait)


def _free(wanted: str, taken: set[str]) -> str:
    """This portrait, or the next free one. There are more portraits than chairs."""
    first = PORTRAITS.index(wanted)
    ring = PORTRAITS[first:] + PORTRAITS[:first]
    return next((each for each in ring if each not in {*taken, COACH}), wanted)


def _sound(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
