# Che cosa Bioutifoul spiega di sé, in italiano: cose e momenti per nome, e che cosa sono.

how = Gestisci una galleria. A ogni turno sposti prima il prezzo di un artista, poi hai { $actions ->
    [unlimited] tutte le azioni che vuoi
   *[3] fino a tre azioni
}: comprare, esporre o vendere.
end = Quando l’ultima mostra è in programma, si finisce il giro. Vince chi ha più punti; a parità, la galleria più ricca.

## Nelle figure

dearer = un posto più su: un lingotto in più
cheaper = un posto più giù: un lingotto in meno
two-places = due carte, due posti
three-stay = possono restarne tre
one-point = un punto
turn-over = Fine di un turno
one-more = uno più di prima
no-action = Nessuna azione
all-four = tutti e quattro: un punto in più
all-new = vengono sostituite tutte
last-round = l’ultimo giro

## Momenti

moment-influence = Influenza: un artista si sposta
    .says = Ogni turno comincia con l’influenza. Tocca una carta della tua mano e scegli: alzare, e le opere costano di più, o abbassare, e costano meno. Due o tre carte dello stesso artista valgono altrettanti posti.
    .here = { $you ->
        [names] Tocca a te. Le carte che giochi passano a { $receiver }.
       *[other] Tocca a { $names }. Le carte giocate passano a { $receiver }.
    } Adesso vale di più { $dearest }, 4 lingotti, e di meno { $cheapest }, 1.
moment-buy = Comprare
    .says = Tocca un’opera e premi Compra: paghi quanto vale adesso il suo artista. La tua galleria ha tre posti. Cerca le due che una mostra richiede.
    .here = { $you ->
        [names] Con { $gold ->
            [one] { $gold } lingotto
           *[other] { $gold } lingotti
        } puoi pagare { $works ->
            [one] una
           *[other] { $works }
        } delle opere.
       *[other] Con { $gold ->
            [one] { $gold } lingotto
           *[other] { $gold } lingotti
        } { $names } può pagare { $works ->
            [one] una
           *[other] { $works }
        } delle opere.
    }
moment-exhibit = Esporre, per i punti
    .says = Una mostra chiede due opere: una di ognuno dei suoi due artisti, o due dello stesso. Toccala e premi Esponi: le opere se ne vanno, la mostra è tua e vale un punto. In più peschi una carta Influenza.
    .here = { $you ->
        [names] Hai entrambe le opere per { $exhibition }{ $others ->
            [0] .
           *[other] , e non è l’unica che potresti allestire.
        }
       *[other] { $names } potrebbe allestire { $exhibition }.
    }
moment-sell = Vendere
    .says = Tocca un’opera della tua galleria e premi Vendi: ricevi quanto vale adesso il suo artista. Le opere comprate in questo turno devono aspettare.
    .here = { $you ->
        [names] { $artwork } ti darebbe { $gold ->
            [one] { $gold } lingotto
           *[other] { $gold } lingotti
        }.
       *[other] { $names } potrebbe vendere { $artwork } per { $gold ->
            [one] { $gold } lingotto
           *[other] { $gold } lingotti
        }.
    }
moment-end = Chiudere il turno
    .says = { $actions ->
        [unlimited] Quando hai fatto tutto quello che vuoi, il tuo turno è finito.
       *[3] Dopo tre azioni, o prima se vuoi, il tuo turno è finito.
    } La banca ti paga 1 lingotto, e i posti vuoti si riempiono. Senza nessuna azione ricevi 1 lingotto in più e una carta Influenza.
    .here = { $counted ->
        [0] A questo tavolo le azioni non si contano: il turno finisce quando non si può più fare nulla.
       *[other] { $left ->
            [one] Resta un’azione.
           *[other] Restano { $left } azioni.
        }
    } { $taken ->
        [0] Finora non ne è stata fatta nessuna.
       *[other] Il turno può finire in ogni momento.
    }
moment-discard = Troppe carte
    .says = Chi comincia il turno con più di tre carte Influenza ne scarta prima fino a tre. Tocca quella che ti serve meno, e premi Scarta.
    .here = { $you ->
        [names] Hai { $held } carte, quindi { $over ->
            [one] una deve andarsene.
           *[other] { $over } devono andarsene.
        }
       *[other] { $names } ha { $held } carte, quindi { $over ->
            [one] una deve andarsene.
           *[other] { $over } devono andarsene.
        }
    }
moment-last = L’ultimo giro
    .says = Questo è l’ultimo giro: il mazzo delle mostre è vuoto, o così ha deciso il tavolo. Poi si contano i punti: uno per ogni mostra, uno a chi espone più opere di un artista, uno per tutti e quattro. Le opere non esposte non valgono nulla.
    .here = { $points ->
        [0] Nessuno ha ancora un punto.
        [one] Finora il massimo è un punto, di { $names }.
       *[other] Finora il massimo sono i { $points } punti di { $names }.
    }

## Gli artisti

thing-bid = La carta Offerta
    .says = Non è un pulsante: segna il lato caro della fila. L’artista accanto vale 4 lingotti, poi 3, 2 e 1.
