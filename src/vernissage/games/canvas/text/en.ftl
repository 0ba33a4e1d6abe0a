# What Canvas says in English. How messages are named and filled: vernissage/text.py.

## Titles: cards 1 to 30 have the left word, which describes, cards 31 to 60 the right one, a thing.
## Any left word goes with any right one.
##
## In other languages the left word bends to the right one: a right word says its `.gender` (m, f or n, or p for
## a plural), a left word has a form for each. Their own value is what they say alone. English needs none of it.

title-1 = Endless
    .m = Endless
    .f = Endless
    .n = Endless
    .p = Endless
title-2 = Sleepwalking
    .m = Sleepwalking
    .f = Sleepwalking
    .n = Sleepwalking
    .p = Sleepwalking
title-3 = Reluctant
    .m = Reluctant
    .f = Reluctant
    .n = Reluctant
    .p = Reluctant
title-4 = Blushing
    .m = Blushing
    .f = Blushing
    .n = Blushing
    .p = Blushing
title-5 = Borrowed
    .m = Borrowed
    .f = Borrowed
    .n = Borrowed
    .p = Borrowed
title-6 = Electric
    .m = Electric
    .f = Electric
    .n = Electric
    .p = Electric
title-7 = Forgotten
    .m = Forgotten
    .f = Forgotten
    .n = Forgotten
    .p = Forgotten
title-8 = Moonlit
    .m = Moonlit
    .f = Moonlit
    .n = Moonlit
    .p = Moonlit
title-9 = Haunted
    .m = Haunted
    .f = Haunted
    .n = Haunted
    .p = Haunted
title-10 = Whispering
    .m = Whispering
    .f = Whispering
    .n = Whispering
    .p = Whispering
title-11 = Gilded
    .m = Gilded
    .f = Gilded
    .n = Gilded
    .p = Gilded
title-12 = Unlikely
    .m = Unlikely
    .f = Unlikely
    .n = Unlikely
    .p = Unlikely
title-13 = Homesick
    .m = Homesick
    .f = Homesick
    .n = Homesick
    .p = Homesick
title-14 = Runaway
    .m = Runaway
    .f = Runaway
    .n = Runaway
    .p = Runaway
title-15 = Patient
    .m = Patient
    .f = Patient
    .n = Patient
    .p = Patient
title-16 = Hollow
    .m = Hollow
    .f = Hollow
    .n = Hollow
    .p = Hollow
title-17 = Luminous
    .m = Luminous
    .f = Luminous
    .n = Luminous
    .p = Luminous
title-18 = Barefoot
    .m = Barefoot
    .f = Barefoot
    .n = Barefoot
    .p = Barefoot
title-19 = Stubborn
    .m = Stubborn
    .f = Stubborn
    .n = Stubborn
    .p = Stubborn
title-20 = Drifting
    .m = Drifting
    .f = Drifting
    .n = Drifting
    .p = Drifting
title-21 = Secondhand
    .m = Secondhand
    .f = Secondhand
    .n = Secondhand
    .p = Secondhand
title-22 = Feral
    .m = Feral
    .f = Feral
    .n = Feral
    .p = Feral
title-23 = Tender
    .m = Tender
    .f = Tender
    .n = Tender
    .p = Tender
title-24 = Improbable
    .m = Improbable
    .f = Improbable
    .n = Improbable
    .p = Improbable
title-25 = Sleepless
    .m = Sleepless
    .f = Sleepless
    .n = Sleepless
    .p = Sleepless
title-26 = Absent-minded
    .m = Absent-minded
    .f = Absent-minded
    .n = Absent-minded
    .p = Absent-minded
title-27 = Crumpled
    .m = Crumpled
    .f = Crumpled
    .n = Crumpled
    .p = Crumpled
title-28 = Unfinished
    .m = Unfinished
    .f = Unfinished
    .n = Unfinished
    .p = Unfinished
title-29 = Polite
    .m = Polite
    .f = Polite
    .n = Polite
    .p = Polite
title-30 = Thunderous
    .m = Thunderous
    .f = Thunderous
    .n = Thunderous
    .p = Thunderous
title-31 = Ovation
    .gender = n
title-32 = Lullaby
    .gender = n
title-33 = Tuesday
    .gender = n
title-34 = Orchard
    .gender = n
title-35 = Umbrella
    .gender = n
