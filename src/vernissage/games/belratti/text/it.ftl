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
event-said-ready = { $you ->
    [seat] Hai finito
   *[other] { $seat } ha finito
}{ $missing ->
    [0] .
    [one] ; manca ancora un quadro.
   *[other] ; mancano ancora { $missing } quadri.
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
   *[other] {" "}All’altro tema, nessun punto: { $astray }.
}{ $fooled_count ->
    [0] {" "}Belratti non ha ingannato nessuno.
   *[other] {" "}Falso eppure appeso{ $token ->
        [0] , uno ciascuno per Belratti
       *[other] {""}
    }: { $fooled }.
}{ $missed_count ->
    [0] {""}
   *[other] {" "}Rimasto nel deposito, nessun punto: { $missed }.
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
    [paint] Adesso dipingono i pittori.
    [swap] Si stanno cambiando le carte.
    [hang] Adesso la direzione appende i quadri.
    [reveal] Il giro è svelato; passa al prossimo quando vuoi.
   *[over] Il museo è chiuso.
}
refusal-belratti-not-your-role = { $role ->
    [directors] Questo spetta alla direzione.
   *[painters] Questo spetta ai pittori.
}
refusal-belratti-out-of-patience = In questa fase hai già detto la tua, { $patience } volte. Ora puoi seguire gli altri, o fare ciò che manca.
refusal-belratti-no-such-number = Non se ne possono chiedere { $number }.
refusal-belratti-not-in-hand = Non hai «{ $painting }» in mano.
refusal-belratti-enough-laid = { $number ->
    [one] Il quadro richiesto c’è già. Prima riprendilo.
   *[other] Ci sono già tutti e { $number } i quadri. Prima riprendine uno.
}
refusal-belratti-not-laid = Non hai messo «{ $painting }».
refusal-belratti-nobody-to-tell = A dipingere ci sei solo tu: non c’è nessuno a cui dirlo.
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
refusal-belratti-joker-used = Questo jolly non è pronto.
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
goal = { $masterpieces ->
    [yes] Vincete insieme tre gettoni Pennello prima di Belratti: non appendete nessun falso.
   *[no] Appendete insieme 15 quadri veri prima che siano appesi sei falsi.
}
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
option-round_limit = Fine dopo
option-round_limit-none = sei falsi appesi
option-round_limit-note = In giri. Con sei falsi appesi la partita finisce prima.
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
    [yes] Tocca le **carte** che vuoi cambiare; puoi anche tenerle tutte.
   *[no] Si cambiano le carte.
}
table-now-hang = { $role ->
    [director] { $hung ->
        [enough] { $mine ->
            [yes] Ne sono appesi { $number }. Sono quelli dei pittori? Premi **{ table-agree }**.
           *[no] Sei d’accordo. Vale quando lo è tutta la direzione.
        }
        [too-many] Alle pareti solo { $number }: rimettine uno nel **deposito**.
       *[too-few] Quali { $number } sono dei pittori? Tocca un **quadro** del deposito, poi il suo **tema**.
    }
    [painter] La direzione cerca quello che avete messo. Tu guardi in silenzio.
   *[other] La direzione ne appende { $number } e ne lascia { $forgeries } nel deposito.
}
table-now-reveal = { $of ->
    [0] { $enough ->
        [yes] Avete vinto, con { $won } quadri! { $mine ->
            [yes] Premi **{ move-next }**
           *[no] Si continua
        } per una critica migliore, finché non sono appesi { $limit } falsi.
       *[no] Il giro è svelato. { $mine ->
            [yes] Prenditi il tuo tempo, poi premi **{ move-next }**.
           *[no] Prenditi il tuo tempo.
        }
    }
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
table-gap-laid = { $name }, per il tema { $theme ->
    [one] uno
    [two] due
   *[other] { $theme }
}
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
    [swap-hands] Nuove carte per i pittori
    [change-number] Un quadro in più o in meno da mettere
    [one-less] Un falso in meno in questo giro
   *[query] Chiedi ai pittori di chi è un quadro
}
table-joker-state = { $standing ->
    [ready] { $joker ->
        [swap-themes] per la direzione, prima che il numero sia fissato
        [query] per la direzione, mentre appende
        [change-number] per i pittori, prima che sia messo qualcosa
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
        [yes] Vinto! Si continua per la critica
       *[no] con { $count } si vince
    }
}
table-pile-ends = { $tokens ->
    [yes] con { $count } gettoni si perde
   *[no] con { $count } è finita
}
table-of = su { $of }
table-directors-title = Direzione
table-painters-title = Pittori
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
table-status-keeps = tiene i temi
table-status-ready = ha finito
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
table-dock-proposed = Proposta · { $play }
table-dock-goes = { $phase ->
    [paint] Per quale tema metti { $the }?
   *[hang] Dove mettere { $the }?
}
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
table-ready-why = { $missing ->
    [one] Manca ancora un quadro, e dipingi solo tu.
   *[other] Mancano ancora { $missing } quadri, e dipingi solo tu.
}
table-dock-swap = { $count ->
    [0] Tocca ciò che vuoi cambiare.
    [one] Un quadro è da parte.
   *[other] { $count } quadri sono da parte.
}
table-dock-hang = Appesi finora: { $hung } su { $number }.
table-said = Che cosa hanno detto i pittori
table-said-by = { $name }: { $words }
table-swap = { $count ->
    [0] Tieni la mano
    [one] Cambia una carta
   *[other] Cambia { $count } carte
}
table-let-go = Lascia
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
       *[no] Di’ quanto vanno bene i tuoi: alla perfezione, bene, così così, male.
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

