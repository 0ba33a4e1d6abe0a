"""A seat is told what it knows in every language, and its answer is parsed or refused."""

from __future__ import annotations

import pytest

import vernissage
from tests.conformance.leaks import imagined
from tests.conformance.options import NAMES, tables_of
from tests.conformance.played import played
from tests.play import game_called
from vernissage import catalog
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.research.words import Talker, Words
from vernissage.text import languages

EVERY = 29
ANSWERS = ("{}", "{}.", "**{}**", "Hmm, let me see.\nI choose {}")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", languages())
def test_every_moment_can_be_told_and_every_offer_named(name: str, language: str) -> None:
    table = tables_of(name)[0]
    words = Words(name, table.options, language)
    for match in played(table)[::EVERY]:
        for seat, offers in enumerate(match.offers):
            if not offers:
                continue
            view = match.game.view(match.state, seat)
            told = words.tell(view, match.memory(seat), offers, latest=5)
            assert f"\n{len(offers)}. " in told
            assert words.names[seat] in told
            for number, move in enumerate(offers, 1):
                answer = ANSWERS[number % len(ANSWERS)].format(number)
                assert words.read(answer, view, offers) == move, answer
    assert words._text.mistakes == [] or game_called(name).info.draft


@pytest.mark.parametrize("name", [name for name in NAMES if name in catalog.names()])
def test_an_offer_is_understood_by_its_own_words(name: str) -> None:
    table = tables_of(name)[0]
    words, understood = Words(name, table.options), 0
    for match in played(table)[::EVERY]:
        for seat, offers in enumerate(match.offers):
            view = match.game.view(match.state, seat)
            said = [words._sentence(move, view) for move in offers]
            for move, sentence in zip(offers, said, strict=True):
                if said.count(sentence) == 1:
                    assert words.read(sentence.upper(), view, offers) == move
                    understood += 1
    assert understood


@pytest.mark.parametrize("answer", ["", "...", "0", "99", "either 1 or 2", "I pass", "1.5", "-1"])
def test_what_says_no_move_is_refused_and_it_is_said_why(answer: str) -> None:
    match = vernissage.begin("_template", seed="words")
    words = Words("_template", match.options)
    view, offers = match.game.view(match.state, 0), match.offers[0]
    refusal = words.read(answer, view, offers)
    assert isinstance(refusal, Refusal)
    assert "Answer with one number from 1 to 2" in words.why_not(refusal)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_tells_no_secret(name: str) -> None:
    table = tables_of(name)[0]
    words = Words(name, table.options)
    for match in played(table)[::EVERY]:
        for seat in match.game.to_move(match.state):
            memory = match.memory(seat)
            twin = imagined(match.game, match, seat, Rng(match.seed, "imagine"))
            truth, fancy = (
                words.tell(match.game.view(state, seat), memory, match.game.offers(state, seat))
                for state in (match.state, twin)
            )
            assert truth == fancy


def test_a_talker_plays_a_whole_game_and_is_asked_again_when_not_understood() -> None:
    match = vernissage.begin("_template", seed="words")
    answers = iter(["what?", *["1"] * 100])
    told: list[str] = []

    def ask(text: str) -> str:
        told.append(text)
        return next(answers)

    talker = Talker(Words("_template", match.options, names=("Ada", "Ben")), ask)
    ended = vernissage.play_out(match, talker, "random")
    assert ended.outcome is not None
    assert talker.refused == 1
    assert told[1].startswith(told[0])
    assert "“what?”" in told[1].removeprefix(told[0])
