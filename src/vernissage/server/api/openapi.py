"""The HTTP side described for programs (OpenAPI 3.1), from the very table that routes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.server.api.http_types import Problem
from vernissage.server.edge.security import COOKIE
from vernissage.table.new_table import Date
from vernissage.table.protocol import Code

Method: TypeAlias = Literal["GET", "POST", "PATCH"]

PARAMETERS: Final[dict[str, Any]] = {
    "circle": Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")],
    "code": Code,
    "contact": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")],
    "date": Date,
    "game": Annotated[str, msgspec.Meta(pattern="^[a-z_]{1,40}$")],
    "number": Annotated[int, msgspec.Meta(ge=0)],
    "seat": Seat,
}
"""What can stand in a path, and its type."""

_PARAMETER: Final = re.compile(r"{(\w+)(?::\w+)?}")


@dataclass(frozen=True, slots=True)
class Route:
    """One thing that can be asked. `run` does it; the rest says what goes in and what comes out."""

    method: Method
    path: str
    """As Starlette writes it: `/api/tables/{code}`."""
    summary: str
    run: Callable[..., Any]
    takes: Any = None
    """The type of the body, if there is one."""
    gives: Any = None
    """The type of the answer, if it has one of ours."""
    status: int = 200


def document(routes: Iterable[Route], version: str) -> dict[str, Any]:
    """The description, ready to become JSON."""
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
