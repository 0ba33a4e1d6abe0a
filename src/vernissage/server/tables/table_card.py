"""Builds a table's entry in the list of tables, as one guest sees it."""

from msgspec.structs import replace

from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat
from vernissage.server.api import http_types
from vernissage.server.store import TableRow
from vernissage.server.tables.restore import Damage, is_playable, read_setting
from vernissage.table.room import stage_of
from vernissage.table.setting import Setting
from vernissage.table.table_types import Stage


def card_of(
    row: TableRow, guest: str, match: AnyMatch | None = None, damage: Damage | None = None
) -> http_types.TableCard:
    """Returns a table's entry in a list, as this guest sees it. `damage` tells why it can't be restored."""
    setting = read_setting(row) or Setting(row.code, row.game, row.host, (), {})
    taken = setting.taken
    seated = replace(setting, chairs=taken)
    to_move: tuple[Seat, ...] = () if match is None else match.game.to_move(match.state)
    return http_types.TableCard(
        code=row.code,
        game=row.game,
        stage=stage_of(match) if match is not None else _stage(row),
        names=[chair.name for chair in taken],
        free=len(setting.chairs) - len(taken) + len(setting.vacant),
        you=seated.seat_of(guest),
        your_turn=any(seat in to_move for seat in seated.seats_of(guest)),
        made=row.made,
        winners=list(setting.winners if match is None or match.outcome is None else match.outcome.winners),
        daily=setting.daily,
        lesson=setting.is_lesson,
        clock=setting.clock,
        level=setting.level,
        language=setting.language,
        damage=_damage_card(damage),
        earlier=not is_playable(row),
    )


def _damage_card(damage: Damage | None) -> http_types.DamageCard | None:
    if damage is None:
        return None
    return http_types.DamageCard(damage.reason, damage.sound, mendable=damage.room is not None)


def _stage(row: TableRow) -> Stage:
    """Returns the stage of a table. An unknown stage counts as over."""
    match row.stage:
        case "gathering" | "playing":
            return row.stage
    return "over"
