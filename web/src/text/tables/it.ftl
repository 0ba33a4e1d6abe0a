# L’elenco dei tavoli aperti agli sconosciuti.
tables-how = Qui può sedersi chiunque. I nomi sono controllati, si parla con frasi già pronte, e un bot continua per chi se ne va.
tables-free = { $free ->
    [0] completo
    [one] un posto libero
   *[other] { $free } posti liberi
}
tables-left = { $free ->
    [one] in corso, si è liberato un posto
   *[other] in corso, si sono liberati { $free } posti
}
tables-clock-none = senza limite di tempo
tables-clock-relaxed = 2 minuti per decisione
tables-clock-brisk = 30 secondi per decisione
tables-clock-bank = 5 minuti a testa, più 10 secondi per decisione
tables-clock-days = 3 giorni per decisione
tables-bots = bot: { $level }
tables-join = Gioca
tables-back = Torna al tavolo
tables-none = Al momento nessun tavolo è aperto
tables-none-how = Aprine uno tu: invita a un gioco e lascia entrare chiunque.
tables-to-door = Ai giochi
