"""The legal actions of a seat, in the order in which the rules offer the moves."""

from vernissage.core.seats import Seat
from vernissage.games.belratti.twin import groups
from vernissage.games.belratti.twin import layout as at
from vernissage.research.kernel import Vector, kernel


@kernel
def offers(state: Vector, seat: Seat, actions: Vector) -> int:  # noqa: PLR0911 - phase by phase
    """Writes the legal actions of this seat, and returns their number."""
    phase = state[at.PHASE]
    if state[at.PROPOSED] != at.NOBODY:
        return proposed_offers(state, seat, actions)
    if phase == at.ASK:
        return theme_offers(state, seat, actions, ask_offers(state, seat, actions))
    if phase == at.PAINT and state[at.PAINTERS] >> seat & 1:
        return paint_offers(state, seat, actions)
    if phase == at.SWAP:
        return swap_offers(state, seat, actions)
    if phase == at.HANG and state[at.DIRECTORS] >> seat & 1:
        return hang_offers(state, seat, actions)
    if phase == at.REVEAL and not state[at.READY] >> seat & 1:
        return then(actions, 0, at.NEXTS)
    return 0


@kernel
def then(actions: Vector, found: int, action: int) -> int:
    """Appends an action, and returns the new number of actions."""
    actions[found] = action
    return found + 1


@kernel
def proposed_offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """BEL-8.2: offers each member of the group to agree to a proposed joker or refuse it."""
    if not groups.group_of(state, groups.joker_of(state[at.PROPOSED])) >> seat & 1:
        return 0
    found = 0 if state[at.CONSENTING] >> seat & 1 else then(actions, 0, at.AGREES)
    return then(actions, found, at.REFUSES)


@kernel
def ask_offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """BEL-3.2, BEL-9.3: offers the numbers to ask for and, in Masterpieces, pledges."""
    if not groups.askers(state) >> seat & 1:
        return 0
    found = 0 if groups.themes_open(state) else number_offers(state, seat, actions)
    if state[at.MASTERPIECES] and groups.may_change(state, seat):
        found = pledge_offers(state, seat, actions, found)
    return found


@kernel
def number_offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """BEL-3.2, BEL-8.4: offers every number except the one this seat already proposes, unless asked again."""
    is_asked = groups.out_of_step(state) >> seat & 1
    shown = 0 if is_asked else state[at.OWNS + at.OWN * seat + at.SHOWN]
    if not groups.may_change(state, seat) and state[at.LATEST] != at.NOBODY:
        return then(actions, 0, at.GOES_ALONG) if is_asked else 0
    found = 0
    for number in range(state[at.FEWEST], at.MOST_ASKED + 1):
        if number != shown and can_be_asked(state, number):
            found = then(actions, found, at.ASKS + number)
    return found


@kernel
def can_be_asked(state: Vector, number: int) -> bool:
    """BEL-3.2, BEL-9.3: can this number be asked for? In Masterpieces its token must be unused."""
    return not state[at.MASTERPIECES] or state[at.SPENT + number - at.FIRST_TOKEN] == at.LEFT


@kernel
def theme_offers(state: Vector, seat: Seat, actions: Vector, found: int) -> int:
    """BEL-3.4: offers to swap themes and, in Masterpieces, to keep them while the painters wait."""
    if groups.themes_open(state) and (state[at.DIRECTORS] & ~state[at.READY]) >> seat & 1:
        found = then(actions, found, at.KEEPS_THEMES)
    return joker_offers(state, seat, actions, found)


@kernel
def paint_offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """BEL-4.2 to BEL-4.4: offers to lay, take back, signal, be ready and play jokers."""
    own, found = at.OWNS + at.OWN * seat, 0
    lacking, free, alone = (
        groups.missing(state),
        groups.may_change(state, seat),
        groups.is_alone(state[at.PAINTERS]),
    )
    if lacking:
        for place in range(state[own + at.HELD]):
            action = at.LAYS + 2 * state[own + at.HAND + place]
            found = then(actions, then(actions, found, action), action + 1)
    if free:
        for place in range(state[own + at.LAID]):
            found = then(actions, found, at.TAKES_BACK + state[own + at.LYING + place])
        if not alone:
            found = signal_offers(state, own, actions, found)
            found = pledge_offers(state, seat, actions, found)
    may_be_ready = (free and not alone) or not lacking or not state[own + at.HELD]
    if may_be_ready and not state[at.READY] >> seat & 1:
        found = then(actions, found, at.SAYS_READY)
    return joker_offers(state, seat, actions, found)


@kernel
def signal_offers(state: Vector, own: int, actions: Vector, found: int) -> int:
    """BEL-4.4: offers every signal that differs from the last one, in this edition's words."""
    for fit in range(state[at.FIRST_FIT], at.FITS):
        for count in range(at.MOST_SIGNALLED + 1):
            if count != state[own + at.SIGNALS + fit]:
                found = then(actions, found, at.SAYS + (at.MOST_SIGNALLED + 1) * fit + count)
    return found


