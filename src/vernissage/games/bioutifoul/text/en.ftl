# What Bioutifoul says in English. How messages are named and filled: vernissage/text.py.

## The artists

alice = Alice
heinrich = Heinrich
rodrigo = Rodrigo
sunny = Sunny

## Alice paints dark planets.

alice-1 = Alice’s “{ alice-1.title }”
    .title = Umbra
alice-2 = Alice’s “{ alice-2.title }”
    .title = Nine Dark Moons
alice-3 = Alice’s “{ alice-3.title }”
    .title = The Planet Looks Away
alice-4 = Alice’s “{ alice-4.title }”
    .title = Night Side
alice-5 = Alice’s “{ alice-5.title }”
    .title = Slow Eclipse
alice-6 = Alice’s “{ alice-6.title }”
    .title = Gravity, Asleep

## Heinrich paints fog, with one small thing alone in it.

heinrich-1 = Heinrich’s “{ heinrich-1.title }”
    .title = Last Ferry
heinrich-2 = Heinrich’s “{ heinrich-2.title }”
    .title = Lamp at Four
heinrich-3 = Heinrich’s “{ heinrich-3.title }”
    .title = The Listener
heinrich-4 = Heinrich’s “{ heinrich-4.title }”
    .title = Ridge behind Ridge
heinrich-5 = Heinrich’s “{ heinrich-5.title }”
    .title = Lighthouse, Unlit
heinrich-6 = Heinrich’s “{ heinrich-6.title }”
    .title = Nobody Rowing

## Rodrigo works in yellow.

rodrigo-1 = Rodrigo’s “{ rodrigo-1.title }”
    .title = Lemon Hour
rodrigo-2 = Rodrigo’s “{ rodrigo-2.title }”
    .title = Yellow, Again
rodrigo-3 = Rodrigo’s “{ rodrigo-3.title }”
    .title = Taxi in the Rain
rodrigo-4 = Rodrigo’s “{ rodrigo-4.title }”
    .title = The Canary’s Room
rodrigo-5 = Rodrigo’s “{ rodrigo-5.title }”
    .title = Mustard Field
rodrigo-6 = Rodrigo’s “{ rodrigo-6.title }”
    .title = A Saffron Quarrel

## Sunny works in gold.

sunny-1 = Sunny’s “{ sunny-1.title }”
    .title = Golden Silence
sunny-2 = Sunny’s “{ sunny-2.title }”
    .title = Midas at Breakfast
sunny-3 = Sunny’s “{ sunny-3.title }”
    .title = Honey and Leaf
sunny-4 = Sunny’s “{ sunny-4.title }”
    .title = The Gilded Snail
sunny-5 = Sunny’s “{ sunny-5.title }”
    .title = Last Coin of Summer
sunny-6 = Sunny’s “{ sunny-6.title }”
    .title = Halo, Slightly Bent

## The exhibitions

alice-alice-1 = { alice } & { alice }
alice-alice-2 = { alice-alice-1 }
alice-heinrich-1 = { alice } & { heinrich }
alice-heinrich-2 = { alice-heinrich-1 }
alice-heinrich-3 = { alice-heinrich-1 }
alice-rodrigo-1 = { alice } & { rodrigo }
alice-rodrigo-2 = { alice-rodrigo-1 }
alice-rodrigo-3 = { alice-rodrigo-1 }
alice-sunny-1 = { alice } & { sunny }
alice-sunny-2 = { alice-sunny-1 }
alice-sunny-3 = { alice-sunny-1 }
heinrich-heinrich-1 = { heinrich } & { heinrich }
heinrich-heinrich-2 = { heinrich-heinrich-1 }
heinrich-rodrigo-1 = { heinrich } & { rodrigo }
heinrich-rodrigo-2 = { heinrich-rodrigo-1 }
heinrich-rodrigo-3 = { heinrich-rodrigo-1 }
heinrich-sunny-1 = { heinrich } & { sunny }
heinrich-sunny-2 = { heinrich-sunny-1 }
heinrich-sunny-3 = { heinrich-sunny-1 }
rodrigo-rodrigo-1 = { rodrigo } & { rodrigo }
rodrigo-rodrigo-2 = { rodrigo-rodrigo-1 }
rodrigo-sunny-1 = { rodrigo } & { sunny }
rodrigo-sunny-2 = { rodrigo-sunny-1 }
rodrigo-sunny-3 = { rodrigo-sunny-1 }
sunny-sunny-1 = { sunny } & { sunny }
sunny-sunny-2 = { sunny-sunny-1 }

## What you may do

move-discard = Let go of one { $artist } card
move-influence = { $direction ->
    [left] Raise { $artist } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
   *[right] Lower { $artist } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
}
move-buy = Buy { $artwork }
move-sell = Sell { $artwork }
move-exhibit = Exhibit { $artworks }
move-done = That’s all for this turn

## What it costs, or leads to

note-influence = { $before } → { $after }
note-buy = { $gold } gold
note-sell = +{ $gold } gold
note-rest = 2 gold, 1 influence card

## What happened

