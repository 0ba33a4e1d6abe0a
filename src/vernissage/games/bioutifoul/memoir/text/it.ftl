# Che cosa dice Bioutifoul di molte partite, in italiano.

best = record { $points }
too-few = Ancora { $missing ->
    [one] una partita
   *[other] { $missing } partite
} e qui ci sarà scritto chi esponi di più.
shows-most = Chi esponi di più è { $artist }: { $works ->
    [one] un’opera
   *[other] { $works } opere
} su { $of }.
wins-with = Quando { $artist } è in testa nella tua galleria, vinci { $won ->
    [one] una partita
   *[other] { $won } partite
} su { $of }.
works = Opere esposte nelle tue mostre
    .row = { $artist }
majorities-bring = Le maggioranze ti hanno portato { $majorities ->
    [one] un punto
   *[other] { $majorities } punti
} su { $of }.
points = Da dove vengono i tuoi punti
    .row = { $source }
points-exhibitions = mostre
points-majorities = maggioranze
points-all-four = tutti e quattro gli artisti
richest-gallery = La galleria più ricca
    .says = alla fine valeva { $wealth }
special-gallery = La galleria più ricca valeva { $wealth }.
