# What Belratti says in Italian. How messages are named and filled: vernissage/text.py.
# The paintings' names are in names/.

## The jokers

joker-swap-themes = Cambiare i temi
joker-swap-hands = Cambiare le carte
joker-change-number = Cambiare il numero
joker-one-less = Un falso in meno
joker-query = Domanda

## What you may do

move-ask = Proponi { $number ->
    [one] un quadro
   *[other] { $number } quadri
}
move-keep-themes = Tieni questi temi
move-play-joker = { $joker ->
    [swap-themes] Jolly: cambia { $choice ->
        [one] il tema uno
        [two] il tema due
       *[both] entrambi i temi
    }
    [swap-hands] { $painter ->
        [nobody] Jolly: cambia le carte in mano
       *[one] Jolly: sei nuove carte in mano per { $painter }
    }
    [change-number] { $choice ->
        [up] Jolly: un quadro in più
       *[down] Jolly: un quadro in meno
    }
    [one-less] Jolly: un falso in meno
   *[query] Jolly: chiedi chi ha dipinto «{ $choice }»
}
move-agree = D’accordo
move-refuse = Meglio di no
move-lay = Metti «{ $painting }» per il tema { $theme ->
    [one] uno
    [two] due
   *[other] { $theme }
}
move-take-back = Riprendi «{ $painting }»
move-signal = { $count ->
    [0] Di’ che nessuno dei tuoi va { $fit ->
        [perfect] alla perfezione
        [well] bene
        [so-so] così così
       *[badly] male
    }
    [one] Di’ che uno dei tuoi va { $fit ->
        [perfect] alla perfezione
        [well] bene
        [so-so] così così
       *[badly] male
    }
   *[other] Di’ che { $count } dei tuoi vanno { $fit ->
        [perfect] alla perfezione
        [well] bene
        [so-so] così così
       *[badly] male
    }
}
move-would-lay = { $count ->
    [0] Di’ che non ne metteresti nessuno
    [one] Di’ che ne metteresti uno
   *[other] Di’ che ne metteresti { $count }
}
move-ready = Ho finito
move-put-aside = Metti da parte «{ $painting }»
move-keep = Tieni «{ $painting }»
move-swap = Cambia ciò che è da parte
move-hang = { $place ->
    [out] Metti «{ $painting }» nel deposito
   *[theme] Appendi «{ $painting }» al tema { $place ->
        [one] uno
        [two] due
       *[other] { $place }
    }
}
move-go-along = Segui la maggioranza
move-next = Avanti con il prossimo giro

## What happened

