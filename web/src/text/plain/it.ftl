# What the table in words says, for a game that has none of its own, in Italian.

plain-proposed = Proposto
plain-yes = sì
plain-no = no
plain-none = nessuno
plain-empty = Vuoto: { $names }
plain-seats = Chi gioca
plain-you = { $name } (tu)
plain-last = Un attimo fa
plain-offers = { $count ->
    [one] 1 mossa possibile
   *[other] { $count } mosse possibili
}
plain-any = qualsiasi
plain-all = Mostra tutte e { $count }
plain-entries = { $count ->
    [one] 1 elemento
   *[other] { $count } elementi
}
plain-final = Il tavolo alla fine
field-bid = Puntata
field-card = Carta
field-cards = Carte
field-dealer = Mazziere
field-deck = Mazzo
field-discard = Scarti
field-first = Inizia
field-game = Partita
field-hand = La tua mano
field-held = Carte in mano
field-laid = Giocato
field-latest = Ha parlato per ultimo
field-members = Chi decide
field-number = Numero
field-options = Impostazioni
field-phase = Fase
field-players = Numero di giocatori
field-points = Punti
field-prize = Premio
field-round = Giro
field-row = Fila
field-score = Punteggio
field-table = Tavolo
field-tokens = Segnalini
field-trick = Presa
field-tricks = Prese
field-trump = Briscola
field-turn = Di turno
