"""A preview predicts what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from tests.play import random_match
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import PUBLIC, Seat
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import ICONS, LAYERS
from vernissage.games.canvas.moves import Frame, Paint, Take, Won, WonBonus
from vernissage.games.canvas.painting import swatches, visible_of
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.preview import Preview, gain, preview
from vernissage.games.canvas.state import Options, Solo, State
from vernissage.games.canvas.tests.table import art, lay, painting

TOKENS_ON_THE_TABLE = Options(players=3), Options(players=1), Options(players=1, solo="puzzle")


def positions(options: Options) -> Iterator[tuple[State, Seat, Preview]]:
    for match in random_match(GAME, options, seed_from_text("foreseen"), stop=80):
        for seat in GAME.to_move(match.state):
            yield match.state, seat, preview(GAME.view(match.state, seat))


@pytest.mark.parametrize("options", TOKENS_ON_THE_TABLE, ids=str)
def test_a_painting_wins_what_was_foreseen_of_it(options: Options) -> None:
    luck = Rng(seed_from_text("luck"), "test")
    for state, seat, foreseen in positions(options):
        before = GAME.view(state, seat).table.painters[seat]
        for move in [each for each in GAME.offers(state, seat) if isinstance(each, Paint)][::7]:
            step = GAME.play(state, seat, move, luck)
            if step.state.easel is not None:
                step = GAME.play(step.state, seat, Frame(step.state.painters[seat].free[0]), luck)
            wins = [event.ribbons for event in step.events if isinstance(event, Won | WonBonus)]
            found = gain(foreseen, move.cards)
            assert found is not None
            after = GAME.view(step.state, seat).table.painters[seat]
            assert wins == [count for count in found.ribbons if count]
            assert found.total == sum(found.points) == after.points - before.points
            assert found.then == after.points


@pytest.mark.parametrize("options", TOKENS_ON_THE_TABLE, ids=str)
def test_a_card_that_is_taken_lays_its_tokens_where_it_was_foreseen(options: Options) -> None:
    luck = Rng(seed_from_text("luck"), "test")
    for state, seat, foreseen in positions(options):
        offered = [move for move in GAME.offers(state, seat) if isinstance(move, Take)]
        assert [each.move for each in foreseen.takes] == offered
        if options.players == 1 and options.solo == "vincent":
            continue  # Vincent takes a card and its tokens before anyone looks
        before = dict(zip(state.row, state.laid, strict=True))
        for taking in foreseen.takes:
            after = GAME.play(state, seat, taking.move, luck).state
            there = zip(after.row, after.laid, strict=True)
            more = [card for card, tokens in there if tokens > before.get(card, 0)]
            assert set(taking.pays) == set(more)


def test_what_is_seen_of_a_pile_is_what_the_layers_leave_open() -> None:
    foreseen = preview(GAME.view(lay(Sketch(hand=art(7, 33, 20, 1, 60))), 0))
    assert len(foreseen.piles) == 1 + 10 + 10 * 9 + 10 * 9 * 8
    for layers in range(LAYERS + 1):
        for pile in permutations(foreseen.cards, layers):
            seen, _ = foreseen.piles["".join(str(foreseen.cards.index(card)) for card in pile)]
            shown = tuple(
                () if layer == "." else ICONS[pile[int(layer)]][swatch] for swatch, layer in enumerate(seen)
            )
            assert [sorted(icons) for icons in shown] == [
                sorted(icons) for icons in swatches(visible_of(pile))
            ]


def test_a_condition_is_explained_by_the_hand_if_it_can_else_with_the_row() -> None:
    examples = preview(GAME.view(lay(Sketch(hand=art(7, 33, 20))), 0)).examples
    assert (examples["repetition"].times, examples["repetition"].source) == (2, "hand")
    assert set(examples["repetition"].cards) == set(painting(7, 33, 20))
    bare = preview(GAME.view(lay(Sketch(hand=art(8, 48))), 0)).examples
    assert {example.source for example in bare.values()} == {"row"}


@pytest.mark.parametrize("solo", ["vincent", "puzzle"])
def test_who_looks_on_foresees_nothing(solo: Solo) -> None:
    state = GAME.deal(Options(players=1, solo=solo), Rng(seed_from_text("onlookers"), "test"))
    assert preview(GAME.view(state, PUBLIC)) == Preview()