event-round-began = Giro { $round }. La direzione tocca a { $directors }, i pennelli a { $painters }.
event-themes-laid = { $renewed ->
    [yes] Gli scarti diventano il nuovo mazzo. I temi: { $themes }.
   *[no] I temi: { $themes }.
}
event-proposed = { $you ->
    [seat] Proponi
   *[other] { $seat } propone
} { $number ->
    [one] un quadro
   *[other] { $number } quadri
}.
event-number-fixed = { $before ->
    [0] { $number ->
        [one] Si deve mettere un quadro.
       *[other] Si devono mettere { $number } quadri.
    }
   *[other] Invece di { $before }, ora { $number ->
        [one] si deve mettere un quadro
       *[other] si devono mettere { $number } quadri
    }.
}
event-themes-kept = { $you ->
    [seat] Lasci i temi così come sono.
   *[other] { $seat } lascia i temi così come sono.
}
event-joker-proposed = { $you ->
    [seat] Vorresti
   *[other] { $seat } vorrebbe
} { $joker ->
    [swap-themes] cambiare { $choice ->
        [one] il tema uno
        [two] il tema due
       *[both] entrambi i temi
    }
    [swap-hands] { $painter ->
        [nobody] far cambiare le carte a tutti i pittori
       *[one] sei nuove carte in mano per { $painter }
    }
    [change-number] { $choice ->
        [up] mettere un quadro in più
       *[down] mettere un quadro in meno
    }
    [one-less] un falso in meno
   *[query] chiedere chi ha dipinto { $choice_the }
}. Gli altri sono d’accordo?
event-refused = { $you ->
    [seat] Preferisci non giocare il jolly.
   *[other] { $seat } preferisce non giocare il jolly.
}
event-joker-played = { $joker ->
    [swap-themes] Jolly «{ joker-swap-themes }» ({ $group }): { $choice ->
        [one] si cambia il tema uno
        [two] si cambia il tema due
       *[both] si cambiano entrambi i temi
    }.
    [swap-hands] Jolly «{ joker-swap-hands }» ({ $group }): { $painter ->
        [nobody] i pittori possono cambiare le carte in mano.
       *[one] { $you ->
            [painter] puoi cambiare sei carte in mano.
           *[other] { $painter } può cambiare sei carte in mano.
        }
    }
    [change-number] Jolly «{ joker-change-number }» ({ $group }): { $choice ->
        [up] un quadro in più.
       *[down] un quadro in meno.
    }
    [one-less] Jolly «{ joker-one-less }» ({ $group }): Belratti ne infila uno in meno.
   *[query] Jolly «{ joker-query }» ({ $group }): chi ha dipinto { $choice_the }?
}
event-agreed = { $you ->
    [seat] Sei d’accordo.
   *[other] { $seat } è d’accordo.
}
event-went-along = { $chance ->
    [yes] { $you ->
        [seat] Il tuo tempo è scaduto: decide il caso.
       *[other] Il tempo di { $seat } è scaduto: decide il caso.
    }
   *[no] { $you ->
        [seat] Segui la maggioranza.
       *[other] { $seat } segue la maggioranza.
    }
}
event-signalled = { $you ->
    [seat] Dici
   *[other] { $seat } dice
}: { $count ->
    [0] nessuno va
    [one] uno va
   *[other] { $count } vanno
} { $fit ->
    [perfect] alla perfezione
    [well] bene
    [so-so] così così
   *[badly] male
}.
event-pledged = { $count ->
    [0] { $you ->
        [seat] Non metteresti nessun quadro.
       *[other] { $seat } non metterebbe nessun quadro.
    }
    [one] { $you ->
        [seat] Metteresti un quadro.
       *[other] { $seat } metterebbe un quadro.
    }
   *[other] { $you ->
        [seat] Metteresti { $count } quadri.
       *[other] { $seat } metterebbe { $count } quadri.
    }
}
event-painting-laid = { $you ->
    [seat] Metti
   *[other] { $seat } mette
} { $painting_the } per il tema { $theme ->
    [one] uno
    [two] due
   *[other] { $theme }
}.
event-painting-laid-unseen = { $seat } mette un quadro coperto.
event-taken-back = { $you ->
    [seat] Riprendi
   *[other] { $seat } riprende
} { $painting_the }.
event-taken-back-unseen = { $seat } riprende un quadro.
event-said-ready = { $missing ->
    [0] { $you ->
        [seat] Hai finito.
       *[other] { $seat } ha finito.
    }
   *[other] { $you ->
        [seat] Lasci il resto agli altri pittori:
       *[other] { $seat } lascia il resto agli altri pittori:
    } { $missing ->
        [one] manca ancora un quadro.
       *[other] mancano ancora { $missing } quadri.
    }
}{ $waits_for_count ->
    [0] {""}
   *[other] {" "}In attesa di { $waits_for }.
}
event-painting-put-aside = { $you ->
    [seat] Metti da parte
   *[other] { $seat } mette da parte
} { $painting_the }.
event-painting-kept = { $you ->
    [seat] Tieni
   *[other] { $seat } tiene
} { $painting_the }.
event-swap-chosen = { $you ->
    [seat] Hai scelto che cosa cambiare.
   *[other] { $seat } ha scelto che cosa cambiare.
}
event-swapped = { $old_count ->
    [0] { $you ->
        [seat] Tieni la tua mano così com’è.
       *[other] { $seat } tiene la sua mano così com’è.
    }
   *[other] { $you ->
        [seat] Cambi
       *[other] { $seat } cambia
    } { $old } con { $new }.{ $renewed ->
        [yes] {" "}Gli scarti sono diventati il nuovo mazzo.
       *[no] {""}
    }
}
event-swapped-unseen = { $count ->
    [0] { $seat } tiene la sua mano così com’è.
    [one] { $seat } cambia una carta.
   *[other] { $seat } cambia { $count } carte.
}{ $renewed ->
    [yes] {" "}Gli scarti sono diventati il nuovo mazzo.
   *[no] {""}
}
event-taken-as-forgery = Un falso viene pescato { $you ->
    [seat] dalla tua mano
   *[other] dalla mano di { $seat }
}: { $painting_the }.
event-taken-as-forgery-unseen = Un falso viene pescato dalla mano di { $seat }.
event-frames-revealed = { $renewed ->
    [yes] Gli scarti sono diventati il nuovo mazzo. Si scoprono { $paintings_count } quadri, di cui { $forgeries } falsi: { $paintings }.
   *[no] Si scoprono { $paintings_count } quadri, di cui { $forgeries } falsi: { $paintings }.
}
event-hung = { $place ->
    [out] { $you ->
        [seat] Metti { $painting_the } nel deposito.
       *[other] { $seat } mette { $painting_the } nel deposito.
    }
   *[theme] { $you ->
        [seat] Appendi { $painting_the } al tema { $place ->
            [one] uno
            [two] due
           *[other] { $place }
        }.
       *[other] { $seat } appende { $painting_the } al tema { $place ->
            [one] uno
            [two] due
           *[other] { $place }
        }.
    }
}
event-answered = { $painter ->
    [nobody] Tutti i pittori scuotono la testa. È un falso: { $painting_the }.
   *[one] { $you ->
        [painter] Fai cenno di sì: è opera tua, { $painting_the }.
       *[other] { $painter } fa cenno di sì: è opera sua, { $painting_the }.
    }
}
event-revealed = { $right_count ->
    [0] Niente è appeso al posto giusto.
   *[other] Appeso al posto giusto{ $token ->
        [0] , un punto ciascuno
       *[other] {""}
    }: { $right }.
}{ $astray_count ->
    [0] {""}
   *[other] {" "}All’altro tema{ $token ->
        [0] , nessun punto
       *[other] {""}
    }: { $astray }.
}{ $fooled_count ->
    [0] {" "}Belratti non ha ingannato nessuno.
   *[other] {" "}Falso eppure appeso{ $token ->
        [0] , uno ciascuno per Belratti
       *[other] {""}
    }: { $fooled }.
}{ $missed_count ->
    [0] {""}
   *[other] {" "}Rimasto nel deposito{ $token ->
        [0] , nessun punto
       *[other] {""}
    }: { $missed }.
}{ $perfect ->
    [yes] {" "}Un giro perfetto: ogni quadro messo è appeso al suo tema.
   *[no] {""}
}
event-token-won = { $winner ->
    [team] Nessun falso è appeso: il gettone { $token } va alla squadra.
   *[belratti] Un falso è appeso: il gettone { $token } va a Belratti.
}
event-joker-readied = { $cause ->
    [perfect] Un giro perfetto con { $number } quadri
   *[lost] Il gettone { $number } è perso
}: il jolly «{ $joker ->
    [swap-themes] { joker-swap-themes }
    [swap-hands] { joker-swap-hands }
    [change-number] { joker-change-number }
    [one-less] { joker-one-less }
   *[query] { joker-query }
}» è pronto.
event-said-next = { $you ->
    [seat] Hai guardato abbastanza.
   *[other] { $seat } ha guardato abbastanza.
}
event-drew = { $paintings_count ->
    [0] { $you ->
        [seat] La tua mano è completa.
       *[other] La mano di { $seat } è completa.
    }
   *[other] { $you ->
        [seat] Peschi
       *[other] { $seat } pesca
    } { $paintings }.
}
event-drew-unseen = { $count ->
    [0] La mano di { $seat } è completa.
    [one] { $seat } pesca un quadro.
   *[other] { $seat } pesca { $count } quadri.
}
event-end-nears = { $cause ->
    [forgeries] { $left ->
        [one] Ancora un falso appeso e la partita è finita.
       *[other] Ancora { $left } falsi appesi e la partita è finita.
    }
    [rounds] { $left ->
        [one] Questo è l’ultimo giro.
       *[other] Dopo questo giro ne resta uno solo.
    }
    [cards] { $left ->
        [0] I quadri stanno finendo: questo è forse l’ultimo giro.
       *[other] I quadri stanno finendo: questo è l’ultimo giro.
    }
    [token-wins] Ancora un gettone e avete vinto.
    [token-loses] Ancora un gettone per Belratti e avete perso.
   *[token] Questo è l’ultimo giro: decide il suo gettone.
}
event-ended = { $reason ->
    [forger] La carta di Belratti è piena: il museo chiude.
    [cards] Non ci sono abbastanza quadri per un altro giro: il museo chiude.
    [tokens] Era il terzo gettone: il museo chiude.
   *[rounds] Era l’ultimo giro: il museo chiude.
}

## What the visitors say

