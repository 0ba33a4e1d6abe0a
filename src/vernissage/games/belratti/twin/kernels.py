"""The effect of each action on a vector. The module `rounds` begins and ends a round."""

from vernissage.core.seats import Seat
from vernissage.games.belratti.scoring import WON
from vernissage.games.belratti.twin import groups, rounds
from vernissage.games.belratti.twin import layout as at
from vernissage.games.belratti.twin.piles import draw, hold, place_of, remove, renew, throw
from vernissage.research.kernel import Chance, Vector, fill, kernel
from vernissage.research.twin import Scores, Winners


@kernel
def play(state: Vector, seat: Seat, action: int, chance: Chance) -> None:
    """Plays an action, which must be offered."""
    if action < at.SAYS:
        say(state, seat, action, chance)
    elif action < at.LAYS:
        speak(state, seat, action, chance)
    elif action < at.HANGS:
        move_painting(state, seat, action - at.LAYS)
    else:
        changed(state, seat)
        hang(state, action - at.HANGS)


@kernel
def changed(state: Vector, seat: Seat) -> None:
    """BEL-8.4: counts one more change by this seat, up to the limit."""
    changes = at.OWNS + at.OWN * seat + at.CHANGES
    state[changes] = min(state[changes] + 1, state[at.PATIENCE])


@kernel
def say(state: Vector, seat: Seat, action: int, chance: Chance) -> None:
    """Plays an action that needs no painting and no joker, such as asking for a number or agreeing."""
    if action > at.ASKS:
        changed(state, seat)
        ask(state, seat, action - at.ASKS)
    elif action == at.AGREES:
        agree(state, seat, chance)
    elif action == at.REFUSES:  # BEL-8.2: one refusal is enough
        state[at.PROPOSED] = at.NOBODY
        state[at.CONSENTING] = 0
    elif action == at.KEEPS_THEMES:  # BEL-3.4, BEL-9.3
        state[at.READY] |= 1 << seat
    elif action == at.SAYS_READY:
        be_ready(state, seat, chance)
    elif action == at.SWAPS:
        choose_swap(state, seat, chance)
    elif action == at.GOES_ALONG:  # BEL-8.3
        state[at.OWNS + at.OWN * seat + at.ALONG] += 1
        ask(state, seat, leading(state))
    else:  # BEL-6.6: once all want to go on, the next round begins
        state[at.READY] |= 1 << seat
        if state[at.READY] == (1 << state[at.PLAYERS]) - 1:
            rounds.next_round(state, chance)


@kernel
def leading(state: Vector) -> int:
    """BEL-8.3: returns the number that most seats propose; in a tie, that of the earliest seat."""
    best = most = 0
    for seat in range(state[at.PLAYERS]):
        shown, count = state[at.OWNS + at.OWN * seat + at.SHOWN], 0
        for other in range(state[at.PLAYERS]):
            count += int(state[at.OWNS + at.OWN * other + at.SHOWN] == shown)
        if shown and count > most:
            best, most = shown, count
    return best


@kernel
def ask(state: Vector, seat: Seat, number: int) -> None:
    """BEL-3.2, BEL-9.3: proposes a number. Once all members propose the same number, the painters paint."""
    state[at.OWNS + at.OWN * seat + at.SHOWN] = number
    state[at.LATEST] = seat
    group = groups.askers(state)
    for member in range(state[at.PLAYERS]):
        if group >> member & 1 and state[at.OWNS + at.OWN * member + at.SHOWN] != number:
            return
    state[at.PHASE] = at.PAINT
    state[at.TOKEN] = number if state[at.MASTERPIECES] else 0
    fix_number(state, number)
    rounds.show_nothing(state)
    rounds.clear_changes(state)


@kernel
def fix_number(state: Vector, number: int) -> None:
    """BEL-4.4, BEL-4.5: sets the number of paintings to lay, and drops the pledges that exceed it."""
    state[at.NUMBER] = number
    state[at.READY] = 0
    for seat in range(state[at.PLAYERS]):
        pledge = at.OWNS + at.OWN * seat + at.PLEDGE
        if state[pledge] > number:
            state[pledge] = at.NOBODY


@kernel
def be_ready(state: Vector, seat: Seat, chance: Chance) -> None:
    """BEL-4.2: makes a painter ready. Once all are, reveals the frames or asks for missing paintings."""
    lacking = groups.missing(state)
    if lacking:
        changed(state, seat)
    state[at.READY] |= 1 << seat
    if state[at.READY] != state[at.PAINTERS]:
        return
    if not lacking:
        rounds.reveal_frames(state, chance)
        return
    for other in range(state[at.PLAYERS]):  # painters with cards must lay more
        if state[at.OWNS + at.OWN * other + at.HELD]:
            state[at.READY] &= ~(1 << other)


