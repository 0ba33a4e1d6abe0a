# What Canvas says about many games, in English.

best = best { $points }
paintings = You have completed { $paintings ->
    [one] one painting
   *[other] { $paintings } paintings
}; the best brought { $points ->
    [one] one point
   *[other] { $points } points
}.
too-few = { $missing ->
    [one] One more game
   *[other] { $missing } more games
}, and you will see your favourite conditions here.
favourite = { $scoring } suits you best: { $right } of { $of } ribbons.
ribbons = Ribbons won, of all on offer
    .row = { $scoring }
finest-painting = Finest painting
    .says = { $points ->
    [one] one point
   *[other] { $points } points
} with { $ribbons ->
    [one] one ribbon
   *[other] { $ribbons } ribbons
}
special-painting = The finest painting brought { $points ->
    [one] one point
   *[other] { $points } points
}.