verdict-unforgettable = «Ero qui per il bar, e alla fine non volevo più uscire.» Nessuno del vostro pubblico dimenticherà questa serata.
verdict-brilliant = «Chi ha appeso questi quadri legge nel pensiero.»
verdict-lovely = «Ho capito quasi tutto, e il resto era bello.»
verdict-respectable = «Anche mio nipote dipinge, ma qui è appeso più dritto.» Belratti è battuto.
verdict-doubtful = «Quello con l’estintore fa parte della mostra?»
verdict-empty-frames = «Belle cornici. Ci metterete dentro qualcosa?»
verdict-masterpiece = Tre mostre senza un solo falso: un capolavoro, e Belratti se ne va dalla porta di servizio.
verdict-fooled = Belratti ha firmato il libro degli ospiti, con tre nomi diversi.

## Why not

refusal-belratti-not-now = Adesso non si può.
refusal-belratti-joker-first = È stato proposto un jolly: prima tocca a quello.
refusal-belratti-nothing-proposed = Non è stato proposto nessun jolly.
refusal-belratti-themes-first = La direzione può ancora cambiare i temi: quello viene prima.
refusal-belratti-nothing-to-go-along-with = Non c’è ancora niente da seguire.
refusal-belratti-wrong-phase = { $phase ->
    [ask] Prima si fissa il numero dei quadri.
    [paint] Adesso i pittori mettono i loro quadri.
    [swap] Si stanno cambiando le carte: prima tocca a quelle.
    [hang] Adesso la direzione appende i quadri: i pittori guardano e basta.
    [reveal] Il giro è svelato: non si sposta più niente. Passa al prossimo quando vuoi.
   *[over] Il museo è chiuso.
}
refusal-belratti-not-your-role = { $role ->
    [directors] Questo spetta alla direzione.
   *[painters] Questo spetta ai pittori.
}
refusal-belratti-out-of-patience = In questa fase hai già detto la tua, { $patience } volte. Ora puoi seguire gli altri, o fare ciò che manca.
refusal-belratti-no-such-number = Non se ne possono chiedere { $number }.
refusal-belratti-shown-already = Mostri già { $number }. Il numero vale quando mostrate tutti lo stesso.
refusal-belratti-agreed-already = Sei già d’accordo. Vale quando lo è tutta la direzione.
refusal-belratti-not-in-hand = Non hai «{ $painting }» in mano.
refusal-belratti-enough-laid = { $number ->
    [one] Il quadro richiesto c’è già. Prima riprendilo.
   *[other] Ci sono già tutti e { $number } i quadri. Prima riprendine uno.
}
refusal-belratti-too-many-links = Una riga ha al massimo { $most } passaggi, come «papera, bagno, schiuma».
refusal-belratti-line-too-long = Una riga ha al massimo { $most } caratteri.
refusal-belratti-not-laid = Non hai messo «{ $painting }».
refusal-belratti-nobody-to-tell = A dipingere ci sei solo tu: non c’è nessuno a cui dirlo.
refusal-belratti-no-such-fit = In questa edizione un quadro va bene, così così o male; nessuno va alla perfezione.
refusal-belratti-too-many = Puoi metterne al massimo { $number }.
refusal-belratti-still-missing = { $count ->
    [one] Manca ancora un quadro.
   *[other] Mancano ancora { $count } quadri.
}
refusal-belratti-swap-exactly = Si cambiano esattamente { $count } carte.
refusal-belratti-no-such-frame = Questo quadro non è esposto.
refusal-belratti-hangs-there = «{ $painting }» è già lì.
refusal-belratti-wrong-count = { $hung ->
    [0] Non è ancora appeso niente
    [one] È appeso un quadro
   *[other] Sono appesi { $hung } quadri
}; il numero giusto è { $number }.
refusal-belratti-no-such-joker = Questa edizione non ha quel jolly.
refusal-belratti-joker-phase = { $phase ->
    [ask] Questo jolly si usa prima che il numero sia fissato.
    [paint] Questo jolly si usa mentre i pittori mettono i quadri.
   *[hang] Questo jolly si usa mentre la direzione appende.
}
refusal-belratti-joker-role = { $role ->
    [directors] Questo jolly è della direzione.
   *[painters] Questo jolly è dei pittori.
}
refusal-belratti-joker-used = { $standing ->
    [used] Questo jolly è usato; torna dopo un giro perfetto con { $number } quadri.
    [asleep] Questo jolly è addormentato; si sveglia se si perde il giro del gettone { $number }.
   *[gone] Questo jolly è fuori gioco.
}
refusal-belratti-themes-late = In questa edizione i temi si cambiano solo prima che qualcuno mostri un numero.
refusal-belratti-number-late = Il numero si cambia proprio all’inizio, prima che sia messo o cambiato qualcosa.
refusal-belratti-too-few-paintings = Per questo restano troppo pochi quadri da pescare.
refusal-belratti-joker-choice = Questo jolly adesso non si può giocare così.
refusal-options-masterpieces = Capolavori è una variante dell’edizione Kosmos.
refusal-options-round-limit = Capolavori finisce con i suoi gettoni, in { $rounds } giri al massimo: togli il limite.
refusal-options-open-jokers = I jolly cominciano addormentati solo in Capolavori; altrimenti sono tutti pronti.
refusal-options-chosen-jokers = Scegli esattamente tanti jolly diversi quanti cominciano pronti: { $open }.

## What is wrong with a position

refusal-position-paintings = Ogni quadro dell’edizione deve essere da qualche parte, e una volta sola.
refusal-position-seats = Mani, quadri messi, segnali e il resto devono esserci per ogni posto ({ $players }).
refusal-position-jokers = I jolly non vanno d’accordo con l’edizione o con la variante.
refusal-position-round = Il giro { $round } non può esserci.
refusal-position-tokens = I gettoni Pennello non vanno d’accordo con il giro.
refusal-position-piles = In Capolavori non si tengono quadri.
refusal-position-end = Qui la partita è finita e non dovrebbe, oppure continua e non dovrebbe.
refusal-position-draw-pile = Nel mazzo ci sono troppo pochi quadri per i falsi.
refusal-position-hand = La mano del posto { $seat } ha troppe carte, o troppo poche.
refusal-position-no-painter = Il posto { $seat } in questo giro non dipinge.
refusal-position-line = Una riga del posto { $seat } non può essere stata scritta così.
refusal-position-hand-order = La mano del posto { $seat } deve essere in ordine.
refusal-position-changes = Il posto { $seat } non può aver cambiato idea così spesso.
refusal-position-looks = I giri passati non possono essere stati giocati a questo tavolo.
refusal-position-themes = Durante un giro ci vogliono due temi, e dopo nessuno.
refusal-position-number = Il numero di quadri richiesto non va d’accordo con il resto.
refusal-position-swap = Ciò che si cambia non va d’accordo con il resto.
refusal-position-hanging = L’allestimento non va d’accordo con i quadri esposti.
refusal-position-frames = I quadri esposti non sono quelli messi dai pittori, più i falsi.
refusal-position-signals = Il posto { $seat } non può averlo detto.
refusal-position-proposed = Qui quel jolly non può essere stato proposto.
refusal-position-laid = Ci sono più o meno quadri di quanti ne sono stati richiesti.
refusal-position-begun = Qui si è già cominciato a dipingere e non si dovrebbe, o si dovrebbe aver cominciato.
refusal-position-ready = I posti che hanno finito non vanno d’accordo con la fase.
refusal-position-forgeries = I falsi non sono quanti dovrebbero, o vengono da un’altra parte.
refusal-position-answers = I pittori non possono aver risposto così.

