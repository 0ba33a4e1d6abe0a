# What Bioutifoul explains of itself, in English: things and moments by name, and what they are.

how = You run a gallery. Each turn you first move an artist’s price, then you { $actions ->
    [unlimited] act as often as you like
   *[3] take up to three actions
}: buy, exhibit or sell.
end = When the last exhibition is laid out, the round is played to its end. Most points wins; in a tie, the wealthier gallery.

## In the pictures

dearer = one place up: one gold dearer
cheaper = one place down: one gold cheaper
two-places = two cards, two places
three-stay = three may stay
one-point = one point
turn-over = End of a turn
one-more = one more than before
no-action = No action
all-four = all four: one more point
all-new = all are replaced
last-round = the last round

## Moments

moment-influence = Influence: an artist moves
    .says = Every turn begins with influence. Touch a card in your hand and choose: raise its artist, and works cost more, or lower, and they cost less. Two or three cards of one artist move as many places.
    .here = { $you ->
        [names] It is up to you. What you play goes on to { $receiver }.
       *[other] It is up to { $names }. What is played goes on to { $receiver }.
    } { $dearest } is dearest now, at 4 gold, and { $cheapest } cheapest, at 1.
moment-buy = Buy
    .says = Touch an artwork and press Buy: you pay what its artist is worth now. Your gallery has room for three. Look for the two that an exhibition asks for.
    .here = { $you ->
        [names] You have { $gold } gold: enough for { $works ->
            [one] one
           *[other] { $works }
        } of the artworks.
       *[other] { $names } has { $gold } gold: enough for { $works ->
            [one] one
           *[other] { $works }
        } of the artworks.
    }
moment-exhibit = Exhibit, for points
    .says = An exhibition asks for two works: one by each of its two artists, or two by one artist. Touch it and press Exhibit: the works leave your gallery, the exhibition is yours and brings a point. You also draw an influence card.
    .here = { $you ->
        [names] You have both works for { $exhibition }{ $others ->
            [0] .
           *[other] , and it isn’t the only one you could hold.
        }
       *[other] { $names } could hold { $exhibition } now.
    }
moment-sell = Sell
    .says = Touch a work in your gallery and press Sell: you get what its artist is worth now. Works bought this turn have to wait.
    .here = { $you ->
        [names] { $artwork } would bring you { $gold } gold.
       *[other] { $names } could sell { $artwork } for { $gold } gold.
    }
moment-end = End the turn
    .says = { $actions ->
        [unlimited] When you have done all you like, your turn is over.
       *[3] After three actions, or sooner if you like, your turn is over.
    } The bank gives you 1 gold, and empty places are filled. Taking no action at all brings 1 extra gold and an influence card.
    .here = { $counted ->
        [0] Actions are not counted at this table: the turn ends when nothing more can be done.
       *[other] { $left ->
            [one] One action is left.
           *[other] { $left } actions are left.
        }
    } { $taken ->
        [0] None has been taken so far.
       *[other] The turn may end at any time.
    }
moment-discard = Too many cards
    .says = Whoever begins a turn with more than three influence cards first discards down to three. Touch the card you need least, and press Discard.
    .here = { $you ->
        [names] You hold { $held } cards, so { $over ->
            [one] one has to go.
           *[other] { $over } have to go.
        }
       *[other] { $names } holds { $held } cards, so { $over ->
            [one] one has to go.
           *[other] { $over } have to go.
        }
    }
moment-last = The last round
    .says = This round is the last, because the deck of exhibitions is empty or because the table set a limit. Then points are counted: one for each exhibition, one for showing the most by an artist, one for all four. Artworks that were not shown bring nothing.
    .here = { $points ->
        [0] Nobody has a point yet.
        [one] One point is the most so far: { $names }.
       *[other] { $points } points are the most so far: { $names }.
    }

## The artists

thing-bid = The Bid card
    .says = It isn’t a button: it marks the dear end of the row. The artist beside it is worth 4 gold, then 3, 2 and 1.
