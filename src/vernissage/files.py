"""Games in files: written atomically, and read as far as they are intact."""

from dataclasses import dataclass
from pathlib import Path

from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.record import Record, read, record, replay, write
from vernissage.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Reopened:
    """A game from a file, as far as it could be read and replayed."""

    record: Record
    match: AnyMatch
    damage: Refusal | None
    """Where the file became unreadable; None if it is intact."""
    stopped: Refusal | None
    """The input that the rules don't allow; None if they allow all."""

    @property
    def trouble(self) -> Refusal | None:
        """Why the game is incomplete; None if it is complete."""
        return self.stopped or self.damage


def keep(file: Path, game: str, match: AnyMatch) -> Refusal | None:
    """Writes the game with its seed to a file atomically: a crash leaves the old file or the new one."""
    try:
        fresh = file.with_name(file.name + ".new")
        try:
            fresh.write_text(write(record(game, match, open_seed=True)), encoding="utf-8")
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        return _trouble_with("file/unwritable", file, error)
    return None


def reopen(file: Path) -> Reopened | Refusal:
    """Reads the game in this file, as far as it is readable and the rules allow."""
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        return _trouble_with("file/unreadable", file, error)
    reading = read(data)
    if isinstance(reading, Refusal):
        return Refusal(
            "file/no-record", args={"file": str(file), "why": reading.args.get("why", reading.code)}
        )
    game = catalog.find(reading.record.game)
    if game is None:
        return catalog.unknown(reading.record.game)
    replayed = replay(game, reading.record)
    if isinstance(replayed, Refusal):
        return replayed
    damage = Refusal("record/damaged", args={"why": reading.damage}) if reading.damage else None
    return Reopened(reading.record, replayed.match, damage, replayed.stopped)


def _trouble_with(code: str, file: Path, error: OSError | ValueError) -> Refusal:
    """Returns a refusal for a file error. An impossible file name is a ValueError."""
    why = error.strerror if isinstance(error, OSError) else str(error)
    return Refusal(code, args={"file": str(file), "why": str(why)})