## The table in the terminal

table-round = Giro { $round }
table-phase-ask = quanti?
table-phase-paint = pittura
table-phase-swap = cambio di carte
table-phase-hang = allestimento
table-phase-reveal = svelato
table-phase-over = chiuso
table-theme-one = Tema uno
table-theme-two = Tema due
table-out = Deposito
table-number = { $number ->
    [0] numero da fissare
    [one] un quadro
   *[other] { $number } quadri
}
table-forgeries = { $count ->
    [one] un falso
   *[other] { $count } falsi
}
table-team = Squadra { $count }
table-belratti = Belratti { $count }
table-deck = { $count } nel mazzo
table-jokers = Jolly
table-joker-ready = pronto
table-joker-used = usato
table-joker-asleep = addormentato
table-joker-gone = fuori gioco
table-tokens = Gettoni Pennello
table-player = Al tavolo
table-role = Ruolo
table-held = Mano
table-laid = Messi
table-says = Dice
table-directors = direzione
table-painters = pittura
table-is-ready = ha finito
table-proposes = propone { $number }
table-would-lay = ne metterebbe { $count }
table-fits = { $count } { $fit ->
    [perfect] alla perfezione
    [well] bene
    [so-so] così così
   *[badly] male
}
table-agrees = d’accordo
table-hand = La tua mano
table-line-typed = Una riga segreta su quello che metti va dopo i due punti, per esempio «3: papera, bagno, schiuma».
table-yours = tuo
table-forged = falso
table-meant = per il tema { $theme ->
    [one] uno
    [two] due
   *[other] { $theme }
}

## In the browser

game-title = Belratti
game-kind = Leggetevi nel pensiero
game-about = Alcuni dirigono un museo, gli altri dipingono per lui, e un falsario si infila in mezzo.
goal = { $masterpieces ->
    [yes] Vincete insieme tre gettoni Pennello prima di Belratti: non appendete nessun falso.
   *[no] Appendete insieme 15 quadri veri al loro tema prima che { $round_limit ->
        [one] finisca il giro e prima che siano appesi sei falsi.
        [other] finiscano { $round_limit } giri e prima che siano appesi sei falsi.
       *[nobody] siano appesi sei falsi{ $edition ->
            [mogel] {" "}o finiscano i quadri.
           *[kosmos] .
        }
    }
}
usual-rules = L’edizione Kosmos, con { $forgeries } falsi per giro. Va bene per la prima partita.
variants = Quale Belratti?
variant-row-number = quanti
variant-row-forgeries = falsi
variant-row-win = vincete
variant-row-for = adatto a
variant-row-time = dura
variant-kosmos = Kosmos
    .sub = Quello per cominciare
    .what = Cinque jolly vi aiutano, e una partita lunga perdona un brutto giro.
    .number = decide la direzione, da 3 a 7
    .forgeries = dal mazzo
    .win = 15 veri prima di 6 falsi
    .for = prime partite, famiglie
    .time = da 30 a 45 minuti
    .short = Per **prime partite, famiglie**, 30–45 min
variant-masterpieces = Capolavori
    .sub = Cinque giri, nessuna pietà
    .what = Un solo falso alla parete e il giro è perso. I jolly sono rari.
    .number = scelgono i pittori, da 3 a 7
    .forgeries = dalle mani dei pittori
    .win = tre giri su cinque
    .for = vecchi amici
    .time = 20 minuti
    .short = Per **vecchi amici**, 20 min
variant-mogel = Mogel
    .sub = Più snello e insidioso
    .what = Quattro jolly, e ciò che si gioca se ne va: il mazzo finisce.
    .number = decide la direzione, da 2 a 7
    .forgeries = dal mazzo
    .win = 15 veri prima di 6 falsi
    .for = una seconda serata
    .time = da 25 a 35 minuti
    .short = Per **una seconda serata**, 25–35 min
option-edition = Edizione
option-edition-kosmos = Kosmos, 192 quadri
option-edition-mogel = Mogel, 168 quadri
option-masterpieces = Variante Capolavori
option-masterpieces-note = Cinque gettoni Pennello, al massimo cinque giri; conta solo se è vero o falso.
option-forgeries = Falsi per giro
option-forgeries-3 = tre, più facile
option-forgeries-4 = quattro
option-forgeries-5 = cinque, davvero difficile
option-alternate_roles = Ruoli alternati intorno al tavolo
option-alternate_roles-note = Così nessuno dirige per molti giri di fila.
option-open_jokers = Jolly pronti all’inizio
option-open_jokers-note = Solo in Capolavori, dove gli altri all’inizio dormono.
option-chosen_jokers = Quali jolly
option-chosen_jokers-none = a caso
option-chosen_jokers-note = Tanti quanti sono pronti all’inizio; senza una scelta decide il caso.
option-chosen_jokers-swap-themes = { joker-swap-themes }
option-chosen_jokers-swap-hands = { joker-swap-hands }
option-chosen_jokers-change-number = { joker-change-number }
option-chosen_jokers-one-less = { joker-one-less }
option-chosen_jokers-query = { joker-query }
option-patience = Ripensamenti per fase
option-patience-note = Quante volte ciascuno può proporre, dire o cambiare qualcosa; poi segue gli altri, o fa ciò che manca.
option-round_limit = Limite di giri
option-round_limit-none = senza limite
option-round_limit-note = Con sei falsi appesi la partita finisce prima. Capolavori non ha bisogno di limite.
level-easy-how = Compagnia rilassata, che ogni tanto legge male un quadro.
level-medium-how = Ti capisce bene, e a volte sbaglia come tutti.
level-hard-how = Ti capisce il meglio possibile. Vincete insieme, quindi ti aiuta.
bot-random = Alla buona
bot-search = Lungimirante
bot-colourist = Colorista
bot-colourist-how = guarda prima i colori
bot-storyteller = Cantastorie
bot-storyteller-how = si chiede come continua: gatto, topo, trappola
bot-literalist = Alla lettera
bot-literalist-how = prende l’immagine alla lettera: ruota, auto
bot-steady = Costante

