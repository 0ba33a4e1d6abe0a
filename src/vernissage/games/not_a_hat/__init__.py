"""That's Not a Hat: presents go round face down, and everyone tries to remember which is which."""

from vernissage.core.daily import Daily
from vernissage.core.game import Game, GameInfo, Types
from vernissage.games.not_a_hat import (
    imagine,
    memento,
    moves,
    offers,
    position,
    rules,
    scoring,
    state,
    truth,
    view,
)

GAME: Game[state.State, moves.Move, moves.Event, view.View, state.Options] = Game(
    info=GameInfo(
        title="That\N{RIGHT SINGLE QUOTATION MARK}s Not a Hat",
        prefix="HAT",
        fewest=2,
        most=8,
        minutes=15,
        version=2,
        former=((1, {"gift_limit": 100}),),  # HAT-6.5: there was a limit by default
        limits={"gift_limit": 300},
    ),
    types=Types(
        options=state.Options,
        state=state.State,
        move=moves.Move,
        event=moves.Event,
        view=view.View,
        position=position.Position,
        retrospect=truth.Truth,
        memento=memento.Memento,
    ),
    check_options=state.check_options,
    deal=rules.deal,
    to_move=offers.to_move,
    offers=offers.offers,
    check=offers.check,
    play=rules.play,
    lapse=offers.lapse,
    outcome=scoring.outcome,
    binds=rules.binds,
    view=view.view,
    seen=view.seen,
    imagine=imagine.imagine,
    cards=position.all_cards,
    faults=position.faults,
    arrange=position.arrange,
    look=view.look,
    speech=view.speech,
    voiced=moves.is_said,
    kept=view.kept,
    glimpse=view.glimpse,
    opening=view.opening,
    daily=Daily(lambda _: state.Options(), fewest=True),  # HAT-5.2
    retrospect=truth.retrospect,
    memento=memento.memento,
)
