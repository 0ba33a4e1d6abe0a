"""The primer. It never reveals a face-down gift, nor anything seen or said before."""

from typing import Final

from vernissage.core.primer import Primer
from vernissage.games.not_a_hat.primer.moments import MOMENTS
from vernissage.games.not_a_hat.primer.pictures import PICTURES
from vernissage.games.not_a_hat.primer.things import THINGS

PRIMER: Final = Primer(
    pictures=PICTURES,
    things=THINGS,
    moments=MOMENTS,
)
