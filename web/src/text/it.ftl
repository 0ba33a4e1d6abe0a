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

## La fine, una volta annunciata

ending-played = ha giocato
ending-now = adesso
ending-still = gioca ancora
ending-last = chiude
ending-you = Tu
ending-then = poi i punti

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
table-settings = Impostazioni
table-leave = Esci
table-title = { $title } · tavolo { $code }
table-title-your-turn = Tocca a te · { $title }
table-title-over = Risultato · { $title }

## Inviting

table-invite-title = Invita a questo tavolo
table-invite-how = Chi apre questo link può guardare la partita.
table-invite-closed = Chi apre questo link può chiedere un posto.
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
next-waits = { $count ->
    [one] Un altro tavolo ti aspetta.
   *[other] Altri { $count } tavoli ti aspettano.
}
next-go = Vai a { $game }
result-picture = Salva come immagine
table-leave-keep = Esci e tieni il posto
table-leave-resign = Lascia il posto a un bot, per sempre
table-leave-stay = Resta
seats-open = Persone
seats-title = A questo tavolo
seats-stop-alone = Chiudi il tavolo
stopped-title = Partita interrotta
stopped-how = A questo tavolo ci si è fermati prima della fine. Non ha vinto nessuno, e ciò che era nascosto resta nascosto.
closed-title = Questo tavolo è chiuso
closed-how = Chi lo conduceva l’ha chiuso prima dell’inizio della partita.
onlookers-closed = Senza pubblico
onlookers-closed-how = Solo chi gioca può vedere questa partita. Una volta finita, sarà aperta a tutti.
table-looking-on-later = Stai guardando, con qualche mossa di ritardo.
talk-tone = Con che tono
tone-plain = neutro
tone-sure = sicuro
tone-hesitant = esitante
tone-too-sure = un po’ troppo sicuro

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
net-waits = La tua scelta verrà inviata appena c’è connessione.

refusal-net-unreachable = Il server non è raggiungibile. C’è rete?
refusal-net-odd-reply = Il server ha dato una risposta incomprensibile ({ $status }).
refusal-net-given-back = Mentre la connessione mancava, la partita è andata avanti: la tua mossa non è stata fatta.

## What happened

log-title = Che cosa è successo, dal più recente
log-empty = Ancora niente.
log-earlier = In precedenza
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

why-not-close = Va bene

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
result-shared = Link copiato

## The replay

coach-title = Allenatore
coach-of = { $right } su { $of }
coach-you = Tu
coach-number = Decisione { $number }
coach-did = Quello che hai fatto
coach-better = Quello che sarebbe stato meglio
table-played-on = ripresa dal tavolo { $code }
hint-ask = Suggerimento
hint-thinks = Ci penso…
hint-says = Suggerimento
hint-taken = { $count ->
    [one] con un suggerimento
   *[other] con { $count } suggerimenti
}

replay-back-to-result = Torna al risultato

## For screen readers, and everyone else

a11y-close = Chiudi
a11y-news = Notizie dal tavolo
a11y-wait = Un attimo…
a11y-skip = Vai al tavolo
a11y-nothing = Niente, al momento.

## The table on a large screen

