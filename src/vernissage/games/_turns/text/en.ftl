# What Lamp and Moth says in English. How messages are named and filled: vernissage/text.py.

## Things

lamp = lamp
    .a = a lamp
moth = moth
    .a = a moth

## What you may do

move-lay = Lay { $card_a } face down
move-bid = Bid { $lamps ->
    [one] 1 lamp
   *[other] { $lamps } lamps
}
move-doubt = Doubt it
move-put-away = Put { $card_a } away for good

## What happened

event-laid = { $you ->
    [seat] You lay
   *[other] { $seat } lays
} { $card_a } face down.
event-laid-unseen = { $seat } lays a card face down.
event-has-bid = { $you ->
    [seat] You bid
   *[other] { $seat } bids
} { $lamps ->
    [one] 1 lamp
   *[other] { $lamps } lamps
}.
event-doubted = { $you ->
    [seat] You doubt { $bidder }.
    [bidder] { $seat } doubts you.
   *[other] { $seat } doubts { $bidder }.
}
event-turned-up = The cards are turned up: { $lamps ->
    [0] no lamp
    [one] 1 lamp
   *[other] { $lamps } lamps
}. { $you ->
    [loser] You lose
   *[other] { $loser } loses
} a card.
event-lost = { $you ->
    [seat] You put
   *[other] { $seat } puts
} { $card_a } away.
event-lost-unseen = { $seat } puts a card away, unseen.
event-went-out = { $you ->
    [seat] You are out.
   *[other] { $seat } is out.
}

## Why not

refusal-turns-wrong-phase = Not now: first all lay a card, then all bid, then the loser puts a card away.
refusal-turns-not-in-hand = You don’t hold { $card ->
   *[lamp] a lamp
    [moth] a moth
}.
refusal-turns-no-such-bid = A bid is higher than { $bid } and at most { $most }.
refusal-turns-nothing-to-doubt = Nobody has bid yet.

## In the view, where the table is drawn in words

view-own_laid = Your card on the table
view-own_away = What you have put away
view-has_laid = Has laid
view-turned = Turned up last
view-turn = Next in turn
view-bid = Lamps bid
view-phase-lay = laying cards
view-phase-bid = bidding
view-phase-lose = losing a card
view-phase-over = over
