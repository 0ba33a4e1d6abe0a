"""The bots: three with different associations, one that ignores the pictures, and one that searches."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from vernissage.bots import association
from vernissage.bots.search import Search
from vernissage.bots.sense import Sense
from vernissage.core.bot import Reason
from vernissage.core.budget import Budget
from vernissage.core.company import Company, Level, Levels, People, Waits
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.games.belratti.blur import Blurred
from vernissage.games.belratti.bot_asks import ask_wishes
from vernissage.games.belratti.bot_paints import agrees, paint_wishes, swap_wishes
from vernissage.games.belratti.bot_reads import hang_wishes
from vernissage.games.belratti.bot_waits import before_a_joker, hang_beside, have_had_their_time, mates
from vernissage.games.belratti.cards import FOOLED, Painting
from vernissage.games.belratti.events import Ended, Event, Revealed
from vernissage.games.belratti.learning import learnt, partners_links
from vernissage.games.belratti.moves import Agree, GoAlong, Move, Next, PlayJoker, Refuse
from vernissage.games.belratti.reason import boldest, proposals, reason_of, to_explain
from vernissage.games.belratti.rules import lapse
from vernissage.games.belratti.scoring import WON, outcome
from vernissage.games.belratti.state import State
from vernissage.games.belratti.steady import Steady
from vernissage.games.belratti.taste import PERSONALITIES, PREFIX, Ideas, Taste, weights_of
from vernissage.games.belratti.view import View


class Companion:
    """A bot that paints and directs by its own associations and those it learns of its partners."""

    def __init__(self, personality: str, blur: float = 0.0) -> None:
        self._weights = weights_of(personality, association.BLEND)
        self._blur = blur

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], _rng: Rng) -> Move:
        """Returns the bot's best wish among the offers."""
        return first_offered(self.wishes(view, memory), offers)

    def beside(
        self, view: View, memory: Sequence[Event], offers: Sequence[Move], people: People, _rng: Rng
    ) -> Move | Waits:
        """Returns the bot's best wish among the offers, or waits for people in its group to act first."""
        table, seats = view.table, mates(view, people.seats)
        if table.phase == "hang" and table.proposed is None and seats:
            wishes = hang_beside(table, memory, self.ideas(view, memory), people, seats)
            return wishes if isinstance(wishes, Waits) else first_offered(wishes, offers)
        wanted = [move for move in self.wishes(view, memory) if move in offers]
        patient = not people.urge and not have_had_their_time(table, seats)
        if patient and any(isinstance(move, PlayJoker) for move in wanted):
            return before_a_joker(wanted)
        return first_offered(wanted, offers)

    def wishes(self, view: View, memory: Sequence[Event]) -> list[Move]:
        """Returns the moves that the bot would like to make, best first."""
        table = view.table
        if not table.themes:
            return [Next()]
        if table.phase == "ask" and table.proposed is None:
            return [*ask_wishes(view, memory, self.taste(view, memory)), GoAlong()]
        ideas = self.ideas(view, memory)
        if table.proposed is not None:
            return [Agree() if agrees(view, table.proposed.draft, ideas) else Refuse()]
        match table.phase:
            case "paint":
                return [*paint_wishes(view, memory, ideas), GoAlong()]
            case "swap":
                return [*swap_wishes(view, ideas), GoAlong()]
            case _:
                assert view.seat is not None
                return [*hang_wishes(table, view.seat, memory, ideas), Agree(), GoAlong()]

    def taste(self, view: View, memory: Sequence[Event]) -> Taste:
        """Returns the bot's taste, adapted to the associations that its partners have shown."""
        weights = learnt(self._weights, partners_links(view, memory), ASSOCIATION)
        return eye(tuple(weights.items()), self._blur, view.seat if self._blur else None)

    def ideas(self, view: View, memory: Sequence[Event]) -> Ideas:
        """Returns the rank and the theme of every painting for the themes of this round."""
        one, two = view.table.themes
        return self.taste(view, memory).ideas((one, two), view.table.options.edition)


def first_offered(wishes: Sequence[Move], offers: Sequence[Move]) -> Move:
    """Returns the first wish that is offered, or the last offer if none is."""
    return next((move for move in wishes if move in offers), offers[-1])


ASSOCIATION: Final = association.beside(__file__)
EYES: Final = 64
"""How many tastes are cached. Every bot's taste changes a little from round to round."""


