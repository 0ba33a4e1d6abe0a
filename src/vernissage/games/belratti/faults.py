"""The checks that find out why a state cannot be a position of a real game."""

from collections.abc import Collection, Iterator, Sequence

from vernissage.core import agree
from vernissage.core.refusal import Refusal, fault
from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import DECISIVE, FITS, FOOLED, HAND, MOST, MOST_SIGNALLED, TOKENS
from vernissage.games.belratti.jokers import CHOICES, PLAYED_IN
from vernissage.games.belratti.lines import is_sound
from vernissage.games.belratti.offers import hung_count
from vernissage.games.belratti.piles import available, forgeries_to_draw
from vernissage.games.belratti.position import all_cards
from vernissage.games.belratti.rounds import end_of
from vernissage.games.belratti.scoring import stamp
from vernissage.games.belratti.state import (
    LOOKS_KEPT,
    NO_SIGNALS,
    RoundLook,
    State,
    directors_of,
    edition,
    forgery_count,
    group,
    group_of,
    joker_standing,
    missing,
    numbers,
    painters_of,
)


def faults(state: State) -> tuple[Refusal, ...]:
    """Returns the faults of the fields, if any; else those of the round, if any; else those of the phase."""
    found = tuple(_unreadable(state))
    if found:
        return found
    found = (*_round(state), *_hands(state), *_looks(state))
    return found or tuple(_phase(state))


def _unreadable(state: State) -> Iterator[Refusal]:
    """BEL-1.1, BEL-1.3: does every card occur exactly once, and has every field the right length?"""
    players, box = state.options.players, edition(state.options).paintings
    cards = tuple(all_cards(state))
    if len(cards) != len(box) or not set(cards).issuperset(box):
        yield fault("paintings", "BEL-1.1")
    per_seat = (
        state.hands,
        state.swapped,
        state.laid,
        state.again,
        state.signals,
        state.pledges,
        state.changes,
        state.along,
    )
    aside = (None,) * players if state.swap is None else state.swap.aside
    if any(len(each) != players for each in (*per_seat, aside)):
        yield fault("seats", "BEL-2.3", players=players)
    standings = {"ready", "asleep", "gone"} if state.options.masterpieces else {"ready", "used"}
    if len(state.jokers) != len(edition(state.options).jokers) or not set(state.jokers) <= standings:
        yield fault("jokers", "BEL-1.3")
    if state.round < 1:
        yield fault("round", "BEL-2.5", round=state.round)


def _round(state: State) -> Iterator[Refusal]:
    """BEL-7, BEL-9: does the score fit the round, and is the game over exactly when it should be?"""
    options = state.options
    spent = (*state.tokens_won, *state.tokens_lost)
    finished = state.phase in ("reveal", "over")
    used = state.round - (not finished) if options.masterpieces else 0
    if len(spent) != used or len(set(spent)) != used or not set(spent) <= set(TOKENS):
        yield fault("tokens", "BEL-9.3")
    if options.masterpieces and (state.team or state.belratti):
        yield fault("piles", "BEL-9.7")
    if options.round_limit is not None and state.round > options.round_limit:
        yield fault("round", "BEL-7.7", round=state.round)
    fooled = len(state.belratti) >= FOOLED
    decided = max(len(state.tokens_won), len(state.tokens_lost)) >= DECISIVE
    over = end_of(state) is not None if finished else fooled or decided
    if over != (state.phase == "over"):
        yield fault("end", "BEL-7.3")
    drawn = state.phase in ("ask", "paint", "swap")
    if drawn and available(state) < forgeries_to_draw(state):
        yield fault("draw-pile", "BEL-7.2")


def _hands(state: State) -> Iterator[Refusal]:
    """BEL-2.2, BEL-4.2, BEL-7.1: is every hand full, except for cards laid, put aside or drawn from it?"""
    painters, finished = painters_of(state), state.phase in ("reveal", "over")
    for seat, hand in enumerate(state.hands):
        away = sum(forgery.hand == seat for forgery in state.forgeries) + len(state.laid[seat])
        away += 0 if state.swap is None else len(state.swap.aside[seat])
        full = HAND[state.options.players] - away
        if len(hand) > full if finished and seat in painters else len(hand) != full:
            yield fault("hand", "BEL-2.2", seat=seat)
        if away and seat not in painters:
            yield fault("no-painter", "BEL-1.2", seat=seat)
        if not (_sorted(hand) and _sorted(state.swapped[seat])):
            yield fault("hand-order", "BEL-4.1", seat=seat)
        if not 0 <= state.changes[seat] <= state.options.patience or state.along[seat] < 0:
            yield fault("changes", "BEL-8.4", seat=seat)


