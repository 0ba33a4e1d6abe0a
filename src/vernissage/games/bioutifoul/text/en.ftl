# What Bioutifoul says in English. How messages are named and filled: vernissage/text.py.

## The artists

alice = Alice
heinrich = Heinrich
rodrigo = Rodrigo
sunny = Sunny

## Alice paints dark planets. The titles fit the pictures in web/art.

alice-1 = Alice’s “{ alice-1.title }”
    .title = The Long Orbit
    .look = a violet planet with wide white rings, one moon above
alice-2 = Alice’s “{ alice-2.title }”
    .title = Tide Lock
    .look = a huge purple planet at the lower edge, two small moons beside it
alice-3 = Alice’s “{ alice-3.title }”
    .title = Quiet Rings
    .look = a small blue planet with thin rings, high in the night
alice-4 = Alice’s “{ alice-4.title }”
    .title = Eclipse, Tuesday
    .look = a rose planet above a dark horizon, a moon on the left
alice-5 = Alice’s “{ alice-5.title }”
    .title = Night Side
    .look = a pale blue planet half in shadow, a moon far above
alice-6 = Alice’s “{ alice-6.title }”
    .title = Umbra
    .look = a black planet with a burning corona, four moons in a row below

## Heinrich paints fog, with one small thing alone in it.

heinrich-1 = Heinrich’s “{ heinrich-1.title }”
    .title = Ridge behind Ridge
    .look = green ridges one behind the other in the fog, dark firs in front
heinrich-2 = Heinrich’s “{ heinrich-2.title }”
    .title = The Listener
    .look = a small figure with a staff on a rock, before foggy mountains
heinrich-3 = Heinrich’s “{ heinrich-3.title }”
    .title = Last Ferry
    .look = a sailing boat on still water under a low, pale sun
heinrich-4 = Heinrich’s “{ heinrich-4.title }”
    .title = Lamp at Four
    .look = a lighthouse sends its beam over foggy hills
heinrich-5 = Heinrich’s “{ heinrich-5.title }”
    .title = All Flew South
    .look = a single fir, a red sun, and birds flying away
heinrich-6 = Heinrich’s “{ heinrich-6.title }”
    .title = Nobody Rowing
    .look = an empty rowing boat tied to a jetty on a misty lake

## Rodrigo works in yellow.

rodrigo-1 = Rodrigo’s “{ rodrigo-1.title }”
    .title = Lemon Theorem
    .look = yellow, black and cream shapes around an orange triangle
rodrigo-2 = Rodrigo’s “{ rodrigo-2.title }”
    .title = A Saffron Quarrel
    .look = an orange ring among arcs and black stripes
rodrigo-3 = Rodrigo’s “{ rodrigo-3.title }”
    .title = Arc de Citron
    .look = a broad black arch over yellow squares and triangles
rodrigo-4 = Rodrigo’s “{ rodrigo-4.title }”
    .title = The Canary’s Room
    .look = cream tents and quarter circles, like a small bright room
rodrigo-5 = Rodrigo’s “{ rodrigo-5.title }”
    .title = Taxi in the Rain
    .look = a black wheel and rain of stripes on yellow
rodrigo-6 = Rodrigo’s “{ rodrigo-6.title }”
    .title = Lemon Hour
    .look = a large clock with an orange wedge, among yellow shapes

## Sunny works in gold.

sunny-1 = Sunny’s “{ sunny-1.title }”
    .title = Golden Silence
    .look = a sun of dark red rays on gold leaf
sunny-2 = Sunny’s “{ sunny-2.title }”
    .title = Carp Weather
    .look = rows of golden and red scales under a round moon
sunny-3 = Sunny’s “{ sunny-3.title }”
    .title = Honey Tree
    .look = a dark red tree with spiral blossoms on gold
sunny-4 = Sunny’s “{ sunny-4.title }”
    .title = Midas at Breakfast
    .look = a dark red pomegranate with glowing seeds on gold leaf
sunny-5 = Sunny’s “{ sunny-5.title }”
    .title = Three Harvests
    .look = red dunes in waves under a golden sun
sunny-6 = Sunny’s “{ sunny-6.title }”
    .title = The Gilded Snail
    .look = a snail with a golden spiral on dark red

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

