"""The rules of RULES.md on a vector, compiled."""

from vernissage.core.seats import Seat
from vernissage.games.canvas.scoring import BEST, RATINGS
from vernissage.games.canvas.twin import layout as at
from vernissage.games.canvas.twin.ribbons import award, points
from vernissage.research.chance import below, shuffle
from vernissage.research.kernel import Chance, Vector, count_up, fill, kernel
from vernissage.research.twin import Scores, Winners

SPLENDID = next(least for least, name in RATINGS.items() if name == BEST)
"""CAN-6.1: the fewest points for the best award."""


@kernel
def deal(state: Vector, chance: Chance) -> None:
    """CAN-2.1 to CAN-2.4, CAN-6.2, CAN-6.3: sets up the table."""
    fill(state, at.RULES, at.SIZE, 0)
    choose_scoring(state, chance)
    for card in range(at.CARDS):
        state[at.DECK + card] = card
    shuffle(state, at.DECK, at.CARDS, chance)
    state[at.IN_DECK] = at.CARDS
    give_backgrounds(state, chance)
    for _ in range(at.ROW_CARDS):
        lay(state)
    state[at.ASIDE] = 0 if state[at.ALONE] == at.COMPANY else at.STARTING_TOKENS
    first = state[at.FIRST_PLAYER]
    state[at.TURN] = below(state[at.PLAYERS], chance) if first == at.NOBODY else first


@kernel
def choose_scoring(state: Vector, chance: Chance) -> None:
    """CAN-2.1, CAN-8: lays the scoring cards of the scenario, or as many random ones as it asks for."""
    if not state[at.CHOSEN]:
        for place in range(state[at.CONDITIONS]):
            state[at.SCORING + place] = state[at.GIVEN + place]
        return
    # The deck is not dealt yet, so it has room to shuffle.
    for card in range(at.SCORING_CARDS):
        state[at.DECK + card] = card
    shuffle(state, at.DECK, at.SCORING_CARDS, chance)
    for place in range(state[at.CONDITIONS]):
        state[at.SCORING + place] = state[at.DECK + place]


@kernel
def give_backgrounds(state: Vector, chance: Chance) -> None:
    """CAN-2.3: gives each painter three backgrounds and four tokens."""
    for ground in range(at.GROUNDS):
        state[at.GONE_CARDS + ground] = ground
    shuffle(state, at.GONE_CARDS, at.GROUNDS, chance)
    for seat in range(state[at.PLAYERS]):
        painter = at.PAINTERS + at.PAINTER * seat
        state[painter + at.TOKENS] = at.STARTING_TOKENS
        for place in range(at.MOST_PAINTINGS):
            ground = state[at.GONE_CARDS + at.MOST_PAINTINGS * seat + place]
            state[painter + at.BACKGROUNDS + place] = ground
    fill(state, at.GONE_CARDS, at.GONE_CARDS + at.GROUNDS, 0)


@kernel
def lay(state: Vector) -> None:
    """CAN-3.5, CAN-3.14: moves the deck's top card, if there is one, to the end of the row."""
    left = state[at.IN_DECK]
    if left:
        top = at.DECK + at.CARDS - left
        end = state[at.IN_ROW]
        state[at.ROW + end], state[top] = state[top], 0
        state[at.LAID + end] = 0
        state[at.IN_ROW] = end + 1
        state[at.IN_DECK] = left - 1


@kernel
def owing(state: Vector, seats: Vector) -> int:
    """CAN-2.4, CAN-4.1: writes the seat whose turn it is; returns 1, or 0 when the game is over."""
    turn = state[at.TURN]
    seats[0] = turn
    return int(state[at.PAINTERS + at.PAINTER * turn + at.PAINTED] < at.MOST_PAINTINGS)


@kernel
def offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """CAN-3.1, CAN-3.6: writes the offered actions, and returns their number."""
    painter = at.PAINTERS + at.PAINTER * seat
    free = at.MOST_PAINTINGS - state[painter + at.PAINTED]
    if seat != state[at.TURN] or not free:
        return 0
    if state[at.PAINTING]:
        return count_up(actions, 0, free, at.FRAMES)
    held = state[painter + at.HELD]
    found = count_up(actions, 0, takes(state, painter), 0)
    for way in range(at.WAYS[held]):
        actions[found + way] = at.PAINTS + at.ORDERS_OF[held, way]
    return found + at.WAYS[held]


@kernel
def takes(state: Vector, painter: int) -> int:
    """CAN-3.2, CAN-3.3: how many cards of the row can be taken; none with a full hand."""
    if state[painter + at.HELD] == at.HAND_CARDS:
        return 0
    return min(state[at.IN_ROW], state[painter + at.TOKENS] + 1)


@kernel
def play(state: Vector, seat: Seat, action: int, chance: Chance) -> None:
    """CAN-3.1: plays an offered action."""
    painter = at.PAINTERS + at.PAINTER * seat
    if action < at.PAINTS:
        take(state, painter, action)
    elif action < at.FRAMES:
        for layer in range(at.LAYERS):
            place = at.ORDERS[action - at.PAINTS, layer]
            state[at.EASEL + layer] = state[painter + at.HAND + place]
        if state[painter + at.PAINTED] < at.MOST_PAINTINGS - 1:  # CAN-3.6: a choice that is part of the turn
            state[at.PAINTING] = 1
            return
        hang(state, painter, 0)
    else:
        hang(state, painter, action - at.FRAMES)
    pass_turn(state, chance)


