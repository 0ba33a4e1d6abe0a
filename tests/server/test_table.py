"""Games at a live table, from the first question to the result."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tests.play import every_game, game_called, options_for, random_match
from tests.server.company import all_until, few, play, play_all, playing
from tests.server.live import House
from tests.server.people import Browser, Socket
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import codec, record
from vernissage.core.record import Reading
from vernissage.core.refusal import BOUND
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.api import http_types
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
SEED = seed_from_text("an afternoon")


@pytest.fixture
def house(any_house: House) -> House:
    return any_house


every_number = pytest.mark.parametrize(
    ("name", "people"),
    [(name, n) for name in catalog.names(with_templates=True) for n in game_called(name).info.player_counts],
)


def numbers(socket: Socket) -> list[int]:
    """Returns the numbers of inputs this socket was told of, except repeats after a stale answer."""
    return [
        news.told.number
        for before, news in pairwise((None, *socket.news))
        if isinstance(news, protocol.Moved)
        and not (isinstance(before, protocol.Refused) and before.refusal.code == "match/stale")
    ]


def plain(value: object) -> object:
    """Returns a value as JSON has it, for comparison."""
    return msgspec.json.decode(codec.encode(value))


def has_second_thoughts(name: str) -> bool:
    """Returns whether this game has undo."""
    game = game_called(name)
    return any(match.loose for match in random_match(game, options_for(game, few(name)), SEED, stop=120))


every_game_with_undo = pytest.mark.parametrize(
    "name", [name for name in catalog.names(with_templates=True) if has_second_thoughts(name)]
)


async def until_undo_is_offered(players: list[Socket]) -> Socket:
    """Plays until someone can undo a move."""
    while not any(player.over for player in players):
        mover = next(player for player in players if player.owes)
        number = mover.sight.number
        await mover.answer(Rng(SEED, "undo", number).pick(mover.offers))
        await all_until(players, lambda player, past=number: player.sight.number > past)  # type: ignore[misc]
        if mover.sight.undo:
            return mover
    pytest.fail("nothing could be taken back in a whole game")


@every_number
async def test_people_play_a_whole_game_and_nothing_is_told_out_of_order(
    house: House, name: str, people: int
) -> None:
    async with playing(house, name, people) as players:
        assert [player.you for player in players] == list(range(people))
        await play_all(players)
        kept = truth(house, players[0].table.code)
        assert kept.stage == "over"
        for player in players:
            assert numbers(player) == list(range(len(kept.match.inputs)))
            assert player.sight.outcome == kept.match.outcome
            assert player.table.seed == kept.seed.hex()


@every_game
async def test_a_new_welcome_tells_the_story_as_it_was_told(house: House, name: str) -> None:
    async with (
        playing(house, name, few(name)) as players,
        Browser(house).at(players[0].table.code) as spectator,
    ):
        await play_all([*players, spectator])
        for socket in (*players, spectator):
            async with socket.browser.at(socket.table.code) as again:
                assert plain(again.story) == plain(socket.story)
                assert plain(again.sight) == plain(socket.sight)
                assert again.you == socket.you


@every_game
async def test_a_spectator_sees_every_move_and_is_asked_nothing(house: House, name: str) -> None:
    async with (
        playing(house, name, few(name)) as players,
        Browser(house).at(players[0].table.code) as spectator,
    ):
        await play_all([*players, spectator])
        await all_until(players, lambda player: player.table.watchers == 1)
        assert spectator.you is None
        assert not spectator.key
        assert numbers(spectator) == numbers(players[0])
        assert all(news.sight.question == 0 for news in spectator.news if isinstance(news, protocol.Moved))
        assert all(plain(n.sight.offers) == [] for n in spectator.news if isinstance(n, protocol.Moved))


@every_game
async def test_a_second_window_of_a_player_is_told_the_same(house: House, name: str) -> None:
    async with (
        playing(house, name, few(name)) as players,
        players[0].browser.at(players[0].table.code) as window,
    ):
        assert window.you == 0
        await play_all([*players, window])
        assert plain(window.story) == plain(players[0].story)


@every_game_with_undo
async def test_a_move_is_taken_back_as_long_as_it_told_nothing(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        mover = await until_undo_is_offered(players)
        taken = mover.sight.number
        before = truth(house, mover.table.code).moments[taken - 1]
        await mover.say(protocol.Undo())
        await all_until(players, lambda player: player.sight.number == taken + 1)
        for seat, player in enumerate(players):
            assert player.story[-1].input == "taken-back"
            assert player.story[-1].seat == mover.you
            assert bytes(player.sight.view) == codec.encode(before.sight(seat).view)
        assert bytes(mover.sight.offers) == codec.encode(before.sight(mover.you).offers)
        await play_all(players)


@every_game_with_undo
async def test_a_move_of_another_is_not_taken_back(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        mover = await until_undo_is_offered(players)
        other = next(player for player in players if player is not mover)
        assert not other.sight.undo
        assert await other.refusal(protocol.Undo()) == BOUND


@every_game_with_undo
async def test_a_story_told_again_leaves_out_what_was_taken_back(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        mover = await until_undo_is_offered(players)
        taken = mover.sight.number - 1
        await mover.say(protocol.Undo())
        await mover.until(lambda: mover.story[-1].input == "taken-back")
        async with mover.browser.at(mover.table.code) as again:
            assert len(again.story) == len(mover.story)
            assert plain(again.story[taken].events) == []


@every_game
async def test_when_it_is_over_the_record_and_every_moment_are_open_to_all(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        code, anyone = players[0].table.code, Browser(house)
        for path in (f"/api/tables/{code}{rest}" for rest in ("/record", "/replay/0", "/replay/0/preview/0")):
            assert anyone.ask("GET", path).refusal == "table/not-over"
        await play_all(players)
        kept = truth(house, code)
        reading = record.read(anyone.ask("GET", f"/api/tables/{code}/record").body)
        assert isinstance(reading, Reading)
        assert not reading.damage
        assert record.verify(game_called(name), reading.record) is None
        assert reading.record.seed == kept.seed.hex()
        for number, moment in enumerate(kept.moments):
            answer = anyone.ask("GET", f"/api/tables/{code}/replay/{number}")
            frame = answer.read(http_types.Frame)
            assert (frame.number, frame.last) == (number, len(kept.match.inputs))
            looks = [*(moment.sight(seat).view for seat in range(moment.players)), moment.sight(None).view]
            assert [bytes(view) for view in frame.views] == [codec.encode(look) for look in looks]
        assert anyone.ask("GET", f"/api/tables/{code}/replay/{number + 1}").refusal == "replay/unknown"


@every_game
async def test_the_seal_of_the_deal_is_shown_from_the_beginning_and_holds(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        seal = players[0].table.commitment
        assert seal
        assert not players[0].table.seed
        await play(players[0], stop=lambda: bool(players[0].story) or not players[0].owes)
        await play_all(players)
        assert players[0].table.commitment == seal
        reading = record.read(
            players[0].browser.ask("GET", f"/api/tables/{players[0].table.code}/record").body
        )
        assert isinstance(reading, Reading)
        assert reading.record.commitment == seal
