"""Circles over HTTP. A circle is a group of people who play together repeatedly: a name, members and tables.

Only members see its page. Others may join it by a link with its key, or by an invitation from somebody with
whom they sat at a table. Anyone else is told that there is no such circle.
"""

from typing import Final

from starlette.requests import Request

from vernissage.core.refusal import Refusal
from vernissage.core.wording import legible
from vernissage.server.api.circle_types import (
    AgreeEvening,
    AnswerEvening,
    CircleCard,
    CircleCards,
    CircleFace,
    CircleId,
    CircleKey,
    CirclePage,
    CirclePerson,
    NewCircle,
    NextEvening,
    NextGame,
    RenameCircle,
)
from vernissage.server.api.http_types import TableCode
from vernissage.server.api.route import Route
from vernissage.server.edge.access import CODE, NO_TABLE
from vernissage.server.edge.session import Visit
from vernissage.server.history import meetings
from vernissage.server.history.meetings import CircleAnnals
from vernissage.server.platform.payer import too_often
from vernissage.server.services import Services
from vernissage.server.store import Circle, Member, circles
from vernissage.server.store.tables import GOING_ON
from vernissage.server.tables.restore import read_setting
from vernissage.table.appearance import presented
from vernissage.table.chair import FORGOTTEN, Chair
from vernissage.table.seat_key import same_key
from vernissage.table.setting import BEGUN, NOT_SEATED

LONGEST_NAME: Final = 40
EVENING: Final = 6 * 60 * 60.0
"""Seconds after which an evening that has begun is over."""
A_YEAR: Final = 366 * 24 * 60 * 60.0
"""How many seconds ahead an evening may be."""
UNKNOWN: Final = Refusal("circle/unknown")
"""The refusal for a circle that does not exist, or that the guest may not know of."""
NO_NAME: Final = Refusal("circle/no-name")
ALONE: Final = Refusal("circle/one-person")
"""The refusal to create a circle from a table for one person."""
NOT_AHEAD: Final = Refusal("circle/not-ahead")
"""The refusal of an evening that is over, or more than a year away."""
WHY_NOT: Final = {
    "full": Refusal("circle/full", args={"most": circles.MOST_PEOPLE}),
    "too-many": Refusal("circle/too-many", args={"most": circles.MOST_CIRCLES}),
    "unknown": UNKNOWN,
}


async def get_circles(services: Services, _request: Request, visit: Visit) -> CircleCards:
    return await _cards(services, visit, await services.store.circles.of_guest(visit.guest.id))


async def get_circles_at(services: Services, request: Request, visit: Visit) -> CircleCards | Refusal:
    """Returns the guest's circles that have met at this table."""
    code = request.path_params["code"]
    if not CODE.fullmatch(code):
        return NO_TABLE
    found = await services.store.circles.at_table(code, visit.guest.id)
    return await _cards(services, visit, found)


async def make_circle(
    services: Services, request: Request, visit: Visit, body: NewCircle
) -> CircleId | Refusal:
    name = _clean(body.name)
    refusal = name if isinstance(name, Refusal) else services.within(services.limits.tables, request)
    if isinstance(name, Refusal) or refusal is not None:
        return refusal or NO_NAME
    asked = await _at_table(services, body.table, visit.guest.id) if body.table else ()
    if isinstance(asked, Refusal):
        return asked
    store, guest = services.store.circles, visit.guest.id
    known = await store.at_table(body.table, guest) if body.table else []
    if known:  # Somebody else at the table has created a circle already: the guest joins it.
        done = await store.join(known[0].id, guest, services.clock.time())
        return CircleId(known[0].id) if done == "in" else WHY_NOT[done]
    circle = Circle(
        services.chance.token("circle", 9), name, services.chance.token("link", 16), services.clock.time()
    )
    done = await store.add(circle, guest, asked, body.table)
    return CircleId(circle.id) if done == "in" else WHY_NOT[done]


async def get_circle(services: Services, request: Request, visit: Visit) -> CirclePage | Refusal:
    found = await _own(services, request, visit)
    return found if isinstance(found, Refusal) else await _page(services, visit, *found)


async def get_annals(services: Services, request: Request, visit: Visit) -> CircleAnnals | Refusal:
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    circle, members = found
    return await services.history.annals(circle.id, _numbered(members))


