"""Lamp and Moth: its description, functions and types in one value."""

from vernissage.core.game import Game, GameInfo, Types
from vernissage.games._turns import moves, position, rules, state, view

GAME: Game[state.State, moves.Move, moves.Event, view.View, state.Options] = Game(
    info=GameInfo(
        title="Lamp and Moth",
        prefix="LAM",
        fewest=2,
        most=4,
        minutes=5,
        draft=True,  # until every language, its positions and its table for the browser are there
    ),
    types=Types(
        options=state.Options,
        state=state.State,
        move=moves.Move,
        event=moves.Event,
        view=view.View,
    ),
    check_options=state.check_options,
    deal=rules.deal,
    to_move=rules.to_move,
    offers=rules.offers,
    check=rules.check,
    play=rules.play,
    lapse=rules.lapse,
    outcome=rules.outcome,
    binds=rules.binds,
    view=view.view,
    seen=view.seen,
    imagine=view.imagine,
    cards=position.all_cards,
)
