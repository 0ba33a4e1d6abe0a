# Che cosa si spiega di Belratti, in italiano: un nome, e di che cosa si tratta in due o tre frasi.

how = Giocate tutti insieme contro il falsario Belratti. A ogni giro alcuni dipingono e gli altri appendono; al giro dopo i ruoli avanzano di un posto.
end = La partita finisce dopo il giro in cui viene appeso il sesto falso. Se allora ci sono 15 quadri sulla vostra pila, avete vinto tutti, e ogni quadro in più vi vale una critica più gentile.

## I momenti di un giro

moment-ask = La direzione chiede
    .says = Due temi sono scoperti. La direzione si accorda su quanti quadri mettono i pittori: tanti danno più punti, pochi vanno meglio. Non una parola sui temi.
    .here = { $role ->
        [directs] Quanti quadri volete chiedere ai pittori ({ $painters }) per «{ $one }» e «{ $two }»? Premi un numero; vale appena tutta la direzione mostra lo stesso.
        [paints] La direzione ({ $directors }) decide quanti quadri mettete. Intanto guarda la tua mano: che cosa fa pensare a «{ $one }» o a «{ $two }»?
       *[looks-on] La direzione ({ $directors }) decide quanti quadri si mettono per «{ $one }» e «{ $two }».
    }
moment-paint = I pittori mettono i quadri
    .says = Insieme mettono esattamente tanti quadri quanti ne sono stati chiesti, coperti, ognuno per un tema. Dicono quanto vanno bene, mai che cosa mostrano. Poi si mescolano i falsi di Belratti.
    .here = { $role ->
        [directs] I pittori ne mettono { $number }; ancora da mettere: { $missing }. Quello che dicono è anche per te: ricordati quanto vanno bene i loro.
        [paints] { $missing ->
            [0] Ci sono tutti e { $number }. Premi «Ho finito», oppure riprendine uno.
           *[other] Ne sono stati chiesti { $number }; ancora da mettere: { $missing }. Tocca un tuo quadro, poi il tema a cui deve far pensare la direzione.
        }
       *[looks-on] I pittori ne mettono { $number }; ancora da mettere: { $missing }. Poi arrivano { $forgeries } falsi.
    }
moment-hang = La direzione appende i quadri
    .says = Tutti i quadri sono scoperti, veri e falsi, e a vederli non si distinguono. La direzione discute, ne appende quanti ne sono stati messi e lascia gli altri nel deposito. I pittori tacciono.
    .here = { $role ->
        [directs] Appendetene { $number } e lasciatene { $forgeries } nel deposito. Tocca un quadro, poi il suo posto; quando va bene, tutta la direzione preme «D’accordo con questo allestimento».
        [paints] La direzione ({ $directors }) cerca i { $number } che volevate voi pittori. Tu guardi in silenzio: niente parole, niente gesti.
       *[looks-on] La direzione ({ $directors }) ne appende { $number } e ne lascia { $forgeries } nel deposito.
    }
moment-reveal = Si girano le cornici
    .says = Un quadro dei pittori appeso al suo tema è un punto per la squadra. Un falso appeso va a Belratti; tutto il resto non conta per nessuno. Poi si pescano nuove carte e i ruoli avanzano di un posto.
    .here = { $tokens ->
        [1] Gettoni vinti: { $won } su { $goal }. Gettoni persi: { $lost } su { $limit }.
       *[0] { $enough ->
            [1] La squadra ha { $won } quadri: avete già vinto! Si continua per una critica più gentile, finché non sono appesi { $limit } falsi; per ora { $lost }.
           *[0] La squadra ha { $won } dei { $goal } quadri che servono per vincere. Belratti ne ha { $lost }; con { $limit } è finita.
        }
    }
moment-joker = Si gioca un jolly
    .says = Ogni jolly è della direzione o dei pittori, e vale in un momento del giro. Qualcuno lo propone, gli altri del gruppo sono d’accordo, e allora è usato. Un giro perfetto con tanti quadri quanti dice il suo numero lo rende di nuovo pronto.
    .here = Prima tocca al jolly «{ $joker }»; poi il giro continua.
