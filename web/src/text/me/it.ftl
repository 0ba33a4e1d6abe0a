# What the guest’s own page says in Italian.

me-rename = Cambia nome
me-played = giocate
me-won = vinte
me-running = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
}
me-results = { $played ->
    [one] { $played } giocata
   *[other] { $played } giocate
} · { $together ->
    [yes] { $won ->
        [one] { $won } vinta insieme
       *[other] { $won } vinte insieme
    }
   *[no] { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
}
me-company = Compagnia
me-company-games = { $games } partite insieme, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}
me-company-none = Qui compare chi ha finito tre partite con te.
me-away = Messe da parte
me-away-how = Le partite che hai messo da parte e quelle che nessuno tocca da 30 giorni. Aspettano in deposito e si possono riprendere.
me-away-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
me-put-away = Metti da parte
me-take-out = Riprendi
me-month = { DATETIME($month, month: "short", timeZone: "UTC") }
me-month-long = { DATETIME($month, month: "long", year: "numeric", timeZone: "UTC") }
me-more-than = più di { $what }
me-kept = Che cosa conserviamo di te
me-kept-how = { $games ->
    [0] Il tuo nome e il tuo ritratto.
    [one] Il tuo nome, il tuo ritratto e una partita finita.
   *[other] Il tuo nome, il tuo ritratto e { $games } partite finite.
} Nient’altro, e nessun indirizzo tranne quelli dove vuoi gli avvisi.
me-export = Esporta tutto
me-delete = Elimina tutto
me-delete-title = Eliminare tutto?
me-delete-how = Il tuo nome sparisce da ogni parete, per sempre. Gli altri conservano le partite giocate con te; al tuo posto si leggerà «{ me-delete-called }». Nessuno può annullarlo, e non c’è frase che lo riporti indietro.
me-delete-name = Scrivi il tuo nome per confermare: { $name }
me-delete-why = Scrivi prima il tuo nome: { $name }
me-delete-go = Elimina per sempre
me-delete-not = Conserva tutto
me-delete-called = Qualcuno
me-now = in corso
me-going = In corso
me-going-none = Nessuna partita ti aspetta.
me-to-door = All’ingresso
me-finished = Finite
me-finished-all = Mostra tutte ({ $count })
me-finished-none = Le partite finite si appendono qui: ognuna si può rivedere, con tutti i segreti svelati.
me-calls = Quando gli altri mi aspettano
me-calls-how = Fatti avvisare quando a un tavolo tocca a te e non ci sei. Da qui escono solo il nome del gioco e il link al tavolo.
me-calls-browser = Avvisami in questo browser
me-calls-browser-cant = Qui questo browser non può ricevere avvisi: serve un indirizzo che inizi con https.
me-calls-https = Come si fa
me-calls-here = Ti avvisiamo in questo browser.
me-calls-here-stop = Non avvisarmi più
me-calls-blocked = Il browser non lo permette. Puoi consentirlo nelle sue impostazioni.
me-calls-others = Dove altro ti avvisiamo
me-calls-kind-push = Un altro browser
me-calls-kind-webhook = { $place }
me-calls-kind-feed = Un feed
me-calls-remove = Togli
me-calls-more = Un feed, o un tuo indirizzo
me-calls-feed-how = Un feed privato (Atom) per il programma con cui leggi le notizie.
me-calls-feed = Crea un feed
me-calls-feed-once = Si vede solo ora. Chi ha questo indirizzo può leggere dove ti aspettano.
me-calls-feed-copy = Copia l’indirizzo
me-calls-address = Indirizzo da avvisare (webhook)
me-calls-add = Aggiungi
me-holiday = Via fino al
me-holiday-how = Ai tavoli dove hai giorni per decidere, il tempo si ferma mentre sei via.
me-holiday-go = Sono via
me-holiday-until = Sei via. Ultimo giorno: { DATETIME($date, dateStyle: "long") }.
me-holiday-end = Rieccomi
me-phrase = Passa a un altro dispositivo
me-phrase-how = Il tuo nome e le tue partite stanno in questo browser. Una frase li porta con sé: creala qui, scrivila là.
me-phrase-make = Crea una frase
me-phrase-once = Annotala adesso: si vede una volta sola. Chi la conosce può giocare al posto tuo. Una frase più vecchia non vale più.
me-phrase-copy = Copia
me-phrase-copied = Copiato
me-recover = Ho una frase
me-recover-go = Sono io
me-recovered = Che bello rivederti!
me-others = Disconnetti gli altri browser
me-others-how = Hai giocato sul dispositivo di qualcun altro, o hai perso il telefono? Dopo, solo questo browser ti riconoscerà. La tua frase vale ancora; creane una nuova se qualcuno potrebbe conoscerla.
me-others-go = Disconnetti
me-others-done = { $count ->
    [0] Non c’era nessun altro browser.
    [one] Un altro browser è stato disconnesso.
   *[other] { $count } altri browser sono stati disconnessi.
}
me-days = Partite del giorno
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-tries = { $tries ->
    [one] un tentativo
   *[other] { $tries } tentativi
}
me-feats = Obiettivi speciali
me-feats-count = { $reached } su { $all }
me-feat-made = raggiunto: { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = ancora da raggiungere
me-gallery = La mia galleria

me-rating = Punteggio
me-rating-how = Se vuoi, per ogni gioco teniamo un punteggio della tua bravura. Contano solo le partite contro persone, e solo se al tavolo tutti ne hanno chiesto uno. Lo vedi soltanto tu.
me-rating-keep = Tieni un punteggio per me
me-rating-none = Il tuo punteggio è attivo. Finora non ha contato nessuna partita.
me-rating-is = { $rating }, più o meno { $off }
me-rating-from = { $count ->
    [one] da una partita
   *[other] da { $count } partite
}
me-rating-so-far = finora { $count } su { $enough } partite
me-rating-forget = Non tenere più punteggi
me-rating-forget-how = Tutti i tuoi punteggi saranno cancellati. Non si può tornare indietro.
me-rating-forget-sure = Cancella i miei punteggi