title-36 = Horizon
    .gender = n
title-37 = Confession
    .gender = n
title-38 = Teapot
    .gender = n
title-39 = Avalanche
    .gender = n
title-40 = Goodbye
    .gender = n
title-41 = Cathedral
    .gender = n
title-42 = Rumour
    .gender = n
title-43 = Picnic
    .gender = n
title-44 = Echo
    .gender = n
title-45 = Migration
    .gender = n
title-46 = Mirror
    .gender = n
title-47 = Staircase
    .gender = n
title-48 = Honeymoon
    .gender = n
title-49 = Sardine
    .gender = n
title-50 = Comet
    .gender = n
title-51 = Labyrinth
    .gender = n
title-52 = Apology
    .gender = n
title-53 = Garden
    .gender = n
title-54 = Parade
    .gender = n
title-55 = Whale
    .gender = n
title-56 = Alibi
    .gender = n
title-57 = Weather
    .gender = n
title-58 = Reverie
    .gender = n
title-59 = Accordion
    .gender = n
title-60 = Harbour
    .gender = n

## The art cards, called by their words


## The elements

hue = Hue
shape = Shape
texture = Texture
tone = Tone
bonus-hue = for each Hue
bonus-shape = for each Shape
bonus-texture = for each Texture
bonus-tone = for each Tone

## The scoring cards

variety = Variety
    .condition = a set of all four elements
    .brief = {""}
repetition = Repetition
    .condition = a pair of Shapes
    .brief = {""}
emphasis = Emphasis
    .condition = exactly one Hue
    .brief = only one
composition = Composition
    .condition = an icon in every swatch
    .brief = all five
movement = Movement
    .condition = one element in three swatches in a row
    .brief = three in a row
hierarchy = Hierarchy
    .condition = some Tone, and no more of anything else
    .brief = most
proportion = Proportion
    .condition = three of one element and two of another
    .brief = three and two
style = Style
    .condition = three Textures
    .brief = {""}
proximity = Proximity
    .condition = Texture and Tone next to each other
    .brief = together
symmetry = Symmetry
    .condition = the same element in mirrored swatches
    .brief = mirrored
space = Space
    .condition = Hue and Shape, not next to each other
    .brief = apart
consistency = Consistency
    .condition = exactly six elements
    .brief = exactly six

## Special objectives

all-conditions = all four conditions met by one painting
four-bonus-ribbons = four bonus ribbons with one painting
seven-ribbons = seven ribbons with one painting
five-of-a-kind = five of the same element on one painting
every-ladder = all four ladders climbed to the top
seven-bonus-ribbons = seven bonus ribbons in one game
fourteen-ribbons = fourteen ribbons in one game
forty-points = forty points in one game
record = more points than the authors ever scored
every-scenario = every scenario played

## Backgrounds


## What you may do

move-take = Take { $card }
move-paint = Paint, from the top: { $cards }
move-frame = On the background { $background }

## What it costs, or leads to

note-take = { $cost ->
    [0] free
    [one] one token
   *[other] { $cost } tokens
}{ $gained ->
    [0] {""}
   *[other] , { $gained } on it
}
note-paint = { $points ->
    [one] one point
   *[other] { $points } points
}

## What happened

event-took = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { $card }{ $paid ->
    [0] {""}
    [one] {" "}for one token (one card skipped)
   *[other] {" "}for { $paid } tokens ({ $paid } cards skipped)
}{ $gained ->
    [0] .
    [one] , with one token on it.
   *[other] , with { $gained } tokens on it.
}
event-painted = { $you ->
    [seat] You unveil
   *[other] { $seat } unveils
} “{ $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right_gender ->
            [m] { $left_m } { $right }
            [f] { $left_f } { $right }
            [n] { $left_n } { $right }
           *[p] { $left_p } { $right }
        }
    }
}”.
event-won = { $you ->
    [seat] You win
   *[other] { $seat } wins
} { $ribbons ->
    [one] a ribbon
   *[other] { $ribbons } ribbons
} for { $scoring }: { $scoring_condition }.
event-won-bonus = { $you ->
    [seat] You win
   *[other] { $seat } wins
} { $ribbons ->
    [one] a bonus ribbon, for an element that a star asks for.
   *[other] { $ribbons } bonus ribbons, one for each element that a star asks for.
}
event-achieved = { $you ->
    [seat] You have reached a special objective
   *[other] { $seat } has reached a special objective
}: { $objective }.
event-laid = New in the row: { $cards }.
event-vincent-took = Vincent { $skipped ->
    [0] picks
    [one] skips one card and picks
   *[other] skips { $skipped } cards and picks
} { $card }{ $gained ->
    [0] .
    [one] , with one token on it.
   *[other] , with { $gained } tokens on it.
}
event-skipped = { $cards_count ->
    [one] { $cards } leaves the game.
   *[other] { $cards } leave the game.
}
event-inspired = { $you ->
    [seat] You get
   *[other] { $seat } gets
} a token from the reserve.
event-ended = The paint is dry: three paintings hang in every gallery, and that ends the game.

