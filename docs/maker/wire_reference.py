"""The reference pages of HTTP requests and socket messages, generated from the server's own schemas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from vernissage.server.api import schema
from vernissage.server.api.openapi import API, document

HTTP: Final = """# HTTP reference

Generated from the table that routes the requests; a house gives the same as OpenAPI 3.1 at
`/api/openapi.json`. A program needs `--programs`, and the cookie from `GET /api/me`
([how a house is run](../house.md)).
"""
SOCKETS: Final = """# Socket reference

JSON in text frames, at `/api/tables/CODE/socket`. Generated from the types of the messages;
`python -m vernissage.server.api.schema` prints them as JSON schemas, with the views and moves of each game.
The first message on every socket is [Welcome](#welcome); how a conversation goes is said in
[Running a house](../house.md#for-programs).
"""
Schema = Mapping[str, Any]
KINDS: Final = {
    "integer": "integer",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
}


def http_page() -> str:
    """Returns the page of every HTTP request and of the values in them."""
    described = document(API, "")
    parts = [HTTP, "## Requests"]
    for path, methods in described["paths"].items():
        parts += [_request(method, path, operation) for method, operation in methods.items()]
    values = described["components"]["schemas"]
    return "\n\n".join([*parts, "## Values", *_values(values, values)]) + "\n"


def socket_page() -> str:
    """Returns the page of every socket message, to and from the server, and of the values in them."""
    known: dict[str, Schema] = schema.schemas()["protocol"]["$defs"]
    said, told = ([_name(each) for each in known[union]["anyOf"]] for union in ("Incoming", "Outgoing"))
    inside = sorted(_reached(known, told) - {*said, *told})
    parts = [SOCKETS, "## What you send", *_values(said, known)]
    parts += ["## What you are told", *_values(told, known)]
    return "\n\n".join([*parts, "## Values in them", *_values(inside, known)]) + "\n"


def _request(method: str, path: str, operation: Schema) -> str:
    takes = operation.get("requestBody")
    gives = next(iter(operation["responses"].values())).get("content")
    lines = [f"{operation['summary']}."]
    lines += [f"Takes {_inside(takes['content'])}."] if takes else []
    lines += [f"Gives {_inside(gives)}."] if gives else []
    return f"### {method.upper()} {path}\n\n{' '.join(lines)}"


def _inside(content: Schema) -> str:
    return _type(content["application/json"]["schema"])


def _values(names: Iterable[str], known: Mapping[str, Schema]) -> Iterator[str]:
    for name in names:
        value = known[name]
        says = " ".join(value.get("description", "").split())
        fields = value.get("properties", {})
        needed = set(value.get("required", ()))
        rows = [
            f"| `{field}` | {_type(kind)} | {'' if field in needed else 'may be left out'} |"
            for field, kind in fields.items()
        ]
        table = "\n".join(["| field | what it is | |", "|---|---|---|", *rows]) if rows else ""
        yield "\n\n".join(filter(None, [f"### {name}", says, table]))


def _type(kind: Schema) -> str:
    """Returns the description of a value's type in words."""
    match kind:
        case {"$ref": _}:
            words = f"[{_name(kind)}](#{_name(kind).lower()})"
        case {"enum": choices}:
            words = " or ".join(f"`{choice!r}`" for choice in choices).replace("'", '"')
        case {"anyOf": kinds}:
            words = ", or ".join(dict.fromkeys(map(_type, kinds)))
        case {"type": "array", "prefixItems": kinds}:
            words = f"a list of {', '.join(map(_type, kinds))}"
        case {"type": "array"}:
            words = f"a list of {_type(kind.get('items', {}))}"
        case {"type": "object", "additionalProperties": dict() as inside}:
            words = f"an object of {_type(inside)}"
        case {"description": str(says)}:
            words = " ".join(says.split())
        case {"type": str(name)}:
            words = KINDS.get(name, name)
        case _:
            words = "anything"
    return words


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _reached(known: Mapping[str, Schema], names: Iterable[str]) -> set[str]:
    """Returns these names and the names of all types that they contain."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(known[name])
    return found


def _references(value: object) -> Iterator[str]:
    match value:
        case {"$ref": str(reference)}:
            yield reference.rpartition("/")[2]
        case dict():
            for inside in value.values():
                yield from _references(inside)
        case list():
            for inside in value:
                yield from _references(inside)
