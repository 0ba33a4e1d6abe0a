"""`vernissage serve`: opens the server, so that people can play in their browsers."""

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import typer
import uvicorn
from uvicorn.config import LOGGING_CONFIG

from vernissage import catalog
from vernissage.bots.coach import PLAYOUTS
from vernissage.cli import logs, startup
from vernissage.cli.entrance import Entrance, greet, over_http, with_certificate, with_own_authority
from vernissage.cli.listening import PORT, listen_privately, make_room_for_sockets, port_of
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
NOT_WORTH_SAYING: Final = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")
LOOPBACK: Final = "127.0.0.1"
GRACE: Final = 5
"""How many seconds open connections get when the server closes."""


class Server(uvicorn.Server):
    """A uvicorn server that announces when it is open, and says goodbye to clients before closing sockets.

    Its own sockets speak TLS if there is a certificate; those in `plain` never do.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        house: House,
        announce: Callable[[], None],
        plain: Sequence[socket.socket] = (),
    ) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce
        self._plain = plain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        for each in self._plain:
            loop = asyncio.get_running_loop()
            listening = await loop.create_server(self._protocol, sock=each, backlog=self.config.backlog)
            self.servers.append(listening)
        self._announce()

    def _protocol(self) -> asyncio.Protocol:
        """Returns the protocol of a new connection without TLS. Uvicorn makes the others in the same way."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # new connections go to another process, if there is one
        await self._house.say_goodbye()
        await super().shutdown([*(sockets or ()), *self._plain])


def serve(  # noqa: PLR0917 - Typer passes them by name
    context: typer.Context,
    host: Annotated[str, option("host", "Where to listen; 127.0.0.1 is this machine only.")] = "0.0.0.0",  # noqa: S104 - friends join from their phones
    port: Annotated[
        int | None, option("port", f"Default: {PORT}, or the next one that is free.", show_default=False)
    ] = None,
    database: Database = "",
    https: Annotated[  # noqa: FBT002 - Typer's way
        bool,
        option("https", "Speak https too, with a certificate by an authority of its own. See docs/house.md."),
    ] = False,
    certificate: Annotated[
        Path | None,
        option("certificate", "Speak only https, with this certificate: a PEM file.", show_default=False),
    ] = None,
    key: Annotated[
        Path | None,
        option("key", "The certificate's key, if it is in another file.", show_default=False),
    ] = None,
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
    door = Door(proxies=proxies, programs=programs, also_http=https)
    if redis:
        startup.check_sharing(redis, database)
    if telemetry:
        startup.check_telemetry(telemetry)
    if development and host != LOOPBACK:
        startup.stop(f"--development shows the secrets of every game. Use it with --host {LOOPBACK}.")
    if not html.are_built():
        startup.stop("The pages for browsers aren't built. `make play` builds and opens them.")
    make_room_for_sockets()
    private_at = address(metrics) if metrics else None
    entrance = _entrance(host, port, own_beside=database if https else "", given=certificate, key=key)
    if entrance.certificate and proxies:
        startup.stop("Behind a proxy, the proxy has the certificate: leave out --https and --certificate.")
    private = listen_privately(private_at, entrance.named) if private_at else None
    rules = Rules() if limits else UNLIMITED
    keeping = RetentionPolicy(keep_finished, keep_abandoned, archive)
    called = name or f"{socket.gethostname()}:{entrance.port}"
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
            elsewhere=entrance.elsewhere,
            bot_limit=bot_limit,
            playouts=coach_playouts,
            redis=redis or "",
            name=called,
            takeover=takeover,
            keeping=keeping,
            telemetry=telemetry or "",
            https=entrance.own,
            private_port=port_of(private) if private else 0,
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
        ssl_certfile=entrance.certificate.file if entrance.certificate else None,
        ssl_keyfile=entrance.certificate.key if entrance.certificate else None,
    )
    logging.getLogger("uvicorn.error").addFilter(lambda record: _is_worth_saying(record, house))
    try:
        told = partial(greet, entrance), partial(logs.say_that_it_is_open, entrance.port)
        plain = [each for each in (entrance.plain, private) if each]
        Server(config, house, told[log == "json"], plain).run(sockets=[entrance.listening])
    except SystemExit:
        if house.fault is None:
            raise
        startup.stop(startup.why(house.fault, database) or f"A bug of ours: {house.fault!r}")


def _entrance(
    host: str, port: int | None, *, own_beside: str, given: Path | None, key: Path | None
) -> Entrance:
    """Opens the sockets: over https with a certificate of the house's own or a given one, or over http."""
    if own_beside and given:
        startup.stop("--https makes a certificate and --certificate gives one. Choose one of them.")
    if own_beside:
        return with_own_authority(host, port, own_beside)
    return with_certificate(host, port, given, key) if given else over_http(host, port)


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
