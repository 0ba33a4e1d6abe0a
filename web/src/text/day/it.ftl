# What the page of a day’s deal says in Italian.

daily-next = { $hours ->
    [0] La prossima arriva tra { $minutes } min.
   *[other] La prossima arriva tra { $hours } h { $minutes } min.
}
daily-sealed = Altri giocano ancora queste carte: la partita si potrà rivedere a giornata finita.
daily-past = Partita del giorno: { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Quel giorno è passato, perciò non conta.
daily-helped = Qui ha giocato un bot, perciò non conta.
day-page = La pagina del giorno
day-kicker = { $bots ->
    [0] La partita del giorno · { $title }, in solitario
    [one] La partita del giorno · { $title }, con un bot
   *[other] La partita del giorno · { $title }, con { $bots } bot
}
day-weekday = { DATETIME($date, weekday: "long", timeZone: "UTC") }
day-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-mine = { $tries ->
    [one] { $best } al primo tentativo.
   *[other] { $tries } tentativi: il migliore { $best }, il primo { $first }.
}
day-ahead = { $people ->
    [one] Il primo nome qui è il tuo.
   *[other] { $ahead ->
        [0] Su { $people } persone, nessuna ha fatto meglio al primo tentativo.
        [one] Su { $people } persone, una ha fatto meglio al primo tentativo.
       *[other] Su { $people } persone, { $ahead } hanno fatto meglio al primo tentativo.
    }
}
day-fresh = Non l’hai ancora giocata.
day-not-played = Quel giorno non hai giocato.
day-over = La giornata è finita.
day-play = Gioca
day-to-today = Alla pagina di oggi
day-my-line = Rivedi la mia
day-share = Condividi questa giornata
day-give-up = Mostra che cosa era possibile
day-give-up-ask = Vedrai subito la linea migliore. I prossimi tentativi di oggi non conteranno più.
day-give-up-yes = Mostra
day-give-up-no = Ci riprovo
day-sealed-solved = Altri giocano ancora queste carte. A giornata finita si potrà rivedere la partita e scoprire la linea migliore.
day-nowhere = Questo giorno non esiste
day-doors = Oggi tutti hanno le stesse carte, e alle stesse mosse seguono le stesse risposte.
day-open = Apri
day-how = { $bots ->
    [0] in solitario
    [one] con un bot
   *[other] con { $bots } bot
}
day-best = Il tuo record: { $best }.
day-people-today = { $people ->
    [0] Nessuno l’ha ancora finita.
    [one] L’ha finita una persona.
   *[other] L’hanno finita { $people } persone.
}
day-people = { $people ->
    [one] una persona
   *[other] { $people } persone
}
day-everyone = Tutti, oggi
day-everyone-then = Tutti, quel giorno
day-nobody = Nessuno l’ha ancora finita.
day-square = { $each ->
    [one] Un quadratino per persona.
   *[other] Un quadratino ogni { $each } persone.
}
day-firsts = Solo i primi tentativi.
day-fewest = Meno è meglio.
day-you = tu
day-you-at = tu, { $points }
day-proven = massimo dimostrato
day-found = massimo trovato
day-running = { $days ->
    [0] Ancora nessuna serie
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
day-longest = serie più lunga: { $days }
day-tile = { DATETIME($date, weekday: "long", day: "numeric", month: "long", timeZone: "UTC") }: { $how }
day-missed = non giocato
day-made = { $works ->
    [3] I tuoi tre dipinti
   *[other] Che cosa hai dipinto
}
day-reach = Fin dove si poteva ancora arrivare
day-reach-how = dopo ogni tuo turno, se da lì tutto fosse andato per il meglio
day-reach-how-found = dopo ogni tuo turno, con il miglior seguito trovato
day-thinking = Si sta calcolando che cosa era possibile…
day-best-proven = { $points ->
    [one] Il massimo possibile: 1 punto. È dimostrato.
   *[other] Il massimo possibile: { $points } punti. È dimostrato.
}
day-best-found = { $points ->
    [one] Il massimo trovato: 1 punto. Che non si potesse fare di più non è dimostrato.
   *[other] Il massimo trovato: { $points } punti. Che non si potesse fare di più non è dimostrato.
}
day-left = Hai lasciato la linea migliore al turno { $turn } e hai chiuso con { $points } su { $best }.
day-left-found = Hai lasciato la migliore linea trovata al turno { $turn } e hai chiuso con { $points } su { $best }. Che non ce ne fosse una migliore non è dimostrato.
day-never-left = Non hai mai lasciato la linea migliore: { $points }.
day-never-left-found = Non hai mai lasciato la migliore linea trovata: { $points }. Che non ce ne fosse una migliore non è dimostrato.
day-turn = turno { $turn }
day-turn-left = Turno { $turn }: qui hai lasciato la linea
day-goes-on = il massimo dimostrato: { $points }
day-goes-on-found = il massimo trovato: { $points }
day-no-more = È dimostrato: nessuna linea supera { $points }.