## The table in the browser

table-now-ask = { $variant ->
    [masterpieces] { $role ->
        [painter] { $mine ->
            [yes] Quanti potete metterne? Premi un **gettone Pennello**.
           *[no] Il tuo gettone si vede; vale quando tutti i pittori mostrano lo stesso.
        }
       *[other] I pittori scelgono quanti metterne, con un gettone Pennello.
    }
   *[usual] { $role ->
        [director] { $mine ->
            [yes] Quanti quadri chiedete a { $painters }? Premi un **numero**.
           *[no] Il tuo numero si vede; vale quando tutta la direzione mostra lo stesso.
        }
        [painter] La direzione sceglie quanti quadri mettete.
       *[other] La direzione sceglie quanti quadri mettono i pittori.
    }
}
table-now-differ = { $mine ->
    [yes] { $variant ->
        [masterpieces] I gettoni sono diversi: { $shown }. Mettetevi d’accordo: premi un **gettone Pennello**.
       *[usual] I numeri sono diversi: { $shown }. Mettetevi d’accordo: premi un **numero**.
    }
   *[no] { $variant ->
        [masterpieces] I gettoni sono diversi: { $shown }. I pittori devono accordarsi su uno solo.
       *[usual] I numeri sono diversi: { $shown }. La direzione deve accordarsi su uno solo.
    }
}
table-now-themes = { $role ->
    [director] Cambiare un tema o tenere questi due? I pittori vi aspettano.
    [painter] Prima la direzione sistema i temi. Poi scegliete un gettone.
   *[other] La direzione sistema i temi.
}
table-now-paint = { $role ->
    [painter] { $mine ->
        [yes] { $missing ->
            [0] Ci sono tutti e { $number }. Premi **{ move-ready }**.
           *[other] Richiesti { $number }, da mettere ancora { $missing }: tocca un **quadro** della tua mano, poi il suo **tema**.
        }
       *[no] Hai finito. { $missing ->
            [0] Ci sono tutti e { $number }.
           *[other] Da mettere ancora: { $missing } su { $number }.
        }
    }
    [director] I pittori ne mettono { $number }, ancora { $missing } in arrivo. Nota quanto vanno bene, a sentir loro.
   *[other] I pittori ne mettono { $number }, ancora { $missing } in arrivo.
}
table-now-proposed = { $mine ->
    [yes] Proposta di { $names }: il jolly «{ $joker }». Premi **{ move-agree }** o **{ move-refuse }**.
   *[no] { $group ->
        [directors] La direzione decide
       *[painters] I pittori decidono
    } sul jolly «{ $joker }».
}
table-now-swap = { $mine ->
    [yes] { $variant ->
        [mogel] Tocca esattamente sei **carte** da cambiare.
       *[usual] Tocca le **carte** che vuoi cambiare; puoi anche tenerle tutte.
    }
   *[no] Si cambiano le carte.
}
table-now-hang = { $role ->
    [director] { $hung ->
        [enough] { $mine ->
            [yes] Ne sono appesi { $number }. Sei d’accordo, o ne cambi uno?
           *[no] Sei d’accordo. Vale quando lo è tutta la direzione.
        }
        [too-many] Alle pareti solo { $number }: rimettine uno nel **deposito**.
       *[too-few] Quali { $number_word } sono dei pittori?
    }
    [painter] La direzione cerca quello che avete messo. Tu guardi in silenzio.
   *[other] La direzione ne appende { $number } e ne lascia { $forgeries } nel deposito.
}
table-now-reveal = { $of ->
    [0] Avete vinto, con { $won } quadri!
   *[other] Le cornici si girano: { $turned } su { $of }.
}
table-now-judged = { $stamp ->
    [genuine] Vero!
    [astray] Vero, ma frainteso.
    [missed] Sfuggito!
    [caught] Beccato!
   *[belratti] Belratti!
}
table-now-turned = { $forged ->
    [yes] { $name }: un falso.
   *[no] { $name }: di { $painter }.
} { $turned } su { $of }.
table-now-over = Il museo è chiuso. Premi **{ table-to-result }**.
table-painting = { $name }: { $look }{ $stamp ->
    [genuine] . Un quadro vero
    [belratti] . Un falso di Belratti
    [astray] . Alla parete sbagliata
    [missed] . Sfuggito
    [caught] . Un falso, smascherato
   *[none] {""}
}{ $noted ->
    [yes] . { $note }
   *[no] {""}
}
table-hang-here = Appendi qui
table-lay-here = Metti qui
table-put-away = Metti via
table-out-of = ora { $out } qui; { $wanted } falsi devono restarci
table-pick-first = Tocca prima un quadro, poi il posto dove deve andare.
table-idle = { $now ->
    [proposed] È stato proposto un jolly: prima si decide su quello.
    [themes] { $done ->
        [yes] Tieni questi temi; il resto della direzione ci pensa ancora.
       *[no] Prima la direzione sistema i temi. Poi si sceglie un gettone.
    }
    [ask] { $done ->
        [yes] Il tuo numero si vede; vale quando mostrate tutti lo stesso.
       *[no] { $variant ->
            [masterpieces] Adesso i pittori scelgono un gettone Pennello.
           *[usual] Adesso la direzione sceglie il numero dei quadri.
        }
    }
    [paint] { $done ->
        [yes] Hai finito; gli altri pittori stanno ancora mettendo i loro quadri.
       *[no] Adesso i pittori mettono i loro quadri: la direzione guarda e basta.
    }
    [swap] { $done ->
        [yes] Hai cambiato le tue carte; gli altri stanno ancora scegliendo.
       *[no] Si stanno cambiando le carte: prima tocca a quelle.
    }
    [hang] { $done ->
        [yes] Sei d’accordo. Vale quando lo è tutta la direzione.
       *[no] Adesso la direzione appende i quadri: i pittori guardano e basta.
    }
   *[reveal] Hai guardato tutto; il prossimo giro comincia quando l’hanno fatto tutti.
}
table-gap-laid = { $name }, per il tema { $theme ->
    [one] uno
    [two] due
   *[other] { $theme }
}
table-gap-line = { $gap }, con la riga «{ $line }»
table-line = La tua riga segreta su questo quadro: { $the }
table-line-example = Per esempio: papera, bagno, schiuma
table-line-sealed = Fino a tre passaggi. Nessun altro la vede, né sa se c’è, finché il giro non viene svelato.
table-gap-aside = { $name }, da parte
table-gap-back = { $gap }. Riprendi
table-numbers = Quanti quadri
table-number-by = { $count ->
    [0] { $number }
   *[other] { $number }, mostrato da { $names }
}
table-signals = Quanto vanno bene i tuoi?
table-signals-only = di più non si dice
table-signals-rule = Quanto bene e quanti, mai che cosa né per quale tema.
table-word = { $word ->
    [perfect] alla perfezione
    [well] bene
    [so-so] così così
    [badly] male
   *[lay] ne metterei
}
table-fewer = Meno
table-more = Più
table-no-fewer = Meno di zero non si può.
table-no-more = Di più non puoi dire.
table-times = × { $count }
table-say-it = Dillo
table-said-already = L’hai già detto.
table-joker-use = Usa il jolly «{ $joker }»
table-use = Usa
table-joker-title = { $joker }: { $how }
table-joker-does = { $joker ->
    [swap-themes] Nuovi temi, uno o entrambi
    [swap-hands] { $variant ->
        [mogel] Sei nuove carte per un pittore
       *[usual] Nuove carte per i pittori
    }
    [change-number] Un quadro in più o in meno da mettere
    [one-less] Un falso in meno in questo giro
   *[query] Chiedi ai pittori di chi è un quadro
}
table-joker-state = { $standing ->
    [ready] { $joker ->
        [swap-themes] { $variant ->
            [masterpieces] per la direzione, prima che si scelga un gettone
            [mogel] per la direzione, prima che si mostri un numero
           *[usual] per la direzione, prima che il numero sia fissato
        }
        [query] per la direzione, mentre appende
        [change-number] per i pittori, prima che sia messo o cambiato qualcosa
       *[other] per i pittori, mentre mettono i quadri
    }
    [used] { $variant ->
        [masterpieces] usato
       *[usual] usato; torna dopo un giro perfetto con { $number } quadri
    }
    [asleep] addormentato; si sveglia se si perde il giro del gettone { $number }
   *[gone] fuori gioco
}
table-query-pick = Prima prendi un quadro, poi chiedi di chi è.
table-piles = Pile
table-pile-team = Squadra
table-pile-belratti = Belratti
table-pile-wins = { $tokens ->
    [yes] con { $count } gettoni si vince
   *[no] { $enough ->
        [yes] Vinto: ne bastano { $count }
       *[no] con { $count } si vince
    }
}
table-pile-ends = { $tokens ->
    [yes] con { $count } gettoni si perde
   *[no] con { $count } è finita
}
table-of = su { $of }
table-ending = { $next ->
    [yes] { $cause ->
        [rounds] { $left ->
            [one] Il prossimo giro è l’ultimo.
           *[other] Restano due giri.
        }
        [cards] { $left ->
            [0] I quadri stanno finendo: il prossimo giro è forse l’ultimo.
           *[other] I quadri stanno finendo: il prossimo giro è l’ultimo.
        }
        [token] Il prossimo giro è l’ultimo: decide il suo gettone.
       *[other] { event-end-nears }
    }
   *[no] { event-end-nears }
}
table-directors-title = Direzione
table-painters-title = { $count ->
    [one] Pittore
   *[other] Pittori
}
table-you = { $name } (tu)
table-holds = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}{ $laid ->
    [0] {""}
   *[other] , quadri messi: { $laid }
}
table-holding = con { $the }
table-suggests = { $place ->
    [out] preferirebbe non appendere { $the }
    [one] appenderebbe { $the } al tema uno
   *[two] appenderebbe { $the } al tema due
}
table-dock-suggests = { $place ->
    [out] { $name } preferirebbe non appendere { $the }.
    [one] { $name } appenderebbe { $the } al tema uno.
   *[two] { $name } appenderebbe { $the } al tema due.
}
table-leave-it = { $count ->
    [one] Lascia fare a { $name }
   *[other] Lascia fare agli altri
}
table-status-agrees = d’accordo
table-status-not-yet = non ancora
table-status-shows = mostra { $number }
table-shows = { $name } { $number }
table-status-keeps = tiene i temi
table-status-ready = ha finito
table-status-leaves = lascia il resto
table-status-painting = dipinge
table-status-swapping = sceglie
table-status-looking = guarda
table-status-hushed = tace
table-hushed = Niente parole e niente gesti finché le cornici non sono girate.
table-silence = { $phase ->
    [ask] Per ora solo numeri: non una parola sui temi.
    [hang] Parla solo la direzione. I pittori tacciono finché le cornici non sono girate.
   *[other] I pittori dicono quanto vanno bene i loro quadri e quanti ne metterebbero, nient’altro.
}
table-has-laid = { $count ->
    [0] { $name } non ha ancora messo niente.
    [one] { $name } ne ha messo uno.
   *[other] { $name } ne ha messi { $count }.
}
table-talk = Parla
table-say = Di’
table-told = { $stamp ->
    [genuine] { $tokens ->
        [yes] quadro di { $painter }, ed è appeso.
       *[no] quadro di { $painter } per il tema { $meant ->
            [one] uno
            [two] due
           *[other] { $meant }
        }, appeso al tema { $hung ->
            [one] uno
            [two] due
           *[other] { $hung }
        }. Letto bene!
    }
    [astray] quadro di { $painter } per il tema { $meant ->
        [one] uno
        [two] due
       *[other] { $meant }
    }, appeso al tema { $hung ->
        [one] uno
        [two] due
       *[other] { $hung }
    }.
    [missed] quadro di { $painter } per il tema { $meant ->
        [one] uno
        [two] due
       *[other] { $meant }
    }, lasciato nel deposito.
    [caught] un falso, smascherato.
   *[belratti] un falso, appeso al tema { $hung ->
        [one] uno
        [two] due
       *[other] { $hung }
    }.
}
table-stamp-genuine = vero
table-stamp-belratti = Belratti!
table-stamp-astray = altra parete
table-stamp-missed = sfuggito
table-stamp-caught = beccato
table-rounds = Ultimi giri
table-tab-rounds = Giri
table-themes = { $one } e { $two }
table-perfect = Un giro perfetto!
table-look = Che cosa si voleva dire, e che cosa si è capito
table-totals = Il giro in numeri
table-total-genuine = letti bene
table-total-belratti = Belratti
table-total-astray = alla parete sbagliata
table-dock-proposed = { $play }?
table-dock-goes = Per quale tema metti { $the }?
table-dock-ask = Il numero dice quanti ne mettono i pittori; Belratti ci mescola { $forgeries } falsi.
table-dock-tokens = Il gettone dice quanti ne mettete; poi si pescano { $forgeries } falsi dalle vostre mani.
table-dock-themes = Il vostro jolly può ancora cambiare i temi. Se tutta la direzione li tiene, scelgono i pittori.
table-dock-themes-kept = Tieni questi temi. In attesa di { $names }.
table-dock-paint = { $missing ->
    [0] Ci sono tutti e { $number }.
    [one] Messi: { $laid } su { $number }. Ne manca { $missing }.
   *[other] Messi: { $laid } su { $number }. Ne mancano { $missing }.
}{ $waiting ->
    [yes] {" "}In attesa di { $names }.
   *[no] {""}
}
table-dock-again = { $why ->
    [missing] { $missing ->
        [one] Tutti avevano finito, ma manca un quadro: tocca di nuovo a te.
       *[other] Tutti avevano finito, ma mancano { $missing } quadri: tocca di nuovo a te.
    }
    [number] Il numero ora è { $number }: di’ di nuovo quando hai finito.
   *[hands] Le carte sono state cambiate: di’ di nuovo quando hai finito.
}
table-ready-why = { $missing ->
    [one] Manca ancora un quadro, e dipingi solo tu.
   *[other] Mancano ancora { $missing } quadri, e dipingi solo tu.
}
table-dock-swap = { $variant ->
    [mogel] Da parte: { $count } su sei.
   *[usual] { $count ->
        [0] Tocca ciò che vuoi cambiare.
        [one] Un quadro è da parte.
       *[other] { $count } quadri sono da parte.
    }
}
table-dock-where = **{ $name }:** { $hangs ->
    [yes] dove, invece
   *[no] dove va
}?
table-dock-whose = Jolly: di chi è?
table-dock-hang = { $hung ->
    [0] Tocca un **quadro**, poi il suo **tema**.
   *[other] Appesi finora: { $hung } su { $number }.
}
table-dock-agreed = { $agree_count ->
    [0] {""}
    [one] { $agree } è d’accordo.
   *[other] { $agree } sono d’accordo.
}{ $think_count ->
    [0] {""}
    [one] {" "}{ $think } ci pensa ancora.
   *[other] {" "}{ $think } ci pensano ancora.
}
table-dock-won = Secondo le regole si continua { $sooner ->
    [yes] al massimo finché
   *[no] finché
} non sono appesi { $limit } falsi.{ $stop ->
    [may] {" "}Si finisce qui, senza critica, se lo vuole più della metà di voi.
    [said] {" "}Vuoi finire qui; nessun altro lo sa.
   *[no] {" "}Ogni quadro in più migliora la critica.
}
table-play-on = Continuare
table-end-here = Finire qui
table-said = Che cosa hanno detto i pittori
table-said-by = { $name }: { $words }
table-swap = { $count ->
    [0] Tieni la mano
    [one] Cambia una carta
   *[other] Cambia { $count } carte
}
table-show-all = Mostra tutto subito
table-turning-why = Le cornici si stanno ancora girando.
table-go-along-with = Segui: { $number }
table-to-result = Vedi com’è finita
table-agree = D’accordo con questo allestimento
table-agree-why = { $hung ->
    [0] Non è ancora appeso niente; il numero giusto è { $number }.
   *[other] Appesi: { $hung }; il numero giusto è { $number }.
}
table-people = Al tavolo
table-more-of = Il resto del tavolo
table-story = Che cosa è successo
table-nobodys = di nessuno: un falso
table-by = di { $name }
table-taken = dalla tua mano
table-yours-for = tuo, per «{ $name }»

