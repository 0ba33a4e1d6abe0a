# What the shell of the browser says in Italian. How messages are named and filled: vernissage/text.py.

### The table, and what is around it

## Whose decision it is

table-your-turn = Tocca a te, { $name }.
table-waiting = { $count ->
    [one] { $names } ci sta pensando.
   *[other] Si aspettano { $names }.
}
table-nobody = Un attimo…
table-over = La partita è finita.
table-time-left = ancora { $minutes }:{ $seconds }
table-hours-left = { $hours ->
    [one] ancora un’ora
   *[other] ancora { $hours } ore
}
table-dock = La tua decisione
table-undo = Annulla
table-moves = Che cosa puoi fare

## The bar

table-bar = Il tavolo
table-code = tavolo { $code }
table-menu = Menu
table-invite = Invita
table-rules = Regole
table-log = Che cosa è successo
table-language = Lingua
table-night = Abbassa le luci
table-day = Alza le luci
table-sound-on = Attiva l’audio
table-sound-off = Disattiva l’audio
table-leave = Esci
table-title = { $title } · tavolo { $code }
table-title-your-turn = Tocca a te · { $title }

## Inviting

table-invite-title = Invita a questo tavolo
table-invite-how = Chi apre questo link può guardare la partita.
table-invite-code = Il codice di questo tavolo
table-invite-qr = Il link a questo tavolo, per la fotocamera di un telefono
table-copy = Copia il link
table-copied = Copiato
table-share = Condividi
table-screen = Mostra il tavolo su uno schermo grande
table-device = Continua da un altro dispositivo
table-device-how = Apri questo link sull’altro dispositivo. È la chiave del tuo posto: tienila per te.
table-device-qr = Il tuo posto, per la fotocamera dell’altro dispositivo
table-device-copy = Copia la chiave

## Leaving

table-leave-title = Lasci il tavolo?
table-leave-how = Il posto resta tuo: torna quando vuoi con lo stesso link. Gli altri vedranno che non ci sei.
table-leave-keep = Esci e tieni il posto
table-leave-resign = Lascia il posto a un bot, per sempre
table-leave-stay = Resta

## People who are away

table-away = { $count ->
    [one] { $names } non c’è.
   *[other] { $names } non ci sono.
}
table-away-bot = { $count ->
    [one] Fai giocare un bot
   *[other] Fai giocare dei bot
}
table-bot-plays = In questo momento un bot gioca per te.
table-sit-again = Riprendi il tuo posto
table-looking-on = Stai guardando.
table-reload = Ricarica la pagina
table-broken = Qualcosa di questo tavolo non si è caricato.

## Un dispositivo per più persone

pass-bar = Questo dispositivo
pass-turn = { $count ->
    [one] Ora tocca a { $names }.
   *[other] Ora tocca a { $names }.
}
pass-hide = Nascondi lo schermo
pass-to = { $count ->
    [one] Passa il dispositivo a { $names }
   *[other] Devono ancora decidere: { $names }
}
pass-me = Sono { $name }
pass-holding = { $name } sta guardando.
pass-all = Possono guardare tutti.
pass-everyone = Guardate tutti!
pass-everyone-how = { $seconds ->
    [one] Si vedrà qualcosa per un secondo, poi sparirà.
   *[other] Si vedrà qualcosa per { $seconds } secondi, poi sparirà.
}
pass-show = Mostra
pass-bot-plays = In questo momento un bot gioca per { $name }.
pass-sit-again = Riprendi il posto

## The line to the house

net-connecting = Il tavolo si apre…
net-reconnecting = Connessione persa. Si riprova…
net-silent = Il server non risponde. Un attimo…
net-waits = La tua scelta aspetta che torni la connessione.

refusal-net-unreachable = Il server non è raggiungibile. C’è rete?
refusal-net-odd-reply = Il server ha dato una risposta incomprensibile ({ $status }).
refusal-net-given-back = Mentre la connessione mancava, la partita è andata avanti: la tua mossa non è stata fatta.

## What happened

log-title = Che cosa è successo, dal più recente
log-empty = Ancora niente.
log-why = Perché

## The rules

rules-title = Regole di { $title }
rules-find = Cerca una parola o un numero
rules-chapters = Capitoli
rules-nothing = Nessuna regola dice «{ $words }».
rules-none = Questo gioco non ha ancora un regolamento.
rules-open-at = Apri la regola { $number }
rules-loading = Si aprono le regole…
rules-find-any = Cerca una parola, una carta o un numero
    .hint = Parola, carta, numero…
