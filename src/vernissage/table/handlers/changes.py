"""Builds the changes that handlers return: a new setting, or one more input."""

from typing import Any, TypeAlias

from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.match import Accepted
from vernissage.core.refusal import Refusal
from vernissage.table import aftermath, spectators
from vernissage.table.appearance import presented
from vernissage.table.change import Change, GameMoved, Happening, Remember, TableChanged
from vernissage.table.handlers import bot_turns
from vernissage.table.room import Room
from vernissage.table.rows import Kept, TableRow
from vernissage.table.setting import Setting
from vernissage.table.world import World

AnyAccepted: TypeAlias = Accepted[Any, Any, Any, Any, Any]


def row_of(room: Room) -> TableRow:
    """Returns the table's row, without its inputs. It is listed as open if a stranger can join."""
    setting, stage = room.setting, room.stage
    return TableRow(
        code=setting.code,
        game=setting.game,
        rules=room.game.info.version,
        stage=stage,
        open=setting.open and (stage == "gathering" or (stage == "playing" and bool(setting.vacant))),
        made=room.made,
        host=setting.host,
        guests=setting.guests,
        doc=codec.encode(setting),
        seed=b"" if room.match is None else room.match.seed,
    )


def saved(room: Room, *told: Happening) -> Change:
    """Returns the change that stores the table. Everyone at the table gets a portrait of their own."""
    setting = replace(room.setting, chairs=presented(room.setting.chairs))
    after = replace(room, setting=setting)
    return Change(after, Kept(row=row_of(after)), told)


def with_banks_saved(before: Room, change: Change, _world: World) -> Change:
    """Also stores the time banks if somebody has left, because the table may be dropped from memory then."""
    left = len(change.room.visitors) < len(before.visitors)
    return change.then(saved(change.room)) if left and change.room.setting.clock == "bank" else change


def set_anew(room: Room, setting: Setting | Refusal, *told: Happening) -> Change | Refusal:
    """Stores a new setting and tells everyone, if it is different. A refusal is returned as it is."""
    if isinstance(setting, Refusal):
        return setting
    if setting == room.setting:
        return Change(room)
    return saved(replace(room, setting=setting), *(told or (TableChanged(),)))


def entered(room: Room, accepted: AnyAccepted, world: World) -> Change:
    """Adds one input to the game. The last input also stores the results of the game."""
    before, match = room.match, accepted.match
    assert before is not None
    assert accepted.entry is not None
    number = len(match.inputs) - 1
    kept = Kept(code=room.setting.code, inputs=((number, codec.encode(accepted.entry)),))
    look = 0.0 if match.hidden.is_secret(number) else match.to_look_at
    seen_at = max(room.seen_at, world.now) + look
    recent = spectators.recalled(room.recent, room.setting, match)
    after = bot_turns.after_input(replace(room, match=match, seen_at=seen_at, recent=recent), accepted.entry)
    reached = aftermath.reached(room.setting, match, world.calendar)
    if match.outcome is None:
        # With the first move, everyone stops looking at the cards.
        told = (TableChanged(),) if room.looks_round and not after.looks_round else ()
        return Change(after, kept, (GameMoved(number), *told), reached)
    after = replace(after, setting=room.setting.ended(match, world.time))
    change = Change(after, kept, (GameMoved(number),), (Remember(), *reached))
    change = change.then(saved(after, TableChanged()))
    if before.outcome is not None:  # A jury has decided a tie. The results were stored when the game ended.
        return change
    return replace(change, kept=aftermath.honoured(change.kept, after.setting, match, world.calendar))
