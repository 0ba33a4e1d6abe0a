"""The sockets that a house listens at, and its address in the local network."""

import errno
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

from vernissage.cli import startup

PORT: Final = 8000
TLS_PORT: Final = 8443
TRIES: Final = 20


def make_room_for_sockets() -> None:
    """Raises the limit of open files to its maximum, because every socket needs a file."""
    try:
        import resource  # noqa: PLC0415 - not available on Windows
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # otherwise the current limit stays
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int | None, first: int = PORT) -> socket.socket:
    """Returns a socket bound to this port or, if none was given, to the first free one from `first` on."""
    ports = [port] if port is not None else [*range(first, first + TRIES)]
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


def listen_privately(at: tuple[str, int], public: socket.socket) -> socket.socket:
    """Returns a socket for health and metrics, which need a port other than the public one."""
    if at[1] == port_of(public):
        public.close()
        startup.stop(f"--metrics needs a port of its own: {at[1]} is the public one.")
    return listen(*at)


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def address_in_network(host: str) -> str:
    """Returns this machine's address in the local network. Empty if it is closed to it, or unknown."""
    if host != "0.0.0.0":  # noqa: S104 - the default of `serve`
        try:
            given = ip_address(host)
        except ValueError:
            return ""
        return host if given.version == 4 and not given.is_loopback else ""  # noqa: PLR2004 - IPv4
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address
