"""The components that the primer explains, by their names on the table."""

from typing import Final

from vernissage.core.primer import Thing

THINGS: Final[dict[str, Thing]] = {
    # The artists
    "bid": Thing(text="thing-bid", picture="row", rules=("BIO-2.1",)),
    "row": Thing(text="thing-row", picture="row", rules=("BIO-2.1", "BIO-4.3")),
    "artist": Thing(text="thing-artist", picture="row", rules=("BIO-1.1", "BIO-2.1")),
    "price": Thing(text="thing-price", picture="gold", rules=("BIO-2.1", "BIO-5.2", "BIO-5.4")),
    # Influence
    "influence": Thing(text="thing-influence", picture="influence", rules=("BIO-4.2", "BIO-4.3", "BIO-4.4")),
    "hand": Thing(text="thing-hand", picture="discard", rules=("BIO-2.4", "BIO-2.7", "BIO-4.1")),
    "raise": Thing(text="thing-raise", picture="raise", rules=("BIO-4.3",)),
    "lower": Thing(text="thing-lower", picture="lower", rules=("BIO-4.3",)),
    "play": Thing(text="thing-play", picture="two-cards", rules=("BIO-4.2", "BIO-4.3", "BIO-4.4")),
    "receiver": Thing(text="thing-receiver", picture="pass-on", rules=("BIO-4.4",)),
    "discard": Thing(text="thing-discard", picture="discard", rules=("BIO-4.1",)),
    # The market
    "artwork": Thing(text="thing-artwork", picture="buy", rules=("BIO-5.2", "BIO-5.7")),
    "buy": Thing(text="thing-buy", picture="buy", rules=("BIO-5.2", "BIO-5.3")),
    "exhibition": Thing(text="thing-exhibition", picture="exhibit", rules=("BIO-5.6", "BIO-7.2")),
    "exhibit": Thing(text="thing-exhibit", picture="exhibit", rules=("BIO-5.6",)),
    "deck:artworks": Thing(
        text="thing-deck-artworks", picture="crowd", rules=("BIO-2.8", "BIO-3.1", "BIO-6.2")
    ),
    "deck:exhibitions": Thing(
        text="thing-deck-exhibitions", picture="last", rules=("BIO-2.8", "BIO-6.2", "BIO-7.1")
    ),
    "gap": Thing(text="thing-gap", rules=("BIO-5.7", "BIO-6.2")),
    # Galleries
    "gallery": Thing(text="thing-gallery", picture="gallery", rules=("BIO-2.7",)),
    "works": Thing(text="thing-works", picture="full", rules=("BIO-5.3",)),
    "work": Thing(text="thing-work", picture="sell", rules=("BIO-5.4", "BIO-5.5", "BIO-5.6")),
    "sell": Thing(text="thing-sell", picture="sell", rules=("BIO-5.4", "BIO-5.5")),
    "new": Thing(text="thing-new", rules=("BIO-5.5",)),
    "gold": Thing(text="thing-gold", picture="gold", rules=("BIO-5.2", "BIO-5.4", "BIO-6.1")),
    "actions": Thing(text="thing-actions", picture="end", rules=("BIO-5.1",)),
    "end-turn": Thing(text="thing-end-turn", picture="rest", rules=("BIO-5.1", "BIO-5.8", "BIO-6.1")),
    # Points
    "points": Thing(text="thing-points", picture="points", rules=("BIO-7.2", "BIO-7.3", "BIO-7.4")),
    "score": Thing(text="thing-score", picture="score", rules=("BIO-7.2", "BIO-7.3", "BIO-7.4")),
    "ring": Thing(text="thing-ring", picture="points", rules=("BIO-7.4",)),
    "held": Thing(text="thing-held", picture="points", rules=("BIO-7.2",)),
    "four": Thing(text="thing-four", picture="four", rules=("BIO-7.3",)),
    "last-round": Thing(text="thing-last-round", picture="last", rules=("BIO-7.1", "BIO-7.6")),
}
