# Che cosa si spiega di Belratti, in italiano: un nome, e di che cosa si tratta in due o tre frasi.

how = Giocate tutti insieme contro il falsario Belratti. A ogni giro alcuni dipingono e gli altri appendono; al giro dopo i ruoli avanzano di un posto.
end = { $masterpieces ->
    [yes] La partita finisce con il terzo gettone Pennello da una parte, in cinque giri al massimo. Tre per la squadra: avete vinto tutti. Tre per Belratti: avete perso.
   *[no] La partita finisce dopo il giro in cui viene appeso il sesto falso.{ $round_limit ->
        [one] {" "}Finisce anche dopo il primo giro.
        [other] {" "}Finisce anche dopo { $round_limit } giri.
       *[nobody] {""}
    }{ $edition ->
        [mogel] {" "}Finisce anche quando restano troppo pochi quadri per un altro giro.
       *[kosmos] {""}
    } Se allora ci sono 15 quadri sulla vostra pila, avete vinto tutti; ogni quadro in più vi vale una critica più gentile.
}

## I momenti di un giro

moment-ask = La direzione chiede
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Due temi sono scoperti. La direzione si accorda su quanti quadri mettono i pittori: tanti danno più punti, pochi vanno meglio. Non una parola sui temi.
    }
    .here = { $role ->
        [directs] Quanti quadri volete chiedere ai pittori ({ $painters }) per «{ $one }» e «{ $two }»? Premi un numero; vale appena tutta la direzione mostra lo stesso.
        [paints] La direzione ({ $directors }) decide quanti quadri mettete. Intanto guarda la tua mano: che cosa fa pensare a «{ $one }» o a «{ $two }»?
       *[looks-on] La direzione ({ $directors }) decide quanti quadri si mettono per «{ $one }» e «{ $two }».
    }
moment-paint = I pittori mettono i quadri
    .says = { $masterpieces ->
        [yes] Insieme mettono esattamente tanti quadri quanti dice il gettone, coperti, ognuno per un tema. Dicono quanto vanno bene, mai che cosa mostrano. Poi i falsi si pescano alla cieca dalle loro mani e si mescolano agli altri.
       *[no] Insieme mettono esattamente tanti quadri quanti ne sono stati chiesti, coperti, ognuno per un tema. Dicono quanto vanno bene, mai che cosa mostrano. Poi si mescolano i falsi di Belratti.
    }
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
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Un quadro dei pittori appeso al suo tema è un punto per la squadra. Un falso appeso va a Belratti; tutto il resto non conta per nessuno. Poi si pescano nuove carte e i ruoli avanzano di un posto.
    }
    .here = { $over ->
        [1] Il museo è chiuso. La squadra ha { $won } quadri; con { $goal } si vince.
       *[0] { $enough ->
            [1] La squadra ha { $won } quadri: avete già vinto! Secondo le regole si continua finché non sono appesi { $limit } falsi; finora { $lost }. Si può anche votare per smettere, sotto «Persone».
           *[0] La squadra ha { $won } dei { $goal } quadri che servono per vincere. Belratti ne ha { $lost }; con { $limit } è finita.
        }
    }
moment-joker = Si gioca un jolly
    .says = { $masterpieces ->
        [yes] Ogni jolly è della direzione o dei pittori, e vale in un momento del giro. Qualcuno lo propone, gli altri del gruppo sono d’accordo, e allora esce dal gioco. Un giro perso sveglia il jolly con il numero del suo gettone.
       *[no] Ogni jolly è della direzione o dei pittori, e vale in un momento del giro. Qualcuno lo propone, gli altri del gruppo sono d’accordo, e allora è usato. Un giro perfetto con tanti quadri quanti dice il suo numero lo rende di nuovo pronto.
    }
    .here = Prima tocca al jolly «{ $joker }»; poi il giro continua.
