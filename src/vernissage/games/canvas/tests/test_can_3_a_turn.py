"""CAN-3: taking a card, completing a painting."""

from __future__ import annotations

from itertools import permutations

from msgspec.structs import replace

from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PUBLIC
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import MOULDINGS, USUAL
from vernissage.games.canvas.moves import Frame, Laid, Paint, Painted, Take, Took, Won, WonBonus
from vernissage.games.canvas.painting import swatches, title, visible
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.rules import close_up
from vernissage.games.canvas.tests.table import SEED, art, lay, paint, painting, play, refused, rng, take

FULL = Sketch(hand=art(7, 33, 20, 1, 60))


def test_can_3_1_a_turn_is_one_of_the_two() -> None:
    state = lay(Sketch(hand=art(7, 33, 20)))
    assert play(state, take(41)).state.turn == 1
    assert play(state, paint(7, 33, 20)).state.turn == 1


def test_can_3_2_with_five_cards_only_a_painting_can_be_completed() -> None:
    state = lay(FULL)
    assert GAME.offers(state, 0) == tuple(map(Paint, permutations(FULL.hand, 3)))
    refusal = refused(state, take(41))
    assert (refusal.code, refusal.rule) == ("canvas/hand-full", "CAN-3.2")


def test_can_3_3_the_first_card_is_free_and_each_skipped_one_gets_a_token() -> None:
    """The worked example: the third card costs two; the next player pays one and gains one."""
    state = lay(players=2)
    first = play(state, take(43))
    assert first.events[0] == Took(0, "art-43", 2, 0)
    assert first.state.painters[0].tokens == 2
    assert first.state.laid == (1, 1, 0, 0, 0)
    second = play(first.state, take(42))
    assert second.events[0] == Took(1, "art-42", 1, 1)
    assert second.state.painters[1].tokens == 4
    assert second.state.laid == (2, 0, 0, 0, 0)


def test_can_3_3_without_the_tokens_it_cannot_be_taken() -> None:
    state = lay(Sketch(tokens=1), laid=(3, 0, 0, 0, 0))
    assert GAME.offers(state, 0) == (take(41), take(42))
    refusal = refused(state, take(43))
    assert (refusal.code, refusal.rule, refusal.args) == (
        "canvas/too-few-tokens",
        "CAN-3.3",
        {"cost": 2, "tokens": 1, "short": 1},
    )


def test_can_3_3_only_a_card_of_the_row_can_be_taken() -> None:
    assert refused(lay(), take(1)).code == "canvas/not-in-the-row"
    assert refused(lay(), Take("art-61")).code == "canvas/not-in-the-row"


def test_can_3_4_tokens_on_the_card_come_after_paying() -> None:
    """One token is not enough to skip two cards, even though three lie on the third."""
    state = lay(Sketch(tokens=1), laid=(0, 0, 3, 0, 0))
    assert refused(state, take(43)).code == "canvas/too-few-tokens"
    rich = lay(Sketch(tokens=2), laid=(0, 0, 2, 0, 0))
    assert play(rich, take(43)).state.painters[0].tokens == 2


def test_can_3_5_the_cards_left_slide_on_with_their_tokens() -> None:
    state = lay(Sketch(tokens=2), laid=(1, 0, 0, 1, 0))
    step = play(state, take(42))
    assert step.state.row == (*art(41, 43, 44, 45), state.deck[0])
    assert step.state.laid == (2, 0, 1, 0, 0)
    assert step.state.deck == state.deck[1:]
    assert step.events[1] == Laid((state.deck[0],))


def test_can_3_6_any_three_cards_in_any_order_the_others_stay() -> None:
    step = play(lay(FULL), paint(60, 7, 1))
    assert step.state.painters[0].hand == art(33, 20)
    assert step.state.painters[0].paintings == (painting(60, 7, 1),)


def test_can_3_6_two_cards_make_no_painting() -> None:
    state = lay(Sketch(hand=art(7, 33)))
    assert all(isinstance(move, Take) for move in GAME.offers(state, 0))
    assert refused(state, paint(7, 33, 20)).code == "canvas/too-few-cards"


def test_can_3_6_only_own_cards_and_none_twice() -> None:
    assert refused(lay(FULL), paint(7, 33, 41)).code == "canvas/not-in-hand"
    assert refused(lay(FULL), paint(7, 33, 7)).code == "canvas/same-card-twice"


BACKGROUNDS = ("background-3", "background-9", "background-1")


