"""The coach: comments on a painter's decisions by the points of the possible paintings."""

from typing import Final

from vernissage.core.coach import Coach, Look, Remark
from vernissage.core.primer import About
from vernissage.games.canvas.cards import PAINTINGS, Card
from vernissage.games.canvas.moves import Frame, Move, Paint, Take
from vernissage.games.canvas.view import OpenPainter, View
from vernissage.games.canvas.workshop import Desk, piles


def own(view: View) -> OpenPainter:
    """Returns the painter whose decisions are coached."""
    assert view.seat is not None, "only a seat is coached"
    return view.table.painters[view.seat]


def desk(view: View) -> Desk:
    """Returns the coached painter's `Desk`, which values paintings for this painter."""
    painter = own(view)
    won = (*painter.ribbons, painter.bonus)
    return Desk(view.table.scoring, won, PAINTINGS - len(painter.paintings))


def when(view: View) -> Remark:
    painter = own(view)
    return Remark("when", {"painting": len(painter.paintings) + 1, "cards": len(painter.hand)}, ())


def why(view: View, done: Move | None, better: Move) -> Remark:
    """Returns the reason why a move is better than the one made: points, cards or tokens."""
    match better:
        case Paint():
            return why_paint(view, done, better)
        case Take(card=card):
            if isinstance(done, Paint):
                hung = desk(view).of(done.cards).total
                return Remark(
                    "take-first", {"card": card, "points": hope(view, card), "instead": hung}, ("CAN-3.2",)
                )
            return why_take(view, done.card if isinstance(done, Take) else None, card)
        case _:
            return Remark("frame", {}, ("CAN-1.3",))


def why_paint(view: View, done: Move | None, better: Paint) -> Remark:
    """CAN-3.9 to CAN-3.11: compares the points of the better painting with those of the painting made."""
    brings = desk(view).of(better.cards).total
    if not isinstance(done, Paint):
        return Remark("paint-now", {"points": brings}, ("CAN-3.6",))
    instead = desk(view).of(done.cards).total
    about: About = {"points": brings, "instead": instead}
    if set(done.cards) == set(better.cards):
        return Remark("other-order", about, ("CAN-3.7",))
    return Remark("paint-better" if brings > instead else "paint-later", about, ("CAN-3.10",))


def why_take(view: View, taken: Card | None, card: Card) -> Remark:
    """CAN-3.3, CAN-3.9: compares the better card's best painting and price with those of the card taken."""
    spots = {spot.card: spot for spot in view.table.row}
    points, cost, tokens = hope(view, card), spots[card].cost, spots[card].tokens
    about: About = {"card": card, "points": points, "cost": cost, "tokens": tokens}
    if taken is None:
        return Remark("take", about, ("CAN-3.3",))
    instead, paid = hope(view, taken), spots[taken].cost
    about = {**about, "taken": taken, "instead": instead, "paid": paid}
    if points > instead:
        return Remark("take-for-painting", about, ("CAN-3.9",))
    is_cheaper = cost - tokens < paid - spots[taken].tokens
    return Remark("take-for-tokens" if is_cheaper else "take-for-later", about, ("CAN-3.4",))


def hope(view: View, card: Card) -> int:
    """Returns the points of the best pile that the hand can make with this card added."""
    place = desk(view)
    return max(place.of(pile).total for pile in piles((*own(view).hand, card)))


def look(view: View, move: Move) -> Look[Move]:
    """Returns how to show a move: a painting as it would hang, a card of the row, or a background."""
    painter = own(view)
    match move:
        case Paint():
            number, free = len(painter.paintings), painter.free
            # CAN-3.6: the last background is chosen automatically
            hung: tuple[Move, ...] = (move, Frame(free[0])) if len(free) > 1 else (move,)
            return Look(hung, (f"painting:{number}", f"won:{number}"))
        case Take(card=card):
            return Look((), (f"take:{card}",))
        case Frame(background=background):
            return Look((), (f"ground:{background}",))


def touch(_view: View, move: Move) -> tuple[str, ...]:
    """Returns the names of the things on the table that a player touches to make this move."""
    match move:
        case Take(card=card):
            return (f"take:{card}",)
        case Paint(cards=cards):
            return (*(f"hand:{card}" for card in cards), "hang")
        case Frame():
            return ("hang",)


COACH: Final[Coach[View, Move]] = Coach(when=when, why=why, look=look, touch=touch)
