# What High Card says in English. How messages are named and filled: vernissage/text.py.

## What you may do

move-show = Propose { $prize ->
    [one] 1 point
   *[other] { $prize } points
} for this round
move-lay = Lay the { $card } face down

## What happened

event-shown = { $you ->
    [seat] You propose
   *[other] { $seat } proposes
} { $prize ->
    [one] 1 point
   *[other] { $prize } points
} for this round.
event-agreed = Agreed: the highest card takes { $prize ->
    [one] 1 point
   *[other] { $prize } points
}.
event-laid = { $you ->
    [seat] You lay
   *[other] { $seat } lays
} the { $card } face down.
event-laid-unseen = { $seat } lays a card face down.
event-turned-up = The cards are turned up: { $cards }. { $you ->
    [winner] You take
   *[other] { $winner } takes
} the prize.
event-drew = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} the { $card }.
event-drew-unseen = { $seat } draws a card.
event-ended = That was the last round.

## Why not

refusal-template-wrong-phase = Not now: first agree on the prize, then lay a card.
refusal-template-no-such-prize = A round is worth 1 or 2 points, not { $prize }.
refusal-template-not-in-hand = You don’t hold the { $card }.

## What is wrong with a position

refusal-position-cards = Each of the twelve cards must lie somewhere, and only once.
refusal-position-seats = Hands, laid cards, points and proposals must be there for each of the { $players } players.
refusal-position-prize = The prize doesn’t match what is proposed, or the phase.
refusal-position-round = There can’t be a round { $round }.
refusal-position-deck = The deck has too few cards left for the rounds to come.
refusal-position-laid = Cards can lie there only while cards are laid.
refusal-position-hand = Seat { $seat } holds too few cards for the rounds to come.
refusal-position-hand-order = The hand of seat { $seat } must be sorted.

## In the view, where the table is drawn in words

view-own_laid = Your card on the table
view-has_laid = Has laid
view-ballot = What this round is worth
view-phase-prize = how much is it worth?
view-phase-lay = laying cards
view-phase-over = over