thing-row = La fila degli artisti
    .says = L’ordine dice quanto valgono gli artisti: 4, 3, 2 e 1 lingotti. Le carte Influenza ne spostano uno, e quelli superati si spostano a loro volta.
thing-artist = Artista
    .says = Tutte le sue opere costano quanto è scritto qui, e rendono altrettanto se le vendi. Le sue carte Influenza lo cambiano.
thing-price = Prezzo
    .says = È quanto costa adesso un’opera di questo artista, e quanto rende. Cambia con la fila.

## Influenza

thing-influence = Carta Influenza
    .says = Giocandola sposti il suo artista di un posto, in su o in giù. Poi passa a chi ti siede accanto.
thing-hand = La mano
    .says = Le tue carte Influenza, che nessun altro vede. Cominci il turno con tre al massimo; quelle di troppo si scartano.
thing-raise = Alza
    .says = L’artista va verso la carta Offerta e diventa più caro. Utile per le opere che vuoi vendere.
thing-lower = Abbassa
    .says = L’artista si allontana dalla carta Offerta e diventa meno caro. Utile per le opere che vuoi comprare.
thing-play = Giocare carte
    .says = L’artista si sposta di tanti posti quante carte giochi. Tocca altre carte dello stesso artista, finché la fila lo permette.
thing-receiver = Chi riceve le tue carte
    .says = Le carte che giochi passano subito a questa galleria, che potrà usarle. Pensa dunque a che cosa regali.
thing-discard = Scarta
    .says = La carta che hai toccato va negli scarti, sotto gli occhi di tutti. Possono restarne tre.

## Il mercato

thing-artwork = Opera
    .says = È in vendita, al prezzo del suo artista. Toccala, e se hai abbastanza lingotti puoi comprarla.
thing-buy = Compra
    .says = Paghi la banca, e l’opera entra nella tua galleria. Conta come un’azione.
thing-exhibition = Mostra
    .says = Chiede due opere degli artisti che presenta, e vale un punto. Entrambe le opere contano anche come esposte.
thing-exhibit = Esponi
    .says = Cedi le due opere, e la mostra è tua fino alla fine. In più peschi una carta Influenza.
thing-deck-artworks = Opere in arrivo
    .says = Alla fine di un turno riempiono i posti vuoti. Se cinque sono dello stesso artista, o nessuna va bene per una mostra, prima di un turno vengono sostituite tutte.
thing-deck-exhibitions = Mostre in arrivo
    .says = Alla fine di un turno riempiono i posti vuoti. Quando arriva l’ultima, si gioca l’ultimo giro.
thing-gap = Posto vuoto
    .says = Ciò che era qui è stato preso in questo turno. Il posto si riempie quando il turno finisce.

## Le gallerie

thing-gallery = Galleria
    .says = Quello che qualcuno ha: lingotti, opere e mostre sono scoperti. Delle carte Influenza vedi solo quante sono.
thing-works = Le tue opere
    .says = Ci sono tre posti. Quando è tutto pieno, vendi o esponi prima di comprare.
thing-work = Una tua opera
    .says = Puoi venderla per quanto vale il suo artista, o esporla in una mostra. Se non viene esposta, non vale punti.
thing-sell = Vendi
    .says = L’opera se ne va, e ricevi quanto vale adesso il suo artista. Conta come un’azione.
thing-new = Nuova
    .says = L’hai comprata in questo turno. Puoi esporla subito, ma venderla solo in un turno successivo.
thing-gold = Oro
    .says = Serve per pagare le opere, e ne ricevi quando vendi. Ogni turno finisce con 1 lingotto dalla banca.
thing-actions = Azioni
    .says = Quante volte puoi ancora comprare, vendere o esporre in questo turno. Non devi usarle tutte.
thing-end-turn = Chiudi il turno
    .says = Il tuo turno è finito, e la banca ti paga 1 lingotto. Se non hai fatto nessuna azione, ricevi 1 lingotto in più e una carta Influenza.

## I punti

thing-points = Punti
    .says = Uno per ogni mostra allestita, uno per ogni artista di cui nessuno espone più di te, uno per tutti e quattro gli artisti. Vince chi ha più punti.
thing-score = Il punteggio
    .says = I numeri sono le opere di ogni artista che una galleria ha esposto. Un cerchio segna il massimo: vale un punto, a parità per tutti.
thing-ring = Un cerchio
    .says = Nessuno espone più opere di questo artista, e questo vale un punto. Si perde quando qualcuno ne espone di più.
thing-held = Mostre allestite
    .says = Ognuna vale un punto fino alla fine. Anche le sue due opere contano come esposte.
thing-four = Tutti e quattro gli artisti
    .says = Una galleria che nelle sue mostre espone tutti e quattro gli artisti ha un punto in più. Tratteggiati sono quelli che mancano.
thing-last-round = L’ultimo giro
    .says = Questo giro si gioca fino in fondo, così tutti avranno avuto gli stessi turni. Poi si contano i punti.
