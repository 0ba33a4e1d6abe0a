# Ce que dit l’entraîneur de Belratti, en français.

recalled = Qui a compris qui
you-read = Comment tu as lu les peintres
    .row = { $who }
read-you = Comment la direction a lu tes tableaux
    .row = { $who }
best-read = Tu as le mieux compris { $who } : { $right ->
    [one] { $right } tableau bien lu
   *[other] { $right } tableaux bien lus
} sur { $of }.
best-reader = { $who } a le mieux compris tes tableaux : { $right ->
    [one] { $right } bien lu
   *[other] { $right } bien lus
} sur { $of }.
own-astray = Ton tableau « { $painting } » était pour « { $theme } », et on l’a accroché à « { $other } ».
own-missed = Ton tableau « { $painting } » était pour « { $theme } », et personne ne l’a accroché.
other-astray = « { $painting } », de { $who }, était pour « { $theme } », pas pour « { $other } ».
other-missed = « { $painting } », de { $who }, était pour « { $theme } », et tu l’as laissé de côté.
cases = Les idées mal lues
meant = L’idée, sans doute : { $thought }.
read = Ce qu’on y a lu, sans doute : { $thought }.
