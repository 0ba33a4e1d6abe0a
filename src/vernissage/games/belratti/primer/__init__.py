"""The primer: the game's things, the moments of a round, and pictures of both."""

from typing import Final

from vernissage.core.primer import Primer
from vernissage.games.belratti.moves import Move
from vernissage.games.belratti.primer.moments import MOMENTS
from vernissage.games.belratti.primer.pictures import PICTURES
from vernissage.games.belratti.primer.things import THINGS
from vernissage.games.belratti.state import Options
from vernissage.games.belratti.view import View

PRIMER: Final[Primer[View, Move, Options]] = Primer(pictures=PICTURES, things=THINGS, moments=MOMENTS)
