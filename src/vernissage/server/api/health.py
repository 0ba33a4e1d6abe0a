"""Health and metrics for operators, which can be served on a separate port."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from vernissage.server.api.route import Route
from vernissage.server.operations.metrics import MEDIA_TYPE
from vernissage.server.services import Services


async def get_health(services: Services, _request: Request) -> Response:
    ready = await services.store.ready()
    return Response("ok\n" if ready else "nothing can be kept\n", 200 if ready else 503)


async def get_metrics(services: Services, _request: Request) -> Response:
    return Response(services.metrics.text(), media_type=MEDIA_TYPE)


ROUTES: Final = (
    Route("GET", "/health", "Is the database available?", get_health, kind="private"),
    Route("GET", "/metrics", "Metrics for Prometheus", get_metrics, kind="private"),
)
