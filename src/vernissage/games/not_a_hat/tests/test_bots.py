"""Bots that forget: the better the memory the better they play, and none of them sees a face."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

import pytest

from vernissage.bots import arena
from vernissage.bots.arena import Entrant, Scoreboard
from vernissage.bots.budget import Budget
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.not_a_hat import GAME, bots
from vernissage.games.not_a_hat.bots import BOTS, STRENGTHS, Forgetful, of_strength
from vernissage.games.not_a_hat.memory import come_to_mind, mind, thoughts, trust
from vernissage.games.not_a_hat.moves import Accept, Event, Give, Refuse, Refused, Take, Unwrapped
from vernissage.games.not_a_hat.state import Options
from vernissage.games.not_a_hat.tests.table import (
    SEED,
    HatMatch,
    begun,
    entered,
    lay,
    random_matches,
    up,
)

LIMIT = 300
ROUND = ((up("cat"),), (up("dog"),), (up("boot"),), (up("key"),))


def board(names: Sequence[str], players: int, games: int) -> Scoreboard:
    """This many games of these bots."""
    entrants = [Entrant(name, BOTS[name]) for name in names]
    found = Scoreboard(tuple(names))
    for played in arena.compete(
        GAME, Options(players=players, gift_limit=LIMIT), entrants, games, seed_from_text("bots")
    ):
        found.enter(played)
    return found


def test_the_elephant_beats_the_goldfish_in_four_of_five_games_and_more() -> None:
    found = board(("elephant", "goldfish"), 2, 60)
    assert found.games == 60
    assert found.tallies[0].wins >= 48


@pytest.mark.parametrize(("better", "worse"), [("cat", "goldfish"), ("person", "cat"), ("elephant", "cat")])
def test_the_better_memory_wins(better: str, worse: str) -> None:
    assert board((better, worse), 2, 12).tallies[0].wins >= 9


def test_four_goldfish_finish_their_game() -> None:
    for deal in range(10):
        goldfish = Entrant("goldfish", BOTS["goldfish"])
        fixture = arena.Fixture(deal, deal, (0, 0, 0, 0))
        played = arena.play(GAME, Options(players=4), [goldfish], fixture, seed_from_text("four goldfish"))
        assert max(played.outcome.scores) == 3


def test_memory_grows_from_the_goldfish_to_the_elephant() -> None:
    assert list(STRENGTHS) == ["goldfish", "cat", "person", "elephant"]
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())


def just_taken() -> HatMatch:
    """Seat 0 has taken the hat from the shop, in sight of all."""
    state = lay(giver=0, piles=ROUND, shop=("gift-hat", "gift-frog", "gift-kite", "gift-anchor"))
    return entered(begun(state), Take())


def names_given(strength: float, match: HatMatch) -> list[str]:
    """What a bot of this strength calls the gift on its way, by chance after chance."""
    (seat,) = GAME.to_move(match.state)
    sight = match.sight(seat)
    chances = (Rng(SEED, "bot", step) for step in range(100))
    moves = [
        Forgetful(strength).choose(sight.view, match.memory(seat), sight.offers, chance) for chance in chances
    ]
    return [move.gift for move in moves if isinstance(move, Give)]


def much_later(match: HatMatch) -> HatMatch:
    """The hat has gone round until it is given again, and was called nothing anyone could learn from."""
    match = entered(match, Give("gift-yo-yo"), Accept())
    while match.state.parcel != "gift-hat":
        match = entered(match, Give("gift-yo-yo"), Accept())
    return match


def test_even_a_goldfish_knows_what_was_shown_just_now() -> None:
    assert names_given(STRENGTHS["goldfish"], just_taken()).count("gift-hat") >= 97


def test_a_goldfish_forgets_what_an_elephant_knows() -> None:
    match = much_later(just_taken())
    assert names_given(STRENGTHS["elephant"], match).count("gift-hat") >= 90
    assert names_given(STRENGTHS["goldfish"], match).count("gift-hat") < 60


def test_whoever_has_forgotten_names_something_that_may_be_about() -> None:
    match = much_later(just_taken())
    lies = [name for name in names_given(0.0, match) if name != "gift-hat"]
    table = match.sight(0).view.table
    in_sight = {lying.gift for pile in table.piles for lying in pile} | {table.top}
    assert lies
    assert in_sight.isdisjoint(lies)


def answers(strength: float, match: HatMatch) -> int:
    """How often in a hundred a bot of this strength refuses."""
    (seat,) = GAME.to_move(match.state)
    sight = match.sight(seat)
    bot = Forgetful(strength)
    chosen = [
        bot.choose(sight.view, match.memory(seat), sight.offers, Rng(SEED, "bot", step))
        for step in range(100)
    ]
    return chosen.count(Refuse())


def test_an_elephant_believes_the_truth_and_no_lie() -> None:
    elephant = STRENGTHS["elephant"]
    assert answers(elephant, entered(just_taken(), Give("gift-hat"))) < 3
    assert answers(elephant, entered(just_taken(), Give("gift-tie"))) > 97
    later = much_later(just_taken())
    assert answers(elephant, entered(later, Give("gift-hat"))) < 3
    assert answers(elephant, entered(later, Give("gift-tie"))) > 97


def test_a_goldfish_hardly_knows_what_to_believe_later_on() -> None:
    later = much_later(just_taken())
    goldfish = STRENGTHS["goldfish"]
    assert answers(goldfish, entered(later, Give("gift-hat"))) < 50
    assert answers(goldfish, entered(later, Give("gift-tie"))) < 70


def test_even_an_elephant_gets_mixed_up_now_and_then() -> None:
    own = entered(just_taken(), Give("gift-hat"), Accept())
    names = names_given(STRENGTHS["elephant"], own)
    assert 0 < sum(name != own.state.parcel for name in names) < 10


@pytest.mark.parametrize("who", STRENGTHS)
def test_nobody_believes_that_a_gift_is_what_lies_before_oneself(who: str) -> None:
    said = entered(just_taken(), Give("gift-dog"))
    (seat,) = GAME.to_move(said.state)
    assert said.state.piles[seat][0].gift == "gift-dog"
    assert answers(STRENGTHS[who], said) > 85


def active(match: HatMatch, gift: str, strength: float = 0.5) -> float:
    """How active the thought of this gift is on average, looking at the one on its way."""
    table, memory = GAME.view(match.state, 0).table, match.memory(0)
    found = [thoughts(mind(strength), table, memory, 0, Rng(SEED, "bot", step)) for step in range(200)]
    return sum(each[gift] for each in found) / len(found)


def test_traces_fade_and_are_refreshed_by_words() -> None:
    fresh, later = just_taken(), much_later(just_taken())
    assert active(fresh, "gift-hat") > active(later, "gift-hat")
    told = entered(just_taken(), Give("gift-hat"), Accept())
    while told.state.parcel != "gift-hat":
        told = entered(told, Give("gift-yo-yo"), Accept())
    assert active(told, "gift-hat") > active(later, "gift-hat")


def test_thoughts_of_another_card_come_up_less_and_still_less_if_its_back_differs() -> None:
    """On its way is the key. The hat's back is black like its own; the apple, seen later, has a white one."""
    piles = ((up("apple"),), (up("cat"),), (up("boot"),), (up("key"),))
    match = entered(begun(lay(giver=3, piles=piles, shop=("gift-hat", "gift-frog"))), Take())
    match = entered(match, Give("gift-hat"), Accept(), Give("gift-apple"), Accept())
    assert match.state.parcel == "gift-key"
    assert active(match, "gift-key") > active(match, "gift-hat") > active(match, "gift-apple")


