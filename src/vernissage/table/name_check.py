"""Names at a table that is open to strangers: to be read, with no address in them, no insult, nobody else's.

A name is compared as it looks (confusables.py). That it looks like nobody else's is asked at every table.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.table.appearance import is_called
from vernissage.table.confusables import is_alike, look_of, squeezed

TOO_SHORT: Final = Refusal("name/too-short")
LETTERS: Final = Refusal("name/letters")
MIXED: Final = Refusal("name/mixed")
ADDRESS: Final = Refusal("name/address")
UNWELCOME: Final = Refusal("name/unwelcome")
HOUSE: Final = Refusal("name/house")
ALIKE: Final = Refusal("name/alike")
UNFIT: Final = frozenset(each.code for each in (TOO_SHORT, LETTERS, MIXED, ADDRESS, UNWELCOME, HOUSE, ALIKE))

BETWEEN: Final = " '’.-"  # noqa: RUF001 - the apostrophe that people write
"""What may stand between the letters of a name."""
MOST_DIGITS: Final = 4
"""A year, or a number one likes; more is a telephone's."""
_ADDRESS: Final = re.compile(
    r"@|://|www|[^\W\d_]\.[^\W\d_]{2,}|\b(?:dot|punkt|punto|point|punt)\b", re.IGNORECASE
)
_DRAGGED: Final = re.compile(r"(.)\1{2,}")
_SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Alphabets whose letters are taken for each other's."""
_HERE: Final = Path(__file__).parent


class Lists(NamedTuple):
    """What no name may have in it, and what it may not be; each as it looks."""

    anywhere: tuple[str, ...]
    alone: frozenset[str]
    house: frozenset[str]


def unfit(name: str, others: Iterable[str] = ()) -> Refusal | None:
    """Why nobody can be called that at an open table where these others sit; None where anyone can."""
    reasons = (
        (ADDRESS, _is_address),
        (TOO_SHORT, _is_too_short),
        (UNWELCOME, _is_unwelcome),
        (LETTERS, _has_other_signs),
        (MIXED, _is_mixed),
        (HOUSE, _is_the_house),
    )
    found = next((refusal for refusal, holds in reasons if holds(name)), None)
    return taken_for(name, others) if found is None else replace(found, args={"name": name})


def taken_for(name: str, others: Iterable[str]) -> Refusal | None:
    """Does it look like another's? One that is the same is for the table to say: there may be two Annas."""
    alike = [other for other in others if is_alike(name, (other,)) and not is_called(name, (other,))]
    return replace(ALIKE, args={"name": name}) if alike else None


def suggesting(refusal: Refusal, name: str) -> Refusal:
    """The same; where it is about a name, with one that is fit."""
    return replace(refusal, args={**refusal.args, "suggestion": name}) if refusal.code in UNFIT else refusal


def _is_too_short(name: str) -> bool:
    """Less than two letters, unless it is of a script in which one is a whole name."""
    letters = [each for each in name if each.isalpha()]
    return not letters or (len(letters) == 1 and unicodedata.category(letters[0]) != "Lo")


def _has_other_signs(name: str) -> bool:
    return not all(each.isalnum() or unicodedata.category(each)[0] == "M" or each in BETWEEN for each in name)


def _is_mixed(name: str) -> bool:
    """Are there letters of alphabets that are taken for each other's?"""
    scripts = {unicodedata.name(each, "").partition(" ")[0] for each in name if each.isalpha()}
    return len(scripts.intersection(_SCRIPTS)) > 1


def _is_address(name: str) -> bool:
    plain = unicodedata.normalize("NFKC", name)
    return sum(each.isdigit() for each in plain) > MOST_DIGITS or _ADDRESS.search(plain) is not None


def _is_unwelcome(name: str) -> bool:
    """Is a word of the list in it, or would be if no letter were dragged out?"""
    look, lists = look_of(name), _lists()
    if _holds(look, lists.anywhere, lists.alone):
        return True
    return bool(_DRAGGED.search(look)) and _holds(
        _thin(look), tuple(map(_thin, lists.anywhere)), frozenset(map(_thin, lists.alone))
    )


def _holds(look: str, anywhere: tuple[str, ...], alone: frozenset[str]) -> bool:
    letters = squeezed(look)
    return any(word in letters for word in anywhere) or not alone.isdisjoint({letters, *_parts(look)})


def _thin(look: str) -> str:
    """Every letter once, however often it is repeated."""
    return re.sub(r"(.)\1+", r"\1", look)


def _is_the_house(name: str) -> bool:
    """Would others take it for the house's, or for the word of its host?"""
    return _holds(look_of(name), (), _lists().house)


def _parts(look: str) -> set[str]:
    """The words in it; letters that stand alone one after the other are one."""
    words = [word for word in re.split(r"[\W_]+", look) if word]
    spelled = re.findall(r"(?:\b\w\b[\W_]*){2,}", look)
    return {*words, *map(squeezed, spelled)}


@cache
def _lists() -> Lists:
    anywhere: list[str] = []
    alone: list[str] = []
    for line in (_HERE / "unwelcome.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            (alone if line.startswith("=") else anywhere).extend(line.removeprefix("=").split())
    house = (_HERE / "house_names.txt").read_text(encoding="utf-8").split()
    return Lists(
        tuple(map(look_of, anywhere)), frozenset(map(look_of, alone)), frozenset(map(look_of, house))
    )
