# Che cosa si dice nella prima partita di That’s Not a Hat, in italiano. **In grassetto**: che cosa toccare o scrivere.

step-gifts = Ognuno ha un regalo. Guarda bene: tra poco saranno coperti, e tali resteranno.
step-shop = La pila al centro è il negozio. Premi **Prendilo e giralo**: un ultimo sguardo alla mazza da hockey.
step-arrows = Le frecce indicano Esra, quindi il regalo è per lei. Di’ che cos’è: **mazza da hockey**.
step-passed-on = Esra ti crede e lo tiene. Nessuno ne tiene due, quindi il suo più vecchio riparte: la macchina fotografica.
step-thanks = Hiro ti regala un ombrello, e tu l’hai visto lì da lui. Premi **Grazie!**
step-older-goes = Adesso ne hai due, quindi il tuo più vecchio va a Hiro. Di’ che cos’è: **broccolo**.
step-remember = Ora il regalo più vecchio di Hiro arriva a te. Gliel’aveva dato Dora: ricordi che cos’era?
step-penalties = Se si dubita, il regalo si scopre, e chi aveva torto lo prende qui. Tre penalità chiudono la partita; vince chi ne ha meno.
step-not-a-hat = Un cappello? Dora gli aveva dato dei popcorn: premi **Questo non è un cappello!**
step-caught = Avevi ragione: Hiro prende una penalità e va al negozio. La valigetta l’hai vista: **Grazie!**
step-bluff = Il tuo regalo più vecchio va a Esra. Di’ che cos’è, oppure resta impassibile e di’ qualcos’altro.
step-believed = Esra dice grazie. Vero o no, un regalo accettato non costa niente a nessuno.
ending = Hiro ha una penalità, tu nessuna. Ricordare bene, bluffare bene: il gioco è tutto qui.
