# What That’s Not a Hat says in Italian. How messages are named and filled: vernissage/text.py.
# The gifts’ names are in names/it.ftl: “cappello”, .a “un cappello”, .not “Questo non è un cappello!”.

## The backs

black = frecce nere, verso sinistra
white = frecce bianche, verso destra
anyone = frecce in tutte le direzioni

## What you may do

move-take = Prendi il prossimo regalo dal negozio e giralo
move-aim = Regalalo a { $receiver }
move-give = Di’ che cos’è: { $gift }
move-accept = «Grazie!»
move-refuse = «Non è quello che dici tu!»

## What happened. What was said or seen is told once; the log leaves it out where it has to be forgotten.

event-taken = { $gift ->
    [nobody] { $you ->
        [seat] Prendi un regalo dal negozio.
       *[other] { $seat } prende un regalo dal negozio.
    }
   *[other] { $you ->
        [seat] Prendi { $gift_a } dal negozio. Sul retro: { $back }.
       *[other] { $seat } prende { $gift_a } dal negozio. Sul retro: { $back }.
    }
}
event-turned = { $you ->
    [seat] Giri il tuo regalo: { $gift }. Sul retro: { $back }.
   *[other] { $seat } gira il suo regalo: { $gift }. Sul retro: { $back }.
}
event-aimed = { $you ->
    [seat] Scegli { $receiver }.
    [receiver] { $seat } sceglie te.
   *[other] { $seat } sceglie { $receiver }.
}
event-given = { $gift ->
    [nobody] { $you ->
        [seat] Fai un regalo a { $receiver }.
        [receiver] { $seat } ti fa un regalo.
       *[other] { $seat } fa un regalo a { $receiver }.
    }
   *[other] { $you ->
        [seat] Fai un regalo a { $receiver }: «Ho { $gift_a } per te!»
        [receiver] { $seat } ti fa un regalo: «Ho { $gift_a } per te!»
       *[other] { $seat } fa un regalo a { $receiver }: «Ho { $gift_a } per te!»
    }
}
event-accepted = { $you ->
    [seat] Dici grazie.
   *[other] { $seat } dice grazie.
}
event-refused = { $gift ->
    [nobody] { $you ->
        [seat] Non credi a { $giver }.
        [giver] { $seat } non ti crede.
       *[other] { $seat } non crede a { $giver }.
    }
   *[other] { $you ->
        [seat] Dici: «{ $gift_not }»
       *[other] { $seat } dice: «{ $gift_not }»
    }
}
event-unwrapped = Si scopre: { $gift_a }! { $true ->
    [yes] { $you ->
        [seat] Era vero: ne hai dubitato, una penalità per te.
       *[other] Era vero: { $seat } ne ha dubitato, è una penalità.
    }
   *[no] { $you ->
        [seat] Avevi detto un’altra cosa: una penalità per te.
       *[other] { $seat } aveva detto un’altra cosa: è una penalità.
    }
}
event-opened = Tutti i regali sono aperti.
event-game-began = Partita { $game }: { $you ->
    [seat] cominci tu.
   *[other] comincia { $seat }.
}
event-ended = Per oggi niente più regali.

## Why not

refusal-not_a_hat-wrong-phase = { $phase ->
    [take] Prima prendi un regalo dal negozio.
    [aim] Prima scegli a chi darlo.
    [name] Prima di’ che cos’è.
    [answer] Un regalo aspetta la sua risposta: grazie, oppure no.
   *[over] Non ci sono più regali.
}
refusal-not_a_hat-no-such-gift = Non è nessuno dei 110 regali.
refusal-not_a_hat-no-such-receiver = Un regalo va a qualcun altro seduto al tavolo.
refusal-options-first-player = Il posto che comincia deve esistere: i posti sono { $players }, contati da 0.
refusal-options-two-gifts = In due, ciascuno tiene due regali.

## What is wrong with a position

