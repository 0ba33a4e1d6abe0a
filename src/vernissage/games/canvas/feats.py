"""CAN-7: the special objectives as feats."""

from collections.abc import Sequence
from typing import Final, get_args

from vernissage.core.feats import Feats
from vernissage.core.seats import Seat
from vernissage.games.canvas.moves import Achieved, Event
from vernissage.games.canvas.objectives import Objective
from vernissage.games.canvas.scenarios import every_scenario
from vernissage.games.canvas.state import Options

EVERY_SCENARIO: Final = "every-scenario"


def of(event: Event) -> tuple[Seat, str] | None:
    """CAN-7.1, CAN-7.2: the seat that met an objective with this event, and the objective; None otherwise."""
    return (event.seat, event.objective) if isinstance(event, Achieved) else None


def over_time(played: Sequence[Options]) -> tuple[str, ...]:
    """CAN-7.3: the feat of playing all scenarios. Games with the host's own scoring cards don't count."""
    scenarios = (options.scenario for options in played if not options.scoring)
    return (EVERY_SCENARIO,) if every_scenario(scenarios) else ()


FEATS: Final = Feats(names=(*get_args(Objective), EVERY_SCENARIO), of=of, over_time=over_time)
