"""Names and phrases: easy to say, hard to guess, and tolerant of typos."""

from __future__ import annotations

import string
from collections.abc import Callable
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chance import drawn
from vernissage.core.refusal import Refusal
from vernissage.table.appearance import clean_name
from vernissage.table.protocol import NAME_LIMIT, Phrase
from vernissage.table.words import PHRASE_WORDS, names, read_phrase, words

phrases = st.lists(st.sampled_from(words()), min_size=PHRASE_WORDS, max_size=PHRASE_WORDS)


def slips(word: str) -> set[str]:
    """Returns all single typos of a word: a letter missing, wrong or added, or two swapped."""
    letters = string.ascii_lowercase
    halves = [(word[:place], word[place:]) for place in range(len(word) + 1)]
    missing = {left + right[1:] for left, right in halves if right}
    wrong = {left + letter + right[1:] for left, right in halves if right for letter in letters}
    more = {left + letter + right for left, right in halves for letter in letters}
    swapped = {left + right[1] + right[0] + right[2:] for left, right in halves if len(right) > 1}
    return (missing | wrong | more | swapped) - {word}


def test_a_phrase_has_at_least_60_bits() -> None:
    assert len(set(words())) == len(words())
    assert PHRASE_WORDS * log2(len(words())) >= 60


def test_words_are_short_and_plain() -> None:
    assert all(4 <= len(word) <= 8 and set(word) <= set(string.ascii_lowercase) for word in words())


def test_no_slip_makes_another_word() -> None:
    known = set(words())
    assert [(word, other) for word in words() for other in slips(word) & known] == []


def test_there_are_many_names_and_each_is_one_that_a_guest_may_have() -> None:
    assert len(set(names())) == len(names()) >= 120
    assert [name for name in names() if clean_name(name) != name] == []
    assert max(map(len, names())) <= NAME_LIMIT // 2


def test_a_name_is_one_that_nobody_here_has() -> None:
    taken: set[str] = set()
    for _ in names():
        taken.add(drawn().name(taken))
    assert taken == set(names())


def test_where_all_names_are_taken_two_people_share_one() -> None:
    assert drawn().name(names()) in names()


def test_phrases_differ() -> None:
    assert len({drawn().phrase() for _ in range(100)}) == 100


def test_a_new_phrase_reads_as_itself_and_fits_its_message() -> None:
    phrase = drawn().phrase()
    assert read_phrase(phrase) == phrase
    limit = next(meta.max_length for meta in Phrase.__metadata__)  # type: ignore[attr-defined]
    assert PHRASE_WORDS * (max(map(len, words())) + 1) < limit


@given(
    phrases,
    st.sampled_from([" ", "-", "  ", ", ", "\n", "_", " \u2013 ", ". 2. "]),
    st.sampled_from([str.lower, str.upper, str.title]),
)
def test_a_phrase_is_read_however_it_is_written_down(
    said: list[str], between: str, written: Callable[[str], str]
) -> None:
    assert read_phrase(f" {written(between.join(said))}\n") == " ".join(said)


def test_a_word_that_is_none_of_ours_is_named() -> None:
    said = "acorn actor adult agent album aplle"
    assert read_phrase(said) == Refusal("phrase/unknown-word", args={"word": "aplle"})


@pytest.mark.parametrize("count", [0, 1, 5, 7, 12])
def test_a_phrase_has_exactly_six_words(count: int) -> None:
    assert read_phrase(" ".join(["acorn"] * count)) == Refusal("phrase/length", args={"words": 6})


@given(st.text(max_size=200))
def test_whatever_is_said_gets_an_answer(said: str) -> None:
    read = read_phrase(said)
    assert isinstance(read, Refusal) or read_phrase(read) == read