refusal-position-cards = Ognuno dei 110 regali deve essere da qualche parte, e una volta sola.
refusal-position-wrong-backs = È in gioco un regalo con frecce che sono state tolte.
refusal-position-box-order = I regali nella scatola devono essere in ordine.
refusal-position-seats = Ci vogliono regali e penalità per ogni posto ({ $players }).
refusal-position-no-such-seat = Ogni posto nominato deve esistere: i posti sono { $players }, contati da 0.
refusal-position-piles = { $gifts ->
    [one] Tutti devono avere un regalo davanti a sé.
   *[other] Tutti devono avere { $gifts } regali davanti a sé.
}
refusal-position-open = Davanti al posto { $seat } c’è un regalo scoperto dove non può esserci.
refusal-position-penalties = Nessuno può avere più di tre penalità, e solo una persona può averne tre.
refusal-position-not-over = Qui la partita non può essere finita.
refusal-position-over = Qui la partita dovrebbe essere finita.
refusal-position-game = La partita { $game } non può esserci.
refusal-position-earlier = Le penalità delle partite precedenti non vanno d’accordo con il numero delle partite.
refusal-position-gifts = Il conto dei regali fatti finora non torna.
refusal-position-parcel = Un regalo deve essere in viaggio mentre si sceglie a chi va, si dice che cos’è o si aspetta la risposta, e mai altrimenti.
refusal-position-receiver = Il regalo non va dove indicano le sue frecce.
refusal-position-take = Si prende un regalo quando il negozio ne ha ancora, dopo un rifiuto o all’inizio.
refusal-position-said = Quello che è stato detto non va d’accordo con il resto.

## The table in the terminal

table-game = Partita { $game } di { $games }
table-shop = Negozio
table-shop-top = in cima { $gift_a }, { $count } in tutto
table-shop-empty = tutto venduto
table-player = Al tavolo
table-gifts = Regali, dal più vecchio
table-penalties = Penalità
table-earlier = Prima
table-phase-take = { $you ->
    [yes] vai al negozio
   *[no] { $name } va al negozio
}
table-phase-aim = { $you ->
    [yes] scegli a chi darlo
   *[no] { $name } sceglie a chi darlo
}
table-phase-name = { $you ->
    [yes] hai un regalo per { $receiver }
   *[no] { $name } ha un regalo per { $receiver }
}
table-phase-answer = { $you ->
    [yes] hai fatto un regalo a { $receiver }
   *[no] { $name } ha fatto un regalo a { $receiver }
}
table-phase-over = regali aperti
table-said = «Ho { $gift_a } per te!»
table-said-last = Le ultime parole: «Ho { $gift_a } per te!»
table-parcel = In viaggio

## In the browser

game-title = That’s Not a Hat
game-kind = Ricorda, dimentica, bluffa
game-about = I regali girano coperti, e ognuno dice che cosa c’è dentro. Chi si accorge quando non è vero?
goal = Ricorda chi ha che cosa. Tre penalità chiudono la partita; vince chi ne ha meno.

usual-rules = { $seconds } secondi per guardare un regalo. La terza penalità di chiunque chiude la partita.
option-first = Chi comincia
option-first-none = a sorte
option-gifts = Regali a testa
option-gifts-none = come al solito
option-gifts-1 = uno
option-gifts-2 = due
option-arrows = Frecce
option-arrows-both = di entrambi i colori
option-arrows-black = solo nere
option-arrows-white = solo bianche
option-anyone = Regali per chi vuoi
option-aid = Aiuto per la memoria
option-aid-none = nessuno
option-aid-last = l’ultima cosa detta
option-aid-log = tutto quello che si è detto
option-seconds = Secondi per guardare un regalo
option-rounds = Una partita a testa
option-gift_limit = Regali di fila prima della fine
option-gift_limit-none = senza limite
option-gift_limit-note = Senza nemmeno un rifiuto, una partita non finirebbe mai. Con un numero qui finisce comunque.

level-easy-how = Dimentica presto e confonde perfino ciò che si è appena visto.
level-medium-how = Ricorda più o meno quanto una persona.
level-hard-how = Un elefante: dimentica pochissimo.
bot-random = Testa fra le nuvole
bot-search = Infallibile
bot-goldfish = Pesce rosso
bot-cat = Gatto
bot-person = Essere umano
bot-elephant = Elefante
bot-memory = Una via di mezzo
bot-parrot = Pappagallo
bot-never-doubt = Non dubita mai
bot-always-doubt = Dubita sempre

## The table in the browser

