# What That’s Not a Hat says in English. How messages are named and filled: vernissage/text.py.
# The gifts’ names are in names/en.ftl: “hat”, .a “a hat”, .not “That’s not a hat!”.

## The backs

black = black arrows, pointing left
white = white arrows, pointing right
anyone = arrows in all directions

## What you may do

move-take = Take the next gift from the shop and turn it over
move-aim = Give it to { $receiver }
move-give = Call it: { $gift }
move-accept = “Thank you!”
move-refuse = “That’s not what you say it is!”

## What happened. What was said or seen is told once; the log leaves it out where it has to be forgotten.

event-taken = { $gift ->
    [nobody] { $you ->
        [seat] You take a gift from the shop.
       *[other] { $seat } takes a gift from the shop.
    }
   *[other] { $you ->
        [seat] You take { $gift_a } from the shop. On the back: { $back }.
       *[other] { $seat } takes { $gift_a } from the shop. On the back: { $back }.
    }
}
event-turned = { $you ->
    [seat] You turn over the { $gift }. On the back: { $back }.
   *[other] { $seat } turns over the { $gift }. On the back: { $back }.
}
event-aimed = { $you ->
    [seat] You choose { $receiver }.
    [receiver] { $seat } chooses you.
   *[other] { $seat } chooses { $receiver }.
}
event-given = { $gift ->
    [nobody] { $you ->
        [seat] You give { $receiver } a present.
        [receiver] { $seat } gives you a present.
       *[other] { $seat } gives { $receiver } a present.
    }
   *[other] { $you ->
        [seat] You give { $receiver } a present: “I have { $gift_a } for you!”
        [receiver] { $seat } gives you a present: “I have { $gift_a } for you!”
       *[other] { $seat } gives { $receiver } a present: “I have { $gift_a } for you!”
    }
}
event-accepted = { $you ->
    [seat] You say thank you.
   *[other] { $seat } says thank you.
}
event-refused = { $gift ->
    [nobody] { $you ->
        [seat] You don’t believe { $giver }.
        [giver] { $seat } doesn’t believe you.
       *[other] { $seat } doesn’t believe { $giver }.
    }
   *[other] { $you ->
        [seat] You say: “{ $gift_not }”
       *[other] { $seat } says: “{ $gift_not }”
    }
}
event-unwrapped = Unwrapped: { $gift_a }! { $true ->
    [yes] { $you ->
        [seat] It was true: you doubted it and get a penalty.
       *[other] It was true: { $seat } doubted it and gets a penalty.
    }
   *[no] { $you ->
        [seat] You had called it something else and get a penalty.
       *[other] { $seat } had called it something else and gets a penalty.
    }
}
event-opened = Everything is unwrapped.
event-game-began = Game { $game }: { $you ->
    [seat] you begin.
   *[other] { $seat } begins.
}
event-ended = No more presents today.

## Why not

refusal-not_a_hat-wrong-phase = { $phase ->
    [take] First take a gift from the shop.
    [aim] First choose who gets it.
    [name] First say what it is.
    [answer] A present is waiting for an answer: thank you, or no.
   *[over] There are no more presents.
}
refusal-not_a_hat-no-such-gift = That isn’t one of the 110 gifts.
refusal-not_a_hat-no-such-receiver = A present goes to somebody else at the table.
refusal-options-first-player = The first player must be one of the { $players } seats, counted from 0.
refusal-options-two-gifts = Two players keep two gifts each.

## What is wrong with a position

refusal-position-cards = Each of the 110 gifts must lie somewhere, and only once.
refusal-position-wrong-backs = A gift is in play whose arrows were left out.
refusal-position-box-order = The gifts in the box must be sorted.
refusal-position-seats = Gifts and penalties must be there for each of the { $players } players.
refusal-position-no-such-seat = Everyone named must sit in one of the { $players } seats, counted from 0.
refusal-position-piles = { $gifts ->
    [one] Everyone must have one gift in front of them.
   *[other] Everyone must have { $gifts } gifts in front of them.
}
refusal-position-open = An open gift lies in front of seat { $seat } where it can’t be.
refusal-position-penalties = Nobody can have more than three penalties, and only one player can have three.
refusal-position-not-over = The game can’t be over here.
refusal-position-over = The game should be over here.
refusal-position-game = There can’t be a game { $game }.
refusal-position-earlier = The penalties of earlier games don’t match the number of games.
refusal-position-gifts = The gifts given so far don’t add up.
refusal-position-parcel = A gift must be on its way exactly while it is aimed, named or answered.
refusal-position-receiver = The gift doesn’t go where its arrows point.
refusal-position-take = A gift is taken from a shop that has some, and after a refusal or at the start.
refusal-position-said = What was said doesn’t match the rest.

## The table in the terminal