## Un giro letto, quadro per quadro

table-numeral = { $number ->
    [0] nessuno
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[other] { $number }
}
table-read = Letti bene: { $right_word } su { $number_word }.
table-gets = { $count ->
    [0] Belratti resta a mani vuote.
   *[other] Belratti prende { $the }.
}
table-token = { $winner ->
    [belratti] Un falso è appeso.
   *[team] Nessun falso appeso.
}
table-token-to = { $winner ->
    [belratti] Il gettone { $token } va a Belratti.
   *[team] Il gettone { $token } va alla squadra.
}
table-meant-by = { $stamp ->
    [belratti] nessuno l’ha messo
    [caught] un falso, e nessuno ci è cascato
   *[other] { $here ->
        [token] messo da { $name }
        [yes] { $name } lo voleva qui
       *[no] { $name } pensava a: { $theme }
    }
}
table-true = { $count ->
    [0] qui non c’è niente
   *[other] { $right ->
        [0] nessuno è vero
        [1] uno vero su { $count_word }
       *[other] { $right_word } veri su { $count_word }
    }
}
table-stayed = { $count ->
    [0] soltanto falsi
    [1] uno dei vostri è rimasto qui
   *[other] { $count_word } dei vostri sono rimasti qui
}

## Sul televisore

stage-ask = { $variant ->
    [masterpieces] { $count ->
        [one] sceglie
       *[other] scelgono
    } un gettone: se ne mettono altrettanti.
   *[usual] decidono quanti quadri { $painters_count ->
        [one] mette
       *[other] mettono
    } { $painters }.
}
stage-themes = possono ancora cambiare i temi.
stage-paint = { $missing ->
    [0] { $count ->
        [one] ha
       *[other] hanno
    } messo tutto: { $number_word }.
   *[other] { $count ->
        [one] ne mette
       *[other] ne mettono
    } { $number_word }: ancora { $missing_word }.
}
stage-swap = { $count ->
    [one] sceglie
   *[other] scelgono
} le carte da cambiare.
stage-hang = cercano i { $number_word } quadri dipinti da { $painters }.
stage-agree = { $count ->
    [one] deve
   *[other] devono
} ancora dirsi d’accordo.
stage-turning = I quadri si girano, uno alla volta.
stage-open = Non ancora appesi
stage-left = { $hung ->
    [enough] questi resterebbero fuori
    [too-many] ne sono appesi troppi: al massimo { $number_word }
   *[too-few] { $left ->
        [1] ne manca ancora uno
       *[other] ne mancano ancora { $left_word }
    } alla parete, { $forged_word } sono falsi
}
stage-number-how = { $variant ->
    [masterpieces] Poi si pescano { $forgeries } falsi dalle mani dei pittori.
   *[usual] Poi Belratti ci mescola { $forgeries } falsi.
}
stage-directors = { $phase ->
    [ask] { $variant ->
        [masterpieces] aspetta i pittori
       *[usual] mostra un numero, e non dice altro
    }
    [themes] cambia i temi, o li tiene
    [hang] appende e discute
    [paint] aspetta
    [swap] aspetta
   *[reveal] ha letto il giro
}
stage-painters = { $phase ->
    [ask] { $variant ->
        [masterpieces] { $count ->
            [one] sceglie un gettone
           *[other] scelgono un gettone
        }
       *[usual] { $count ->
            [one] aspetta
           *[other] aspettano
        }
    }
    [themes] { $count ->
        [one] aspetta
       *[other] aspettano
    }
    [hang] { $count ->
        [one] guarda, senza dare indizi
       *[other] guardano, senza dare indizi
    }
    [paint] { $count ->
        [one] mette in segreto
       *[other] mettono in segreto
    }
    [swap] { $count ->
        [one] cambia carte
       *[other] cambiano carte
    }
   *[reveal] { $count ->
        [one] ha dipinto
       *[other] hanno dipinto
    }
}
stage-team = { $tokens ->
    [yes] per voi
   *[no] letti bene
}
stage-team-end = con { $end } si vince
stage-belratti = { $tokens ->
    [yes] per Belratti
   *[no] falsi
}
stage-belratti-end = { $tokens ->
    [yes] con { $end } si perde
   *[no] con { $end } è finita
}
stage-waiting = { $count ->
    [one] Solo { $name } legge ancora.
   *[other] Leggono ancora in { $count_word }.
} Premi **{ $press }** sul telefono.