def test_what_is_not_active_enough_does_not_come_to_mind() -> None:
    weak = mind(0.2)
    assert come_to_mind(weak, {}) is None
    assert come_to_mind(weak, {"gift-hat": weak.threshold - 0.1}) is None
    assert come_to_mind(weak, {"gift-hat": weak.threshold, "gift-cat": weak.threshold + weak.noise}) == (
        "gift-cat",
        1.0,
    )


def test_whoever_was_caught_is_trusted_less_and_whoever_was_right_more() -> None:
    stranger = trust((), 1)
    caught: tuple[Event, ...] = (Refused(0, 1, "gift-hat", 1), Unwrapped(1, "gift-cat", true=False))
    cleared: tuple[Event, ...] = (Refused(0, 1, "gift-hat", 1), Unwrapped(0, "gift-hat", true=True))
    assert trust(caught, 1) < stranger < trust(cleared, 1)
    assert trust(caught, 2) == stranger


def test_bots_are_told_what_their_seat_is_told_and_faces_change_nothing() -> None:
    """The same view, the same memory, other faces beneath and another shop: the same answer."""
    for match in random_matches("blind", players=4)[:60]:
        if match.outcome is not None:
            break
        (seat,) = GAME.to_move(match.state)
        sight, memory = match.sight(seat), match.memory(seat)
        twin = GAME.imagine(sight.view, (), Rng(match.seed, "imagine"))
        for maker in BOTS.values():
            one, two = (
                maker(GAME).choose(view, memory, GAME.offers(state, seat), Rng(SEED, "bot"))
                for view, state in ((sight.view, match.state), (GAME.view(twin, seat), twin))
            )
            assert one == two
            assert one in sight.offers


def test_no_bot_imports_the_rules_or_imagines() -> None:
    """They couldn't look at a state if they wanted to."""
    home = Path(bots.__file__).parent
    known = set()
    for file in ("bots.py", "memory.py", "recall.py"):
        for node in ast.walk(ast.parse((home / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                known.add(node.module.rpartition(".")[2])
                assert "State" not in {alias.name for alias in node.names}
    assert known.isdisjoint({"rules", "imagine", "position", "offers", "scoring"})


def test_the_strength_of_a_memory_can_be_said_in_percent() -> None:
    assert of_strength(GAME, Budget(iterations=90)).mind == Forgetful(0.9).mind
    assert of_strength(GAME, Budget(iterations=5000)).mind == Forgetful(1.0).mind
    assert of_strength(GAME, Budget(milliseconds=200)).mind == Forgetful(0.5).mind
