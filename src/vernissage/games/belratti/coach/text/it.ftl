# Che cosa dice l’allenatore di Belratti, in italiano.

recalled = Chi ha capito chi
you-read = Come hai letto i pittori
    .row = { $who }
read-you = Come la direzione ha letto te
    .row = { $who }
best-read = Chi hai capito meglio è { $who }: { $right ->
    [one] { $right } quadro letto bene
   *[other] { $right } quadri letti bene
} su { $of }.
best-reader = Chi ti ha capito meglio è { $who }: { $right ->
    [one] { $right } quadro letto bene
   *[other] { $right } quadri letti bene
} su { $of }.
own-astray = Il tuo quadro «{ $painting }» era per «{ $theme }», ma è finito con «{ $other }».
own-missed = Il tuo quadro «{ $painting }» era per «{ $theme }», e nessuno l’ha appeso.
other-astray = «{ $painting }» di { $who } era per «{ $theme }», non per «{ $other }».
other-missed = «{ $painting }» di { $who } era per «{ $theme }», e tu l’hai lasciato fuori.
cases = I pensieri letti male
meant = Il pensiero, probabilmente: { $thought }.
read = Letto, probabilmente, così: { $thought }.
