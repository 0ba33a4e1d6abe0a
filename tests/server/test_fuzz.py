"""Ten thousand hostile messages: each is refused with a code, or closes the socket, and nobody is harmed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests.budgets import times
from tests.play import every_game
from tests.server.company import all_until, few, play_all, playing, until_one_is_asked_nothing
from tests.server.hostile import Said, hostile, noise
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser, Socket
from tests.server.truth import inputs
from tests.waiting import PATIENCE
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.table import protocol
from vernissage.table.protocol import MESSAGE_LIMIT

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]

MESSAGES = times(10_000)
AT_ONCE = 50
GROWTH = 30_000_000
"""How many bytes a server may grow under attack."""
STALE = 6000
"""So many stale answers, that the replies don't fit into the buffers of a client that doesn't read."""
SEED = seed_from_text("noise")


async def shout(socket: Socket, numbers: Sequence[int], moves: Sequence[Any]) -> None:
    """Sends these messages, and checks the answer to each."""
    for start in range(0, len(numbers), AT_ONCE):
        said = [hostile(number, moves) for number in numbers[start : start + AT_ONCE]]
        for number, message, answer in zip(numbers[start:], said, await answers(socket, said), strict=False):
            assert right_answer(message, answer), f"hostile({number}): {message!r} -> {answer}"


async def answers(socket: Socket, said: Sequence[Said]) -> list[list[protocol.Outgoing]]:
    """Sends all these at once, and returns what came back for each."""
    before = len(socket.news)
    for number, message in enumerate(said):
        await socket.connection.send(message)
        await socket.connection.send(f'{{"do":"{fence(number)}"}}')
    await socket.until(lambda: any(is_fence(each, len(said) - 1) for each in socket.news[before:]))
    return split(socket.news[before:], len(said))


def fence(number: int) -> str:
    """Returns a unique nonsense message."""
    return f"fence {number}."


def is_fence(news: protocol.Outgoing, number: int) -> bool:
    """Returns whether this is the refusal of that fence."""
    return isinstance(news, protocol.Refused) and fence(number) in str(news.refusal.args.get("why"))


def split(news: Sequence[protocol.Outgoing], parts: int) -> list[list[protocol.Outgoing]]:
    """Splits the news at the fences, without those that everyone is told."""
    answers: list[list[protocol.Outgoing]] = [[]]
    for each in news:
        if is_fence(each, len(answers) - 1):
            answers.append([])
        elif not isinstance(each, protocol.Changed | protocol.Spoken | protocol.Pointed):
            answers[-1].append(each)
    assert len(answers) == parts + 1
    return answers[:-1]


HARMLESS: Final = (
    protocol.Sit,
    protocol.Talk,
    protocol.Point,
    protocol.Skip,
    protocol.Looked,
    protocol.AskSeat,
    protocol.Admit,
    protocol.Stop,
)
"""Messages that are accepted because they change nothing, for example sitting down where one sits."""


def right_answer(message: Said, answer: Sequence[protocol.Outgoing]) -> bool:
    """Checks that nonsense is refused as such, and that valid messages are refused or harmless."""
    heard = codec.decode(message, protocol.Incoming)
    match heard, list(answer):
        case Refusal(), [protocol.Refused(what="", refusal=refusal)]:
            return refusal.code == heard.code  # the allowed depth differs between processes
        case protocol.Ping(n=n), [protocol.Pong(n=m)]:
            return n == m
        case _, []:
            return isinstance(heard, HARMLESS)
        case (
            (protocol.Look(), [protocol.Welcome()])
            | (protocol.Answer(), [protocol.Moved()])
            | (protocol.Preview(), [protocol.Foreseen()])
            | (protocol.Explain(), [protocol.Explained()])
            | (protocol.ReadBack(), [protocol.Earlier()])
            | (protocol.OfferSeat(), [protocol.Offered()])
        ):
            return True  # one's own view; the same answer again; a link to one's own seat
        case _, [protocol.Refused(what=what, refusal=refusal), *rest]:
            stale = refusal.code == "match/stale" and len(rest) == 1
            told = bool(what) != (refusal.code == "message/malformed" and not what)
            return told and "/" in refusal.code and (not rest or stale)
        case _:
            return False


@every_game
async def test_ten_thousand_hostile_messages_are_refused_and_the_table_is_unharmed(
    own_house: OpenHouse, tmp_path: Path, name: str
) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, name, few(name)) as warm:
        await play_all(warm)
    async with playing(house, name, few(name)) as players:
        mover, other = await until_one_is_asked_nothing(players)
        code, moves = mover.table.code, mover.offers
        kept, memory = inputs(house, code), house.memory()
        async with (
            Browser(house, stranger=True).at(code) as stranger,
            Browser(house).at(code) as guest,
            mover.browser.at(code, watch=True) as window,
            other.browser.at(code) as second,
        ):
            shouting = (stranger, guest, window, second, other)
            each = MESSAGES // len(shouting)
            await asyncio.gather(
                *(shout(socket, range(n * each, (n + 1) * each), moves) for n, socket in enumerate(shouting))
            )
        assert inputs(house, code) == kept
        assert house.memory() - memory < GROWTH
        await play_all(players)
    verified(players[0], tmp_path)


def verified(socket: Socket, folder: Path) -> None:
    """Checks the record of the game with the command line tool."""
    file = folder / "game.json"
    file.write_bytes(socket.browser.ask("GET", f"/api/tables/{socket.table.code}/record").body)
    program = "from vernissage.cli import main; main()"
    subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", program, "replay", file, "--verify"],
        check=True,
        timeout=PATIENCE,
        stdout=subprocess.DEVNULL,
    )


async def test_a_message_over_the_limit_closes_the_socket(house: House) -> None:
    browser = Browser(house)
    code = browser.make(catalog.names()[0])
    long = "x" * (MESSAGE_LIMIT + 1)
    for said in (long, long.encode(), "[" * 1_000_000, [long[:1000]] * 5, [b"\x00" * 1000] * 5):
        socket = await browser.come(code)
        await socket.connection.send(said)
        await socket.until(lambda socket=socket: socket.closed)  # type: ignore[misc]
        assert socket.closed == CloseCode.MESSAGE_TOO_BIG
    async with browser.at(code) as socket:
        longest = '{"do":"ping","n":1}'.ljust(MESSAGE_LIMIT)
        assert await socket.ask(longest, protocol.Pong) == protocol.Pong(1, "gathering", None)


async def bare(house: House, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Returns a raw connection after the WebSocket handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {house.host}\r\nOrigin: http://{house.host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101")
    return reader, writer


async def test_bytes_that_are_no_frames_harm_nobody(house: House) -> None:
    browser = Browser(house)
    code = browser.make(catalog.names()[0])
    async with browser.at(code) as honest:
        for number in range(200):
            rng = Rng(SEED, "frames", number)
            reader, writer = await bare(house, code)
            writer.write(noise(rng, 1 + rng.below(64)))
            writer.write_eof()
            await reader.read()
            writer.close()
        await honest.fence()
        await honest.until(lambda: honest.table.watchers == 0)


async def test_text_that_is_no_text_closes_the_socket_and_fills_no_log(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    code = Browser(house).make(catalog.names()[0])
    reader, writer = await bare(house, code)
    writer.write(b"\x81\x82\x00\x00\x00\x00\xff\xff")  # a text of two bytes, with a zero mask
    assert CloseCode.INVALID_DATA.to_bytes(2, "big") in await reader.read()
    writer.close()
    assert not house.complaints()


async def test_bytes_that_are_no_request_harm_nobody(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    for number in range(200):
        rng = Rng(SEED, "requests", number)
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(
            rng.pick((b"", b"GET ", b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: "))
        )
        writer.write(noise(rng, rng.below(300)))
        writer.write_eof()
        await reader.read()
        writer.close()
    assert Browser(house).make(catalog.names()[0])


async def everything_from(connection: ClientConnection) -> list[Said]:
    """Returns all messages until it is closed."""
    heard: list[Said] = []
    try:
        while True:
            heard.append(await connection.recv())
    except ConnectionClosed:
        return heard


async def test_whoever_never_reads_is_let_go_and_nobody_waits_for_them(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, catalog.names()[0], 3) as players:
        mover = next(player for player in players if player.owes)
        others = [player for player in players if player is not mover]
        stale = protocol.Answer(-1, msgspec.Raw(codec.encode(mover.offers[0])))
        await mover.leave()
        memory = house.memory()
        deaf = await mover.browser.dial(mover.table.code)
        for _ in range(STALE):  # each is answered with the full state
            await deaf.send(codec.encode(stale).decode())
        await deaf.send(codec.encode(protocol.Resign()).decode())
        await all_until(others, lambda player: player.story and player.story[0].input == "resigned")
        assert house.memory() - memory < GROWTH
        heard = await everything_from(deaf)
        assert codec.decode(heard[-1], protocol.Outgoing) == protocol.Closing("too-slow")
        assert deaf.close_code == 4408
        assert len(heard) < 2 * STALE
