"""Computing views for many viewers at once gives the same as for each alone."""

from __future__ import annotations

from tests.play import every_game, game_called, options_for, random_match
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import viewers


@every_game
def test_each_of_many_viewers_sees_what_they_would_see_alone(name: str) -> None:
    game = game_called(name)
    for players in game.info.player_counts:
        for match in random_match(game, options_for(game, players), seed_from_text("many eyes"), stop=60):
            view = game.views(match.state)
            assert all(view(viewer) == game.view(match.state, viewer) for viewer in viewers(players)), (
                "`look(state)(viewer)` must be what `view(state, viewer)` is"
            )
            alone = [match.sight(viewer) for viewer in viewers(players)]
            assert match.sights(viewers(players)) == alone
