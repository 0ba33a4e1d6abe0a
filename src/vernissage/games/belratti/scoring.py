"""BEL-6, BEL-7: the value of a round, and how the game ended."""

from typing import Final

from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.games.belratti.cards import DECISIVE, FOOLED, Painting, Place, Theme
from vernissage.games.belratti.state import Laid, Options, RoundLook, Shown, Stamp, State, painters_of

BANDS: Final = (
    (30, "unforgettable"),
    (25, "brilliant"),
    (20, "lovely"),
    (15, "respectable"),
    (10, "doubtful"),
    (0, "empty-frames"),
)
"""BEL-7.5: the verdicts, each with the fewest paintings it takes."""
WON: Final = 15
"""BEL-7.4: the paintings needed to win."""


def look_at(state: State) -> RoundLook:
    """BEL-6: the finished round: where the paintings hung, and what they were meant for."""
    assert state.hanging is not None
    laid = {each.painting: (seat, each) for seat, own in enumerate(state.laid) for each in own}
    tokens = state.options.masterpieces
    paintings = tuple(
        shown(frame, place, *laid.get(frame, (None, None)), tokens=tokens)
        for frame, place in zip(state.frames, state.hanging.draft, strict=True)
    )
    one, two = state.themes
    return RoundLook(
        round=state.round,
        themes=(one, two),
        number=state.number,
        painters=painters_of(state),
        paintings=paintings,
        perfect=all(each.meant == each.hung for each in paintings if each.painter is not None),
        token=state.token,
    )


def shown(frame: Painting, place: Place, seat: Seat | None, laid: Laid | None, *, tokens: bool) -> Shown:
    """BEL-6.1 to BEL-6.4, BEL-4.10: a frame, with everything now revealed about it."""
    meant, line = (None, ()) if laid is None else (laid.theme, laid.line)
    return Shown(frame, seat, meant, place, stamp(meant, place, tokens=tokens), line)


def stamp(meant: Theme | None, hung: Place, *, tokens: bool) -> Stamp:
    """BEL-6.1 to BEL-6.4: what a painting turned out to be. A forgery is meant for no theme.

    BEL-9.7: with a brush token at stake only true or forged counts, not the theme.
    """
    if meant is None:
        return "caught" if hung == "out" else "belratti"
    if hung == "out":
        return "missed"
    return "genuine" if meant == hung or tokens else "astray"


def right(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.1: the paintings that hang on the theme they were meant for."""
    return tuple(shown.painting for shown in look.paintings if shown.meant == shown.hung)


def astray(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.2: painters' paintings that hang on the other theme."""
    hung = (shown for shown in look.paintings if shown.hung != "out" and shown.painter is not None)
    return tuple(shown.painting for shown in hung if shown.meant != shown.hung)


def fooled(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.3: forgeries that hang."""
    return tuple(shown.painting for shown in look.paintings if shown.stamp == "belratti")


def missed(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.4: painters' paintings left out."""
    return tuple(shown.painting for shown in look.paintings if shown.stamp == "missed")


def goal(options: Options) -> int:
    """BEL-7.4, BEL-9.9: the paintings, or tokens, with which all win."""
    return DECISIVE if options.masterpieces else WON


def limit(options: Options) -> int:
    """BEL-7.3, BEL-9.9: the forgeries, or tokens, on Belratti's side that end the game."""
    return DECISIVE if options.masterpieces else FOOLED


def points(state: State) -> int:
    """BEL-7.3, BEL-9.7: the team's paintings or tokens."""
    return len(state.tokens_won if state.options.masterpieces else state.team)


def is_won(state: State) -> bool:
    """BEL-7.4, BEL-9.9: does the team have enough to win? The game may go on nonetheless."""
    return points(state) >= goal(state.options)


def outcome(state: State) -> Outcome | None:
    """BEL-7.3 to BEL-7.5, BEL-9.9: the result, once the game is over: all win, or nobody does."""
    if state.phase != "over":
        return None
    everyone = tuple(range(state.options.players))
    won, reached = is_won(state), points(state)
    if state.options.masterpieces:
        verdict = "masterpiece" if won else "fooled"
    else:
        verdict = next(word for least, word in BANDS if reached >= least)
    return Outcome((reached,) * len(everyone), everyone if won else (), verdict)