table-screen-how = Inquadra qui con il telefono, o scrivi il codice su { $address }
table-screen-here = Già qui: { $names }
table-look-up = Guarda il televisore: il tavolo è lì.
stage-whole = Mostra qui tutto il tavolo
stage-hand = Mostra qui solo la mia mano
stage-free = { $count ->
    [one] C’è un posto libero
   *[other] Ci sono { $count } posti liberi
}

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
door-join-how = Entri appena il codice è completo.
door-join-short = Un codice ha almeno quattro lettere.
door-join-unknown = Il tavolo { $code } non c’è.
door-mine = Le mie partite
door-all = Tutte ({ $count })
door-open-tables = Tavoli aperti
door-open-tables-how = Siediti con persone che non conosci ancora.
door-with = { $game } con { $names }
door-your-turn = Tocca a te
door-your-turn-until = Tocca a te, entro { DATETIME($due, weekday: "long", hour: "numeric", minute: "numeric") }
door-your-turn-since = Tocca a te da { DATETIME($since, weekday: "long", hour: "numeric", minute: "numeric") }
door-waiting = Si aspettano gli altri
door-damaged = Questo tavolo è danneggiato
door-earlier = Giocata con regole precedenti
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
door-about = { $game }: gioca, invita, regole
door-puzzle = Rompicapo di oggi: { $game }
door-puzzle-how = { $bots ->
    [0] Le stesse carte per tutti, da soli, in circa { $minutes } minuti.
    [one] Le stesse carte per tutti, con un bot, in circa { $minutes } minuti.
   *[other] Le stesse carte per tutti, con { $bots } bot, in circa { $minutes } minuti.
}
door-puzzle-possible = { $points ->
    [one] Si può fare 1 punto.
   *[other] Si possono fare { $points } punti.
}
door-puzzle-friend = { $points ->
    [one] { $name } ha 1 punto.
   *[other] { $name } ha { $points } punti.
}
door-puzzle-mine = { $points ->
    [one] Hai 1 punto.
   *[other] Hai { $points } punti.
}
door-puzzle-try = Prova
door-puzzle-everyone = Tutti
door-go-on = Continua
door-circles = I miei gruppi
door-circle-invited = Hai un invito
door-circle-open = Apri
door-evening = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }{ $coming ->
    [0] {""}
    [one] : c’è { $names }
   *[other] : ci sono { $names }
}
door-evening-yours = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }: tu ci sei{ $coming ->
    [0] {""}
   *[other] , con { $names }
}
door-evening-come = Ci sono
door-tv = C’è un televisore nella stanza?
door-tv-how = Aprilo lì, giocate con i telefoni.
door-tv-open = Apri
door-tv-label = Apri sul televisore
door-loading = Si accendono le luci…
door-closed = La porta è bloccata
door-again = Riprova

## The lobby

lobby-places = Posti al tavolo
lobby-bot = bot

level-easy = Clemente
level-medium = Alla pari
level-hard = Acuto
level-easy-how = Gentile e un po’ smemorato.
level-medium-how = Gioca bene e sbaglia come le persone.
level-hard-how = Vede lontano e non regala niente.
level-rate = { $rate ->
    [few] di rado
    [quarter] circa una partita su quattro
    [third] circa una partita su tre
    [half] circa una partita su due
    [two-thirds] circa due partite su tre
    [three-quarters] circa tre partite su quattro
    [four-fifths] circa quattro partite su cinque
    [nine-tenths] circa nove partite su dieci
   *[all] quasi tutte le partite
}
level-wins = Vince { level-rate } contro «{ $against }».
level-wins-together = In quattro vincono { level-rate }.

bot-random = alla buona
bot-greedy = abile
bot-search = temibile

## The guest’s own page

me-name = Il tuo nome
me-name-save = Salva
me-portrait = Il tuo ritratto
me-other-name = Un altro nome

## No table there

join-banned = Qui non puoi entrare
join-door = All’ingresso

## Parlare

talk-open = Parla
talk-title = Conversazione
talk-reactions = Reazioni
talk-nothing = Nessuno ha ancora detto niente.
talk-words = Di’ qualcosa…
talk-phrases-only = A un tavolo aperto ci sono solo queste frasi.
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
phrase-applause = Applausi!
phrase-laugh = Ah ah!
phrase-wow = Wow!
phrase-hmm = Mmm…
phrase-heart = Che bello!

## La partita del giorno

daily-title = Partita del giorno
daily-of-game = { daily-title }: { $title }. { $how }
daily-fresh = Le stesse carte per tutti
daily-best = Il tuo record: { $best }
daily-again = Riprova
daily-of = Partita del giorno: { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}

## What a guest has reached

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

## Rooms one walks through

hall-back = Torna indietro
hall-on = Vai avanti
hall-place = quadro { $number } di { $of }
hall-plan = Pianta delle sale
hall-door = Oltre la porta: { $room }

## I turni dei bot, passo per passo

steps-title = I turni dei bot
steps-number = passo { $number }
steps-count = passo { $number } di { $of }
steps-skip = Salta avanti
steps-skip-how = Fino alla tua prossima decisione; ciò che è cambiato è segnato
steps-skip-to = Salta fino al mio turno
pace-open = Quanto veloci giocano i bot
