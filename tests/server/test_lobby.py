"""Before and after a game: creating a table, sitting down, adding bots, beginning, playing again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from msgspec import Raw

from tests.play import game_called
from tests.server.company import all_until, few, play_all
from tests.server.live import House
from tests.server.people import SHORTEST, Browser, Socket, short
from vernissage import catalog
from vernissage.core import codec
from vernissage.server.api import http_types
from vernissage.table import protocol
from vernissage.table.appearance import distinct

pytestmark = pytest.mark.anyio
every_offered_game = pytest.mark.parametrize("name", catalog.names())


@asynccontextmanager
async def lobby(house: House, name: str, people: int) -> AsyncIterator[list[Socket]]:
    """Connects this many people to a new table; only its maker, the first, sits."""
    browsers = [Browser(house) for _ in range(people)]
    code = browsers[0].make(name)
    async with AsyncExitStack() as sockets:
        yield [await sockets.enter_async_context(browser.at(code)) for browser in browsers]


async def sit(socket: Socket, seat: int | None = None) -> None:
    await socket.say(protocol.Sit(seat))
    await socket.until(lambda: socket.you is not None and seat in {None, socket.you})


def kinds(socket: Socket) -> list[str]:
    return [place.kind for place in socket.table.places]


@every_offered_game
async def test_whoever_makes_a_table_sits_on_the_first_chair_and_is_host(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (maker, friend, *_):
        assert (maker.you, maker.host) == (0, True)
        assert maker.key
        assert maker.table.places[0].host
        assert maker.table.places[0].name == maker.browser.me().name
        assert len(maker.table.places) == game_called(name).info.most
        assert (friend.you, friend.host, friend.key) == (None, False, "")


@every_offered_game
async def test_a_friend_finds_the_table_by_its_code_and_sits_down(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (maker, friend, *_):
        card = friend.browser.card(maker.table.code)
        assert (card.game, card.stage, card.you) == (name, "gathering", None)
        assert card.free == game_called(name).info.most - 1
        await sit(friend)
        await maker.until(lambda: maker.table.places[1].here)
        assert friend.you == 1
        assert friend.key not in {"", maker.key}
        assert maker.table.places[1].name == distinct(friend.browser.me().name, [maker.browser.me().name])
        assert friend.browser.card(maker.table.code).you == 1


@every_offered_game
async def test_a_place_can_be_chosen_and_changed_but_not_taken_from_another(house: House, name: str) -> None:
    last = game_called(name).info.most - 1
    async with lobby(house, name, few(name)) as (maker, friend, *_):
        await sit(friend, last)
        assert (await maker.refusal(protocol.Sit(last))).code == "table/taken"
        assert (await maker.refusal(protocol.Sit(last + 1))).code == "seat/unknown"
        await friend.say(protocol.Rise())
        await maker.until(lambda: kinds(maker)[last] == "free")
        await sit(maker, last)
        assert kinds(maker)[0] == "free"


@every_offered_game
async def test_a_full_table_has_no_place_for_one_more(house: House, name: str) -> None:
    async with lobby(house, name, game_called(name).info.most + 1) as (*people, late):
        for each in people[1:]:
            await sit(each)
        assert (await late.refusal(protocol.Sit())).code == "table/full"


@every_offered_game
async def test_the_host_puts_bots_on_chairs_and_takes_them_away(house: House, name: str) -> None:
    async with lobby(house, name, 1) as (host,):
        for said in (catalog.company(name).names[0], catalog.company(name).names[-1]):
            bot = catalog.company(name).seated(said, 1)
            await host.say(protocol.SetBot(1, said))
            await host.until(lambda bot=bot: host.table.places[1].bot == bot)  # type: ignore[misc]
        assert host.table.places[1].kind == "bot"
        assert host.table.places[1].name not in {"", host.table.places[0].name}
        await host.say(protocol.Clear(1))
        await host.until(lambda: kinds(host)[1] == "free")


@every_offered_game
@pytest.mark.parametrize(
    "bot",
    [
        "nobody",
        "easy:5",
        "hard-nobody",
        "-",
        "easy-",
        "random:5",
        "search:0",
        "search:soon",
        "search:99999999999ms",
    ],
)
async def test_a_bot_nobody_knows_is_refused(house: House, name: str, bot: str) -> None:
    async with lobby(house, name, 1) as (host,):
        assert (await host.refusal(protocol.SetBot(1, bot))).code.startswith("bot/")
        assert kinds(host)[1] == "free"
    answer = host.browser.ask("POST", "/api/tables", {"game": name, "bots": bot})
    assert answer.refusal.startswith("bot/")


@every_offered_game
async def test_a_bot_takes_no_place_from_a_person(house: House, name: str) -> None:
    async with lobby(house, name, 1) as (host,):
        assert (await host.refusal(protocol.SetBot(0, "random"))).code == "table/taken"
        assert (await host.refusal(protocol.Clear(0))).code == "table/taken"


@every_offered_game
async def test_only_the_host_arranges_the_table(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (host, friend, *_):
        await sit(friend)
        for message in (
            protocol.SetBot(2, "random"),
            protocol.SetLevel("hard"),
            protocol.Clear(0),
            protocol.Setup(Raw(b"{}"), "none", open=True),
            protocol.Start(),
        ):
            assert (await friend.refusal(message)).code == "table/not-host"
        assert host.table.stage == "gathering"


@every_offered_game
async def test_the_host_sets_options_clock_and_whether_all_may_come(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (host, friend, *_):
        wanted = {**short(name), "players": 2}
        await host.say(protocol.Setup(Raw(codec.encode(wanted)), "brisk", open=True))
        await all_until([host, friend], lambda each: each.table.clock == "brisk")
        assert friend.table.open
        assert msgspec.json.decode(friend.table.options) == short(name)


@every_offered_game
@pytest.mark.parametrize(
    "options", [b'{"unheard-of":1}', b"[]", b"null", b'"x"', b'{"players":"two","x":{}}']
)
async def test_options_that_make_no_game_are_refused(house: House, name: str, options: bytes) -> None:
    async with lobby(house, name, 1) as (host,):
        before = host.table
        refusal = await host.refusal(protocol.Setup(Raw(options), "brisk", open=True))
        assert refusal.code == "message/malformed"
        async with host.browser.at(before.code) as again:
            assert codec.encode(again.table.options) == codec.encode(before.options)
            assert (again.table.clock, again.table.open) == ("none", False)
    answer = host.browser.ask("POST", "/api/tables", {"game": name, "options": Raw(options)})
    assert answer.refusal == "message/malformed"


async def test_a_game_nobody_knows_is_refused(house: House) -> None:
    for name in (
        "nobody-plays-this",
        "",
        "..",
        *set(catalog.names(with_templates=True)) - {*catalog.names()},
    ):
        answer = Browser(house).ask("POST", "/api/tables", {"game": name})
        assert answer.refusal == "message/unknown-game"


ALONE = [name for name in catalog.names() if game_called(name).info.fewest == 1]


@pytest.mark.parametrize("name", ALONE)
async def test_one_begins_alone_where_one_can_play_alone(house: House, name: str) -> None:
    async with lobby(house, name, 1) as (host,):
        await host.say(protocol.Start())
        await host.until(lambda: host.table.stage == "playing")


@pytest.mark.parametrize("name", [name for name in catalog.names() if name not in ALONE])
async def test_too_few_cannot_begin(house: House, name: str) -> None:
    async with lobby(house, name, 1) as (host,):
        refusal = await host.refusal(protocol.Start())
        assert refusal.code == "table/too-few"
        assert refusal.args == {"fewest": game_called(name).info.fewest}


@every_offered_game
async def test_when_it_begins_the_empty_chairs_are_put_aside(house: House, name: str) -> None:
    last = game_called(name).info.most - 1
    async with lobby(house, name, few(name)) as (host, friend, *_):
        await sit(friend, last)
        await host.say(protocol.SetBot(last - 1, "random"))
        await host.say(protocol.Start())
        await all_until([host, friend], lambda each: each.table.stage == "playing")
        assert kinds(host) == ["person", "bot", "person"]
        assert (host.you, friend.you) == (0, 2)
        assert msgspec.json.decode(host.table.options)["players"] == 3
        for message in (protocol.Rise(), protocol.Clear(1), protocol.Start()):
            assert (await host.refusal(message)).code == "table/begun"


@every_offered_game
async def test_a_host_who_rises_is_followed_by_the_next_person(house: House, name: str) -> None:
    async with lobby(house, name, few(name) + 1) as (host, friend, third, *more):
        await sit(friend, 2)
        await sit(third, 1)
        for each in more:
            await sit(each)
        await host.say(protocol.Rise())
        await all_until([host, friend, third], lambda each: each.table.places[1].host)
        assert (host.you, host.host, third.host, friend.host) == (None, False, True, False)
        assert (await host.refusal(protocol.Rise())).code == "table/not-seated"
        await third.say(protocol.Start())
        await friend.until(lambda: friend.table.stage == "playing")


@every_offered_game
async def test_where_everyone_rose_the_next_who_sits_down_is_host(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (host, friend, *_):
        await host.say(protocol.Rise())
        await friend.until(lambda: kinds(friend)[0] == "free")
        await sit(friend)
        assert friend.host


@every_offered_game
async def test_open_tables_are_listed_while_they_gather(house: House, name: str) -> None:
    def listed() -> set[str]:
        tables = Browser(house).ask("GET", "/api/tables").read(http_types.TableCards).tables
        assert all(table.stage == "gathering" for table in tables)
        return {table.code for table in tables}

    host = Browser(house)
    code, secret = host.make(name, open=True), host.make(name)
    assert code in listed()
    assert secret not in listed()
    async with host.at(code) as socket:
        for seat in range(1, few(name)):
            await socket.say(protocol.SetBot(seat, "random"))
        await socket.say(protocol.Start())
        await socket.until(lambda: socket.table.stage == "playing")
    assert code not in listed()


@every_offered_game
async def test_play_now_begins_at_once(house: House, name: str) -> None:
    info, browser = game_called(name).info, Browser(house)
    for players in (*info.player_counts, None):
        code = browser.make(name, bots="random", players=players)
        async with browser.at(code) as socket:
            welcome = socket.news[0]  # before bots, which wait for company, can end a short game
            assert isinstance(welcome, protocol.Welcome)
            assert welcome.table.stage == "playing"
            assert (socket.you, socket.host) == (0, True)
            assert kinds(socket) == ["person", *["bot"] * ((players or info.fewest) - 1)]
            names = [place.name for place in socket.table.places]
            assert len(set(names)) == len(names)


@every_offered_game
async def test_whoever_does_not_choose_meets_easy_company_in_a_first_game(house: House, name: str) -> None:
    browser, players = Browser(house), game_called(name).info.most
    company = [catalog.company(name).seated("easy", seat) for seat in range(1, players)]
    async with browser.at(browser.make(name, bots="company", players=players)) as socket:
        assert [place.bot for place in socket.table.places] == [None, *company]
    async with lobby(house, name, 1) as (host,):
        for seat in range(1, players):
            await host.say(protocol.SetBot(seat, "company"))
        await host.until(lambda: host.table.places[-1].bot)
        assert [place.bot for place in host.table.places] == [None, *company]


@every_offered_game
async def test_alone_among_bots_a_rematch_begins_at_once(house: House, name: str) -> None:
    browser = Browser(house)
    async with browser.at(browser.make(name, bots="random")) as socket:
        assert (await socket.refusal(protocol.Rematch())).code == "table/not-over"
        await play_all([socket])
        await socket.say(protocol.Rematch())
        async with browser.at(await socket.until(lambda: socket.table.next)) as again:
            assert again.table.stage == "playing"
            assert kinds(again) == kinds(socket)
            assert again.you == 0
            assert again.table.commitment != socket.table.commitment
            assert again.key != socket.key


@every_offered_game
async def test_two_people_gather_again_on_the_same_seats(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (host, friend, *_):
        options = short(name, SHORTEST)
        await host.say(protocol.Setup(Raw(codec.encode(options)), "none", open=False))
        await host.say(protocol.SetBot(1, "random"))
        await sit(friend, 2)
        await host.say(protocol.Start())
        await all_until([host, friend], lambda each: each.table.stage == "playing")
        await play_all([host, friend])
        await friend.say(protocol.Rematch())
        await all_until([host, friend], lambda each: each.table.next)
        code = friend.table.next
        assert host.table.next == code
        changed = await host.ask(protocol.Rematch(), protocol.Changed)
        assert changed.table.next == code
        async with friend.browser.at(code) as wanting, host.browser.at(code) as other:
            assert wanting.table.stage == "gathering"
            assert kinds(wanting)[:3] == ["person", "bot", "person"]
            assert (wanting.you, other.you) == (2, 0)
            assert (wanting.host, other.host) == (True, False)
            assert msgspec.json.decode(wanting.table.options) == options


@every_offered_game
async def test_whoever_only_watched_asks_for_no_rematch(house: House, name: str) -> None:
    browser = Browser(house)
    code = browser.make(name, bots="random")
    async with browser.at(code) as socket, Browser(house).at(code) as watcher:
        await play_all([socket, watcher])
        assert (await watcher.refusal(protocol.Rematch())).code == "table/not-seated"


@every_offered_game
async def test_with_the_key_of_a_seat_one_goes_on_from_another_device(house: House, name: str) -> None:
    browser, other = Browser(house), Browser(house)
    async with browser.at(browser.make(name, bots="random")) as old, other.at(old.table.code) as new:
        key = old.key
        assert (await new.refusal(protocol.Claim("x" * 22))).code == "table/not-seated"
        await new.say(protocol.Claim(key))
        await new.until(lambda: new.you == 0 and new.key)
        await old.until(lambda: old.you is None)
        assert new.host
        assert (old.host, old.key) == (False, "")
        assert new.key != key
        assert (await old.refusal(protocol.Claim(key))).code == "table/not-seated"
        await new.until(lambda: new.over or new.owes)
        await old.fence()
        assert msgspec.json.decode(old.sight.offers) == []
        await play_all([new, old])


@every_offered_game
async def test_whoever_sits_already_claims_no_second_seat(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (host, friend, *_):
        await sit(friend)
        assert (await friend.refusal(protocol.Claim(host.key))).code == "table/taken"


@every_offered_game
async def test_a_new_name_shows_at_the_table(house: House, name: str) -> None:
    async with lobby(house, name, few(name)) as (host, friend, *_):
        answer = host.browser.ask("PATCH", "/api/me", {"name": "  Ada\u202e \n Lovelace "})
        assert answer.read(http_types.Me).name == "Ada Lovelace"
        await friend.until(lambda: friend.table.places[0].name == "Ada Lovelace")
        assert friend.browser.card(host.table.code).names == ["Ada Lovelace"]
        friend.browser.ask("PATCH", "/api/me", {"name": "Grace"})
        await sit(friend)
        assert friend.table.places[1].name == "Grace"


@every_offered_game
async def test_my_tables_are_listed_newest_first_and_say_where_i_am_to_move(house: House, name: str) -> None:
    browser = Browser(house)
    waiting, playing = browser.make(name), browser.make(name, bots="random")
    async with browser.at(playing) as socket:
        await socket.until(lambda: socket.owes)
        first, second = browser.me().tables
        assert [(first.code, first.stage, first.your_turn) for first in (first, second)] == [
            (playing, "playing", True),
            (waiting, "gathering", False),
        ]
        await play_all([socket])
        over = browser.me().tables[0]
        assert (over.stage, over.your_turn) == ("over", False)
        assert socket.sight.outcome is not None
        assert over.winners == list(socket.sight.outcome.winners)
