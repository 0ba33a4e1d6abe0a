"""A bot beside people waits, points, hangs when asked, objects once, and goes along."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from vernissage.core.company import Hint, People, Waits
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.bot_waits import HEARING
from vernissage.games.belratti.bots import companion, taste
from vernissage.games.belratti.cards import Painting, Place
from vernissage.games.belratti.events import Event, FramesRevealed, Hung
from vernissage.games.belratti.moves import Agree, Ask, Hang, Lay, Move, PlayJoker, Signal, WouldLay
from vernissage.games.belratti.state import Forgery, Laid, Options, Standing, State
from vernissage.games.belratti.tests.table import gallery, hung, laid, lay, of, play, rng

NO_JOKERS: tuple[Standing, ...] = ("used",) * 5
WHO = "colourist"
SEED = seed_from_text("manners")
TABLES = [
    Options(players=3, round_limit=2, patience=6),
    Options(players=4, round_limit=2, patience=6),
    Options(players=5, masterpieces=True, open_jokers=5, patience=4),
    Options(players=7, edition="mogel", round_limit=2, patience=3),
]


def beside(
    state: State,
    seat: int,
    *people: int,
    memory: Sequence[Event] = (),
    said: Sequence[Hint] = (),
    urge: bool = False,
) -> Move | Waits:
    """Returns what the bot on this seat does beside these people, after these hints."""
    told = tuple((len(memory), hint) for hint in said)
    offers = GAME.offers(state, seat)
    known = People(people, urge, told)
    answer = companion(WHO, GAME).beside(GAME.view(state, seat), memory, offers, known, rng())
    assert isinstance(answer, Waits) or answer in offers
    return answer


def by_rank() -> list[Painting]:
    """Returns every painting by its fit to duck and plant, best first."""
    ideas = taste(WHO).ideas(("painting-duck", "painting-potted-plant"), "kosmos")
    return sorted(ideas, key=lambda painting: ideas[painting].rank)


def wall(*hangs: Painting) -> State:
    """Returns three obvious paintings and four that nobody would lay; these hang on theme one."""
    order = by_rank()
    painted = tuple(Laid(painting, "one") for painting in order[:3])
    forgeries = tuple(map(Forgery, order[-4:]))
    state = gallery(jokers=NO_JOKERS, laid=((), (), painted), forgeries=forgeries)
    places: dict[str, Place] = dict.fromkeys(hangs, "one")
    return hung(state, **{each.removeprefix("painting-").replace("-", "_"): places[each] for each in hangs})


def pointing_at(state: State, painting: Painting, place: Place, phrase: str = "") -> Hint:
    return Hint(f"frame-{state.frames.index(painting)}:{place}", phrase)


def best_theme(painting: Painting) -> Place:
    return taste(WHO).ideas(("painting-duck", "painting-potted-plant"), "kosmos")[painting].theme


# Hanging: seats 0 and 1 direct; the bot is on seat 1.


def test_a_director_waits_for_people_and_points_at_what_it_would_hang() -> None:
    first = by_rank()[0]
    state = wall()
    assert beside(state, 1, 0) == Waits(pointing_at(state, first, best_theme(first), "this-one"))


def test_it_says_so_once_and_then_only_points() -> None:
    first, second, *_ = by_rank()
    state = wall(first)
    before = pointing_at(state, first, "one", "this-one")
    assert beside(state, 1, 0, said=[before]) == Waits(pointing_at(state, second, best_theme(second)))


def test_what_it_said_in_an_earlier_round_is_long_ago() -> None:
    state = wall()
    told = People((0,), told=((0, Hint(phrase="this-one")),))
    memory = (Hung(0, state.frames[0], "out"), FramesRevealed(state.frames, 4, renewed=False))
    bot = companion(WHO, GAME)
    answer = bot.beside(GAME.view(state, 1), memory, GAME.offers(state, 1), told, rng())
    assert isinstance(answer, Waits)
    assert answer.hint.phrase == "this-one"


def test_it_hangs_when_it_is_asked_to_and_agrees_when_enough_hangs() -> None:
    first = by_rank()[0]
    assert beside(wall(), 1, 0, urge=True) == Hang(first, best_theme(first))
    assert beside(wall(*by_rank()[:3]), 1, 0, urge=True) == Agree()


def test_where_enough_hangs_it_waits_until_all_people_have_agreed() -> None:
    meant = laid(magic_lamp="one", yellow_cup="one", clover="two")
    state = gallery(players=5, jokers=NO_JOKERS, laid=((), (), (), meant, ()))
    enough = hung(state, yellow_cup="one", fish="one", clover="two")
    assert beside(enough, 2, 0, 1, said=[Hint(phrase="fine")]) == Waits()
    one = play(enough, (0, Agree())).state
    assert beside(one, 2, 0, 1, said=[Hint(phrase="fine")]) == Waits()
    both = play(one, (1, Agree())).state
    assert beside(both, 2, 0, 1) == Agree()


def test_it_says_once_that_it_is_content() -> None:
    state = wall(*by_rank()[:3])
    assert beside(state, 1, 0) == Waits(Hint(phrase="fine"))
    assert beside(state, 1, 0, said=[Hint(phrase="fine")]) == Waits(Hint())


def test_it_objects_once_to_a_painting_and_then_goes_along() -> None:
    order = by_rank()
    state = wall(*order[:2], order[-1])
    against = pointing_at(state, order[-1], "out", "not-this-one")
    assert beside(state, 1, 0) == Waits(against)
    agreed = play(state, (0, Agree())).state
    assert beside(agreed, 1, 0) == Waits(against, HEARING), "people who have agreed can still reconsider"
    assert beside(agreed, 1, 0, said=[against]) == Agree()


def test_it_takes_nothing_down_by_itself() -> None:
    order = by_rank()
    assert beside(wall(*order[:2], order[-1]), 1, 0, urge=True) == Agree()


def test_who_directs_with_bots_alone_waits_for_nobody() -> None:
    assert isinstance(beside(wall(), 1, 2), Hang), "the person paints"


# Jokers.


def test_a_director_shows_a_number_but_proposes_new_themes_only_after_people_have() -> None:
    alike = lay(players=4, themes=of("violin", "harp"))
    assert beside(alike, 1, 0) == Waits()
    assert beside(play(alike, (0, Ask(5))).state, 1, 0) == PlayJoker("swap-themes", "two")
    assert isinstance(beside(lay(players=4, themes=of("lemon", "harp")), 1, 0), Ask)


def test_a_painter_says_what_it_holds_and_proposes_a_joker_after_people_had_their_time() -> None:
    themes = of("duck", "potted-plant")
    worst = tuple(sorted(by_rank()[-9:]))
    state = lay(players=4, number=4, themes=themes, hands=((), (), worst, ()))
    answer = beside(state, 2, 3)
    while isinstance(answer, Signal | WouldLay):
        state = play(state, (2, answer)).state
        answer = beside(state, 2, 3)
    assert answer == Waits()
    assert beside(state, 2, 3, urge=True) == PlayJoker("swap-hands")
    state = play(state, (3, Lay(state.hands[3][0], "one"))).state
    assert beside(state, 2, 3) == PlayJoker("swap-hands")


# Waiting never blocks the game.


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("people", [(), (0,), (1, 2)], ids=["bots alone", "a person", "two people"])
def test_whenever_a_bot_waits_a_person_owes_a_decision(options: Options, people: tuple[int, ...]) -> None:
    """People answer by chance; what a bot says while it waits it remembers."""
    waited = 0
    match = begin(GAME, options, SEED)
    assert not isinstance(match, Refusal)
    bots = {seat: companion(WHO, GAME) for seat in range(options.players) if seat not in people}
    told: dict[int, tuple[tuple[int, Hint], ...]] = dict.fromkeys(bots, ())
    while match.outcome is None:
        number, owing = len(match.inputs), GAME.to_move(match.state)
        for seat in Rng(SEED, "order", number).shuffled(owing):
            sight, memory = match.sight(seat), match.memory(seat)
            if seat in people:
                move = Rng(SEED, "people", number).pick(sight.offers)
                break
            known = People(people, told=told[seat])
            answer = bots[seat].beside(sight.view, memory, sight.offers, known, rng())
            if isinstance(answer, Waits):
                told[seat] = (*told[seat], (len(memory), answer.hint))
                assert answer.seconds is not None or set(owing) & set(people)
                waited += 1
                continue
            move = answer
            break
        else:
            continue
        accepted = match.submit(seat, sight.question, move)
        assert not isinstance(accepted, Refusal)
        match = accepted.match
    assert bool(waited) == bool(people), "bots alone never wait"
