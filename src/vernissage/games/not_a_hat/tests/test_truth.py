"""The retrospect tells every journey and every lie."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from vernissage.core.match import Accepted
from vernissage.core.step import Step
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.moves import Accept, Give, Given, Refuse, Take
from vernissage.games.not_a_hat.tests.table import HatMatch, begun, entered, lay, random_matches, up
from vernissage.games.not_a_hat.truth import Journey, Lie, Stop, Truth, journeys, longest_lie, retrospect

CAT, HAT, KEY = Give("gift-cat"), Give("gift-hat"), Give("gift-key")


def test_a_gift_is_followed_from_the_shop_to_the_end() -> None:
    """The hat is called a cat, then a key, and then its owner is caught: the third penalty."""
    piles = ((up("boot"), up("anchor")), (up("dog"), up("chair")))
    penalties = ((), ("gift-chips", "gift-cake"))
    state = lay(players=2, giver=0, piles=piles, penalties=penalties, shop=("gift-hat",), number=2)
    match = entered(begun(state), Take(), CAT, Accept())
    while match.state.parcel != "gift-hat":
        match = entered(match, Give("gift-tie"), Accept())
    match = entered(match, KEY, Refuse())
    (hat,) = [each for each in journeys(match.memory(None)) if each.gift == "gift-hat"]
    assert hat.stops == (
        Stop(3, 0, 1, "gift-cat", true=False, accepted=True),
        Stop(8, 1, 0, "gift-key", true=False, accepted=False),
    )
    assert hat.from_shop
    assert (hat.start, hat.end, hat.penalty, hat.believed) == (0, 1, True, "gift-cat")


def by_hand(matches: list[HatMatch]) -> dict[tuple[int, str], list[Stop]]:
    """Returns the same from the true states, where every gift is known."""
    found: dict[tuple[int, str], list[Stop]] = {}
    for before, after in pairwise(matches):
        state = before.state
        if state.phase == "answer":
            assert state.parcel is not None
            assert state.receiver is not None
            assert state.said is not None
            accepted = after.inputs[-1].move == Accept()
            stop = Stop(
                state.number, state.giver, state.receiver, state.said, state.said == state.parcel, accepted
            )
            found.setdefault((state.game, state.parcel), []).append(stop)
    return found


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 4}, {"players": 3, "rounds": True}, {"players": 5, "anyone": True}],
    ids=str,
)
def test_journeys_are_what_truly_happened(options: dict[str, Any]) -> None:
    matches = random_matches("journeys", **options)
    end = matches[-1]
    told = journeys(end.memory(None))
    assert {(each.game, each.gift): list(each.stops) for each in told if each.stops} == by_hand(matches)
    last = [each for each in told if each.game == end.state.game]
    kept = {(each.gift, each.end) for each in last if not each.penalty}
    assert kept == {(card.gift, seat) for seat, pile in enumerate(end.state.piles) for card in pile}
    taken = {(each.gift, each.end) for each in last if each.penalty}
    assert taken == {(gift, seat) for seat, own in enumerate(end.state.penalties) for gift in own}


def test_every_journey_goes_from_one_to_the_next() -> None:
    for each in journeys(random_matches("on and on", players=4)[-1].memory(None)):
        here = each.start
        for stop in each.stops:
            assert stop.giver == here
            here = stop.receiver
        assert each.end in ((here,) if not each.penalty else (here, each.stops[-1].giver))


def journey(*said: str, caught: bool = False) -> Journey:
    """Returns the journey of a hat under these names."""
    stops = tuple(
        Stop(
            place,
            place % 3,
            (place + 1) % 3,
            name,
            true=name == "gift-hat",
            accepted=not caught or place < len(said),
        )
        for place, name in enumerate(said, start=1)
    )
    return Journey(1, "gift-hat", 1, from_shop=True, stops=stops, end=0, penalty=caught)


def test_the_longest_lie_is_the_one_accepted_most_often_in_a_row() -> None:
    hat = "gift-hat"
    assert longest_lie([journey(hat, hat)]) is None
    found = longest_lie([journey("gift-cat", hat, "gift-key", "gift-cat", hat)])
    assert found is not None
    assert (found.liar, names(found), found.caught) == (0, ["gift-key", "gift-cat"], False)
    found = longest_lie([journey("gift-cat", "gift-key", caught=True)])
    assert found is not None
    assert (found.liar, names(found), found.caught) == (1, ["gift-cat"], True)


def names(lie: Lie) -> list[str]:
    return [stop.said for stop in lie.stops]


def test_who_lied_who_was_fooled_and_who_doubted_in_vain() -> None:
    match = begun(lay(players=3, giver=0, shop=("gift-hat", "gift-kite", "gift-ladder"), piles=(
        (up("boot"),), (up("dog"),), (up("frog"),)
    ), penalties=((), (), ("gift-chair", "gift-chips")), number=2))  # fmt: skip
    # The hat is called a cat and accepted; the dog is called a dog and refused: the third penalty.
    match = entered(match, Take(), CAT, Accept(), Give("gift-dog"), Refuse())
    assert match.outcome is not None
    found = match.retrospect
    assert isinstance(found, Truth)
    assert (found.lied, found.fooled, found.doubted) == ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    assert found.longest_lie is not None
    assert (found.longest_lie.gift, names(found.longest_lie)) == ("gift-hat", ["gift-cat"])
    (hat,) = [each for each in found.journeys if each.gift == "gift-hat"]
    assert (hat.believed, hat.end) == ("gift-cat", 1)
    assert {each.gift for each in found.journeys if not each.stops} == {"gift-boot", "gift-frog"}
    assert (found.fool, found.ranking) == (1, (0, 1, 2))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_who_was_wrong_least_comes_first_as_the_points_say(players: int) -> None:
    end = random_matches("ranked", players=players, rounds=True)[-1]
    assert end.outcome is not None
    assert isinstance(end.retrospect, Truth)
    scores = [end.outcome.scores[seat] for seat in end.retrospect.ranking]
    assert scores == sorted(end.outcome.scores)


def test_where_two_were_fooled_most_nobody_is_the_fool() -> None:
    for number in range(30):
        told = random_matches(f"fools {number}", players=4)[-1].retrospect
        assert isinstance(told, Truth)
        most = [seat for seat in range(4) if told.fooled[seat] == max(told.fooled) > 0]
        assert told.fool == (most[0] if len(most) == 1 else None)


@pytest.mark.parametrize("options", [{"players": 4, "rounds": True}, {"players": 5, "anyone": True}], ids=str)
def test_every_stop_tells_at_which_moment_the_gift_was_named(options: dict[str, Any]) -> None:
    end = random_matches("moments", **options)[-1]
    assert isinstance(end.retrospect, Truth)
    found = {
        stop.number: moment
        for journey in end.retrospect.journeys
        for stop, moment in zip(journey.stops, journey.moments, strict=True)
    }
    plainly = {
        event.number: number + 1
        for number, events in enumerate(end.story)
        for event in events
        if isinstance(event, Given)
    }
    assert found == plainly


def test_a_moment_is_the_same_when_somebody_thought_again_about_who_gets_a_gift() -> None:
    match = begun(lay(players=3, options={"anyone": True}))
    while match.outcome is None:
        (seat,) = GAME.to_move(match.state)
        match = entered(match, GAME.offers(match.state, seat)[-1])
        if match.loose and len(match.withdrawn) < len(match.inputs) // 5:
            undone = match.take_back(seat)
            assert isinstance(undone, Accepted), undone
            match = undone.match
    assert match.withdrawn
    assert isinstance(match.retrospect, Truth)
    for journey in match.retrospect.journeys:
        for stop, moment in zip(journey.stops, journey.moments, strict=True):
            (named,) = (event for event in match.story[moment - 1] if isinstance(event, Given))
            assert (named.number, named.seat, named.gift) == (stop.number, stop.giver, stop.said)


def test_a_game_that_is_not_over_has_no_truth_yet() -> None:
    match = entered(begun(lay()), Take(), HAT, Accept())
    assert match.retrospect is None
    steps = [Step(match.state, events) for events in match.story]
    assert retrospect(match.state, steps).journeys == ()
    assert GAME.outcome(match.state) is None


def test_an_answer_to_what_was_said_before_it_began_is_no_part_of_a_journey() -> None:
    """A match can begin in the middle, with a gift on its way."""
    state = entered(begun(lay()), Take(), HAT).state
    match = entered(begun(state), Refuse())
    while match.outcome is None:
        match = entered(match, GAME.offers(match.state, GAME.to_move(match.state)[0])[-1])
    assert isinstance(match.retrospect, Truth)
    assert all(stop.number > state.number for each in match.retrospect.journeys for stop in each.stops)
