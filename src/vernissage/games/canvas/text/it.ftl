# What Canvas says in Italian. How messages are named and filled: vernissage/text.py.

## Titles: cards 1 to 30 have the left word, which describes, cards 31 to 60 the right one, a thing.
## Any left word goes with any right one.
##
## The thing comes first and what describes it after: “Ovazione senza fine”. A right word says its `.gender`,
## a left word has a form for each; most are the same for all. Their own value is what they say alone.

title-1 = Senza fine
    .m = senza fine
    .f = senza fine
    .n = senza fine
    .p = senza fine
title-2 = Sonnambulo
    .m = sonnambulo
    .f = sonnambula
    .n = sonnambulo
    .p = sonnambuli
title-3 = Controvoglia
    .m = controvoglia
    .f = controvoglia
    .n = controvoglia
    .p = controvoglia
title-4 = Con le guance rosse
    .m = con le guance rosse
    .f = con le guance rosse
    .n = con le guance rosse
    .p = con le guance rosse
title-5 = In prestito
    .m = in prestito
    .f = in prestito
    .n = in prestito
    .p = in prestito
title-6 = Ad alta tensione
    .m = ad alta tensione
    .f = ad alta tensione
    .n = ad alta tensione
    .p = ad alta tensione
title-7 = Nel dimenticatoio
    .m = nel dimenticatoio
    .f = nel dimenticatoio
    .n = nel dimenticatoio
    .p = nel dimenticatoio
title-8 = Al chiaro di luna
    .m = al chiaro di luna
    .f = al chiaro di luna
    .n = al chiaro di luna
    .p = al chiaro di luna
title-9 = Con fantasma
    .m = con fantasma
    .f = con fantasma
    .n = con fantasma
    .p = con fantasma
title-10 = Sottovoce
    .m = sottovoce
    .f = sottovoce
    .n = sottovoce
    .p = sottovoce
title-11 = In foglia d’oro
    .m = in foglia d’oro
    .f = in foglia d’oro
    .n = in foglia d’oro
    .p = in foglia d’oro
title-12 = Improbabile
    .m = improbabile
    .f = improbabile
    .n = improbabile
    .p = improbabili
title-13 = Lontano da casa
    .m = lontano da casa
    .f = lontano da casa
    .n = lontano da casa
    .p = lontano da casa
title-14 = In fuga
    .m = in fuga
    .f = in fuga
    .n = in fuga
    .p = in fuga
title-15 = Paziente
    .m = paziente
    .f = paziente
    .n = paziente
    .p = pazienti
title-16 = Senza fondo
    .m = senza fondo
    .f = senza fondo
    .n = senza fondo
    .p = senza fondo
title-17 = Che brilla al buio
    .m = che brilla al buio
    .f = che brilla al buio
    .n = che brilla al buio
    .p = che brillano al buio
title-18 = A piedi nudi
    .m = a piedi nudi
    .f = a piedi nudi
    .n = a piedi nudi
    .p = a piedi nudi
title-19 = Tenace
    .m = tenace
    .f = tenace
    .n = tenace
    .p = tenaci
title-20 = Alla deriva
    .m = alla deriva
    .f = alla deriva
    .n = alla deriva
    .p = alla deriva
title-21 = Di seconda mano
    .m = di seconda mano
    .f = di seconda mano
    .n = di seconda mano
    .p = di seconda mano
title-22 = Allo stato brado
    .m = allo stato brado
    .f = allo stato brado
    .n = allo stato brado
    .p = allo stato brado
title-23 = Dal cuore tenero
    .m = dal cuore tenero
    .f = dal cuore tenero
    .n = dal cuore tenero
    .p = dal cuore tenero
title-24 = Da non credere
    .m = da non credere
    .f = da non credere
    .n = da non credere
    .p = da non credere
title-25 = Insonne
    .m = insonne
    .f = insonne
    .n = insonne
    .p = insonni
title-26 = Con la testa fra le nuvole
    .m = con la testa fra le nuvole
    .f = con la testa fra le nuvole
    .n = con la testa fra le nuvole
    .p = con la testa fra le nuvole
title-27 = Di carta stropicciata
    .m = di carta stropicciata
    .f = di carta stropicciata
    .n = di carta stropicciata
    .p = di carta stropicciata