## Why a bot put a painting with a theme

# $tag is one of the words below, in quotation marks whatever kind of word it is.
why-thought = { $painting_the } e { $theme_the }: { $thought }
why-tags = { $painting_the }: ho pensato a «{ $tag }», come per { $theme_the }
why-colour = { $painting_the }: stesso colore, { $colour }, come { $theme_the }

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

tag-adventure = avventura
tag-africa = Africa
tag-aladdin = Aladino
tag-alice = Alice nel paese delle meraviglie
tag-angel = angelo
tag-animal = animale
tag-art = arte
tag-autumn = autunno
tag-bad-luck = sfortuna
tag-bakery = panetteria
tag-balance = equilibrio
tag-ball = gran ballo
tag-ball-shaped = tondo come una palla
tag-balloons = palloncini
tag-basket = cesto
tag-bathroom = bagno
tag-beach = spiaggia
tag-beauty = bellezza
tag-beauty-and-the-beast = la Bella e la Bestia
tag-bedroom = camera da letto
tag-big = grande
tag-bird = uccello
tag-birthday = compleanno
tag-black-and-white = bianco e nero
tag-body = corpo
tag-box = scatola
tag-bread = pane
tag-break = rompere
tag-breakable = fragile
tag-breakfast = colazione
tag-brushes = pennelli e spazzolini
tag-build = costruire
tag-cage = gabbia
tag-cake = torta
tag-camp = campeggio
tag-candle = candela
tag-car = automobile
tag-carrot = carota
tag-carry = portare
tag-castle = castello
tag-cat = gatto
tag-celebrate = festeggiare
tag-cellar = cantina
tag-cheese = formaggio
tag-child = bambino
tag-christmas = Natale
tag-church = chiesa
tag-cinderella = Cenerentola
tag-cinema = cinema
tag-circus = circo
tag-city = città
tag-claw = artiglio
tag-clean = pulito
tag-clever = furbo
tag-climb = arrampicarsi
tag-closed = chiuso
tag-clothes = vestiti
tag-coffee = caffè
tag-cold = freddo
tag-colourful = variopinto
tag-compass = bussola
tag-concert = concerto
tag-cook = cucinare
tag-cowboy = cowboy
tag-craft = lavoretti
tag-crescent = mezzaluna
tag-crown = corona
tag-cube = cubo
tag-curly = riccio
tag-curved = curvo
tag-cut = tagliare
tag-dance = ballare
tag-danger = pericolo
tag-death = morte
tag-desert = deserto
tag-detective = detective
tag-dinner = cena
tag-discover = scoprire
tag-door = porta
tag-dotted = a pois
tag-draw = disegnare
tag-dream = sogno
tag-drink = bere
tag-ear-ring = orecchino
tag-ears = orecchie
tag-easter = Pasqua
tag-egg = uovo
tag-electric = elettrico
tag-elegant = elegante
tag-england = Inghilterra
tag-evening = sera
tag-explode = esplodere
tag-eye = occhio
tag-face = viso
tag-fair = luna park
tag-fairy-tale = fiaba
tag-farm = fattoria
tag-fast = veloce
tag-fast-food = fast food
tag-fear = paura
tag-feathers = piume
tag-feet = piedi
tag-field = campo
tag-film = film
tag-find = trovare
tag-fingers = dita
tag-fins = pinne
tag-fire = fuoco
tag-fire-brigade = pompieri
tag-fireplace = camino
tag-five-pointed = cinque punte
tag-flight = volo
tag-float = galleggiare
tag-flower = fiore
tag-fold = piegare
tag-food = cibo
tag-football = calcio
tag-forest = bosco
tag-four = quattro
tag-france = Francia
tag-frog-king = il principe ranocchio
tag-fruit = frutta
tag-funny = buffo
tag-furniture = mobili
tag-game = gioco
tag-garden = giardino
tag-glass = vetro
tag-gold = oro
tag-granny = nonna
tag-grow = crescere
tag-half-round = semicerchio
tag-halloween = Halloween
tag-hand = mano
tag-hansel-and-gretel = Hänsel e Gretel
tag-harbour = porto
tag-hard = duro
tag-hare-and-tortoise = la lepre e la tartaruga
tag-harvest = raccolto
tag-hat = cappello
tag-head = testa
tag-healthy = sano
tag-hear = sentire
tag-heart-shaped = a forma di cuore
tag-heat = calore
tag-heavy = pesante
tag-help = aiuto
tag-hike = escursione
tag-hills = colline
tag-hit = colpire
tag-hold-together = tenere insieme
tag-holes = buchi
tag-holiday = vacanze
tag-home = casa dolce casa
tag-hope = speranza
tag-horse = cavallo
tag-hospital = ospedale
tag-hot = bollente
tag-house = casa
tag-household = faccende di casa
tag-hunt = caccia
tag-ill = malato
tag-insect = insetto
tag-island = isola
tag-italy = Italia
tag-jewel = gioiello
tag-juice = succo
tag-jungle = giungla
tag-jungle-book = il Libro della giungla
tag-justice = giustizia
tag-keys = tasti
tag-king = re
tag-kitchen = cucina
tag-knight = cavaliere
tag-knit = lavorare a maglia
tag-lamp = lampada
tag-leather = cuoio
tag-leaves = foglie
tag-light = luce
tag-light-weight = leggero come una piuma
tag-living-room = salotto
tag-lock = serratura
tag-long = lungo
tag-long-legs = zampe lunghe
tag-long-neck = collo lungo
tag-loud = rumoroso
tag-love = amore
tag-luck = fortuna
tag-lumberjack = boscaiolo
tag-magic = magia
tag-magician = mago
tag-many-legs = tante zampe
tag-meadow = prato
tag-measure = misurare
tag-melt = sciogliersi
tag-memory = ricordo
tag-message = messaggio
tag-metal = metallo
tag-money = denaro
tag-monkey = scimmia
tag-monster = mostro
tag-moon = luna
tag-morning = mattino
tag-mountain = montagna
tag-mouse = topo
tag-mouth = bocca
tag-mud = fango
tag-music = musica
tag-nature = natura
tag-news = notizie
tag-night = notte
tag-noise = rumore
tag-numbers = numeri
tag-nuts = noci
tag-office = ufficio
tag-old-age = vecchiaia
tag-old-fashioned = all’antica
tag-open = aprire
tag-oval = ovale
tag-pain = dolore
tag-pair = paio
tag-paper = carta
tag-paradise = paradiso
tag-park = parco
tag-party = festa
tag-peeling = sbucciare
tag-pet = animale domestico
tag-peter-pan = Peter Pan
tag-pillow = cuscino
tag-pinocchio = Pinocchio
tag-pirate = pirata
tag-plant = pianta
tag-play = giocare
tag-pointed = appuntito
tag-poison = veleno
tag-pond = stagno
tag-pot = vaso
tag-pour = versare
tag-prickly = spinoso
tag-princess = principessa
tag-prison = prigione
tag-proud = fiero
tag-puss-in-boots = il gatto con gli stivali
tag-rain = pioggia
tag-read = leggere
tag-reptile = rettile
tag-rescue = salvataggio
tag-restaurant = ristorante
tag-rich = ricco
tag-riddle = indovinello
tag-ride = in sella
tag-ring = anello
tag-ring-shaped = ad anello
tag-river = fiume
tag-romance = romantico
tag-round = rotondo
tag-sailor = marinaio
tag-salty = salato
tag-sand = sabbia
tag-savannah = savana
tag-save-up = risparmi
tag-school = scuola
tag-science = scienza
tag-sea = mare
tag-secret = segreto
tag-see = vedere
tag-seeds = semi
tag-sew = cucire
tag-sharp = tagliente
tag-shell = guscio
tag-shine = brillare
tag-ship = nave
tag-shop = negozio
tag-skin = pelle
tag-sky = cielo
tag-sleep = sonno
tag-sleeping-beauty = la Bella addormentata
tag-slice = fetta
tag-slow = lento
tag-small = piccolo
tag-smell = odore
tag-smoke = fumo
tag-snack = spuntino
tag-snow = neve
tag-snow-white = Biancaneve
tag-soft = morbido
tag-song = canzone
tag-sound = suono
tag-space = spazio
tag-spiral = spirale
tag-sport = sport
tag-spout = beccuccio
tag-spring = primavera
tag-square = quadrato
tag-stage = palco
tag-stars = stelle
tag-steam = vapore
tag-stone-built = di pietra
tag-stop = fermarsi
tag-storm = tempesta
tag-street = strada
tag-strings = corde
tag-striped = a strisce
tag-summer = estate
tag-sun = sole
tag-sweet = dolce
tag-swim = nuotare
tag-table = tavolo
tag-tail = coda
tag-talk = parlare
tag-tall = alto
tag-tangle = groviglio
tag-tea = tè
tag-tears = lacrime
tag-teeth = denti
tag-temptation = tentazione
tag-thief = ladro
tag-thirst = sete
tag-thread = filo
tag-throw = lanciare
tag-time = tempo che passa
tag-tool = attrezzo
tag-tower = torre
tag-town-musicians = i musicanti di Brema
tag-toy = giocattolo
tag-traffic = traffico
tag-trap = trappola
tag-travel = viaggio
tag-treasure = tesoro
tag-treat = leccornia
tag-tree = albero
tag-triangle = triangolo
tag-tropics = tropici
tag-turn = girare
tag-ugly-duckling = il brutto anatroccolo
tag-umbrella = ombrello
tag-vain = vanitoso
tag-vampire = vampiro
tag-vegetable = verdura
tag-vehicle = veicolo
tag-wait = aspettare
tag-wake = svegliare
tag-warm = caldo
tag-water = acqua
tag-weapon = arma
tag-weather = meteo
tag-wedding = matrimonio
tag-wheels = ruote
tag-william-tell = Guglielmo Tell
tag-win = vincere
tag-wind = vento
tag-wine = vino
tag-wings = ali
tag-winter = inverno
tag-wisdom = saggezza
tag-wish = desiderio
tag-witch = strega
tag-woman = donna
tag-wood = legno
tag-wool = lana
tag-work = lavoro
tag-workshop = officina
tag-wounds = ferite
tag-write = scrivere
tag-zodiac = zodiaco
tag-zoo = zoo
