# What Bioutifoul's coach says, in English.

when = Round { $round }, { $phase ->
    [discard] discarding
    [influence] influence
   *[gallery] gallery
}
raise-owned = You own work by { $artist }: at { $value } gold it sells for more.
raise-others = At { $value } gold { $artist } is dear for everyone else, and those you need get cheaper.
lower-to-buy = { $artist } falls to { $value }: what is on display costs you less.
lower-others = { $artist } falls to { $value }, and those you need rise.
buy-completes = For { $gold } gold you have both works for { $exhibition }.
buy-begins = For { $gold } gold you have the first work for { $exhibition }.
buy-cheap = { $gold } gold isn’t much for a work by this artist.
sell-unwanted = No exhibition on display asks for { $artwork }: it brings { $gold } gold now.
sell-needed = { $artwork } brings { $gold } gold now, which buys more than it is worth on your wall.
exhibit = You have both works for { $exhibition }: a point at once, before somebody else takes it.
discard-idle = You own nothing by { $artist }: that card helps you least.
discard-owned = Of the cards in your hand, { $artist } helps you least now.
done = What you keep is worth more than anything you could do now: { $gold } gold for your next turn.
done-hint = Nothing on display is worth its gold: keep your { $gold } for the next turn.
