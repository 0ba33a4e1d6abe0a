"""The primer of Canvas: a short explanation for each thing on the table and each moment of a turn."""

from typing import Final

from vernissage.core.primer import Primer
from vernissage.games.canvas.primer.moments import MOMENTS
from vernissage.games.canvas.primer.pictures import PICTURES
from vernissage.games.canvas.primer.things import THINGS

PRIMER: Final = Primer(pictures=PICTURES, things=THINGS, moments=MOMENTS)
