# What the table in words says, for a game that has none of its own, in English.

plain-proposed = Proposed
plain-yes = yes
plain-no = no
plain-none = none
plain-empty = Empty: { $names }
plain-seats = Players
plain-you = { $name } (you)
plain-last = Just now
plain-offers = { $count ->
    [one] 1 possible move
   *[other] { $count } possible moves
}
plain-any = any
plain-all = Show all { $count }
plain-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
plain-final = The table at the end
field-bid = Bid
field-card = Card
field-cards = Cards
field-dealer = Dealer
field-deck = Deck
field-discard = Discard pile
field-first = Goes first
field-game = Game
field-hand = Your hand
field-held = Cards in hand
field-laid = Laid
field-latest = Spoke last
field-members = Who decides
field-number = Number
field-options = Options
field-phase = Phase
field-players = Players
field-points = Points
field-prize = Prize
field-round = Round
field-row = Row
field-score = Score
field-table = Table
field-tokens = Tokens
field-trick = Trick
field-tricks = Tricks
field-trump = Trump
field-turn = Turn
