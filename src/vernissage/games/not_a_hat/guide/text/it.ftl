# Che cosa si dice nella prima partita di That’s Not a Hat, in italiano. **In grassetto**: che cosa toccare o scrivere.

step-gifts = Ognuno ha un regalo. Guarda bene: tra poco saranno coperti, e resteranno così.
step-shop = In cima al negozio c’è una mazza da hockey. Premi **Prendilo e giralo**: un ultimo sguardo.
step-arrows = Le frecce indicano Esra, quindi è per lei. Di’ che cos’è: **mazza da hockey**.
    .plaque = va a Esra
step-passed-on = Esra ti crede e lo tiene. Nessuno ne tiene due: il suo più vecchio, la macchina fotografica, riparte.
    .plaque = va il più vecchio
step-thanks = Hiro ti regala un ombrello: l’hai visto davanti a lui. Premi **Grazie!**
step-older-goes = Ora ne hai due, quindi il più vecchio va a Hiro. Di’ che cos’è: **broccolo**.
    .plaque = va il più vecchio
step-remember = Ora il regalo più vecchio di Hiro arriva a te. Gliel’aveva dato Dora: ricordi che cos’era?
    .plaque = arriva a te
step-penalties = Se si dubita, chi aveva torto prende una penalità. Con tre è finita; vince chi ne ha meno.
    .plaque = le tue vanno qui
step-not-a-hat = Un cappello? Dora gli aveva dato dei popcorn: premi **Questo non è un cappello!**
step-caught = Esatto: Hiro prende una penalità e va al negozio. La valigetta l’hai vista: **Grazie!**
step-bluff = Il tuo regalo più vecchio va a Esra. Di’ che cos’è, oppure tutt’altro, senza fare una piega.
    .plaque = va il più vecchio
step-believed = Esra dice grazie. Vero o no, un regalo accettato non costa niente a nessuno.
ending = Hiro ha una penalità, tu nessuna. Ricordare bene, bluffare bene: il gioco è tutto qui.
