"""BEL-1, BEL-2: the boxes and the set-up."""

from __future__ import annotations

import pytest

from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import DIRECTORS, EDITIONS, HAND, EditionName
from vernissage.games.belratti.state import Options, directors_of, edition, groups, painters_of
from vernissage.games.belratti.tests.table import gallery, lay, rng
from vernissage.games.belratti.view import OpenJoker

PLAYERS = range(3, 8)


@pytest.mark.parametrize(("name", "count"), [("kosmos", 192), ("mogel", 168)])
def test_bel_1_1_every_painting_is_there_once(name: EditionName, count: int) -> None:
    cards = list(GAME.cards(GAME.deal(Options(edition=name), rng())))
    assert len(cards) == len(set(cards)) == count
    assert all(card.startswith("painting-") for card in cards)


def test_bel_1_1_the_smaller_box_is_part_of_the_larger() -> None:
    assert set(EDITIONS["mogel"].paintings) < set(EDITIONS["kosmos"].paintings)


@pytest.mark.parametrize("players", PLAYERS)
def test_bel_1_2_everyone_is_either_director_or_painter(players: int) -> None:
    state = GAME.deal(Options(players=players), rng())
    assert sorted((*directors_of(state), *painters_of(state))) == list(range(players))


def test_bel_1_3_every_edition_has_its_jokers_with_their_numbers() -> None:
    numbers = {"swap-themes": 3, "swap-hands": 4, "change-number": 5, "one-less": 6, "query": 7}
    assert edition(Options()).jokers == numbers
    fewer = {"swap-themes": 3, "swap-hands": 4, "change-number": 5, "query": 6}
    assert edition(Options(edition="mogel")).jokers == fewer


def test_bel_1_4_the_piles_lie_there_and_the_forger_begins_with_nothing() -> None:
    table = GAME.view(GAME.deal(Options(players=3), rng()), None).table
    assert (table.team, table.belratti, table.discard) == ((), (), ())
    assert table.deck == 192 - 3 * 18 - 2


def test_bel_2_1_all_jokers_begin_ready_and_everyone_sees_them() -> None:
    jokers = GAME.view(GAME.deal(Options(edition="mogel"), rng()), None).table.jokers
    assert jokers[0] == OpenJoker("swap-themes", 3, "ready", "directors")
    assert [joker.standing for joker in jokers] == ["ready"] * 4


@pytest.mark.parametrize(("players", "hand"), [(3, 18), (4, 9), (5, 9), (6, 6), (7, 6)])
def test_bel_2_2_hands_are_dealt(players: int, hand: int) -> None:
    state = GAME.deal(Options(players=players), rng())
    assert [len(held) for held in state.hands] == [hand] * players
    assert all(list(held) == sorted(held) for held in state.hands)


@pytest.mark.parametrize("players", PLAYERS)
def test_bel_2_3_the_painters_hold_eighteen_paintings_together(players: int) -> None:
    state = GAME.deal(Options(players=players), rng())
    assert len(directors_of(state)) == {3: 2, 4: 2, 5: 3, 6: 3, 7: 4}[players]
    assert sum(len(state.hands[seat]) for seat in painters_of(state)) == 18
    assert (players - DIRECTORS[players]) * HAND[players] == 18


def test_bel_2_4_first_come_the_directors_then_the_painters() -> None:
    assert groups(7, 1, alternate=False)[0] == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("players", "who"), [(3, (0, 2)), (4, (0, 2)), (5, (0, 2, 4)), (6, (0, 2, 4)), (7, (0, 2, 4, 6))]
)
def test_bel_2_4_they_may_sit_in_turn_as_far_as_they_go(players: int, who: tuple[int, ...]) -> None:
    state = GAME.deal(Options(players=players, alternate_roles=True), rng())
    assert directors_of(state) == who


def test_bel_2_5_characters_pass_one_seat_to_the_left_each_round() -> None:
    assert [groups(4, number, alternate=False)[0] for number in range(1, 6)] == [
        (0, 1),
        (1, 2),
        (2, 3),
        (0, 3),
        (0, 1),
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_bel_2_5_in_as_many_rounds_as_players_all_direct_equally_often(players: int) -> None:
    for alternate in (False, True):
        rounds = (groups(players, number, alternate=alternate) for number in range(1, players + 1))
        served = [seat for directing, _ in rounds for seat in directing]
        assert {served.count(seat) for seat in range(players)} == {DIRECTORS[players]}


@pytest.mark.parametrize("name", ["kosmos", "mogel"])
@pytest.mark.parametrize("forgeries", [3, 4, 5])
def test_bel_2_6_the_table_chooses_how_many_forgeries_there_are(name: str, forgeries: int) -> None:
    state = lay(options={"edition": name, "forgeries": forgeries})
    assert all(GAME.view(state, viewer).table.forgeries == forgeries for viewer in viewers(3))


def test_bel_2_6_four_forgeries_unless_the_table_says_otherwise() -> None:
    assert len(gallery().forgeries) == 4