def test_can_3_6_one_of_ones_own_backgrounds_is_a_choice() -> None:
    state = lay(Sketch(hand=art(7, 33, 20), backgrounds=BACKGROUNDS))
    laid = GAME.play(state, 0, paint(7, 33, 20), rng())
    assert (laid.events, laid.state.turn, laid.state.easel) == ((), 0, painting(7, 33, 20))
    assert GAME.faults(laid.state) == ()
    assert GAME.offers(laid.state, 0) == tuple(map(Frame, BACKGROUNDS))
    hung = GAME.play(laid.state, 0, Frame("background-1"), rng())
    (painted, *_) = hung.events
    assert isinstance(painted, Painted)
    assert painted.background == "background-1"
    assert (hung.state.turn, hung.state.easel) == (1, None)
    own = GAME.view(hung.state, None).table.painters[0]
    assert [each.background for each in own.paintings] == ["background-1"]
    assert hung.state.painters[0].free == ("background-3", "background-9")


def test_can_3_6_with_one_background_left_there_is_nothing_to_choose() -> None:
    done = (painting(1, 2, 3), painting(4, 5, 6))
    state = lay(Sketch(hand=art(7, 33, 20), backgrounds=BACKGROUNDS, paintings=done))
    (painted, *_) = GAME.play(state, 0, paint(7, 33, 20), rng()).events
    assert isinstance(painted, Painted)
    assert painted.background == "background-1"


def test_can_3_6_a_background_of_somebody_else_or_in_use_is_refused() -> None:
    state = lay(Sketch(hand=art(7, 33, 20), backgrounds=BACKGROUNDS, paintings=(painting(1, 2, 3),)))
    assert refused(state, Frame("background-9")).code == "canvas/nothing-to-hang"
    laid = GAME.play(state, 0, paint(7, 33, 20), rng()).state
    for background in ("background-3", state.painters[1].backgrounds[0]):
        assert refused(laid, Frame(background)).code == "canvas/not-your-background"
    for other in (take(41), paint(20, 33, 7)):
        assert refused(laid, other).code == "canvas/background-first"


def test_can_3_6_a_painting_not_hung_yet_can_be_taken_back() -> None:
    state = lay(Sketch(hand=art(7, 33, 20), backgrounds=BACKGROUNDS))
    match = begin(GAME, state.options, SEED, state)
    assert not isinstance(match, Refusal)
    laid = match.submit(0, match.asked[0], paint(7, 33, 20))
    assert not isinstance(laid, Refusal)
    back = laid.match.take_back(0)
    assert not isinstance(back, Refusal)
    assert back.match.state == state


def test_can_3_6_what_waits_for_a_background_is_three_cards_of_the_hand() -> None:
    state = lay(Sketch(hand=art(7, 33, 20), backgrounds=BACKGROUNDS))
    wrong = replace(state, easel=painting(7, 33, 41))
    assert [fault.code for fault in GAME.faults(wrong)] == ["position/easel"]


def test_can_3_2_a_time_out_with_five_cards_paints_the_first_three_in_the_first_background() -> None:
    state = lay(FULL)
    assert GAME.lapse(state, 0) == paint(7, 33, 20)
    laid = GAME.play(state, 0, paint(7, 33, 20), rng()).state
    assert GAME.lapse(laid, 0) == Frame(state.painters[0].backgrounds[0])


def test_can_3_7_the_topmost_card_covers_all_below_in_its_swatches() -> None:
    """Card 7 over 20 hides both icons of 20's red swatch."""
    assert swatches(visible(painting(7, 33, 20))) == (
        ("shape", "texture"),
        ("shape",),
        ("shape",),
        ("bonus-texture",),
        ("shape",),
    )
    assert swatches(visible(painting(20, 33, 7)))[0] == ("shape", "tone")


def test_can_3_7_each_half_of_the_title_is_covered_in_the_same_way() -> None:
    assert title(painting(7, 33, 20)) == ("title-7", "title-33")
    assert title(painting(20, 33, 7)) == ("title-20", "title-33")


def test_can_3_8_the_title_is_read_out() -> None:
    (painted, *_) = play(lay(FULL), paint(7, 33, 20)).events
    assert isinstance(painted, Painted)
    assert (painted.left, painted.right) == ("title-7", "title-33")


def test_can_3_8_cards_of_one_side_make_a_title_of_one_word() -> None:
    assert title(painting(2, 7, 20)) == ("title-2", None)
    assert title(painting(33, 60, 59)) == (None, "title-33")


def test_can_3_9_a_ribbon_each_time_a_condition_is_met() -> None:
    """The worked example: Repetition twice, Composition once, and one bonus ribbon."""
    step = play(lay(FULL), paint(7, 33, 20))
    won = [event for event in step.events if isinstance(event, Won | WonBonus)]
    assert won == [Won(0, "repetition", 2), Won(0, "composition", 1), WonBonus(0, 1)]
    own = GAME.view(step.state, PUBLIC).table.painters[0]
    assert (own.ribbons, own.bonus, own.points) == ((0, 2, 0, 1), 1, 7 + 1 + 2)