## How it ended, alone

verdict-participation = A participation award: you were there, and you painted.
verdict-emerging-artist = Emerging artist: remember the name.
verdict-honourable-mention = An honourable mention from the jury.
verdict-runner-up = Runner-up: so close.
verdict-best-in-show = Best in show!

## Why not

refusal-canvas-hand-full = You hold { $cards } cards already: hang a painting now.
refusal-canvas-not-in-the-row = That card isn’t in the row.
refusal-canvas-too-few-tokens = It costs { $cost ->
    [one] one token
   *[other] { $cost } tokens
}, and you have { $tokens }: { $short ->
    [one] one token short.
   *[other] { $short } tokens short.
}
refusal-canvas-too-few-cards = A painting takes three cards, and you hold { $cards }.
refusal-canvas-not-in-hand = You can only paint with cards from your own hand.
refusal-canvas-same-card-twice = A painting takes three different cards.
refusal-canvas-background-first = Choose a background for your painting first.
refusal-canvas-nothing-to-hang = No painting is waiting for a background.
refusal-canvas-not-your-background = That isn’t one of your free backgrounds.
refusal-options-first-player = The first player must be one of the { $players } seats, counted from 0.
refusal-options-scoring = Choose one to four scoring cards, each once.

## What is wrong with a position

refusal-position-seats = There must be { $players } painters, and the turn must be one of theirs.
refusal-position-cards = { $card } is there { $there } times; there should be { $wanted }.
refusal-position-row = There are { $there } cards in the row; there should be { $wanted }, each with its tokens.
refusal-position-gone = { $there } cards have left the game; it can’t be more than { $most }.
refusal-position-hand = Seat { $seat } can’t hold more than { $most } cards here.
refusal-position-paintings = Seat { $seat } has more than three paintings.
refusal-position-backgrounds = Everyone needs three backgrounds, and no two of them can be the same.
refusal-position-scoring = These aren’t the scoring cards of this table.
refusal-position-tokens = There are { $there } tokens, or some lie where none can; there should be { $wanted }.
refusal-position-turn = It can’t be the turn of seat { $seat }, who has finished.
refusal-position-judged = Seat { $seat } can’t have been chosen by the judges here.
refusal-position-outvoted = Only those who tie can be outvoted, and at least two remain.
refusal-position-easel = Seat { $seat } can’t have laid this painting and have a choice of backgrounds.

## The table in the terminal

table-turn = { $you ->
    [yes] your turn
   *[no] { $name }’s turn
}
table-over = all paintings are finished
table-you = { $name } (you)
table-row = The row, the free card first
table-costs = Costs
table-tokens = Tokens
table-deck = { $count } more in the deck
table-vincent = Vincent has { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
table-reserve = The reserve holds { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
table-painter = Painter
table-hand = Paintings, then cards in hand
table-bonus = Bonus
table-each = { $points } each
table-points = Points
# The left word comes in the form that goes with the right one: `title-1.n` for a right word of gender n.
table-painting = { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $left } { $right }
    }
}
table-scoring = Scoring
table-ladder = Ladder
table-letters = H Hue · S Shape · X Texture · T Tone · +H for each Hue

## In the browser

game-title = Canvas
game-kind = Layer, title and unveil
game-about = Lay three transparent pictures over each other, and hang paintings that show what the goals ask for.
game-puzzle = Three paintings, nine cards
goal = Hang three paintings that show what the scoring cards ask for.{ $players ->
    [1] {""}
   *[other] {" "}When all have hung theirs, most points wins.
}

