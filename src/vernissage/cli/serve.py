"""`vernissage serve`: opens the server, so that people can play in their browsers."""

import errno
import logging
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import typer
import uvicorn
from rich.console import Console
from uvicorn.config import LOGGING_CONFIG

from vernissage import catalog
from vernissage.bots.coach import PLAYOUTS
from vernissage.cli import logs, startup
from vernissage.cli.settings import Database, SettingsFile, address, chance, option
from vernissage.server.app import House, Settings
from vernissage.server.cluster.leases import LIFE
from vernissage.server.edge.bounded_http import BoundedHttp
from vernissage.server.edge.bounded_socket import BoundedSocket
from vernissage.server.edge.limits import UNLIMITED, Rules
from vernissage.server.edge.security import Door
from vernissage.server.operations.retention import RetentionPolicy
from vernissage.server.pages import html
from vernissage.server.platform.machine import Machine
from vernissage.server.workers.bot_pool import LIMIT, Pace
from vernissage.table.protocol import MESSAGE_LIMIT
from vernissage.text import Text

LogForm: TypeAlias = Literal["text", "json"]
LogLevel: TypeAlias = Literal["debug", "info", "warning"]
PORT: Final = 8000
TRIES: Final = 20
NOT_WORTH_SAYING: Final = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")
LOOPBACK: Final = "127.0.0.1"
GRACE: Final = 5
"""How many seconds open connections get when the server closes."""


