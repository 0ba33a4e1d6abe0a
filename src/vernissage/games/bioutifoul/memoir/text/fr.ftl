# Ce que Bioutifoul dit de nombreuses parties, en français.

best = record { $points }
too-few = Encore { $missing ->
    [one] une partie
   *[other] { $missing } parties
}, et on lira ici qui tu exposes le plus.
shows-most = C’est { $artist } que tu exposes le plus : { $works ->
    [one] une œuvre
   *[other] { $works } œuvres
} sur { $of }.
wins-with = Quand { $artist } est en tête dans ta galerie, tu gagnes { $won ->
    [one] une partie
   *[other] { $won } parties
} sur { $of }.
works = Œuvres montrées dans tes expositions
    .row = { $artist }
majorities-bring = Les majorités { $majorities ->
    [0] n’ont rapporté aucun point
    [one] ont rapporté un point
   *[other] ont rapporté { $majorities } points
} sur { $of }.
points = D’où viennent tes points
    .row = { $source }
points-exhibitions = expositions
points-majorities = majorités
points-all-four = les quatre artistes
richest-gallery = Galerie la plus riche
    .says = { $wealth } à la fin
special-gallery = La galerie la plus riche valait { $wealth }.