event-discarded = { $you ->
    [seat] You let go of one { $artist } card.
   *[other] { $seat } lets go of one { $artist } card.
}
event-influenced = { $you ->
    [seat] You play
   *[other] { $seat } plays
} { $cards ->
    [one] one { $artist } card
   *[other] { $cards } { $artist } cards
}: { $artist } { $direction ->
    [left] rises
   *[right] falls
} to { $value }, and the { $cards ->
    [one] card goes
   *[other] cards go
} to { $receiver }.
event-bought = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} { $artwork } for { $gold } gold.
event-sold = { $you ->
    [seat] You sell
   *[other] { $seat } sells
} { $artwork } for { $gold } gold.
event-exhibited = { $you ->
    [seat] You exhibit
   *[other] { $seat } exhibits
} { $artworks }.
event-drew = { $you ->
    [seat] You draw one influence card: { $artist }.
   *[other] { $seat } draws one influence card: { $artist }.
}
event-drew-unseen = { $seat } draws one influence card.
event-rested = { $you ->
    [seat] You take no action, for one gold more.
   *[other] { $seat } takes no action, for one gold more.
}
event-earned = One gold from the bank.
event-laid = { $exhibitions_count ->
    [0] New on display: { $artworks }.
   *[other] { $artworks_count ->
        [0] { $exhibitions_count ->
            [one] Next exhibition: { $exhibitions }.
           *[other] Next exhibitions: { $exhibitions }.
        }
       *[other] New on display: { $artworks }; to be shown next: { $exhibitions }.
    }
}
event-swept = The display had gone stale and is cleared.
event-reshuffled = { $deck ->
    [influence] The influence cards let go of become the new deck.
   *[artworks] The artworks let go of become the new deck.
}
event-last-round = The last exhibition is on the wall: this round is the final one.
event-turn-began = { $you ->
    [seat] Round { $round }, your turn.
   *[other] Round { $round }, { $seat }’s turn.
}
event-ended = The galleries close their doors.

## Why not

refusal-bioutifoul-wrong-phase = { $phase ->
    [discard] Let go of cards first, until you hold three.
    [influence] Play your influence first; the gallery opens after it.
    [gallery] Your influence is played. Now buy, sell, exhibit, or leave it at that.
   *[over] The galleries are closed.
}
refusal-bioutifoul-no-such-card = You hold no { $artist } card.
refusal-bioutifoul-too-few-cards = { $held ->
    [0] You hold no { $artist } card.
    [one] You hold only one { $artist } card.
   *[other] You hold only { $held } { $artist } cards.
}
refusal-bioutifoul-past-the-end = There is no room in the row for { $artist } to move { $cards ->
    [one] that way
   *[other] { $cards } places that way
}.
refusal-bioutifoul-not-on-display = That doesn’t lie on display now.
refusal-bioutifoul-gallery-full = Your gallery is full: it holds three artworks.
refusal-bioutifoul-too-dear = It costs { $price } gold, and you have { $gold }.
refusal-bioutifoul-not-yours = { $artwork } isn’t in your gallery.
refusal-bioutifoul-bought-this-turn = You bought { $artwork } only this turn: it may be shown, but not sold again yet.
refusal-bioutifoul-wrong-artworks = { $exhibition } needs one work by each of the two artists, named in that order.
refusal-options-first-player = The first player must be one of the { $players } seats, counted from 0.

## What is wrong with a position

refusal-position-row = The row must hold each of the four artists once.
refusal-position-artworks-cards = The artwork { $card } lies there { $there } times; there should be { $wanted }.
refusal-position-influence-cards = There are { $there } influence cards of { $card }; there should be { $wanted }.
refusal-position-exhibitions-cards = The exhibition { $card } lies there { $there } times; there should be { $wanted }.
refusal-position-removed = { $there } exhibitions are out of the game; there should be { $wanted }.
refusal-position-seats = There must be a hand and a gallery for each of the { $players } players.
refusal-position-no-such-seat = First player and turn must be one of the { $players } seats, counted from 0.
refusal-position-display = { $there } cards are too many for the display.
refusal-position-gold = Seat { $seat } can’t have less than no gold.
refusal-position-gallery-full = The gallery of seat { $seat } holds more than three artworks.
refusal-position-hand-order = The hand of seat { $seat } must be sorted.
refusal-position-round = Round { $round } can’t be.
refusal-position-no-cards = Seat { $seat } can’t be without influence cards here.
refusal-position-phase = This phase doesn’t go with the cards in hand and the table as it lies.
refusal-position-not-over = The game can’t be over here: the last round isn’t finished.
refusal-position-actions = { $actions } actions taken can’t be, here.
refusal-position-bought = What was bought this turn doesn’t go with the gallery and the actions taken.

## The table in the terminal

table-round = Round { $round }
table-last-round = final round
table-phase-discard = letting go of cards
table-phase-influence = influence
table-phase-gallery = gallery
table-phase-over = closed
table-turn = { $you ->
    [yes] your turn
   *[no] { $name }’s turn
}
table-no-limit = no limit
table-bid = Bid
table-display = On display ({ $count } more in the deck)
table-exhibitions = To be exhibited ({ $count } more)
table-gallery = Gallery
table-gold = Gold
table-cards = Cards
table-artworks = Artworks
table-shown = Exhibited
table-all-four = All 4
table-points = Points
table-wealth = Wealth
table-hand = Your influence cards