title-28 = A metà
    .m = a metà
    .f = a metà
    .n = a metà
    .p = a metà
title-29 = Dalle buone maniere
    .m = dalle buone maniere
    .f = dalle buone maniere
    .n = dalle buone maniere
    .p = dalle buone maniere
title-30 = Assordante
    .m = assordante
    .f = assordante
    .n = assordante
    .p = assordanti
title-31 = Ovazione
    .gender = f
title-32 = Ninnananna
    .gender = f
title-33 = Martedì
    .gender = m
title-34 = Frutteto
    .gender = m
title-35 = Ombrello
    .gender = m
title-36 = Orizzonte
    .gender = m
title-37 = Confessione
    .gender = f
title-38 = Teiera
    .gender = f
title-39 = Valanga
    .gender = f
title-40 = Addio
    .gender = m
title-41 = Cattedrale
    .gender = f
title-42 = Diceria
    .gender = f
title-43 = Scampagnata
    .gender = f
title-44 = Eco
    .gender = f
title-45 = Migrazione
    .gender = f
title-46 = Specchio
    .gender = m
title-47 = Scalinata
    .gender = f
title-48 = Luna di miele
    .gender = f
title-49 = Sardina
    .gender = f
title-50 = Cometa
    .gender = f
title-51 = Labirinto
    .gender = m
title-52 = Scusa
    .gender = f
title-53 = Giardino
    .gender = m
title-54 = Parata
    .gender = f
title-55 = Balena
    .gender = f
title-56 = Alibi
    .gender = m
title-57 = Maltempo
    .gender = m
title-58 = Fantasticheria
    .gender = f
title-59 = Fisarmonica
    .gender = f
title-60 = Porto
    .gender = m

## The art cards, called by their words


## The elements

hue = Tonalità
shape = Forma
texture = Texture
tone = Tono
bonus-hue = per ogni Tonalità
bonus-shape = per ogni Forma
bonus-texture = per ogni Texture
bonus-tone = per ogni Tono

## The scoring cards

variety = Varietà
    .condition = una serie di tutti e quattro gli elementi
    .brief = {""}
repetition = Ripetizione
    .condition = una coppia di Forme
    .brief = {""}
emphasis = Enfasi
    .condition = esattamente una Tonalità
    .brief = solo una
composition = Composizione
    .condition = un’icona in ogni campione
    .brief = tutti e cinque
movement = Movimento
    .condition = un elemento in tre campioni di fila
    .brief = tre di fila
hierarchy = Gerarchia
    .condition = almeno un Tono, e niente di più numeroso
    .brief = soprattutto
proportion = Proporzione
    .condition = tre volte un elemento e due volte un altro
    .brief = tre e due
style = Stile
    .condition = tre Texture
    .brief = {""}
proximity = Prossimità
    .condition = Texture e Tono uno accanto all’altro
    .brief = vicini
symmetry = Simmetria
    .condition = lo stesso elemento in due campioni speculari
    .brief = specchiati
space = Spazio
    .condition = Tonalità e Forma, ma non vicine
    .brief = lontane
consistency = Consistenza
    .condition = esattamente sei elementi
    .brief = esattamente sei

## Special objectives

all-conditions = tutte e quattro le condizioni con un solo dipinto
four-bonus-ribbons = quattro coccarde bonus con un solo dipinto
seven-ribbons = sette coccarde con un solo dipinto
five-of-a-kind = cinque volte lo stesso elemento in un solo dipinto
every-ladder = tutte e quattro le scale salite fino in cima
seven-bonus-ribbons = sette coccarde bonus in una partita
fourteen-ribbons = quattordici coccarde in una partita
forty-points = quaranta punti in una partita
record = più punti di quanti ne abbiano mai fatti gli autori
every-scenario = tutti gli scenari giocati

## Backgrounds


## What you may do

move-take = Prendi { $card }
move-paint = Dipingi, dall’alto: { $cards }
move-frame = Sullo sfondo { $background }

## What it costs, or leads to

note-take = { $cost ->
    [0] gratis
    [one] un segnalino
   *[other] { $cost } segnalini
}{ $gained ->
    [0] {""}
   *[other] , { $gained } sopra
}
note-paint = { $points ->
    [one] un punto
   *[other] { $points } punti
}

## What happened

