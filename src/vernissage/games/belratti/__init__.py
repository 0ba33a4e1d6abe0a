"""Belratti: directors and painters together against a forger."""

from vernissage.core.game import Game, GameInfo, Types
from vernissage.games.belratti import (
    checks,
    events,
    faults,
    imagine,
    moves,
    offers,
    position,
    rounds,
    rules,
    scoring,
    state,
    view,
)

GAME: Game[state.State, moves.Move, events.Event, view.View, state.Options] = Game(
    info=GameInfo(
        title="Belratti",
        prefix="BEL",
        fewest=3,
        most=7,
        minutes=30,
        limits={"patience": 6, "round_limit": 6},
        together=True,
    ),
    types=Types(
        options=state.Options,
        state=state.State,
        move=moves.Move,
        event=events.Event,
        view=view.View,
        position=position.Position,
    ),
    check_options=state.check_options,
    deal=rounds.deal,
    to_move=offers.to_move,
    offers=offers.offers,
    check=checks.check,
    play=rules.play,
    lapse=rules.lapse,
    outcome=scoring.outcome,
    binds=rules.binds,
    view=view.view,
    seen=view.seen,
    imagine=imagine.imagine,
    cards=position.all_cards,
    faults=faults.faults,
    arrange=position.arrange,
    look=view.look,
    speech=rules.speech,
)
