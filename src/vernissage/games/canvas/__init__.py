"""Canvas: three cards in layers make a painting, and four scoring cards say what it is worth."""

from vernissage.core.game import Game, GameInfo, Types
from vernissage.games.canvas import (
    daily,
    feats,
    imagine,
    moves,
    offers,
    position,
    preview,
    rules,
    scoring,
    state,
    view,
)

GAME: Game[state.State, moves.Move, moves.Event, view.View, state.Options] = Game(
    info=GameInfo(
        title="Canvas",
        prefix="CAN",
        fewest=1,
        most=5,
        minutes=30,
        version=2,
        limits={"hints": 0},  # simulations need none, and records are easier to read without
    ),
    types=Types(
        options=state.Options,
        state=state.State,
        move=moves.Move,
        event=moves.Event,
        view=view.View,
        position=position.Position,
        preview=preview.Preview,
    ),
    check_options=state.check_options,
    deal=rules.deal,
    to_move=rules.to_move,
    offers=offers.offers,
    check=offers.check,
    play=rules.play,
    lapse=rules.lapse,
    outcome=scoring.outcome,
    binds=rules.binds,
    view=view.view,
    seen=view.seen,
    imagine=imagine.imagine,
    cards=position.all_cards,
    faults=position.faults,
    arrange=position.arrange,
    look=view.look,
    preview=preview.preview,
    jury=scoring.JURY,
    daily=daily.daily,
    feats=feats.FEATS,
)