event-took = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} { $card }{ $paid ->
    [0] {""}
    [one] {" "}per un segnalino (una carta saltata)
   *[other] {" "}per { $paid } segnalini ({ $paid } carte saltate)
}{ $gained ->
    [0] .
    [one] , con un segnalino sopra.
   *[other] , con { $gained } segnalini sopra.
}
event-painted = { $you ->
    [seat] Sveli
   *[other] { $seat } svela
} «{ $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right_gender ->
            [m] { $right } { $left_m }
            [f] { $right } { $left_f }
            [n] { $right } { $left_n }
           *[p] { $right } { $left_p }
        }
    }
}».
event-won = { $you ->
    [seat] Vinci
   *[other] { $seat } vince
} { $ribbons ->
    [one] una coccarda
   *[other] { $ribbons } coccarde
} per { $scoring }: { $scoring_condition }.
event-won-bonus = { $you ->
    [seat] Vinci
   *[other] { $seat } vince
} { $ribbons ->
    [one] una coccarda bonus, per un elemento chiesto da una stella.
   *[other] { $ribbons } coccarde bonus, una per ogni elemento chiesto da una stella.
}
event-achieved = { $you ->
    [seat] Raggiungi un obiettivo speciale
   *[other] { $seat } raggiunge un obiettivo speciale
}: { $objective }.
event-laid = Novità nella fila: { $cards }.
event-vincent-took = Vincent { $skipped ->
    [0] sceglie
    [one] salta una carta e sceglie
   *[other] salta { $skipped } carte e sceglie
} { $card }{ $gained ->
    [0] .
    [one] , con un segnalino sopra.
   *[other] , con { $gained } segnalini sopra.
}
event-skipped = { $cards_count ->
    [one] { $cards } esce dal gioco.
   *[other] { $cards } escono dal gioco.
}
event-inspired = { $you ->
    [seat] Ricevi
   *[other] { $seat } riceve
} un segnalino dalla riserva.
event-ended = La vernice è asciutta: in ogni galleria ci sono tre dipinti, e la partita finisce.

## How it ended, alone

verdict-participation = Premio di partecipazione: c’eri, e hai dipinto.
verdict-emerging-artist = Artista emergente: un nome da ricordare.
verdict-honourable-mention = Menzione d’onore della giuria.
verdict-runner-up = Secondo premio: è mancato un soffio.
verdict-best-in-show = Primo premio della mostra!

## Why not

refusal-canvas-hand-full = Hai già { $cards } carte: ora appendi un dipinto.
refusal-canvas-not-in-the-row = Questa carta non è nella fila.
refusal-canvas-too-few-tokens = Costa { $cost ->
    [one] un segnalino
   *[other] { $cost } segnalini
} e tu ne hai { $tokens }: { $short ->
    [one] te ne manca uno.
   *[other] te ne mancano { $short }.
}
refusal-canvas-too-few-cards = Per un dipinto servono tre carte: tu ne hai { $cards }.
refusal-canvas-not-in-hand = Puoi dipingere solo con le carte della tua mano.
refusal-canvas-same-card-twice = Per un dipinto servono tre carte diverse.
refusal-canvas-background-first = Scegli prima uno sfondo per il tuo dipinto.
refusal-canvas-nothing-to-hang = Nessun dipinto aspetta uno sfondo.
refusal-canvas-not-your-background = Non è uno dei tuoi sfondi liberi.
refusal-options-first-player = Il posto che comincia deve esistere: i posti sono { $players }, contati da 0.
refusal-options-scoring = Scegli da una a quattro carte Punteggio, ognuna una volta sola.

## What is wrong with a position

refusal-position-seats = Ci vuole un atelier per ognuno dei { $players } posti, e il turno deve essere di uno di loro.
refusal-position-cards = { $card }: copie presenti { $there }, dovrebbero essere { $wanted }.
refusal-position-row = Carte nella fila: sono { $there }, dovrebbero essere { $wanted }, ognuna con i suoi segnalini.
refusal-position-gone = Carte fuori dal gioco: sono { $there }, non possono essere più di { $most }.
refusal-position-hand = Qui il posto { $seat } non può avere più di { $most } carte.
refusal-position-paintings = Il posto { $seat } ha più di tre dipinti.
refusal-position-backgrounds = Ci vogliono tre sfondi per posto, mai due volte lo stesso.
refusal-position-scoring = Queste non sono le carte Punteggio di questo tavolo.
refusal-position-tokens = Ci sono { $there } segnalini, o qualcuno è dove non può stare; dovrebbero essere { $wanted }.
refusal-position-turn = Non può essere il turno del posto { $seat }, che ha finito.
refusal-position-judged = Qui il posto { $seat } non può essere stato scelto dalla giuria.
refusal-position-outvoted = Solo chi è in parità può essere escluso dal voto, e ne restano almeno due.
refusal-position-easel = Il posto { $seat } non può aver composto questo dipinto e avere ancora sfondi tra cui scegliere.