def test_can_3_9_in_another_order_the_same_cards_win_less() -> None:
    step = play(lay(FULL), paint(20, 33, 7))
    assert not any(isinstance(event, WonBonus) for event in step.events)


def test_can_3_10_no_more_ribbons_than_the_ladder_has_steps() -> None:
    """Repetition has four steps: three are held, and only one of two is given."""
    state = lay(Sketch(hand=art(7, 33, 20), paintings=(painting(13, 11, 34), painting(1, 2, 36))))
    assert GAME.view(state, 0).table.painters[0].ribbons == (0, 3, 0, 0)
    step = play(state, paint(7, 33, 20))
    assert Won(0, "repetition", 1) in step.events
    assert GAME.view(step.state, 0).table.painters[0].ribbons[1] == 4


def test_can_3_11_a_bonus_icon_gives_a_ribbon_for_each_element_of_its_kind() -> None:
    """Card 6 has a bonus for Shape. Nothing covers it, and three Shapes are visible."""
    step = play(lay(Sketch(hand=art(6, 59, 46))), paint(6, 59, 46))
    assert WonBonus(0, 3) in step.events


def test_can_3_12_an_icon_counts_again_for_another_condition() -> None:
    """The Shapes of the worked example make pairs, fill swatches, and the Texture feeds the bonus."""
    step = play(lay(FULL), paint(7, 33, 20))
    assert len([event for event in step.events if isinstance(event, Won | WonBonus)]) == 3


def test_can_3_13_hands_are_public() -> None:
    state = lay(FULL)
    assert GAME.view(state, PUBLIC).table.painters[0].hand == FULL.hand
    assert GAME.view(state, 2).table.painters == GAME.view(state, PUBLIC).table.painters


def test_can_3_14_an_empty_deck_leaves_the_row_shorter() -> None:
    state = close_up(replace(lay(), deck=()), 1, [])
    assert (state.row, state.laid) == (art(41, 43, 44, 45), (1, 0, 0, 0))


def test_can_3_15_a_painting_hangs_in_the_frame_chosen_for_it_and_in_a_gilt_one_otherwise() -> None:
    state = lay(Sketch(hand=art(7, 33, 20), backgrounds=BACKGROUNDS))
    for chosen in MOULDINGS:
        laid = GAME.play(state, 0, Paint(painting(7, 33, 20), chosen), rng()).state
        assert GAME.view(laid, 1).table.moulding == chosen  # everyone sees it while it is on the easel
        hung = GAME.play(laid, 0, Frame("background-1"), rng())
        assert [event.moulding for event in hung.events if isinstance(event, Painted)] == [chosen]
        assert GAME.view(hung.state, 1).table.painters[0].paintings[0].moulding == chosen
        assert hung.state.moulding == USUAL
    assert Paint(painting(7, 33, 20)).moulding == USUAL == "gilt"


def test_can_3_15_the_last_painting_is_framed_as_it_is_laid() -> None:
    done = (painting(1, 2, 3), painting(4, 5, 6))
    state = lay(Sketch(hand=art(7, 33, 20), paintings=done, mouldings=("pearl",)))
    hung = GAME.play(state, 0, Paint(painting(7, 33, 20), "walnut"), rng())
    shown = GAME.view(hung.state, None).table.painters[0].paintings
    assert [each.moulding for each in shown] == ["pearl", "gilt", "walnut"]


def test_can_3_15_offers_are_plain_and_any_frame_may_be_asked_for() -> None:
    state = lay(Sketch(hand=art(7, 33, 20)))
    paints = [move for move in GAME.offers(state, 0) if isinstance(move, Paint)]
    assert {move.moulding for move in paints} == {"gilt"}
    assert all(
        GAME.check(state, 0, Paint(move.cards, frame)) is None for move in paints for frame in MOULDINGS
    )
    elsewhere = Paint(painting(7, 33, 21), "ebony")
    assert refused(state, elsewhere).code == "canvas/not-in-hand"


def test_can_3_15_a_position_has_no_more_frames_than_paintings() -> None:
    state = lay(Sketch(hand=art(7, 33, 20)))
    framed = replace(state.painters[0], mouldings=("silver",))
    wrong = replace(state, painters=(framed, *state.painters[1:]))
    assert [fault.code for fault in GAME.faults(wrong)] == ["position/paintings"]
    assert [fault.code for fault in GAME.faults(replace(state, moulding="silver"))] == ["position/easel"]
