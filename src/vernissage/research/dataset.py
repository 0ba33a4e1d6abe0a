"""Games that were written down, read again: decisions and games as values of the game itself, or as tables.

for decision in Dataset(folder).decisions():
    decision.view, decision.offers, decision.chosen, decision.reward
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from vernissage import catalog
from vernissage.core import codec, record
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import Value
from vernissage.research.recording import DECISIONS, FORMAT, GAMES, Bill


class Decision(Value, frozen=True):
    """One decision of one seat."""

    game: int
    """The number of the game."""
    input: int
    """How many inputs that game had before."""
    seat: Seat
    view: Any
    seen: tuple[Any, ...]
    """What this seat has seen happen since its last decision."""
    offers: tuple[Any, ...]
    numbers: tuple[int, ...]
    """The number of each offer, as in the environments."""
    chosen: int
    """The place of the chosen one among the offers."""
    reward: float
    """How the game ended for this seat."""


class Played(Value, frozen=True):
    """One game, and how it ended."""

    game: int
    seed: str
    scores: PerSeat[int]
    winners: tuple[Seat, ...]
    record: record.Record


class UnreadableError(ValueError):
    """This is no dataset, or one of another format or of other rules."""


class Dataset:
    """The games in a folder."""

    def __init__(self, folder: Path | str) -> None:
        """What `vernissage dataset` has written there."""
        self.folder = Path(folder)
        try:
            about = pq.read_schema(self.folder / DECISIONS).metadata or {}
        except (OSError, pa.ArrowInvalid) as error:
            message = f"{self.folder} can't be read: {error}"
            raise UnreadableError(message) from error
        self.bill = codec.decode(about.get(b"vernissage", b""), Bill)
        game = None if isinstance(self.bill, Refusal) else catalog.find(self.bill.game)
        if game is None or self.bill.format != FORMAT:
            message = f"{self.folder} holds no games that can be read here"
            raise UnreadableError(message)
        if self.bill.rules != game.info.version:
            message = f"these games follow version {self.bill.rules} of the rules, not {game.info.version}"
            raise UnreadableError(message)
        self._game: AnyGame = game

    def decisions(self) -> Iterator[Decision]:
        """Every decision, in the order in which they were made."""
        types = self._game.types
        for row in _rows(self.folder / DECISIONS):
            yield Decision(
                **{
                    **row,
                    "view": codec.decode(row["view"], types.view),
                    "seen": tuple(codec.decode(event, types.event) for event in row["seen"]),
                    "offers": tuple(codec.decode(move, types.move) for move in row["offers"]),
                    "numbers": tuple(row["numbers"]),
                }
            )

    def games(self) -> Iterator[Played]:
        """Every game."""
        for row in _rows(self.folder / GAMES):
            read = record.read(row["record"])
            if isinstance(read, Refusal) or read.damage:
                message = f"the record of game {row['game']} in {self.folder} can't be read"
                raise UnreadableError(message)
            lists = {"scores": tuple(row["scores"]), "winners": tuple(row["winners"])}
            yield Played(**{**row, **lists, "record": read.record})

    def table(self) -> pa.Table:
        """All decisions as Arrow has them, for whoever wants columns."""
        return pq.read_table(self.folder / DECISIONS)


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches():
            yield from batch.to_pylist()