## Quando cambia il ruolo

role-round = Giro { $round } · i ruoli sono avanzati
role-directs = Ora **dirigi** tu.
role-paints = Ora **dipingi** tu.
role-do = { $role ->
    [directs] { $variant ->
        [masterpieces] I pittori dicono quanti ne mettono. Poi trovate i loro tra i falsi.
       *[usual] Di’ quanti quadri volete. Poi trovateli tra i falsi di Belratti.
    }
   *[paints] Metti quadri che facciano pensare la direzione a **{ $one }** o a **{ $two }**.
}
role-say = { $role ->
    [directs] Mentre appendete, in direzione si parla liberamente.
   *[paints] { $alone ->
        [yes] Dipingi solo tu: non c’è nessuno a cui dire qualcosa.
       *[no] { $variant ->
            [mogel] Di’ quanto vanno bene i tuoi: bene, così così, male.
           *[usual] Di’ quanto vanno bene i tuoi: alla perfezione, bene, così così, male.
        }
    }
}
role-never = { $role ->
    [directs] Prima solo numeri, non una parola sui temi.
   *[paints] Mai che cosa mostrano.
}
role-jokers = { $count ->
    [0] In questo giro nessuno dei vostri jolly è pronto.
    [one] Il vostro jolly: { $names }.
   *[other] I vostri jolly: { $names }.
}
role-jokers-used = Usato: { $names }. Un giro perfetto con il suo numero riporta un jolly.
role-go = { $role ->
    [directs] Ai temi
   *[paints] Ai miei quadri
}
role-less = Ricordamelo meno

