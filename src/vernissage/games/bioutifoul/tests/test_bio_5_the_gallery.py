"""BIO-5: buy, sell, exhibit."""

from __future__ import annotations

from typing import Any

from vernissage.core import codec
from vernissage.core.inputs import Made
from vernissage.core.match import Accepted
from vernissage.core.seats import PUBLIC
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.moves import (
    Bought,
    Buy,
    Closed,
    Done,
    Drew,
    DrewUnseen,
    Earned,
    Exhibit,
    Exhibited,
    Influence,
    Rested,
    Sell,
    Sold,
)
from vernissage.games.bioutifoul.state import Gallery, State
from vernissage.games.bioutifoul.tests.table import galleries, lay, match_from, play, refused

RICH = Gallery(20)
TWO_ALICES = Gallery(3, ("alice-3", "alice-4", "sunny-3"))


def in_gallery(gallery: Gallery, **said: Any) -> State:
    return lay(phase="gallery", galleries=galleries(gallery), **said)


def test_bio_5_1_three_actions_at_most_in_any_order_repeats_allowed() -> None:
    state = in_gallery(Gallery(9, ("sunny-4",)))
    state = play(state, Buy("sunny-1")).state
    state = play(state, Sell("sunny-4")).state
    assert (state.turn, state.actions) == (0, 2)
    assert play(state, Buy("sunny-2")).state.turn == 1


def test_bio_5_1_fewer_will_do() -> None:
    assert play(play(in_gallery(RICH), Buy("sunny-1")).state, Done()).state.turn == 1


def test_bio_5_1_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    """Without gold and artworks there is nothing left to choose after influence."""
    state = lay(galleries=galleries(Gallery(0)), hands=(("alice",), ("sunny",), ("sunny",)))
    step = play(state, Influence("alice", 1, "right"))
    assert step.state.turn == 1
    assert step.events[1:3] == (Closed(0, "gold"), Rested(0))


def test_bio_5_1_a_turn_that_ends_by_itself_says_why() -> None:
    last = play(play(in_gallery(RICH), Buy("sunny-1")).state, Buy("sunny-2")).state
    assert Closed(0, "actions") in play(last, Buy("rodrigo-1")).events
    assert Closed(0, "gold") in play(in_gallery(Gallery(1)), Buy("sunny-1")).events
    unlimited = in_gallery(Gallery(9), options={"actions": "unlimited"}, exhibitions=("rodrigo-rodrigo-1",))
    for work in ("sunny-1", "sunny-2"):
        unlimited = play(unlimited, Buy(work)).state
    assert Closed(0, "room") in play(unlimited, Buy("rodrigo-1")).events


def test_bio_5_1_and_one_that_was_ended_does_not() -> None:
    state = play(in_gallery(RICH), Buy("sunny-1")).state
    assert not any(isinstance(event, Closed) for event in play(state, Done()).events)


def test_bio_5_1_the_option_unlimited_has_no_limit() -> None:
    state = in_gallery(Gallery(9, ("sunny-3", "sunny-4")), options={"actions": "unlimited"})
    assert GAME.view(state, 0).table.actions_left is None
    for move in (Sell("sunny-3"), Sell("sunny-4"), Buy("sunny-1"), Buy("sunny-2"), Buy("rodrigo-1")):
        state = play(state, move).state
        assert GAME.view(state, PUBLIC).table.turn in (0, 1)
    assert state.galleries[0].artworks == ("sunny-1", "sunny-2", "rodrigo-1")


def test_bio_5_1_actions_left_are_counted_for_all_to_see() -> None:
    state = in_gallery(RICH)
    assert GAME.view(state, 1).table.actions_left == 3
    assert GAME.view(play(state, Buy("sunny-1")).state, PUBLIC).table.actions_left == 2


def test_bio_5_2_buying_costs_what_the_artist_is_worth_now() -> None:
    step = play(in_gallery(Gallery(5)), Buy("heinrich-1"))
    assert step.events[0] == Bought(0, "heinrich-1", 3)
    assert step.state.galleries[0] == Gallery(2, ("heinrich-1",))
    assert "heinrich-1" not in step.state.artworks


