"""Checks names: at a table open to strangers they must be legible, without addresses or insults.

Names are compared by how they look (`confusables.py`). No two names at a table may look alike.
"""

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
"""Characters that are allowed between the letters of a name."""
MOST_DIGITS: Final = 4
"""Four digits are enough for a year. More could be a telephone number."""
_ADDRESS: Final = re.compile(
    r"@|://|www|[^\W\d_]\.[^\W\d_]{2,}|\b(?:dot|punkt|punto|point|punt)\b", re.IGNORECASE
)
_DRAGGED: Final = re.compile(r"(.)\1{2,}")
_SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Alphabets with letters that look alike."""
_HERE: Final = Path(__file__).parent


class Lists(NamedTuple):
    """Lists of forbidden words, spelled as `look_of` returns them."""

    anywhere: tuple[str, ...]
    """Words that may not occur anywhere in a name."""
    alone: frozenset[str]
    """Words that are forbidden only as whole words."""
    house: frozenset[str]
    """Names that people would take for the server or its operator."""


def unfit(name: str, others: Iterable[str] = ()) -> Refusal | None:
    """Returns why `name` can't be used at an open table beside `others`; None if it can."""
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
    """Refuses a name that looks like one of `others`. Equal names are allowed: the table numbers them."""
    alike = [other for other in others if is_alike(name, (other,)) and not is_called(name, (other,))]
    return replace(ALIKE, args={"name": name}) if alike else None


def suggesting(refusal: Refusal, name: str) -> Refusal:
    """Returns the refusal. If it is about a name, adds `name` to it as a suggestion."""
    return replace(refusal, args={**refusal.args, "suggestion": name}) if refusal.code in UNFIT else refusal


def _is_too_short(name: str) -> bool:
    """Whether the name has fewer than two letters. One is enough in scripts without upper and lower case."""
    letters = [each for each in name if each.isalpha()]
    return not letters or (len(letters) == 1 and unicodedata.category(letters[0]) != "Lo")


def _has_other_signs(name: str) -> bool:
    return not all(each.isalnum() or unicodedata.category(each)[0] == "M" or each in BETWEEN for each in name)


def _is_mixed(name: str) -> bool:
    """Whether the name mixes alphabets with letters that look alike."""
    scripts = {unicodedata.name(each, "").partition(" ")[0] for each in name if each.isalpha()}
    return len(scripts.intersection(_SCRIPTS)) > 1


def _is_address(name: str) -> bool:
    plain = unicodedata.normalize("NFKC", name)
    return sum(each.isdigit() for each in plain) > MOST_DIGITS or _ADDRESS.search(plain) is not None


def _is_unwelcome(name: str) -> bool:
    """Whether the name contains an unwelcome word, even with repeated letters."""
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
    """Returns the text with each run of one letter reduced to a single letter."""
    return re.sub(r"(.)\1+", r"\1", look)


def _is_the_house(name: str) -> bool:
    """Whether people would take the name for the server's or its operator's."""
    return _holds(look_of(name), (), _lists().house)


def _parts(look: str) -> set[str]:
    """Returns the words in a text. A row of single letters counts as one word."""
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
