"""The coach, which names one fact on the table in favour of the better move."""

from typing import Final

from vernissage.core.coach import Coach, Look, Remark
from vernissage.core.primer import About
from vernissage.games.bioutifoul.cards import ARTIST_OF, SHOWS, Exhibition
from vernissage.games.bioutifoul.moves import Buy, Discard, Exhibit, Influence, Move, Sell
from vernissage.games.bioutifoul.preview import possible
from vernissage.games.bioutifoul.rules import pushed
from vernissage.games.bioutifoul.state import price
from vernissage.games.bioutifoul.view import OpenGallery, View


def own(view: View) -> OpenGallery:
    """Returns the gallery of the player who is coached."""
    assert view.seat is not None, "only a seat is coached"
    return view.table.galleries[view.seat]


def when(view: View) -> Remark:
    return Remark("when", {"round": view.table.round, "phase": view.table.phase}, ())


def why(view: View, done: Move | None, better: Move) -> Remark:
    """Returns a remark on the advantage of the better move."""
    match better:
        case Influence():
            return why_influence(view, better)
        case Buy():
            return why_buy(view, better)
        case Sell(artwork=work):
            wanted = any(ARTIST_OF[work] in SHOWS[each] for each in view.table.exhibitions)
            about: About = {"artwork": work, "gold": price(view.table.row, ARTIST_OF[work])}
            return Remark("sell-needed" if wanted else "sell-unwanted", about, ("BIO-5.4",))
        case Exhibit(exhibition=exhibition):
            return Remark("exhibit", {"exhibition": exhibition}, ("BIO-5.6",))
        case Discard(artist=artist):
            hangs = any(ARTIST_OF[work] == artist for work in own(view).artworks)
            return Remark("discard-owned" if hangs else "discard-idle", {"artist": artist}, ("BIO-4.1",))
        case _:
            return Remark("done" if done is not None else "done-hint", {"gold": own(view).gold}, ("BIO-5.1",))


def why_influence(view: View, move: Influence) -> Remark:
    """BIO-4.3: returns a remark on the artist's new value, for an owner or a buyer of the artist's works."""
    _, value, _ = pushed(view.table.row, move)
    about: About = {"artist": move.artist, "value": value}
    hangs = any(ARTIST_OF[work] == move.artist for work in own(view).artworks)
    on_sale = any(ARTIST_OF[work] == move.artist for work in view.table.artworks)
    if move.direction == "left":
        return Remark("raise-owned" if hangs else "raise-others", about, ("BIO-4.3",))
    return Remark("lower-to-buy" if on_sale else "lower-others", about, ("BIO-4.3",))


def why_buy(view: View, move: Buy) -> Remark:
    """BIO-5.2, BIO-5.6: returns a remark on the exhibition that this work completes or begins, if any."""
    artist = ARTIST_OF[move.artwork]
    about: About = {"artwork": move.artwork, "gold": price(view.table.row, artist)}
    shows = completed(view, move)
    if shows:
        return Remark("buy-completes", {**about, "exhibition": shows[0]}, ("BIO-5.6",))
    begins = [each for each in view.table.exhibitions if artist in SHOWS[each]]
    if begins:
        return Remark("buy-begins", {**about, "exhibition": begins[0]}, ("BIO-5.6",))
    return Remark("buy-cheap", about, ("BIO-5.2",))


def completed(view: View, move: Buy) -> list[Exhibition]:
    """Returns the exhibitions that can be held with this work, but not without it."""
    works, on_display = own(view).artworks, view.table.exhibitions
    more = possible(on_display, (*works, move.artwork)) - possible(on_display, works)
    return [each for each in on_display if each in more]


def look(view: View, move: Move) -> Look[Move]:
    """Returns a picture of the move: the new row of artists, or the cards that the move concerns."""
    match move:
        case Influence():
            row, _, _ = pushed(view.table.row, move)
            return Look((move,), tuple(f"artist:{artist}" for artist in row))
        case Buy(artwork=work):
            goal = [f"exhibition:{each}" for each in completed(view, move)[:1]]
            return Look((), (f"artwork:{work}", *(("→", *goal) if goal else ())))
        case Sell(artwork=work):
            return Look((move,), (f"work:{work}", "→", "gold"))
        case Exhibit(exhibition=exhibition, artworks=(one, two)):
            return Look((move,), (f"work:{one}", "+", f"work:{two}", "→", f"exhibition:{exhibition}"))
        case Discard(artist=artist):
            return Look((), (f"influence:{artist}",))
        case _:
            return Look((), ("works", "gold"))


def touch(_view: View, move: Move) -> tuple[str, ...]:
    """Returns the names of the things on the page that the player touches to make this move."""
    match move:
        case Influence(artist=artist, direction=direction):
            return (f"influence:{artist}", "raise" if direction == "left" else "lower", "play")
        case Buy(artwork=work):
            return (f"artwork:{work}", "buy")
        case Sell(artwork=work):
            return (f"work:{work}", "sell")
        case Exhibit(exhibition=exhibition):
            return (f"exhibition:{exhibition}", "exhibit")
        case Discard(artist=artist):
            return (f"influence:{artist}", "discard")
        case _:
            return ("end-turn",)


COACH: Final[Coach[View, Move]] = Coach(when=when, why=why, look=look, touch=touch)
