"""The description of the API in OpenAPI 3.1, made from the routes."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core import codec
from vernissage.core.seats import Seat
from vernissage.distribution import release
from vernissage.server.api import circles, contacts, days, finished_games, games, history, me, ratings, tables
from vernissage.server.api.http_types import Problem
from vernissage.server.api.route import Route
from vernissage.server.edge.security import COOKIE
from vernissage.server.services import Services
from vernissage.table.new_table import Date
from vernissage.table.protocol import Code

PARAMETERS: Final[dict[str, Any]] = {
    "circle": Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")],
    "code": Code,
    "contact": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")],
    "date": Date,
    "game": Annotated[str, msgspec.Meta(pattern="^[a-z_]{1,40}$")],
    "number": Annotated[int, msgspec.Meta(ge=0)],
    "seat": Seat,
}
"""The types of path parameters, by name."""

_PARAMETER: Final = re.compile(r"{(\w+)(?::\w+)?}")

API: Final = (
    *games.ROUTES,
    *me.ROUTES,
    *history.ROUTES,
    *contacts.ROUTES,
    *circles.ROUTES,
    *ratings.ROUTES,
    *days.ROUTES,
    *tables.ROUTES,
    *finished_games.ROUTES,
)
"""The routes of the API that OpenAPI describes."""


async def get_openapi(_services: Services, _request: Request) -> Response:
    return Response(described(), media_type="application/json")


@cache
def described() -> bytes:
    """Returns the description of the API as JSON, in OpenAPI's format."""
    return codec.encode(document(API, release()))


def document(routes: Iterable[Route], version: str) -> dict[str, Any]:
    """Returns the OpenAPI description of these routes, ready to be encoded as JSON."""
    table = tuple(routes)
    bodies = (each for route in table for each in (route.takes, route.gives) if each is not None)
    types = tuple(dict.fromkeys((*bodies, *PARAMETERS.values(), Problem)))
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(types, found, strict=True))
    paths: dict[str, Any] = {}
    for route in table:
        path = _PARAMETER.sub(r"{\1}", route.path)
        paths.setdefault(path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Vernissage", "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "security": [{}, {"guest": []}],
    }


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": "As asked"}
    if route.gives is not None:
        answer["content"] = _json(schemas[route.gives])
    operation: dict[str, Any] = {
        "operationId": route.run.__name__,
        "summary": route.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": schemas[PARAMETERS[name]]}
            for name in _PARAMETER.findall(route.path)
        ],
        "responses": {
            str(route.status): answer,
            "4XX": {"description": "Refused, and why", "content": _json(schemas[Problem])},
        },
    }
    if route.takes is not None:
        operation["requestBody"] = {"required": True, "content": _json(schemas[route.takes])}
    return operation


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


ROUTES: Final = (
    *API,
    Route("GET", "/api/openapi.json", "This API, described", get_openapi, kind="document"),
)
