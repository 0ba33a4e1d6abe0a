# What is said of the keys at a table, in Italian.

keys-title = Tasti
keys-how = Gli stessi in tutti i giochi. Premi un tasto per sceglierne un altro. Mentre scrivi non disturbano.
keys-now = A chi tocca e che cosa fare
keys-offers = Che cosa posso fare
keys-decide = Alla mia decisione
keys-hand = Che cosa è mio
keys-people = Che cosa hanno tutti, con i punti
keys-table = Tutto il tavolo a parole
keys-since = Che cosa è successo dal mio ultimo turno
keys-again = Ripeti
keys-explain = Che cos’è?
keys-keys = Questi tasti
keys-offers-how = Nell’elenco di ciò che puoi fare, i numeri da 1 a 9 e poi le lettere scelgono una mossa. Esc chiude ciò che è aperto.
keys-change = { $what }: { $key }, cambia il tasto
keys-changed = { $what }: { $key }
keys-not-this = Questo non può essere un tasto. Premi una lettera o un segno.
keys-switch = Tasti al tavolo
    .n0 = Sì
    .n1 = No
keys-reset = Come all’inizio
