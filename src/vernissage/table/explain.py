"""Which moment of a game it is, for somebody at the table who asks."""

from __future__ import annotations

from vernissage.core.match import AnyMatch
from vernissage.core.primer import present
from vernissage.core.seats import Viewer
from vernissage.table.protocol import Explained, Moment


def explained(match: AnyMatch, viewer: Viewer, number: int) -> Explained:
    """The moments that are now, after so many inputs. They follow from what this viewer sees alone."""
    primer, view = match.game.extras.primer(), match.game.view(match.state, viewer)
    now = () if primer is None else present(primer, view)
    moments = [Moment(number, dict(about)) for number, about in now]
    return Explained(number, viewer, moments)
