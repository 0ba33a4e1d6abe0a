# Ce que Canvas dit de nombreuses parties, en français.

best = record { $points }
paintings = { $paintings ->
    [0] Tu n’as encore terminé aucun tableau.
    [one] Tu as terminé un tableau, qui { $points ->
        [0] n’a rapporté aucun point
        [one] a rapporté un point
       *[other] a rapporté { $points } points
    }.
   *[other] Tu as terminé { $paintings } tableaux ; le meilleur { $points ->
        [0] n’a rapporté aucun point
        [one] a rapporté un point
       *[other] a rapporté { $points } points
    }.
}
too-few = Encore { $missing ->
    [one] une partie
   *[other] { $missing } parties
}, et on lira ici ce qui te réussit le mieux.
favourite = C’est « { $scoring } » qui te réussit le mieux : { $right ->
    [0] aucun ruban
    [one] un ruban
   *[other] { $right } rubans
} sur { $of }.
ribbons = Rubans gagnés, sur tous ceux en jeu
    .row = { $scoring }
finest-painting = Plus beau tableau
    .says = { $points ->
    [one] un point
   *[other] { $points } points
} avec { $ribbons ->
    [one] un ruban
   *[other] { $ribbons } rubans
}
special-painting = Le plus beau tableau a rapporté { $points ->
    [one] un point
   *[other] { $points } points
}.