def _looks(state: State) -> Iterator[Refusal]:
    """BEL-6: could the finished rounds have been played at this table?"""
    if len(state.looks) > LOOKS_KEPT or not all(_true_look(state, look) for look in state.looks):
        yield fault("looks", "BEL-6.6")


def _true_look(state: State, look: RoundLook) -> bool:
    seats = range(state.options.players)
    painters = {shown.painter for shown in look.paintings} | set(look.painters)
    unmeant = all((shown.painter is None) == (shown.meant is None) for shown in look.paintings)
    tokens = state.options.masterpieces
    stamped = all(shown.stamp == stamp(shown.meant, shown.hung, tokens=tokens) for shown in look.paintings)
    written = all(
        is_sound(shown.line) and (shown.painter is not None or not shown.line) for shown in look.paintings
    )
    known = 1 <= look.round <= state.round and painters <= {None, *seats}
    return known and unmeant and stamped and written


def _phase(state: State) -> Iterator[Refusal]:
    """Does every field have a value that is possible in this phase?"""
    phase = state.phase
    working = phase in ("paint", "swap", "hang")
    if len(state.themes) != (0 if phase in ("reveal", "over") else 2):
        yield fault("themes", "BEL-3.1")
    there = (
        (state.proposals is not None, phase == "ask", "number", "BEL-3.2"),
        (state.swap is not None, phase == "swap", "swap", "BEL-4.6"),
        (state.hanging is not None, phase == "hang", "hanging", "BEL-5.2"),
    )
    for is_there, should_be, what, rule in there:
        if is_there != should_be:
            yield fault(what, rule)
            return
    if not working and (state.number or state.less or any(state.laid) or state.token):
        yield fault("number", "BEL-4.2")
    has_begun = state.swap is not None or any(state.laid)
    if (has_begun and not state.begun) or (state.begun and not working):
        yield fault("begun", "BEL-4.5")
    if phase != "hang" and (state.forgeries or state.frames or state.answers):
        yield fault("frames", "BEL-5.1")
    yield from _words(state)
    yield from _lines(state)
    yield from _proposed(state)
    yield from _number(state)
    yield from _ready(state)
    yield from _swap(state)
    yield from _frames(state)


def _words(state: State) -> Iterator[Refusal]:
    """BEL-4.4, BEL-9.3: are all signals from 0 to 5, and are all pledges possible?"""
    painting = state.phase in ("paint", "swap", "hang")
    pledging = painting or (state.phase == "ask" and state.options.masterpieces)
    fits = edition(state.options).fits
    for seat, (signals, pledge) in enumerate(zip(state.signals, state.pledges, strict=True)):
        sane = all(0 <= count <= MOST_SIGNALLED for count in signals) and 0 <= (pledge or 0) <= MOST + 1
        sane &= all(fit in fits for fit, count in zip(FITS, signals, strict=True) if count)
        out_of_place = (signals != NO_SIGNALS and not painting) or (pledge is not None and not pledging)
        said = signals != NO_SIGNALS or pledge is not None
        if not sane or out_of_place or (said and seat not in painters_of(state)):
            yield fault("signals", "BEL-4.4", seat=seat)


def _lines(state: State) -> Iterator[Refusal]:
    """BEL-4.10: is each painter's line one that could have been written?"""
    for seat, own in enumerate(state.laid):
        if not all(is_sound(laid.line) for laid in own):
            yield fault("line", "BEL-4.10", seat=seat)


def _proposed(state: State) -> Iterator[Refusal]:
    """BEL-8.2: is the proposed joker playable, from a member of its group, and not yet agreed to by all?"""
    motion = state.proposed
    if motion is None:
        return
    play, members = motion.draft, group_of(state, motion.draft.joker)
    playable = joker_standing(state, play.joker) == "ready" and PLAYED_IN[play.joker] == state.phase
    some = motion.consenting and _part(motion.consenting, members)
    sane = playable and some and motion.members == members and motion.number >= 0
    if not sane or play not in CHOICES[play.joker](state):
        yield fault("proposed", "BEL-8.2")


