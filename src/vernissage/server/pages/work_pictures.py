"""A guest's works as JPEG files, for the export of their data."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from vernissage.server.history.memento_reader import works_of
from vernissage.server.pages.files import BUILT
from vernissage.server.pages.postcards import GamePictures
from vernissage.server.store import Memento

QUALITY: Final = 88


def work_pictures(memento: Memento, built: Path = BUILT) -> dict[str, bytes]:
    """Returns the works of one game as JPEG, by file name; empty if the pages have not been built."""
    if not (built / "built.json").is_file():
        return {}
    pictures = GamePictures(built, memento.game)
    found = {}
    for number, work in enumerate(works_of(memento), start=1):
        layers = [each for name in work.layers if (each := pictures.read(name)) is not None]
        if layers:
            found[f"pictures/{memento.code}-{number}.jpg"] = _flattened(layers)
    return found


def _flattened(layers: Sequence[bytes]) -> bytes:
    """Returns the layers as one JPEG. The first layer is the lowest."""
    from PIL import Image  # noqa: PLC0415 - a browser tab has no such library

    lowest, *others = (Image.open(io.BytesIO(each)).convert("RGBA") for each in layers)
    for each in others:
        lowest.alpha_composite(each.resize(lowest.size))
    out = io.BytesIO()
    lowest.convert("RGB").save(out, "JPEG", quality=QUALITY)
    return out.getvalue()
