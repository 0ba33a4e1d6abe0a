"""The course of a round from its themes to its score, and the start of the next round."""

from vernissage.core.seats import Seat
from vernissage.games.belratti.twin import layout as at
from vernissage.games.belratti.twin import piles
from vernissage.games.belratti.twin.groups import cast_roles
from vernissage.research.chance import below, shuffle
from vernissage.research.kernel import Chance, Vector, count_up, fill, kernel


@kernel
def deal(state: Vector, chance: Chance) -> None:
    """BEL-2.1, BEL-2.2, BEL-3.1: shuffles the cards, deals the hands, and lays the first two themes."""
    fill(state, at.RULES, at.SIZE, 0)
    state[at.ROUND] = 1
    cast_roles(state)
    state[at.PROPOSED] = at.NOBODY
    state[at.DECK] = state[at.BOX]
    first = at.DECK + 1 + at.PAINTINGS - state[at.BOX]
    count_up(state, first, state[at.BOX], 0)
    shuffle(state, first, state[at.BOX], chance)
    for seat in range(state[at.PLAYERS]):
        for _ in range(state[at.FULL_HAND]):
            piles.hold(state, at.OWNS + at.OWN * seat, piles.draw(state))
    lay_jokers(state, chance)
    clear_words(state)
    state[at.ASKED] = at.NOBODY
    lay_themes(state, chance)


@kernel
def lay_jokers(state: Vector, chance: Chance) -> None:
    """BEL-2.1, BEL-9.1, BEL-9.2: all jokers start ready; in Masterpieces only chosen or drawn ones do."""
    here, count = state[at.JOKERS_HERE], 0
    for joker in range(at.QUERY + 1):
        if here >> joker & 1:
            state[at.DISCARD + 1 + count] = joker  # shuffled in the space of the discard pile, still empty
            count += 1
    chosen = state[at.CHOSEN]
    if not chosen:
        shuffle(state, at.DISCARD + 1, count, chance)
        for place in range(state[at.OPEN_JOKERS]):
            chosen |= 1 << state[at.DISCARD + 1 + place]
    fill(state, at.DISCARD + 1, at.DISCARD + 1 + count, 0)
    for joker in range(at.QUERY + 1):
        asleep = state[at.MASTERPIECES] and not chosen >> joker & 1
        standing = at.ASLEEP if asleep else at.AWAKE
        state[at.JOKERS + joker] = standing if here >> joker & 1 else at.GONE_FOR_GOOD


@kernel
def lay_themes(state: Vector, chance: Chance) -> None:
    """BEL-3.1, BEL-9.3: lays two themes, and clears all numbers proposed."""
    piles.renew(state, 2, chance)
    state[at.THEMES] = piles.draw(state)
    state[at.THEMES + 1] = piles.draw(state)
    show_nothing(state)


@kernel
def show_nothing(state: Vector) -> None:
    """BEL-3.2: clears all numbers proposed."""
    state[at.LATEST] = at.NOBODY
    for seat in range(state[at.PLAYERS]):
        state[at.OWNS + at.OWN * seat + at.SHOWN] = 0


@kernel
def clear_words(state: Vector) -> None:
    """BEL-4.4: clears all signals and pledges."""
    for seat in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * seat
        fill(state, own + at.SIGNALS, own + at.SIGNALS + at.FITS, 0)
        state[own + at.PLEDGE] = at.NOBODY


@kernel
def clear_changes(state: Vector) -> None:
    """BEL-8.4: sets everyone's changes to 0 for a new phase."""
    for seat in range(state[at.PLAYERS]):
        state[at.OWNS + at.OWN * seat + at.CHANGES] = 0


@kernel
def reveal_frames(state: Vector, chance: Chance) -> None:
    """BEL-4.8, BEL-5.1, BEL-5.2: draws the forgeries, and reveals them and the paintings in random order."""
    piles.renew(state, piles.forgeries_to_draw(state), chance)
    for _ in range(piles.forgeries_to_draw(state)):
        forge(state, piles.draw(state), at.NOBODY)
    if state[at.MASTERPIECES]:
        draw_from_hands(state, chance)
    count = 0
    for seat in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * seat
        for place in range(state[own + at.LAID]):
            state[at.FRAME + count] = state[own + at.LYING + place]
            count += 1
    for place in range(state[at.FORGERIES]):
        state[at.FRAME + count] = state[at.FORGERY + place]
        count += 1
    shuffle(state, at.FRAME, count, chance)
    fill(state, at.HUNG, at.HUNG + count, at.OUT)
    state[at.FRAMES] = count
    state[at.PHASE] = at.HANG
    state[at.READY] = 0
    clear_changes(state)


@kernel
def forge(state: Vector, painting: int, hand: Seat) -> None:
    """BEL-4.8, BEL-9.4: adds a forgery from this seat's hand, or from the draw pile if it is `NOBODY`."""
    state[at.FORGERY + state[at.FORGERIES]] = painting
    state[at.FROM + state[at.FORGERIES]] = hand
    state[at.FORGERIES] += 1
    if hand != at.NOBODY:
        state[at.OWNS + at.OWN * hand + at.TAKEN] += 1


