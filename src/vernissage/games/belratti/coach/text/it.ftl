# Che cosa dice l’allenatore di Belratti, in italiano.

recalled = Chi ha capito chi
you-read = Come hai letto chi dipingeva
    .row = { $who }
read-you = Come ti hanno letto
    .row = { $who }
best-read = Hai capito meglio di tutti { $who }: { $right } dipinti su { $of } letti bene.
best-reader = Chi ti ha capito meglio è { $who }: { $right } dipinti su { $of } letti bene.
own-astray = Il tuo dipinto «{ $painting }» era per «{ $theme }», ma è finito su «{ $other }».
own-missed = Il tuo dipinto «{ $painting }» era per «{ $theme }», e nessuno l’ha appeso.
other-astray = «{ $painting }» di { $who } era per «{ $theme }», non per «{ $other }».
other-missed = «{ $painting }» di { $who } era per «{ $theme }», e tu l’hai lasciato fuori.