class Server(uvicorn.Server):
    """A uvicorn server that announces when it is open, and says goodbye to clients before closing sockets."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Callable[[int], None]) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self._announce(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # new connections go to another process, if there is one
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def serve(  # noqa: PLR0917 - Typer passes them by name
    context: typer.Context,
    host: Annotated[str, option("host", "Where to listen; 127.0.0.1 is this machine only.")] = "0.0.0.0",  # noqa: S104 - friends join from their phones
    port: Annotated[
        int | None, option("port", f"Default: {PORT}, or the next one that is free.", show_default=False)
    ] = None,
    database: Database = "",
    proxies: Annotated[
        int,
        option(
            "proxies",
            "The number of your own proxies in front, whose forwarded addresses are trusted.",
            min=0,
        ),
    ] = 0,
    programs: Annotated[bool, option("programs", "Accept programs too (no Origin header).")] = False,  # noqa: FBT002 - Typer's way
    bot_pause: Annotated[
        float,
        option(
            "bot-pause",
            "The shortest pause before a bot's answer, in seconds; the longest is a second more.",
            min=0,
        ),
    ] = 0.8,
    bot_limit: Annotated[
        float,
        option("bot-limit", "The longest a bot may think, in seconds; then it makes any move.", min=1),
    ] = LIMIT,
    coach_playouts: Annotated[
        int,
        option(
            "coach-playouts",
            "How many playouts the coach makes for a decision, after a game.",
            min=1,
            max=10_000,
        ),
    ] = PLAYOUTS,
    limits: Annotated[  # noqa: FBT002 - Typer's way
        bool,
        option("limits", "Rate-limit addresses and sockets. Turn off for load tests only."),
    ] = True,
    drafts: Annotated[  # noqa: FBT002 - Typer's way
        bool, option("drafts", "Offer unfinished games (drafts) too.")
    ] = False,
    game: Annotated[
        list[str] | None,
        option("game", "Offer only this game, even a draft; may be repeated.", show_default=False),
    ] = None,
    keep_finished: Annotated[
        int, option("keep-finished", "How many days finished games are kept; 0 means for ever.", min=0)
    ] = 0,
    keep_abandoned: Annotated[
        int,
        option(
            "keep-abandoned",
            "How many days abandoned tables are kept; 0 means for ever.",
            min=0,
        ),
    ] = 0,
    archive: Annotated[
        Path | None,
        option("archive", "A folder for the records of games that are no longer kept.", show_default=False),
    ] = None,
    redis: Annotated[
        str | None,
        option(
            "redis",
            "The Redis server of several processes of one house: a URL. They share --database, too.",
            show_default=False,
        ),
    ] = None,
    name: Annotated[
        str | None,
        option(
            "name",
            "The name of this process among them. Default: its machine and port.",
            show_default=False,
        ),
    ] = None,
    takeover: Annotated[
        float,
        option(
            "takeover",
            "Seconds without a heartbeat after which others take over a process's tables.",
            min=0.3,
        ),
    ] = LIFE,
    local_calls: Annotated[  # noqa: FBT002 - Typer's way
        bool, option("local-calls", "Allow guests' webhooks at addresses within this network, too.")
    ] = False,
    log: Annotated[
        LogForm, option("log", "The log format: text for people, or one line of JSON per record.")
    ] = "text",
    telemetry: Annotated[
        str | None,
        option(
            "telemetry",
            "An OpenTelemetry collector for traces and metrics: a URL.",
            show_default=False,
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        option(
            "metrics",
            "Serve /health and /metrics at this host and port instead of the public one.",
            show_default=False,
        ),
    ] = None,
    development: Annotated[
        LogLevel | None,
        option(
            "development",
            "For developers: log this much, and show exceptions on the page, secrets and all.",
            show_default=False,
        ),
    ] = None,
    _settings: SettingsFile = None,
) -> None:
    """Open the house for players with a browser."""
    offered = _offered(game or (), with_drafts=drafts)
    pace = Pace(bot_pause, bot_pause + 1.0) if bot_pause else Pace(0.0, 0.0)
    door = Door(proxies=proxies, programs=programs)
    if redis:
        startup.check_sharing(redis, database)
    if telemetry:
        startup.check_telemetry(telemetry)
    if development and host != LOOPBACK:
        startup.stop(f"--development shows the secrets of every game. Use it with --host {LOOPBACK}.")
    if not html.are_built():
        startup.stop("The pages for browsers aren't built. `make play` builds and opens them.")
    _make_room_for_sockets()
    listening = _listen_at(host, port, None if metrics is None else address(metrics))
    opened_at, *private = (each.getsockname()[1] for each in listening)
    elsewhere = _elsewhere(host, opened_at)
    rules = Rules() if limits else UNLIMITED
    keeping = RetentionPolicy(keep_finished, keep_abandoned, archive)
    called = name or f"{socket.gethostname()}:{opened_at}"
    if log == "json":
        logs.write_json(called)
    if development:
        logs.write_more(development)
    house = House(
        Settings(
            database,
            door,
            pace,
            rules,
            offered,
            elsewhere=elsewhere,
            bot_limit=bot_limit,
            playouts=coach_playouts,
            redis=redis or "",
            name=called,
            takeover=takeover,
            keeping=keeping,
            telemetry=telemetry or "",
            private_port=next(iter(private), 0),
            local_calls=local_calls,
            development=development is not None,
            platform=Machine(chance(context)),
        )
    )
    config = uvicorn.Config(
        house,
        loop="auto",
        http=partial(BoundedHttp, limits=house.limits, proxied=proxies > 0),  # type: ignore[arg-type]
        ws=partial(BoundedSocket, limits=house.limits),  # type: ignore[arg-type]
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,  # costs more time than the saved bytes are worth, see docs/stack.md
        log_level=development or "warning",
        log_config=None if log == "json" or development else LOGGING_CONFIG,
        access_log=development is not None,  # the addresses of tables contain their codes
        server_header=False,
        proxy_headers=False,  # Door decides which proxies to trust
        timeout_graceful_shutdown=GRACE,
    )
    logging.getLogger("uvicorn.error").addFilter(lambda record: _is_worth_saying(record, house))
    try:
        announce = partial(_greet, elsewhere) if log == "text" else logs.say_that_it_is_open
        Server(config, house, announce).run(sockets=listening)
    except SystemExit:
        if house.fault is None:
            raise
        startup.stop(startup.why(house.fault, database) or f"A bug of ours: {house.fault!r}")


def _is_worth_saying(record: logging.LogRecord, house: House) -> bool:
    """Whether a log record should be written. Invalid requests are not, because anyone could fill the log.

    If the server can't open for a known reason, nothing is logged: one sentence reports it instead.
    """
    in_the_way = house.fault is not None and startup.why(house.fault, house.database) is not None
    said = record.getMessage()
    return not in_the_way and not any(words in said for words in NOT_WORTH_SAYING)


def _offered(wanted: Sequence[str], *, with_drafts: bool) -> tuple[str, ...]:
    """Returns the games of this server: the named ones, or all that are offered to guests."""
    for name in wanted:
        if catalog.find(name) is None:
            raise typer.BadParameter(Text().say_refusal(catalog.unknown(name)))
    return tuple(wanted) or catalog.names(with_drafts=with_drafts)


def _make_room_for_sockets() -> None:
    """Raises the limit of open files to its maximum, because every socket needs a file."""
    try:
        import resource  # noqa: PLC0415 - not available on Windows
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # otherwise the current limit stays
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen_at(host: str, port: int | None, private: tuple[str, int] | None) -> list[socket.socket]:
    """Returns the listening sockets: the public one, and one for health and metrics if it is separate."""
    door = _listen(host, port)
    if private is None:
        return [door]
    if private[1] == door.getsockname()[1]:
        door.close()
        startup.stop(f"--metrics needs a port of its own: {private[1]} is the public one.")
    return [door, _listen(*private)]


def _listen(host: str, port: int | None) -> socket.socket:
    """Returns a socket bound to this port or, if none was given, to the first free one."""
    ports = [port] if port is not None else [*range(PORT, PORT + TRIES)]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in ports:
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
        except (OSError, OverflowError) as error:
            listening.close()
            if each == ports[-1]:
                startup.stop(no_port(host, ports, error))
        else:
            return listening
    raise AssertionError


def no_port(host: str, ports: list[int], error: Exception) -> str:
    """Returns a sentence that says why the port can't be opened."""
    match error:
        case OSError(errno=errno.EADDRINUSE) if len(ports) > 1:
            return f"All ports from {ports[0]} to {ports[-1]} are in use. Choose another with --port."
        case OSError(errno=errno.EADDRINUSE):
            return (
                f"Port {ports[0]} is in use by another program. Choose another with --port, or none at all."
            )
        case OSError(errno=errno.EACCES):
            return f"You may not open port {ports[0]}: those below 1024 are for the system. Choose another."
        case OSError(strerror=str(words)):
            return f"{host} port {ports[0]} can't be opened: {words}. Choose another --host or --port."
    return f"{host} port {ports[0]} can't be opened: {error}."


def _greet(elsewhere: str, port: int) -> None:
    console = Console()
    console.print(f"\n  Vernissage is open:  [bold]http://127.0.0.1:{port}[/]")
    if elsewhere:
        console.print(f"  In your network:     [bold]{elsewhere}[/]")
        console.print("  Browsers notify and install only over https: see docs/house.md.", highlight=False)
    console.print("  Ctrl-C closes it; games are kept.\n", highlight=False)


def _elsewhere(host: str, port: int) -> str:
    """Returns this machine's URL in the local network; empty if it doesn't listen there. Sends nothing."""
    if host != "0.0.0.0":  # noqa: S104 - the default, see above
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"