moment-token = Capolavori: i pittori scelgono un gettone
    .says = In questa variante sono i pittori a fissare il numero, con un gettone Pennello ancora disponibile. I falsi vengono dalle loro mani. Se nessun falso è appeso, la squadra vince il gettone, altrimenti Belratti; tre gettoni decidono.
    .here = { $role ->
        [directs] { $open ->
            [1] Il vostro jolly può ancora cambiare i temi. Se tutta la direzione li tiene, scelgono i pittori ({ $painters }).
           *[0] Ora si sceglie un gettone Pennello; tocca ai pittori ({ $painters }).
        }
        [paints] { $open ->
            [1] La direzione ({ $directors }) può ancora cambiare i temi. Poi scegliete un gettone Pennello.
           *[0] Quanti potete metterne? Premi un gettone Pennello; vale appena tutti i pittori mostrano lo stesso.
        }
       *[looks-on] Ora si sceglie un gettone Pennello; tocca ai pittori ({ $painters }).
    }

## Le cose sul tavolo

thing-theme = Un tema
    .says = I pittori cercano quadri che ci stiano bene, e la direzione appende lì sotto ciò che secondo lei era per questo tema. È un quadro del mazzo come gli altri, nuovo a ogni giro.
thing-painting = Un quadro
    .says = Ogni quadro mostra una cosa di tutti i giorni, e ognuno esiste una volta sola. Finché si appende può essere di un pittore o falso: a vederlo non si capisce.
thing-place = Un posto vicino a un tema
    .says = I pittori mettono qui un quadro per questo tema; la direzione appende qui ciò che secondo lei gli era destinato. Tocca prima un quadro, poi il posto.
thing-back = Messo coperto
    .says = Un pittore ha messo qui un quadro. Tutti vedono quanti; solo lui sa quale, e per quale tema.
thing-hand = La tua mano
    .says = Questi quadri li vedi solo tu. Nei giri in cui dipingi ne metti alcuni, e poi ne peschi di nuovi.
thing-storeroom = Il deposito
    .says = All’inizio tutti i quadri sono qui, e qui devono restare i falsi. Ciò che alla fine sta qui non conta per nessuno, vero o falso.
thing-number = Quanti quadri
    .says = Dice quanti quadri devono mettere in tutto i pittori. Più sono, più punti danno, ma è più difficile trovarne di buoni; il numero vale quando tutti quelli che scelgono mostrano lo stesso.
thing-token = Un gettone Pennello
    .says = In Capolavori dice quanti quadri mettono i pittori, e serve una volta sola. Nessun falso appeso: lo vince la squadra; altrimenti Belratti.
thing-directors = La direzione
    .says = Chiede un numero di quadri e più tardi li appende. I jolly «Cambiare i temi» e «Domanda» sono suoi.
thing-painters = I pittori
    .says = Mettono in segreto quadri della loro mano e dicono solo quanto vanno bene. I jolly «Cambiare le carte», «Cambiare il numero» e «Un falso in meno» sono loro.
thing-person = Qualcuno al tavolo
    .says = Qui si legge che cosa fa, direzione o pennelli, e a che punto è. Dopo ogni giro tutti i ruoli avanzano di un posto.
thing-fellow = Che cosa dice un pittore
    .says = Quanti quadri ha messo, e quanto vanno bene, a sentir lui. Possono tenerne conto i pittori e anche la direzione.
thing-fit = Quanto vanno bene i tuoi
    .says = Di’ agli altri quanti dei tuoi quadri vanno così bene con uno dei temi. Di più non si dice: né che cosa mostrano, né per quale tema.
thing-would-lay = Ne metterei
    .says = Di’ agli altri pittori quanti dei quadri richiesti metteresti tu. Non ti obbliga a niente.