async def get_invitation(
    services: Services, request: Request, visit: Visit, body: CircleKey
) -> CircleCard | Refusal:
    """Returns the name and the members of a circle that the guest may join."""
    circle = await _invited(services, request, visit, body.key)
    if isinstance(circle, Refusal):
        return circle
    return (await _cards(services, visit, [circle])).circles[0]


async def join_circle(
    services: Services, request: Request, visit: Visit, body: CircleKey
) -> CirclePage | Refusal:
    circle = await _invited(services, request, visit, body.key)
    if isinstance(circle, Refusal):
        return circle
    done = await services.store.circles.join(circle.id, visit.guest.id, services.clock.time())
    return await get_circle(services, request, visit) if done == "in" else WHY_NOT[done]


async def leave_circle(services: Services, request: Request, visit: Visit) -> CircleCards | Refusal:
    """Leaves a circle, or declines an invitation. Nobody is notified; the last member to leave closes it."""
    circle = request.path_params["circle"]
    members = (await services.store.circles.people(circle)).get(circle, [])
    if all(each.guest != visit.guest.id for each in members):
        return UNKNOWN
    await services.store.circles.leave(circle, visit.guest.id)
    return await get_circles(services, request, visit)


async def rename_circle(
    services: Services, request: Request, visit: Visit, body: RenameCircle
) -> CirclePage | Refusal:
    found = await _own(services, request, visit)
    name = found if isinstance(found, Refusal) else _clean(body.name)
    if isinstance(name, Refusal):
        return name
    await services.store.circles.rename(request.path_params["circle"], name)
    return await get_circle(services, request, visit)


async def agree_evening(
    services: Services, request: Request, visit: Visit, body: AgreeEvening
) -> CirclePage | Refusal:
    """Sets the circle's next evening. The member who sets it counts as attending."""
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    circle, now = found[0].id, services.clock.time()
    if body.at is not None and not now < body.at < now + A_YEAR:
        return NOT_AHEAD
    await services.store.circles.agree(circle, body.at)
    await services.store.circles.come(circle, visit.guest.id, body.at)
    return await get_circle(services, request, visit)


async def answer_evening(
    services: Services, request: Request, visit: Visit, body: AnswerEvening
) -> CirclePage | Refusal:
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    await services.store.circles.come(found[0].id, visit.guest.id, body.at if body.comes else None)
    return await get_circle(services, request, visit)


async def renew_circle(services: Services, request: Request, visit: Visit) -> CirclePage | Refusal:
    """Replaces the key of a circle. The old link no longer works."""
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    await services.store.circles.renew(request.path_params["circle"], services.chance.token("link", 16))
    return await get_circle(services, request, visit)


async def next_game(
    services: Services, request: Request, visit: Visit, body: NextGame
) -> TableCode | Refusal:
    """Creates a table for the members of a circle. Members who don't come are notified."""
    found = await _own(services, request, visit)
    if isinstance(found, Refusal):
        return found
    circle, members = found
    unknown = None if body.game in services.games else Refusal("message/unknown-game")
    refusal = unknown or services.within(services.limits.tables, request)
    if refusal is not None:
        return refusal
    others = [each for each in members if not each.invited and each.guest != visit.guest.id]
    return TableCode(await services.tables.lay(circle.id, body.game, visit.guest, others))


async def _own(services: Services, request: Request, visit: Visit) -> tuple[Circle, list[Member]] | Refusal:
    """Returns a circle and its members; a refusal if this guest is not a member."""
    circle = await services.store.circles.find(request.path_params["circle"])
    members = [] if circle is None else (await services.store.circles.people(circle.id)).get(circle.id, [])
    is_in = any(each.guest == visit.guest.id and not each.invited for each in members)
    return (circle, members) if circle is not None and is_in else UNKNOWN


async def _invited(services: Services, request: Request, visit: Visit, key: str) -> Circle | Refusal:
    """Returns a circle that this guest may join or is in. Limits wrong keys, so that nobody can guess one."""
    address = services.door.address(request.scope)
    circle = await services.store.circles.find(request.path_params["circle"])
    members = {} if circle is None else await services.store.circles.people(circle.id)
    if circle is not None and any(each.guest == visit.guest.id for each in members.get(circle.id, ())):
        return circle
    if wait := services.limits.codes.wait(address):
        return too_often(wait)
    if circle is None or not same_key(circle.key, key):
        services.limits.codes.take(address)
        return UNKNOWN
    return circle