@lru_cache(maxsize=EYES)
def eye(weights: tuple[tuple[str, float], ...], blur: float = 0.0, seat: Seat | None = None) -> Taste:
    """Returns the taste with these channel weights, blurred for a seat if one is given. Tastes are cached."""
    return Taste(ASSOCIATION if seat is None else Blurred(ASSOCIATION, blur, seat), dict(weights))


def taste(personality: str) -> Taste:
    """Returns a personality's taste before it learns anything about its partners."""
    return eye(tuple(weights_of(personality, association.BLEND).items()))


def reason(personality: str, painting: Painting, theme: Painting) -> tuple[str, dict[str, str]] | None:
    """Returns why this personality links the painting with the theme, as a text key and its arguments."""
    return reason_of(taste(personality), painting, theme)


class Thought(NamedTuple):
    """A link between two paintings, as the id of a thought or a tag whose words are in the texts."""

    named: str
    strength: float
    """How readily people think of the link, from 0 to 1."""


def usual_thought(painting: Painting, theme: Painting) -> Thought | None:
    """Returns the link that most people see between painting and theme; None if there is none."""
    usual = eye(tuple(association.BLEND.items()))
    why = reason_of(usual, painting, theme)
    if why is None:
        return None
    _, about = why
    things = (each.removeprefix(PREFIX) for each in (painting, theme))
    return Thought(about.get("thought") or about["tag"], ASSOCIATION.likeness("thoughts", *things))


def reasons(bots: Mapping[Seat, str], seen: Sequence[Event]) -> tuple[Reason, ...]:
    """Explains the bots' paintings and jokers in every revealed round and, in the end, the boldest link."""
    looks = [event.look for event in seen if isinstance(event, Revealed)]
    eyes = {seat: kind for seat, bot in bots.items() if (kind := personality_of(bot)) in PERSONALITIES}
    said = tuple(
        Reason(seat, *why)
        for look in looks
        for seat, painting, theme in to_explain(look, eyes)
        if (why := reason(eyes[seat], painting, theme)) is not None
    )
    said += tuple(Reason(*why) for why in proposals(seen, eyes))
    bold = boldest(ASSOCIATION.blended, looks) if any(isinstance(event, Ended) for event in seen) else None
    return said if bold is None else (*said, Reason(*bold))


def companion(personality: str, _game: AnyGame) -> Companion:
    """Returns a bot that plays by association, with this personality."""
    return Companion(personality)


def steady(_game: AnyGame) -> Steady:
    """Returns the bot that ignores the pictures and keeps nobody waiting."""
    return Steady()


def appraise(state: State) -> PerSeat[float]:
    """Returns everyone's chance to win, estimated from both scores; 1 or 0 once the game is over."""
    ended = outcome(state)
    if ended is not None:
        chance = float(bool(ended.winners))
    elif state.options.masterpieces:
        chance = (1 + len(state.tokens_won)) / (2 + len(state.tokens_won) + len(state.tokens_lost))
    else:
        forged = len(state.belratti) * WON / FOOLED
        chance = (1 + len(state.team)) / (2 + len(state.team) + forged)
    return (chance,) * state.options.players


def habit(state: State, seat: Seat, _offers: tuple[Move, ...], _rng: Rng) -> Move:
    """Returns the move that goes along with the others, since random moves would hardly end a round."""
    return lapse(state, seat)


SENSE: Final[Sense[State, Move]] = Sense(appraise, habit, horizon=24)
"""The evaluation for the tree search. 24 moves reach the end of this round or the next."""


def search(game: AnyGame, budget: Budget) -> Search:
    """Returns a bot that plays by tree search within this budget."""
    return Search(game, budget, SENSE)


def personality_of(bot: str) -> str:
    """Returns the personality in a bot's name: the default if it names only a level, or the whole name."""
    who = COMPANY.read(bot)
    return bot if who is None else who.personality or COMPANY.personalities[0]


def blurred(blur: float, _game: AnyGame, personality: str) -> Companion:
    """Returns a bot that plays by association, with this personality and this blur."""
    return Companion(personality, blur)


COMPANY: Final = Company(
    levels=Levels(
        easy=Level(partial(blurred, 0.5), wins=80),
        medium=Level(partial(blurred, 0.38), wins=87),
        hard=Level(partial(blurred, 0.0), wins=98),
    ),
    personalities=("colourist", "literalist", "storyteller"),
    makers={
        **{personality: partial(companion, personality) for personality in PERSONALITIES},
        "steady": steady,
    },
    thinkers={"search": search},
    reasons=reasons,
)
"""The bots. All players win or lose together, so a level says how well a bot understands the others."""
