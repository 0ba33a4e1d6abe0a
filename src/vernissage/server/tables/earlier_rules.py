"""Games whose version of the rules is not installed: they can't be opened, but no data is lost.

Under other rules the inputs would have another meaning, so such a game is not replayed. Its record is
exported as stored, for a version of Vernissage that has its rules.
"""

from collections.abc import Sequence
from typing import Any

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.record import FORMAT, Record, sealed
from vernissage.core.refusal import Refusal
from vernissage.core.rng import commitment
from vernissage.server.store import TableRow
from vernissage.server.tables.restore import Damage, read_setting


def refusal(row: TableRow) -> Refusal:
    """Returns the refusal for this table, which names the version of its rules and the installed version."""
    game = catalog.find(row.game)
    present = "" if game is None else str(game.info.version)
    return Refusal("table/earlier-rules", args={"version": str(row.rules), "present": present})


def as_kept(row: TableRow, entries: Sequence[bytes | None]) -> Record | Damage:
    """Returns the record of a game, or its damage. A record has no outcome, which needs the game's rules."""
    setting = read_setting(row)
    if setting is None:
        return Damage(row, "setting")
    inputs = [_read(entry) for entry in entries]
    if None in entries:
        return Damage(row, "missing")
    if any(isinstance(entry, Refusal) for entry in inputs):
        return Damage(row, "unreadable")
    kept = Record(
        vernissage=FORMAT,
        game=row.game,
        version=row.rules,
        options={**setting.options, "players": len(setting.chairs)},
        commitment=commitment(row.seed),
        seed=row.seed.hex(),
        position=setting.position,
        inputs=tuple(inputs),
    )
    return sealed(kept)


def _read(entry: bytes | None) -> Any:  # noqa: ANN401 - plain JSON, or a refusal
    return codec.decode(entry or b"", dict[str, Any])
