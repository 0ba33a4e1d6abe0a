# Che cosa dice la pagina di un gruppo in italiano, e che cosa si dice dei gruppi altrove.

circle-title = Un gruppo
circle-since = Un gruppo da { DATETIME($date, month: "long", year: "numeric") }
circle-invite = Invita nel gruppo
circle-invite-how = Chi apre questo link può entrare: mandalo solo a chi vuoi ritrovare.
circle-qr = Il link a questo gruppo, per la fotocamera di un telefono
circle-copy = Copia il link
circle-copied = Copiato
circle-share-button = Condividi
circle-share = Entra nel nostro gruppo «{ $name }».
circle-renew = Crea un nuovo link
circle-renew-how = Il link è finito in mani sbagliate? Appena ne crei uno nuovo, questo non funziona più.
circle-renewed = Questo è il nuovo link. Quello vecchio non funziona più.
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
   *[other] C’è un posto riservato per ogni persona; basta venire.
}
circle-play = Gioca a { $game }
circle-why-never = Non ci avete ancora giocato insieme
circle-why-since = Ultima volta insieme: { DATETIME($date, day: "numeric", month: "long") }
circle-why-together = { $won ->
    [one] Una partita vinta insieme su { $played }
   *[other] { $won } partite vinte insieme su { $played }
}
circle-why-nobody = { $played ->
    [one] Una partita, e nessuno di voi ha vinto
   *[other] { $played } partite, e nessuno di voi ha vinto
}
circle-why-even = Siete { $won } a { $won }
circle-why-leads = { $name } in testa, { $won } a { $next }
circle-evening = Prossima serata
circle-evening-none = Nessuna serata fissata.
circle-evening-at = { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
circle-evening-coming = { $coming ->
    [0] Nessuno ha ancora detto di sì.
    [one] C’è { $names }.
   *[other] Ci sono { $names }.
}
circle-evening-you = { $coming ->
    [0] Tu ci sei.
    [one] Tu ci sei, e anche { $names }.
   *[other] Tu ci sei, e anche { $names }.
}
circle-evening-come = Ci sono
circle-evening-not = Non posso
circle-evening-other = Un’altra data
circle-evening-when = Quando vi trovate?
circle-evening-propose = Proponi
circle-evening-off = Annulla la serata
circle-evening-how = Gli altri la vedono nella loro pagina iniziale.
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
    [yes] Avete vinto insieme, con { $score }.
   *[no] Non avete vinto, con { $score }.
}
circle-game-bots = Ha vinto un bot: { $names }.
circle-people = Persone
circle-people-how = una cornice per ogni serata vinta
circle-you = { $name } (tu)
circle-played = ultima partita: { DATETIME($date, day: "numeric", month: "short") }
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
circle-leave-title = Lasciare «{ $name }»?
circle-leave-how = Nessuno viene avvisato. Nessun posto sarà più riservato a te; le partite restano tue e degli altri.
circle-leave-last = Non c’è più nessun altro: se te ne vai, il gruppo si scioglie. Le partite restano tue.
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
circle-again = Ritrova queste persone
circle-again-how = Tutti a questo tavolo ricevono un invito. Il ricordo delle vostre serate resta, e la prossima partita è a un clic.
circle-to = Vai a «{ $name }»
circle-asks = Un invito per te: «{ $name }»
circle-mine = Gruppi
circle-mine-none = Per chi ritrovi spesso: crea un gruppo, manda il link e guarda chi ha vinto che cosa.
circle-asked-you = Un invito per te
circle-new = Nuovo gruppo
circle-new-how = Dagli un nome; poi avrai il link per gli altri.
