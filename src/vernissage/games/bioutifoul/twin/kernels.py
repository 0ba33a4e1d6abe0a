"""The deal, the course of a turn, and the effect of each action on a vector, as in RULES.md."""

from vernissage.core.seats import Seat
from vernissage.games.bioutifoul.twin import display
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.games.bioutifoul.twin.offers import may_act, price
from vernissage.research.chance import below, shuffle
from vernissage.research.kernel import Chance, Vector, count_up, fill, kernel


@kernel
def deal(state: Vector, chance: Chance) -> None:
    """BIO-2.1 to BIO-2.6, BIO-2.9: sets up a game and begins the first turn."""
    fill(state, at.RULES, at.SIZE, 0)
    fill(state, at.ARTWORKS, at.REMOVED, at.EMPTY)
    line_up(state, chance)
    count_up(state, at.ARTWORK_DECK + 1, at.WORKS, 0)
    shuffle(state, at.ARTWORK_DECK + 1, at.WORKS, chance)
    state[at.ARTWORK_DECK] = at.WORKS
    deal_exhibitions(state, chance)
    deal_influence(state, chance)
    display.lay_artworks(state, chance)
    display.lay_exhibitions(state)
    first = state[at.FIRST_PLAYER]
    state[at.FIRST] = below(state[at.PLAYERS], chance) if first == at.NOBODY else first
    begin_turn(state, state[at.FIRST], 1, chance)


@kernel
def line_up(state: Vector, chance: Chance) -> None:
    """BIO-2.1: sets the artists' values at random. The dearest lies nearest to the Bid card."""
    count_up(state, at.SWEPT, at.ARTISTS, 0)
    shuffle(state, at.SWEPT, at.ARTISTS, chance)
    for place in range(at.ARTISTS):
        state[at.WORTH + state[at.SWEPT + place]] = at.ARTISTS - place
        state[at.SWEPT + place] = 0


@kernel
def deal_exhibitions(state: Vector, chance: Chance) -> None:
    """BIO-1.4, BIO-2.3, BIO-2.9: shuffles the exhibition deck and, for two players, removes some cards."""
    count = 0
    for card in range(at.MOST_EXHIBITIONS - 1, -1, -1):
        exhibition = at.BOXES[state[at.COMPOSITION], card]
        if exhibition != at.EMPTY:
            state[at.EXHIBITION_DECK + at.MOST_EXHIBITIONS - count] = exhibition
            count += 1
    shuffle(state, at.EXHIBITION_DECK + 1 + at.MOST_EXHIBITIONS - count, count, chance)
    state[at.EXHIBITION_DECK] = count
    if state[at.PLAYERS] == 2:  # noqa: PLR2004 - two players
        for place in range(at.REMOVED, at.ARTWORK_DECK):
            state[place] = display.draw(state, at.EXHIBITION_DECK, at.MOST_EXHIBITIONS)


@kernel
def deal_influence(state: Vector, chance: Chance) -> None:
    """BIO-1.3, BIO-2.4, BIO-2.5: deals the influence cards and the starting gold."""
    for card in range(at.INFLUENCE):
        state[at.INFLUENCE_DECK + 1 + card] = card * at.ARTISTS // at.INFLUENCE
    shuffle(state, at.INFLUENCE_DECK + 1, at.INFLUENCE, chance)
    state[at.INFLUENCE_DECK] = at.INFLUENCE
    for seat in range(state[at.PLAYERS]):
        state[at.GALLERIES + at.GALLERY * seat + at.GOLD] = at.STARTING_GOLD
        for _ in range(at.DEALT):
            display.hold(state, seat, display.draw(state, at.INFLUENCE_DECK, at.INFLUENCE), 1)


@kernel
def owing(state: Vector, seats: Vector) -> int:
    """BIO-2.6: writes the seat to move, and returns the number of seats: 1, or 0 when the game is over."""
    seats[0] = state[at.TURN]
    return int(state[at.PHASE] != at.OVER)


@kernel
def begin_turn(state: Vector, seat: Seat, number: int, chance: Chance) -> None:
    """BIO-3.1, BIO-4.1: begins a turn: checks whether cards must be discarded, and sweeps a stale display."""
    held = state[at.GALLERIES + at.GALLERY * seat + at.HELD]
    state[at.TURN] = seat
    state[at.ROUND] = number
    state[at.PHASE] = at.DISCARD if held > at.KEPT else at.INFLUENCING
    state[at.ACTED] = 0
    state[at.BOUGHT] = 0
    if display.is_stale(state):
        display.sweep(state, chance)


@kernel
def play(state: Vector, seat: Seat, action: int, chance: Chance) -> None:
    """BIO-5.1: plays an offered action, and ends the turn if no action is left."""
    gallery = at.GALLERIES + at.GALLERY * seat
    if action == at.DONE:
        end_turn(state, seat, chance)
        return
    if action < at.INFLUENCES:
        discard(state, gallery, action - at.DISCARDS)
        return
    if action < at.BUYS:
        influence(state, seat, action - at.INFLUENCES)
    elif action < at.SELLS:
        buy(state, gallery, action - at.BUYS)
    elif action < at.EXHIBITS:
        sell(state, gallery, action - at.SELLS)
    else:
        exhibit(state, gallery, action - at.EXHIBITS)
        display.draw_influence(state, seat, chance)
    if not may_act(state, gallery):
        end_turn(state, seat, chance)


