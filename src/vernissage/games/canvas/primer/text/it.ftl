# Che cosa Canvas spiega di sé, in italiano: cose e momenti con il loro nome, e che cosa sono.

how = A ogni turno prendi una carta della fila. Tre carte sovrapposte fanno un dipinto, e ciò che ancora si vede vince coccarde.
end = Quando in ogni galleria ci sono tre dipinti, la partita è finita. Vince chi ha più punti; a parità, chi ha più segnalini.

## Momenti

moment-take = Prendere una carta
    .says = Premi **Prendi** sotto una carta della fila. La prima è gratis; per un’altra metti un segnalino su ogni carta che salti. I segnalini sulla tua carta sono tuoi.
    .here = { $tokens ->
        [0] Non hai più segnalini: puoi prendere solo la prima carta.
        [one] Hai un segnalino: puoi arrivare alla seconda carta.
       *[other] Hai { $tokens } segnalini: { $reach ->
            [5] puoi prendere qualsiasi carta della fila.
           *[other] puoi prendere una delle prime { $reach } carte.
        }
    } { $cards ->
        [0] Un dipinto vuole tre carte, e la tua mano è ancora vuota.
        [one] Un dipinto vuole tre carte, e tu ne hai una.
       *[other] Un dipinto vuole tre carte, e tu ne hai { $cards }.
    }
moment-lay = Metterne tre, cambiare l’ordine
    .says = Tocca tre carte della tua mano: la prima sta sopra. In ogni campione la carta più in alto nasconde quelle sotto: prova le frecce e guarda i punti. Oppure prendi un’altra carta.
    .here = { $cards ->
        [5] Hai cinque carte, e una mano non ne tiene di più: ora devi appendere un dipinto.
       *[other] Hai { $cards } carte. Mettine tre per il dipinto { $number }, o premi **Prendi** sotto una carta.
    }
moment-hang = Appendere
    .says = Premi **Appendi**, e le tre carte diventano un dipinto per sempre, con il suo titolo e le sue coccarde. Lo sfondo è solo per bellezza.
    .here = Il dipinto { $number } aspetta il suo sfondo: puoi scegliere tra { $free }.
