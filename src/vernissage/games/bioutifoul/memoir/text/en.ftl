# What Bioutifoul says about many games, in English.

best = best { $points }
too-few = { $missing ->
    [one] One more game
   *[other] { $missing } more games
}, and you will see here whom you show most.
shows-most = You show { $artist } most: { $works } of { $of } works.
wins-with = Where { $artist } leads in your gallery, you win { $won } of { $of } games.
works = Works shown in your exhibitions
    .row = { $artist }
majorities-bring = Majorities brought { $majorities } of your { $of } points.
points = Where your points came from
    .row = { $source }
points-exhibitions = exhibitions
points-majorities = majorities
points-all-four = all four artists
richest-gallery = Richest gallery
    .says = worth { $wealth } in the end
special-gallery = The richest gallery was worth { $wealth }.