## The table in the terminal

table-turn = { $you ->
    [yes] tocca a te
   *[no] turno di { $name }
}
table-over = tutti i dipinti sono finiti
table-you = { $name } (tu)
table-row = La fila, prima la carta gratis
table-costs = Costo
table-tokens = Segnalini
table-deck = altre { $count } nel mazzo
table-vincent = { $count ->
    [0] Vincent non ha segnalini
    [one] Vincent ha un segnalino
   *[other] Vincent ha { $count } segnalini
}
table-reserve = { $count ->
    [0] La riserva è vuota
    [one] Nella riserva c’è un segnalino
   *[other] Nella riserva ci sono { $count } segnalini
}
table-painter = Atelier
table-hand = Dipinti, poi carte in mano
table-bonus = Bonus
table-each = { $points } ciascuna
table-points = Punti
# The left word comes in the form that goes with the right one: `title-1.f` for a right word of gender f.
table-painting = { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right } { $left }
    }
}
table-scoring = Punteggio
table-ladder = Scala
table-letters = H Tonalità · S Forma · X Texture · T Tono · +H per ogni Tonalità

## In the browser

game-title = Canvas
game-kind = Sovrapponi, intitola, svela
game-about = Sovrapponi tre immagini trasparenti e appendi quadri che mostrano quello che chiedono gli obiettivi.
game-puzzle = Tre quadri, nove carte
goal = Appendi tre dipinti che mostrino ciò che chiedono le carte Punteggio.{ $players ->
    [1] {""}
   *[other] {" "}Quando tutti li hanno appesi, vince chi ha più punti.
}

usual-rules = Lo scenario «{ option-scenario-first-time }», buono per cominciare. Le bozze mostrano le loro coccarde.
option-first = Chi comincia
option-first-none = a sorte
option-scenario = Scenario
option-scenario-first-time = Prima volta
    .note = { variety }, { repetition }, { emphasis }, { composition }
option-scenario-family = In famiglia
    .note = { composition }, { variety }
option-scenario-relaxed = Senza fretta
    .note = tre carte a caso
option-scenario-synergy = Sinergia
    .note = { proximity }, { space }, { variety }
option-scenario-balanced = Equilibrio
    .note = { consistency }, { emphasis }, { hierarchy }, { proportion }
option-scenario-no-elements = Senza elementi
    .note = { composition }, { consistency }, { proportion }, { symmetry }
option-scenario-every-element = Tutti gli elementi
    .note = { emphasis }, { hierarchy }, { repetition }, { style }
option-scenario-spatial = Nello spazio
    .note = { movement }, { proximity }, { space }, { symmetry }
option-scenario-bonus = Bonus
    .note = { hierarchy }, { movement }, { proportion }, { style }
option-scenario-random = A sorte
    .note = quattro carte a caso
option-scoring = Carte Punteggio a scelta
option-scoring-none = come da scenario
option-scoring-variety = { variety }
    .note = { variety.condition }
option-scoring-repetition = { repetition }
    .note = { repetition.condition }
option-scoring-emphasis = { emphasis }
    .note = { emphasis.condition }
option-scoring-composition = { composition }
    .note = { composition.condition }
option-scoring-movement = { movement }
    .note = { movement.condition }
option-scoring-hierarchy = { hierarchy }
    .note = { hierarchy.condition }
option-scoring-proportion = { proportion }
    .note = { proportion.condition }
option-scoring-style = { style }
    .note = { style.condition }
option-scoring-proximity = { proximity }
    .note = { proximity.condition }
option-scoring-symmetry = { symmetry }
    .note = { symmetry.condition }
option-scoring-space = { space }
    .note = { space.condition }
