# What a table where the game is over says in Italian.

result-rematch = Rivincita
result-rematch-join = Vai alla rivincita
result-replay = Rivedi la partita
result-tell = Condividi
result-share = Condividi il risultato
result-copy = Copia il risultato come testo
result-copied = Risultato copiato
result-line = { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
result-seal = Controlla le carte
result-seal-how = La distribuzione delle carte era fissata prima della prima mossa. Questo è il sigillo che aveva dall’inizio, e questo il seme che protegge: calcolando l’hash del seme si ottiene il sigillo.
result-seal-commitment = Sigillo
result-seal-seed = Seme
result-arranged = In questa partita le carte non sono state distribuite: è cominciata da una posizione preparata, quindi non c’è un sigillo da controllare.
result-digest = Impronta delle mosse
result-digest-how = L’impronta è fatta delle carte distribuite e di tutte le mosse. Annotala adesso e più avanti saprai se un file riporta questa partita senza modifiche.
result-record = Scarica la partita
vote-question = Parità. Chi deve vincere?
vote-how = Decidi tu: guarda che cosa hanno fatto e scegli. Puoi cambiare idea finché c’è tempo.
vote-wait = Ora decidono gli altri: chi apre questo link e non è in parità può votare. Fino ad allora vincete insieme.
vote-join = Inquadra il codice e vota dal telefono.
vote-run-off = Ballottaggio: questi hanno avuto più voti degli altri, e sono in parità.
vote-cast = { $count ->
    [0] ancora nessun voto
    [one] un voto finora
   *[other] { $count } voti finora
}
vote-yours = il tuo voto
vote-ask = Chiedi a qualcuno di giudicare
vote-qr = Il link alla votazione, per la fotocamera di un telefono
vote-nobody = Non ha votato nessuno: la vittoria è condivisa.
vote-undecided = I voti ({ $count }) sono divisi in parti uguali: la vittoria è condivisa.
vote-chosen = { $count ->
    [one] La giuria ha scelto { $name }, con l’unico voto.
   *[other] La giuria ha scelto { $name }, con { $votes } voti su { $count }.
}