@kernel
def speak(state: Vector, seat: Seat, action: int, chance: Chance) -> None:
    """BEL-4.4, BEL-8.2: records a signal or a pledge, or proposes a joker."""
    changed(state, seat)
    own = at.OWNS + at.OWN * seat
    if action < at.PLEDGES:
        said = action - at.SAYS
        state[own + at.SIGNALS + said // (at.MOST_SIGNALLED + 1)] = said % (at.MOST_SIGNALLED + 1)
    elif action < at.PLAYS_THEMES:
        state[own + at.PLEDGE] = action - at.PLEDGES
    else:
        if at.PLAYS_HAND_OF <= action < at.QUERIES:
            painter = (seat + action - at.PLAYS_HAND_OF) % state[at.PLAYERS]
            action = at.PLAYS_HAND_OF + painter
        state[at.PROPOSED] = action
        state[at.CONSENTING] = 0
        consent(state, seat, chance)


@kernel
def consent(state: Vector, seat: Seat, chance: Chance) -> None:
    """BEL-8.2: records consent to the proposed joker. Once the whole group agrees, the joker is played."""
    state[at.CONSENTING] |= 1 << seat
    if state[at.CONSENTING] == groups.group_of(state, groups.joker_of(state[at.PROPOSED])):
        take_effect(state, state[at.PROPOSED], chance)


@kernel
def agree(state: Vector, seat: Seat, chance: Chance) -> None:
    """BEL-8.2, BEL-5.6: agrees to the proposed joker or the hanging. The hanging is scored once all agree."""
    if state[at.PROPOSED] != at.NOBODY:
        consent(state, seat, chance)
        return
    state[at.AGREEING] |= 1 << seat
    if state[at.AGREEING] == state[at.DIRECTORS]:
        rounds.score(state)


@kernel
def take_effect(state: Vector, action: int, chance: Chance) -> None:
    """BEL-8.1, BEL-9.8: plays the joker, which is used up or, in Masterpieces, leaves the game."""
    joker = groups.joker_of(action)
    state[at.PROPOSED] = at.NOBODY
    state[at.CONSENTING] = 0
    state[at.JOKERS + joker] = at.GONE_FOR_GOOD if state[at.MASTERPIECES] else at.USED
    if joker == at.SWAP_THEMES:
        swap_themes(state, action - at.PLAYS_THEMES, chance)
    elif joker == at.CHANGE_NUMBER:  # BEL-4.5
        fix_number(state, state[at.NUMBER] + (1 if action == at.PLAYS_UP else -1))
    elif joker == at.SWAP_HANDS:  # BEL-4.6
        state[at.PHASE] = at.SWAP
        state[at.SWAPPING] = (
            state[at.PAINTERS] if action == at.PLAYS_HANDS else 1 << action - at.PLAYS_HAND_OF
        )
        state[at.READY] = 0
        state[at.BEGUN] = 1
    elif joker == at.ONE_LESS:  # BEL-4.7
        state[at.LESS] = 1
    else:
        query(state, action - at.QUERIES)


@kernel
def swap_themes(state: Vector, choice: int, chance: Chance) -> None:
    """BEL-3.4: replaces one theme or both, and clears the proposals and pledges made for the old themes."""
    both = choice == 2  # noqa: PLR2004 - one, two, both
    renew(state, 2 if both else 1, chance)
    for theme in range(2):
        if both or theme == choice:
            throw(state, state[at.THEMES + theme])
            state[at.THEMES + theme] = draw(state)
    rounds.show_nothing(state)
    state[at.READY] = 0
    for seat in range(state[at.PLAYERS]):
        state[at.OWNS + at.OWN * seat + at.PLEDGE] = at.NOBODY


@kernel
def query(state: Vector, painting: int) -> None:
    """BEL-5.5, BEL-5.6: records who laid the painting. The directors must agree to the hanging again."""
    state[at.ASKED] = painting
    state[at.ANSWER] = at.NOBODY
    for seat in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * seat
        for place in range(state[own + at.LAID]):
            if state[own + at.LYING + place] == painting:
                state[at.ANSWER] = seat
    state[at.AMENDED] += 1
    state[at.AGREEING] = 0


@kernel
def move_painting(state: Vector, seat: Seat, action: int) -> None:
    """BEL-4.2, BEL-4.3, BEL-4.6: moves a painting out of the hand, or back into it."""
    own = at.OWNS + at.OWN * seat
    if action < 2 * at.PAINTINGS:
        state[at.READY] &= ~(1 << seat)
        lay(state, own, action // 2, action % 2)
        return
    kind, painting = action // at.PAINTINGS - 2, action % at.PAINTINGS
    if kind == 0:
        changed(state, seat)
        state[at.READY] &= ~(1 << seat)
        take_back(state, own, painting)
    elif kind == 1:
        remove(state, own + at.HELD, own + at.HAND, place_of(state, own + at.HAND, painting))
        state[own + at.PUT + state[own + at.ASIDE]] = painting
        state[own + at.ASIDE] += 1
    else:  # BEL-8.4: nobody else sees this, nor how often it happens
        remove(state, own + at.ASIDE, own + at.PUT, place_of(state, own + at.PUT, painting))
        state[own + at.KEPT] += 1
        hold(state, own, painting)


@kernel
def lay(state: Vector, own: int, painting: int, theme: int) -> None:
    """BEL-4.3, BEL-4.9: lays a painting, and records its theme."""
    remove(state, own + at.HELD, own + at.HAND, place_of(state, own + at.HAND, painting))
    laid = state[own + at.LAID]
    state[own + at.LYING + laid] = painting
    state[own + at.MEANT + laid] = theme
    state[own + at.LAID] = laid + 1
    state[at.BEGUN] = 1
    state[at.LAID_BY_ALL] += 1


@kernel
def take_back(state: Vector, own: int, painting: int) -> None:
    """BEL-4.2: takes a laid painting back into the hand."""
    place = place_of(state, own + at.LYING, painting)
    for behind in range(place, state[own + at.LAID] - 1):
        state[own + at.MEANT + behind] = state[own + at.MEANT + behind + 1]
    state[own + at.MEANT + state[own + at.LAID] - 1] = 0
    remove(state, own + at.LAID, own + at.LYING, place)
    state[at.LAID_BY_ALL] -= 1
    hold(state, own, painting)


@kernel
def choose_swap(state: Vector, seat: Seat, chance: Chance) -> None:
    """BEL-4.6: records that a painter has chosen. Once all have, they discard first, and then draw."""
    state[at.SWAPPED] |= 1 << seat
    if state[at.SWAPPED] != state[at.SWAPPING]:
        return
    for member in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * member
        for place in range(state[own + at.ASIDE]):
            state[at.WHERE + state[own + at.PUT + place]] = at.GONE_BY + member
        state[own + at.GONE] += state[own + at.ASIDE]
        state[at.GONE_BY_ALL] += state[own + at.ASIDE]
    for member in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * member
        if state[at.SWAPPING] >> member & 1:
            rounds.fill_hand(state, own, state[own + at.ASIDE], chance)
        fill(state, own + at.ASIDE, own + at.GONE, 0)
    state[at.PHASE] = at.PAINT
    state[at.SWAPPING] = state[at.SWAPPED] = 0


@kernel
def hang(state: Vector, action: int) -> None:
    """BEL-5.2, BEL-5.6: moves a frame, after which all directors must agree again."""
    state[at.HUNG + place_of(state, at.FRAME, action // 3)] = action % 3
    state[at.AMENDED] += 1
    state[at.AGREEING] = 0


@kernel
def judge(state: Vector, scores: Scores, winners: Winners) -> None:
    """BEL-7.3, BEL-7.4, BEL-9.7, BEL-9.9: writes everyone's score, and whether they win: all or nobody."""
    points, goal = state[at.TEAM], WON
    if state[at.MASTERPIECES]:
        points, goal = rounds.tokens(state, at.WON), at.DECISIVE
    for seat in range(state[at.PLAYERS]):
        scores[seat] = points
        winners[seat] = points >= goal


@kernel
def hide(state: Vector, seat: Seat) -> None:
    """BEL-4.1, BEL-4.6, BEL-5.8, BEL-9.5: overwrites the cards this seat can't see; their numbers remain."""
    fill(state, at.DECK + 1 + at.PAINTINGS - state[at.DECK], at.DECK + 1 + at.PAINTINGS, at.UNKNOWN)
    hide_forgeries(state, seat)
    for painting in range(at.PAINTINGS):
        where = at.WHERE + painting
        if state[where] >= at.GONE_BY and state[where] != at.GONE_BY + seat:
            state[where] = at.ELSEWHERE
    for other in range(state[at.PLAYERS]):
        if other != seat:
            own = at.OWNS + at.OWN * other
            state[own + at.HELD] += state[own + at.ASIDE]
            fill(state, own + at.HAND, own + at.LAID, at.UNKNOWN)
            fill(state, own + at.LYING, own + at.GONE, at.UNKNOWN)


@kernel
def hide_forgeries(state: Vector, seat: Seat) -> None:
    """BEL-5.8, BEL-9.5: overwrites the forgeries, except those that came from this seat's hand."""
    known = 0
    for place in range(state[at.FORGERIES]):
        if state[at.FROM + place] == seat:
            state[at.FORGERY + known] = state[at.FORGERY + place]
            known += 1
    fill(state, at.FORGERY + known, at.FORGERY + state[at.FORGERIES], at.UNKNOWN)
    fill(state, at.FROM, at.FROM + at.MOST_FORGED, at.UNKNOWN)
