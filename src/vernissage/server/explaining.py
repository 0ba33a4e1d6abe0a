"""Which moment of a game it is, for somebody at the table who asks."""

from __future__ import annotations

from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.primer import present
from vernissage.core.seats import Viewer
from vernissage.server.protocol import Explained, Moment


def explained(name: str, match: AnyMatch, viewer: Viewer) -> Explained:
    """The moments that are now. They follow from what this viewer sees, and from nothing else."""
    primer, view = catalog.primer(name), match.game.view(match.state, viewer)
    now = () if primer is None else present(primer, view)
    moments = [Moment(number, dict(about)) for number, about in now]
    return Explained(len(match.inputs), viewer, moments)
