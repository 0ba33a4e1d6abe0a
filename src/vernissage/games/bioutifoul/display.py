"""BIO-3, BIO-6.2: the display of face-up cards. A card keeps its place until somebody takes it."""

from typing import Final, TypeAlias

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Event, Laid, LastRound, Reshuffled, Swept
from vernissage.games.bioutifoul.state import Gallery, Gaps, State

Events: TypeAlias = list[Event]
Pile: TypeAlias = tuple[Artwork, ...]

artist_of = cards.ARTIST_OF.__getitem__
MONOTONOUS: Final = 5


def is_stale(artworks: Pile, exhibitions: tuple[Exhibition, ...]) -> bool:
    """BIO-3.1, BIO-3.3: are five works of one artist on display, or none that an exhibition asks for?"""
    artists = set(map(artist_of, artworks))
    if len(artists) > 2:  # noqa: PLR2004 - with three artists there, no artist has five works
        # An exhibition without any of these three artists shows the fourth artist twice.
        for exhibition in exhibitions:
            one, two = cards.SHOWS[exhibition]
            if one != two or one in artists:
                return False
        return bool(exhibitions)
    return crowding(artworks) is not None or is_unwanted(artists, exhibitions)


def crowding(artworks: Pile) -> Artist | None:
    """BIO-3.1: returns the artist of five or six of these artworks; None if there is none."""
    on_display = [cards.ARTIST_OF[work] for work in artworks]
    return next((artist for artist in cards.ARTISTS if on_display.count(artist) >= MONOTONOUS), None)


def is_unwanted(artists: set[Artist], exhibitions: tuple[Exhibition, ...]) -> bool:
    """BIO-3.1, BIO-3.3: are there face-up exhibitions, but none with one of these artists?"""
    return bool(exhibitions and artists) and not any(
        artist in artists for exhibition in exhibitions for artist in cards.SHOWS[exhibition]
    )


def sweep(state: State, rng: Rng, events: Events) -> State:
    """BIO-3.1 to BIO-3.3: discards the artworks on display and lays out new ones, once a turn."""
    swept = state.artworks
    events.append(Swept(swept, crowding(swept)))
    wanted = cards.ARTWORKS_FACE_UP
    laid, deck, discard = draw(wanted, state.artwork_deck, state.artwork_discard, rng, events)
    discard += swept
    if len(laid) < wanted:  # BIO-3.3: no other card remains
        more, deck, discard = draw(wanted - len(laid), deck, discard, rng, events)
        laid += more
    events.append(Laid(laid, ()))
    gaps = tuple(range(len(laid), wanted))
    return replace(state, artworks=laid, artwork_gaps=gaps, artwork_deck=deck, artwork_discard=discard)


def draw(wanted: int, deck: Pile, discard: Pile, rng: Rng, events: Events) -> tuple[Pile, Pile, Pile]:
    """BIO-2.8: draws up to this many artworks; returns them, the deck and the discard pile."""
    drawn, deck = deck[:wanted], deck[wanted:]
    missing = wanted - len(drawn)
    if missing and discard:
        events.append(Reshuffled("artworks"))
        deck, discard = rng.shuffled(discard), ()
        drawn, deck = drawn + deck[:missing], deck[missing:]
    return drawn, deck, discard


def take(lying: tuple[str, ...], gaps: Gaps, card: str) -> tuple[tuple[str, ...], Gaps]:
    """BIO-5.7: takes a card from the display; returns the other cards and the empty places."""
    place = lying.index(card)
    left = lying[:place] + lying[place + 1 :]
    for number, gap in enumerate(gaps):
        if gap > place:
            return left, (*gaps[:number], place, *gaps[number:])
        place += 1  # this gap lies before the card
    return left, (*gaps, place)


def lay(lying: tuple[str, ...], gaps: Gaps, new: tuple[str, ...]) -> tuple[tuple[str, ...], Gaps]:
    """BIO-6.2: puts new cards into the empty places in order, and leaves the other cards in place."""
    if not new:
        return lying, gaps
    places = list(lying)
    for gap, card in zip(gaps, new, strict=False):
        places.insert(gap, card)
    return tuple(places), gaps[len(new) :]


def refill(state: State, galleries: PerSeat[Gallery], rng: Rng, events: Events) -> State:
    """BIO-6.2, BIO-7.1: fills the display. The exhibition deck is never reshuffled."""
    gaps, coming = state.artwork_gaps, state.exhibition_deck
    places = len(state.exhibition_gaps)
    hung, coming = coming[:places], coming[places:]
    if not gaps and not hung:
        return replace(state, galleries=galleries)
    laid, deck, discard = draw(len(gaps), state.artwork_deck, state.artwork_discard, rng, events)
    if laid or hung:
        events.append(Laid(laid, hung))
    if hung and not coming and state.round != state.options.round_limit:
        events.append(LastRound("exhibitions"))
    artworks, gaps = lay(state.artworks, gaps, laid)
    exhibitions, exhibition_gaps = lay(state.exhibitions, state.exhibition_gaps, hung)
    return replace(
        state,
        artworks=artworks,
        artwork_gaps=gaps,
        artwork_deck=deck,
        artwork_discard=discard,
        exhibitions=exhibitions,
        exhibition_gaps=exhibition_gaps,
        exhibition_deck=coming,
        galleries=galleries,
    )
