"""Names of things: every language has the same things in the same forms, and no two share a name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from tests.architecture.imports import SRC
from vernissage import text as texts

FOLDERS: Final = sorted((SRC / "games").glob("*/names"))
"""Found by listing folders: a game's things may be named before the game itself exists."""
FILES: Final = [file for folder in FOLDERS for file in sorted(folder.glob("*.ftl"))]
NAME: Final = "name"

Forms: TypeAlias = dict[str, str]
"""A thing's name and its other forms, by attribute."""


def read(source: str) -> dict[str, Forms]:
    """Parses a file of names, by thing id."""
    found: dict[str, Forms] = {}
    entries = FluentParser().parse(source).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == [], "not Fluent"
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    for entry in messages:
        assert entry.id.name not in found, f"defined twice: {entry.id.name}"
        forms = {each.id.name: serialize_pattern(each.value).strip() for each in entry.attributes}
        name = serialize_pattern(entry.value).strip() if entry.value else ""
        found[entry.id.name] = {NAME: name} | forms
    return found


def words_for(forms: Forms) -> list[str]:
    """Returns every word a player may type for a thing: its name, and those in `.also`."""
    return [forms[NAME], *(forms["also"].split(";") if "also" in forms else ())]


def typed(word: str) -> str:
    """Normalises a word for comparison: without capitals, accents, blanks and hyphens."""
    plain = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe"))
    return "".join(letter for letter in plain if letter.isalnum())


def faults(things: dict[str, Forms]) -> Iterator[str]:
    """Yields the errors in one language."""
    meant: dict[str, str] = {}
    for thing, forms in things.items():
        yield from (f"{thing}.{form}: empty" for form, said in forms.items() if not said)
        yield from (
            f"{thing}.{form}: straight quotes" for form, said in forms.items() if set(said) & set("'\"")
        )
        for word in words_for(forms):
            if not typed(word):
                yield f"{thing}: an empty word"
            elif meant.setdefault(typed(word), thing) != thing:
                yield f"{thing}: {word.strip()} is {meant[typed(word)]} too"


def differences(english: dict[str, Forms], other: dict[str, Forms]) -> Iterator[str]:
    """Yields where another language differs from English in its things or forms."""
    yield from (f"{thing}: missing" for thing in english if thing not in other)
    yield from (f"{thing}: not in English" for thing in other if thing not in english)
    for thing in [thing for thing in english if thing in other]:
        if set(english[thing]) != set(other[thing]):
            yield f"{thing}: has {sorted(other[thing])}, not {sorted(english[thing])}"


def called(path: Path) -> str:
    return str(path.relative_to(SRC))


@pytest.mark.parametrize("folder", FOLDERS, ids=called)
def test_things_are_named_in_every_language(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.ftl")} == set(texts.languages())


@pytest.mark.parametrize("file", FILES, ids=called)
def test_every_language_names_what_english_names(file: Path) -> None:
    english = read((file.parent / f"{texts.FALLBACK}.ftl").read_text(encoding="utf-8"))
    assert english
    assert "\n".join(differences(english, read(file.read_text(encoding="utf-8")))) == ""


@pytest.mark.parametrize("file", FILES, ids=called)
def test_a_word_means_one_thing_only(file: Path) -> None:
    assert "\n".join(faults(read(file.read_text(encoding="utf-8")))) == ""


# Tests of the checks, with made-up things

FINE = """
duck = Ente
    .a = eine Ente
    .also = Erpel; Stockente
bird = Vogel
    .a = ein Vogel
    .also = Piepmatz
"""


def test_good_names_have_no_faults() -> None:
    assert list(faults(read(FINE))) == []
    assert list(differences(read(FINE), read(FINE))) == []


@pytest.mark.parametrize(
    ("changed", "becomes", "fault"),
    [
        ("= Vogel", "= Ente", "bird: Ente is duck too"),
        ("Piepmatz", "Piepmatz; stock-ente", "bird: stock-ente is duck too"),
        ("Erpel; ", "Erpel; Vögel; ", "bird: Vogel is duck too"),
        ("Erpel; ", "Erpel; ; ", "duck: an empty word"),
        ("= eine Ente", '= { "" }', "duck.a: straight quotes"),
        ("bird = Vogel", "bird =", "bird.name: empty"),
    ],
)
def test_a_fault_is_found(changed: str, becomes: str, fault: str) -> None:
    assert changed in FINE
    assert fault in list(faults(read(FINE.replace(changed, becomes))))


@pytest.mark.parametrize(
    ("changed", "becomes", "difference"),
    [
        ("duck =", "goose =", "duck: missing"),
        ("duck =", "goose =", "goose: not in English"),
        ("    .a = ein Vogel\n", "", "bird: has ['also', 'name'], not ['a', 'also', 'name']"),
    ],
)
def test_a_difference_is_found(changed: str, becomes: str, difference: str) -> None:
    assert changed in FINE
    assert difference in list(differences(read(FINE), read(FINE.replace(changed, becomes))))


def test_what_is_named_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="defined twice: duck"):
        read(FINE + FINE)


def test_what_is_not_fluent_is_found() -> None:
    with pytest.raises(AssertionError, match="not Fluent"):
        read(FINE.replace("duck =", "duck"))