async def _at_table(services: Services, code: str, guest: str) -> tuple[str, ...] | Refusal:
    """Returns the other guests at a table where this guest sits; a refusal while a game is played there."""
    row = await services.store.find_table(code)
    setting = None if row is None else read_setting(row)
    if row is None or setting is None or setting.seat_of(guest) is None:
        return NOT_SEATED
    if row.stage == "playing":
        return BEGUN
    if setting.is_private or setting.is_lesson:
        return ALONE
    return tuple(each for each in setting.guests if each not in {guest, FORGOTTEN})


async def _cards(services: Services, visit: Visit, found: list[Circle]) -> CircleCards:
    people = await services.store.circles.people(*(circle.id for circle in found))
    now = services.clock.time()
    return CircleCards([_card(circle, people.get(circle.id, []), visit.guest.id, now) for circle in found])


def _card(circle: Circle, members: list[Member], guest: str, now: float) -> CircleCard:
    inside = [each for each in members if not each.invited]
    invited = all(each.guest != guest for each in inside)
    portraits = _portraits(members)
    faces = [CircleFace(each.name, portraits[each.guest]) for each in inside]
    evening = None if invited else _evening(circle, inside, guest, now)
    return CircleCard(circle.id, circle.name, faces, invited, evening)


def _evening(circle: Circle, members: list[Member], guest: str, now: float) -> NextEvening | None:
    if circle.evening is None or circle.evening + EVENING < now:
        return None
    coming = {each.guest: each.name for each in members if each.comes == circle.evening}
    others = [name for each, name in coming.items() if each != guest]
    return NextEvening(circle.evening, others, guest in coming)


async def _page(services: Services, visit: Visit, circle: Circle, members: list[Member]) -> CirclePage:
    rows, mementos = await services.history.games_of_circle(circle.id)
    people = _numbered(members)
    games = meetings.played_games(rows, mementos, people)
    evenings = meetings.evenings(games)
    inside = [each for each in members if not each.invited]
    played = {each.guest: each.made for each in mementos}
    portraits = _portraits(members)
    return CirclePage(
        id=circle.id,
        name=circle.name,
        made=circle.made,
        key=circle.key,
        you=people[visit.guest.id],
        people=[
            CirclePerson(
                each.name,
                portraits[each.guest],
                sum(number in evening.won for evening in evenings),
                played.get(each.guest),
            )
            for number, each in enumerate(inside)
        ],
        invited=[CircleFace(each.name, portraits[each.guest]) for each in members if each.invited],
        tables=await services.lists.shown([row for row in rows if row.stage in GOING_ON], visit.guest.id),
        evening=_evening(circle, inside, visit.guest.id, services.clock.time()),
        evenings=evenings,
        tallies=meetings.tallies(games, len(inside)),
    )


def _numbered(members: list[Member]) -> dict[str, int]:
    inside = (each.guest for each in members if not each.invited)
    return {guest: number for number, guest in enumerate(inside)}


def _portraits(members: list[Member]) -> dict[str, str]:
    """Returns the portraits of members by guest. No two are alike, as at a table."""
    shown = presented(tuple(Chair(each.guest, each.name, portrait=each.portrait) for each in members))
    return {chair.guest: chair.portrait for chair in shown}


def _clean(said: str) -> str | Refusal:
    """Returns the name without illegible characters, shortened if needed; a refusal if nothing is left."""
    return legible(said)[:LONGEST_NAME].rstrip() or NO_NAME


ROUTES: Final = (
    Route("GET", "/api/circles", "My circles", get_circles),
    Route("POST", "/api/circles", "Make a circle", make_circle, status=201),
    Route("GET", "/api/circles/{circle}", "A circle of mine", get_circle),
    Route("PATCH", "/api/circles/{circle}", "Rename a circle", rename_circle),
    Route("GET", "/api/circles/{circle}/annals", "What games say of it", get_annals),
    Route("POST", "/api/circles/{circle}/leave", "Leave a circle", leave_circle),
    Route("POST", "/api/circles/{circle}/invitation", "A circle that I may join", get_invitation),
    Route("POST", "/api/circles/{circle}/join", "Join a circle", join_circle),
    Route("POST", "/api/circles/{circle}/evening", "Agree on an evening", agree_evening),
    Route("POST", "/api/circles/{circle}/answer", "Come to an evening", answer_evening),
    Route("POST", "/api/circles/{circle}/renew", "Another link to a circle", renew_circle),
    Route("POST", "/api/circles/{circle}/tables", "Same people, next game", next_game, status=201),
    Route("GET", "/api/tables/{code}/circles", "My circles at a table", get_circles_at),
)