moment-ribbons = Le coccarde diventano punti
    .says = Ogni volta che un dipinto mostra ciò che chiede una carta Punteggio, ne vince una coccarda. I numeri sulla carta sono i punti per una, due o tre coccarde insieme. Le stelle bonus danno due punti per ogni elemento che chiedono.
    .here = { $mine ->
        [1] I tuoi tre dipinti sono appesi. Dalle carte Punteggio hanno avuto { $ribbons ->
            [0] zero coccarde
            [one] una coccarda
           *[other] { $ribbons } coccarde
        } e, con il bonus, fanno { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
       *[0] Tutti i dipinti sono appesi, e si conta ciò che hanno vinto.
    }
moment-wait = Mentre giocano gli altri
    .says = Tutte le carte sono scoperte: vedi che cosa raccolgono gli altri. Intanto prova il tuo prossimo dipinto: nessuno vede la tua bozza, e non costa niente.
    .here = Ora tocca a { $names }.
moment-alone = In solitario
    .says = Prendi carte e appendi dipinti come sempre, per il premio più bello. Vincent porta via una carta dopo ogni tuo turno; nel rompicapo le carte che salti escono dal gioco.
    .here = { $vincent ->
        [1] { $aside ->
            [0] Vincent non ha segnalini: dopo il tuo turno porta via la prima carta.
            [one] Vincent ha un segnalino: forse salterà una carta prima di portare via la successiva.
           *[other] Vincent ha { $aside } segnalini: ogni segnalino che cade a faccia in su salta una carta, e lui porta via la successiva.
        }
       *[0] { $aside ->
            [0] La riserva è vuota: ciò che paghi la riempirà.
            [one] Nella riserva c’è un segnalino: te lo porta la prima carta o un dipinto.
           *[other] Nella riserva ci sono { $aside } segnalini: la prima carta e ogni dipinto te ne portano uno.
        }
    }
moment-vote = In caso di parità si vota
    .says = A parità di punti e segnalini, chi guarda vota la galleria più bella. Vince chi ha più voti; se nessuno vota, si vince insieme.
    .here = { $names } sono in parità con { $points } punti. Ora decide chi guarda.

## Simboli

thing-symbol-hue = Tonalità
    .says = La goccia è Tonalità, uno dei quattro elementi che chiedono le carte Punteggio. Il suo colore è il suo posto: una carta sopra che ha qualcosa in quel colore la nasconde.
thing-symbol-shape = Forma
    .says = Il triangolo è Forma, uno dei quattro elementi che chiedono le carte Punteggio. Il suo colore è il suo posto: una carta sopra che ha qualcosa in quel colore lo nasconde.
thing-symbol-texture = Texture
    .says = Il quadrato a righe è Texture, uno dei quattro elementi che chiedono le carte Punteggio. Il suo colore è il suo posto: una carta sopra che ha qualcosa in quel colore lo nasconde.
thing-symbol-tone = Tono
    .says = La mezzaluna è Tono, uno dei quattro elementi che chiedono le carte Punteggio. Il suo colore è il suo posto: una carta sopra che ha qualcosa in quel colore la nasconde.
thing-symbol-bonus-hue = Stella bonus: Tonalità
    .says = Due punti per ogni Tonalità che si vede in questo dipinto. La stella stessa non è una Tonalità.
thing-symbol-bonus-shape = Stella bonus: Forma
    .says = Due punti per ogni Forma che si vede in questo dipinto. La stella stessa non è una Forma.
thing-symbol-bonus-texture = Stella bonus: Texture
    .says = Due punti per ogni Texture che si vede in questo dipinto. La stella stessa non è una Texture.
thing-symbol-bonus-tone = Stella bonus: Tono
    .says = Due punti per ogni Tono che si vede in questo dipinto. La stella stessa non è un Tono.
thing-swatch = Campione vuoto
    .says = In questo colore qui non c’è niente. Ciò che una carta sotto ha nello stesso colore resta visibile.
thing-swatches = Cinque campioni
    .says = Ogni carta ha icone in due colori su cinque. Dove le carte si sovrappongono, in ogni colore si vede solo quella più in alto.

## Carte e segnalini

thing-card = Carta Arte
    .says = Un’immagine trasparente con icone e mezzo titolo. Toccala per provarla nel tuo dipinto; con il pulsante sotto la prendi.
thing-take = Prendi
    .says = Prendi questa carta in mano, e il tuo turno è finito. Il numero dice quanti segnalini costa: uno su ogni carta che salti.
thing-tokens = Segnalini Ispirazione
    .says = Con questi paghi: uno su ogni carta che salti, e chi prende quella carta lo riceve. Alla fine decidono in caso di parità.
thing-deck = Il mazzo
    .says = Quando una carta viene presa, la fila scorre e si aggiunge la carta successiva del mazzo. Nessuno sa quale.
thing-hand = La mano
    .says = Le carte prese, cinque al massimo, scoperte per tutti. Tocca tre delle tue per comporre un dipinto.

## L’atelier

thing-layers = Strati
    .says = Le tue tre carte, dall’alto in basso. In ogni colore l’icona più in alto nasconde quelle sotto; le frecce cambiano l’ordine.
thing-strip = Che cosa si vede
    .says = Ciò che resta delle tue tre carte, colore per colore. Solo questo conta per le coccarde.
thing-title = Titolo
    .says = Ogni carta ha mezzo titolo. Le due metà più in alto fanno il titolo del dipinto, solo per il piacere di leggerlo.
thing-ground = Sfondo
    .says = Uno dei tuoi sfondi, scelto quando sveli il dipinto. Non porta punti, solo atmosfera.
thing-frame = Cornice
    .says = La cornice, scelta quando sveli il dipinto. Non porta punti, ma la vedono tutti.
thing-unveil = Svela
    .says = Appende il dipinto davanti a tutti, così come lo vedi qui.
thing-draft = Che cosa porta questa bozza
    .says = I punti che avresti se l’appendessi adesso. Nessun altro vede la tua bozza.
thing-hang = Appendi
    .says = Fa un dipinto delle tre carte dei tuoi strati, e il tuo turno è finito. Resta com’è, e vince subito le sue coccarde.
thing-worth = Quanto vale per te
    .says = Di quanto migliorerebbe il tuo dipinto migliore con questa carta. È un suggerimento che questo tavolo permette.

## Punteggio

thing-scoring = Carte Punteggio
    .says = Ognuna dice che cosa deve mostrare un dipinto per vincere la sua coccarda. I numeri sono i punti per una, due, tre coccarde insieme.
thing-scoring-variety = Varietà
    .says = Una coccarda per ogni serie completa di Tonalità, Forma, Texture e Tono. Due di ognuno sarebbero due coccarde.
thing-scoring-repetition = Ripetizione
    .says = Una coccarda per ogni coppia di Forme, ovunque siano. Quattro Forme sono due coccarde.
thing-scoring-emphasis = Enfasi
    .says = Una coccarda se si vede esattamente una Tonalità. Due sono troppe, nessuna è troppo poco.
thing-scoring-composition = Composizione
    .says = Una coccarda se si vede qualcosa in ognuno dei cinque campioni. Anche una stella bonus riempie un campione.
thing-scoring-movement = Movimento
    .says = Una coccarda per ogni elemento che sta in tre campioni di fila. Se continua, conta sempre una volta.
thing-scoring-hierarchy = Gerarchia
    .says = Una coccarda se c’è almeno un Tono, e nessun altro elemento è più numeroso. Se sono pari, va bene.
thing-scoring-proportion = Proporzione
    .says = Una coccarda per tre volte un elemento e due volte un altro, una volta per dipinto. Va bene anche cinque volte lo stesso.
thing-scoring-style = Stile
    .says = Una coccarda per ogni gruppo di tre Texture, ovunque siano. Due non portano ancora niente.
thing-scoring-proximity = Prossimità
    .says = Una coccarda per ogni Texture con un Tono nel campione accanto. Ogni icona si usa una volta.
thing-scoring-symmetry = Simmetria
    .says = Una coccarda per lo stesso elemento in rosso e viola, o in giallo e blu. Ogni coppia così conta.
thing-scoring-space = Spazio
    .says = Una coccarda per ogni Tonalità e Forma con almeno un campione in mezzo. Ogni icona si usa una volta.
thing-scoring-consistency = Consistenza
    .says = Una coccarda se si vedono esattamente sei elementi, né cinque né sette. Le stelle bonus non contano.
thing-scoring-bonus = Bonus
    .says = Ogni stella bonus che si vede vince una coccarda grigia per ogni elemento che chiede. Ognuna vale due punti, senza limite.
thing-ladder = Coccarde e punti
    .says = I numeri sono i punti per una, due, tre coccarde di questa carta insieme. I gradini pieni sono tuoi, quelli tratteggiati li aggiungerebbe la tua bozza.
thing-gallery = Galleria
    .says = Che cosa ha ognuno: punti finora, segnalini, carte in mano e tre posti per i dipinti. Quando tutti i posti sono pieni, la partita è finita.
thing-painting = Dipinto
    .says = È appeso per sempre. Toccalo per vedere le sue icone e le coccarde che ha vinto.

## In solitario

thing-vincent = Vincent
    .says = Non dipinge mai, ma porta via una carta dopo ogni tuo turno. Lancia i suoi segnalini: ogni segnalino che cade a faccia in su salta una carta.
thing-reserve = Riserva
    .says = Ciò che paghi va qui, e le carte che salti escono dal gioco. La prima carta e ogni dipinto ti fanno riprendere un segnalino.
thing-awards = Premi
    .says = In solitario giochi per i punti, e questi sono i premi. Da 40 in su è il Primo premio della mostra, e hai vinto.
