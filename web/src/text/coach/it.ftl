# What the coach says in Italian.

coach-not-here = Qui l’allenatore non ha nulla da dire
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] L’allenatore guarda la tua partita
       *[no] Niente di meglio da segnalare. Ben giocato!
    }
    [one] La decisione che è costata di più
   *[other] Le { $count } decisioni che sono costate di più
}
coach-how = Conta ciò che potevi vedere in quel momento. Ciò che sembra meglio viene giocato { $playouts } volte contro la tua scelta.
coach-thinking = Sta ancora pensando: turno { $thought } su { $turns }
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] punto percentuale
       *[other] punti percentuali
    }
   *[points] { $cost ->
        [one] punto
       *[other] punti
    }
}
coach-curve = { $unit ->
    [chance] Probabilità di vincere dopo ogni turno
   *[points] Punti attesi dopo ogni turno
}
coach-band = La fascia: quanto è sicuro l’allenatore
coach-value = { $unit ->
    [chance] { $value }%
   *[points] { $value ->
        [one] un punto
       *[other] { $value } punti
    }
}
coach-mark = { $unit ->
    [chance] { $value }%
   *[points] { $value }
}
coach-forgetting-dots = Un cerchio: le risposte giuste a quella distanza, più grande dove sono di più.
coach-forgetting-band = La fascia: dove passa la linea quattro volte su cinque.
coach-half = metà
coach-even = pari
coach-start = inizio
coach-end = fine
coach-step = Passo
coach-table = { $unit ->
    [chance] Probabilità di vincere di ognuno dopo ogni turno
   *[points] Punti attesi dopo ogni turno
}
coach-next = Prossima decisione
coach-watch = Rivedi questo momento
coach-marks = Le decisioni della partita
coach-play-on = Continua da qui