thing-say-it = Dillo
    .says = Lo sente tutto il tavolo, anche la direzione. Se dici zero, lo ritiri.
thing-ready = Ho finito
    .says = La tua parte è fatta. Quando tutti i pittori hanno finito e tutti i quadri ci sono, arrivano i falsi e si scopre tutto.
thing-agree = D’accordo con questo allestimento
    .says = L’allestimento vale quando è d’accordo tutta la direzione. Se poi si sposta qualcosa, si chiede di nuovo a tutti.
thing-next = Avanti con il prossimo giro
    .says = Hai visto abbastanza. Quando vale per tutti, i pittori pescano e i ruoli avanzano di un posto.
thing-go-along = Segui
    .says = Mostri il numero che mostra la maggioranza del tuo gruppo. Così se ne trova uno quando non hai preferenze.
thing-keep-themes = Tieni questi temi
    .says = Lasci il jolly dov’è. Quando tutta la direzione tiene i temi, i pittori scelgono il gettone.
thing-swap = Cambia le carte in mano
    .says = Ciò che metti da parte si scarta, e ne peschi altrettante. Puoi anche tenere tutta la mano.
thing-joker-swap-themes = Cambiare i temi
    .says = Per la direzione, prima che il numero sia fissato: un tema o entrambi vengono sostituiti. Un giro perfetto con tre quadri lo riporta.
thing-joker-swap-hands = Cambiare le carte
    .says = Per i pittori, mentre mettono i quadri: ognuno può scartare carte e pescarne altrettante; nell’edizione Mogel uno solo ne cambia sei. Un giro perfetto con quattro quadri lo riporta.
thing-joker-change-number = Cambiare il numero
    .says = Per i pittori, prima che sia messo qualcosa: un quadro in più di quanti richiesti, o uno in meno. Un giro perfetto con cinque quadri lo riporta.
thing-joker-one-less = Un falso in meno
    .says = Per i pittori, mentre mettono i quadri: in questo giro Belratti infila un falso in meno. Un giro perfetto con sei quadri lo riporta.
thing-joker-query = Domanda
    .says = Per la direzione, mentre appende: indicate un quadro, e ogni pittore deve dire se è suo. Se non è di nessuno, l’ha falsificato Belratti. Un giro perfetto con il suo numero lo riporta.
thing-jokers = I jolly
    .says = Ognuno si usa una volta. Un giro perfetto, con tanti quadri quanti dice il numero, rende di nuovo pronto un jolly usato.
thing-pile-team = La pila della squadra
    .says = Ogni quadro appeso al suo tema arriva qui: un punto per tutti voi. Con quindici avete vinto, e continuate per una critica più gentile.
thing-pile-belratti = La pila di Belratti
    .says = Ogni falso appeso arriva qui. Il giro che porta il sesto è l’ultimo.
thing-stamp-genuine = Vero
    .says = Un quadro dei pittori, appeso al suo tema: un punto per la squadra.
thing-stamp-belratti = Belratti!
    .says = Un falso, ed è appeso: uno in più sulla pila di Belratti.
thing-stamp-astray = Altra parete
    .says = Un quadro dei pittori, ma era per l’altro tema. Non conta per nessuno.
thing-stamp-missed = Sfuggito
    .says = Un quadro dei pittori rimasto nel deposito. Non conta per nessuno.
thing-stamp-caught = Beccato
    .says = Un falso rimasto nel deposito, al posto giusto. Belratti non ci guadagna niente.
thing-perfect = Un giro perfetto
    .says = Ogni quadro messo è appeso al suo tema. Allora il jolly usato con proprio questo numero è di nuovo pronto.

## Nelle figure

cats-catch-mice = i gatti prendono i topi: si può indovinare
which = qual è il falso?
one-each = un punto, nessun punto, uno per Belratti
no-points = niente per nessuno
next-seat = un posto più in là a ogni giro
three-not-four = tre falsi invece di quattro
all-say-no = tutti i pittori dicono no: un falso!
one-token = i pittori ne scelgono uno