moment-token = I pittori scelgono un gettone
    .says = { $masterpieces ->
        [yes] Sono i pittori a fissare il numero, con un gettone Pennello ancora disponibile. I falsi vengono dalle loro mani. Se nessun falso è appeso, la squadra vince il gettone, altrimenti Belratti. Tre gettoni decidono.
       *[no] {""}
    }
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
moment-token-reveal = Si girano le cornici per un gettone
    .says = { $masterpieces ->
        [yes] Se non è appeso niente di falso, la squadra vince il gettone. Basta un falso e lo prende Belratti, e il jolly con quel numero si sveglia. A quale tema sia appeso un quadro non importa.
       *[no] {""}
    }
    .here = Gettoni vinti: { $won } di { $goal }. Gettoni persi: { $lost } di { $limit }.

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
    .says = { $masterpieces ->
        [yes] Questi quadri li vedi solo tu. Nei giri in cui dipingi ne metti alcuni, e dal resto si pescano i falsi; poi ne peschi di nuovi.
       *[no] Questi quadri li vedi solo tu. Nei giri in cui dipingi ne metti alcuni, e poi ne peschi di nuovi.
    }
thing-storeroom = Il deposito
    .says = All’inizio tutti i quadri sono qui, e qui devono restare i falsi. Ciò che alla fine sta qui non conta per nessuno, vero o falso.
thing-number = Quanti quadri
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Dice quanti quadri devono mettere in tutto i pittori. Più sono, più punti danno, ma è più difficile trovarne di buoni. Il numero è fissato quando tutta la direzione mostra lo stesso.
    }
thing-token = Un gettone Pennello
    .says = { $masterpieces ->
        [yes] Dice quanti quadri mettono i pittori, e serve una volta sola. Nessun falso appeso: lo vince la squadra; altrimenti Belratti.
       *[no] {""}
    }
thing-directors = La direzione
    .says = { $masterpieces ->
        [yes] Appende ciò che secondo lei hanno messo i pittori. I jolly «Cambiare i temi» e «Domanda» sono suoi.
       *[no] Chiede un numero di quadri e più tardi li appende. I jolly «Cambiare i temi» e «Domanda» sono suoi.
    }
thing-painters = I pittori
    .says = { $masterpieces ->
        [yes] Scelgono un gettone Pennello, mettono in segreto quadri della loro mano e dicono solo quanto vanno bene. I jolly «Cambiare le carte», «Cambiare il numero» e «Un falso in meno» sono loro.
       *[no] { $edition ->
            [mogel] Mettono in segreto quadri della loro mano e dicono solo quanto vanno bene. I jolly «Cambiare le carte» e «Cambiare il numero» sono loro.
           *[kosmos] Mettono in segreto quadri della loro mano e dicono solo quanto vanno bene. I jolly «Cambiare le carte», «Cambiare il numero» e «Un falso in meno» sono loro.
        }
    }
thing-person = Qualcuno al tavolo
    .says = Qui si legge che cosa fa, direzione o pennelli, e a che punto è. Dopo ogni giro tutti i ruoli avanzano di un posto.
thing-fellow = Che cosa dice un pittore
    .says = Quanti quadri ha messo, e quanto vanno bene, a sentir lui. Possono tenerne conto i pittori e anche la direzione.
thing-fit = Quanto vanno bene i tuoi
    .says = Di’ agli altri quanti dei tuoi quadri vanno così bene con uno dei temi. Di più non si dice: né che cosa mostrano, né per quale tema.
thing-would-lay = Ne metterei
    .says = Di’ agli altri pittori quanti quadri metteresti tu. Non ti obbliga a niente.
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
    .says = { $masterpieces ->
        [yes] Lasci il jolly dov’è. Quando tutta la direzione tiene i temi, i pittori scelgono il gettone.
       *[no] {""}
    }
thing-swap = Cambia le carte in mano
    .says = { $edition ->
        [mogel] Metti da parte esattamente sei carte: si scartano, e ne peschi sei nuove.
       *[kosmos] Ciò che metti da parte si scarta, e ne peschi altrettante. Puoi anche tenere tutta la mano.
    }
thing-joker-swap-themes = Cambiare i temi
    .says = { $masterpieces ->
        [yes] Per la direzione, prima che i pittori scelgano un gettone: un tema o entrambi vengono sostituiti. { back-three }
       *[no] { $edition ->
            [mogel] Per la direzione, prima che qualcuno mostri un numero: un tema o entrambi vengono sostituiti. { back-three }
           *[kosmos] Per la direzione, prima che il numero sia fissato: un tema o entrambi vengono sostituiti. { back-three }
        }
    }
thing-joker-swap-hands = Cambiare le carte
    .says = { $edition ->
        [mogel] Per i pittori, mentre mettono i quadri: uno solo cambia esattamente sei carte. { back-four }
       *[kosmos] Per i pittori, mentre mettono i quadri: ognuno può scartare carte e pescarne altrettante. { back-four }
    }
