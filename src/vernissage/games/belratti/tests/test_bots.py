"""The bots recognise each other's paintings, and go along with people."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import get_type_hints

import pytest
from msgspec.structs import replace

from vernissage.bots.arena import Entrant, compete
from vernissage.bots.random_bot import RandomBot
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.bot_asks import held_by_painters, own_number
from vernissage.games.belratti.bot_hears import shares
from vernissage.games.belratti.bot_paints import UP_TO, tell
from vernissage.games.belratti.bot_reads import forged
from vernissage.games.belratti.bots import COMPANY, Companion, companion, taste
from vernissage.games.belratti.cards import LARGER_BOX, Painting
from vernissage.games.belratti.events import Event, Hung, Refused
from vernissage.games.belratti.moves import Agree, Ask, Hang, Lay, Move, PlayJoker, Ready, Refuse, Signal
from vernissage.games.belratti.state import Options, Standing, State
from vernissage.games.belratti.taste import PERSONALITIES, Idea, Ideas
from vernissage.games.belratti.tests.table import gallery, hung, lay, of, play, rng
from vernissage.games.belratti.view import View

SEED = seed_from_text("company")
EVERYONE = list(PERSONALITIES)
NO_JOKERS: tuple[Standing, ...] = ("used",) * 5
RICH = ("horse", "wave")
POOR = ("bow-and-arrow", "boomerang")
TABLES = [
    Options(players=3, round_limit=3, patience=6),
    Options(players=4, round_limit=1),
    Options(players=4, edition="mogel", round_limit=4),
    Options(players=7, edition="mogel"),
    Options(players=5, masterpieces=True, open_jokers=5),
    Options(players=6, masterpieces=True, patience=1),
    Options(players=6, forgeries=5, alternate_roles=True, round_limit=3),
    Options(players=7, forgeries=3, round_limit=3, patience=1),
]


def answer(state: State, seat: int, *memory: Event, who: str = EVERYONE[0]) -> Move:
    """Returns this bot's answer on this seat, from its view alone; it must be an offer."""
    offers = GAME.offers(state, seat)
    move = companion(who, GAME).choose(GAME.view(state, seat), memory, offers, rng())
    assert move in offers
    return move


def points(names: Sequence[str], games: int) -> float:
    """Returns the average score of this many games of four, with these bots seated in turn."""
    makers = {**COMPANY.makers, "random": lambda _game: RandomBot()}
    entrants = [Entrant(name, makers[name]) for name in names]
    options = Options(players=4, patience=6)
    played = list(compete(GAME, options, entrants, games, SEED))
    return sum(each.outcome.scores[0] for each in played) / len(played)


def best_four(who: str, themes: tuple[Painting, Painting], hand: Sequence[Painting]) -> set[Painting]:
    ideas = taste(who).ideas(themes, "kosmos")
    return set(sorted(hand, key=lambda painting: ideas[painting].rank)[:4])


# The personalities.


def test_the_default_comes_first() -> None:
    assert list(COMPANY.makers) == ["colourist", "storyteller", "literalist", "steady"]


def test_a_bot_is_given_a_view_and_never_a_state() -> None:
    hints = get_type_hints(Companion.choose)
    assert hints["view"] is View
    assert State not in hints.values()


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    match = begin(GAME, Options(players=4, patience=6, round_limit=2), SEED)
    assert not isinstance(match, Refusal)
    while match.outcome is None:
        number = len(match.inputs)
        seat = GAME.to_move(match.state)[0]
        sight, memory = match.sight(seat), match.memory(seat)
        other = GAME.imagine(sight.view, memory, Rng(SEED, "imagined", number))
        move = answer(match.state, seat, *memory)
        assert answer(other, seat, *memory) == move
        accepted = match.submit(seat, sight.question, move)
        assert not isinstance(accepted, Refusal)
        match = accepted.match


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_they_end_every_kind_of_game(options: Options) -> None:
    entrants = [Entrant(name, COMPANY.makers[name]) for name in EVERYONE]
    (played, *_) = compete(GAME, options, entrants, 1, SEED)
    assert len(set(played.outcome.scores)) == 1


def test_personalities_lay_differently_but_not_strangely() -> None:
    shared = dict.fromkeys(combinations(EVERYONE, 2), 0)
    for number in range(50):
        one, two, *hand = Rng(SEED, "hands", number).shuffled(LARGER_BOX)[:20]
        for pair in shared:
            a, b = (best_four(who, (one, two), hand) for who in pair)
            shared[pair] += len(a & b)
    assert all(80 < count < 180 for count in shared.values()), shared


@pytest.mark.parametrize("names", [["colourist"], EVERYONE], ids=["of a mind", "each their own"])
def test_they_do_far_better_than_chance(names: list[str]) -> None:
    assert points(names, 12) > max(15, 2 * points(["random"], 12))


# Directors.


