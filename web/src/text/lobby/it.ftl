# What the lobby says in Italian.

lobby-onlookers = Chi può guardare
lobby-onlookers-note = vale anche per uno schermo nella stanza
lobby-onlookers-open = chiunque
lobby-onlookers-delayed = con { $moves } mosse di ritardo
lobby-onlookers-closed = nessuno
lobby-title = Il tavolo di { $host }
lobby-how-many = { $game } · { $taken ->
    [0] nessun posto preso
    [1] un posto preso
    [2] due posti presi
    [3] tre posti presi
    [4] quattro posti presi
    [5] cinque posti presi
    [6] sei posti presi
    [7] sette posti presi
    [8] otto posti presi
   *[other] { $taken } posti presi
}, { $free ->
    [0] nessuno libero.
    [1] ancora uno libero.
    [2] ancora due liberi.
    [3] ancora tre liberi.
    [4] ancora quattro liberi.
    [5] ancora cinque liberi.
    [6] ancora sei liberi.
    [7] ancora sette liberi.
   *[other] ancora { $free } liberi.
}
lobby-watchers = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
lobby-pick = A che cosa giochiamo?
lobby-learn = Come si gioca
lobby-you = tu
lobby-host = conduce il tavolo
lobby-you-host = conduci tu il tavolo
lobby-host-now = Ora è { $host } a condurre il tavolo.
lobby-host-you = Ora conduci tu il tavolo: sei tu a dare il via.
lobby-leave-how = { $host ->
    [nobody] Conduci tu il tavolo e non si è ancora seduto nessun altro. Chi apre il link troverà un tavolo vuoto.
   *[other] Conduci tu il tavolo. Dopo di te lo conduce { $host }, e il tuo posto si libera.
}
lobby-leave-go = Lascia il tavolo
lobby-here = presente
lobby-away = assente
lobby-kept = posto riservato
lobby-free = Posto libero
lobby-add-bot = Aggiungi un bot
lobby-bring = Passatevi il dispositivo
lobby-bring-title = Chi altro gioca su questo dispositivo?
lobby-bring-how = Un solo dispositivo per tutti: gira di mano in mano e nasconde ciò che chi viene dopo non deve vedere.
lobby-bring-name = Nome
lobby-bring-any = o lo scegliamo noi
lobby-bring-add = Aggiungi
lobby-bring-done = Fatto
lobby-at-device = su questo dispositivo
lobby-sit = Siediti qui
lobby-rise = Lascia il posto
lobby-remove = Togli
lobby-remove-label = { lobby-remove }: { $name }
lobby-rename = Cambia nome o ritratto
lobby-level = Livello di gioco: { $name }
lobby-invite = Invita
lobby-code = Codice
lobby-qr = Il link a questo tavolo, per la fotocamera di un telefono
lobby-link = Il link a questo tavolo
lobby-copy = Copia
lobby-copied = Copiato
lobby-share = Vieni a giocare a { $game } con noi.
lobby-rules-usual = Le solite regole
lobby-rules-own = Le regole di questo tavolo
lobby-rules-one = { $option }: { $value }
lobby-rules-change = Cambia
lobby-rules-show = Mostra
lobby-more-seats = { $count ->
    [one] Con il link può venire ancora una persona.
   *[other] Con il link possono venire ancora fino a { $count ->
        [2] due
        [3] tre
        [4] quattro
       *[other] { $count }
    } persone.
}
lobby-all-seats = Mostra tutti e { $count ->
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
   *[other] { $count }
} i posti
lobby-none = senza
lobby-yes = sì
lobby-no = no
lobby-less = Meno
lobby-more = Più
lobby-chosen = { $count } di { $most }
lobby-choose-none = Togli tutto
lobby-done = Fatto
lobby-clock = Tempo
lobby-clock-note-none = tutto il tempo che serve
lobby-clock-note-relaxed = 2 minuti per ogni decisione
lobby-clock-note-brisk = 30 secondi per ogni decisione
lobby-clock-note-bank = 5 minuti a testa per la partita, più 10 secondi per ogni decisione
lobby-clock-note-days = 3 giorni per ogni decisione; si va e si viene quando si vuole
lobby-clock-time-relaxed = 2 min
lobby-clock-time-brisk = 30 s
lobby-clock-time-bank = 5 min + 10 s
lobby-clock-time-days = 3 giorni
lobby-clock-none = senza limite
lobby-clock-relaxed = comodo
lobby-clock-brisk = serrato
lobby-clock-bank = riserva
lobby-clock-days = giorni
lobby-open = Chi può venire
lobby-open-no = su invito
lobby-open-yes = chiunque
lobby-open-note = con «chiunque», gli sconosciuti trovano questo tavolo nell’elenco dei tavoli aperti: i nomi sono controllati, si parla con frasi già pronte, e un bot continua per chi si assenta { $seconds } secondi
lobby-start = { $count ->
    [0] Comincia
    [1] Comincia in solitario
    [2] Comincia in due
    [3] Comincia in tre
    [4] Comincia in quattro
    [5] Comincia in cinque
    [6] Comincia in sei
    [7] Comincia in sette
    [8] Comincia in otto
   *[other] Comincia in { $count }
}
lobby-too-few = { $missing ->
    [one] Ancora una persona, e si può cominciare.
   *[other] Ancora { $missing } persone, e si può cominciare.
}
lobby-ready = Si può cominciare. Chi arriva dopo può guardare.
lobby-ready-closed = Si può cominciare.
lobby-expected = { $count ->
    [one] { $names } non è ancora qui. Se dai il via adesso, giocate senza.
   *[other] { $names } non sono ancora qui. Se dai il via adesso, giocate senza di loro.
}
lobby-absent = { $count ->
    [one] In questo momento { $names } non c’è.
   *[other] In questo momento { $names } non ci sono.
}
lobby-wait = È { $host } a dare il via.
lobby-watching = { $free ->
    [0] Stai guardando. Se si libera un posto, puoi sederti.
   *[other] Stai guardando. C’è posto: siediti, se vuoi.
}
lobby-levels = Quanto sono svegli i bot?
lobby-fill = Completa con i bot
lobby-fill-count = { $count ->
    [0] abbastanza per una bella partita
    [one] ancora un posto
   *[other] { $count } posti
}
lobby-personality = A che cosa bada { $name }
lobby-remove-how = Allontanare { $name }? Potrà guardare, ma non più sedersi a questo tavolo.
lobby-remove-sure = Sì, allontana { $name }
lobby-remove-not = No, lascia stare
lobby-counts = Questa partita conta: tutti a questo tavolo hanno chiesto un punteggio.
lobby-counts-not = Gioca senza punteggio
lobby-uncounted = Come hai chiesto, questa partita non conta per il punteggio di nessuno.
lobby-uncounted-not = Falla contare
lobby-invite-title = Invita i tuoi amici
lobby-invite-free = Chi apre il link si siede a questo tavolo. Non serve un account.
lobby-send = Manda il link
lobby-copy-link = Copia il link
lobby-same-room = Nella stessa stanza?
lobby-scan = Fai inquadrare questo, o fai scrivere
lobby-here-now = Già qui
lobby-can-play = si gioca da { $fewest } a { $most }
lobby-seat-do = { $name }: che cosa puoi fare
lobby-bots = **Siete in pochi?** Un bot può tenere un posto finché non arriva qualcuno.
lobby-everyone-sees = Tutti al tavolo vedono che cosa scegli.
arrive-invites = { $host } ti invita
arrive-nobody = Hai un invito
arrive-here = { $count ->
    [0] Non c’è ancora nessuno; una partita dura circa { $minutes } minuti.
    [one] **{ $names }** è al tavolo; una partita dura circa { $minutes } minuti.
   *[other] **{ $names }** sono al tavolo; una partita dura circa { $minutes } minuti.
}
arrive-name = Come devono chiamarti gli altri?
arrive-portrait = Quale ritratto?
arrive-once = Te lo chiediamo una volta sola. Puoi cambiare tutt’e due più tardi.
arrive-sit = Siediti
arrive-watch = Guarda soltanto
