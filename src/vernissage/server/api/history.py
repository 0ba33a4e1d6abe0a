"""A guest's history over HTTP: statistics, honours and gallery, and the export and erasure of their data."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from vernissage.core.refusal import Refusal
from vernissage.server.api.http_types import Farewell, Gone
from vernissage.server.api.route import Route
from vernissage.server.edge.session import Visit
from vernissage.server.history.erase import Erasure
from vernissage.server.history.gallery import Gallery
from vernissage.server.history.honours import Honours
from vernissage.server.history.statistics import Remembered, Statistics
from vernissage.server.services import Services
from vernissage.table.appearance import clean_name

OTHER_NAME: Final = Refusal("me/other-name")


async def get_statistics(services: Services, _request: Request, visit: Visit) -> Statistics:
    return await services.history.statistics(visit.guest.id)


async def get_memoir(services: Services, request: Request, visit: Visit) -> Remembered | Refusal:
    return await services.history.memoir(visit.guest.id, request.path_params["game"])


async def get_honours(services: Services, _request: Request, visit: Visit) -> Honours:
    return await services.history.honours(visit.guest.id)


async def get_gallery(services: Services, _request: Request, visit: Visit) -> Gallery:
    return await services.history.gallery(visit.guest.id)


async def get_archive(services: Services, request: Request, visit: Visit) -> Response | Refusal:
    payer = services.payer(request, visit)
    if refusal := services.within(services.limits.archives, request) or payer.refuse():
        return refusal
    packed = await services.history.export(visit.guest, payer)
    headers = {"Content-Disposition": 'attachment; filename="vernissage.zip"'}
    return Response(packed, headers=headers, media_type="application/zip")


async def forget_me(services: Services, request: Request, visit: Visit, body: Farewell) -> Gone | Refusal:
    if body.name.strip() != visit.guest.name:
        return OTHER_NAME
    called = clean_name(body.called)
    if isinstance(called, Refusal):
        return called
    if refusal := services.within(services.limits.archives, request):
        return refusal
    await services.history.erase(Erasure(visit.guest.id, called, services.tables.world()))
    await services.moderation.look()  # reloads the tables where the guest sat
    return Gone(visit.guest.name)


ROUTES: Final = (
    Route("GET", "/api/me/honours", "What I have reached", get_honours),
    Route("GET", "/api/me/gallery", "What I have made, in rooms", get_gallery),
    Route("GET", "/api/me/statistics", "What follows from my games", get_statistics),
    Route("GET", "/api/me/memoirs/{game}", "What one game says of me", get_memoir),
    Route("GET", "/api/me/archive", "All there is of me", get_archive),
    Route("POST", "/api/me/forget", "Forget everything of me", forget_me),
)
