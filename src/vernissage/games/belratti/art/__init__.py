"""The paintings of the game, and the portraits of its characters."""

from functools import partial
from pathlib import Path
from typing import Final

from vernissage.art.drawing import Drawing, noto, own
from vernissage.art.easel import painting
from vernissage.art.hands import HANDS
from vernissage.art.picture import Picture
from vernissage.art.portrait import portrait
from vernissage.games.belratti.art.subjects import SUBJECTS, Subject

_OURS: Final = Path(__file__).with_name("drawings")

DRAWINGS: Final = tuple(
    subject.noto or subject.id for subject in SUBJECTS if not (_OURS / f"{subject.id}.svg").is_file()
)


def drawing_of(subject: Subject) -> Drawing:
    ours = _OURS / f"{subject.id}.svg"
    return own(ours) if ours.is_file() else noto(subject.noto or subject.id)


def _picture(subject: Subject) -> Picture:
    drawing = drawing_of(subject)
    return Picture(
        subject.id,
        recipe=f"{subject.place}\n{HANDS[subject.hand]}\n{drawing}",
        paint=partial(painting, subject.id, drawing, subject.hand, subject.place),
        quality=HANDS[subject.hand].quality,
    )


_CHARACTERS: Final = {"dr-cat": "daylight", "owl": "swirl", "belratti": "chiaroscuro"}
"""The director, the painter and the masked forger, with the style of each portrait."""
PICTURES: Final = (
    *(_picture(subject) for subject in SUBJECTS),
    *(portrait(_OURS / f"character-{who}.svg", hand) for who, hand in _CHARACTERS.items()),
)
