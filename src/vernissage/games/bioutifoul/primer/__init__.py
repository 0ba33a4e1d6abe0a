"""The primer, which explains the game's components and the moments of a turn, with pictures."""

from typing import Final

from vernissage.core.primer import Primer
from vernissage.games.bioutifoul.primer.moments import MOMENTS
from vernissage.games.bioutifoul.primer.pictures import PICTURES
from vernissage.games.bioutifoul.primer.things import THINGS

PRIMER: Final = Primer(pictures=PICTURES, things=THINGS, moments=MOMENTS)
