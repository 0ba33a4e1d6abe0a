"""The pictures of That's Not a Hat: every gift in ink with one watercolour wash."""

from functools import partial
from pathlib import Path
from typing import Final

from PIL.Image import Image

from vernissage.art import drawing, ink
from vernissage.art.picture import Picture
from vernissage.games.not_a_hat.art.gifts import GIFTS, Gift

_OURS: Final = Path(__file__).with_name("drawings")


def _file(gift: Gift) -> Path:
    return _OURS / f"{gift.name}.svg"


def _paint(gift: Gift) -> Image:
    drawn = drawing.noto(gift.noto) if gift.noto else drawing.own(_file(gift))
    return ink.sketch(drawn, gift.wash, gift.name)


def _picture(gift: Gift) -> Picture:
    drawn = gift.noto or _file(gift).read_text(encoding="utf-8")
    return Picture(gift.name, f"{ink.VERSION} {gift.wash} {drawn}", partial(_paint, gift), quality=72)


DRAWINGS: Final = tuple(gift.noto for gift in GIFTS if gift.noto)
PICTURES: Final = tuple(_picture(gift) for gift in GIFTS)