def test_bio_5_2_without_the_gold_there_is_no_purchase() -> None:
    state = in_gallery(Gallery(3))
    refusal = refused(state, Buy("alice-1"))
    assert (refusal.code, refusal.rule) == ("bioutifoul/too-dear", "BIO-5.2")
    assert refusal.args == {"artwork": "alice-1", "price": 4, "gold": 3, "way": "wait"}
    assert Buy("heinrich-1") in GAME.offers(state, 0)


def test_bio_5_2_only_what_lies_open_can_be_bought() -> None:
    refusal = refused(in_gallery(RICH), Buy("alice-6"))
    assert (refusal.code, refusal.rule) == ("bioutifoul/not-on-display", "BIO-5.2")
    assert refused(in_gallery(RICH), Buy("no such picture")).code == "bioutifoul/not-on-display"


def test_bio_5_3_a_gallery_with_three_artworks_buys_nothing() -> None:
    refusal = refused(in_gallery(Gallery(20, ("alice-3", "alice-4", "sunny-3"))), Buy("sunny-1"))
    assert (refusal.code, refusal.rule) == ("bioutifoul/gallery-full", "BIO-5.3")


def test_bio_5_4_selling_brings_what_the_artist_is_worth_now() -> None:
    step = play(in_gallery(TWO_ALICES), Sell("alice-4"))
    assert step.events[0] == Sold(0, "alice-4", 4)
    assert step.state.galleries[0] == Gallery(7, ("alice-3", "sunny-3"))
    assert step.state.artwork_discard == ("alice-4",)


def test_bio_5_4_only_ones_own_artwork_can_be_sold() -> None:
    refusal = refused(in_gallery(TWO_ALICES), Sell("alice-1"))
    assert (refusal.code, refusal.rule) == ("bioutifoul/not-yours", "BIO-5.4")


def test_bio_5_5_what_was_bought_this_turn_cannot_be_sold_this_turn() -> None:
    state = play(in_gallery(Gallery(9, ("sunny-4",))), Buy("sunny-1")).state
    refusal = refused(state, Sell("sunny-1"))
    assert (refusal.code, refusal.rule) == ("bioutifoul/bought-this-turn", "BIO-5.5")
    assert Sell("sunny-4") in GAME.offers(state, 0)


def test_bio_5_5_but_it_can_be_exhibited() -> None:
    state = play(in_gallery(Gallery(9, ("sunny-4",))), Buy("sunny-1")).state
    assert Exhibit("sunny-sunny-1", ("sunny-4", "sunny-1")) in GAME.offers(state, 0)


def test_bio_5_5_and_sold_in_a_later_turn() -> None:
    state = play(play(in_gallery(RICH), Buy("sunny-1")).state, Done()).state
    assert state.bought == ()


def test_bio_5_6_an_exhibition_takes_two_artworks_by_its_artists_and_brings_a_card() -> None:
    state = in_gallery(TWO_ALICES)
    step = play(state, Exhibit("alice-sunny-1", ("alice-4", "sunny-3")))
    shown = Exhibited(0, "alice-sunny-1", ("alice-4", "sunny-3"), ("alice", "sunny"), False, ())  # noqa: FBT003
    assert step.events[0] == shown
    assert step.state.galleries[0] == Gallery(3, ("alice-3",), ("alice-sunny-1",))
    assert step.state.artwork_discard == ("alice-4", "sunny-3")
    assert len(step.state.hands[0]) == len(state.hands[0]) + 1
    assert "alice-sunny-1" not in step.state.exhibitions


def test_bio_5_6_the_card_drawn_is_seen_by_its_owner_alone() -> None:
    step = play(in_gallery(TWO_ALICES), Exhibit("alice-alice-1", ("alice-3", "alice-4")))
    drawn = step.events[1]
    assert isinstance(drawn, Drew)
    assert GAME.seen(drawn, 0) == drawn
    assert GAME.seen(drawn, 1) == GAME.seen(drawn, PUBLIC) == DrewUnseen(0)


