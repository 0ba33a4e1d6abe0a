# Ce que dit l’entraîneur de Belratti, en français.

recalled = Qui a compris qui
you-read = Comment tu as lu les peintres
    .row = { $who }
read-you = Comment on t’a lu
    .row = { $who }
best-read = Tu as le mieux compris { $who } : { $right } tableaux sur { $of } bien lus.
best-reader = { $who } t’a le mieux compris : { $right } tableaux sur { $of } bien lus.
own-astray = Ton tableau « { $painting } » était pour « { $theme } », et on l’a accroché à « { $other } ».
own-missed = Ton tableau « { $painting } » était pour « { $theme } », et personne ne l’a accroché.
other-astray = « { $painting } », de { $who }, était pour « { $theme } », pas pour « { $other } ».
other-missed = « { $painting } », de { $who }, était pour « { $theme } », et tu l’as laissé de côté.
