# What Bioutifoul says in Italian. How messages are named and filled: vernissage/text.py.

## The artists

alice = Alice
heinrich = Heinrich
rodrigo = Rodrigo
sunny = Sunny

## Alice paints dark planets. The titles fit the pictures in web/art.

alice-1 = «{ alice-1.title }» di Alice
    .title = La lunga orbita
    .look = un pianeta viola con ampi anelli bianchi e una luna sopra
alice-2 = «{ alice-2.title }» di Alice
    .title = Prigioniera delle maree
    .look = un enorme pianeta viola in basso e due piccole lune accanto
alice-3 = «{ alice-3.title }» di Alice
    .title = La quiete degli anelli
    .look = un piccolo pianeta blu con anelli sottili, alto nella notte
alice-4 = «{ alice-4.title }» di Alice
    .title = Eclissi di martedì
    .look = un pianeta rosa sopra un orizzonte scuro, una luna a sinistra
alice-5 = «{ alice-5.title }» di Alice
    .title = Dalla parte della notte
    .look = un pianeta azzurro pallido per metà in ombra, una luna lontana in alto
alice-6 = «{ alice-6.title }» di Alice
    .title = Cono d’ombra
    .look = un pianeta nero con una corona ardente, sotto quattro lune in fila

## Heinrich paints fog, with one small thing alone in it.

heinrich-1 = «{ heinrich-1.title }» di Heinrich
    .title = Crinale dopo crinale
    .look = crinali verdi uno dietro l’altro nella nebbia, davanti abeti scuri
heinrich-2 = «{ heinrich-2.title }» di Heinrich
    .title = In ascolto
    .look = una piccola figura con un bastone su una roccia, davanti a monti nella nebbia
heinrich-3 = «{ heinrich-3.title }» di Heinrich
    .title = L’ultima traversata
    .look = una barca a vela sull’acqua ferma sotto un sole basso e pallido
heinrich-4 = «{ heinrich-4.title }» di Heinrich
    .title = Ore quattro, una luce
    .look = un faro getta il suo raggio su colline nebbiose
heinrich-5 = «{ heinrich-5.title }» di Heinrich
    .title = Gli altri sono volati a sud
    .look = un solo abete, un sole rosso e uccelli che volano via
heinrich-6 = «{ heinrich-6.title }» di Heinrich
    .title = Nessuno ai remi
    .look = una barca a remi vuota legata a un pontile su un lago nebbioso

## Rodrigo works in yellow.

rodrigo-1 = «{ rodrigo-1.title }» di Rodrigo
    .title = Teorema del limone
    .look = forme gialle, nere e crema intorno a un triangolo arancione
rodrigo-2 = «{ rodrigo-2.title }» di Rodrigo
    .title = Lite allo zafferano
    .look = un anello arancione tra archi e strisce nere
rodrigo-3 = «{ rodrigo-3.title }» di Rodrigo
    .title = L’Arco di Limone
    .look = un largo arco nero sopra quadrati e triangoli gialli
rodrigo-4 = «{ rodrigo-4.title }» di Rodrigo
    .title = La stanza del canarino
    .look = tende color crema e quarti di cerchio, come una piccola stanza luminosa
rodrigo-5 = «{ rodrigo-5.title }» di Rodrigo
    .title = Taxi sotto la pioggia
    .look = una ruota nera e una pioggia di strisce sul giallo
rodrigo-6 = «{ rodrigo-6.title }» di Rodrigo
    .title = L’ora del limone
    .look = un grande orologio con uno spicchio arancione tra forme gialle

## Sunny works in gold.

sunny-1 = «{ sunny-1.title }» di Sunny
    .title = Il silenzio è d’oro
    .look = un sole di raggi rosso scuro su foglia d’oro
sunny-2 = «{ sunny-2.title }» di Sunny
    .title = Tempo da carpe
    .look = file di squame dorate e rosse sotto una luna rotonda
sunny-3 = «{ sunny-3.title }» di Sunny
    .title = L’albero del miele
    .look = un albero rosso scuro con fiori a spirale su oro
sunny-4 = «{ sunny-4.title }» di Sunny
    .title = Mida a colazione
    .look = una melagrana rosso scuro dai chicchi lucenti su foglia d’oro
sunny-5 = «{ sunny-5.title }» di Sunny
    .title = Tre raccolti
    .look = dune rosse a onde sotto un sole dorato