def test_a_director_goes_along_with_the_number_another_shows() -> None:
    state = lay(players=4, jokers=NO_JOKERS)
    assert answer(state, 1) == Ask(4)
    assert answer(play(state, (0, Ask(6))).state, 1) == Ask(6)


def test_directors_go_along_with_another_number_even_if_they_are_more() -> None:
    state = play(lay(players=5, jokers=NO_JOKERS), (1, Ask(4)), (2, Ask(4)), (0, Ask(6))).state
    assert GAME.to_move(state) == (1, 2)
    assert answer(state, 1) == Ask(6)
    assert answer(play(state, (1, Ask(6))).state, 2) == Ask(6)


@pytest.mark.parametrize(("fooled", "number"), [(0, 4), (4, 4), (5, 7)])
def test_when_one_more_forgery_ends_the_game_all_is_staked(fooled: int, number: int) -> None:
    forgeries = of("axe", "saw", "bee", "bat", "egg")[:fooled]
    state = lay(players=4, belratti=forgeries, themes=of_two(*POOR))
    assert own_number(GAME.view(state, 0), taste("colourist")) == number


def test_the_number_goes_by_what_the_painters_may_hold() -> None:
    """Many things go with a horse or a wave, unless the director holds them; few go with bow or boomerang."""
    eye = taste("colourist")
    themes = of_two(*RICH)
    clear = eye.clarity(themes, "kosmos")
    fitting = tuple(sorted(sorted(clear, key=lambda painting: -clear[painting])[:9]))
    held = [
        held_by_painters(GAME.view(lay(players=4, themes=each, hands=hands), 0), eye)
        for each, hands in ((themes, ((),) * 4), (themes, (fitting, (), (), ())), (of_two(*POOR), ((),) * 4))
    ]
    assert held[0] > held[1] > held[2]
    numbers = [own_number(GAME.view(lay(players=4, themes=of_two(*each)), 0), eye) for each in (RICH, POOR)]
    assert numbers[0] > numbers[1] == 4


def test_themes_that_are_too_much_alike_are_swapped_unless_somebody_is_against_it() -> None:
    state = lay(players=4, themes=of("violin", "harp"))
    assert answer(state, 0) == PlayJoker("swap-themes", "two")
    assert answer(state, 0, Refused(1)) == Ask(4)
    assert answer(lay(players=4, themes=of("lemon", "harp")), 0) == Ask(4)


def test_the_painting_that_comes_to_mind_first_is_hung_first() -> None:
    state = gallery(jokers=NO_JOKERS)
    ideas = taste("colourist").ideas(of_two("duck", "potted-plant"), "kosmos")
    first = min(state.frames, key=lambda frame: ideas[frame].rank)
    assert answer(state, 0) == Hang(first, ideas[first].theme)


def of_two(one: str, two: str) -> tuple[Painting, Painting]:
    return f"painting-{one}", f"painting-{two}"


def test_a_director_agrees_once_enough_hangs_even_if_it_would_have_hung_another() -> None:
    state = gallery(jokers=NO_JOKERS)
    ideas = taste("colourist").ideas(of_two("duck", "potted-plant"), "kosmos")
    assert ideas["painting-bee"].rank < ideas["painting-yellow-cup"].rank
    assert answer(hung(state, yellow_cup="two", fish="one", clover="two"), 0) == Agree()


def test_what_another_director_took_down_is_not_hung_again() -> None:
    state = gallery(jokers=NO_JOKERS)
    first = answer(state, 0)
    assert isinstance(first, Hang)
    second = answer(state, 0, Hung(1, first.painting, "out"))
    assert isinstance(second, Hang)
    assert second.painting != first.painting


def test_a_director_objects_once_to_a_painting_that_is_out_of_place() -> None:
    ideas = taste("colourist").ideas(of_two("duck", "potted-plant"), "kosmos")
    by_rank = sorted((painting for painting in ideas), key=lambda painting: ideas[painting].rank)
    thing = [painting.removeprefix("painting-") for painting in by_rank]
    own, strange = thing[:3], thing[-4:]
    base = gallery(jokers=NO_JOKERS)
    state = replace(base, frames=of(*own, *strange))
    draft = hung(state, **{name.replace("-", "_"): "one" for name in (*own[:2], strange[-1])})
    table = GAME.view(draft, 0)
    offers = (Hang(by_rank[-1], "out"), Agree())
    bot = companion("colourist", GAME)
    assert bot.choose(table, (), offers, rng()) == Hang(by_rank[-1], "out")
    assert bot.choose(table, (Hung(0, by_rank[-1], "out"),), offers, rng()) == Agree()


@pytest.mark.parametrize("ranks", [(0.01, 0.05, 0.2, 0.3, 0.7), (0.1, 0.11, 0.12, 0.13, 0.9)])
def test_the_chance_of_a_forgery_is_that_of_counting_all_cases(ranks: tuple[float, ...]) -> None:
    state = lay(players=4, number=3)
    table = GAME.view(state, 0).table
    cases = {chosen: (1 - ranks[chosen[-1]]) ** 15 for chosen in combinations(range(5), 3)}
    without_the_third = sum(weight for chosen, weight in cases.items() if 2 not in chosen)
    assert forged(ranks, table) == pytest.approx(without_the_third / sum(cases.values()))


