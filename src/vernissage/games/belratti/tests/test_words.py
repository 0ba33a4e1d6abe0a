"""Everything that happens at a full table is told in whole sentences, and drawn for every viewer."""

from __future__ import annotations

import pytest
from rich.console import Console

from vernissage import catalog
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.events import (
    Answered,
    JokerPlayed,
    JokerReadied,
    NumberFixed,
    Revealed,
    SaidReady,
)
from vernissage.games.belratti.moves import PlayJoker
from vernissage.games.belratti.scoring import BANDS
from vernissage.games.belratti.state import Options
from vernissage.games.belratti.terminal import draw
from vernissage.games.belratti.tests.table import agreed, gallery, hung
from vernissage.text import Text, languages

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
TABLES = [Options(players=7, patience=3), Options(players=3, masterpieces=True, open_jokers=5, patience=3)]


def words() -> Text:
    return Text(catalog.folder("belratti"))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_everything_is_told_and_drawn(options: Options) -> None:
    text = words()
    console = Console(width=140, record=True, quiet=True)
    match = begin(GAME, options, seed_from_text("words"))
    assert not isinstance(match, Refusal)
    while match.outcome is None:
        rng = Rng(match.seed, "test", len(match.inputs))
        seat = rng.pick(GAME.to_move(match.state))
        offers = GAME.offers(match.state, seat)
        assert all(text.say_move(move, NAMES, seat) for move in offers)
        accepted = match.submit(seat, match.asked[seat], rng.pick(offers))
        assert not isinstance(accepted, Refusal)
        match = accepted.match
        for viewer in viewers(options.players):
            for event in match.witnessed(accepted.events, viewer):
                assert text.say_event(event, NAMES, viewer)
        for viewer in viewers(options.players) if len(match.inputs) % 15 == 0 else ():
            console.print(draw(GAME.view(match.state, viewer), NAMES, text.say))
    assert text.mistakes == []


def test_every_verdict_has_its_words() -> None:
    text = words()
    for word in (*(band for _, band in BANDS), "masterpiece", "fooled"):
        assert text.has(f"verdict-{word}")


def test_the_example_in_words() -> None:
    text = words()
    revealed = agreed(hung(gallery(), fish="one", yellow_cup="one", clover="two")).events[1]
    assert isinstance(revealed, Revealed)
    told = text.say_event(revealed, NAMES)
    assert "Forged, and yet hung, one each for Belratti: fish." in told
    assert "Left in the storeroom, no point: magic lamp." in told
    assert "On the other theme" not in told
    assert "perfect" not in told


def test_the_log_says_who_changed_the_number_and_why_a_joker_is_back() -> None:
    text = words()
    played = JokerPlayed("change-number", "up", None, (2, 3))
    assert text.say_event(played, NAMES) == (
        "Joker “Change the number”, played by Cleo and Dan: one more painting."
    )
    assert text.say_event(NumberFixed(5, 4), NAMES) == "5 paintings are to be laid now instead of 4."
    assert text.say_event(JokerReadied("swap-hands", 4, "perfect"), NAMES) == (
        "A perfect round with 4 paintings: the joker “Swap hands” is ready."
    )


def test_sentences_turn_to_whoever_listens() -> None:
    text = words()
    assert text.say_event(SaidReady(2, 1, (3,)), NAMES, 2) == (
        "You leave the rest to the other painters: one painting is still missing. Waiting for Dan."
    )
    assert text.say_event(SaidReady(2, 0, ()), NAMES, 0) == "Cleo is ready."
    assert text.say_event(Answered("painting-duck", 2), NAMES, 2) == "You nod: you laid the duck."
    assert text.say_event(Answered("painting-duck", None), NAMES) == (
        "All painters shake their heads: nobody laid the duck. A forgery!"
    )
    joker = PlayJoker("swap-hands", painter=3)
    assert text.say_move(joker, NAMES, 0) == "Joker: six new hand cards for Dan"


@pytest.mark.parametrize("language", languages())
def test_what_one_plays_for_depends_on_the_variant(language: str) -> None:
    text = Text(catalog.folder("belratti"), language)
    usual, masterpieces = (text.say_under("goal", Options(masterpieces=each)) for each in (False, True))
    assert "15" in usual
    assert usual != masterpieces
    assert "15" not in masterpieces
    assert text.mistakes == []


@pytest.mark.parametrize("language", languages())
def test_the_pile_that_has_won_says_so_without_asking_anybody_to_play_on(language: str) -> None:
    """The sentence is also on the last screen, where nobody plays on."""
    text = Text(catalog.folder("belratti"), language)
    won, open_ = (
        text.say("table-pile-wins", tokens="no", enough=enough, count=15) for enough in ("yes", "no")
    )
    assert "15" in won
    assert won != open_
    on = {"en": "play on", "de": "weiter", "fr": "continue", "nl": "door", "it": "continua"}[language]
    assert on not in won.lower()


def test_a_painter_who_leaves_the_rest_to_others_is_not_called_ready() -> None:
    text = words()
    for viewer in (None, 2, 3):
        assert "ready" not in text.say_event(SaidReady(2, 3, (3,)), NAMES, viewer)
        assert "ready" in text.say_event(SaidReady(2, 0, (3,)), NAMES, viewer)