table-game = Game { $game } of { $games }
table-shop = Shop
table-shop-top = { $gift_a } on top, { $count } in all
table-shop-empty = sold out
table-player = Player
table-gifts = Gifts, the oldest first
table-penalties = Penalties
table-earlier = Earlier
table-phase-take = { $you ->
    [yes] you go to the shop
   *[no] { $name } goes to the shop
}
table-phase-aim = { $you ->
    [yes] you choose who gets it
   *[no] { $name } chooses who gets it
}
table-phase-name = { $you ->
    [yes] you have a present for { $receiver }
   *[no] { $name } has a present for { $receiver }
}
table-phase-answer = { $you ->
    [yes] you have given { $receiver } a present
   *[no] { $name } has given { $receiver } a present
}
table-phase-over = unwrapped
table-said = “I have { $gift_a } for you!”
table-said-last = The last thing said was: “I have { $gift_a } for you!”
table-parcel = On its way

## In the browser

game-title = That’s Not a Hat
game-kind = Remember, forget, bluff
game-about = Presents go round face down, and everyone says what is inside. Who notices when it isn’t true?
goal = Remember what is where. Three penalties end the game; fewest wins.

usual-rules = { $seconds } seconds to look at a gift. Anyone’s third penalty ends the game.
option-first = First player
option-first-none = at random
option-gifts = Gifts each
option-gifts-none = as usual
option-gifts-1 = one
option-gifts-2 = two
option-arrows = Arrows
option-arrows-both = both
option-arrows-black = only black
option-arrows-white = only white
option-anyone = Gifts for anyone
option-aid = Memory aid
option-aid-none = none
option-aid-last = the last thing said
option-aid-log = everything said
option-seconds = Seconds to look at a gift
option-rounds = One game per player
option-gift_limit = Gifts in a row that end it
option-gift_limit-none = no limit
option-gift_limit-note = If nobody ever refused, a game would never end. A number here ends it all the same.

level-easy-how = Forgets soon, and mixes up even what was just shown.
level-medium-how = Remembers about as well as people do.
level-hard-how = An elephant: forgets very little.
bot-random = Absent-minded
bot-search = Flawless
bot-goldfish = Goldfish
bot-cat = Cat
bot-person = Person
bot-elephant = Elephant
bot-memory = Middling
bot-parrot = Parrot
bot-never-doubt = Never doubts
bot-always-doubt = Always doubts

## The table in the browser

table-now-take = { $opening ->
    [looking] Look at all the gifts, then press “{ $looked }”.
    [yes] { $who ->
        [you] Look at all the gifts, then take the one in the middle.
       *[other] Look at all the gifts: soon they’ll lie face down.
    }
   *[no] { $who ->
        [you] Take the gift in the middle. Everyone sees it once more.
       *[other] { $giver } goes to the shop.
    }
}
table-now-aim = { $who ->
    [you] The arrows point at everyone. Touch the name of whoever gets it.
   *[other] { $giver } chooses who gets it.
}
table-now-name = { $who ->
    [you] { $which ->
        [older] The older gift goes to { $receiver }. Say what it is.
        [chosen] It goes to { $receiver }. Say what it is.
       *[new] The arrows point to { $receiver }. Say what it is.
    }
   *[other] { $to ->
        [you] { $giver } has something for you …
       *[other] { $giver } has something for { $receiver } …
    }
}
table-now-answer = { $to ->
    [you] { $giver } gives you { $said }. Do you believe it?
   *[other] { $who ->
        [you] You give { $receiver } { $said }. Keep a straight face.
       *[other] { $giver } gives { $receiver } { $said }.
    }
}
table-now-over = Everything is unwrapped.
table-idle = { $phase ->
    [take] { $opening ->
        [yes] First everyone looks at the gifts; then { $giver } takes the one in the middle.
       *[no] { $giver } goes to the shop now.
    }
    [aim] { $giver } is choosing who gets it.
    [name] { $giver } is about to say what it is.
   *[answer] { $receiver } answers now: thank you, or no.
}
table-lies-down = Nobody may look at a gift that lies face down, not even whoever has it.
table-lies-open = { $own ->
    [yes] It stays with you until you accept another one; then the oldest goes on.
   *[no] It stays with { $name } until another one is accepted there; then the oldest goes on.
}
table-take = Take it and turn it over
table-looked = I have looked
table-looked-wait = You have looked. Waiting for { $names }.
table-aim = For { $name }
table-name-it = Type what it is
table-name-first = First say which of the 110 gifts it is.
table-say = Say “{ $gift }!”
table-words = { $gift }!
table-say-it = Say it
table-suggestions = Matching gifts
table-did-you-mean = Did you mean …?
table-no-such-gift = No gift is called that here.
table-two-letters = Two letters are enough.
table-all-gifts = All 110 gifts
table-keyboard = The phone’s keyboard
table-letters = Letters
table-erase = Erase
table-no-letter = { $begun ->
    [yes] No gift goes on with “{ $letter }”.
   *[no] No gift begins with “{ $letter }”.
}
table-nothing-typed = Nothing is typed yet.
table-next = next
table-goes-next = goes next
table-thanks = Thank you!
table-thanks-how = I’ll take it
table-no-how = turn it over
table-back-black = face down; its arrows point to the left
table-back-white = face down; its arrows point to the right
table-back-anyone = face down; its arrows point in all directions
table-penalties-said = { $count ->
    [0] no penalties
    [one] 1 of 3 penalties: { $names }
   *[other] { $count } of 3 penalties: { $names }
}
table-one-more = one more ends it
table-end-far = Most penalties so far: { $count }. With { $most } it ends.
table-end-penalties = Two penalties: { $names }. A third ends { $rounds ->
    [yes] this game
   *[no] the game
}.
table-end-limit = { $left ->
    [one] One more gift accepted in a row ends { $rounds ->
        [yes] this game
       *[no] the game
    }.
   *[other] { $left } more gifts accepted in a row end { $rounds ->
        [yes] this game
       *[no] the game
    }.
}
table-before = { $count } earlier
table-shop-left = { $count ->
    [one] The shop: 1 gift to come
   *[other] The shop: { $count } gifts to come
}
table-take-tag = take
table-older = the older one
table-moment-taken = { $you ->
    [yes] Look at it once more: you turn it over.
   *[no] Look at it once more: { $name } turns it over.
}
table-moment-turned = { $you ->
    [yes] Look at it once more: you turn it over.
   *[no] Look at it once more: { $name } turns it over.
}
table-moment-unwrapped = { $true ->
    [yes] { $you ->
        [yes] It was true! You doubted it: a penalty for you.
       *[no] It was true! { $name } doubted it: a penalty.
    }
   *[no] { $you ->
        [yes] You had called it something else: a penalty for you.
       *[no] { $name } had called it something else: a penalty.
    }
}
table-dock = What to do
table-aid-none = Nothing here remembers for you.
table-aid-last = Only the last thing said is remembered here.
table-aid-log = The log remembers everything said.

