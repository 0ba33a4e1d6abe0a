"""Tells whether the latest input of a match shows or says something for a moment, in a game of memory."""

from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Viewer


def is_fleeting(match: AnyMatch, viewer: Viewer) -> bool:
    """Whether the latest input shows this viewer something that the log forgets."""
    kept, glimpse, state = match.game.kept, match.game.glimpse, match.state
    if kept is None or glimpse is None:
        return False
    shown = (event for event in match.story[-1] if match.game.seen(event, viewer) is not None)
    return any(glimpse(state, event) > 0 and kept(state, event) != event for event in shown)


def is_said(match: AnyMatch) -> bool:
    """Whether the latest input is a spoken move."""
    latest, voiced = match.inputs[-1], match.game.voiced
    return isinstance(latest, Made) and voiced is not None and voiced(latest.move)