sunny-6 = «{ sunny-6.title }» di Sunny
    .title = La chiocciola dorata
    .look = una chiocciola con una spirale dorata su rosso scuro

## The exhibitions

alice-alice-1 = { alice } & { alice }
alice-alice-2 = { alice-alice-1 }
alice-heinrich-1 = { alice } & { heinrich }
alice-heinrich-2 = { alice-heinrich-1 }
alice-heinrich-3 = { alice-heinrich-1 }
alice-rodrigo-1 = { alice } & { rodrigo }
alice-rodrigo-2 = { alice-rodrigo-1 }
alice-rodrigo-3 = { alice-rodrigo-1 }
alice-sunny-1 = { alice } & { sunny }
alice-sunny-2 = { alice-sunny-1 }
alice-sunny-3 = { alice-sunny-1 }
heinrich-heinrich-1 = { heinrich } & { heinrich }
heinrich-heinrich-2 = { heinrich-heinrich-1 }
heinrich-rodrigo-1 = { heinrich } & { rodrigo }
heinrich-rodrigo-2 = { heinrich-rodrigo-1 }
heinrich-rodrigo-3 = { heinrich-rodrigo-1 }
heinrich-sunny-1 = { heinrich } & { sunny }
heinrich-sunny-2 = { heinrich-sunny-1 }
heinrich-sunny-3 = { heinrich-sunny-1 }
rodrigo-rodrigo-1 = { rodrigo } & { rodrigo }
rodrigo-rodrigo-2 = { rodrigo-rodrigo-1 }
rodrigo-sunny-1 = { rodrigo } & { sunny }
rodrigo-sunny-2 = { rodrigo-sunny-1 }
rodrigo-sunny-3 = { rodrigo-sunny-1 }
sunny-sunny-1 = { sunny } & { sunny }
sunny-sunny-2 = { sunny-sunny-1 }

## What you may do