@kernel
def pledge_offers(state: Vector, seat: Seat, actions: Vector, found: int) -> int:
    """BEL-4.4, BEL-9.3: offers pledges of up to the number asked for, or the largest possible number."""
    if groups.is_alone(state[at.PAINTERS]):
        return found
    own = at.OWNS + at.OWN * seat
    number = state[at.NUMBER]
    if not number:
        for each in range(state[at.FEWEST], at.MOST_ASKED + 1):
            if can_be_asked(state, each):
                number = each
    for count in range(min(number, state[own + at.HELD] + state[own + at.LAID]) + 1):
        if count != state[own + at.PLEDGE]:
            found = then(actions, found, at.PLEDGES + count)
    return found


@kernel
def swap_offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """BEL-4.6, BEL-8.4: offers to put cards aside, to take them back, and to swap once enough are aside."""
    if not (state[at.SWAPPING] & ~state[at.SWAPPED]) >> seat & 1:
        return 0
    own, exactly, found = at.OWNS + at.OWN * seat, state[at.EXACTLY], 0
    if not exactly or state[own + at.ASIDE] < exactly:
        for place in range(state[own + at.HELD]):
            found = then(actions, found, at.PUTS_ASIDE + state[own + at.HAND + place])
    if state[own + at.KEPT] < state[at.PATIENCE]:
        for place in range(state[own + at.ASIDE]):
            found = then(actions, found, at.KEEPS + state[own + at.PUT + place])
    if not exactly or state[own + at.ASIDE] == exactly:
        found = then(actions, found, at.SWAPS)
    return found


@kernel
def hang_offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """BEL-5.2, BEL-5.3, BEL-5.6, BEL-8.4: offers to move frames, and to agree once the right number hangs."""
    lacking, free, found = state[at.NUMBER] - groups.hung_count(state), groups.may_change(state, seat), 0
    for frame in range(state[at.FRAMES]):
        hung = state[at.HUNG + frame]
        for place in range(at.OUT + 1):
            helps = lacking and (lacking > 0) == (hung == at.OUT) and (lacking > 0) == (place != at.OUT)
            if place != hung and (free or helps):
                found = then(actions, found, at.HANGS + 3 * state[at.FRAME + frame] + place)
    if not lacking and not state[at.AGREEING] >> seat & 1:
        found = then(actions, found, at.AGREES)
    return joker_offers(state, seat, actions, found)


@kernel
def joker_offers(state: Vector, seat: Seat, actions: Vector, found: int) -> int:
    """BEL-8.1, BEL-8.2: offers every joker this seat may propose now, with every choice for it."""
    if not groups.may_change(state, seat):
        return found
    for joker in range(at.QUERY + 1):
        is_now = at.PHASE_OF[joker] == state[at.PHASE] and state[at.JOKERS + joker] == at.AWAKE
        if is_now and groups.group_of(state, joker) >> seat & 1:
            found = choices(state, seat, joker, actions, found)
    return found


@kernel
def choices(state: Vector, seat: Seat, joker: int, actions: Vector, found: int) -> int:
    """Appends the actions that play this joker, one for each choice."""
    if joker == at.SWAP_THEMES:
        return theme_choices(state, actions, found)
    if joker == at.SWAP_HANDS:
        return hand_choices(state, seat, actions, found)
    if joker == at.CHANGE_NUMBER:
        return number_choices(state, actions, found)
    if joker == at.ONE_LESS:  # BEL-4.7
        return then(actions, found, at.PLAYS_LESS)
    for frame in range(state[at.FRAMES]):  # BEL-5.5: any painting that has not been queried yet
        if state[at.FRAME + frame] != state[at.ASKED]:
            found = then(actions, found, at.QUERIES + state[at.FRAME + frame])
    return found


@kernel
def theme_choices(state: Vector, actions: Vector, found: int) -> int:
    """BEL-3.4: offers to swap one theme or both, unless it is too late or paintings are lacking."""
    if state[at.THEMES_FIRST] and state[at.LATEST] != at.NOBODY:
        return found
    can_spare = groups.spare(state)
    for choice in range(3 if can_spare > 1 else 2 * int(can_spare == 1)):
        found = then(actions, found, at.PLAYS_THEMES + choice)
    return found


@kernel
def hand_choices(state: Vector, seat: Seat, actions: Vector, found: int) -> int:
    """BEL-4.6: offers a swap by all painters together, or by each painter who holds enough cards."""
    exactly, players = state[at.EXACTLY], state[at.PLAYERS]
    if not exactly:
        return then(actions, found, at.PLAYS_HANDS)
    for painter in range(players):
        holds = state[at.OWNS + at.OWN * painter + at.HELD] >= exactly
        if state[at.PAINTERS] >> painter & 1 and holds and groups.spare(state) >= exactly:
            found = then(actions, found, at.PLAYS_HAND_OF + (painter + players - seat) % players)
    return found


@kernel
def number_choices(state: Vector, actions: Vector, found: int) -> int:
    """BEL-4.5: offers to change the number by one, up or down, until a painting is laid or swapped."""
    number = state[at.NUMBER]
    if state[at.BEGUN]:
        return found
    held, group = 0, state[at.PAINTERS]
    for seat in range(state[at.PLAYERS]):
        if group >> seat & 1:
            held += state[at.OWNS + at.OWN * seat + at.HELD]
    if number < held:
        found = then(actions, found, at.PLAYS_UP)
    return then(actions, found, at.PLAYS_DOWN) if number > 1 else found