@kernel
def take(state: Vector, painter: int, place: int) -> None:
    """CAN-3.3 to CAN-3.5: pays for the skipped cards, takes the card behind them and the tokens on it."""
    held = state[painter + at.HELD]
    state[painter + at.HAND + held] = state[at.ROW + place]
    state[painter + at.HELD] = held + 1
    state[painter + at.TOKENS] += state[at.LAID + place] - place
    if state[at.ALONE] == at.PUZZLE:
        take_in_puzzle(state, painter, place)
    else:
        close_up(state, place)


@kernel
def close_up(state: Vector, place: int) -> None:
    """CAN-3.3, CAN-3.5: puts a token on each skipped card; the row closes up and gets a card of the deck."""
    for skipped in range(place):
        state[at.LAID + skipped] += 1
    remove(state, place)
    lay(state)


@kernel
def remove(state: Vector, place: int) -> None:
    """CAN-3.5: removes a card from the row, which closes up."""
    last = state[at.IN_ROW] - 1
    for behind in range(place, last):
        state[at.ROW + behind] = state[at.ROW + behind + 1]
        state[at.LAID + behind] = state[at.LAID + behind + 1]
    state[at.ROW + last] = 0
    state[at.LAID + last] = 0
    state[at.IN_ROW] = last


@kernel
def leave(state: Vector, card: int) -> None:
    """CAN-6.2, CAN-6.3: removes this card from the game."""
    state[at.GONE_CARDS + state[at.GONE]] = card
    state[at.GONE] += 1


@kernel
def take_in_puzzle(state: Vector, painter: int, place: int) -> None:
    """CAN-6.3: tokens go to the reserve, skipped cards leave the game; the first card brings a token."""
    for _ in range(place):
        leave(state, state[at.ROW])
        remove(state, 0)
    remove(state, 0)
    for _ in range(place + 1):
        lay(state)
    state[at.ASIDE] += place
    if not place:
        inspire(state, painter)


@kernel
def inspire(state: Vector, painter: int) -> None:
    """CAN-6.3: gives a token from the reserve, unless it is empty."""
    if state[at.ASIDE]:
        state[at.ASIDE] -= 1
        state[painter + at.TOKENS] += 1


@kernel
def hang(state: Vector, painter: int, choice: int) -> None:
    """CAN-3.6, CAN-3.8: hangs the three cards over a background; the others stay in hand."""
    award(state, painter)
    number = state[painter + at.PAINTED]
    for layer in range(at.LAYERS):
        card = state[at.EASEL + layer]
        state[painter + at.PAINTINGS + at.LAYERS * number + layer] = card
        put_down(state, painter, card)
        state[at.EASEL + layer] = 0
    first = painter + at.BACKGROUNDS + number
    ground = state[first + choice]
    for place in range(choice, 0, -1):
        state[first + place] = state[first + place - 1]
    state[first] = ground
    state[painter + at.PAINTED] = number + 1
    state[at.PAINTING] = 0
    if state[at.ALONE] == at.PUZZLE:
        inspire(state, painter)


@kernel
def put_down(state: Vector, painter: int, card: int) -> None:
    """CAN-3.6: removes this card from the hand."""
    last = state[painter + at.HELD] - 1
    slide = False
    for place in range(last):
        slide = slide or state[painter + at.HAND + place] == card
        if slide:
            state[painter + at.HAND + place] = state[painter + at.HAND + place + 1]
    state[painter + at.HAND + last] = 0
    state[painter + at.HELD] = last


@kernel
def pass_turn(state: Vector, chance: Chance) -> None:
    """CAN-2.4, CAN-4.1: passes the turn clockwise to the next with paintings to make, if there is one."""
    players = state[at.PLAYERS]
    for step in range(1, players + 1):
        seat = (state[at.TURN] + step) % players
        if state[at.PAINTERS + at.PAINTER * seat + at.PAINTED] < at.MOST_PAINTINGS:
            state[at.TURN] = seat
            if state[at.ALONE] == at.VINCENT:
                vincent(state, chance)
            return


@kernel
def vincent(state: Vector, chance: Chance) -> None:
    """CAN-6.2: Vincent tosses his tokens; each face up skips a card, and the next one leaves the game."""
    face_up = 0
    for _ in range(state[at.ASIDE]):
        face_up += below(2, chance)
    place = min(face_up, at.ROW_CARDS - 1)
    leave(state, state[at.ROW + place])
    state[at.ASIDE] += state[at.LAID + place] - place
    close_up(state, place)


@kernel
def judge(state: Vector, scores: Scores, winners: Winners) -> None:
    """CAN-4.3, CAN-6.1: writes scores and winners: most points, then most tokens; alone, the best award."""
    best = most_tokens = -1
    for seat in range(state[at.PLAYERS]):
        painter = at.PAINTERS + at.PAINTER * seat
        own, tokens = points(state, painter), state[painter + at.TOKENS]
        scores[seat] = own
        if own > best or (own == best and tokens > most_tokens):
            best, most_tokens = own, tokens
    for seat in range(state[at.PLAYERS]):
        tokens = state[at.PAINTERS + at.PAINTER * seat + at.TOKENS]
        winners[seat] = scores[seat] == best and tokens == most_tokens
    if state[at.ALONE] != at.COMPANY:
        winners[0] = best >= SPLENDID


@kernel
def hide(state: Vector, _seat: Seat) -> None:
    """CAN-3.13: overwrites the deck, which nobody sees; everything else is open."""
    fill(state, at.DECK + at.CARDS - state[at.IN_DECK], at.SIZE, at.UNKNOWN)
