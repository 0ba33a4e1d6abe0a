"""The OpenAPI description matches the routes, and its references resolve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlette.requests import Request

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api import http_types
from vernissage.server.api.openapi import API, document
from vernissage.server.api.route import Route
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services
from vernissage.table import protocol


async def find_table(services: Services, request: Request, visit: Visit | None) -> http_types.TableCard:
    """A stand-in for an endpoint, like the next two: only its annotations are read; nothing calls it."""
    raise NotImplementedError


async def replay(services: Services, request: Request, visit: Visit | None) -> http_types.Frame | Refusal:
    raise NotImplementedError


async def rename(
    services: Services, request: Request, visit: Visit, body: http_types.Rename
) -> http_types.Me | Refusal:
    raise NotImplementedError


ROUTES = (
    Route("GET", "/api/tables/{code}", "A table", find_table),
    Route("GET", "/api/tables/{code}/replay/{number:int}", "A moment", replay),
    Route("PATCH", "/api/me", "Another name", rename, status=201),
)


def described() -> dict[str, Any]:
    found: dict[str, Any] = codec.decode(codec.encode(document(ROUTES, "1.2")), dict[str, Any])
    return found


def references(part: Any) -> Iterator[str]:
    match part:
        case {"$ref": str() as name}:
            yield name
        case dict():
            for each in part.values():
                yield from references(each)
        case list():
            for each in part:
                yield from references(each)


def test_every_route_is_described_under_its_path_and_method() -> None:
    paths = described()["paths"]
    assert {(path, method) for path, methods in paths.items() for method in methods} == {
        ("/api/tables/{code}", "get"),
        ("/api/tables/{code}/replay/{number}", "get"),
        ("/api/me", "patch"),
    }
    assert paths["/api/me"]["patch"]["operationId"] == "rename"


def test_what_goes_in_and_what_comes_out_are_the_types_of_the_protocol() -> None:
    operation = described()["paths"]["/api/me"]["patch"]
    assert _schema(operation["requestBody"]) == {"$ref": "#/components/schemas/Rename"}
    assert _schema(operation["responses"]["201"]) == {"$ref": "#/components/schemas/Me"}
    assert _schema(operation["responses"]["4XX"]) == {"$ref": "#/components/schemas/Problem"}
    assert "requestBody" not in described()["paths"]["/api/tables/{code}"]["get"]


def test_parts_of_a_path_have_their_types() -> None:
    code, number = described()["paths"]["/api/tables/{code}/replay/{number}"]["get"]["parameters"]
    assert (code["name"], code["in"], code["required"]) == ("code", "path", True)
    assert code["schema"] == {"type": "string", "pattern": "^[A-Z]{4,6}$"}
    assert number["schema"] == {"type": "integer", "minimum": 0}


def test_every_reference_leads_somewhere() -> None:
    whole = described()
    found = set(references(whole))
    assert found
    for reference in found:
        place = whole
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def test_limits_of_the_types_are_said() -> None:
    name = described()["components"]["schemas"]["Rename"]["properties"]["name"]
    assert (name["minLength"], name["maxLength"]) == (1, protocol.NAME_LIMIT)


def test_it_says_which_version_it_describes_and_how_guests_are_known() -> None:
    whole = described()
    assert (whole["openapi"], whole["info"]["version"]) == ("3.1.0", "1.2")
    assert whole["components"]["securitySchemes"]["guest"]["name"] == "vernissage"


def test_every_route_of_the_house_is_described_under_a_name_of_its_own() -> None:
    paths = document(API, "1.2")["paths"]
    names = [operation["operationId"] for methods in paths.values() for operation in methods.values()]
    assert len(set(names)) == len(names) == len(API)


def test_strangers_are_answered_only_at_these_routes() -> None:
    assert {f"{route.method} {route.path}" for route in API if route.visitor is not Visit} == {
        "GET /api/house",
        "GET /api/games/{game}/guide",
        "GET /api/games/{game}/primer",
        "POST /api/recover",
        "GET /api/daily",
        "GET /api/days/{date}/{game}",
        "GET /api/days/{date}/{game}/reach",
        "GET /api/tables",
        "GET /api/tables/{code}",
        "GET /api/tables/{code}/replay/{number}",
        "GET /api/tables/{code}/replay/{number}/preview/{seat}",
        "GET /api/tables/{code}/record",
        "GET /api/tables/{code}/reasons",
    }
    assert [f"{route.method} {route.path}" for route in API if route.makes_guests] == ["GET /api/me"]


def _schema(body: dict[str, Any]) -> Any:
    return body["content"]["application/json"]["schema"]
