"""Before a game: who may sit where, who may change what, and when it can begin."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.play import every_game, game_called
from tests.server.company import few
from vernissage import catalog
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.table.chair import FREE, Chair
from vernissage.table.setting import FULL, NOT_HOST, NOT_SEATED, TAKEN, Setting


def new(name: str) -> Setting:
    """Returns a table whose host has sat down."""
    chairs = (Chair("host", "Mila", key="k"), *(FREE,) * (game_called(name).info.most - 1))
    return Setting("ABCD", name, "host", chairs, {})


def done(result: Setting | Refusal) -> Setting:
    assert not isinstance(result, Refusal), result
    return result


def with_bot(table: Setting, seat: int, bot: Chair, guest: str = "host") -> Setting | Refusal:
    return table.set_bot(guest, seat, bot, catalog.company(table.game))


def filled(name: str) -> Setting:
    table = new(name)
    for seat in range(1, len(table.chairs)):
        table = done(with_bot(table, seat, Chair(name=f"Bot {seat}", bot="random")))
    return table


@every_game
def test_whoever_comes_sits_on_the_first_free_chair(name: str) -> None:
    table = done(new(name).sit(Chair("anna", "Anna"), None))
    assert table.seat_of("anna") == 1
    assert table.sit(Chair("anna", "Anna"), None) == table


@every_game
def test_whoever_sits_can_move_to_another_free_chair(name: str) -> None:
    last = len(new(name).chairs) - 1
    table = done(new(name).sit(Chair("host", "Mila"), last))
    assert table.seat_of("host") == last
    assert table.chairs[0].is_free


@every_game
def test_a_taken_chair_stays_taken(name: str) -> None:
    assert new(name).sit(Chair("anna", "Anna"), 0) == TAKEN


@every_game
@pytest.mark.parametrize("seat", [-1, 20])
def test_a_chair_that_does_not_exist_is_refused(name: str, seat: int) -> None:
    assert new(name).sit(Chair("anna", "Anna"), seat) == UNKNOWN_SEAT
    assert new(name).clear("host", seat) == UNKNOWN_SEAT
    assert with_bot(new(name), seat, Chair(bot="random")) == UNKNOWN_SEAT


@every_game
def test_at_a_full_table_nobody_else_sits_down(name: str) -> None:
    assert filled(name).sit(Chair("anna", "Anna"), None) == FULL


@every_game
def test_when_the_host_leaves_the_next_person_is_host(name: str) -> None:
    table = done(new(name).sit(Chair("anna", "Anna"), None))
    assert done(table.rise("host")).host == "anna"
    assert done(table.rise("anna")).host == "host"


@every_game
def test_only_somebody_seated_can_rise(name: str) -> None:
    assert new(name).rise("anna") == NOT_SEATED


@every_game
def test_only_the_host_sets_the_table(name: str) -> None:
    table = done(new(name).sit(Chair("anna", "Anna"), None))
    assert with_bot(table, 1, Chair(bot="random"), "anna") == NOT_HOST
    assert table.clear("anna", 0) == NOT_HOST
    assert table.setup(game_called(name), "anna", {}, "none", is_open=True) == NOT_HOST
    assert table.start(game_called(name), "anna") == NOT_HOST


@every_game
def test_a_bot_takes_a_free_chair_and_leaves_it_again(name: str) -> None:
    table = done(with_bot(new(name), 1, Chair(name="Ada", bot="random")))
    assert [chair.name for chair in table.taken] == ["Mila", "Ada"]
    assert table.clear("host", 1) == new(name)


@every_game
def test_a_bot_does_not_push_a_person_aside(name: str) -> None:
    assert with_bot(new(name), 0, Chair(bot="random")) == TAKEN


@every_game
def test_a_bot_nobody_knows_is_refused(name: str) -> None:
    refusal = with_bot(new(name), 1, Chair(bot="oracle"))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bot/unknown"


@every_game
def test_the_host_can_ask_someone_to_leave_but_not_themselves(name: str) -> None:
    table = done(new(name).sit(Chair("anna", "Anna"), None))
    assert table.clear("host", 1) == replace(new(name), removed=("anna",))
    assert table.clear("host", 0) == TAKEN


@every_game
def test_options_are_read_by_the_game_before_they_are_kept(name: str) -> None:
    table = done(new(name).setup(game_called(name), "host", {"players": 99}, "brisk", is_open=True))
    assert (table.options, table.clock, table.open) == ({}, "brisk", True)
    nonsensical: tuple[object, ...] = ({"no-such-option": 1}, [], "options", None)
    for nonsense in nonsensical:
        refusal = table.setup(game_called(name), "host", nonsense, "none", is_open=False)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "message/malformed"


ALONE = [name for name in catalog.names(with_templates=True) if game_called(name).info.fewest == 1]


@pytest.mark.parametrize("name", ALONE)
def test_one_begins_alone_where_one_can_play_alone(name: str) -> None:
    assert isinstance(new(name).start(game_called(name), "host"), Setting)


@pytest.mark.parametrize("name", [name for name in catalog.names(with_templates=True) if name not in ALONE])
def test_nobody_begins_alone_elsewhere(name: str) -> None:
    begun = new(name).start(game_called(name), "host")
    assert isinstance(begun, Refusal)
    assert begun.code == "table/too-few"


@every_game
def test_whoever_has_sat_down_when_it_begins_plays(name: str) -> None:
    table, others = new(name), few(name) - 1
    for seat in range(len(table.chairs) - others, len(table.chairs)):
        table = done(with_bot(table, seat, Chair(name=f"Bot {seat}", bot="random")))
    sitting = [chair.name for chair in table.chairs if not chair.is_free]
    table = done(table.start(game_called(name), "host"))
    assert [chair.name for chair in table.chairs] == sitting
    assert len(sitting) == 1 + others
    assert table.final_options(game_called(name), len(sitting)).players == len(sitting)


@every_game
def test_a_key_opens_its_own_chair_only(name: str) -> None:
    table = new(name)
    assert table.seat_with("k") == 0
    assert table.seat_with("") is None
    assert table.seat_with("x") is None