move-discard = Discard one { $artist } card
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
    [seat] You discard one { $artist } card.
   *[other] { $seat } discards one { $artist } card.
}
event-influenced = { $you ->
    [seat] You play
   *[other] { $seat } plays
} { $cards ->
    [one] one { $artist } card
   *[other] { $cards } { $artist } cards
}: { $artist } { $direction ->
    [left] rises to { $value }, past { $passed },
   *[right] falls to { $value }, behind { $passed },
} and the { $cards ->
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
} { $artworks }: a point{ $most_count ->
    [0] {""}
    [one] , and one for the most works by { $most }
   *[other] , and one each for the most works by { $most }
}{ $four ->
    [yes] , and one for all four artists
   *[no] {""}
}.{ $overtaken_count ->
    [0] {""}
   *[other] {" "}No longer showing the most: { $overtaken }.
}
event-drew = { $you ->
    [seat] You draw one influence card: { $artist }.
   *[other] { $seat } draws one influence card: { $artist }.
}
event-drew-unseen = { $seat } draws one influence card.
event-closed = { $why ->
    [actions] { $you ->
        [seat] You have no actions left: your turn is over.
       *[other] { $seat } has no actions left: the turn is over.
    }
    [room] { $you ->
        [seat] Your gallery is full, and what you have just bought can’t be sold yet: your turn is over.
       *[other] { $seat }’s gallery is full, and what was just bought can’t be sold yet: the turn is over.
    }
   *[gold] { $you ->
        [seat] Nothing is left that you could pay for, sell or exhibit: your turn is over.
       *[other] Nothing is left that { $seat } could pay for, sell or exhibit: the turn is over.
    }
}
event-rested = { $you ->
    [seat] You take no action, and get 1 extra gold.
   *[other] { $seat } takes no action, and gets 1 extra gold.
}
event-earned = { $you ->
    [seat] You get 1 gold from the bank.
   *[other] { $seat } gets 1 gold from the bank.
}
event-laid = { $exhibitions_count ->
    [0] New on display: { $artworks }.
   *[other] { $artworks_count ->
        [0] { $exhibitions_count ->
            [one] Next exhibition: { $exhibitions }.
           *[other] Next exhibitions: { $exhibitions }.
        }
       *[other] New on display: { $artworks }; { $exhibitions_count ->
            [one] next exhibition
           *[other] next exhibitions
        }: { $exhibitions }.
    }
}
event-swept = { $artist ->
    [nobody] Gone stale, as nothing on display fits an exhibition: all artworks are replaced.
   *[other] Gone stale, with five or more by { $artist } on display: all artworks are replaced.
}
event-reshuffled = { $deck ->
    [influence] The discarded influence cards become the new deck.
   *[artworks] The discarded artworks become the new deck.
}
event-last-round = { $by ->
    [rounds] The last round begins.
   *[exhibitions] The deck of exhibitions is empty: this is the last round.
}
ending = Last round
    .says = One more turn { $left_count ->
        [one] for { $left }
       *[other] each for { $left }
    }, then the points are counted. { $why ->
        [rounds] {""}
       *[exhibitions] Exhibitions are no longer replaced.
    }
event-turn-began = { $you ->
    [seat] Round { $round }, your turn.
   *[other] Round { $round }, { $seat }’s turn.
}
event-ended = The galleries close their doors.

## Why not

