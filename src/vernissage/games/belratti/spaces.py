"""The game as numbers for research: a number for every move, and the view as an array."""

from operator import attrgetter
from typing import Final, get_args

from vernissage.core.agree import Motion, Proposals
from vernissage.core.seats import PerSeat
from vernissage.core.spaces import Bag, Choice, EachSeat, Listed, Number, Numbers, Of, Row, Seats, Spaces
from vernissage.games.belratti import cards, moves
from vernissage.games.belratti.cards import Joker, Painting, Place, Theme
from vernissage.games.belratti.moves import Move
from vernissage.games.belratti.offers import AGREE, GO_ALONG, KEEP_THEMES, NEXT, READY, REFUSE, SWAP
from vernissage.games.belratti.scoring import WON
from vernissage.games.belratti.state import Phase, Standing
from vernissage.games.belratti.view import OpenJoker, View

MOST_PLAYERS: Final = 7
NUMBERS: Final = range(1, 9)
"""BEL-3.2, BEL-4.5: the numbers of paintings that can occur, including changes by a joker."""
PLEDGES: Final = range(9)
MOST_HELD: Final = 18
MOST_CHANGES: Final = 60
"""BEL-8.4: the default limit of changes by a seat in one phase."""
LONG: Final = 12
"""A number of rounds that most games don't reach."""
JOKERS: Final[tuple[Joker, ...]] = tuple(cards.PLAYED_BY)
CHOICES: Final = (*cards.THEMES, "both", "up", "down")
PAINTINGS: Final = cards.LARGER_BOX
JOKER_MOVES: Final[tuple[Move, ...]] = (
    *(moves.PlayJoker("swap-themes", choice) for choice in (*cards.THEMES, "both")),
    *(moves.PlayJoker("change-number", choice) for choice in ("up", "down")),
    moves.PlayJoker("swap-hands"),
    moves.PlayJoker("one-less"),
    *(moves.PlayJoker("swap-hands", painter=seat) for seat in range(MOST_PLAYERS)),
    *(moves.PlayJoker("query", painting) for painting in PAINTINGS),
)
MOVES: Final[tuple[Move, ...]] = (
    *(AGREE, REFUSE, KEEP_THEMES, READY, SWAP, GO_ALONG, NEXT),
    *map(moves.Ask, NUMBERS),
    *(moves.Signal(fit, count) for fit in cards.FITS for count in range(cards.MOST_SIGNALLED + 1)),
    *map(moves.WouldLay, PLEDGES),
    *JOKER_MOVES,
    *(moves.Lay(painting, theme) for painting in PAINTINGS for theme in cards.THEMES),
    *map(moves.TakeBack, PAINTINGS),
    *map(moves.PutAside, PAINTINGS),
    *map(moves.Keep, PAINTINGS),
    *(moves.Hang(painting, place) for painting in PAINTINGS for place in cards.PLACES),
)


def shown(both: tuple[Proposals[int] | None, PerSeat[int]]) -> list[int | None]:
    """BEL-3.2: returns the number that each seat proposes, or None."""
    proposals, held = both
    showing = {} if proposals is None else dict(zip(proposals.members, proposals.shown, strict=True))
    return [showing.get(seat) for seat in range(len(held))]


def meant_for(theme: Theme) -> Of:
    """BEL-4.9: returns the feature for the paintings that the viewer laid for a theme."""
    return Of("laid", lambda own: [laid.painting for laid in own if laid.theme == theme])


def hung_at(place: Place) -> Of:
    """BEL-5.2: returns the feature for the frames at a place."""

    def at(
        both: tuple[tuple[Painting, ...], Motion[tuple[Place, ...]] | None],
    ) -> list[Painting]:
        frames, hanging = both
        places = () if hanging is None else hanging.draft
        return [frame for frame, hung in zip(frames, places, strict=False) if hung == place]

    return Of(attrgetter("table.frames", "table.hanging"), at)


def standings(jokers: tuple[OpenJoker, ...]) -> list[Standing | None]:
    """BEL-8.1: returns each joker's standing, in one order for all editions; None if an edition lacks it."""
    lying = {joker.joker: joker.standing for joker in jokers}
    return [lying.get(joker) for joker in JOKERS]


