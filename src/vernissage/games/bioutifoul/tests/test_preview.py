"""A preview predicts what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.play import random_match
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import PUBLIC, Seat
from vernissage.core.step import Step
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.moves import Buy, Closed, Event, Exhibit, Move
from vernissage.games.bioutifoul.preview import Preview, Purchase, Sale, preview
from vernissage.games.bioutifoul.state import Options, State

EVERY_WAY = [Options(players=2), Options(players=4, actions="unlimited", round_limit=4)]
every_way = pytest.mark.parametrize("options", EVERY_WAY, ids=str)


def positions(options: Options) -> Iterator[tuple[State, Seat, Preview]]:
    for match in random_match(GAME, options, seed_from_text("foreseen"), stop=300):
        for seat in GAME.to_move(match.state):
            yield match.state, seat, preview(GAME.view(match.state, seat))


def made(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    return GAME.play(state, seat, move, Rng(seed_from_text("luck"), "test"))


def ends(step: Step[State, Event]) -> str | None:
    return next((event.why for event in step.events if isinstance(event, Closed)), None)


def shows(state: State, seat: Seat) -> set[str]:
    return {move.exhibition for move in GAME.offers(state, seat) if isinstance(move, Exhibit)}


@every_way
def test_influence_moves_the_artists_as_foreseen(options: Options) -> None:
    found = 0
    for state, seat, foreseen in positions(options):
        for push in foreseen.influence:
            step = made(state, seat, push.move)
            (event, *_) = step.events
            assert (event.before, event.value) == (state.row, push.after)  # type: ignore[union-attr]  # influence is what happened
            assert (state.row.index(push.move.artist) + push.before, step.state.row) == (4, push.row)
            found += 1
    assert found > 50


@every_way
def test_gold_exhibitions_and_the_end_of_a_turn_come_as_foreseen(options: Options) -> None:
    ended, bought = Counter[str | None](), Counter[str | None]()
    for state, seat, foreseen in positions(options):
        deals: list[Purchase | Sale] = [*foreseen.buy, *foreseen.sell]
        for deal in deals:
            step = made(state, seat, deal.move)
            assert ends(step) == deal.ends
            ended[deal.ends] += 1
            assert deal.ends or step.state.galleries[seat].gold == deal.gold
        for purchase in foreseen.buy:
            after = made(state, seat, purchase.move).state
            assert purchase.ends or set(purchase.opens) == shows(after, seat) - shows(state, seat)
            bought[purchase.ends] += 1
        for show in foreseen.exhibit:
            assert ends(made(state, seat, show.move)) == show.ends
    assert {None, "gold"} <= set(ended)
    assert None in bought


@every_way
def test_what_exhibitions_lack_says_which_can_be_held(options: Options) -> None:
    in_gallery = [(state, seat) for state, seat, _ in positions(options) if state.phase == "gallery"]
    assert in_gallery
    for state, seat in in_gallery:
        lacks = GAME.view(state, seat).lacks
        assert lacks is not None
        ready = {show for show, missing in zip(state.exhibitions, lacks, strict=True) if not any(missing)}
        assert ready == shows(state, seat)


@every_way
def test_why_nothing_can_be_bought_is_so_for_every_work(options: Options) -> None:
    found, elsewhere = Counter[str | None](), 0
    for state, seat, foreseen in positions(options):
        if state.phase != "gallery":
            assert foreseen.bars is None
            elsewhere += 1
            continue
        refused = {getattr(GAME.check(state, seat, Buy(work)), "code", None) for work in state.artworks}
        code = {"room": "bioutifoul/gallery-full", "gold": "bioutifoul/too-dear"}
        assert refused == {code[foreseen.bars]} if foreseen.bars else None in refused
        found[foreseen.bars] += 1
    assert {None, "gold"} <= set(found)
    assert elsewhere


def test_who_looks_on_foresees_nothing() -> None:
    state = GAME.deal(Options(), Rng(seed_from_text("onlookers"), "test"))
    view = GAME.view(state, PUBLIC)
    assert (preview(view), view.lacks) == (Preview(), None)