# Painters.


@pytest.mark.parametrize(
    ("hand", "lost", "token"),
    [
        ("harp trumpet drum accordion piano bell", (), 3),
        ("sun moon umbrella plaster crown hammer", (), 7),
        ("sun moon umbrella plaster crown hammer", (4, 5), 3),
    ],
    ids=["a good hand", "a poor one", "a poor one, but a loss would be the end"],
)
def test_the_brush_token_goes_by_how_good_the_hand_feels(
    hand: str, lost: tuple[int, ...], token: int
) -> None:
    so_far = {"round": 1 + len(lost), "tokens_lost": lost, "hands": (*((),) * 6, of(*hand.split()))}
    state = lay(players=7, options={"masterpieces": True}, themes=of("violin", "fish"), **so_far)
    assert answer(state, 6) == Ask(token)


def ranked(*ranks: float) -> Ideas:
    return {f"painting-{place}": Idea("one", rank) for place, rank in enumerate(ranks)}


def test_painters_say_honestly_what_they_hold() -> None:
    ideas = ranked(0.0, UP_TO[0], UP_TO[0], UP_TO[1], UP_TO[2], 0.9)
    assert tell(list(ideas), ideas, 7) == [1, 2, 1, 2]
    assert tell(list(ideas), ideas, 3) == [1, 2, 0, 0]


def test_bel_4_4_in_mogel_painters_do_without_the_best_word() -> None:
    state = painted(lay(players=4, number=4, jokers=NO_JOKERS[:4], options={"edition": "mogel"}), 2)
    perfect, well, *_ = state.signals[2]
    assert perfect == 0
    hand = [*state.hands[2], *(each.painting for each in state.laid[2])]
    one, two = state.themes
    ideas = taste(EVERYONE[0]).ideas((one, two), "mogel")
    assert well == min(5, sum(ideas[painting].rank < UP_TO[1] for painting in hand))


def test_the_best_are_shared_out_first_and_equals_in_turn() -> None:
    state = lay(players=4, number=4, jokers=NO_JOKERS)
    said = play(state, (2, Signal("well", 4)), (3, Signal("perfect", 1)), (3, Signal("well", 5))).state
    assert shares(GAME.view(said, 2).table) == {2: 2, 3: 2}
    better = play(said, (3, Signal("perfect", 3))).state
    assert shares(GAME.view(better, 2).table) == {2: 1, 3: 3}


def painted(state: State, seat: int, most: int = 12) -> State:
    """Lets this painter move until it is ready."""
    for _ in range(most):
        move = answer(state, seat)
        state = play(state, (seat, move)).state
        if move == Ready():
            return state
    raise AssertionError(state)


def test_a_painter_speaks_and_lets_people_go_first_then_lays_the_rest() -> None:
    state = painted(lay(players=4, number=4, jokers=NO_JOKERS), 2)
    assert state.laid[2] == ()
    assert sum(state.signals[2]) >= 4
    mine = state.hands[3][:3]
    state = play(state, *((3, Lay(painting, "one")) for painting in mine), (3, Ready())).state
    assert len(painted(state, 2).laid[2]) == 1


def test_two_painters_lay_as_many_as_are_asked_for() -> None:
    state = lay(players=4, number=4, jokers=NO_JOKERS)
    while state.phase == "paint":
        seat = GAME.to_move(state)[-1]
        state = play(state, (seat, answer(state, seat))).state
    given = shares(GAME.view(state, 2).table)
    assert {seat: len(state.laid[seat]) for seat in given} == given


def test_a_painter_refuses_to_lay_one_more_only_with_nothing_to_lay() -> None:
    themes = of_two("duck", "potted-plant")
    ideas = taste("colourist").ideas(themes, "kosmos")
    order = sorted(ideas, key=lambda painting: ideas[painting].rank)
    more = PlayJoker("change-number", "up")
    for hand, expected in ((order[:9], Agree()), (order[-9:], Refuse())):
        hands = ((), (), (), tuple(sorted(hand)))
        state = play(lay(players=4, number=4, themes=themes, hands=hands), (2, more)).state
        assert answer(state, 3) == expected


def test_a_refused_joker_is_not_proposed_again() -> None:
    themes = of_two("duck", "potted-plant")
    ideas = taste("colourist").ideas(themes, "kosmos")
    worst = tuple(sorted(sorted(ideas, key=lambda painting: ideas[painting].rank)[-9:]))
    state = lay(players=4, number=4, themes=themes, hands=((), (), worst, ()))
    assert answer(state, 2) == PlayJoker("swap-hands")
    assert isinstance(answer(state, 2, Refused(3)), Signal)
