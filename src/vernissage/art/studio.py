"""Repaints the pictures that have changed."""

import json
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from PIL import Image

from vernissage.art.picture import Picture

WIDTHS: Final = {"": 512, "small": 192}  # The folder of each size, and the width of its pictures.
LEDGER: Final = "painted.json"  # Stores the fingerprint of every painted picture.


@dataclass(frozen=True, slots=True)
class Gallery:
    """A game's pictures, and the folder of the painted files."""

    pictures: Mapping[str, Picture]
    wall: Path

    def files(self, name: str) -> dict[int, Path]:
        """Returns a picture's file in each width."""
        return {width: self.wall / size / f"{name}.webp" for size, width in WIDTHS.items()}

    def ledger(self) -> dict[str, str]:
        """Returns the stored fingerprint of every painted picture."""
        kept = self.wall / LEDGER
        painted: dict[str, str] = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
        return painted

    def painted(self) -> list[Path]:
        """Returns the files of all painted pictures, in the largest width."""
        return [self.files(name)[max(WIDTHS.values())] for name in self.ledger()]

    def stale(self) -> list[str]:
        """Returns the names of pictures that are missing or out of date."""
        painted = self.ledger()
        return [
            name
            for name, picture in self.pictures.items()
            if painted.get(name) != picture.fingerprint
            or not all(path.is_file() for path in self.files(name).values())
        ]

    def clear(self) -> list[str]:
        """Deletes painted pictures that are no longer wanted, and returns their names."""
        painted = self.ledger()
        gone = [name for name in painted if name not in self.pictures]
        for name in gone:
            for path in self.files(name).values():
                path.unlink(missing_ok=True)
        if gone:
            self._write({name: mark for name, mark in painted.items() if name not in gone})
        return gone

    def paint(self, names: Iterable[str], jobs: int = 1) -> Iterator[str]:
        """Paints and stores these pictures; yields each name when it is done."""
        for name in self._painted(list(names), jobs):
            self._write(self.ledger() | {name: self.pictures[name].fingerprint})
            yield name

    def _painted(self, names: list[str], jobs: int) -> Iterator[str]:
        if jobs == 1 or len(names) == 1:
            for name in names:
                _paint(self.pictures[name], self.files(name))
                yield name
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as easels:
            work = {easels.submit(_paint, self.pictures[name], self.files(name)): name for name in names}
            for done in as_completed(work):
                done.result()
                yield work[done]

    def _write(self, painted: dict[str, str]) -> None:
        text = json.dumps(dict(sorted(painted.items())), indent=1)
        (self.wall / LEDGER).write_text(text + "\n", encoding="utf-8")


def _paint(picture: Picture, files: Mapping[int, Path]) -> None:
    full = picture.paint()
    for width, path in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        height = round(full.height * width / full.width)
        sized = full.resize((width, height), Image.Resampling.LANCZOS)
        sized.save(path, "WEBP", quality=picture.quality, alpha_quality=picture.edges, method=6)