thing-row = The row of artists
    .says = The order says what artists are worth: 4, 3, 2 and 1 gold. Influence cards move one of them, and those passed move up or down.
thing-artist = Artist
    .says = All works by this artist cost what is written here, and bring as much when they are sold. Influence cards of this artist change it.
thing-price = Price
    .says = This is what a work by this artist costs now, and what it brings. It changes when the row does.

## Influence

thing-influence = Influence card
    .says = Playing it moves its artist one place, up or down as you like. Then it goes on to your neighbour’s hand.
thing-hand = The hand
    .says = Your influence cards, which nobody else sees. You begin your turn with three at most; any others are discarded.
thing-raise = Raise
    .says = The artist moves towards the Bid card and gets dearer. Good for works you want to sell.
thing-lower = Lower
    .says = The artist moves away from the Bid card and gets cheaper. Good for works you want to buy.
thing-play = Play cards
    .says = The artist moves as many places as you play cards. Touch more cards of the same artist to go further, as far as the row allows.
thing-receiver = Who gets your cards
    .says = Cards you play go straight to this neighbour, who can use them next turn. So think about what you give away.
thing-discard = Discard
    .says = The card you have touched is discarded, for all to see. Three may stay.

## The market

thing-artwork = Artwork
    .says = It is for sale, at the price of its artist. Touch it, and if you have enough gold, you can buy it.
thing-buy = Buy
    .says = You pay the bank, and the work hangs in your gallery. It takes one action.
thing-exhibition = Exhibition
    .says = It asks for two works, by the artists it shows, and is worth a point to whoever holds it. Both works also count as shown.
thing-exhibit = Exhibit
    .says = You give up the two works, and the exhibition is yours for the rest of the game. You also draw an influence card.
thing-deck-artworks = Artworks to come
    .says = At the end of a turn they fill the empty places. If five on display are by one artist, or none fits any exhibition, all are replaced before a turn.
thing-deck-exhibitions = Exhibitions to come
    .says = At the end of a turn they fill the empty places. When the last one is laid out, the last round is played.
thing-gap = Empty place
    .says = What was here has been taken this turn. The place is filled when the turn ends.

## Galleries

thing-gallery = Gallery
    .says = What somebody has: gold, artworks and exhibitions lie open. Of influence cards you only see how many there are.
thing-works = Your artworks
    .says = There is room for three. When all places are taken, sell or exhibit before you buy.
thing-work = A work of yours
    .says = You can sell it for what its artist is worth now, or show it in an exhibition. If it is not shown, it brings no points.
thing-sell = Sell
    .says = The work goes, and you get what its artist is worth now. It takes one action.
thing-new = New
    .says = You bought it this turn. You can exhibit it at once, but not sell it until a later turn.
thing-gold = Gold
    .says = You pay for artworks with it, and get it when you sell one. Every turn ends with 1 gold from the bank.
thing-actions = Actions
    .says = This is how often you can still buy, sell or exhibit this turn. You needn’t use every action.
thing-end-turn = End turn
    .says = Your turn is over, and the bank gives you 1 gold. If you took no action at all, you get 1 extra gold and an influence card.

## Points

thing-points = Points
    .says = One for each exhibition you hold, one for each artist of whom nobody shows more than you, and one for showing all four artists. Most points wins.
thing-score = The score
    .says = The numbers are works that a gallery has shown by each artist. A ring marks the most: it is worth a point, for all who tie.
thing-ring = A ring
    .says = Nobody shows more works by this artist, and that is worth a point. It is lost when somebody shows more.
thing-held = Exhibitions held
    .says = Each is worth a point for the rest of the game. Both its works also count as shown.
thing-four = All four artists
    .says = A gallery whose exhibitions show all four artists gets one more point. Dashed marks are those still missing.
thing-last-round = The last round
    .says = This round is played to its end, so that all have had the same number of turns. Then the points are counted.