## How it ended

result-title = { $variant ->
    [masterpieces] { $won ->
        [yes] Ce l’avete fatta: { $points } capolavori.
       *[no] Belratti ve l’ha fatta.
    }
   *[usual] { $won ->
        [yes] { $points } quadri letti bene: avete vinto!
       *[no] { $points ->
            [0] Nemmeno un quadro letto bene. Belratti ride.
            [one] Un quadro letto bene. Belratti ride.
           *[other] { $points } quadri letti bene. Belratti ride.
        }
    }
}
result-last = L’ultima mostra

## L’album

album-title = L’album della serata
album-rounds = Tutti i giri
album-wall = Giro { $round }: che cosa si intendeva e che cosa si è letto. L’elenco qui sotto dice lo stesso.
album-forged = falso
album-told = { $stamp ->
    [genuine] di { $painter }, per «{ $meant }». Letto bene!
    [astray] di { $painter }, per «{ $meant }». Appeso con «{ $hung }».
    [missed] di { $painter }, per «{ $meant }». Rimasto in deposito.
   *[belratti] è di Belratti. Appeso con «{ $hung }».
}
album-perfect = perfetto
album-read-by = letto da { $names }
album-count = { $read } su { $laid } letti · { $forged ->
    [0] nessun falso
    [one] un falso
   *[other] { $forged } falsi
}
album-of = { $read } su { $laid }
album-of-all = su { $painted }
album-caught = Falsi beccati: { $names }.
album-jokers = Jolly giocati: { $names }.
album-woken = { $perfect ->
    [yes] Un giro perfetto con { $number }: questo ha risvegliato il jolly «{ $joker }».
   *[no] Il { $number } era perso: questo ha svegliato il jolly «{ $joker }».
}
album-cord-genuine = inteso e letto
album-cord-astray = letto sulla parete sbagliata
album-cord-missed = non trovato
album-cord-none = senza cordone: falso
album-minds = Chi ha capito chi
album-minds-how = Righe: chi ha dipinto; colonne: chi ha letto. Un quadratino per quadro, pieno se letto bene.
album-closest = { $director } ha letto { $painter } meglio di tutti: { $read } su { $painted }.
album-never = mai incontrati
album-pair = Menti gemelle
album-pair-said = **{ $names }** si sono letti { $read } quadri su { $painted }, nei due sensi.
album-forgery = Il falso più furbo
album-forgery-said = **{ $painting }** con «{ $theme }»: è rimasto fuori: { $names }.
album-empty-handed = Belratti è tornato a mani vuote
album-empty-handed-said = In tutta la serata non è stato appeso nemmeno un falso.
album-boldest = La lettura più audace
album-boldest-said = **{ $theme } → { $painting }** di { $painter }: il salto più lungo della serata, e { $names } ci sono arrivati.
album-lines = Righe da conservare
album-lines-how = Scritte dipingendo, e sigillate finché il giro non è stato svelato.
album-lines-copy = Copia le righe
album-lines-copied = Righe copiate
album-line-by = { $painter }, giro { $round } · { $stamp ->
    [genuine] letto da { $names }
    [astray] appeso all’altro tema
   *[missed] nessuno l’ha visto
}

## Why a bot put a painting with a theme

# $tag is one of association/tags, in quotation marks whatever kind of word it is.
why-thought = { $painting_the } e { $theme_the }: { $thought }
    .brief = { $thought }
why-tags = { $painting_the }: ho pensato a «{ $tag }», come per { $theme_the }
    .brief = { $tag }
why-colour = { $painting_the }: stesso colore, { $colour }, come { $theme_the }
    .brief = stesso colore: { $colour }
why-swap-themes = i due temi si somigliano troppo
why-swap-hands = troppi dei miei quadri c’entrano poco
why-change-number = tutti insieme ne abbiamo troppo pochi adatti
why-one-less = la posta è alta: un falso in meno aiuta
why-query = su questo quadro ho dei dubbi

colour-black = nero
colour-blue = blu
colour-brown = marrone
colour-green = verde
colour-grey = grigio
colour-orange = arancione
colour-pink = rosa
colour-purple = viola
colour-red = rosso
colour-white = bianco
colour-yellow = giallo
