"""Bots that forget: what they recall, confuse and doubt; none of them sees a hidden face."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from vernissage.core.budget import Budget
from vernissage.core.rng import Rng
from vernissage.games.not_a_hat import GAME, bots
from vernissage.games.not_a_hat.alike import alike
from vernissage.games.not_a_hat.bots import COMPANY, STRENGTHS, of_strength
from vernissage.games.not_a_hat.exploiters import Stubborn
from vernissage.games.not_a_hat.forgetful import Forgetful
from vernissage.games.not_a_hat.memory import come_to_mind, mind, recollection, thoughts, trust
from vernissage.games.not_a_hat.moves import Accept, Event, Give, Refuse, Refused, Take, Unwrapped
from vernissage.games.not_a_hat.tests.table import (
    SEED,
    HatMatch,
    begun,
    entered,
    lay,
    random_matches,
    up,
)

ROUND = ((up("cat"),), (up("dog"),), (up("boot"),), (up("key"),))


def test_memory_grows_from_the_goldfish_to_the_elephant() -> None:
    assert list(STRENGTHS) == ["goldfish", "cat", "person", "elephant"]
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())


def just_taken() -> HatMatch:
    """Returns a match in which seat 0 has taken the hat from the shop, in sight of all."""
    state = lay(giver=0, piles=ROUND, shop=("gift-hat", "gift-frog", "gift-kite", "gift-anchor"))
    return entered(begun(state), Take())


def names_given(strength: float, match: HatMatch) -> list[str]:
    """Returns what bots of this strength call the gift on its way, with different random numbers."""
    (seat,) = GAME.to_move(match.state)
    sight = match.sight(seat)
    chances = (Rng(SEED, "bot", step) for step in range(100))
    moves = [
        Forgetful(strength).choose(sight.view, match.memory(seat), sight.offers, chance) for chance in chances
    ]
    return [move.gift for move in moves if isinstance(move, Give)]


def much_later(match: HatMatch) -> HatMatch:
    """Returns a match in which the hat went round once, under names that taught nothing."""
    match = entered(match, Give("gift-yo-yo"), Accept())
    while match.state.parcel != "gift-hat":
        match = entered(match, Give("gift-yo-yo"), Accept())
    return match


def just_turned() -> HatMatch:
    """Returns a match in which seat 1 has accepted the hat and turned over its open dog."""
    return entered(just_taken(), Give("gift-hat"), Accept())


@pytest.mark.parametrize("who", STRENGTHS)
@pytest.mark.parametrize("shown", [just_taken, just_turned])
def test_what_was_shown_just_now_even_a_goldfish_names_and_recognises(
    shown: Callable[[], HatMatch], who: str
) -> None:
    match, strength = shown(), STRENGTHS[who]
    gift = match.state.parcel
    assert gift is not None
    assert names_given(strength, match).count(gift) >= 97
    assert answers(strength, entered(match, Give(gift))) <= 3
    for lie in ("gift-tie", "gift-boot", "gift-umbrella", "gift-cat"):
        assert answers(strength, entered(match, Give(lie))) >= 97


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
    """Returns how often in a hundred a bot of this strength refuses."""
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
    names = names_given(STRENGTHS["elephant"], gone_round())
    assert 0 < sum(name != "gift-hat" for name in names) < 10


def gone_round() -> HatMatch:
    """Returns a match in which the hat, like all the others, went round once under its own name."""
    match = entered(just_taken(), Give("gift-hat"), Accept())
    while (gift := match.state.parcel) != "gift-hat":
        assert gift is not None
        match = entered(match, Give(gift), Accept())
    return match


def test_a_gift_is_mixed_up_with_one_alike_or_with_one_that_has_been_about() -> None:
    match = gone_round()
    wrong = {name for name in names_given(0.0, match) if name != "gift-hat"}
    been = {card.gift for pile in ROUND for card in pile}
    assert wrong & set(alike("gift-hat"))
    assert wrong & been
    assert wrong <= been.union(alike("gift-hat"))


def test_a_gift_that_was_never_shown_sounds_wrong_even_to_whoever_has_forgotten_what_it_is() -> None:
    match = gone_round()
    heard = answers(0.0, entered(match, Give("gift-key")))
    assert answers(0.0, entered(match, Give("gift-piano"))) > max(30, heard)


@pytest.mark.parametrize("who", STRENGTHS)
def test_nobody_believes_that_a_gift_is_what_lies_before_oneself(who: str) -> None:
    said = entered(just_taken(), Give("gift-dog"))
    (seat,) = GAME.to_move(said.state)
    assert said.state.piles[seat][0].gift == "gift-dog"
    assert answers(STRENGTHS[who], said) > 85


def active(match: HatMatch, gift: str, strength: float = 0.5) -> float:
    """Returns the average activation of this gift for the card on its way."""
    table, memory = GAME.view(match.state, 0).table, match.memory(0)
    pasts = recollection(table, memory)
    found = [thoughts(mind(strength), table, pasts, 0, Rng(SEED, "bot", step)) for step in range(200)]
    return sum(each[gift] for each in found) / len(found)


def test_traces_fade_and_are_refreshed_by_words() -> None:
    fresh, later = just_taken(), much_later(just_taken())
    assert active(fresh, "gift-hat") > active(later, "gift-hat")
    told = entered(just_taken(), Give("gift-hat"), Accept())
    while told.state.parcel != "gift-hat":
        told = entered(told, Give("gift-yo-yo"), Accept())
    assert active(told, "gift-hat") > active(later, "gift-hat")


def test_thoughts_of_another_card_come_up_less_and_still_less_if_its_back_differs() -> None:
    """The key is on its way. The hat's back is black like its own; the apple's is white."""
    piles = ((up("apple"),), (up("cat"),), (up("boot"),), (up("key"),))
    match = entered(begun(lay(giver=3, piles=piles, shop=("gift-hat", "gift-frog"))), Take())
    match = entered(match, Give("gift-hat"), Accept(), Give("gift-apple"), Accept())
    while match.state.number < 6 or match.state.parcel != "gift-key":
        assert match.state.parcel is not None
        match = entered(match, Give(match.state.parcel), Accept())
    assert active(match, "gift-key") > active(match, "gift-hat") > active(match, "gift-apple")


def test_what_is_not_active_enough_does_not_come_to_mind() -> None:
    weak = mind(0.2)
    assert come_to_mind(weak, {}) is None
    assert come_to_mind(weak, {"gift-hat": weak.threshold - 0.1}) is None
    came = come_to_mind(weak, {"gift-hat": weak.threshold, "gift-cat": weak.threshold + weak.noise})
    assert came is not None
    assert came[0] == "gift-cat"
    assert came[1] == pytest.approx(1.0)


def test_whoever_was_caught_is_trusted_less_and_whoever_was_right_more() -> None:
    stranger = trust((), 1)
    caught: tuple[Event, ...] = (Refused(0, 1, "gift-hat", 1), Unwrapped(1, "gift-cat", true=False))
    cleared: tuple[Event, ...] = (Refused(0, 1, "gift-hat", 1), Unwrapped(0, "gift-hat", true=True))
    assert trust(caught, 1) < stranger < trust(cleared, 1)
    assert trust(caught, 2) == stranger


def test_bots_are_told_what_their_seat_is_told_and_faces_change_nothing() -> None:
    """With the same view and memory, other hidden faces and another shop lead to the same answer."""
    for match in random_matches("blind", players=4)[:60]:
        if match.outcome is not None:
            break
        (seat,) = GAME.to_move(match.state)
        sight, memory = match.sight(seat), match.memory(seat)
        twin = GAME.imagine(sight.view, (), Rng(match.seed, "imagine"))
        for maker in COMPANY.makers.values():
            one, two = (
                maker(GAME).choose(view, memory, GAME.offers(state, seat), Rng(SEED, "bot"))
                for view, state in ((sight.view, match.state), (GAME.view(twin, seat), twin))
            )
            assert one == two
            assert one in sight.offers


def test_no_bot_imports_the_rules_or_imagines() -> None:
    """So they have no access to a state."""
    home = Path(bots.__file__).parent
    known, names = set(), set()
    for file in ("bots.py", "forgetful.py", "exploiters.py", "memory.py", "recall.py"):
        for node in ast.walk(ast.parse((home / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                known.add(node.module.rpartition(".")[2])
                names |= {alias.name for alias in node.names}
    assert {"moves", "view"} & known, "they import something"
    assert "State" not in names
    assert known.isdisjoint({"rules", "imagine", "position", "offers", "scoring"})


def test_the_strength_of_a_memory_can_be_said_in_percent() -> None:
    assert of_strength(GAME, Budget(iterations=90)).mind == Forgetful(0.9).mind
    assert of_strength(GAME, Budget(iterations=5000)).mind == Forgetful(1.0).mind
    assert of_strength(GAME, Budget(milliseconds=200)).mind == Forgetful(0.5).mind


def test_whoever_never_doubts_remembers_as_well_as_is_asked_for() -> None:
    for trick in ("never-doubt", "always-doubt"):
        made = COMPANY.thinkers[trick](GAME, Budget(iterations=30))
        assert isinstance(made, Stubborn)
        assert made.mind == Forgetful(0.3).mind
