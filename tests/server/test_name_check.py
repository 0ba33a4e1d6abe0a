"""Rules for names at tables that are open to strangers."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage import catalog
from vernissage.core.refusal import Refusal
from vernissage.table import words
from vernissage.table.appearance import called, clean_name
from vernissage.table.chair import FREE, Chair
from vernissage.table.confusables import look_of
from vernissage.table.name_check import UNFIT, suggesting, unfit
from vernissage.table.setting import Setting
from vernissage.table.words import names

NAME = catalog.names()[0]

FIT = (
    "Anna", "Anna 2", "O\u2019Neil", "Jean-Luc", "J.R. Smith", "Zoë", "Łukasz", "Nguyễn", "Максим", "Κώστας",
    "李小龍", "林", "محمد", "ვანო", "Scunthorpe", "Dickens", "Cassandra", "Niger", "Constance", "Kim 1987",
)  # fmt: skip
CYRILLIC = str.maketrans("aceopxyi", "асеорхуі")  # noqa: RUF001 - they look the same on purpose
WIDE = {ord(each): chr(ord(each) + 0xFEE0) for each in "abcdefghijklmnopqrstuvwxyz"}
DIGITS = str.maketrans("aeiost", "431057")


def reason(name: str, *others: str) -> str | None:
    refusal = unfit(name, others)
    return None if refusal is None else refusal.code


@pytest.mark.parametrize("name", FIT)
def test_names_that_people_have_are_fit(name: str) -> None:
    assert reason(name) is None


def test_whatever_the_house_suggests_is_fit_itself() -> None:
    assert [name for name in names() if reason(name)] == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A", "too-short"),
        ("7", "too-short"),
        ("🙂", "too-short"),
        ("Anna🙂", "letters"),
        ("Anna_1", "letters"),
        ("Αdmin", "mixed"),  # noqa: RUF001 - Greek
        ("anna@web.de", "address"),
        ("anna.de", "address"),
        ("www anna", "address"),
        ("anna dot com", "address"),
        ("ring 0171 234567", "address"),
        ("whatsapp me", "unwelcome"),
        ("The Host", "house"),
        ("Vernissage", "house"),
        ("M o d e r a t o r", "house"),
        ("Gastgeberin", "house"),
        ("Hôte", "house"),
    ],
)
def test_others_are_not_and_it_says_why(name: str, why: str) -> None:
    assert reason(name) == f"name/{why}"


@pytest.mark.parametrize("word", ["fuck", "arschloch", "connard", "klootzak", "stronzo"])
def test_an_insult_is_one_however_it_is_written(word: str) -> None:
    spellings = {
        "capitals": word.upper(),
        "in a sentence": f"you {word} you",
        "spaced": " ".join(word),
        "dotted": ".".join(word),
        "dragged out": word.replace(word[1], word[1] * 4, 1),
        "digits": word.translate(DIGITS),
        "wide": word.translate(WIDE),
        "Cyrillic": word.translate(CYRILLIC),
        "accents": unicodedata.normalize("NFC", "".join(f"{each}\u0301" for each in word)),
        "zero width": "\u200b".join(word),
    }
    for how, spelling in spellings.items():
        name = clean_name(spelling)
        assert isinstance(name, str)
        assert reason(name) == "name/unwelcome", how


def test_nobody_looks_like_somebody_else_at_the_table() -> None:
    assert reason("Anna", "Ben") is None
    assert reason("Anna", "Anna") is None, "two may have the same name: the table numbers them"
    assert reason("Änna", "Anna") == "name/alike"
    assert reason("A n n a", "Anna") == "name/alike"
    assert reason("Bi11", "Bill") == "name/alike"
    assert reason("Сосо", "Coco") == "name/alike"  # noqa: RUF001 - all of it Cyrillic


def test_a_refusal_has_the_name_and_another_that_would_do() -> None:
    refusal = unfit("anna.de")
    assert refusal is not None
    assert suggesting(refusal, "Mira").args == {"name": "anna.de", "suggestion": "Mira"}


@given(st.text(max_size=24))
def test_whatever_is_written_is_fit_or_refused_with_a_code(written: str) -> None:
    name = clean_name(written)
    refusal = unfit(name, ("Anna",)) if isinstance(name, str) else None
    assert refusal is None or refusal.code in UNFIT


@given(st.text(alphabet="abcdefghijkmnopqrstuvwxyz ", min_size=1, max_size=20))
def test_letters_that_look_the_same_look_the_same_to_the_house(written: str) -> None:
    disguised = written.translate(CYRILLIC)
    assert look_of(disguised) == look_of(written) == look_of(written.upper())


DISGUISES = {
    "a dot": "Anna.",
    "spaces": "A nna",
    "a hyphen": "An-na",
    "Cyrillic": "\u0410nna",
    "an invisible joiner": "An\u200dna",
    "a soft hyphen": "An\u00adna",
    "a letter of nothing": "Anna\u3164",
    "Braille without dots": "Anna\u2800",
    "a selector": "Anna\ufe0f",
    "a digit": "4nna",
}


def private_table(*people: str) -> Setting:
    """Returns a private table, where each guest sits under a different name."""
    chairs = tuple(Chair(f"guest of {name}", name) for name in people)
    return Setting("QUIET", NAME, chairs[0].guest, (*chairs, *(FREE,) * 4), {})


def refused(found: Setting | Refusal) -> str:
    assert isinstance(found, Refusal), found
    return found.code


@pytest.mark.parametrize("disguise", DISGUISES)
def test_at_a_private_table_nobody_looks_like_somebody_else_either(disguise: str) -> None:
    name, setting = DISGUISES[disguise], private_table("Anna", "Ben")
    assert refused(setting.sit(Chair("mallory", name), None)) == "name/alike"
    assert refused(setting.bring(Chair("guest of Ben", name), None)) == "name/alike"
    assert refused(setting.rename("guest of Ben", name)) == "name/alike"


@pytest.mark.parametrize("disguise", DISGUISES)
def test_where_nobody_can_be_refused_a_disguised_name_has_a_number(disguise: str) -> None:
    chairs = (Chair("anna", "Anna"), Chair("mallory", "Ben"))
    assert [each.name for each in called(chairs, {"mallory": DISGUISES[disguise]})] == [
        "Anna",
        f"{DISGUISES[disguise]} 2",
    ]


def test_friends_are_called_whatever_they_like_and_two_may_have_one_name() -> None:
    setting = private_table("Anna", "Ben")
    for name in ("Anna", "🙂", "Hannah", "A", "fuck", "anna.de"):
        seated = setting.sit(Chair("cleo", name), None)
        assert isinstance(seated, Setting), name
    smiling = private_table("🙂", "...")
    for name in ("🎉", "!!!"):
        assert isinstance(smiling.sit(Chair("cleo", name), None), Setting)


def test_no_bot_is_called_like_somebody_in_disguise() -> None:
    all_but_one = [name.translate(CYRILLIC) + "." for name in names()[1:]]
    assert words.free_names(all_but_one) == [names()[0]]
