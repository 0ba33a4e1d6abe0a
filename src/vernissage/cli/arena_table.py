"""All games of a tournament as one Parquet table: a row for each seat of each game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from vernissage.bots.arena import Played


def rows(names: Sequence[str], played: Sequence[Played]) -> Iterator[dict[str, Any]]:
    """Yields a row for each seat of each game: the bot and its result."""
    for each in played:
        fixture, outcome = each.fixture, each.outcome
        for seat, entrant in enumerate(fixture.lineup):
            yield {
                "game": fixture.number,
                "deal": fixture.deal,
                "seat": seat,
                "bot": names[entrant],
                "score": outcome.scores[seat],
                "won": 1 / len(outcome.winners) if seat in outcome.winners else 0.0,
                "verdict": outcome.verdict,
                "inputs": each.inputs,
                "moves": list(each.moves[seat].items()),
            }


def write(file: Path, names: Sequence[str], played: Sequence[Played]) -> None:
    """Writes the Parquet file. `moves` maps a kind of move to its count."""
    import pyarrow as pa  # noqa: PLC0415 - an extra
    from pyarrow import parquet  # noqa: PLC0415 - an extra

    schema = pa.schema(
        [
            ("game", pa.int32()),
            ("deal", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int16(), pa.string())),
            ("score", pa.int32()),
            ("won", pa.float32()),
            ("verdict", pa.string()),
            ("inputs", pa.int32()),
            ("moves", pa.map_(pa.string(), pa.int32())),
        ]
    )
    parquet.write_table(pa.Table.from_pylist(list(rows(names, played)), schema), file)
