"""The primer, which explains the game's components and the moments of a round, with pictures."""

from typing import Final

from vernissage.core.primer import Primer
from vernissage.games.belratti.primer.moments import MOMENTS
from vernissage.games.belratti.primer.pictures import PICTURES
from vernissage.games.belratti.primer.things import THINGS

PRIMER: Final = Primer(pictures=PICTURES, things=THINGS, moments=MOMENTS)