def _number(state: State) -> Iterator[Refusal]:
    """BEL-3.2, BEL-4.5, BEL-9.3: could this number have been asked for, or changed to by a joker?"""
    variant = state.options.masterpieces
    if state.proposals is not None:
        askers = group(state, "painters" if variant else "directors")
        shown = {*state.proposals.shown} - {None}
        open_ = len(state.proposals.shown) == len(askers) and agree.agreed(state.proposals) is None
        known = shown <= {*numbers(state)}
        if state.proposals.members != askers or not open_ or not known or not agree.is_sound(state.proposals):
            yield fault("number", "BEL-3.2")
    elif state.number or state.phase in ("paint", "swap", "hang"):
        asked = (state.token,) if variant else numbers(state)
        known = state.token in numbers(state) if variant else not state.token
        changed = joker_standing(state, "change-number") != "ready"
        near = {state.number, *((state.number - 1, state.number + 1) if changed else ())}
        if not known or near.isdisjoint(asked):
            yield fault("number", "BEL-9.3" if variant else "BEL-3.2")
        if state.less and "one-less" not in edition(state.options).jokers:
            yield fault("number", "BEL-4.7")
        if missing(state) < 0 or (missing(state) and state.phase == "hang"):
            yield fault("laid", "BEL-4.2")


def _ready(state: State) -> Iterator[Refusal]:
    """BEL-3.4, BEL-4.2, BEL-6.6: are only some players ready? All may be ready to keep the themes."""
    if state.phase == "ask" and state.options.masterpieces:
        directors = directors_of(state)
        if state.ready != directors and not _part(state.ready, directors):
            yield fault("ready", "BEL-3.4")
        return
    who: Collection[Seat] = ()
    if state.phase == "paint":
        who = painters_of(state)
    elif state.phase == "reveal":
        who = range(state.options.players)
    everyone_at_the_end = state.phase == "over" and not state.ready
    painters = painters_of(state) if state.phase in ("paint", "swap") else ()
    if any(why and (seat not in painters or seat in state.ready) for seat, why in enumerate(state.again)):
        yield fault("ready", "BEL-4.2")
    if not (_part(state.ready, who) or everyone_at_the_end or not (who or state.ready)):
        yield fault("ready", "BEL-4.2")


def _swap(state: State) -> Iterator[Refusal]:
    """BEL-4.6: do all painters swap, or one painter the exact number, as the edition requires?"""
    swap, exactly = state.swap, edition(state.options).swapped
    if swap is None:
        return
    painters = painters_of(state)
    right = swap.members == painters if exactly is None else len(swap.members) == 1
    right &= set(swap.members) <= set(painters) and _part(swap.done, swap.members)
    right &= set(swap.kept) <= set(swap.members) and swap.kept == tuple(sorted(swap.kept))
    right &= all(swap.kept.count(seat) <= state.options.patience for seat in swap.members)
    right &= not any(aside and seat not in swap.members for seat, aside in enumerate(swap.aside))
    if exactly is not None and right:
        (seat,) = swap.members
        right = len(swap.aside[seat]) <= exactly <= len(swap.aside[seat]) + len(state.hands[seat])
        right &= available(state) - forgeries_to_draw(state) >= exactly
    if not right:
        yield fault("swap", "BEL-4.6")


def _frames(state: State) -> Iterator[Refusal]:
    """BEL-4.8, BEL-5: are the right forgeries among the frames, and is the hanging possible?"""
    motion = state.hanging
    if motion is None:
        return
    laid = {each.painting: seat for seat, own in enumerate(state.laid) for each in own}
    forged = [forgery.painting for forgery in state.forgeries]
    if sorted(state.frames) != sorted((*laid, *forged)) or len(motion.draft) != len(state.frames):
        yield fault("frames", "BEL-5.1")
    origins = {*painters_of(state)} if state.options.masterpieces else {None}
    if len(forged) != forgery_count(state) or not {each.hand for each in state.forgeries} <= origins:
        yield fault("forgeries", "BEL-4.8")
    directors = directors_of(state)
    unagreed = not motion.consenting or hung_count(motion.draft) == state.number
    sane = motion.members == directors and motion.number >= 0 and _part(motion.consenting, directors)
    if not (sane and unagreed):
        yield fault("hanging", "BEL-5.6")
    asked = [answer.painting for answer in state.answers]
    true = all(answer.painter == laid.get(answer.painting) for answer in state.answers)
    if not true or len(set(asked)) != len(asked) or not {*asked} <= {*state.frames}:
        yield fault("answers", "BEL-5.5")


def _sorted(things: Sequence[str]) -> bool:
    return list(things) == sorted(things)


def _part(some: tuple[Seat, ...], whole: Collection[Seat]) -> bool:
    """Whether these seats are sorted, distinct, and only a part of the whole group."""
    return list(some) == sorted(set(some)) and set(some) < set(whole)