## The table on a television

stage-counts = fewest penalties win
stage-asks = { $phase ->
    [take] { $opening ->
        [yes] Then { $giver } takes the first one from the shop.
       *[no] Remember what lies on top.
    }
    [aim] The arrows point at everyone.
    [name] What will it be called?
    [answer] Does { $receiver } believe it?
   *[over] Now for the truth.
}
stage-does = { $phase ->
    [take] **{ $giver } takes the gift in the middle** and turns it over.
    [aim] **{ $giver } chooses** who gets it.
    [name] **{ $giver } says what it is:** any of the 110 gifts, true or not.
    [answer] **{ $receiver } answers:** “Thank you!” or “{ $not }”
   *[over] **No more presents today.**
}
stage-then = { $case ->
    [take] It goes to whoever its arrows point at.
    [aim] Then it gets a name, true or not.
    [name] Then { $receiver } says thank you, or doesn’t believe it.
    [thanks] { $onward ->
        [nobody] If { $receiver } takes it, the older gift goes on.
       *[other] If { $receiver } takes it, the older gift goes to { $onward }.
    }
    [not] { $last ->
        [yes] If not, it is turned up: whoever is wrong gets a penalty, and a third one ends it.
       *[no] If not, it is turned up: whoever is wrong gets a penalty.
    }
   *[over] Where everything went comes next.
}

## The truth

result-wins = { $count ->
    [one] { $names } remembered best.
   *[other] { $names } remembered best, together.
}
result-penalties = { $count ->
    [0] no penalties
    [one] 1 penalty
   *[other] { $count } penalties
}
result-longest-lie = The longest lie
result-lie = It was { $gift } all along. { $liar } began it, and it was accepted { $count ->
    [one] once
   *[other] { $count } times in a row
} as { $names }.
result-lie-caught = Then somebody looked.
result-lie-never = Nobody ever looked.
result-fooled = { $name } was fooled most often: { $count ->
    [one] once.
   *[other] { $count } times.
}
result-journeys = Where everything went
result-follow = Follow it in the replay
result-from-shop = { $name } took it from the shop.
result-dealt = It began with { $name }.
result-stop = { $giver } to { $receiver }: “{ $said }!”
result-believed-truth = Believed, and true.
result-believed-lie = Believed, and false.
result-doubted-truth = Doubted, but true.
result-doubted-lie = Doubted, and rightly so.
result-penalty = A penalty for { $name }.
result-kept = It ended up with { $name }.
result-map-says = { $count ->
    [one] One gift was given.
   *[other] Gifts were given { $count } times.
} Each lane is a person, and time runs along it. Choose a gift to follow it.
result-map-label = Where every gift went: one lane for each person, with time running along it
result-which = The gift to follow
result-which-game = The game to look at
result-game = Game { $game }
result-gift-number = gift { $number }
result-said = “{ $said }!”
result-called-rightly = called by its name
result-called-falsely = under a false name
result-was-doubted = doubted: a penalty
result-lie-hands = Through these hands
result-lie-gifts = { $count ->
    [one] gift { $numbers }
   *[other] gifts { $numbers }
}
result-how-often = Who did what, how often
result-column-penalties = penalties
result-column-made-up = false names
result-column-fell-for = believed one
result-column-in-vain = doubted the truth
result-column-number = number
result-column-gift = gift
result-column-giver = from
result-column-receiver = to
result-column-called = called
result-column-answer = answer

## The deal of a day

day-score = { $score ->
    [0] no penalty
    [one] one penalty
   *[other] { $score } penalties
}
