# Che cosa High Card spiega a chi è nuovo: come si gioca, ogni cosa e ogni momento.

how = Ogni turno vale uno o due punti. Li prende la carta più alta.
end = Dopo due turni vince chi ha più punti.

hand = La tua mano
    .says = Le tue carte. Nessun altro le vede.
prize = La posta
    .says = Questo turno vale tanti punti. Prima vi mettete d’accordo.

agree = Mettetevi d’accordo sulla posta
    .says = Ognuno mostra 1 o 2. Se tutti mostrano lo stesso, vale.
lay = Gioca una carta
    .says = Tutti posano una carta coperta. Poi si scoprono, e la più alta prende la posta.
    .here = { $waiting_count ->
        [0] Le carte si scoprono.
       *[other] Manca ancora una carta di: { $waiting }.
    } Questo turno vale { $prize ->
        [one] 1 punto
       *[other] { $prize } punti
    }.