def test_bio_5_6_other_artworks_will_not_do() -> None:
    state = in_gallery(TWO_ALICES)
    wrong = (
        (Exhibit("alice-heinrich-1", ("alice-3", "alice-4")), "bioutifoul/lacks-one"),
        (Exhibit("alice-alice-1", ("alice-3", "alice-3")), "bioutifoul/wrong-artworks"),
        (Exhibit("alice-sunny-1", ("alice-3", "alice-4")), "bioutifoul/wrong-artworks"),
        (Exhibit("alice-alice-1", ("alice-3", "alice-1")), "bioutifoul/not-yours"),
        (Exhibit("alice-alice-2", ("alice-3", "alice-4")), "bioutifoul/not-on-display"),
    )
    for move, code in wrong:
        refusal = refused(state, move)
        assert (refusal.code, refusal.rule) == (code, "BIO-5.6")


def test_bio_5_6_which_artwork_is_named_first_means_nothing() -> None:
    """Either order is one move: as a value, from JSON, and in the list of inputs."""
    pairs = (("alice-sunny-1", "sunny-3", "alice-3"), ("alice-alice-1", "alice-4", "alice-3"))
    for exhibition, one, two in pairs:
        said, other = Exhibit(exhibition, (one, two)), Exhibit(exhibition, (two, one))
        raw = {"move": "exhibit", "exhibition": exhibition, "artworks": [one, two]}
        assert said == other == codec.convert(raw, GAME.types.move)
        match = match_from(in_gallery(TWO_ALICES))
        assert match.sight(0).offers.count(said) == 1
        done = match.submit(0, match.asked[0], said)
        assert isinstance(done, Accepted)
        assert done.match.inputs == (Made(0, other),)
        assert done.match.submit(0, match.asked[0], other) == Accepted(done.match, None, ())


def test_bio_5_6_nor_the_order_in_which_they_hang() -> None:
    other_way = Gallery(3, TWO_ALICES.artworks[::-1])
    offered, also = (set(GAME.offers(in_gallery(gallery), 0)) for gallery in (TWO_ALICES, other_way))
    assert offered == also


def test_bio_5_7_what_is_left_keeps_its_place_and_new_cards_come_to_the_empty_ones() -> None:
    state = in_gallery(RICH)
    before = state.artworks
    for work in (before[3], before[1]):
        state = play(state, Buy(work)).state
    assert (state.artwork_gaps, state.artworks) == ((1, 3), (before[0], before[2], *before[4:]))
    coming = state.artwork_deck[:2]
    after = play(state, Done()).state
    assert after.artwork_gaps == ()
    assert after.artworks == (before[0], coming[0], before[2], coming[1], *before[4:])


def test_bio_5_7_what_was_taken_is_not_replaced_before_the_turn_ends() -> None:
    state = play(in_gallery(Gallery(9, ("sunny-3", "sunny-4"))), Buy("sunny-1")).state
    assert len(state.artworks) == 5
    state = play(state, Exhibit("sunny-sunny-1", ("sunny-3", "sunny-4"))).state
    assert (len(state.artworks), len(state.exhibitions)) == (5, 5)
    state = play(state, Done()).state
    assert (len(state.artworks), len(state.exhibitions)) == (6, 6)


def test_bio_5_8_no_action_at_all_brings_a_card_and_a_gold() -> None:
    state = in_gallery(RICH)
    step = play(state, Done())
    assert [type(event) for event in step.events[:3]] == [Rested, Drew, Earned]
    assert step.state.galleries[0].gold == 22
    assert len(step.state.hands[0]) == len(state.hands[0]) + 1


def test_bio_5_8_one_action_and_there_is_neither() -> None:
    state = play(in_gallery(RICH), Buy("sunny-1")).state
    step = play(state, Done())
    assert step.state.galleries[0].gold == 20
    assert step.state.hands[0] == state.hands[0]
