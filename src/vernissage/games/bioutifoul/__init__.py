"""Bioutifoul: galleries, four artists, and what they are worth today."""

from vernissage.core.game import Game, GameInfo, Types
from vernissage.games.bioutifoul import imagine, moves, offers, position, preview, rules, scoring, state, view

GAME: Game[state.State, moves.Move, moves.Event, view.View, state.Options] = Game(
    info=GameInfo(
        title="Bioutifoul",
        prefix="BIO",
        fewest=2,
        most=6,
        minutes=30,
        version=2,
        limits={"round_limit": 60},
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
)