rules-found = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
rules-present = In questo momento
rules-round = Come si gioca
rules-every = Tutte le regole
rules-here = Siete qui
rules-end = Come finisce
rules-apply = Regole che valgono qui

goal-label = L’obiettivo.
goal-read = Capito
goal-open = Qual è l’obiettivo?

## Che cosa è qualcosa

what-ask = Che cos’è?
what-mode = Tocca qualcosa di cerchiato per vedere che cos’è.
what-nothing = Su questo non c’è scritto niente. Tocca qualcosa di cerchiato.
what-key-closes = Esc chiude
what-touch-closes = Tocca ovunque per chiudere
what-rule = Regola { $number }

## How it ended

result-winner = { $count ->
    [0] Questa volta non vince nessuno.
    [one] La serata è di { $names }.
   *[other] La serata è di { $names }, insieme.
}
result-seat = Nome
result-points = Punti
result-rematch = Rivincita
result-rematch-join = Vai alla rivincita
result-replay = Rivedi la partita
result-share = Condividi il risultato
result-shared = Link copiato
result-copy = Copia il risultato come testo
result-copied = Risultato copiato
result-line = { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
result-seal = Controlla le carte
result-seal-how = La distribuzione delle carte era fissata prima della prima mossa. Questo è il sigillo che aveva dall’inizio, e questo il seme che protegge: calcolando l’hash del seme si ottiene il sigillo.
result-seal-commitment = Sigillo
result-seal-seed = Seme
result-record = Scarica la partita

vote-question = Parità. Chi deve vincere?
vote-how = Decidi tu: guarda che cosa hanno fatto e scegli. Puoi cambiare idea finché c’è tempo.
vote-wait = Ora decidono gli altri: chi apre questo link e non è in parità può votare. Fino ad allora vincete insieme.
vote-join = Inquadra il codice e vota dal telefono.
vote-run-off = Ballottaggio: questi hanno avuto più voti degli altri, e sono in parità.
vote-cast = { $count ->
    [0] ancora nessun voto
    [one] un voto finora
   *[other] { $count } voti finora
}
vote-yours = il tuo voto
vote-ask = Chiedi a qualcuno di giudicare
vote-qr = Il link alla votazione, per la fotocamera di un telefono
vote-nobody = Non ha votato nessuno: la vittoria è condivisa.
vote-undecided = I voti ({ $count }) sono divisi in parti uguali: la vittoria è condivisa.
vote-chosen = { $count ->
    [one] La giuria ha scelto { $name }, con l’unico voto.
   *[other] La giuria ha scelto { $name }, con { $votes } voti su { $count }.
}

## The replay

coach-title = Allenatore
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
coach-of = { $right } su { $of }
coach-even = pari
coach-start = inizio
coach-end = fine
coach-you = Tu
coach-step = Passo
coach-table = { $unit ->
    [chance] Probabilità di vincere di ognuno dopo ogni turno
   *[points] Punti attesi dopo ogni turno
}
coach-number = Decisione { $number }
coach-did = Quello che hai fatto
coach-better = Quello che sarebbe stato meglio
coach-next = Prossima decisione
coach-watch = Rivedi questo momento
coach-marks = Le decisioni della partita
coach-play-on = Continua da qui
table-played-on = ripresa dal tavolo { $code }
hint-ask = Suggerimento
hint-thinks = Ci penso…
hint-says = Suggerimento
hint-taken = { $count ->
    [one] con un suggerimento
   *[other] con { $count } suggerimenti
}

replay-title = Rivedi la partita
replay-play = Avvia
replay-pause = Pausa
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-position = Passo
replay-step = Passo { $number } di { $last }
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Veloce
replay-eyes = Punto di vista
replay-public = Il pubblico
replay-back-to-result = Torna al risultato
replay-not-yet = La partita si può rivedere quando è finita: prima svelerebbe dei segreti.

## For screen readers, and everyone else

a11y-close = Chiudi
a11y-news = Notizie dal tavolo
a11y-wait = Un attimo…

## The table on a large screen

table-screen-how = Inquadra qui con il telefono, o scrivi il codice su { $address }
table-screen-here = Già qui: { $names }

### The pages around the tables

## The front door

door-headline = { $games ->
    [0] Giochi di carte sull’arte.
    [1] Un gioco di carte sull’arte.
    [2] Due giochi di carte sull’arte.
    [3] Tre giochi di carte sull’arte.
    [4] Quattro giochi di carte sull’arte.
    [5] Cinque giochi di carte sull’arte.
   *[other] { $games } giochi di carte sull’arte.
}
door-open = Le porte sono aperte.
door-welcome = Gioca subito con i bot, o invita chi vuoi. Niente account, niente moduli.
door-games = Giochi
door-facts = { $fewest }–{ $most } giocatori · { $minutes } min
door-play = Gioca ora
door-play-label = { door-play }: { $game }, con i bot
door-level = I bot di { $game }
door-guide = Come si gioca · 3 min
door-guide-label = Come si gioca, in tre minuti: { $game }
door-invite = Invita
door-invite-label = { door-invite }: { $game }
door-join-label = Entra con un codice
door-join = Entra
door-join-short = Un codice ha almeno quattro lettere.
door-join-unknown = Il tavolo { $code } non c’è.
door-mine = Le mie partite
door-mine-none = Ancora niente. Le partite che cominci ti aspettano qui; una volta finite, le puoi rivedere.
door-all = Tutte ({ $count })
door-open-tables = Tavoli aperti
door-with = { $game } con { $names }
door-your-turn = Tocca a te
door-waiting = Si aspettano gli altri
door-damaged = Questo tavolo è danneggiato
door-gathering = { $free ->
    [0] Si sta per cominciare
    [one] Ci si siede · un posto libero
   *[other] Ci si siede · { $free } posti liberi
}
door-finished = { $winners ->
    [nobody] Finita · { DATETIME($made, day: "numeric", month: "short") } · da rivedere
   *[other] Vittoria: { $winners } · { DATETIME($made, day: "numeric", month: "short") } · da rivedere
}
door-guest-waiting = { $waiting ->
    [one] una partita ti aspetta
   *[other] { $waiting } partite ti aspettano
}
door-guest-rename = cambia nome
door-my-page = Le mie partite, e come portarle altrove
door-loading = Si accendono le luci…
door-closed = La porta è bloccata
door-again = Riprova

## The lobby

lobby-title = Il tavolo di { $host }
lobby-how-many = { $game } · { $taken ->
    [0] nessun posto preso
    [1] un posto preso
    [2] due posti presi
    [3] tre posti presi
    [4] quattro posti presi
    [5] cinque posti presi
    [6] sei posti presi
    [7] sette posti presi
    [8] otto posti presi
   *[other] { $taken } posti presi
}, { $free ->
    [0] nessuno libero.
    [1] ancora uno libero.
    [2] ancora due liberi.
    [3] ancora tre liberi.
    [4] ancora quattro liberi.
    [5] ancora cinque liberi.
    [6] ancora sei liberi.
    [7] ancora sette liberi.
   *[other] ancora { $free } liberi.
}
lobby-watchers = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
lobby-learn = Come si gioca
lobby-places = Posti al tavolo
lobby-you = tu
lobby-host = conduce il tavolo
lobby-you-host = conduci tu il tavolo
lobby-host-now = Ora è { $host } a condurre il tavolo.
lobby-host-you = Ora conduci tu il tavolo: sei tu a dare il via.
lobby-leave-how = { $host ->
    [nobody] Conduci tu il tavolo e non si è ancora seduto nessun altro. Chi apre il link troverà un tavolo vuoto.
   *[other] Conduci tu il tavolo. Dopo di te lo conduce { $host }, e il tuo posto si libera.
}
lobby-leave-go = Lascia il tavolo
lobby-here = presente
lobby-away = assente
lobby-bot = bot
lobby-free = Posto libero
lobby-free-drawn = un posto libero
lobby-free-how = per chi ha il link
lobby-add-bot = Aggiungi un bot
lobby-bring = Passatevi il dispositivo
lobby-bring-title = Chi altro gioca su questo dispositivo?
lobby-bring-how = Un solo dispositivo per tutti: gira di mano in mano e nasconde ciò che chi viene dopo non deve vedere.
lobby-bring-name = Nome
lobby-bring-any = o lo scegliamo noi
lobby-bring-add = Aggiungi
lobby-bring-done = Fatto
lobby-at-device = su questo dispositivo
lobby-sit = Siediti qui
lobby-rise = Lascia il posto
lobby-remove = Togli
lobby-remove-label = { lobby-remove }: { $name }
lobby-rename = Cambia nome
lobby-level = Livello di gioco: { $name }
lobby-invite = Invita
lobby-invite-how = Inquadra qui con un telefono, o scrivi le lettere all’ingresso.
lobby-code = Codice
lobby-qr = Il link a questo tavolo, per la fotocamera di un telefono
lobby-link = Il link a questo tavolo
lobby-copy = Copia
lobby-copied = Copiato
lobby-share = Vieni a giocare a { $game } con noi.
lobby-share-button = Condividi
lobby-options = Opzioni
lobby-none = senza
lobby-yes = sì
lobby-no = no
lobby-less = Meno
lobby-more = Più
lobby-chosen = { $count } di { $most }
lobby-choose-none = Togli tutto
lobby-done = Fatto
lobby-clock = Tempo
lobby-clock-note = per decisione
lobby-clock-none = senza limite
lobby-clock-relaxed = comodo
lobby-clock-brisk = serrato
lobby-open = Chi può venire
lobby-open-no = su invito
lobby-open-yes = chiunque
lobby-start = { $count ->
    [0] Comincia
    [1] Comincia in solitario
    [2] Comincia in due
    [3] Comincia in tre
    [4] Comincia in quattro
    [5] Comincia in cinque
    [6] Comincia in sei
    [7] Comincia in sette
    [8] Comincia in otto
   *[other] Comincia in { $count }
}
lobby-too-few = { $missing ->
    [one] Manca una persona: invita qualcuno, o aggiungi un bot.
   *[other] Mancano { $missing } persone: invita qualcuno, o aggiungi dei bot.
}
lobby-ready = Si può cominciare. Chi arriva dopo può guardare.
lobby-absent = { $count ->
    [one] In questo momento { $names } non c’è.
   *[other] In questo momento { $names } non ci sono.
}
lobby-wait = È { $host } a dare il via.
lobby-watching = { $free ->
    [0] Stai guardando. Se si libera un posto, puoi sederti.
   *[other] Stai guardando. C’è posto: siediti, se vuoi.
}

lobby-levels = Quanto sono bravi i bot?
lobby-fill = Completa con i bot
lobby-fill-count = { $count ->
    [0] abbastanza per una bella partita
    [one] ancora un posto
   *[other] { $count } posti
}
lobby-personality = A che cosa bada { $name }
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-easy-how = Gentile e un po’ smemorato.
level-medium-how = Gioca bene e sbaglia come le persone.
level-hard-how = Vede lontano e non regala niente.
level-wins = Vince { $wins } partite su 100 contro «{ $against }».
level-wins-together = In quattro vincono { $wins } partite su 100.

bot-random = alla buona
bot-greedy = abile
bot-search = temibile

## The guest’s own page

me-name = Il tuo nome
me-name-save = Salva
me-rename = Cambia nome
me-played = giocate
me-won = vinte
me-now = in corso
me-going = In corso
me-going-none = Nessuna partita ti aspetta.
me-to-door = All’ingresso
me-finished = Finite
me-finished-none = Le partite finite si appendono qui: ognuna si può rivedere, con tutti i segreti svelati.
me-phrase = Passa a un altro dispositivo
me-phrase-how = Il tuo nome e le tue partite stanno in questo browser. Una frase li porta con sé: creala qui, scrivila là.
me-phrase-make = Crea una frase
me-phrase-once = Annotala adesso: si vede una volta sola. Chi la conosce può giocare al posto tuo. Una frase più vecchia non vale più.
me-phrase-copy = Copia
me-phrase-copied = Copiato
me-recover = Ho una frase
me-recover-go = Sono io
me-recovered = Che bello rivederti!
me-others = Disconnetti gli altri browser
me-others-how = Hai giocato sul dispositivo di qualcun altro, o hai perso il telefono? Dopo, solo questo browser ti riconoscerà. La tua frase vale ancora; creane una nuova se qualcuno potrebbe conoscerla.
me-others-go = Disconnetti
me-others-done = { $count ->
    [0] Non c’era nessun altro browser.
    [one] Un altro browser è stato disconnesso.
   *[other] { $count } altri browser sono stati disconnessi.
}

## No table there

join-unknown = Il tavolo { $code } non c’è
join-unknown-how = Forse una lettera è sbagliata, o il tavolo è stato sparecchiato da tempo.
join-closed = Il tavolo { $code } è chiuso
join-closed-how = L’ha chiuso chi gestisce questo server. Le tue altre partite continuano.
join-banned = Qui non puoi entrare
join-damaged = Questo tavolo è danneggiato
join-damaged-how = I suoi dati sono illeggibili.
join-mendable = { $moves ->
    [0] Una parte dei dati di questa partita è illeggibile. Può ricominciare con le stesse carte; le mosse fatte finora sono perse.
    [one] Una parte dei dati di questa partita è illeggibile. Può continuare dopo la prima mossa; quello che è venuto dopo è perso.
   *[other] Una parte dei dati di questa partita è illeggibile. Può continuare dopo le prime { $moves } mosse; quello che è venuto dopo è perso.
}
join-beyond-mending = I dati di questa partita sono illeggibili: non può continuare. Tutti gli altri tuoi tavoli sono a posto.
join-mend = Continua da lì
join-nowhere = Qui non è appeso niente
join-nowhere-how = A questo indirizzo non c’è nessuna pagina.
join-door = All’ingresso

## Parlare

talk-open = Parla
talk-title = Conversazione
talk-nothing = Nessuno ha ancora detto niente.
talk-words = Di’ qualcosa…
talk-say = Dillo
talk-closed = Ora non si parla:
talk-looking-on = Chi guarda può ascoltare, ma non parlare.
phrase-hello = Ciao a tutti!
phrase-well-played = Bella giocata!
phrase-thanks = Grazie!
phrase-thinking = Fammi pensare…
phrase-your-turn = Tocca a te!
phrase-this-one = Che ne dici di questo?
phrase-not-this-one = Questo non lo appenderei.
phrase-fine = Per me va bene!
phrase-again = Un’altra partita?
phrase-bye = Alla prossima!

## The puzzle of the day

daily-title = Rompicapo del giorno
daily-plaque = { daily-title }: { $title }. { $how }
daily-fresh = Le stesse carte per tutti
daily-best = Il tuo record: { $best }
daily-next = { $hours ->
    [0] Il prossimo arriva tra { $minutes } min.
   *[other] Il prossimo arriva tra { $hours } h { $minutes } min.
}
daily-players = { $count ->
    [one] Oggi l’ha finito una persona.
   *[other] Oggi l’hanno finito { $count } persone.
}
daily-standing = { $best ->
    [one] Il tuo record: 1 punto.
   *[other] Il tuo record: { $best } punti.
} { $tries ->
    [one] Era il tuo primo tentativo.
   *[other] { $tries } tentativi; punti al primo: { $first }.
}
daily-again = Riprova
daily-sealed = Altri giocano ancora queste carte: la partita si potrà rivedere a giornata finita.
daily-of = Rompicapo del giorno: { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
daily-past = Rompicapo del giorno: { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Quel giorno è passato, perciò non conta.
daily-helped = Qui ha giocato un bot, perciò non conta.
daily-chart = I migliori punteggi di oggi
daily-bar = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}: { $count ->
    [0] nessuno
    [one] una persona
   *[other] { $count } persone
}
daily-bars = da { $from } a { $score } punti: { $count ->
    [0] nessuno
    [one] una persona
   *[other] { $count } persone
}
daily-here = questa partita

## What a guest has reached

me-days = Rompicapi del giorno
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-best = { $best ->
    [one] 1 punto
   *[other] { $best } punti
}
me-day-tries = { $tries ->
    [one] un tentativo
   *[other] { $tries } tentativi
}
me-feats = Obiettivi speciali
me-feats-count = { $reached } su { $all }
me-feat-made = raggiunto: { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = ancora da raggiungere
feat-reached = Obiettivo speciale
feat-reached-by = { $name } raggiunge un obiettivo speciale
feat-new = Nuovo per te

## A guided first game

guide-count = { $number } di { $of }
guide-next = Avanti
guide-show = Fammi vedere
guide-skip = Salta
guide-end = Si gioca così
guide-real = Una partita vera
guide-again = Ancora una volta
guide-stay = Continua qui

## Un tavolo a parole, per un gioco che non ne ha uno suo

plain-proposed = Proposto
plain-yes = sì
plain-no = no
plain-none = nessuno
plain-empty = Vuoto: { $names }
plain-seats = Chi gioca
plain-you = { $name } (tu)
plain-last = Un attimo fa
plain-offers = { $count ->
    [one] 1 mossa possibile
   *[other] { $count } mosse possibili
}
plain-any = qualsiasi
plain-all = Mostra tutte e { $count }
plain-entries = { $count ->
    [one] 1 elemento
   *[other] { $count } elementi
}
plain-final = Il tavolo alla fine

field-bid = Puntata
field-card = Carta
field-cards = Carte
field-dealer = Mazziere
field-deck = Mazzo
field-discard = Scarti
field-first = Inizia
field-game = Partita
field-hand = La tua mano
field-held = Carte in mano
field-laid = Giocato
field-latest = Ha parlato per ultimo
field-members = Chi decide
field-number = Numero
field-options = Impostazioni
field-phase = Fase
field-players = Numero di giocatori
field-points = Punti
field-prize = Premio
field-round = Giro
field-row = Fila
field-score = Punteggio
field-table = Tavolo
field-tokens = Segnalini
field-trick = Presa
field-tricks = Prese
field-trump = Briscola
field-turn = Di turno