usual-rules = The scenario “{ option-scenario-first-time }”, good to begin with. Drafts show their ribbons.
option-first = First player
option-first-none = at random
option-scenario = Scenario
option-scenario-first-time = First time
    .note = { variety }, { repetition }, { emphasis }, { composition }
option-scenario-family = Family
    .note = { composition }, { variety }
option-scenario-relaxed = Relaxed
    .note = three cards at random
option-scenario-synergy = Synergy
    .note = { proximity }, { space }, { variety }
option-scenario-balanced = Balanced
    .note = { consistency }, { emphasis }, { hierarchy }, { proportion }
option-scenario-no-elements = No elements
    .note = { composition }, { consistency }, { proportion }, { symmetry }
option-scenario-every-element = Every element
    .note = { emphasis }, { hierarchy }, { repetition }, { style }
option-scenario-spatial = Spatial
    .note = { movement }, { proximity }, { space }, { symmetry }
option-scenario-bonus = Bonus
    .note = { hierarchy }, { movement }, { proportion }, { style }
option-scenario-random = Random
    .note = four cards at random
option-scoring = Your choice of scoring cards
option-scoring-none = as the scenario says
option-scoring-variety = { variety }
    .note = { variety.condition }
option-scoring-repetition = { repetition }
    .note = { repetition.condition }
option-scoring-emphasis = { emphasis }
    .note = { emphasis.condition }
option-scoring-composition = { composition }
    .note = { composition.condition }
option-scoring-movement = { movement }
    .note = { movement.condition }
option-scoring-hierarchy = { hierarchy }
    .note = { hierarchy.condition }
option-scoring-proportion = { proportion }
    .note = { proportion.condition }
option-scoring-style = { style }
    .note = { style.condition }
option-scoring-proximity = { proximity }
    .note = { proximity.condition }
option-scoring-symmetry = { symmetry }
    .note = { symmetry.condition }
option-scoring-space = { space }
    .note = { space.condition }
option-scoring-consistency = { consistency }
    .note = { consistency.condition }
option-solo = Alone
option-solo-vincent = with Vincent
option-solo-puzzle = as a puzzle
option-hints = Hints
option-hints-0 = none
option-hints-1 = ribbons of a draft
option-hints-2 = the best order
option-hints-3 = the best painting
option-hints-note = A serious game has none. The record says which were allowed.
option-vote = Judges for a tie
option-vote-0 = none
option-vote-1 = one minute
option-vote-5 = five minutes
option-vote-1440 = a day
option-vote-note = When points and tokens are equal, anyone with the link may vote.

level-easy-how = Goes by eye and takes what looks nice.
level-medium-how = Plans each painting well, but ignores what you are after.
level-hard-how = Thinks every card through to the end, even the ones you need.
bot-random = Carefree
bot-greedy = Keen
bot-search = Thoughtful
bot-strong = Masterly

## The table in the browser

table-look-art-1 = a tree losing its leaves
table-look-art-2 = a fox
table-look-art-3 = hills with a house
table-look-art-4 = the moon behind clouds
table-look-art-5 = a windmill
table-look-art-6 = a violinist
table-look-art-7 = a whale
table-look-art-8 = a peacock
table-look-art-9 = a lit doorway
table-look-art-10 = a dancer
table-look-art-11 = sunflowers
table-look-art-12 = a koi
table-look-art-13 = birds in flight
table-look-art-14 = geometric shapes
table-look-art-15 = a comet
table-look-art-16 = a shoal of fish
table-look-art-17 = a pink ribbon
table-look-art-18 = a melody
table-look-art-19 = falling petals
table-look-art-20 = paper lanterns
table-look-art-21 = a bridge with lamps
table-look-art-22 = a bear made of stars
table-look-art-23 = butterflies
table-look-art-24 = a circle in one stroke
table-look-art-25 = the sea with a sail
table-look-art-26 = hot-air balloons
table-look-art-27 = a black cat
table-look-art-28 = a city of domes
table-look-art-29 = a rainbow
table-look-art-30 = water lilies
table-look-art-31 = fireworks
table-look-art-32 = a heron among reeds
table-look-art-33 = a kite
table-look-art-34 = a bicycle with flowers
table-look-art-35 = a ringed planet
table-look-art-36 = a star of threads
table-look-art-37 = swallows on wires
table-look-art-38 = maple leaves
table-look-art-39 = bees
table-look-art-40 = paper cranes
table-look-art-41 = ears of wheat
table-look-art-42 = little boats
table-look-art-43 = a carousel horse
table-look-art-44 = a caravan on the dunes
table-look-art-45 = an airship
table-look-art-46 = a snail with a house
table-look-art-47 = a cello
table-look-art-48 = terraced hills
table-look-art-49 = a jellyfish
table-look-art-50 = a pocket watch
table-look-art-51 = patterned clouds
table-look-art-52 = a dreamer
table-look-art-53 = a teapot on books
table-look-art-54 = a whirl
table-look-art-55 = a stag with blossoms
table-look-art-56 = lavender hills
table-look-art-57 = the sun with a face
table-look-art-58 = a lighthouse
table-look-art-59 = a train on a viaduct
table-look-art-60 = somebody under an umbrella