option-scoring-consistency = { consistency }
    .note = { consistency.condition }
option-solo = In solitario
option-solo-vincent = con Vincent
option-solo-puzzle = come un rompicapo
option-hints = Suggerimenti
option-hints-0 = nessuno
option-hints-1 = le coccarde di una bozza
option-hints-2 = l’ordine migliore
option-hints-3 = il dipinto migliore
option-hints-note = In una partita seria non ce ne sono. La registrazione dice quali erano ammessi.
option-vote = Giuria in caso di parità
option-vote-0 = nessuna
option-vote-1 = un minuto
option-vote-5 = cinque minuti
option-vote-1440 = un giorno
option-vote-note = A parità di punti e segnalini può votare chiunque abbia il link.

level-easy-how = Va a occhio e prende quel che gli piace.
level-medium-how = Prepara bene ogni dipinto, ma non bada a ciò che cerchi tu.
level-hard-how = Valuta ogni carta fino in fondo, anche quelle che servono a te.
bot-random = Senza pensieri
bot-greedy = Intraprendente
bot-search = Perspicace
bot-strong = Da maestro

## The table in the browser

table-look-art-1 = un albero che perde le foglie
table-look-art-2 = una volpe
table-look-art-3 = colline con una casa
table-look-art-4 = la luna dietro le nuvole
table-look-art-5 = un mulino a vento
table-look-art-6 = una violinista
table-look-art-7 = una balena
table-look-art-8 = un pavone
table-look-art-9 = una porta illuminata
table-look-art-10 = una ballerina
table-look-art-11 = girasoli
table-look-art-12 = una carpa koi
table-look-art-13 = uccelli in volo
table-look-art-14 = forme geometriche
table-look-art-15 = una cometa
table-look-art-16 = un banco di pesci
table-look-art-17 = un nastro rosa
table-look-art-18 = una melodia
table-look-art-19 = petali che cadono
table-look-art-20 = lanterne di carta
table-look-art-21 = un ponte con i lampioni
table-look-art-22 = un’orsa fatta di stelle
table-look-art-23 = farfalle
table-look-art-24 = un cerchio di un solo tratto
table-look-art-25 = il mare con una vela
table-look-art-26 = mongolfiere
table-look-art-27 = un gatto nero
table-look-art-28 = una città di cupole
table-look-art-29 = un arcobaleno
table-look-art-30 = ninfee
table-look-art-31 = fuochi d’artificio
table-look-art-32 = un airone fra le canne
table-look-art-33 = un aquilone
table-look-art-34 = una bicicletta con i fiori
table-look-art-35 = un pianeta con gli anelli
table-look-art-36 = una stella di fili
table-look-art-37 = rondini sui fili
table-look-art-38 = foglie d’acero
table-look-art-39 = api
table-look-art-40 = gru di carta
table-look-art-41 = spighe di grano
table-look-art-42 = barchette
table-look-art-43 = un cavallo da giostra
table-look-art-44 = una carovana fra le dune
table-look-art-45 = un dirigibile
table-look-art-46 = una chiocciola con una casa
table-look-art-47 = un violoncello
table-look-art-48 = colline a terrazze
table-look-art-49 = una medusa
table-look-art-50 = un orologio da taschino
table-look-art-51 = nuvole a motivi
table-look-art-52 = qualcuno che sogna
table-look-art-53 = una teiera sui libri
table-look-art-54 = un vortice
table-look-art-55 = un cervo in fiore
table-look-art-56 = colline di lavanda
table-look-art-57 = il sole con un volto
table-look-art-58 = un faro
table-look-art-59 = un treno su un viadotto
table-look-art-60 = qualcuno sotto un ombrello

table-card = { $card }, { $look }.
table-empty = vuoto
table-swatch-red = rosso
table-swatch-yellow = giallo
table-swatch-green = verde
table-swatch-blue = blu
table-swatch-violet = viola

