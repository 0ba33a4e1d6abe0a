"""`Route`: a path and its endpoint. It decodes requests, checks guests and encodes responses."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import NoneType
from typing import Any, Final, Literal, TypeAlias, get_args, get_type_hints

from starlette import routing
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api.http_types import Problem
from vernissage.server.edge.session import Visit
from vernissage.server.services import Services

Method: TypeAlias = Literal["GET", "POST", "PATCH"]
Kind: TypeAlias = Literal["api", "document", "private"]
"""JSON described by OpenAPI (`api`), a document of any type, or a document for operators only (`private`)."""

NO_GUEST: Final = Refusal("session/none")
OUT_OF_ORDER: Final = Refusal("house/out-of-order")
"""The refusal while the database is unavailable. Nothing was changed."""
STATUS: Final = {
    "limit/wait": 429,
    "message/malformed": 400,
    "table/unknown": 404,
    "table/earlier-rules": 410,
    "replay/unknown": 404,
    "game/no-guide": 404,
    "game/no-primer": 404,
    "game/no-coach": 404,
    "game/no-memoir": 404,
    "circle/unknown": 404,
    "daily/unknown": 404,
    "daily/never-dealt": 404,
    "daily/no-solver": 404,
    "session/none": 401,
    "house/banned": 403,
    "house/out-of-order": 503,
}
"""HTTP status codes by refusal; all other refusals are 422."""


@dataclass(frozen=True)
class Route:
    """A method and a path, and the endpoint that answers requests to them.

    The endpoint of an `api` route is called with services, request, visit and, if it has one, the body. Its
    annotations define the rest: whether it needs a guest (`visit: Visit`), accepts anyone (`visit: Visit |
    None`) or reads no cookie (`_visit: None`), the type of the body, and the type of the response. The
    endpoint of any other route is called with services and request, and returns a response.
    """

    method: Method
    path: str
    """The path in Starlette's notation, such as `/api/tables/{code}`."""
    summary: str
    run: Callable[..., Any]
    status: int = 200
    kind: Kind = "api"
    makes_guests: bool = False
    """Whether this route creates a guest for an unknown browser."""
    middleware: tuple[Middleware, ...] = ()

    @cached_property
    def takes(self) -> Any:  # noqa: ANN401 - any type
        """The type of the request's body; None if it has no body."""
        return get_type_hints(self.run).get("body")

    @cached_property
    def gives(self) -> Any:  # noqa: ANN401 - any type
        """The type of the JSON in the response; None if the response is not JSON."""
        found = get_type_hints(self.run)["return"]
        types = [each for each in get_args(found) or (found,) if each not in {Refusal, Response}]
        return types[0] if types else None

    @cached_property
    def visitor(self) -> Any:  # noqa: ANN401 - any type
        """The annotation of the endpoint's third parameter, the visit."""
        return list(get_type_hints(self.run).values())[2]

    def mounted(self, services: Callable[[], Services]) -> routing.Route:
        """Returns this route as a route of Starlette."""

        async def answer(request: Request) -> Response:
            response: Response = await (self._answer if self.kind == "api" else self.run)(services(), request)
            return response

        return routing.Route(self.path, answer, methods=[self.method], middleware=self.middleware)

    async def _answer(self, services: Services, request: Request) -> Response:
        """Reads the body, identifies the guest, calls the endpoint and encodes its result."""
        body = codec.decode(await request.body(), self.takes) if self.takes else None
        if isinstance(body, Refusal):
            return refused(services, body)
        visit = await self._visit(services, request)
        asked = (services, request, visit, body) if self.takes else (services, request, visit)
        found = visit if isinstance(visit, Refusal) else await self.run(*asked)
        if isinstance(found, Refusal):
            return refused(services, found)
        response = found if isinstance(found, Response) else json_response(found, self.status)
        if isinstance(visit, Visit):
            services.sessions.remember(visit, request, response)
        return response

    async def _visit(self, services: Services, request: Request) -> Visit | Refusal | None:
        """Returns the guest, if any, or a refusal. Only one route creates guests: one for each browser."""
        visit = None if self.visitor is NoneType else await services.sessions.visit_of(request)
        banned = services.moderation.refuse(services.door.address(request.scope), guest_id(visit))
        if banned:
            return banned
        if visit is None and self.makes_guests:
            return services.within(services.limits.guests, request) or await services.sessions.make()
        return NO_GUEST if visit is None and self.visitor is Visit else visit


def guest_id(visit: Visit | None) -> str:
    """Returns the guest's id; empty for a visitor without a session."""
    return "" if visit is None else visit.guest.id


def json_response(value: object, status: int = 200) -> Response:
    return Response(codec.encode(value), status, media_type="application/json")


def refused(services: Services, refusal: Refusal) -> Response:
    """Returns a refusal as a JSON response, and counts it in the metrics."""
    services.metrics.refused(refusal.code)
    status = STATUS.get(refusal.code, 422)
    response = json_response(Problem(refusal), status)
    if "seconds" in refusal.args and status == 429:  # noqa: PLR2004 - too many requests
        response.headers["Retry-After"] = str(refusal.args["seconds"])
    return response