table-now-take = { $opening ->
    [looking] Guarda tutti i regali, poi premi «{ $looked }».
    [yes] { $who ->
        [you] Guarda tutti i regali, poi prendi quello al centro.
       *[other] Guarda tutti i regali: tra poco saranno coperti.
    }
   *[no] { $who ->
        [you] Prendi il regalo al centro. Tutti lo vedono ancora una volta.
       *[other] { $giver } va al negozio.
    }
}
table-now-aim = { $who ->
    [you] Le frecce indicano tutti. Tocca il nome di chi lo riceve.
   *[other] { $giver } sceglie a chi darlo.
}
table-now-name = { $who ->
    [you] { $which ->
        [older] Il regalo più vecchio va a { $receiver }. Di’ che cos’è.
        [chosen] Va a { $receiver }. Di’ che cos’è.
       *[new] Le frecce indicano { $receiver }. Di’ che cos’è.
    }
   *[other] { $to ->
        [you] { $giver } ha qualcosa per te…
       *[other] { $giver } ha qualcosa per { $receiver }…
    }
}
table-now-answer = { $to ->
    [you] { $giver } ti regala { $said }. Ci credi?
   *[other] { $who ->
        [you] Regali { $said } a { $receiver }. Resta impassibile.
       *[other] { $giver } regala { $said } a { $receiver }.
    }
}
table-now-over = Tutti i regali sono aperti.
table-idle = { $phase ->
    [take] { $opening ->
        [yes] Prima tutti guardano i regali; poi { $giver } prende quello al centro.
       *[no] Adesso { $giver } va al negozio.
    }
    [aim] { $giver } sta scegliendo a chi darlo.
    [name] { $giver } sta per dire che cos’è.
   *[answer] Adesso risponde { $receiver }: grazie, oppure no.
}
table-lies-down = Nessuno può guardare un regalo coperto, nemmeno chi ce l’ha davanti.
table-lies-open = { $own ->
    [yes] Resta davanti a te finché non ne accetti un altro; poi va via il più vecchio.
   *[no] Resta davanti a { $name } finché lì non se ne accetta un altro; poi va via il più vecchio.
}
table-take = Prendilo e giralo
table-looked = Ho guardato
table-looked-wait = Hai guardato. Aspettiamo { $names }.
table-aim = Per { $name }
table-name-it = Scrivi che cos’è
table-name-first = Prima di’ quale dei 110 regali è.
table-say = Di’ «{ $gift }!»
table-words = { $gift }!
table-say-it = Dillo
table-suggestions = Regali con questo nome
table-did-you-mean = Volevi dire…?
table-no-such-gift = Nessun regalo si chiama così.
table-two-letters = Bastano due lettere.
table-all-gifts = Tutti i 110 regali
table-keyboard = Tastiera del telefono
table-letters = Lettere
table-erase = Cancella
table-no-letter = { $begun ->
    [yes] Nessun regalo continua con «{ $letter }».
   *[no] Nessun regalo comincia con «{ $letter }».
}
table-nothing-typed = Non c’è ancora scritto niente.
table-next = prossimo
table-goes-next = va via per primo
table-thanks = Grazie!
table-thanks-how = lo prendo
table-no-how = si scopre
table-back-black = coperto; le frecce puntano a sinistra
table-back-white = coperto; le frecce puntano a destra
table-back-anyone = coperto; le frecce puntano in tutte le direzioni
table-penalties-said = { $count ->
    [0] nessuna penalità
    [one] una penalità su tre: { $names }
   *[other] { $count } penalità su tre: { $names }
}
table-one-more = ancora una ed è finita
table-end-far = Più penalità finora: { $count }. A { $most } è finita.
table-end-penalties = Due penalità: { $names }. Una terza, e { $rounds ->
    [yes] questa partita
   *[no] la partita
} è finita.
table-end-limit = Ancora { $left ->
    [one] un regalo accettato
   *[other] { $left } regali accettati di fila
}, e { $rounds ->
    [yes] questa partita
   *[no] la partita
} è finita.
table-before = { $count } di prima
table-shop-left = { $count ->
    [one] Il negozio: ancora 1 regalo
   *[other] Il negozio: ancora { $count } regali
}
table-take-tag = prendilo
table-older = il più vecchio
table-moment-taken = { $you ->
    [yes] Guardalo un’ultima volta: ora lo giri.
   *[no] Guardalo un’ultima volta: { $name } lo gira.
}
table-moment-turned = { $you ->
    [yes] Guardalo un’ultima volta: ora lo giri.
   *[no] Guardalo un’ultima volta: { $name } lo gira.
}
table-moment-unwrapped = { $true ->
    [yes] { $you ->
        [yes] Era vero! Ne hai dubitato: una penalità per te.
       *[no] Era vero! { $name } ne ha dubitato: è una penalità.
    }
   *[no] { $you ->
        [yes] Avevi detto un’altra cosa: una penalità per te.
       *[no] { $name } aveva detto un’altra cosa: è una penalità.
    }
}
table-dock = Che cosa fare
table-aid-none = Qui devi ricordare tutto tu.
table-aid-last = Qui si ricorda solo l’ultima cosa detta.
table-aid-log = La cronaca ricorda ogni parola.

