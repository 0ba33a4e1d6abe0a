"""The rules of RULES.md on a vector, compiled."""

from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.twin import layout as at
from vernissage.research.chance import below, shuffle
from vernissage.research.kernel import Chance, Vector, count_up, fill, kernel
from vernissage.research.twin import Scores, Winners


@kernel
def deal(state: Vector, chance: Chance) -> None:
    """HAT-1.1 to HAT-1.4: shuffles the gifts that are used, and lays them out."""
    fill(state, at.RULES, at.SIZE, 0)
    state[at.GAME] = 1
    lay_out(state, chance)
    first = state[at.FIRST_PLAYER]
    begin(state, below(state[at.PLAYERS], chance) if first == at.NOBODY else first)


@kernel
def lay_out(state: Vector, chance: Chance) -> None:
    """HAT-1.2, HAT-1.3, HAT-6.1, HAT-6.2: deals open gifts to each player; the rest is the shop.

    Gifts that are not used are left out, so the deck begins later.
    """
    count = 0
    for gift in range(at.COUNT - 1, -1, -1):
        if at.BACKS[state[at.ANYONE], gift] != state[at.SORTED_OUT]:
            count += 1
            state[at.DECK + at.COUNT - count] = gift
    shuffle(state, at.DECK + at.COUNT - count, count, chance)
    each = state[at.EACH]
    for seat in range(state[at.PLAYERS]):
        pile = at.PILES + at.PILE * seat
        state[pile + at.HEIGHT] = each
        for place in range(each):
            top = at.DECK + at.COUNT - count + each * seat + place
            state[pile + at.LYING + place], state[top] = state[top], 0
            state[pile + at.OPEN + place] = 1
    state[at.SHOP] = count - each * state[at.PLAYERS]


@kernel
def begin(state: Vector, first: Seat) -> None:
    """HAT-1.4, HAT-2.3: begins a game with a visit to the shop."""
    state[at.FIRST] = first
    state[at.GIVER] = first
    state[at.PHASE] = at.TAKE
    state[at.RECEIVER] = at.NOBODY
    state[at.PARCEL] = at.NOBODY
    state[at.SAID] = at.NOBODY
    state[at.IN_A_ROW] = 0


@kernel
def owing(state: Vector, seats: Vector) -> int:
    """HAT-2.2: writes the seat to move, the receiver or the giver; returns 1, or 0 when the game is over."""
    seats[0] = state[at.RECEIVER] if state[at.PHASE] == at.ANSWER else state[at.GIVER]
    return 0 if state[at.PHASE] == at.OVER else 1


@kernel
def offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """Writes the legal actions of a seat, and returns their number. They never depend on a hidden face."""
    phase = state[at.PHASE]
    if phase == at.OVER or seat != (state[at.RECEIVER] if phase == at.ANSWER else state[at.GIVER]):
        return 0
    if phase == at.TAKE:
        return count_up(actions, 0, 1, at.TAKES)
    if phase == at.ANSWER:
        return count_up(actions, 0, 2, at.ACCEPTS)
    if phase == at.AIM:  # HAT-6.4: all the others, beginning at the left
        return count_up(actions, 0, state[at.PLAYERS] - 1, at.AIMS + 1)
    return count_up(actions, 0, at.COUNT, at.NAMES)  # HAT-2.5


@kernel
def play(state: Vector, seat: Seat, action: int, chance: Chance) -> None:
    """Plays an offered action."""
    if action == at.TAKES:
        take(state, seat)
    elif action == at.ACCEPTS:
        accept(state, seat, chance)
    elif action == at.REFUSES:
        refuse(state, seat, chance)
    elif action >= at.NAMES:
        give(state, action - at.NAMES)
    else:  # HAT-6.4
        state[at.RECEIVER] = (seat + action - at.AIMS) % state[at.PLAYERS]
        state[at.PHASE] = at.NAME


@kernel
def take(state: Vector, seat: Seat) -> None:
    """HAT-2.1, HAT-2.3, HAT-4.4: the shop's top gift is turned over and goes on its way."""
    top = at.DECK + at.COUNT - state[at.SHOP]
    gift, state[top] = state[top], 0
    state[at.SHOP] -= 1
    send_off(state, seat, gift)


@kernel
def send_off(state: Vector, giver: Seat, gift: int) -> None:
    """HAT-1.1, HAT-2.1, HAT-6.2, HAT-6.4: sends a gift where its arrows point, or lets the giver pick."""
    players, back = state[at.PLAYERS], at.BACKS[state[at.ANYONE], gift]
    state[at.PARCEL] = gift
    state[at.GIVER] = giver
    state[at.PHASE] = at.NAME
    if back == at.WHITE:
        state[at.RECEIVER] = (giver + players - 1) % players
    elif back == at.BLACK or players == 2:  # noqa: PLR2004 - two players
        state[at.RECEIVER] = (giver + 1) % players
    else:
        state[at.RECEIVER] = at.NOBODY
        state[at.PHASE] = at.AIM


