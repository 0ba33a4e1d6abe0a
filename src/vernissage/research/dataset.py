"""Reads recorded datasets: decisions and games as values of the game, or as Arrow tables.

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
    """One decision by one seat, with the seat's knowledge and its choice."""

    game: int
    """The number of the game."""
    input: int
    """The number of inputs in the game before this decision."""
    seat: Seat
    view: Any
    seen: tuple[Any, ...]
    """The events this seat has seen since its last decision."""
    offers: tuple[Any, ...]
    numbers: tuple[int, ...]
    """The action number of each offer, as in the environments."""
    chosen: int
    """The index of the chosen offer."""
    reward: float
    """The seat's final reward."""


class Played(Value, frozen=True):
    """One game and its outcome."""

    game: int
    seed: str
    scores: PerSeat[int]
    winners: tuple[Seat, ...]
    record: record.Record


class UnreadableError(ValueError):
    """Raised for a folder without a dataset, or with another format or other rules."""


class Dataset:
    """A recorded dataset in a folder: decisions and games."""

    def __init__(self, folder: Path | str) -> None:
        """Opens a folder written by `vernissage dataset`."""
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
        """Yields every decision in order."""
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
        for row in _rows(self.folder / GAMES):
            read = record.read(row["record"])
            if isinstance(read, Refusal) or read.damage:
                message = f"the record of game {row['game']} in {self.folder} can't be read"
                raise UnreadableError(message)
            lists = {"scores": tuple(row["scores"]), "winners": tuple(row["winners"])}
            yield Played(**{**row, **lists, "record": read.record})

    def table(self) -> pa.Table:
        """Returns all decisions as an Arrow table."""
        return pq.read_table(self.folder / DECISIONS)


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches():
            yield from batch.to_pylist()