table-card = { $card }, { $look }.
table-empty = empty
table-swatch-red = red
table-swatch-yellow = yellow
table-swatch-green = green
table-swatch-blue = blue
table-swatch-violet = violet

# Whose turn, and what there is to do.
table-now = Press **{ $take }** under a card, or hang a painting.
table-now-take = Press **{ $take }** under a card.
table-now-hang = Press **{ $hang }**, or **{ $take }** under a card.
table-now-full = Your hand is full: touch three of its cards to hang a painting.
table-now-full-hang = Your hand is full: press **{ $hang }**.
table-now-frame = Press **{ $hang }**, then choose a background.
table-then = Meanwhile, try out your next painting.
table-progress = painting { $number } of { $of }
table-end-near = { $left ->
    [one] One more painting ends the game
   *[other] { $left } more paintings end the game
}
table-galleries = Galleries
table-show-galleries = Show the galleries
table-story = What happened

# The row.
table-verb = Take
table-free = free
table-price = { $cost ->
    [0] free
    [one] one token
   *[other] { $cost } tokens
}{ $gain ->
    [0] {""}
    [one] , with one token on it
   *[other] , with { $gain } tokens on it
}
table-too-dear = Costs { $cost }, you have { $tokens }
table-take = Take { $card }: { $price }
table-take-sure = Take it?
table-take-again = Press once more to take { $card }. It can’t be taken back.
table-try = Try { $card } in the workshop
table-worth = worth { $gain } to you
table-the-row = The row
table-instead = instead of hanging, take one

# The workshop.
table-layers = Layers
table-layer = { $layer }: { $card }
table-layer-top = top
    .short = top
table-layer-middle = middle
    .short = middle
table-layer-bottom = bottom
    .short = bottom
table-up = { $card } up
table-down = { $card } down
table-exchange = Swap { $upper } and { $lower }
table-ground = Background
table-frame = Frame
table-framing = How should it hang?
table-unveil = Unveil it
table-picture = “{ $title }”: { $looks }
table-picture-empty = An empty canvas
table-untitled = Untitled
table-draft = This draft
table-with = { $now } points now, { $then } with this painting
table-now-then = { $now } now, then { $then }
table-hang = Hang it
table-hang-title = Hang “{ $title }”
table-best = Best painting
table-order = Best order
table-order-three = Lay three cards from your hand first.
table-order-is = This is the best order.
table-orders = All orders
table-all = All paintings
table-best-mark = best
table-worth-short = worth { $gain }
table-worth-how = Points now, and what they are worth to you: ladders rise in uneven steps and have a top.
table-clear = Clear
table-why-layers = { $left ->
    [one] Touch one more card
    [3] Touch three cards in your hand
   *[other] Touch { $left } more cards
}
table-why-row = Take { $card } first
table-why-turn = { $name }’s turn
table-why-order = Try another order
table-why-moment = Just a moment …
table-why-finished = Your three paintings hang.