def proposed(part: str) -> Of:
    """BEL-8.2: returns the feature for this field of the proposed joker."""
    return Of("table.proposed", lambda motion: motion and getattr(motion.draft, part))


def progress(view: View) -> float:
    """BEL-7.3, BEL-7.4, BEL-9.9: returns the team's share of its goal minus Belratti's share of the limit."""
    table = view.table
    if table.options.masterpieces:
        return len(table.tokens_won) / table.goal - len(table.tokens_lost) / table.limit
    return len(table.team) / table.goal - len(table.belratti) / table.limit


SPACES: Final[Spaces[View, Move]] = Spaces(
    version=1,
    moves=Listed(MOVES),
    features=(
        Choice("phase", get_args(Phase), "table.phase"),
        Number("round", LONG, "table.round"),
        Seats("directors", "table.directors"),
        Row("themes", len(cards.THEMES), PAINTINGS, "table.themes"),
        Number("themes-open", 1, "table.themes_open"),
        Choice("number", NUMBERS, "table.number"),
        Bag("numbers", NUMBERS, "table.numbers"),
        Choice("lead", NUMBERS, "table.lead"),
        Number("missing", max(NUMBERS), "table.missing"),
        Number("forgeries", cards.FOOLED, "table.forgeries"),
        Bag("hand", PAINTINGS, "hand"),
        *(Bag(f"laid-for-{theme}", PAINTINGS, meant_for(theme)) for theme in cards.THEMES),
        Bag("aside", PAINTINGS, "aside"),
        Number("kept", MOST_CHANGES, "kept"),
        Bag("swapped", PAINTINGS, "swapped"),
        Bag("taken", PAINTINGS, "taken"),
        *(Bag(f"hung-{place}", PAINTINGS, hung_at(place)) for place in cards.PLACES),
        Seats("hanging-agreed", Of("table.hanging", lambda motion: motion and motion.consenting)),
        Bag(
            "asked-about", PAINTINGS, Of("table.answers", lambda answers: [each.painting for each in answers])
        ),
        Seats("answered-yes", Of("table.answers", lambda answers: [each.painter for each in answers])),
        Seats("ready", "table.ready"),
        Seats("swapping", Of("table.swap", lambda swap: swap and swap.members)),
        Seats("swap-done", Of("table.swap", lambda swap: swap and swap.done)),
        Row("jokers", len(JOKERS), get_args(Standing), Of("table.jokers", standings)),
        Choice("proposed", JOKERS, proposed("joker")),
        Choice("proposed-choice", (*CHOICES, *PAINTINGS), proposed("choice")),
        Seats("proposed-painter", proposed("painter")),
        Seats("proposed-agreed", Of("table.proposed", lambda motion: motion and motion.consenting)),
        Number("deck", len(PAINTINGS), "table.deck"),
        Bag("discard", PAINTINGS, "table.discard"),
        Number("team", 2 * WON, Of("table.team", len)),
        Number("belratti", cards.FOOLED, Of("table.belratti", len)),
        Choice("token", cards.TOKENS, "table.token"),
        Bag("tokens-won", cards.TOKENS, "table.tokens_won"),
        Bag("tokens-lost", cards.TOKENS, "table.tokens_lost"),
        EachSeat(
            "seat",
            (
                Number("held", MOST_HELD, "table.held"),
                Number("laid", max(NUMBERS), "table.laid"),
                Number("swapped", MOST_HELD, "table.swapped"),
                Number("taken", cards.FOOLED, "table.taken"),
                Numbers("signals", len(cards.FITS), cards.MOST_SIGNALLED, "table.signals"),
                Choice("pledge", PLEDGES, "table.pledges"),
                Choice("shown", NUMBERS, Of(attrgetter("table.proposals", "table.held"), shown)),
                Number("changes", MOST_CHANGES, "table.changes"),
                Number("along", MOST_CHANGES, "table.along"),
            ),
        ),
    ),
    words=PAINTINGS,
    progress=progress,
)