@kernel
def discard(state: Vector, gallery: int, artist: int) -> None:
    """BIO-4.1: discards a card. Once three are left, the influence phase begins."""
    state[gallery + at.HAND + artist] -= 1
    state[gallery + at.HELD] -= 1
    display.throw(state, at.INFLUENCE_DISCARD, artist)
    if state[gallery + at.HELD] == at.KEPT:
        state[at.PHASE] = at.INFLUENCING


@kernel
def influence(state: Vector, seat: Seat, action: int) -> None:
    """BIO-4.2 to BIO-4.4: moves the artist, passes the cards to the right, and opens the gallery."""
    artist, way = action // (2 * at.FARTHEST), action % (2 * at.FARTHEST)
    cards, rise = way // 2 + 1, -1 if way % 2 else 1
    before = state[at.WORTH + artist]
    after = before + rise * cards
    for other in range(at.ARTISTS):
        worth = state[at.WORTH + other]
        if min(before, after) <= worth <= max(before, after):
            state[at.WORTH + other] -= rise  # the artists passed close up
    state[at.WORTH + artist] = after
    players = state[at.PLAYERS]
    display.hold(state, seat, artist, -cards)
    display.hold(state, (seat + players - 1) % players, artist, cards)
    state[at.PHASE] = at.OPEN


@kernel
def buy(state: Vector, gallery: int, work: int) -> None:
    """BIO-5.2, BIO-5.7: moves the work to the gallery, leaves its place empty, and takes its price."""
    display.take(state, at.ARTWORKS, work)
    state[gallery + at.GOLD] -= price(state, work)
    state[gallery + at.HUNG + state[gallery + at.HANGING]] = work
    state[gallery + at.HANGING] += 1
    state[at.BOUGHT] |= 1 << work
    state[at.ACTED] += 1


@kernel
def sell(state: Vector, gallery: int, work: int) -> None:
    """BIO-5.4: discards a work, and pays its current price to the gallery."""
    state[gallery + at.GOLD] += price(state, work)
    take_down(state, gallery, work)
    state[at.ACTED] += 1


@kernel
def take_down(state: Vector, gallery: int, work: int) -> None:
    """BIO-5.4, BIO-5.6: moves a work from the gallery to the discard pile."""
    last = state[gallery + at.HANGING] - 1
    slide = False
    for place in range(last):
        slide = slide or state[gallery + at.HUNG + place] == work
        if slide:
            state[gallery + at.HUNG + place] = state[gallery + at.HUNG + place + 1]
    state[gallery + at.HUNG + last] = 0
    state[gallery + at.HANGING] = last
    display.throw(state, at.ARTWORK_DISCARD, work)


@kernel
def exhibit(state: Vector, gallery: int, action: int) -> None:
    """BIO-5.6, BIO-5.7: moves the exhibition to the gallery, and discards its two artworks."""
    exhibition = at.EXHIBITED[action, 0]
    display.take(state, at.EXHIBITIONS, exhibition)
    take_down(state, gallery, at.EXHIBITED[action, 1])
    take_down(state, gallery, at.EXHIBITED[action, 2])
    state[gallery + at.SHOWS + state[gallery + at.SHOWN]] = exhibition
    state[gallery + at.SHOWN] += 1
    state[at.ACTED] += 1


@kernel
def end_turn(state: Vector, seat: Seat, chance: Chance) -> None:
    """BIO-5.8, BIO-6, BIO-7.1, BIO-7.6: pays gold, refills the display, passes the turn or ends the game."""
    gold = at.GALLERIES + at.GALLERY * seat + at.GOLD
    state[gold] += 1
    if not state[at.ACTED]:
        display.draw_influence(state, seat, chance)
        state[gold] += 1
    display.lay_artworks(state, chance)
    display.lay_exhibitions(state)
    following = (seat + 1) % state[at.PLAYERS]
    closes_round = int(following == state[at.FIRST])
    is_last_round = not state[at.EXHIBITION_DECK] or state[at.ROUND] == state[at.ROUND_LIMIT]
    if closes_round and is_last_round:
        state[at.PHASE] = at.OVER
        state[at.ACTED] = 0
        state[at.BOUGHT] = 0
    else:
        begin_turn(state, following, state[at.ROUND] + closes_round, chance)


@kernel
def hide(state: Vector, seat: Seat) -> None:
    """BIO-2.7: overwrites the decks, removed exhibitions and others' hands; the numbers of cards remain."""
    cover(state, at.ARTWORK_DECK, at.WORKS)
    cover(state, at.EXHIBITION_DECK, at.MOST_EXHIBITIONS)
    cover(state, at.INFLUENCE_DECK, at.INFLUENCE)
    fill(state, at.REMOVED, at.ARTWORK_DECK, at.UNKNOWN)
    for other in range(state[at.PLAYERS]):
        if other != seat:
            hand = at.GALLERIES + at.GALLERY * other + at.HAND
            fill(state, hand, hand + at.ARTISTS, at.UNKNOWN)


@kernel
def cover(state: Vector, deck: int, size: int) -> None:
    """Overwrites the cards of this deck with `UNKNOWN`."""
    fill(state, deck + 1 + size - state[deck], deck + 1 + size, at.UNKNOWN)
