# Che cosa dice la pagina di un gruppo in italiano, e che cosa si dice dei gruppi altrove.

circle-title = Un gruppo
circle-since = Un gruppo da { DATETIME($date, month: "long", year: "numeric") }
circle-invite = Invita nel gruppo
circle-invite-how = Chi apre questo link può entrare: mandalo solo a chi vuoi ritrovare.
circle-qr = Il link a questo gruppo, per la fotocamera di un telefono
circle-copy = Copia il link
circle-copied = Copiato
circle-share-button = Condividi
circle-share = Entra nel nostro gruppo “{ $name }”.
circle-renew = Crea un nuovo link
circle-renew-how = Il link è finito in mani sbagliate? Dopo uno nuovo, questo non vale più.
circle-renewed = Questo è il nuovo link. Quello vecchio non vale più.
circle-rename = Rinomina
circle-rename-title = Un altro nome per il gruppo
circle-name = Nome del gruppo
circle-save = Salva
circle-make = Crea il gruppo
circle-going = Al tavolo adesso
circle-next = Stesse persone,
circle-next-game = nuova partita
circle-next-how = { $count ->
    [1] Prima invita qualcuno, oppure gioca con i bot.
   *[other] Per ognuno c’è un posto; chi viene lo prende.
}
circle-play = Gioca a { $game }
circle-why-never = Mai giocato insieme finora
circle-why-since = Non giocate insieme dal { DATETIME($date, day: "numeric", month: "long") }
circle-why-together = { $won } su { $played } vinte insieme
circle-why-nobody = { $played ->
    [one] Una partita, e nessuno di voi ha vinto
   *[other] { $played } partite, e nessuno di voi ha vinto
}
circle-why-even = Siete { $won } a { $won }
circle-why-leads = { $name } in testa, { $won } a { $next }
circle-evenings = Serate
circle-evenings-count = { $evenings ->
    [one] una serata
   *[other] { $evenings } serate
}, { $games ->
    [one] una partita
   *[other] { $games } partite
}
circle-evenings-none = La vostra prima serata deve ancora venire.
circle-earlier = { $count ->
    [one] Una serata precedente
   *[other] { $count } serate precedenti
}
circle-date = { DATETIME($date, day: "numeric", month: "short") }
circle-weekday = { DATETIME($date, weekday: "long") }
circle-game-together = { $won ->
    [yes] Vinto insieme, con { $score }.
   *[no] Non vinto, con { $score }.
}
circle-game-bots = Ha vinto un bot: { $names }.
circle-people = Persone
circle-people-how = una cornice per ogni serata vinta
circle-you = { $name } (tu)
circle-played = ultima partita { DATETIME($date, day: "numeric", month: "short") }
circle-unplayed = qui ancora nessuna partita
circle-asked = invito senza risposta
circle-won = { $count ->
    [0] nessuna serata vinta
    [one] una serata vinta
   *[other] { $count } serate vinte
}
circle-honours = Che cosa sapete gli uni degli altri
circle-honour = { $names }: { $says }
circle-tallies = Chi ha vinto che cosa
circle-tally = { $played ->
    [one] una partita
   *[other] { $played } partite
} · { $won ->
    [nobody] nessuno di voi ha vinto
   *[other] vinte: { $won }
}
circle-leave = Lascia il gruppo
circle-leave-title = Lasciare “{ $name }”?
circle-leave-how = Nessuno viene avvisato. Non ti si tiene più un posto; le partite restano tue e degli altri.
circle-leave-last = Non c’è più nessun altro: con te il gruppo si chiude. Le partite restano tue.
circle-leave-go = Lascia
circle-leave-not = Resta
circle-invited = Un invito
circle-invited-how = { $count ->
    [one] { $names } vorrebbe giocare ancora con te. In questo gruppo vedrete come finiscono le vostre partite.
   *[other] { $names } vorrebbero giocare ancora con te. In questo gruppo vedrete come finiscono le vostre partite.
}
circle-join = Entra nel gruppo
circle-decline = No, grazie
circle-closed = Questo gruppo è solo per chi ne fa parte
circle-closed-how = Chiedi il link a qualcuno del gruppo. Se ne avevi uno, forse è stato sostituito.
circle-to-door = All’ingresso
circle-again = Ritrovarsi con queste persone
circle-again-how = A tutti a questo tavolo si chiede se vogliono esserci. Le vostre serate restano, e la prossima partita è a un clic.
circle-to = A “{ $name }”
circle-asks = Un invito per te: “{ $name }”
circle-mine = Gruppi
circle-mine-none = Per chi ritrovi spesso: crea un gruppo, manda il link e guarda chi ha vinto che cosa.
circle-asked-you = Un invito per te
circle-new = Nuovo gruppo
circle-new-how = Dagli un nome; poi viene il link per gli altri.