refusal-bioutifoul-wrong-phase = { $phase ->
    [discard] Discard first, until you hold three cards.
    [influence] Play your influence first; then the gallery opens.
    [gallery] Your influence is played. Now buy, sell, exhibit, or end your turn.
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
refusal-bioutifoul-not-on-display = That isn’t on display now.
refusal-bioutifoul-gallery-full = Your gallery is full: three works hang there.
    .then = { $way ->
        [sell] Sell { $work_title } for { $paid } first, and you can.
        [sell-two] Sell { $work_title } for { $paid }, then one more, and you can.
        [exhibit] Exhibit { $shown } first, and there is room.
        [actions] Making room takes an action, too, and this is your last one.
       *[wait] No sale this turn would bring enough to buy it.
    }
    .first = { $way ->
        [exhibit] Exhibit first
       *[sell] Sell for { $paid }
    }
refusal-bioutifoul-too-dear = { $artwork_title } costs { $price }, you have { $gold }.
    .then = { $way ->
        [sell] Sell { $work_title } for { $paid } first, and you can.
        [sell-two] Sell { $work_title } for { $paid }, then one more, and you can.
        [actions] Selling takes an action, too, and this is your last one.
       *[wait] Your turn ends with 1 gold from the bank.
    }
    .first = Sell for { $paid }
refusal-bioutifoul-not-yours = { $artwork } isn’t in your gallery.
refusal-bioutifoul-bought-this-turn = You bought { $artwork } this turn: you can exhibit it, but not sell it yet.
refusal-bioutifoul-lacks-both = You have neither of the works for { $exhibition }: it needs { $alike ->
    [0] one by { $one } and one by { $two }.
   *[1] two by { $one }.
}
    .then = { remedy-exhibition }
    .first = Buy for { $price }
refusal-bioutifoul-lacks-one = For { $exhibition } you still need { $alike ->
    [0] a work by { $artist }.
   *[1] a second work by { $artist }.
}
    .then = { remedy-exhibition }
    .first = Buy for { $price }
refusal-bioutifoul-wrong-artworks = { $exhibition } needs { $alike ->
    [0] one work by { $one } and one by { $two }.
   *[1] two works by { $one }.
}
remedy-exhibition = { $way ->
    [buy] { $more ->
        [0] Buy { $work_title } for { $price } first, and you can.
       *[1] Buy { $work_title } for { $price }, then one more, and you can.
    }
    [display] No work by { $absent } is on display now.
    [room] Your gallery has no room for it: sell a work first.
    [gold] That costs { $cost } gold, and you have { $gold }.
   *[actions] Buying takes an action, too, and too few are left.
}
refusal-options-first-player = The first player must be one of the { $players } seats, counted from 0.

## What is wrong with a position

refusal-position-row = The row must hold each of the four artists once.
refusal-position-artworks-cards = The artwork { $card } is there { $there } times; there should be { $wanted }.
refusal-position-influence-cards = There are { $there } influence cards of { $card }; there should be { $wanted }.
refusal-position-exhibitions-cards = The exhibition { $card } is there { $there } times; there should be { $wanted }.
refusal-position-removed = { $there } exhibitions are out of the game; there should be { $wanted }.
refusal-position-seats = There must be a hand and a gallery for each of the { $players } players.
refusal-position-no-such-seat = First player and turn must be one of the { $players } seats, counted from 0.
refusal-position-display = { $there } cards are too many for the display.
refusal-position-gaps = The empty places don’t match the display: there must be { $wanted }, each named once and in order.
refusal-position-opening = Only artworks can have been swept away before the first turn.
refusal-position-gold = Seat { $seat } can’t have less than 0 gold.
refusal-position-gallery-full = The gallery of seat { $seat } holds more than three artworks.
refusal-position-hand-order = The hand of seat { $seat } must be sorted.
refusal-position-round = There can’t be a round { $round }.
refusal-position-no-cards = Seat { $seat } can’t be without influence cards here.
refusal-position-phase = This phase doesn’t match the cards in hand and on the table.
refusal-position-not-over = The game can’t be over here: the last round isn’t finished.
refusal-position-actions = { $actions } actions can’t have been taken here.
refusal-position-bought = What was bought this turn doesn’t match the gallery and the actions taken.

## The table in the terminal

table-round = Round { $round }
table-last-round = last round
table-last-turns = Last round: { $turns ->
    [one] this is the last turn
   *[other] { $turns } turns left
}
table-end-near = { $by ->
    [rounds] { $left ->
        [one] One more round after this one
       *[other] { $left } more rounds after this one
    }
   *[exhibitions] { $left ->
        [one] One more exhibition, then the last round
       *[other] { $left } more exhibitions, then the last round
    }
}
table-phase-discard = discarding
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

## In the browser

game-title = Bioutifoul
game-kind = Trade, hype and exhibit
game-about = Buy artworks, drive up their artists’ prices, and exhibit the right pairs before the others do.
goal = Points come from exhibitions: one each, and one for showing the most by an artist. { $round_limit ->
    [nobody] The round in which their deck runs out is the last.
   *[other] The game ends after round { $round_limit }, or when their deck runs out.
}

usual-rules = Three actions a turn, and exhibitions for every pair of artists.
option-first = First player
option-first-none = at random
option-actions = Actions in a turn
option-actions-3 = three
option-actions-unlimited = no limit
option-exhibitions = Exhibitions
option-exhibitions-standard = all pairs
option-exhibitions-mixed = only mixed pairs, 18 cards
option-round_limit = Ends after
option-round_limit-none = the last exhibition

level-easy-how = Buys what it likes and hardly looks ahead.
level-medium-how = Has an eye for prices and exhibitions, but misjudges some.
level-hard-how = Thinks many turns ahead before spending any gold.
bot-random = Easygoing
bot-greedy = Shrewd
bot-search = Farsighted

table-row = The artists, dearest first
table-artist = { $artist }: { $gold } gold
table-artist-preview = { $artist } would be worth { $gold } gold, now { $before }
table-to-hold = Exhibitions
table-to-hold-how = two works each, one point
table-for-sale = Artworks
table-for-sale-how = pay the artist’s price
table-in-deck = { $count } in the deck
table-pile = { $count ->
    [0] the last ones, the pile is empty
   *[other] { $count } left in the pile, then the last round
}
table-galleries = Galleries
table-score = Score so far
table-score-how = A ring: most works by an artist, 1 point. Plus 1 for each exhibition, and 1 for all four artists.
table-story = What happened
table-tab-mine = Mine
table-tab-turn = Playing
table-tab-score = Score
table-tab-story = Log
table-mine = My gallery
table-of = { $name }’s gallery
table-open-mine = Open my gallery
table-name-points = { $name } · { $points ->
    [one] one point
   *[other] { $points } points
}
table-pts = pts
table-gold-count = { $gold } gold
table-gold-word = gold
table-works-hung = Artworks, { $count } of 3
table-free-place = an empty place
table-held = Exhibitions held
table-four = All four artists shown: 1 point
table-four-missing = { $count ->
    [4] Show all four artists: 1 point
    [one] Only { $artists } missing for all four: 1 point
   *[other] Missing for all four: { $artists } (1 point)
}
table-influence = Influence, for your next turn
table-hand-discard = Influence: keep three
table-hand-influence = Influence: goes to { $receiver }
table-hand-of-others = { $count ->
    [one] one influence card
   *[other] { $count } influence cards
}
table-most = { $count }, the most
table-some = { $count }

# A card of the table, as it is read out.
table-work = { $title } by { $artist }
table-artwork = { $title } by { $artist }, { $gold } gold{ $state ->
    [can] , you can buy it
    [no] , not possible now
   *[later] {""}
}
table-exhibition = Exhibition { $exhibition }: { $state }
table-card = { $artist }, influence card { $number } of { $of }

table-exhibit = Exhibit
table-needs = needs { $artist }
table-needs-both = needs both
table-needs-nothing = you have both
table-bought-by = { $you ->
    [yes] bought by you
   *[no] bought by { $name }
}
table-held-by = { $you ->
    [yes] held by you
   *[no] held by { $name }
}

table-status-away = away
table-status-deciding = deciding
table-status-next = plays next
table-status-took = took your cards
table-status-first = first player
table-status-bot = bot

# Beside “Your turn, Mila.” and beside “Anna is deciding.”
table-now-discard = Touch one of your cards to discard it.
table-now-influence = Touch one of your influence cards: its artist moves.
table-now-gallery = { $shows ->
    [0] { $buys ->
        [0] Touch a work of yours to sell it.
       *[other] Touch a lit artwork to buy it.
    }
   *[other] { $buys ->
        [0] Touch a lit exhibition to hold it.
       *[other] Touch what is lit: buy it, or exhibit.
    }
}
table-now-lesson = Touch what is lit.
table-now-press = Press “{ $button }”.
table-then-discard = First some cards are discarded.
table-then-influence = Influence comes first.
table-then-gallery = The gallery is open.
stage-discard = First { $name } discards some cards
stage-influence = { $name } plays influence
stage-gallery = { $name } buys, sells or exhibits
table-actions-left = { $left } of { $of } actions left
table-nothing-yet = The evening has just begun.

# What a choice leads to.
table-hint-discard = You hold { $count } influence cards. Which do you need least?
table-hint-influence = Play one to three cards of one artist: one place each. Then they go to { $receiver }.
table-hint-direction = Raise { $artist }, or lower?
table-hint-gallery = { $shows ->
    [0] { $buys ->
        [0] { $why ->
            [room] Your gallery is full: sell or exhibit before you buy.
           *[gold] You have { $gold } gold: every work here costs more.
        }
       *[other] Lit: what you can buy with { $gold } gold.
    }
   *[other] { $buys ->
        [0] Lit: the exhibitions for which you have both works.
       *[other] Lit: what you can buy with { $gold } gold, and exhibitions for which you have both works.
    }
}
table-hint-lesson = Lit: what this lesson does next.
table-hint-rest = Taking no action at all brings 1 extra gold and an influence card.
table-buy-leads = { $count ->
    [0] { $work }: you keep { $gold } gold.
   *[other] { $work }: you keep { $gold } gold and could then exhibit { $exhibitions }.
}
table-sell-leads = { $work }: you then have { $gold } gold.
table-last-action = { $why ->
    [actions] This is your last action: it ends your turn.
   *[other] Nothing is left to do after that: your turn ends.
}
table-ends-turn = ends your turn
table-exhibit-leads = You give up { $works }, and draw an influence card.
table-discard-leads = One { $artist } card is discarded, for all to see.
table-influence-leads = { $artist } { $direction ->
    [left] rises
   *[right] falls
} from { $before } to { $after }. { $cards ->
    [one] The card goes
   *[other] The cards go
} to { $receiver }.

table-buy = Buy for { $gold } gold
table-buy-short = Buy
table-exhibit-pair = Exhibit { $one } + { $two }
table-sell = Sell
table-sell-for = Sell for { $gold } gold
table-sell-work = Sell { $title } for { $gold } gold
table-just-bought = new
table-play = { $cards ->
    [one] Play one card
   *[other] Play { $cards } cards
}
table-discard-one = Discard { $artist }
table-discard-none = Discard one card
table-done = End turn
table-which-pair = Which two works?
table-which-way = Raise or lower?
table-choose-way = Choose raise or lower first.
table-way = { $direction ->
    [left] ▲ Raise
   *[right] ▼ Lower
} { $before } → { $after }

result-wins = The evening belongs to { $names }.
result-leads = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
}, { $second } { $points_second }.
result-tie = { $names } have { $points ->
    [one] one point
   *[other] { $points } points
} each. { $name } is wealthier, { $wealth } gold to { $wealth_second }, and wins.
result-shared = { $names } have { $points ->
    [one] one point
   *[other] { $points } points
} each and are equally wealthy: they win together.
result-gallery = { $name }’s gallery
result-plate = { $exhibitions ->
    [0] No exhibitions
    [one] One exhibition
   *[other] { $exhibitions } exhibitions
}{ $artists ->
    [0] {""}
    [4] , all four artists
    [one] , one artist
   *[other] , { $artists } artists
}
result-exhibitions = Exhibitions
    .short = Exh.