@kernel
def draw_from_hands(state: Vector, chance: Chance) -> None:
    """BEL-9.4: draws forgeries at random from the painters' hands in turn, passing over empty hands."""
    group, wanted, players = state[at.PAINTERS], state[at.FORGED] - state[at.LESS], state[at.PLAYERS]
    while state[at.FORGERIES] < wanted:
        for turn in range(players):
            seat = (turn + state[at.ROUND] - 1) % players
            own = at.OWNS + at.OWN * seat
            if group >> seat & 1 and state[own + at.HELD] and state[at.FORGERIES] < wanted:
                place = below(state[own + at.HELD], chance)
                forge(state, state[own + at.HAND + place], seat)
                piles.remove(state, own + at.HELD, own + at.HAND, place)


@kernel
def meant_for(state: Vector, painting: int) -> int:
    """BEL-4.3: returns the theme its painter meant; `NOBODY` for a forgery."""
    for seat in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * seat
        for place in range(state[own + at.LAID]):
            if state[own + at.LYING + place] == painting:
                return state[own + at.MEANT + place]
    return at.NOBODY


@kernel
def score(state: Vector) -> None:
    """BEL-6, BEL-7.6, BEL-9.7: scores the whole round, and ends the game if the score decides it."""
    perfect, lost = True, False
    for frame in range(state[at.FRAMES]):
        painting, hung = state[at.FRAME + frame], state[at.HUNG + frame]
        meant = meant_for(state, painting)
        is_fooled = meant == at.NOBODY and hung != at.OUT
        perfect = perfect and (meant == hung or meant == at.NOBODY)  # noqa: PLR1714 - numba has no such `in`
        lost = lost or is_fooled
        if not state[at.MASTERPIECES] and meant == hung:  # BEL-6.1
            state[at.WHERE + painting] = at.WITH_TEAM
            state[at.TEAM] += 1
        elif not state[at.MASTERPIECES] and is_fooled:  # BEL-6.3
            state[at.WHERE + painting] = at.WITH_FORGER
            state[at.FORGER] += 1
        else:  # BEL-6.2, BEL-6.4
            piles.throw(state, painting)
    if state[at.MASTERPIECES]:
        state[at.SPENT + state[at.TOKEN] - at.FIRST_TOKEN] = at.LOST if lost else at.WON
    ready_joker(state, perfect, lost)
    clear(state)
    state[at.PHASE] = at.OVER if is_over(state) else at.REVEAL


@kernel
def ready_joker(state: Vector, perfect: bool, lost: bool) -> None:  # noqa: FBT001 - numba knows no keywords
    """BEL-6.5, BEL-9.8: readies the joker of the round's number, after a perfect round or a lost token."""
    variant = state[at.MASTERPIECES]
    number = state[at.TOKEN] if variant else state[at.NUMBER]
    lies = at.ASLEEP if variant else at.USED
    if not (lost if variant else perfect):
        return
    smaller = int(state[at.BOX] < at.PAINTINGS)
    for joker in range(at.QUERY + 1):
        if at.BACKS[smaller, joker] == number and state[at.JOKERS + joker] == lies:
            state[at.JOKERS + joker] = at.AWAKE


@kernel
def clear(state: Vector) -> None:
    """BEL-6: discards the themes and clears the table after a round."""
    for theme in range(2):
        piles.throw(state, state[at.THEMES + theme])
        state[at.THEMES + theme] = at.NOBODY
    for seat in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * seat
        fill(state, own + at.LAID, own + at.ASIDE, 0)
        state[own + at.TAKEN] = 0
    state[at.NUMBER] = state[at.LAID_BY_ALL] = state[at.TOKEN] = state[at.BEGUN] = state[at.LESS] = 0
    fill(state, at.FORGERIES, at.ASKED, 0)
    state[at.ASKED] = at.NOBODY
    state[at.ANSWER] = 0
    clear_words(state)
    clear_changes(state)


@kernel
def is_over(state: Vector) -> bool:
    """BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: is the game over after this round?"""
    if max(tokens(state, at.WON), tokens(state, at.LOST)) >= at.DECISIVE:
        return True
    return (
        state[at.FORGER] >= at.FOOLED or state[at.ROUND] == state[at.ROUND_LIMIT] or not piles.can_deal(state)
    )


@kernel
def tokens(state: Vector, what: int) -> int:
    """BEL-9.7: returns how many tokens were won, lost or left, as `what` says."""
    count = 0
    for token in range(at.TOKENS):
        count += int(state[at.SPENT + token] == what)
    return count


@kernel
def next_round(state: Vector, chance: Chance) -> None:
    """BEL-7.1, BEL-2.5: fills the hands, passes the roles on, and lays two new themes."""
    group = state[at.PAINTERS]
    for seat in range(state[at.PLAYERS]):
        own = at.OWNS + at.OWN * seat
        state[own + at.ALONG] = 0
        if group >> seat & 1:
            fill_hand(state, own, state[at.FULL_HAND] - state[own + at.HELD], chance)
    state[at.PHASE] = at.ASK
    state[at.ROUND] += 1
    cast_roles(state)
    state[at.READY] = 0
    lay_themes(state, chance)


@kernel
def fill_hand(state: Vector, own: int, count: int, chance: Chance) -> None:
    """BEL-4.6, BEL-7.1: draws this many paintings into the hand at `own`."""
    piles.renew(state, count, chance)
    for _ in range(count):
        piles.hold(state, own, piles.draw(state))
