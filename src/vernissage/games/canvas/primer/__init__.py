"""The primer of Canvas."""

from typing import Final

from vernissage.core.primer import Primer
from vernissage.games.canvas.moves import Move
from vernissage.games.canvas.primer.moments import MOMENTS
from vernissage.games.canvas.primer.pictures import PICTURES
from vernissage.games.canvas.primer.things import THINGS
from vernissage.games.canvas.state import Options
from vernissage.games.canvas.view import View

PRIMER: Final[Primer[View, Move, Options]] = Primer(pictures=PICTURES, things=THINGS, moments=MOMENTS)
