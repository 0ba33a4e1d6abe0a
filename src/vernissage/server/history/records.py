"""Records of games as files, for those who ask for one: told again here, or as they were kept."""

from __future__ import annotations

from starlette.responses import Response

from vernissage.core import record
from vernissage.core.match import AnyMatch
from vernissage.core.record import Record
from vernissage.core.refusal import Refusal
from vernissage.server.services import Services
from vernissage.server.store import TableRow, tables
from vernissage.server.tables import earlier_rules
from vernissage.server.tables.repair import BEYOND_MENDING
from vernissage.server.tables.restore import find_setting
from vernissage.table.calendar import SEALED

NOT_OVER = Refusal("table/not-over")


async def fetched(
    services: Services, code: str, guest: str, found: tuple[str, AnyMatch] | Refusal
) -> Response | Refusal:
    """The record of this finished game; where it could not be found for its rules, as it was kept."""
    aside, row = services.tables.aside, services.tables.earlier(code)
    if not isinstance(found, Refusal):
        kept: Record | Refusal = await aside.run(lambda: record.record(*found, open_seed=True))
    elif row is None or found != earlier_rules.refusal(row):
        return found
    else:
        kept = await _withheld(services, row, guest) or await _as_kept(services, row)
    if isinstance(kept, Refusal):
        return kept
    written = await aside.run(record.write, kept)
    headers = {"Content-Disposition": f'attachment; filename="{code}.json"'}
    return Response(written, headers=headers, media_type="application/json")


async def _withheld(services: Services, row: TableRow, guest: str) -> Refusal | None:
    """Why this guest can't have it: a record holds every secret of a game.

    One that was not over never goes on here, so those who played it may have it; but not while somebody is
    still at it, in a house where other processes still have its rules.
    """
    setting = find_setting(row)
    if setting is None:
        return BEYOND_MENDING
    if services.calendar.is_sealed(setting.daily):
        return SEALED
    if row.stage == tables.OVER and not setting.stopped:
        return None
    is_theirs = guest in row.guests and bool(row.seed) and not setting.stopped
    return None if is_theirs and not await services.tables.awake([row.code]) else NOT_OVER


async def _as_kept(services: Services, row: TableRow) -> Record | Refusal:
    entries = await services.store.inputs(row.code)
    kept = await services.tables.aside.run(earlier_rules.as_kept, row, entries)
    return kept if isinstance(kept, Record) else BEYOND_MENDING