## Il tavolo su un televisore

stage-counts = vince chi ha meno penalità
stage-asks = { $phase ->
    [take] { $opening ->
        [yes] Poi { $giver } prende il primo dal negozio.
       *[no] Ricordate quello in cima.
    }
    [aim] Le frecce indicano tutti.
    [name] Che cosa sarà?
    [answer] { $receiver } ci crede?
   *[over] Ora la verità.
}
stage-does = { $phase ->
    [take] **{ $giver } prende il regalo al centro** e lo gira.
    [aim] **{ $giver } sceglie** a chi darlo.
    [name] **{ $giver } dice che cos’è:** uno dei 110 regali, vero o no.
    [answer] **{ $receiver } risponde:** «Grazie!» oppure «{ $not }»
   *[over] **Per oggi basta regali.**
}
stage-then = { $case ->
    [take] Va dove puntano le sue frecce.
    [aim] Poi riceve un nome, vero o no.
    [name] Poi { $receiver } dice grazie, o non ci crede.
    [thanks] { $onward ->
        [nobody] Se { $receiver } lo prende, il regalo più vecchio va avanti.
       *[other] Se { $receiver } lo prende, il regalo più vecchio va a { $onward }.
    }
    [not] { $last ->
        [yes] Altrimenti si scopre: chi ha torto prende una penalità, e la terza è la fine.
       *[no] Altrimenti si scopre: chi ha torto prende una penalità.
    }
   *[over] Tra poco si vede dov’è finito tutto.
}

## The truth

result-wins = { $count ->
    [one] { $names } ha la memoria migliore.
   *[other] { $names } hanno la memoria migliore, a pari merito.
}
result-penalties = { $count ->
    [0] nessuna penalità
    [one] una penalità
   *[other] { $count } penalità
}
result-longest-lie = La bugia più lunga
result-lie = La verità, fin dall’inizio: { $gift }. Ha cominciato { $liar }, e il regalo è stato accettato { $count ->
    [one] una volta
   *[other] { $count } volte di fila
} come { $names }.
result-lie-caught = Poi qualcuno ha guardato.
result-lie-never = Nessuno ha mai guardato.
result-fooled = Chi ci è cascato più spesso: { $name }, { $count ->
    [one] una volta.
   *[other] { $count } volte.
}
result-journeys = Il viaggio di ogni regalo
result-follow = Seguilo rivedendo la partita
result-from-shop = { $name } l’ha preso dal negozio.
result-dealt = All’inizio era da { $name }.
result-stop = Da { $giver } per { $receiver }: «{ $said }!»
result-believed-truth = Ci ha creduto, ed era vero.
result-believed-lie = Ci ha creduto, ed era falso.
result-doubted-truth = Ne ha dubitato, ma era vero.
result-doubted-lie = Ne ha dubitato, e con ragione.
result-penalty = Una penalità per { $name }.
result-kept = Alla fine è da { $name }.
result-map-says = { $count ->
    [one] Un regalo è passato di mano una volta.
   *[other] I regali sono passati di mano { $count } volte.
} Ogni corsia è una persona, e lungo la corsia scorre il tempo. Scegli un regalo per seguirlo.
result-map-label = Il viaggio di ogni regalo: una corsia per persona, lungo la quale scorre il tempo
result-which = Il regalo da seguire
result-which-game = La partita da guardare
result-game = Partita { $game }
result-gift-number = regalo { $number }
result-said = «{ $said }!»
result-called-rightly = chiamato con il suo nome
result-called-falsely = sotto falso nome
result-was-doubted = messo in dubbio: una penalità
result-lie-hands = Di mano in mano
result-lie-gifts = { $count ->
    [one] regalo { $numbers }
   *[other] regali { $numbers }
}
result-how-often = Chi ha fatto cosa, quante volte
result-column-penalties = pena­lità
result-column-made-up = nomi falsi
result-column-fell-for = ci ha creduto
result-column-in-vain = ha dubi­tato del vero
result-column-number = numero
result-column-gift = regalo
result-column-giver = da
result-column-receiver = a
result-column-called = chiamato
result-column-answer = risposta

## The deal of a day

day-score = { $score ->
    [0] nessuna penalità
    [one] una penalità
   *[other] { $score } penalità
}