move-discard = Scarta una carta { $artist }
move-influence = { $direction ->
    [left] Fai salire { $artist } con { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
   *[right] Fai scendere { $artist } con { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
}
move-buy = Compra { $artwork }
move-sell = Vendi { $artwork }
move-exhibit = Esponi { $artworks }
move-done = Per questo turno basta così

## What it costs, or leads to

note-influence = { $before } → { $after }
note-buy = { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
note-sell = +{ $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
note-rest = 2 lingotti, 1 carta Influenza

## What happened

event-discarded = { $you ->
    [seat] Scarti una carta { $artist }.
   *[other] { $seat } scarta una carta { $artist }.
}
event-influenced = { $you ->
    [seat] Giochi
   *[other] { $seat } gioca
} { $cards ->
    [one] una carta { $artist }
   *[other] { $cards } carte { $artist }
}: { $artist } { $direction ->
    [left] sale a { $value }, davanti a { $passed },
   *[right] scende a { $value }, dietro a { $passed },
} e { $you ->
    [receiver] tu ricevi { $cards ->
        [one] la carta.
       *[other] le carte.
    }
   *[other] { $receiver } riceve { $cards ->
        [one] la carta.
       *[other] le carte.
    }
}
event-bought = { $you ->
    [seat] Compri
   *[other] { $seat } compra
} { $artwork } per { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}.
event-sold = { $you ->
    [seat] Vendi
   *[other] { $seat } vende
} { $artwork } per { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}.
event-exhibited = { $you ->
    [seat] Esponi
   *[other] { $seat } espone
} { $artworks }: un punto{ $most_count ->
    [0] {""}
    [one] , e uno per il maggior numero di opere di { $most }
   *[other] , e uno ciascuno per il maggior numero di opere di { $most }
}{ $four ->
    [yes] , e uno per tutti e quattro gli artisti
   *[no] {""}
}.{ $overtaken_count ->
    [0] {""}
   *[other] {" "}Sorpasso ai danni di { $overtaken }.
}
event-drew = { $you ->
    [seat] Peschi una carta Influenza: { $artist }.
   *[other] { $seat } pesca una carta Influenza: { $artist }.
}
event-drew-unseen = { $seat } pesca una carta Influenza.
event-closed = { $why ->
    [actions] { $you ->
        [seat] Hai fatto tutte le azioni: il tuo turno è finito.
       *[other] { $seat } ha fatto tutte le azioni: il turno è finito.
    }
    [room] { $you ->
        [seat] La tua galleria è piena, e ciò che vi è appena entrato non si può ancora rivendere: il tuo turno è finito.
       *[other] La galleria di { $seat } è piena, e ciò che vi è appena entrato non si può ancora rivendere: il turno è finito.
    }
   *[gold] { $you ->
        [seat] Non resta nulla che tu possa pagare, vendere o esporre: il tuo turno è finito.
       *[other] Non resta nulla che { $seat } possa pagare, vendere o esporre: il turno è finito.
    }
}
event-rested = { $you ->
    [seat] Non fai nessuna azione e ricevi un lingotto in più.
   *[other] { $seat } non fa nessuna azione e riceve un lingotto in più.
}
event-earned = { $you ->
    [seat] La banca ti paga 1 lingotto.
   *[other] La banca paga 1 lingotto a { $seat }.
}
event-laid = { $exhibitions_count ->
    [0] Novità in vetrina: { $artworks }.
   *[other] { $artworks_count ->
        [0] { $exhibitions_count ->
            [one] Nuova mostra in programma: { $exhibitions }.
           *[other] Nuove mostre in programma: { $exhibitions }.
        }
       *[other] Novità in vetrina: { $artworks }; { $exhibitions_count ->
            [one] nuova mostra
           *[other] nuove mostre
        } in programma: { $exhibitions }.
    }
}
event-swept = { $artist ->
    [nobody] La vetrina non va più bene per nessuna mostra: tutte le opere vengono sostituite.
   *[other] La vetrina è monotona, con cinque o più opere di { $artist }: vengono sostituite tutte.
}
event-reshuffled = { $deck ->
    [influence] Le carte Influenza scartate formano il nuovo mazzo.
   *[artworks] Le opere scartate formano il nuovo mazzo.
}
event-last-round = { $by ->
    [rounds] Comincia l’ultimo giro.
   *[exhibitions] Il mazzo delle mostre è vuoto: questo è l’ultimo giro.
}
ending = Ultimo giro
    .says = Ancora un turno { $left_count ->
        [one] per { $left }
       *[other] ciascuno per { $left }
    }, poi si contano i punti. { $why ->
        [rounds] {""}
       *[exhibitions] Le mostre non vengono più rimpiazzate.
    }
event-turn-began = { $you ->
    [seat] Giro { $round }, tocca a te.
   *[other] Giro { $round }, turno di { $seat }.
}
event-ended = Le gallerie chiudono le porte.

## Why not

refusal-bioutifoul-wrong-phase = { $phase ->
    [discard] Prima scarta, finché ti restano tre carte.
    [influence] Prima gioca la tua influenza; poi apre la galleria.
    [gallery] La tua influenza è giocata. Adesso compra, vendi, esponi, oppure chiudi il turno.
   *[over] Le gallerie sono chiuse.
}
refusal-bioutifoul-no-such-card = Non hai nessuna carta { $artist }.
refusal-bioutifoul-too-few-cards = { $held ->
    [0] Non hai nessuna carta { $artist }.
    [one] Hai solo una carta { $artist }.
   *[other] Hai solo { $held } carte { $artist }.
}
refusal-bioutifoul-past-the-end = { $cards ->
    [one] Da quella parte la fila finisce con { $artist }: più in là non si va.
   *[other] Da quella parte la fila è troppo corta per spostare { $artist } di { $cards } posti.
}
refusal-bioutifoul-not-on-display = Questa carta adesso non è in vetrina.
refusal-bioutifoul-gallery-full = La tua galleria è piena: vi sono appese tre opere.
    .then = { $way ->
        [sell] Vendi prima «{ $work_title }» per { $paid }, e si può.
        [sell-two] Vendi «{ $work_title }» per { $paid }, poi un’altra, e si può.
        [exhibit] Esponi prima { $shown }, e c’è posto.
        [actions] Anche fare posto costa un’azione, e questa è l’ultima.
       *[wait] Nessuna vendita in questo turno basterebbe a comprarla.
    }
    .first = { $way ->
        [exhibit] Prima esponi
       *[sell] Vendi per { $paid }
    }
refusal-bioutifoul-too-dear = «{ $artwork_title }» costa { $price }, e tu hai { $gold }.
    .then = { $way ->
        [sell] Vendi prima «{ $work_title }» per { $paid }, e si può.
        [sell-two] Vendi «{ $work_title }» per { $paid }, poi un’altra, e si può.
        [actions] Anche vendere costa un’azione, e questa è l’ultima.
       *[wait] Alla fine del tuo turno la banca ti dà un lingotto.
    }
    .first = Vendi per { $paid }
refusal-bioutifoul-not-yours = { $artwork } non è nella tua galleria.
refusal-bioutifoul-bought-this-turn = Hai comprato { $artwork } in questo turno: è un’opera che puoi esporre, ma non ancora rivendere.
refusal-bioutifoul-lacks-both = Per { $exhibition } non hai nessuna delle due opere: { $alike ->
    [0] serve una di { $one } e una di { $two }.
   *[1] ne servono due di { $one }.
}
    .then = { remedy-exhibition }
    .first = Compra per { $price }
refusal-bioutifoul-lacks-one = Per { $exhibition } ti manca ancora { $alike ->
    [0] un’opera di { $artist }.
   *[1] una seconda opera di { $artist }.
}
    .then = { remedy-exhibition }
    .first = Compra per { $price }
refusal-bioutifoul-wrong-artworks = { $exhibition } richiede { $alike ->
    [0] un’opera di { $one } e una di { $two }.
   *[1] due opere di { $one }.
}
remedy-exhibition = { $way ->
    [buy] { $more ->
        [0] Compra prima «{ $work_title }» per { $price }, e si può.
       *[1] Compra «{ $work_title }» per { $price }, poi un’altra, e si può.
    }
    [display] Nessuna opera di { $absent } è in vendita adesso.
    [room] Nella tua galleria non c’è posto: vendi prima un’opera.
    [gold] Ci vogliono { $cost } lingotti, e tu ne hai { $gold }.
   *[actions] Anche comprare costa un’azione, e te ne restano troppo poche.
}
refusal-options-first-player = Il posto che comincia deve esistere: i posti sono { $players }, contati da 0.

## What is wrong with a position

refusal-position-row = Nella fila deve esserci ognuno dei quattro artisti, una volta sola.
refusal-position-artworks-cards = Opera { $card }: copie presenti { $there }, dovrebbero essere { $wanted }.
refusal-position-influence-cards = Carte Influenza { $card }: sono { $there }, dovrebbero essere { $wanted }.
refusal-position-exhibitions-cards = Mostra { $card }: copie presenti { $there }, dovrebbero essere { $wanted }.
refusal-position-removed = Mostre fuori dal gioco: sono { $there }, dovrebbero essere { $wanted }.
refusal-position-seats = Ci vogliono una mano e una galleria per ognuno dei { $players } posti.
refusal-position-no-such-seat = Il posto che comincia e quello di turno devono essere tra i { $players } posti, contati da 0.
refusal-position-display = { $there } carte sono troppe per la vetrina.
refusal-position-gaps = I posti vuoti non vanno d’accordo con la vetrina: devono essere { $wanted }, nominati una volta ciascuno e in ordine.
refusal-position-opening = Prima del primo turno possono essere state tolte solo opere.
refusal-position-gold = Il posto { $seat } non può avere meno di zero lingotti.
refusal-position-gallery-full = Nella galleria del posto { $seat } ci sono più di tre opere.
refusal-position-hand-order = La mano del posto { $seat } deve essere in ordine.
refusal-position-round = Il giro { $round } non può esserci.
refusal-position-no-cards = Qui il posto { $seat } non può essere senza carte Influenza.
refusal-position-phase = Questa fase non va d’accordo con le carte in mano e con il tavolo.
refusal-position-not-over = Qui la partita non può essere finita: l’ultimo giro non è concluso.
refusal-position-actions = Numero di azioni impossibile, qui: { $actions }.
refusal-position-bought = Gli acquisti di questo turno non vanno d’accordo con la galleria e le azioni fatte.

## The table in the terminal

table-round = Giro { $round }
table-last-round = ultimo giro
table-last-turns = Ultimo giro: { $turns ->
    [one] questo è l’ultimo turno
   *[other] ancora { $turns } turni
}
table-end-near = { $by ->
    [rounds] { $left ->
        [one] Dopo questo, ancora un giro
       *[other] Dopo questo, ancora { $left } giri
    }
   *[exhibitions] { $left ->
        [one] Ancora una mostra, poi l’ultimo giro
       *[other] Ancora { $left } mostre, poi l’ultimo giro
    }
}
table-phase-discard = scarto
table-phase-influence = influenza
table-phase-gallery = galleria
table-phase-over = chiuso
table-turn = { $you ->
    [yes] tocca a te
   *[no] turno di { $name }
}
table-no-limit = senza limite
table-bid = Offerta
table-display = In vetrina (altre { $count } nel mazzo)
table-exhibitions = Da esporre (altre { $count })
table-gallery = Galleria
table-gold = Lingotti
table-cards = Carte
table-artworks = Opere
table-shown = Mostre
table-all-four = Tutti e 4
table-points = Punti
table-wealth = Patrimonio
table-hand = Le tue carte Influenza

## In the browser

game-title = Bioutifoul
game-kind = Compra, fai salire, esponi
game-about = Compra opere, fai salire le quotazioni degli artisti ed esponi le coppie giuste prima degli altri.
goal = I punti vengono dalle mostre: uno per ciascuna, e uno a chi espone più opere di un artista. { $round_limit ->
    [nobody] Il giro in cui finisce il loro mazzo è l’ultimo.
   *[other] Si finisce dopo il giro { $round_limit }, o quando il loro mazzo è vuoto.
}

usual-rules = Tre azioni per turno, e mostre per tutte le coppie.
option-first = Chi comincia
option-first-none = a sorte
option-actions = Azioni per turno
option-actions-3 = tre
option-actions-unlimited = senza limite
option-exhibitions = Mostre
option-exhibitions-standard = tutte le coppie
option-exhibitions-mixed = solo coppie miste, 18 carte
option-round_limit = Fine dopo
option-round_limit-none = l’ultima mostra

level-easy-how = Compra ciò che gli piace e guarda poco avanti.
level-medium-how = Ha occhio per prezzi e mostre, e a volte sbaglia i conti.
level-hard-how = Ragiona su molti turni prima di spendere un lingotto.
bot-random = Alla buona
bot-greedy = Abile
bot-search = Lungimirante

table-row = Gli artisti, dal prezzo più alto
table-artist = { $artist }: { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
table-artist-preview = { $artist } varrebbe { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}, adesso { $before }
table-to-hold = Mostre
table-to-hold-how = due opere ciascuna, un punto
table-for-sale = Opere
table-for-sale-how = al prezzo dell’artista
table-in-deck = { $count } nel mazzo
table-pile = { $count ->
    [0] le ultime, il mazzo è vuoto
   *[other] ancora { $count } nel mazzo, poi l’ultimo giro
}
table-galleries = Gallerie
table-score = Punteggio finora
table-score-how = Un cerchio: in testa con le opere di un artista, 1 punto. Più 1 per ogni mostra, e 1 per tutti e quattro gli artisti.
table-story = Che cosa è successo
table-tab-mine = La mia
table-tab-turn = Di turno
table-tab-score = Punti
table-tab-story = Cronaca
table-mine = La mia galleria
table-of = Galleria di { $name }
table-open-mine = Apri la galleria
table-name-points = { $name } · { $points ->
    [one] un punto
   *[other] { $points } punti
}
table-pts = pt
table-gold-count = { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
table-gold-word = oro
table-works-hung = Opere, { $count } su 3
table-free-place = un posto libero
table-held = Mostre allestite
table-four = Tutti e quattro gli artisti in mostra: 1 punto
table-four-missing = { $count ->
    [4] Esponi tutti e quattro gli artisti: 1 punto
    [one] Per averli tutti e quattro (1 punto) manca { $artists }
   *[other] Per averli tutti e quattro (1 punto) mancano { $artists }
}
table-influence = Influenza, per il tuo prossimo turno
table-hand-discard = Influenza: possono restarne tre
table-hand-influence = Influenza: poi la riceve { $receiver }
table-hand-of-others = { $count ->
    [one] una carta Influenza
   *[other] { $count } carte Influenza
}
table-most = { $count }, in testa
table-some = { $count }

# A card of the table, as it is read out.
table-work = «{ $title }» di { $artist }
table-artwork = «{ $title }» di { $artist }, { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}{ $state ->
    [can] , puoi comprarla
    [no] , per ora non si può
   *[later] {""}
}
table-exhibition = Mostra { $exhibition }: { $state }
table-card = { $artist }, carta Influenza { $number } di { $of }

table-exhibit = Esponi
table-needs = manca { $artist }
table-needs-both = mancano entrambi
table-needs-nothing = hai entrambi
table-bought-by = { $you ->
    [yes] comprata da te
   *[no] comprata da { $name }
}
table-held-by = { $you ->
    [yes] allestita da te
   *[no] allestita da { $name }
}

table-status-away = assente
table-status-deciding = riflette
table-status-next = gioca dopo
table-status-took = ha preso le tue carte
table-status-first = apre il giro
table-status-bot = bot

# Beside “Your turn, Mila.” and beside “Anna is deciding.”
table-now-discard = Tocca una delle tue carte per scartarla.
table-now-influence = Tocca una delle tue carte: il suo artista si sposta.
table-now-gallery = { $shows ->
    [0] { $buys ->
        [0] Tocca una tua opera per venderla.
       *[other] Tocca un’opera illuminata per comprarla.
    }
   *[other] { $buys ->
        [0] Tocca una mostra illuminata per allestirla.
       *[other] Tocca ciò che è illuminato: compra o esponi.
    }
}
table-now-lesson = Tocca ciò che è illuminato.
table-now-press = Premi «{ $button }».
table-then-discard = Prima gli scarti.
table-then-influence = Prima l’influenza.
table-then-gallery = La galleria è aperta.
stage-discard = { $name } scarta prima delle carte
stage-influence = { $name } gioca l’influenza
stage-gallery = { $name } compra, vende o espone
table-actions-left = Azioni rimaste: { $left } su { $of }
table-nothing-yet = La serata è appena cominciata.

# What a choice leads to.
table-hint-discard = Hai { $count } carte Influenza. Quale ti serve meno?
table-hint-influence = Gioca da una a tre carte dello stesso artista: un posto ciascuna. Poi le riceve { $receiver }.
table-hint-direction = Alzare { $artist }, o abbassare?
table-hint-gallery = { $shows ->
    [0] { $buys ->
        [0] { $why ->
            [room] La tua galleria è piena: vendi o esponi prima di comprare.
           *[gold] Hai { $gold ->
                [one] { $gold } lingotto
               *[other] { $gold } lingotti
            }: ogni opera qui costa di più.
        }
       *[other] Illuminato: ciò che puoi comprare con { $gold ->
            [one] { $gold } lingotto
           *[other] { $gold } lingotti
        }.
    }
   *[other] { $buys ->
        [0] Illuminate: le mostre per cui hai entrambe le opere.
       *[other] Illuminato: ciò che puoi comprare con { $gold ->
            [one] { $gold } lingotto
           *[other] { $gold } lingotti
        }, e le mostre per cui hai entrambe le opere.
    }
}
table-hint-lesson = Illuminato: il prossimo passo di questa lezione.
table-hint-rest = Se non fai nessuna azione ricevi 1 lingotto in più e una carta Influenza.
table-buy-leads = { $count ->
    [0] { $work }: ti { $gold ->
        [one] resta { $gold } lingotto
       *[other] restano { $gold } lingotti
    }.
   *[other] { $work }: ti { $gold ->
        [one] resta { $gold } lingotto
       *[other] restano { $gold } lingotti
    }, e poi potresti esporre { $exhibitions }.
}
table-sell-leads = { $work }: poi avrai { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}.
table-last-action = { $why ->
    [actions] È la tua ultima azione: poi il turno finisce.
   *[other] Dopo non resta più nulla da fare: il turno finisce.
}
table-ends-turn = chiude il tuo turno
table-exhibit-leads = Cedi { $works } e peschi una carta Influenza.
table-discard-leads = Una carta { $artist } va negli scarti, sotto gli occhi di tutti.
table-influence-leads = { $artist } { $direction ->
    [left] sale
   *[right] scende
} da { $before } a { $after }. { $receiver } riceve { $cards ->
    [one] la carta
   *[other] le carte
}.

table-buy = Compra per { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
table-buy-short = Compra
table-exhibit-pair = Esponi { $one } + { $two }
table-sell = Vendi
table-sell-for = Vendi per { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
table-sell-work = Vendi «{ $title }» per { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}
table-just-bought = nuova
table-play = { $cards ->
    [one] Gioca una carta
   *[other] Gioca { $cards } carte
}
table-discard-one = Scarta { $artist }
table-discard-none = Scarta una carta
table-done = Chiudi il turno
table-which-pair = Quali due opere?
table-which-way = Alzare o abbassare?
table-choose-way = Prima scegli: alza o abbassa.
table-way = { $direction ->
    [left] ▲ Alza
   *[right] ▼ Abbassa
} { $before } → { $after }

result-wins = La serata è di { $names }.
result-leads = { $name } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $second } { $points_second }.
result-tie = { $names } sono in parità con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Decide il patrimonio, { $wealth ->
    [one] { $wealth } lingotto
   *[other] { $wealth } lingotti
} contro { $wealth_second }: vince { $name }.
result-shared = { $names } sono in parità con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e lo stesso patrimonio: vincono insieme.
result-gallery = Galleria di { $name }
result-plate = { $exhibitions ->
    [0] Nessuna mostra
    [one] Una mostra
   *[other] { $exhibitions } mostre
}{ $artists ->
    [0] {""}
    [4] , tutti e quattro gli artisti
    [one] , un artista
   *[other] , { $artists } artisti
}
result-exhibitions = Mostre
    .short = Mostre
result-all-four = Tutti e quattro
    .short = Tutti e 4
result-wealth = Patrimonio
result-points = Punti
result-winner = vince
result-ring = Un cerchio segna il maggior numero di opere di un artista: 1 punto, a tutte le gallerie in caso di parità.
result-curve = Le quotazioni degli artisti
result-curve-label = Valore di ogni artista dopo ogni turno, da 4 lingotti a 1
result-start = inizio
result-round = giro { $round }
result-moments = Momenti da ricordare
result-deal = L’affare migliore
    .told = { $name } compra { $artwork } per { $bought } al giro { $from } e rivende l’opera per { $sold } al giro { $to }.
result-dearest = L’acquisto più caro
    .told = { $name } paga { $gold ->
        [one] { $gold } lingotto
       *[other] { $gold } lingotti
    } per { $artwork } al giro { $round }.
result-push = La spinta più forte
    .told = { $name } fa { $direction ->
        [left] salire
       *[right] scendere
    } { $artist } di { $cards ->
        [one] un posto
       *[other] { $cards } posti
    } al giro { $round }, da { $from } a { $to }.
result-loved = L’artista del cuore
    .told = { $artist }: { $works ->
        [one] un’opera esposta
       *[other] { $works } opere esposte
    }, in { $galleries ->
        [one] una galleria
       *[other] { $galleries } gallerie
    }.
result-curve-moved = { $risen } sale da { $risen_from } a { $risen_to } lingotti, { $fallen } scende da { $fallen_from } a { $fallen_to }.
result-curve-still = Alla fine ogni artista vale quanto all’inizio.
result-turn = Turno
result-turn-of = turno { $turn }, giro { $round }
result-balance = Il bilancio
result-whose = La galleria di chi
result-account = { $name } { $bought ->
    [0] non compra nulla.
    [one] compra un’opera per { $spent ->
        [one] { $spent } lingotto
       *[other] { $spent } lingotti
    }.
   *[other] compra { $bought } opere per { $spent } lingotti in tutto.
}{ $sold ->
    [0] {""}
    [one] {" "}Una viene rivenduta, per { $got ->
        [one] { $got } lingotto
       *[other] { $got } lingotti
    }.
   *[other] {" "}{ $sold } vengono rivendute, per { $got } lingotti in tutto.
}{ $shown ->
    [0] {""}
    [one] {" "}Una viene esposta.
   *[other] {" "}{ $shown } vengono esposte.
}
result-sign-bought = { $name } compra
result-sign-sold = vende
result-sign-shown = espone
result-points-from = Da dove vengono i punti
result-point-exhibition = mostra: { $one } e { $two }
result-point-all-four = tutti e quattro gli artisti
result-point-most = maggior numero di opere di { $artist }
result-no-points = Nessun punto.
result-gold = Lingotti
result-gold-began = all’inizio
result-gold-earned = per i turni
result-gold-rested = per i turni senza azioni
result-gold-sold = dalle vendite
result-gold-spent = per gli acquisti
result-gold-left = in cassa
result-gold-wall = opere alla parete
result-works = Ogni opera, e che ne è stato
result-work = Opera
result-work-bought = Comprata
result-work-became = Poi
result-bought-for = per { $gold }, giro { $round }
result-bought-before = c’era già
result-became-sold = venduta per { $gold }, giro { $round }
result-became-shown = esposta, giro { $round }
result-became-kept = ancora alla parete, vale { $gold }
