"""Rate limits, on a clock that the tests set."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.core.refusal import Refusal
from vernissage.server.edge.limits import KEPT, Bucket, Buckets, ConnectionLimit, Limit, Limits, Rules
from vernissage.server.platform.payer import too_often


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_one_every_so_often() -> None:
    hand = Hand()
    buckets = Buckets(Limit(burst=3, every=10), hand)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.wait("a") == 10
    hand.now += 9
    assert not buckets.take("a")
    hand.now += 1
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_a_socket_has_a_limit_of_its_own() -> None:
    hand = Hand()
    bucket = Bucket(Limit(burst=2, every=1), hand)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    hand.now += 1
    assert bucket.take()


def test_whoever_waits_long_enough_is_as_good_as_new_but_not_better() -> None:
    hand = Hand()
    buckets = Buckets(Limit(burst=3, every=10), hand)
    for _ in range(2):
        assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
        hand.now += 1_000_000


def test_one_address_does_not_use_up_what_another_has() -> None:
    buckets = Buckets(Limit(burst=1, every=10), Hand())
    assert [buckets.take(address) for address in ("a", "b", "a", "b")] == [True, True, False, False]


def test_asking_how_long_to_wait_is_free() -> None:
    buckets = Buckets(Limit(burst=1, every=10), Hand())
    assert [buckets.wait("a") for _ in range(5)] == [0] * 5
    assert len(buckets) == 0
    assert buckets.take("a")


@given(st.integers(1, 10), st.floats(0.1, 100), st.lists(st.floats(0, 200), min_size=1, max_size=60))
def test_in_no_stretch_of_time_is_more_allowed_than_the_limit_says(
    burst: int, every: float, pauses: list[float]
) -> None:
    hand = Hand()
    buckets = Buckets(Limit(burst, every), hand)
    allowed: list[float] = []
    for pause in pauses:
        hand.now += pause
        if buckets.take("a"):
            allowed.append(hand.now)
    for first, since in enumerate(allowed):
        for last, until in enumerate(allowed[first:], first):
            assert last - first + 1 <= burst + (until - since) / every + 1e-6


def test_an_address_that_has_nothing_to_wait_for_is_forgotten() -> None:
    hand = Hand()
    buckets = Buckets(Limit(burst=3, every=10), hand)
    for number in range(100):
        buckets.take(f"a{number}")
    hand.now += 10
    buckets.take("b")
    assert len(buckets) == 1


def test_someone_with_very_many_addresses_fills_no_memory() -> None:
    buckets = Buckets(Limit(burst=3, every=10), Hand())
    for number in range(KEPT + 5000):
        buckets.take(f"a{number}")
    assert len(buckets) == KEPT


def test_someone_who_keeps_trying_is_not_forgotten_among_many() -> None:
    buckets = Buckets(Limit(burst=1, every=10), Hand())
    assert buckets.take("stubborn")
    for number in range(3 * KEPT):
        buckets.take(f"a{number}")
        if number % 1000 == 0:
            assert not buckets.take("stubborn")


def test_only_so_many_sockets_may_be_open_and_a_closed_one_makes_room() -> None:
    doors = ConnectionLimit(each=2, in_all=3)
    assert [doors.enter(address) for address in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    doors.leave("a")
    assert doors.enter("c")
    for address in ("a", "b", "c"):
        doors.leave(address)
    assert doors.total == len(doors._inside) == 0
    assert [doors.enter(address) for address in ("a", "a", "a")] == [True, True, False]


def test_a_guest_who_mistypes_a_code_may_try_again_and_a_guesser_needs_weeks() -> None:
    hand = Hand()
    codes = Limits(hand).codes
    assert all(codes.take("a") for _ in range(5))
    day, tried = hand.now + 86_400, 0
    while hand.now < day:
        tried += codes.take("a")
        hand.now += 1
    assert 24**4 / 2 / tried > 14


def test_every_limit_lets_an_evening_with_friends_behind_one_address_pass() -> None:
    limits = Limits(Hand())
    for _ in range(6):
        assert limits.guests.take("home")
        assert limits.sockets.enter("home")
        assert all(limits.requests.take("home") for _ in range(20))
    assert all(limits.tables.take("home") for _ in range(4))
    assert limits.phrases.take("home")


def test_a_house_can_have_rules_of_its_own_and_each_socket_counts_for_itself() -> None:
    limits = Limits(Hand(), Rules(messages=Limit(burst=1, every=1), sockets=1))
    one, other = limits.of_socket(limits.rules.messages), limits.of_socket(limits.rules.messages)
    assert [one.take(), one.take(), other.take()] == [True, False, True]
    assert [limits.sockets.enter("a"), limits.sockets.enter("a")] == [True, False]


def test_the_refusal_says_how_long_to_wait_in_whole_seconds() -> None:
    assert too_often(0.2) == Refusal("limit/wait", args={"seconds": 1})
    assert too_often(9.01) == Refusal("limit/wait", args={"seconds": 10})


def test_a_guest_has_a_limit_from_whatever_address() -> None:
    limits = Limits(Hand())
    asked = [
        limits.request(f"192.0.2.{n % 200}", "one guest") for n in range(2 * Rules().guest_requests.burst)
    ]
    assert asked.count(0.0) == pytest.approx(Rules().guest_requests.burst, abs=1)
    assert limits.request("192.0.2.1", "another") == 0.0
    assert limits.request("192.0.2.1", "") == 0.0


def test_the_house_has_a_limit_for_all_together() -> None:
    limits = Limits(Hand())
    asked = [
        limits.request(f"192.0.{n % 256}.{n // 256}", f"{n}") for n in range(2 * Rules().all_requests.burst)
    ]
    assert asked.count(0.0) == pytest.approx(Rules().all_requests.burst, abs=1)
