"""Where people come in: over http, over https, or over both; and what is printed about it."""

import socket
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import segno
import typer
from rich.console import Console

from vernissage.cli import https
from vernissage.cli.https import Certificate
from vernissage.cli.listening import PORT, TLS_PORT, address_in_network, listen, port_of
from vernissage.server.edge.https import PAGE, OwnHttps
from vernissage.server.store import admin

FOLDER: Final = "https"
"""The folder of the house's own authority, beside its database."""


@dataclass(frozen=True, slots=True)
class Entrance:
    """The sockets of a house, and its addresses."""

    listening: socket.socket
    """Speaks https if there is a certificate, otherwise http."""
    plain: socket.socket | None
    """Speaks http beside it, for devices that don't trust the house's own authority yet."""
    elsewhere: str
    """The address for other devices in the network; empty if there is none."""
    certificate: Certificate | None = None
    own: OwnHttps | None = None

    @property
    def named(self) -> socket.socket:
        """The one whose address is printed."""
        return self.plain or self.listening

    @property
    def port(self) -> int:
        """The port that is printed."""
        return port_of(self.named)


def over_http(host: str, port: int | None) -> Entrance:
    listening = listen(host, port)
    at = address_in_network(host)
    return Entrance(listening, None, f"http://{at}:{port_of(listening)}" if at else "")


def with_certificate(host: str, port: int | None, file: Path, key: Path | None) -> Entrance:
    """Opens an entrance with this certificate. Its first name is the address for others."""
    certificate = https.given(file, key)
    listening = listen(host, port, TLS_PORT)
    at = https.named(certificate) or address_in_network(host)
    return Entrance(listening, None, f"https://{at}:{port_of(listening)}" if at else "", certificate)


def with_own_authority(host: str, port: int | None, database: str) -> Entrance:
    """Opens both entrances: the printed one over http, which leads to the other one."""
    plain, at = listen(host, port, PORT), address_in_network(host)
    certificate = https.own(folder_for(database), [at] if at else [], datetime.now(UTC))
    listening = listen(host, None, TLS_PORT)
    told = https.fingerprint(certificate.authority)
    own = OwnHttps(port_of(listening), port_of(plain), certificate.authority, told)
    return Entrance(listening, plain, f"http://{at}:{port_of(plain)}" if at else "", certificate, own)


def folder_for(database: str) -> Path:
    """Returns the folder of the authority: beside the database or, if that is no file, one of the user."""
    file = admin.file_of(database)
    return (file.absolute().parent if file else Path(typer.get_app_dir("vernissage"))) / FOLDER


def greet(entrance: Entrance) -> None:
    """Prints where the house is open; on a terminal also a QR code."""
    console = Console(highlight=False)
    scheme = "https" if entrance.certificate and not entrance.own else "http"
    here = ip_address(entrance.listening.getsockname()[0])
    host = "127.0.0.1" if here.is_unspecified else here if here.version == 4 else f"[{here}]"  # noqa: PLR2004 - IPv4
    console.print(f"\n  Vernissage is open:  [bold]{scheme}://{host}:{entrance.port}[/]")
    if entrance.elsewhere:
        console.print(f"  In your network:     [bold]{entrance.elsewhere}[/]")
    if entrance.own:
        console.print(f"  Phones learn at {PAGE} to trust it. The SHA-256 of its certificate:")
        console.print(f"  {entrance.own.fingerprint}", soft_wrap=True)
    elif scheme == "http" and entrance.elsewhere:
        console.print("  Phones stay lit, install it and are called only over https: --https does that.")
    if entrance.elsewhere and console.is_terminal:
        segno.make(entrance.elsewhere, micro=False).terminal(compact=True, border=2)
    console.print("  Ctrl-C closes it; games are kept.\n")