result-all-four = All four
    .short = All 4
result-wealth = Wealth
result-points = Points
result-winner = wins
result-ring = A ring marks the most works by an artist: 1 point each, for all who tie.
result-curve = What the artists were worth
result-curve-label = Value of each artist after every turn, from 4 down to 1 gold
result-start = start
result-round = round { $round }
result-moments = Moments
result-deal = Best deal
    .told = { $name } bought { $artwork } for { $bought } in round { $from } and sold it for { $sold } in round { $to }.
result-dearest = Dearest purchase
    .told = { $name } paid { $gold } gold for { $artwork } in round { $round }.
result-push = Sharpest push
    .told = { $name } moved { $artist } { $direction ->
        [left] up
       *[right] down
    } { $cards ->
        [one] one place
       *[other] { $cards } places
    } in round { $round }, from { $from } to { $to }.
result-loved = Best-loved artist
    .told = { $artist }: { $works ->
        [one] one work
       *[other] { $works } works
    } shown, in { $galleries ->
        [one] one gallery
       *[other] { $galleries } galleries
    }.
result-curve-moved = { $risen } rose from { $risen_from } to { $risen_to } gold, { $fallen } fell from { $fallen_from } to { $fallen_to }.
result-curve-still = In the end every artist is worth what they were at the start.
result-turn = Turn
result-turn-of = turn { $turn }, round { $round }
result-balance = Balance sheet
result-whose = Whose gallery
result-account = { $name } bought { $bought ->
    [0] nothing.
    [one] one work for { $spent } gold.
   *[other] { $bought } works for { $spent } gold.
}{ $sold ->
    [0] {""}
    [one] {" "}One was sold on, for { $got } gold.
   *[other] {" "}{ $sold } were sold on, for { $got } gold.
}{ $shown ->
    [0] {""}
    [one] {" "}One was shown.
   *[other] {" "}{ $shown } were shown.
}
result-sign-bought = { $name } bought
result-sign-sold = sold
result-sign-shown = showed
result-points-from = Where the points came from
result-point-exhibition = exhibition: { $one } and { $two }
result-point-all-four = all four artists
result-point-most = most works by { $artist }
result-no-points = No points.
result-gold = Gold
result-gold-began = at the start
result-gold-earned = for turns
result-gold-rested = for taking no action
result-gold-sold = from sales
result-gold-spent = for purchases
result-gold-left = left
result-gold-wall = works on the wall
result-works = Every work, and what became of it
result-work = Work
result-work-bought = Bought
result-work-became = Then
result-bought-for = for { $gold }, round { $round }
result-bought-before = hung there before
result-became-sold = sold for { $gold }, round { $round }
result-became-shown = shown, round { $round }
result-became-kept = still hangs, worth { $gold }
