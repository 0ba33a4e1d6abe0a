"""Several people share a device, which shows the public view until one of them looks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.play import every_game
from tests.server.company import all_until, few, gathered
from tests.server.eyes import same, viewed
from tests.server.inside import away_for, table_inside
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser, Socket
from tests.server.truth import fading, inputs, log, seen_at, sight, told, truth
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Made
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.chair import Chair
from vernissage.table.handlers.stand_ins import PATIENCE
from vernissage.table.news import PAGE

pytestmark = pytest.mark.anyio
SEED = seed_from_text("from hand to hand")
every_offered_game = pytest.mark.parametrize("name", catalog.names())


@asynccontextmanager
async def device(house: House, name: str, people: int, *, friends: int = 0) -> AsyncIterator[list[Socket]]:
    """Yields the sockets of a shared device and of friends with their own, in a new game."""
    code, browsers = await gathered(house, name, 1 + friends)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(browser.at(code)) for browser in browsers]
        shared = sockets[0]
        for number in range(1, people):
            await shared.say(protocol.Bring(f"Guest {number}"))
        await shared.until(lambda: len(shared.keeps) == people)
        await shared.say(protocol.Start())
        await all_until(sockets, lambda socket: socket.table.stage == "playing")
        yield sockets


async def look(socket: Socket, seat: int | None) -> None:
    await socket.ask(protocol.Look(seat), protocol.Welcome)
    assert socket.you == seat


async def move(socket: Socket) -> int:
    """Lets one of those here who owe a decision take the device and decide. Returns who it was."""
    number = socket.sight.number
    seat = Rng(SEED, "who", number).pick([seat for seat in socket.keeps if seat in socket.sight.to_move])
    if socket.you != seat:
        await look(socket, seat)
    await socket.answer(Rng(SEED, "what", number).pick(socket.offers))
    await socket.until(lambda: socket.sight.number > number)
    return seat


async def play_round(socket: Socket) -> list[int]:
    """Plays to the end, and returns who answered, in order."""
    answered = []
    while not socket.over:
        answered.append(await move(socket))
    await socket.until(lambda: socket.table.stage == "over")
    return answered


@every_game
async def test_one_device_plays_a_whole_game_for_all(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,):
        answered = await play_round(shared)
        kept = truth(house, shared.table.code)
        assert answered == [entry.seat for entry in kept.match.inputs if isinstance(entry, Made)]
        assert set(answered) == set(shared.keeps)
        assert kept.match.outcome is not None


@every_game
async def test_every_frame_is_for_whoever_looks_and_nobody_else(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,):
        await play_round(shared)
    moments = truth(house, shared.table.code).moments
    seen, heard = set(), set()
    for number, viewer, key in viewed(shared):
        news = shared.news[number]
        assert codec.encode(news) == shared.frames[number]
        assert bool(key) == (viewer is not None)
        if isinstance(news, protocol.Welcome | protocol.Moved) and news.sight is not None:
            then = seen_at(moments, viewer)[news.sight.number]
            assert same(news.sight, sight(then, viewer))
            if isinstance(news, protocol.Welcome):
                assert same(news.story, log(then, viewer)[-PAGE:])
            else:
                assert same(news.told, told(then, news.told.number, viewer))
                assert same(news.fading, fading(then, viewer, news.told.number))
            seen.add(viewer)
            heard.add(type(news))
    assert seen == {None, *shared.keeps}
    assert heard == {protocol.Welcome, protocol.Moved}


@every_game
async def test_while_nobody_looks_a_device_is_told_what_the_public_is_told_byte_for_byte(
    house: House, name: str
) -> None:
    async with device(house, name, few(name)) as (shared,):
        code = shared.table.code
        async with shared.browser.at(code) as covered, Browser(house, stranger=True).at(code) as public:
            assert covered.keeps == shared.keeps
            assert (covered.you, covered.key) == (None, "")
            assert codec.encode(covered.sight) == codec.encode(public.sight)
            await play_round(shared)
            await all_until([covered, public], lambda socket: socket.over)
            frames = [moves(socket) for socket in (covered, public)]
            assert frames[0] == frames[1]
            assert frames[0]


def moves(socket: Socket) -> list[bytes]:
    """Returns everything this socket was told of the game."""
    heard = zip(socket.frames, socket.news, strict=True)
    return [frame for frame, news in heard if isinstance(news, protocol.Moved)]


@every_game
async def test_while_nobody_looks_nobody_acts(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,):
        shy = (protocol.Answer(1, Raw(b"{}")), protocol.Undo(), protocol.Resign(), protocol.Talk("psst"))
        for wish in (*shy, protocol.Point("here"), protocol.Preview(0), protocol.WhyNot(Raw(b"{}"))):
            assert (await shared.refusal(wish)).code == "table/nobody-looks"
        assert inputs(house, shared.table.code) == []


@every_game
async def test_nobody_looks_through_the_eyes_of_a_stranger(house: House, name: str) -> None:
    async with device(house, name, 2, friends=max(1, few(name) - 2)) as (shared, friend, *_):
        theirs = next(seat for seat in range(len(shared.table.places)) if seat not in shared.keeps)
        for seat in (theirs, 19):
            assert (await shared.refusal(protocol.Look(seat))).code == "table/not-yours"
        assert shared.you is None
        own = friend.you
        assert (await friend.refusal(protocol.Look(shared.keeps[0]))).code == "table/not-yours"
        await look(friend, own)
        await friend.ask(protocol.Look(None), protocol.Welcome)
        assert friend.you == own, "on a device of one's own there is nobody else to look"


@every_game
async def test_before_the_game_one_is_oneself_and_has_nothing_to_look_at(house: House, name: str) -> None:
    code, (browser,) = await gathered(house, name, 1)
    async with browser.at(code) as host, Browser(house).at(code) as other:
        assert (await other.refusal(protocol.Bring("Anna"))).code == "table/not-seated"
        await host.say(protocol.Bring("Anna"))
        await host.until(lambda: host.keeps == (0, 1))
        assert host.you == 0
        assert [place.host for place in host.table.places[:2]] == [True, False]
        assert host.table.watchers == 1
        assert (await host.refusal(protocol.Bring("anna"))).code == "table/name-taken"
        assert (await host.refusal(protocol.Bring("\u200b"))).code == "name/empty"
        assert (await host.refusal(protocol.Bring("Ben", 1))).code == "table/taken"
        assert (await host.refusal(protocol.Look(1))).code == "table/not-begun"
        await host.say(protocol.Clear(1))
        await host.until(lambda: host.keeps == (0,))
        await host.say(protocol.Bring())
        await host.until(lambda: host.keeps == (0, 1))
        assert host.table.places[1].name not in {"", "Anna", host.table.places[0].name}
        await host.say(protocol.Rise())
        await host.until(lambda: host.keeps == ())
        assert [place.kind for place in host.table.places[:2]] == ["free", "free"]


@every_game
async def test_once_it_has_begun_nobody_is_brought(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,):
        assert (await shared.refusal(protocol.Bring("Late"))).code == "table/begun"


@every_game
async def test_after_a_lost_line_nobody_looks_and_then_all_is_as_it_was(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,):
        seat = await move(shared)
        before = codec.encode([shared.sight, shared.story])
        await shared.drop()
        async with shared.browser.at(shared.table.code) as back:
            assert (back.you, back.keeps) == (None, shared.keeps)
            assert same(back.sight, sight(truth(house, back.table.code).match, None))
            await look(back, seat)
            assert codec.encode([back.sight, back.story]) == before
            await play_round(back)


@every_game
async def test_a_friend_goes_on_with_a_phone_of_their_own(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,), Browser(house).at(shared.table.code) as phone:
        await look(shared, 1)
        called, key = shared.table.places[1].name, shared.key
        await phone.say(protocol.Claim(key))
        await phone.until(lambda: phone.you == 1 and phone.key)
        await shared.until(lambda: 1 not in shared.keeps)
        await all_until([shared, phone], lambda socket: socket.you in {None, 1})
        await shared.fence()
        assert shared.you is None, "the last player has not claimed the device"
        assert (phone.keeps, phone.host, shared.host) == ((1,), False, True)
        assert phone.table.places[1].name == called
        assert phone.key != key
        assert (await shared.refusal(protocol.Look(1))).code == "table/not-yours"
        await look(shared, 0)


@every_offered_game
async def test_one_of_them_leaves_for_good_and_the_others_go_on(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,):
        await look(shared, 1)
        await shared.say(protocol.Resign())
        await shared.until(lambda: shared.table.places[1].kind == "bot" and 1 not in shared.keeps)
        assert shared.you is None
        moments = seen_at(truth(house, shared.table.code).moments, None)
        assert same(shared.sight, sight(moments[shared.sight.number], None))
        assert shared.host
        await look(shared, 0)


@every_game
async def test_one_device_alone_has_its_rematch_at_once(house: House, name: str) -> None:
    async with device(house, name, few(name)) as (shared,):
        await play_round(shared)
        await look(shared, None)
        await shared.say(protocol.Rematch())
        async with shared.browser.at(await shared.until(lambda: shared.table.next)) as again:
            assert again.table.stage == "playing"
            assert (again.you, again.keeps) == (None, shared.keeps)
            names = [[place.name for place in socket.table.places] for socket in (again, shared)]
            assert names[0] == names[1]


@every_game
async def test_lists_say_whose_turn_it_is_of_all_here_and_a_screen_keeps_nobody(
    house: House, name: str
) -> None:
    async with device(house, name, few(name)) as (shared,):
        code = shared.table.code
        assert (shared.browser.card(code).you, shared.browser.card(code).your_turn) == (0, True)
        async with shared.browser.at(code, watch=True) as screen:
            assert (screen.keeps, screen.you) == ((), None)


@every_game
async def test_after_a_kill_all_of_them_are_still_there(own_house: Callable[..., House], name: str) -> None:
    house = own_house(NO_LIMITS)
    async with device(house, name, few(name)) as (shared,):
        await move(shared)
        names = [place.name for place in shared.table.places]
        house.kill()
        await shared.until(lambda: shared.closed)
    house.start()
    async with shared.browser.at(shared.table.code) as back:
        assert (back.you, back.keeps) == (None, shared.keeps)
        assert [place.name for place in back.table.places] == names
        await play_round(back)


@every_game
async def test_bots_stand_in_for_each_of_them_and_each_comes_back(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, ("ada", "ben", "cleo")) as (table, (ada, ben, _)):
        cleo = Chair("ada", "Cleo", key="c" * 22, brought=True)
        table.room = replace(table.room, setting=table.room.setting.with_chair(2, cleo))
        await table.leave(ada)
        away_for(table, "ada", PATIENCE + 1)
        for seat in (0, 2):
            await ben.say(table, protocol.SetBot(seat, "random"))
        assert [place.kind for place in ben.table.places] == ["bot", "person", "bot"]
        await table.join(ada)
        await ada.say(table, protocol.Sit(2))
        assert [place.kind for place in ben.table.places] == ["bot", "person", "person"]
        await ada.say(table, protocol.Sit(1))
        assert [place.kind for place in ben.table.places] == ["person"] * 3
        assert ada.refusals == []