# Hand and galleries.
table-your-hand = Your hand
table-hand-of = { $name }’s hand
table-hand-count = { $count } of { $most } cards
table-inspiration = Inspiration: { $count }
table-purse = { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
table-pts = { $points ->
    [one] point
   *[other] points
}
table-paintings-of = { $name }’s paintings
table-look = Look at “{ $title }” by { $name }
table-by = Painted by { $name }
table-from-top = From the top: { $cards }.
table-save-png = Save as PNG
table-save-svg = Save as SVG
table-no-ribbons = No ribbons

# Scoring cards, and how they are explained.
table-ribbons = { $count ->
    [0] no ribbons
    [one] one ribbon
   *[other] { $count } ribbons
}
table-draft-none = not in this draft
table-no-higher = It already lies on top.
table-no-lower = It already lies at the bottom.
table-no-exchange = Both layers are empty.
table-owned = { $count ->
    [0] You have none yet.
    [one] You have one ribbon.
   *[other] You have { $count } ribbons.
}
table-ribbons-head = Ribbons
table-bonus-how = { $points } points for each element a star asks for
table-every = A ribbon for: { $condition }.
table-explain-variety = Every full set of Hue, Shape, Texture and Tone counts.
table-explain-repetition = Every two Shapes count, wherever they are.
table-explain-emphasis = Two Hues are too many, and none is too few.
table-explain-composition = No swatch may be empty; bonus icons fill one too.
table-explain-movement = Each element counts once, even if it goes on for four or five swatches.
table-explain-hierarchy = There may be as much of another element as of Tone, but not more.
table-explain-proportion = Once for each painting. Five of the same element will do as well.
table-explain-style = Every three Textures count, wherever they are.
table-explain-proximity = As many pairs as you can make, with each icon used once.
table-explain-symmetry = Red mirrors violet, and yellow mirrors blue. Every pair counts.
table-explain-space = As many pairs as you can make, with each icon used once and a swatch between them.
table-explain-consistency = Not five and not seven. Bonus icons don’t count.
table-explain-bonus = The star of a bonus icon shows which element. These ribbons have no limit.
table-example-hand = With your hand
table-example-row = With your hand and the row
table-example-box = For example
table-example = From the top { $cards }: { $count ->
    [one] one ribbon
   *[other] { $count } ribbons
}.

# Alone.
table-vincent-title = Vincent
table-vincent-purse = { $count ->
    [0] He has no tokens left.
    [one] He has one token.
   *[other] He has { $count } tokens.
}
table-vincent-how = After every turn of yours he tosses his tokens. Each one that lands face up skips a card; then he takes the next one.
table-puzzle-title = The puzzle
table-reserve-purse = { $count ->
    [0] The reserve is empty.
    [one] One token lies in the reserve.
   *[other] { $count } tokens lie in the reserve.
}
table-puzzle-how = Cards you skip leave the game. The free card and every painting bring a token from the reserve.
table-gone = { $count ->
    [0] No card has left the game.
    [one] One card has left the game.
   *[other] { $count } cards have left the game.
}
table-awards = Awards
table-award-participation = Participation
table-award-emerging-artist = Emerging artist
table-award-honourable-mention = Honourable mention
table-award-runner-up = Runner-up
table-award-best-in-show = Best in show

# On a television. What somebody does stands after the name.
stage-takes = takes a card.
stage-decides = takes a card, or hangs a painting.
stage-full = has a full hand and hangs a painting.
stage-frames = chooses a background and a frame.
stage-hangs = hangs “{ $title }”.
stage-about = three paintings each
stage-left = { $left ->
    [one] painting until the end
   *[other] paintings until the end
}

# The exhibition at the end.
result-wins = The exhibition is open: first prize for { $names }.
result-yours = First prize, { $names }!
result-theirs = First prize for { $names }
result-your-best = Your best painting
result-best-of = { $name }’s best painting
result-others = the others’
result-alone = The exhibition is open: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-leads = { $name } has { $points } points, { $second } { $points_second }.
result-tie = { $name } and { $second } have { $points } points each. { $name } has more tokens left, { $tokens } to { $tokens_second }, and wins.
result-shared = { $names } have { $points } points each and the same number of tokens: they win together.
vote-question = Points and tokens are equal. Whose paintings are finer?
result-judged = With { $points } points each, the judges chose { $name }’s gallery.
result-prize = { $name }, first prize
result-points = { $points ->
    [one] one point
   *[other] { $points } points
}
result-brought = { $points ->
    [0] brought no points
    [one] brought one point
   *[other] brought { $points } points
}
result-finest = The finest of this exhibition
result-count = The count
result-no-hints = Played without hints.
result-hints = Played with hints: { $strength }.
result-ribbons = { $count ->
    [one] { $count } ribbon
   *[other] { $count } ribbons
}
result-objectives = Special objectives
