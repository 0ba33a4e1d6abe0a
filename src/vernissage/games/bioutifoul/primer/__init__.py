"""The primer of Bioutifoul."""

from typing import Final

from vernissage.core.primer import Primer
from vernissage.games.bioutifoul.moves import Move
from vernissage.games.bioutifoul.primer.moments import MOMENTS
from vernissage.games.bioutifoul.primer.pictures import PICTURES
from vernissage.games.bioutifoul.primer.things import THINGS
from vernissage.games.bioutifoul.state import Options
from vernissage.games.bioutifoul.view import View

PRIMER: Final[Primer[View, Move, Options]] = Primer(pictures=PICTURES, things=THINGS, moments=MOMENTS)
