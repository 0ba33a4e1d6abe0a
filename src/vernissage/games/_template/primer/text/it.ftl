# Che cosa High Card spiega a chi è nuovo: come si gioca, ogni cosa e ogni momento.

how = Ogni giro vale uno o due punti. Li prende la carta più alta.
end = Dopo due giri vince chi ha più punti.

hand = La tua mano
    .says = Le tue carte. Nessun altro le vede.
prize = Il premio
    .says = Dice quanti punti vale questo giro. Prima vi mettete d’accordo.

agree = Mettetevi d’accordo sul premio
    .says = Ognuno mostra 1 o 2. Se tutti mostrano lo stesso, vale.
lay = Gioca una carta
    .says = Tutti mettono giù una carta coperta. Poi si scoprono, e la più alta prende il premio.
    .here = { $waiting_count ->
        [0] Le carte si scoprono.
       *[other] Manca ancora una carta di: { $waiting }.
    } Questo giro vale { $prize ->
        [one] 1 punto
       *[other] { $prize } punti
    }.
