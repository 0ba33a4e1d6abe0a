"""Random numbers: reproducible from the seed, uniform, and independent between streams."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.core.rng import SEED_BYTES, Rng, commitment, seed_from_text

SEED = bytes(range(32))
streams = st.text(max_size=12)
steps = st.integers(0, 2**64 - 1)
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def words_by_the_book(seed: bytes, stream: str, step: int, count: int) -> list[int]:
    """The numbers as docs/referee.md defines them, computed without the code under test."""
    found: list[int] = []
    for block in range(-(-count // 32)):
        message = stream.encode() + b"\0" + step.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hashlib.blake2b(message, key=seed, digest_size=64).digest()
        found += [int.from_bytes(digest[place : place + 2], "big") for place in range(0, 64, 2)]
    return found[:count]


def test_the_first_words_of_a_known_seed_never_change() -> None:
    rng = Rng(SEED, "deal")
    assert [rng.word() for _ in range(3)] == [57702, 10355, 18016]


def test_a_known_seed_always_shuffles_the_same_way() -> None:
    assert Rng(SEED, "deal").shuffled("abcdefgh") == tuple("adefcgbh")


@given(seed=seeds, stream=streams, step=steps, count=st.integers(1, 100))
def test_words_follow_from_seed_stream_and_step_alone(
    seed: bytes, stream: str, step: int, count: int
) -> None:
    rng = Rng(seed, stream, step)
    assert [rng.word() for _ in range(count)] == words_by_the_book(seed, stream, step, count)


@given(drawn=st.integers(0, 70), count=st.integers(0, 200))
def test_looking_ahead_draws_nothing_until_it_is_skipped(drawn: int, count: int) -> None:
    rng, other = Rng(SEED, "bot"), Rng(SEED, "bot")
    for each in (rng, other):
        for _ in range(drawn):
            each.word()
    seen = rng.ahead(count)
    assert len(seen) >= 2 * count
    assert [other.word().to_bytes(2, "big") for _ in range(count)] == [
        seen[2 * place : 2 * place + 2] for place in range(count)
    ]
    rng.skip(count)
    assert [rng.word() for _ in range(40)] == [other.word() for _ in range(40)]


def test_step_17_can_be_recomputed_without_the_steps_before() -> None:
    walked = Rng(SEED, "play")
    for step in range(17):
        walked = walked.at(step)
        walked.shuffled(range(50))
    assert walked.at(17).shuffled(range(50)) == Rng(SEED, "play", 17).shuffled(range(50))


def test_drawing_from_one_stream_leaves_the_others_alone() -> None:
    deal = Rng(SEED, "deal", 3)
    thinking = deal.named("bot:2")
    for _ in range(100):
        thinking.word()
    assert deal.shuffled(range(50)) == Rng(SEED, "deal", 3).shuffled(range(50))
    assert (thinking.step, thinking.stream) == (3, "bot:2")


@given(seed=seeds, one=st.tuples(streams, steps), other=st.tuples(streams, steps))
def test_different_streams_and_steps_give_different_numbers(
    seed: bytes, one: tuple[str, int], other: tuple[str, int]
) -> None:
    here, there = Rng(seed, *one), Rng(seed, *other)
    assert ([here.word() for _ in range(8)] == [there.word() for _ in range(8)]) == (one == other)


@given(seed=seeds, bound=st.integers(1, 2**16))
def test_a_number_below_a_bound_is_at_least_0_and_below_it(seed: bytes, bound: int) -> None:
    rng = Rng(seed, "test")
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_below_1_there_is_only_0() -> None:
    assert {Rng(SEED, "test", step).below(1) for step in range(20)} == {0}


def test_below_2_to_the_16_every_word_stands_for_itself() -> None:
    assert Rng(SEED, "test").below(2**16) == Rng(SEED, "test").word()


@pytest.mark.parametrize("bound", [0, -1, 2**16 + 1])
def test_an_impossible_bound_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match="can't draw a number below"):
        Rng(SEED, "test").below(bound)


def test_a_word_that_would_favour_some_numbers_is_drawn_again() -> None:
    # Of 2**16 words, 2**16 mod bound are too many; with this bound that is nearly half of them.
    bound = 2**15 + 1
    for step in range(200):
        product = next(
            word * bound
            for word in words_by_the_book(SEED, "test", step, 200)
            if word * bound % 2**16 >= 2**16 % bound
        )
        assert Rng(SEED, "test", step).below(bound) == product >> 16


# Critical values of chi-square at one in a million: the seed is fixed, so this can't fail by bad luck.
@pytest.mark.parametrize(("bound", "critical"), [(2, 23.93), (6, 35.89), (24, 70.55)])
def test_each_number_below_a_bound_is_as_likely_as_another(bound: int, critical: float) -> None:
    rng, draws = Rng(SEED, "test"), 24_000
    counts = Counter(rng.below(bound) for _ in range(draws))
    expected = draws / bound
    assert sum((counts[number] - expected) ** 2 / expected for number in range(bound)) < critical


def test_each_order_of_a_shuffle_is_as_likely_as_another() -> None:
    rng, draws = Rng(SEED, "test"), 12_000
    counts = Counter(rng.shuffled("abcd") for _ in range(draws))
    assert len(counts) == 24
    assert sum((count - draws / 24) ** 2 / (draws / 24) for count in counts.values()) < 70.55


@given(seed=seeds, things=st.lists(st.integers(), max_size=40))
def test_a_shuffle_holds_the_same_things(seed: bytes, things: list[int]) -> None:
    assert Counter(Rng(seed, "test").shuffled(things)) == Counter(things)


@given(seed=seeds)
def test_a_fraction_lies_from_0_up_to_1(seed: bytes) -> None:
    assert 0 <= Rng(seed, "test").fraction() < 1


@given(seed=seeds, things=st.lists(st.integers(), min_size=1))
def test_a_pick_is_one_of_the_things(seed: bytes, things: list[int]) -> None:
    assert Rng(seed, "test").pick(things) in things


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_of_another_length_is_an_error(seed: bytes) -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        Rng(seed, "test")


def test_a_seed_never_shows_where_an_rng_is_printed() -> None:
    assert repr(Rng(SEED, "deal", 4)) == "Rng('deal', step=4)"


@given(seed=seeds)
def test_64_hex_digits_stand_for_themselves(seed: bytes) -> None:
    assert seed_from_text(seed.hex()) == seed_from_text(seed.hex().upper()) == seed


@given(text=st.text(alphabet=st.characters(categories=["L", "N", "P", "Z", "Cs"])))
def test_any_other_words_are_hashed_into_a_seed(text: str) -> None:
    assert seed_from_text(text + "!") == hashlib.sha256(f"{text}!".encode("utf-8", "surrogatepass")).digest()


def test_hex_digits_with_spaces_between_are_words() -> None:
    spaced = "00 " * 21 + "0"
    assert len(spaced) == 64
    assert seed_from_text(spaced) == hashlib.sha256(spaced.encode()).digest()


def test_a_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
