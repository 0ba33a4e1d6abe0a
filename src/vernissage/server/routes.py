"""All routes of the server in one list: the API, the pages, and the health and metrics for operators."""

from collections.abc import Callable
from typing import Final

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send

from vernissage.server.api import health, openapi
from vernissage.server.edge import socket
from vernissage.server.pages import feed, files, html, https, learn, link_previews, oembed
from vernissage.server.services import Services

ROUTES: Final = (
    *openapi.ROUTES,
    *health.ROUTES,
    *learn.ROUTES,
    *https.ROUTES,
    *feed.ROUTES,
    *link_previews.ROUTES,
    *oembed.ROUTES,
    *html.ROUTES,
    *files.ROUTES,
)
"""All routes. If two routes match a request, the first one answers."""
PRIVATE: Final = tuple(route for route in ROUTES if route.kind == "private")
"""The routes for operators, which can be served on a separate port."""


def public(services: Callable[[], Services], *, with_private: bool) -> list[BaseRoute]:
    """Returns the routes of the public port. `with_private` includes the routes for operators."""
    return [
        WebSocketRoute("/api/tables/{code}/socket", Sockets(services)),
        *(route.mounted(services) for route in ROUTES if with_private or route.kind != "private"),
    ]


class Sockets:
    """The sockets of tables as a plain ASGI app, so that Starlette does not wrap them."""

    def __init__(self, services: Callable[[], Services]) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await socket.serve(scope, receive, send, self._services())
