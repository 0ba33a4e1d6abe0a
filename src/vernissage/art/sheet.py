"""Contact sheets: many pictures side by side, each with its name."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

GROUND: Final = (244, 241, 234)
INK: Final = (60, 54, 48)


def write(paths: Sequence[Path], file: Path, grid: tuple[int, int], tile: int) -> None:
    """Writes these pictures to as many sheets as needed, with -1, -2 … added to the name of `file`."""
    columns, rows = grid
    file.parent.mkdir(parents=True, exist_ok=True)
    for number, start in enumerate(range(0, len(paths), columns * rows), start=1):
        page = contact(paths[start : start + columns * rows], columns, tile)
        page.save(file.with_stem(f"{file.stem}-{number}"), quality=80, method=6)


def contact(paths: Sequence[Path], columns: int, tile: int) -> Image.Image:
    """Returns one sheet with these pictures in rows, each with its name under it."""
    gap, line = max(4, tile // 25), 16
    rows = -(-len(paths) // columns)
    opened = [Image.open(path).convert("RGBA") for path in paths]
    tall = round(tile * max(image.height / image.width for image in opened))
    page = Image.new("RGB", (gap + columns * (tile + gap), gap + rows * (tall + line + gap)), GROUND)
    pen, font = ImageDraw.Draw(page), ImageFont.load_default(11)
    for place, (path, image) in enumerate(zip(paths, opened, strict=True)):
        x = gap + place % columns * (tile + gap)
        y = gap + place // columns * (tall + line + gap)
        small = image.resize((tile, round(tile * image.height / image.width)), Image.Resampling.LANCZOS)
        page.paste(small, (x, y), small)
        pen.text((x + 1, y + small.height + 2), path.stem, fill=INK, font=font)
    return page
