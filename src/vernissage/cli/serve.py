"""`vernissage serve`: open the house, so that people can play in their browsers."""

from __future__ import annotations

import logging
import socket
from pathlib import Path
from typing import Annotated, Final

import typer
import uvicorn
from rich.console import Console

from vernissage import catalog
from vernissage.server.app import House, Settings
from vernissage.server.bot_pool import Pace
from vernissage.server.limits import UNLIMITED, Rules
from vernissage.server.protocol import MESSAGE_LIMIT
from vernissage.server.security import Door

PORT: Final = 8000
TRIES: Final = 20
GRACE: Final = 5
"""Seconds for those still connected when the house closes."""


def _worth_saying(record: logging.LogRecord) -> bool:
    """What is no text closes the socket; a traceback for each would let anyone fill the log."""
    return "Invalid UTF-8" not in record.getMessage()


class Server(uvicorn.Server):
    """Says goodbye before it closes the sockets: afterwards nobody would hear it."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def serve(  # noqa: PLR0917 - Typer reads them by name
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 is this machine only.")] = "0.0.0.0",  # noqa: S104 - friends join from their phones
    port: Annotated[
        int | None, typer.Option(help=f"Default: {PORT}, or the next one that is free.", show_default=False)
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="VERNISSAGE_DATABASE", help="URL. Default: a file of your own.", show_default=False
        ),
    ] = None,
    proxies: Annotated[
        int, typer.Option(help="How many proxies of your own stand in front; their word on addresses counts.")
    ] = 0,
    programs: Annotated[bool, typer.Option(help="Let in programs too, which name no origin.")] = False,  # noqa: FBT002 - Typer's way
    bot_pause: Annotated[
        float,
        typer.Option(
            help="The shortest pause before a bot's answer, in seconds; the longest is a second more."
        ),
    ] = 0.8,
    limits: Annotated[  # noqa: FBT002 - Typer's way
        bool, typer.Option(help="Limit how often an address and a socket may ask. Without: for load tests.")
    ] = True,
    drafts: Annotated[  # noqa: FBT002 - Typer's way
        bool, typer.Option("--drafts", help="Offer games that are still being made too.")
    ] = False,
) -> None:
    """Open the house for players with a browser."""
    pace = Pace(bot_pause, bot_pause + 1.0) if bot_pause else Pace(0.0, 0.0)
    door = Door(proxies=proxies, programs=programs)
    listening = _listen(host, port)
    own_port = listening.getsockname()[1]
    elsewhere = _elsewhere(host, own_port)
    rules = Rules() if limits else UNLIMITED
    house = House(
        Settings(
            database or _own_file(), door, pace, rules, catalog.names(with_drafts=drafts), elsewhere=elsewhere
        )
    )
    _announce(Console(), own_port, elsewhere)
    config = uvicorn.Config(
        house,
        loop="auto",
        http="auto",
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,  # costs more time than the bytes are worth, see docs/stack.md
        log_level="warning",
        access_log=False,  # the addresses of tables hold their codes
        server_header=False,
        proxy_headers=False,  # Door decides whom to believe
        timeout_graceful_shutdown=GRACE,
    )
    logging.getLogger("uvicorn.error").addFilter(_worth_saying)
    Server(config, house).run(sockets=[listening])


def _own_file() -> str:
    folder = Path(typer.get_app_dir("vernissage"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and seat keys lie there
    return f"sqlite:///{folder / 'house.db'}"


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port, or on the first free one if none was asked for."""
    ports = [port] if port is not None else [*range(PORT, PORT + TRIES)]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in ports:
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
        except OSError as error:
            listening.close()
            if each == ports[-1]:
                typer.echo(f"Port {each} can't be used: {error.strerror}.", err=True)
                raise typer.Exit(1) from error
        else:
            return listening
    raise AssertionError


def _announce(console: Console, port: int, elsewhere: str) -> None:
    console.print(f"\n  Vernissage is open:  [bold]http://127.0.0.1:{port}[/]")
    if elsewhere:
        console.print(f"  In your network:     [bold]{elsewhere}[/]")
    console.print("  Ctrl-C closes it; games are kept.\n", highlight=False)


def _elsewhere(host: str, port: int) -> str:
    """This machine as others in the network see it, if it listens there. Nothing is sent for this."""
    if host != "0.0.0.0":  # noqa: S104 - the default, see above
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"