thing-joker-change-number = Cambiare il numero
    .says = { $masterpieces ->
        [yes] Per i pittori, prima che sia messo o cambiato qualcosa: un quadro in più di quanti dice il gettone, o uno in meno. { back-five }
       *[no] Per i pittori, prima che sia messo o cambiato qualcosa: un quadro in più di quanti richiesti, o uno in meno. { back-five }
    }
thing-joker-one-less = Un falso in meno
    .says = { $edition ->
        [mogel] {""}
       *[kosmos] Per i pittori, mentre mettono i quadri: in questo giro c’è un falso in meno. { back-six }
    }
thing-joker-query = Domanda
    .says = Per la direzione, mentre appende: scegliete un quadro, e ogni pittore deve dire se è suo. Se non è di nessuno, è un falso. { $edition ->
        [mogel] { back-six }
       *[kosmos] { back-seven }
    }
back-three =
    { $masterpieces ->
        [yes] Perdere il giro con il 3 lo sveglia, per una volta sola.
       *[no] Un giro perfetto con tre quadri lo riporta.
    }
back-four =
    { $masterpieces ->
        [yes] Perdere il giro con il 4 lo sveglia, per una volta sola.
       *[no] Un giro perfetto con quattro quadri lo riporta.
    }
back-five =
    { $masterpieces ->
        [yes] Perdere il giro con il 5 lo sveglia, per una volta sola.
       *[no] Un giro perfetto con cinque quadri lo riporta.
    }
back-six =
    { $masterpieces ->
        [yes] Perdere il giro con il 6 lo sveglia, per una volta sola.
       *[no] Un giro perfetto con sei quadri lo riporta.
    }
back-seven =
    { $masterpieces ->
        [yes] Perdere il giro con il 7 lo sveglia, per una volta sola.
       *[no] Un giro perfetto con sette quadri lo riporta.
    }
thing-jokers = I jolly
    .says = { $masterpieces ->
        [yes] Ognuno si usa una volta quando è pronto, poi esce dal gioco. Un giro perso sveglia il jolly con il numero del suo gettone.
       *[no] Ognuno si usa una volta. Un giro perfetto, con tanti quadri quanti dice il numero, rende di nuovo pronto un jolly usato.
    }
thing-pile-team = La pila della squadra
    .says = { $masterpieces ->
        [yes] I gettoni Pennello dei giri senza falsi appesi. Con tre avete vinto tutti.
       *[no] Ogni quadro appeso al suo tema arriva qui: un punto per tutti voi. Con quindici avete vinto, e continuate per una critica più gentile.
    }
thing-pile-belratti = La pila di Belratti
    .says = { $masterpieces ->
        [yes] I gettoni Pennello dei giri in cui era appeso un falso. Con tre avete perso.
       *[no] Ogni falso appeso arriva qui. Il giro che porta il sesto è l’ultimo.
    }
thing-stamp-genuine = Vero
    .says = { $masterpieces ->
        [yes] Un quadro dei pittori, ed è appeso. A quale tema, non importa.
       *[no] Un quadro dei pittori, appeso al suo tema: un punto per la squadra.
    }
thing-stamp-belratti = Belratti!
    .says = { $masterpieces ->
        [yes] Un falso, ed è appeso: il gettone va a Belratti.
       *[no] Un falso, ed è appeso: uno in più sulla pila di Belratti.
    }
thing-stamp-astray = Altra parete
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Un quadro dei pittori, ma era per l’altro tema. Non conta per nessuno.
    }
thing-stamp-missed = Sfuggito
    .says = Un quadro dei pittori rimasto nel deposito. Non conta per nessuno.
thing-stamp-caught = Beccato
    .says = Un falso rimasto nel deposito, al posto giusto. Belratti non ci guadagna niente.
thing-perfect = Un giro perfetto
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Ogni quadro messo è appeso al suo tema. Allora il jolly usato con proprio questo numero è di nuovo pronto.
    }

## Nelle figure

cats-catch-mice = i gatti prendono i topi: si può indovinare
which = qual è il falso?
one-each = un punto, nessun punto, uno per Belratti
no-points = niente per nessuno
next-seat = un posto più in là a ogni giro
three-not-four = tre falsi invece di quattro
all-say-no = tutti i pittori dicono no: un falso!
one-token = i pittori ne scelgono uno
token-lost = un solo falso: il gettone va a Belratti
