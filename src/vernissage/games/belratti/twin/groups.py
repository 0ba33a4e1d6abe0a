"""The groups of seats: directors, painters, and the seats that must decide now."""

from vernissage.core.seats import Seat
from vernissage.games.belratti.twin import layout as at
from vernissage.games.belratti.twin.piles import available, forgeries_to_draw
from vernissage.research.kernel import Vector, kernel


@kernel
def cast_roles(state: Vector) -> None:
    """BEL-2.3 to BEL-2.5: sets the directors and painters. Roles pass one seat to the left each round."""
    players, found = state[at.PLAYERS], 0
    step = 2 if state[at.ALTERNATE] else 1
    for number in range(state[at.DIRECTING]):
        found |= 1 << (step * number + state[at.ROUND] - 1) % players
    state[at.DIRECTORS] = found
    state[at.PAINTERS] = (1 << players) - 1 ^ found


@kernel
def is_alone(group: int) -> bool:
    """Whether the group, a bit set of seats, has only one member."""
    return group & (group - 1) == 0


@kernel
def group_of(state: Vector, joker: int) -> int:
    """BEL-8.2: returns the group that plays this joker in this round, as a bit set."""
    return state[at.DIRECTORS] if at.OF_DIRECTORS[joker] else state[at.PAINTERS]


@kernel
def askers(state: Vector) -> int:
    """BEL-3.2, BEL-9.3: returns the group that chooses the number: directors, or painters in Masterpieces."""
    return state[at.PAINTERS] if state[at.MASTERPIECES] else state[at.DIRECTORS]


@kernel
def joker_of(action: int) -> int:
    """Returns the joker that this action plays."""
    if action >= at.QUERIES:
        return at.QUERY
    if action >= at.PLAYS_HAND_OF or action == at.PLAYS_HANDS:
        return at.SWAP_HANDS
    if action == at.PLAYS_LESS:
        return at.ONE_LESS
    return at.CHANGE_NUMBER if action >= at.PLAYS_UP else at.SWAP_THEMES


@kernel
def owing(state: Vector, seats: Vector) -> int:
    """Writes the seats that must decide now into `seats`, and returns their number."""
    group = owing_group(state)
    found = 0
    for seat in range(state[at.PLAYERS]):
        if group >> seat & 1:
            seats[found] = seat
            found += 1
    return found


@kernel
def owing_group(state: Vector) -> int:
    """Returns the seats that must decide now, as a bit set."""
    phase = state[at.PHASE]
    if state[at.PROPOSED] != at.NOBODY:  # BEL-8.2
        return group_of(state, joker_of(state[at.PROPOSED])) & ~state[at.CONSENTING]
    if phase == at.ASK:
        return state[at.DIRECTORS] & ~state[at.READY] if themes_open(state) else out_of_step(state)
    if phase == at.PAINT:
        return state[at.PAINTERS] & ~state[at.READY]
    if phase == at.SWAP:
        return state[at.SWAPPING] & ~state[at.SWAPPED]
    if phase == at.HANG:
        return state[at.DIRECTORS] & ~state[at.AGREEING]
    return ((1 << state[at.PLAYERS]) - 1) & ~state[at.READY] if phase == at.REVEAL else 0


@kernel
def themes_open(state: Vector) -> bool:
    """BEL-3.4, BEL-9.3: do the painters of Masterpieces still wait for the directors to settle the themes?"""
    if state[at.PHASE] != at.ASK or not state[at.MASTERPIECES]:
        return False
    playable = state[at.JOKERS + at.SWAP_THEMES] == at.AWAKE and spare(state) >= 1
    return playable and state[at.READY] != state[at.DIRECTORS]


@kernel
def spare(state: Vector) -> int:
    """BEL-3.4, BEL-4.6: returns how many paintings can be drawn besides this round's forgeries."""
    return available(state) - forgeries_to_draw(state)


@kernel
def out_of_step(state: Vector) -> int:
    """BEL-3.2: returns the members who don't propose the latest number, as a bit set."""
    latest = state[at.LATEST]
    lead = 0 if latest == at.NOBODY else state[at.OWNS + at.OWN * latest + at.SHOWN]
    group, found = askers(state), 0
    for seat in range(state[at.PLAYERS]):
        shown = state[at.OWNS + at.OWN * seat + at.SHOWN]
        if group >> seat & 1 and (not shown or shown != lead):
            found |= 1 << seat
    return found


@kernel
def may_change(state: Vector, seat: Seat) -> bool:
    """BEL-8.4: has this seat any changes left in this phase?"""
    return state[at.OWNS + at.OWN * seat + at.CHANGES] < state[at.PATIENCE]


@kernel
def missing(state: Vector) -> int:
    """BEL-4.2: returns how many paintings are still to be laid."""
    return state[at.NUMBER] - state[at.LAID_BY_ALL]


@kernel
def hung_count(state: Vector) -> int:
    """BEL-5.3, BEL-5.7: counts the frames that hang, on either theme."""
    count = 0
    for frame in range(state[at.FRAMES]):
        count += int(state[at.HUNG + frame] != at.OUT)
    return count
