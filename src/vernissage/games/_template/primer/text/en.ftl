# What High Card explains to a newcomer: how one plays, each thing and each moment.

how = Each round is worth one or two points. The highest card takes them.
end = After two rounds, whoever has most points wins.

hand = Your hand
    .says = Your cards. Nobody else sees them.
prize = The prize
    .says = So many points this round is worth. All agree on it first.

agree = Agree on the prize
    .says = Everyone shows 1 or 2. When all show the same, it is agreed.
lay = Lay a card
    .says = All lay one card face down. Then they are turned up, and the highest takes the prize.
    .here = { $waiting_count ->
        [0] The cards are turned up.
       *[other] { $waiting } still to lay a card.
    } This round is worth { $prize ->
        [one] 1 point
       *[other] { $prize } points
    }.
