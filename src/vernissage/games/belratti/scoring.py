"""BEL-6, BEL-7: the scores of a round, and the result of the game."""

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
"""BEL-7.5: the verdicts on a team, each with the fewest paintings for it."""
WON: Final = 15
"""BEL-7.4: the number of paintings needed to win."""


def look_at(state: State) -> RoundLook:
    """BEL-6: returns the finished round, with the place and the intended theme of each painting."""
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
    """BEL-6.1 to BEL-6.4, BEL-4.10: returns a frame with its painter, theme, place, stamp and line."""
    meant, line = (None, ()) if laid is None else (laid.theme, laid.line)
    return Shown(frame, seat, meant, place, stamp(meant, place, tokens=tokens), line)


def stamp(meant: Theme | None, hung: Place, *, tokens: bool) -> Stamp:
    """BEL-6.1 to BEL-6.4: returns the verdict on a painting. A forgery is meant for no theme.

    BEL-9.7: with a brush token at stake, a painter's painting may hang on either theme.
    """
    if meant is None:
        return "caught" if hung == "out" else "belratti"
    if hung == "out":
        return "missed"
    return "genuine" if meant == hung or tokens else "astray"


def right(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.1: returns the paintings that hang on the theme their painter meant."""
    return tuple(shown.painting for shown in look.paintings if shown.meant == shown.hung)


def astray(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.2: returns the painters' paintings that hang on the wrong theme."""
    hung = (shown for shown in look.paintings if shown.hung != "out" and shown.painter is not None)
    return tuple(shown.painting for shown in hung if shown.meant != shown.hung)


def fooled(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.3: returns the forgeries that hang."""
    return tuple(shown.painting for shown in look.paintings if shown.stamp == "belratti")


def missed(look: RoundLook) -> tuple[Painting, ...]:
    """BEL-6.4: returns the painters' paintings that were left out."""
    return tuple(shown.painting for shown in look.paintings if shown.stamp == "missed")


def goal(options: Options) -> int:
    """BEL-7.4, BEL-9.9: returns how many paintings or, in Masterpieces, tokens the team needs to win."""
    return DECISIVE if options.masterpieces else WON


def limit(options: Options) -> int:
    """BEL-7.3, BEL-9.9: returns how many forgeries or, in Masterpieces, tokens of Belratti end the game."""
    return DECISIVE if options.masterpieces else FOOLED


def points(state: State) -> int:
    """BEL-7.3, BEL-9.7: returns the number of the team's paintings or, in Masterpieces, tokens."""
    return len(state.tokens_won if state.options.masterpieces else state.team)


def is_won(state: State) -> bool:
    """BEL-7.4, BEL-9.9: does the team have enough to win, even if the game still goes on?"""
    return points(state) >= goal(state.options)


def outcome(state: State) -> Outcome | None:
    """BEL-7.3 to BEL-7.5, BEL-9.9: returns the result, all or no winners; None until the game is over."""
    if state.phase != "over":
        return None
    everyone = tuple(range(state.options.players))
    won, reached = is_won(state), points(state)
    if state.options.masterpieces:
        verdict = "masterpiece" if won else "fooled"
    else:
        verdict = next(word for least, word in BANDS if reached >= least)
    return Outcome((reached,) * len(everyone), everyone if won else (), verdict)
