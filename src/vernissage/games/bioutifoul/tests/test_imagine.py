"""What is known of others' hands: cards passed on were seen, and a renewed deck has the discarded ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vernissage.core.match import Accepted, Match, begin
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import viewers
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.cards import Artist
from vernissage.games.bioutifoul.moves import (
    Discarded,
    Drew,
    DrewUnseen,
    Event,
    Influence,
    Influenced,
    Move,
    Reshuffled,
)
from vernissage.games.bioutifoul.state import Options, State
from vernissage.games.bioutifoul.tests.table import SEED, lay, match_from
from vernissage.games.bioutifoul.view import View

RENEWED = Reshuffled("influence")
Hands = tuple[tuple[Artist, ...], ...]


def random_match(words: str, players: int) -> list[Match[State, Move, Event, View, Options]]:
    match = begin(GAME, Options(players=players, round_limit=12), seed_from_text(words))
    assert isinstance(match, Match)
    matches = [match]
    while match.outcome is None:
        (seat,) = GAME.to_move(match.state)
        sight = match.sight(seat)
        move = Rng(match.seed, "test", len(match.inputs)).pick(sight.offers)
        accepted = match.submit(seat, sight.question, move)
        assert isinstance(accepted, Accepted)
        match = accepted.match
        matches.append(match)
    return matches


def test_bio_4_2_cards_seen_to_be_passed_on_are_imagined_where_they_went() -> None:
    match = match_from(lay(hands=(("alice", "alice", "alice"), ("heinrich",), ("rodrigo",))))
    accepted = match.submit(0, 1, Influence("alice", 3, "right"))
    assert isinstance(accepted, Accepted)
    match = accepted.match
    for step in range(50):
        twin = GAME.imagine(GAME.view(match.state, 1), match.memory(1), Rng(SEED, "imagine", step))
        assert twin.hands[2].count("alice") >= 3


def test_bio_2_8_after_a_renewal_only_what_was_discarded_can_have_been_drawn() -> None:
    """Every imagined state is possible: undoing the events leads back to the renewed deck."""
    looked_at = 0
    for number in range(4):
        for match in random_match(f"renewal {number}", players=6)[::3]:
            for viewer in viewers(6):
                memory = match.memory(viewer)
                if RENEWED not in memory or drawn_since(memory) > 8:
                    continue
                twin = GAME.imagine(GAME.view(match.state, viewer), memory, Rng(match.seed, "imagine"))
                assert could_be(twin.hands, twin.influence_deck, memory)
                looked_at += 1
    assert looked_at > 100


def drawn_since(memory: Sequence[Event]) -> int:
    return sum(isinstance(event, Drew | DrewUnseen) for event in memory[last_renewal(memory) :])


def last_renewal(memory: Sequence[Event]) -> int:
    return max(place for place, event in enumerate(memory) if event == RENEWED)


def discards_before(memory: Sequence[Event]) -> Counter[str]:
    """Returns the discard pile when it last became the deck."""
    last = last_renewal(memory)
    earlier = [place for place, event in enumerate(memory[:last]) if event == RENEWED]
    since = memory[max(earlier, default=0) : last]
    return Counter(event.artist for event in since if isinstance(event, Discarded))


def could_be(hands: Hands, deck: tuple[str, ...], memory: Sequence[Event]) -> bool:  # noqa: PLR0911 - one a kind
    """Whether undoing the events since the renewal, one by one, can lead back to it."""
    *before, event = memory
    match event:
        case Reshuffled(deck="influence"):
            return Counter(deck) == discards_before(memory)
        case Influenced(seat=seat, artist=artist, cards=cards, receiver=receiver):
            if hands[receiver].count(artist) < cards:
                return False
            return could_be(moved(moved(hands, receiver, artist, -cards), seat, artist, cards), deck, before)
        case Discarded(seat=seat, artist=artist):
            return could_be(moved(hands, seat, artist, 1), deck, before)
        case Drew(seat=seat, artist=artist):
            back = artist in hands[seat]
            return back and could_be(moved(hands, seat, artist, -1), (artist, *deck), before)
        case DrewUnseen(seat=seat):
            return any(
                could_be(moved(hands, seat, artist, -1), (artist, *deck), before)
                for artist in dict.fromkeys(hands[seat])
            )
        case _:
            return could_be(hands, deck, before)


def moved(hands: Hands, seat: int, artist: Artist, cards: int) -> Hands:
    held = list(hands[seat])
    for _ in range(-cards):
        held.remove(artist)
    held += [artist] * cards
    return (*hands[:seat], tuple(sorted(held)), *hands[seat + 1 :])