# Whose turn, and what there is to do.
table-now = Premi **{ $take }** sotto una carta, o appendi un dipinto.
table-now-take = Premi **{ $take }** sotto una carta.
table-now-hang = Premi **{ $hang }**, o **{ $take }** sotto una carta.
table-now-full = La tua mano è piena: tocca tre delle tue carte per un dipinto.
table-now-full-hang = La tua mano è piena: premi **{ $hang }**.
table-now-frame = Premi **{ $hang }** e scegli uno sfondo.
table-then = Intanto prova il tuo prossimo dipinto.
table-progress = dipinto { $number } di { $of }
table-end-near = { $left ->
    [one] Ancora un dipinto e la partita finisce
   *[other] Ancora { $left } dipinti e la partita finisce
}
table-galleries = Gallerie
table-show-galleries = Mostra le gallerie
table-story = Che cosa è successo

# The row.
table-verb = Prendi
table-free = gratis
table-price = { $cost ->
    [0] gratis
    [one] un segnalino
   *[other] { $cost } segnalini
}{ $gain ->
    [0] {""}
    [one] , con un segnalino sopra
   *[other] , con { $gain } segnalini sopra
}
table-too-dear = Costa { $cost }, tu ne hai { $tokens }
table-take = Prendi { $card }: { $price }
table-take-sure = La prendi?
table-take-again = Premi ancora una volta per prendere { $card }. Poi non si torna indietro.
table-try = Prova { $card } nell’atelier
table-worth = per te vale { $gain }
table-the-row = La fila
table-instead = oppure prendi una carta

# The workshop.
table-layers = Strati
table-layer = { $layer }: { $card }
table-layer-top = sopra
    .short = sopra
table-layer-middle = in mezzo
    .short = mezzo
table-layer-bottom = sotto
    .short = sotto
table-up = Sposta { $card } in su
table-down = Sposta { $card } in giù
table-exchange = Scambia { $upper } e { $lower }
table-ground = Sfondo
table-frame = Cornice
table-framing = Come lo appendi?
table-unveil = Svela
table-picture = «{ $title }»: { $looks }
table-picture-empty = Una tela vuota
table-untitled = Senza titolo
table-draft = Questa bozza
table-with = ora { $now } punti, con questo dipinto { $then }
table-now-then = ora { $now }, poi { $then }
table-hang = Appendi
table-hang-title = Appendi «{ $title }»
table-best = Dipinto migliore
table-order = Ordine migliore
table-order-three = Prima metti tre carte della tua mano.
table-order-is = Questo è l’ordine migliore.
table-orders = Tutti gli ordini
table-all = Tutti i dipinti
table-best-mark = il migliore
table-worth-short = vale { $gain }
table-worth-how = I punti adesso; e quanto vale per te, perché le scale salgono in modo diseguale e finiscono.
table-clear = Svuota
table-why-layers = { $left ->
    [one] Tocca ancora una carta
    [3] Tocca tre carte della tua mano
   *[other] Tocca altre { $left } carte
}
table-why-row = Prima prendi { $card }
table-why-turn = Tocca a { $name }
table-why-order = Prova un altro ordine
table-why-moment = Un attimo…
table-why-finished = I tuoi tre dipinti sono appesi.

# Hand and galleries.
table-your-hand = La tua mano
table-hand-of = La mano di { $name }
table-hand-count = carte: { $count } su { $most }
table-inspiration = Segnalini Ispirazione: { $count }
table-purse = { $tokens ->
    [0] nessun segnalino
    [one] un segnalino
   *[other] { $tokens } segnalini
}, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
table-pts = { $points ->
    [one] punto
   *[other] punti
}
table-paintings-of = I dipinti di { $name }
table-look = Guarda «{ $title }» di { $name }
table-by = Un’opera di { $name }
table-from-top = Dall’alto: { $cards }.
table-save-png = Salva come PNG
table-save-svg = Salva come SVG
table-no-ribbons = Nessuna coccarda

