"""A table as the store has it, and back."""

from __future__ import annotations

from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.server import gathering, telling
from vernissage.server.gathering import Gathering
from vernissage.server.store import TableRow


def row_of(setting: Gathering, made: float, match: AnyMatch | None) -> TableRow:
    """What is stored of a table, apart from the inputs."""
    return TableRow(
        code=setting.code,
        game=setting.game,
        rules=gathering.game_of(setting).info.version,
        stage=telling.stage_of(match),
        open=setting.open,
        made=made,
        host=setting.host,
        guests=setting.guests,
        doc=codec.encode(setting),
        seed=b"" if match is None else match.seed,
    )


def read_setting(row: TableRow) -> Gathering:
    """What the store holds of a table."""
    return setting_in(row.doc)


def setting_in(doc: bytes) -> Gathering:
    """The same, from its document alone."""
    setting = codec.decode(doc, Gathering)
    assert isinstance(setting, Gathering), setting
    return setting
