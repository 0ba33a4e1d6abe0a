# Che cosa That’s Not a Hat spiega a chi è nuovo: come si gioca, ogni cosa e ogni momento.
# Niente qui deve ricordare al posto di qualcuno: si parla solo di ciò che è scoperto sul tavolo.

how = I regali fanno il giro del tavolo, coperti. Ricorda che cosa sono e, se l’hai dimenticato, bluffa.
end = Appena qualcuno ha tre penalità, la partita è finita. Vince chi ne ha meno; in parità si vince insieme.

## I momenti

look = Guarda tutto
    .says = Ognuno ha un regalo, scoperto. Guarda bene: una volta regalato è coperto, e resta così.
    .here = Ci sono { $count } regali scoperti sul tavolo. { $you ->
        [giver] Cominci tu, e puoi guardare finché vuoi.
       *[other] Tra un attimo comincia { $giver }.
    }
visit = Un regalo dal negozio
    .says = Chi comincia prende il primo regalo del negozio, e anche chi aveva torto. Tutti lo vedono ancora una volta, poi si gira.
    .here = { $you ->
        [giver] Premi **Prendilo e giralo**.
       *[other] { $giver } va al negozio.
    } Lì ci sono { $count } regali.
give = Di’ che cos’è e regalalo
    .says = Le frecce sul retro indicano a chi va. Di’ che cos’è: la verità, oppure tutt’altro, senza fare una piega.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] Le frecce indicano tutti: scegli tu a chi darlo.
           *[other] Le frecce indicano tutti: { $giver } sceglie a chi darlo.
        }
       *[other] { $you ->
            [giver] Le frecce indicano { $receiver }. Scrivi che cos’è, poi premi **Dillo**.
            [receiver] Le frecce indicano te. { $giver } sta per dire che cos’è.
           *[other] Le frecce indicano { $receiver }. { $giver } sta per dire che cos’è.
        }
    }
answer = Grazie, oppure: questo non è un cappello!
    .says = Risponde solo chi lo riceve: crederci e prenderlo senza guardare, o dubitare e farlo scoprire.
    .here = { $you ->
        [giver] Hai detto: { $said_a }. Ora la risposta spetta a { $receiver }.
        [receiver] { $giver } dice: { $said_a }. Ci credi?
       *[other] { $giver } dice: { $said_a }. Ora la risposta spetta a { $receiver }.
    }
pass-on = Accettato: il più vecchio riparte
    .says = Un regalo accettato va coperto sopra gli altri. È uno di troppo: il più vecchio riparte subito, dove indicano le sue frecce.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] Hai accettato, quindi il tuo regalo più vecchio riparte. Scegli a chi darlo.
           *[other] { $giver } ha accettato e sceglie a chi dare il regalo più vecchio.
        }
       *[other] { $you ->
            [giver] Hai accettato, quindi il tuo regalo più vecchio va a { $receiver }. Di’ che cos’è.
            [receiver] { $giver } ha accettato, quindi il più vecchio riparte: viene da te.
           *[other] { $giver } ha accettato, quindi il più vecchio riparte e va a { $receiver }.
        }
    }
truth = Rifiutato: la verità viene a galla
    .says = Il regalo si scopre davanti a tutti. Se il nome era falso, aveva torto chi regalava; se era vero, chi dubitava. Chi aveva torto lo prende come penalità e va al negozio.
    .here = { $you ->
        [giver] Avevi torto e hai { $count } penalità su 3.
       *[other] { $giver } aveva torto e ha { $count } penalità su 3.
    }
close = La terza penalità chiude la partita
    .says = Ognuno ha tre posti per le penalità. Quando il terzo di qualcuno è occupato, si scopre tutto e vince chi ne ha meno.
    .here = Già due penalità: { $close }. Una terza, e la partita è finita.

## Le cose

shop = Il negozio
    .says = Tutti i regali che devono ancora arrivare, scoperti. Chi comincia o aveva torto prende il primo; poi si vede il prossimo.
gift = Un regalo scoperto
    .says = Ricordalo: resta scoperto solo finché non viene regalato. Dopo, nessuno può più guardarlo.
face-down-left = Coperto, frecce nere
    .says = Nessuno può guardare questo regalo, nemmeno chi ce l’ha davanti. Frecce nere: ripartirà verso sinistra.
face-down-right = Coperto, frecce bianche
    .says = Nessuno può guardare questo regalo, nemmeno chi ce l’ha davanti. Frecce bianche: ripartirà verso destra.
face-down-anyone = Coperto, frecce ovunque
    .says = Nessuno può guardare questo regalo, nemmeno chi ce l’ha davanti. Chi lo regala sceglie a chi.
parcel = Il regalo in viaggio
    .says = Va dove indicano le frecce: nere a sinistra, bianche a destra. Che cos’è, bisogna ricordarlo.
older = Il regalo più vecchio
    .says = Chi accetta un regalo tiene quello nuovo. Il più vecchio riparte subito, e bisogna dire che cos’è.
next = Il più vecchio dei due
    .says = Dove si tengono due regali, i nuovi vanno sopra. Quello sotto è il più vecchio: è il prossimo da regalare.
penalties = Tre posti per le penalità
    .says = Chi aveva torto mette qui il regalo, scoperto. **Con la terza la partita è finita**, e vince chi ne ha meno.
earlier = Penalità di prima
    .says = Queste penalità vengono dalle partite precedenti. Alla fine si sommano.
player = Chi siede qui
    .says = Un bordo chiaro mostra chi deve decidere. A sinistra c’è il posto che segue in senso orario.
speech = Che cosa si dice di un regalo
    .says = Può essere vero, un errore o un bluff. Dopo la risposta, resta solo nella tua memoria.
take = Prendilo e giralo
    .says = Prendi il primo regalo del negozio. Tutti lo vedono ancora una volta, poi lo regali coperto.
aim = Scegli tu
    .says = Le frecce di questo regalo indicano tutti. Tocca il nome di chi deve riceverlo.
field = Che cos’è?
    .says = Bastano due lettere, poi tocca il regalo che intendi. Si può nominare ognuno dei 110, vero o no.
say = Dillo
    .says = Tutto il tavolo ti sente. Poi ti credono, oppure no.
all-gifts = Tutti i 110 regali
    .says = Ogni regalo che esiste, in ordine alfabetico. Sono sempre gli stessi, quindi non ricordano niente.
thank-you = Grazie!
    .says = Prendi il regalo senza guardarlo. Se il nome fosse vero, ormai non conta più.
not-it = Questo non è un cappello!
    .says = Non ci credi, e il regalo si scopre. Se il nome era falso, la penalità va a chi regalava; se era vero, a te.
aid = Qui devi ricordare tutto tu
    .says = Ciò che si è visto e detto è sparito dallo schermo e dalla cronaca. Un tavolo può avere anche un aiuto per la memoria: è tra le opzioni.
games = Più partite
    .says = Ci sono tante partite quante persone al tavolo, e le penalità si sommano. Vince chi ne ha meno.

## Nelle immagini

stays = resta
goes = riparte
a-hat = «Un cappello!»
one-more = Ancora una ed è finita.
underneath = Quello sotto parte per primo.