# Scoring cards, and how they are explained.
table-ribbons = { $count ->
    [0] nessuna coccarda
    [one] una coccarda
   *[other] { $count } coccarde
}
table-draft-none = non nella bozza
table-no-higher = È già in cima.
table-no-lower = È già in fondo.
table-no-exchange = I due strati sono vuoti.
table-owned = { $count ->
    [0] Non ne hai ancora.
    [one] Hai una coccarda.
   *[other] Hai { $count } coccarde.
}
table-ribbons-head = Coccarde
table-bonus-how = { $points } punti per ogni elemento chiesto da una stella
table-every = Una coccarda per: { $condition }.
table-explain-variety = Conta ogni serie completa di Tonalità, Forma, Texture e Tono.
table-explain-repetition = Conta ogni coppia di Forme, ovunque siano.
table-explain-emphasis = Due Tonalità sono troppe, nessuna è troppo poco.
table-explain-composition = Nessun campione può essere vuoto; anche un’icona bonus ne riempie uno.
table-explain-movement = Ogni elemento conta una volta, anche se continua per quattro o cinque campioni.
table-explain-hierarchy = Gli altri elementi possono essere tanti quanti i Toni, ma non di più.
table-explain-proportion = Una volta per dipinto. Va bene anche cinque volte lo stesso elemento.
table-explain-style = Conta ogni gruppo di tre Texture, ovunque siano.
table-explain-proximity = Tante coppie quante ne puoi formare, usando ogni icona una volta.
table-explain-symmetry = Il rosso si specchia nel viola, il giallo nel blu. Ogni coppia conta.
table-explain-space = Tante coppie quante ne puoi formare, usando ogni icona una volta e con un campione in mezzo.
table-explain-consistency = Né cinque né sette. Le icone bonus non contano.
table-explain-bonus = La stella di un’icona bonus mostra quale elemento. Queste coccarde non hanno limite.
table-example-hand = Con la tua mano
table-example-row = Con la tua mano e la fila
table-example-box = Per esempio
table-example = Dall’alto { $cards }: { $count ->
    [one] una coccarda
   *[other] { $count } coccarde
}.

# Alone.
table-vincent-title = Vincent
table-vincent-purse = { $count ->
    [0] Non ha più segnalini.
    [one] Ha un segnalino.
   *[other] Ha { $count } segnalini.
}
table-vincent-how = Dopo ogni tuo turno lancia i suoi segnalini. Ogni segnalino che cade a faccia in su salta una carta; la successiva se la porta via.
table-puzzle-title = Il rompicapo
table-reserve-purse = { $count ->
    [0] La riserva è vuota.
    [one] Nella riserva c’è un segnalino.
   *[other] Nella riserva ci sono { $count } segnalini.
}
table-puzzle-how = Le carte che salti escono dal gioco. La carta gratis e ogni dipinto portano un segnalino dalla riserva.
table-gone = { $count ->
    [0] Nessuna carta è uscita dal gioco.
    [one] Una carta è uscita dal gioco.
   *[other] { $count } carte sono uscite dal gioco.
}
table-awards = Premi
table-award-participation = Premio di partecipazione
table-award-emerging-artist = Artista emergente
table-award-honourable-mention = Menzione d’onore
table-award-runner-up = Secondo premio
table-award-best-in-show = Primo premio della mostra

# Su un televisore. Quel che qualcuno fa segue il suo nome.
stage-takes = prende una carta.
stage-decides = prende una carta o appende un dipinto.
stage-full = ha la mano piena e appende un dipinto.
stage-frames = sceglie uno sfondo e una cornice.
stage-hangs = appende «{ $title }».
stage-about = tre dipinti a testa
stage-left = { $left ->
    [one] dipinto alla fine
   *[other] dipinti alla fine
}

# The exhibition at the end.
result-wins = La mostra è aperta: primo premio a { $names }.
result-yours = Primo premio, { $names }!
result-theirs = Primo premio a { $names }
result-your-best = Il tuo dipinto migliore
result-best-of = Il dipinto migliore di { $name }
result-others = gli altri
result-alone = La mostra è aperta: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
result-leads = { $name } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $second } { $points_second }.
result-tie = { $name } e { $second } sono in parità con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. { $name } ha conservato più segnalini, { $tokens } contro { $tokens_second }, e vince.
result-shared = { $names } sono in parità con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e lo stesso numero di segnalini: vincono insieme.
vote-question = Punti e segnalini sono pari. Quali dipinti sono più belli?
result-judged = In parità con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: la giuria ha scelto la galleria di { $name }.
result-prize = { $name }, primo premio
result-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
result-brought = { $points ->
    [0] non ha portato punti
    [one] ha portato un punto
   *[other] ha portato { $points } punti
}
result-finest = Il più bello di questa mostra
result-count = Il conteggio
result-no-hints = Giocato senza suggerimenti.
result-hints = Giocato con suggerimenti: { $strength }.
result-ribbons = { $count ->
    [one] { $count } coccarda
   *[other] { $count } coccarde
}
result-objectives = Obiettivi speciali