@kernel
def give(state: Vector, gift: int) -> None:
    """HAT-2.1, HAT-2.5: names the gift, truly or not."""
    state[at.SAID] = gift
    state[at.NUMBER] += 1
    state[at.PHASE] = at.ANSWER


@kernel
def accept(state: Vector, seat: Seat, chance: Chance) -> None:
    """HAT-2.2, HAT-3.1 to HAT-3.3, HAT-6.5: the gift goes on top, and the oldest is given away."""
    pile = at.PILES + at.PILE * seat
    height = state[pile + at.HEIGHT]
    state[pile + at.LYING + height] = state[at.PARCEL]
    state[pile + at.OPEN + height] = 0
    forget(state)
    state[at.IN_A_ROW] += 1
    if state[at.IN_A_ROW] == state[at.LIMIT]:
        state[pile + at.HEIGHT] = height + 1
        end_game(state, chance)
        return
    oldest = state[pile + at.LYING]
    for place in range(height):
        state[pile + at.LYING + place] = state[pile + at.LYING + place + 1]
        state[pile + at.OPEN + place] = state[pile + at.OPEN + place + 1]
    state[pile + at.LYING + height] = 0
    state[pile + at.OPEN + height] = 0
    send_off(state, seat, oldest)


@kernel
def forget(state: Vector) -> None:
    """HAT-6.3: clears the answered gift, and its name unless the table has a memory aid."""
    state[at.PARCEL] = at.NOBODY
    state[at.RECEIVER] = at.NOBODY
    if not state[at.REMEMBERS]:
        state[at.SAID] = at.NOBODY


@kernel
def refuse(state: Vector, seat: Seat, chance: Chance) -> None:
    """HAT-4.1 to HAT-4.4: the gift is turned up; the player who was wrong takes it, and goes to the shop."""
    gift = state[at.PARCEL]
    wrong = seat if gift == state[at.SAID] else state[at.GIVER]
    own = at.OWNS + at.OWN * wrong
    state[own + at.PENALTY + state[own + at.TAKEN]] = gift
    state[own + at.TAKEN] += 1
    forget(state)
    state[at.GIVER] = wrong
    state[at.IN_A_ROW] = 0
    state[at.PHASE] = at.TAKE
    if state[own + at.TAKEN] == at.MOST_PENALTIES or not state[at.SHOP]:
        end_game(state, chance)


@kernel
def end_game(state: Vector, chance: Chance) -> None:
    """HAT-5.1, HAT-5.3, HAT-5.4: begins another game, or turns all gifts up at the end of the last."""
    if state[at.GAME] < state[at.GAMES]:
        next_game(state, chance)
        return
    for seat in range(state[at.PLAYERS]):
        pile = at.PILES + at.PILE * seat
        for place in range(state[pile + at.HEIGHT]):
            state[pile + at.OPEN + place] = 1
    state[at.PHASE] = at.OVER


@kernel
def next_game(state: Vector, chance: Chance) -> None:
    """HAT-5.3: shuffles and deals all gifts again; the next player to the left begins."""
    state[at.GAME] += 1
    for seat in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * seat
        state[own + at.EARLIER] += state[own + at.TAKEN]
        state[own + at.TAKEN] = 0
        fill(state, own + at.PENALTY, own + at.OWN, 0)
        fill(state, at.PILES + at.PILE * seat, at.PILES + at.PILE * (seat + 1), 0)
    lay_out(state, chance)
    begin(state, (state[at.FIRST] + 1) % state[at.PLAYERS])


@kernel
def judge(state: Vector, scores: Scores, winners: Winners) -> None:
    """HAT-5.2: writes all penalties as scores; the seats with the fewest win."""
    players = state[at.PLAYERS]
    fewest = at.MOST_PENALTIES * players
    for seat in range(players):
        own = at.OWNS + at.OWN * seat
        scores[seat] = state[own + at.EARLIER] + state[own + at.TAKEN]
        fewest = min(fewest, scores[seat])
    for seat in range(players):
        winners[seat] = scores[seat] == fewest


@kernel
def hide(state: Vector, _seat: Seat) -> None:
    """HAT-2.4: hides all face-down gifts, and the shop below its open top."""
    if state[at.PARCEL] != at.NOBODY:
        state[at.PARCEL] = at.COUNT + at.BACKS[state[at.ANYONE], state[at.PARCEL]]
    for seat in range(state[at.PLAYERS]):
        pile = at.PILES + at.PILE * seat
        for place in range(state[pile + at.HEIGHT]):
            if not state[pile + at.OPEN + place]:
                state[pile + at.LYING + place] = (
                    at.COUNT + at.BACKS[state[at.ANYONE], state[pile + at.LYING + place]]
                )
    fill(state, at.DECK + at.COUNT - state[at.SHOP] + 1, at.SIZE, at.UNKNOWN)
