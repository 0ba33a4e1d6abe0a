# What the engine itself says in Italian. How messages are named and filled: vernissage/text.py.

list-and = { $first } e { $last }

seat-you = te
    .label = Tu
seat-name = Posto { $seat }

## Why not

refusal-unknown = Non si può fare ({ $code }).
refusal-match-over = La partita è finita.
refusal-match-not-your-turn = Non tocca a te.
refusal-match-stale = Intanto la partita è andata avanti.
refusal-match-resigned = Questo posto ha lasciato la partita.
refusal-match-bound = Non c’è più niente da annullare.
refusal-match-enough-undone = Per ora basta annullare.
refusal-match-full = Questa partita ha raggiunto il limite di 10.000 mosse e non può andare avanti. Cominciatene un’altra.
refusal-match-not-over = Bisogna aspettare la fine della partita.
refusal-match-not-tied = Questo posto non è tra quelli in parità, perciò non c’è niente da giudicare.
refusal-seat-unknown = A questo tavolo quel posto non c’è.
refusal-seat-which = Tocca a più posti: { $seats }. Di’ quale.
refusal-message-malformed = Non si riesce a leggere: { $why }.
refusal-message-too-long = Questo messaggio supera i { $limit } byte.
refusal-message-unknown-game = Questo gioco non c’è.
refusal-message-no-match = Nessuna partita è ancora cominciata.
refusal-message-failed = È un errore nostro, e la partita è rimasta com’era: { $why }.
refusal-position-other-options = Questa posizione è stata preparata per un tavolo con altre opzioni.
refusal-position-not-arranged = In questa bozza non si possono ancora preparare posizioni.
refusal-record-sealed = Il seme di questa partita è ancora sigillato: per ora non si può rivedere.
refusal-record-other-version = È stata giocata con la versione { $version } delle regole; questa è la versione { $present }.
refusal-record-other-seed = Il seme nel file non è quello promesso all’inizio.
refusal-record-other-outcome = Rigiocata, la partita non finisce come dice il file.
refusal-record-stopped = { $fault ->
    [match-not-your-turn] La mossa { $input } è del posto { $made_by }, ma toccava { $turns ->
        [one] al posto { $turn_of }.
       *[other] ai posti { $turn_of }.
    }
    [match-over] La mossa { $input } è del posto { $made_by }, ma la partita era già finita.
    [match-resigned] La mossa { $input } è del posto { $made_by }, che aveva lasciato la partita.
    [match-bound] Alla mossa { $input } il posto { $made_by } annulla qualcosa, ma non c’era niente da annullare.
    [match-enough-undone] Alla mossa { $input } il posto { $made_by } annulla qualcosa, più spesso di quanto è permesso.
    [match-full] Con la mossa { $input } la partita supera la lunghezza permessa.
    [match-not-over] Alla mossa { $input } una giuria decide sul posto { $made_by }, ma la partita non era finita.
    [match-not-tied] Alla mossa { $input } una giuria decide sul posto { $made_by }, che non era in parità.
    [seat-unknown] La mossa { $input } è di un posto che a questo tavolo non c’è.
    [message-malformed] La mossa { $input } non si riesce a leggere: { $why }.
   *[other] La mossa { $input }, del posto { $made_by }, è contro le regole. Al tavolo si sarebbe letto: «{ $code }»
} Mosse e posti si contano da 0.
refusal-record-arranged = In questa partita le carte non sono state distribuite: è cominciata da una posizione preparata, di cui il sigillo non dice niente. Da lì in poi tutti i passi ({ $inputs }) rispettano le regole.
refusal-record-other-seal = Il sigillo nel file non è quello che hai annotato. È { $seal }.
refusal-record-other-digest = Nel file non ci sono le mosse sigillate alla fine. L’impronta di quelle che contiene è { $digest }.
refusal-record-damaged = Il file è danneggiato ({ $why }). Più avanti di così non si legge.

## What comes in from outside the rules

input-hinted = { $you ->
    [seat] Hai chiesto un suggerimento.
   *[other] { $seat } ha chiesto un suggerimento.
}
input-timed-out = { $you ->
    [seat] Il tuo tempo è scaduto.
   *[other] Tempo scaduto per { $seat }.
}
input-resigned = { $you ->
    [seat] Lasci la partita.
   *[other] { $seat } lascia la partita.
}
input-taken-over = { $you ->
    [seat] Per te ora gioca { $by }.
   *[other] Per { $seat } ora gioca { $by }.
}
input-stood-in = { $you ->
    [seat] Per te ora gioca un bot.
   *[other] Per { $seat } ora gioca un bot.
}
input-came-back = { $you ->
    [seat] Ora giochi di persona.
   *[other] { $seat } ora gioca di persona.
}
input-taken-back = { $you ->
    [seat] Annulli la tua ultima mossa.
   *[other] { $seat } annulla l’ultima mossa.
}
input-judged = { $you ->
    [seat] La giuria ha scelto te.
   *[other] La giuria ha scelto { $seat }.
}
input-outvoted = { $you ->
    [seat] Altri hanno più voti di te: tra loro decide il ballottaggio.
   *[other] Altri hanno più voti di { $seat }: tra loro decide il ballottaggio.
}

## At the table in the terminal

cli-welcome = { $count ->
    [one] { $others } si siede al tavolo con te.
   *[other] { $others } si siedono al tavolo con te.
}
cli-commitment =
    Da adesso la distribuzione delle carte è fissata. Ecco il sigillo, da controllare alla fine:
    { $commitment }
cli-cannot-forget = È un gioco di memoria, e quello che è scritto qui non si può cancellare. Non guardare indietro.
cli-thinking = { $name } ci pensa su…
cli-prompt = La tua scelta (? per l’aiuto):{" "}
cli-prompt-or-wait = La tua scelta, o Invio per aspettare gli altri (? per l’aiuto):{" "}
cli-same-table = «table» mostra tutto ciò che c’è sul tavolo.
cli-empty-log = Non è ancora successo nulla.
cli-more-offers = { $count ->
    [one] … e un’altra. «all» mostra anche questa.
   *[other] … e altre { $count }. «all» le mostra tutte.
}
cli-which-game = A che cosa vuoi giocare?{" "}
cli-over = La partita è finita
cli-winners = { $you ->
    [yes] { $count ->
        [0] Hai vinto. Complimenti!
       *[other] Hai vinto, insieme a { $others }. Complimenti!
    }
   *[no] { $count ->
        [0] Questa volta non vince nessuno.
        [one] Vince { $others }.
       *[other] Vincono insieme { $others }.
    }
}
cli-seed =
    Il seme di questa partita, e il sigillo che aveva dall’inizio:
    { $seed }
    { $commitment }
cli-arranged = In questa partita le carte non sono state distribuite: è cominciata da una posizione preparata.
cli-digest =
    L’impronta di tutte le mosse. Chi la annota saprà poi se una registrazione è stata cambiata:
    { $digest }
cli-check = Puoi controllare: vernissage replay --verify { $file }
cli-goodbye = Lasci il tavolo. Torna presto!
cli-goodbye-kept = Lasci il tavolo. La partita ti aspetta: vernissage play --resume { $file }
cli-kept = La partita è salvata in { $file }.
cli-resumed-partly = Puoi continuare da lì.
cli-verified = Le carte sono quelle promesse dal sigillo { $noted ->
    [yes] che hai annotato
   *[no] nel file
}{ $over ->
    [yes] , tutti i passi ({ $inputs }) rispettano le regole e il risultato è giusto.
   *[no] {" "}e tutti i passi ({ $inputs }) rispettano le regole. La partita non è ancora finita.
}
cli-verified-seal = Sigillo: { $seal }
cli-verified-digest = Impronta: { $digest }
cli-verified-compare = Solo quello che hai annotato tu dimostra che è la vostra partita: confronta il sigillo con quello dell’inizio (--seal) e l’impronta con quella della fine (--digest).

## Help

cli-help-number = 3
    .meaning = la mossa con quel numero
cli-help-words = alcune delle sue parole
    .meaning = quante ne bastano per capire quale mossa intendi
cli-help-written = { $example }
    .meaning = una mossa scritta per intero, proposta o no
cli-help-own-words = 3: parole tue
    .meaning = una mossa, e quello che ci scrivi in segreto, dove si può
cli-help-table = table
    .meaning = mostra di nuovo il tavolo
cli-help-all = all
    .meaning = tutte le mosse possibili, per quante siano
cli-help-undo = undo
    .meaning = ritirare la tua ultima mossa, finché è permesso
cli-help-log = log
    .meaning = tutto quello che hai visto succedere
cli-help-rules = rules, rules 5.3
    .meaning = il regolamento, o una sola regola
cli-help-save = save FILE
    .meaning = salva la partita in un file
cli-help-quit = quit
    .meaning = lascia il tavolo

## Why not, in the terminal

refusal-game-unknown = Nessun gioco si chiama { $game }. Ci sono: { $games }.
refusal-game-no-guide = Questo gioco non ha ancora una prima partita guidata.
refusal-game-no-primer = Questo gioco non ha ancora altre spiegazioni oltre alle regole.
refusal-bot-unknown = Per questo gioco nessun bot si chiama { $bot }. Ci sono: { $bots }.
refusal-bot-budget = «{ $budget }» non è un budget: 200ms è un tempo, 500 un numero di iterazioni.
refusal-bot-no-thinker = { $bot } non ragiona, quindi non ha bisogno di un budget.
refusal-cli-players = { $game }: da { $fewest } a { $most } persone.
refusal-cli-no-setting = Un’opzione si scrive CHIAVE=VALORE.
refusal-cli-option = Queste opzioni non vanno bene. { $why }
refusal-cli-no-such-number = Scegli un numero da 1 a { $last }.
refusal-cli-several-moves = «{ $said }» può voler dire { $numbers }. Quale?
refusal-cli-not-understood = «{ $said }» non è nessuna di queste mosse. Con ? vedi che cosa puoi scrivere.
refusal-cli-other-fields = Questa mossa si scrive: { $kind } { $fields }
refusal-cli-no-words = A questa mossa non si possono aggiungere parole.
refusal-cli-no-file = Dove la salvo? Scrivi: save FILE
refusal-file-unreadable = Non si riesce a leggere { $file }: { $why }.
refusal-file-unwritable = Non si riesce a scrivere { $file }: { $why }.
refusal-cli-file-exists = { $file } esiste già. Continua quella partita con --resume, oppure scegli un altro nome.
refusal-file-no-record = { $file } non contiene una partita: { $why }.
refusal-cli-resume-brings-its-own = Una partita ripresa porta con sé posti, opzioni e seme.
refusal-cli-other-game = { $file } è una partita a { $game }.
refusal-cli-no-rulebook = { $game } non ha ancora un regolamento.
refusal-cli-unknown-rule = { $close ->
    [nothing] Non c’è nessuna regola { $number }.
   *[other] Non c’è nessuna regola { $number }. Intendevi { $close }?
}
refusal-cli-no-such-step = { $inputs ->
    [one] La partita ha un passo solo.
   *[other] La partita ha solo { $inputs } passi.
}

## Why not, in the house

refusal-table-unknown = Nessun tavolo ha questo codice.
refusal-table-full = A questo tavolo tutti i posti sono presi.
refusal-table-taken = Lì siede già qualcuno.
refusal-table-not-host = Può farlo solo chi conduce il tavolo.
refusal-table-not-seated = Non hai un posto a questo tavolo.
refusal-table-begun = La partita è già cominciata.
refusal-table-not-begun = La partita non è ancora cominciata.
refusal-table-not-over = Bisogna aspettare la fine della partita.
refusal-calls-no-address = Il server non può inviare avvisi a questo indirizzo. Deve iniziare con https://.
refusal-calls-too-many = Ricevi già avvisi su { $most } canali. Prima togline uno.
refusal-calls-no-browser = Questo browser non ha detto come raggiungerlo.
refusal-circle-unknown = Questo gruppo non esiste, o non ne fai parte. Chiedi il link a qualcuno del gruppo.
refusal-circle-full = Un gruppo ha al massimo { $most } persone.
refusal-circle-too-many = Sei già in { $most } gruppi. Prima lasciane uno.
refusal-circle-no-name = Serve un nome per il gruppo.
refusal-circle-one-person = A questo tavolo gioca una sola persona. Per un gruppo serve qualcun altro.
refusal-circle-not-ahead = Una serata deve essere futura, entro un anno.
refusal-calls-unknown = Lì non ricevi avvisi.
refusal-calls-holiday-too-long = Si può essere via al massimo per { $days } giorni.
refusal-table-stood-in = Un bot sta giocando per te. Prima riprendi il tuo posto.
refusal-table-silence = Ora non si parla.
refusal-table-watching = Qui puoi solo guardare.
refusal-table-name-taken = A questo tavolo c’è già qualcuno con questo nome.
refusal-table-not-yours = Quel posto non si gioca su questo dispositivo.
refusal-table-moved-on = La partita è già andata avanti.
refusal-table-possible = Adesso puoi farlo.
refusal-guide-not-yet = Le regole lo permettono, ma in questa lezione viene prima un’altra cosa. Segui la guida.
refusal-table-nobody-looks = Prima di’ chi ha in mano il dispositivo.
refusal-table-too-few = { $fewest ->
    [one] Serve almeno una persona.
   *[other] Servono almeno { $fewest } persone.
}
refusal-table-too-many = Questo gioco è per { $most } persone al massimo, e voi siete di più.
refusal-table-stopped = La partita è stata interrotta.
refusal-table-onlookers = Solo chi gioca può vedere questa partita.
refusal-seat-private = Questa partita è per una sola persona.
refusal-seat-seated = Hai già un posto a questo tavolo.
refusal-seat-removed = Chi conduce questo tavolo ti ha chiesto di lasciarlo: qui non puoi più sederti.
refusal-seat-has-seen = In questa partita hai già giocato da un altro posto: sai troppo per prendere questo.
refusal-seat-kept = Questo posto è di qualcuno che potrebbe tornare.
refusal-seat-declined = Questo posto l’hai già chiesto una volta.
refusal-seat-asked-for = Qualcun altro sta chiedendo questo posto.
refusal-seat-nobody-asks = Nessuno chiede più questo posto.
refusal-seat-not-your-say = Non spetta a te assegnare quel posto.
refusal-seat-said-nothing = Da quel posto nessuno ha detto nulla.
refusal-table-not-away = Un bot può sostituire chi è assente da { $seconds } secondi.
refusal-table-not-kept = Non è stato possibile salvare, perciò non è successo nulla. Riprova.
refusal-table-not-damaged = Questo tavolo non è danneggiato.
refusal-table-beyond-mending = Di questo tavolo non si legge nulla: non può continuare.
refusal-table-earlier-rules = Questa partita è stata giocata con regole precedenti (versione { $version }) e qui non si può più aprire. La sua registrazione si può scaricare.
refusal-house-out-of-order = In questo momento il server non riesce a salvare né a ritrovare nulla, perciò non è successo nulla. Riprova tra un attimo.
refusal-house-broke = Qualcosa è andato storto sul server, non è colpa tua. Ricarica la pagina e riprova.
refusal-vote-closed = Qui ora nessuno può votare.
refusal-vote-not-tied = Nessuno può votare per questo posto: non è tra quelli in parità.
refusal-vote-partial = Sei tra chi è in parità: devono giudicare gli altri.
refusal-vote-full = Ci sono già così tanti voti che non se ne accettano altri.
refusal-limit-wait = { $seconds ->
    [one] Piano! Riprova tra un secondo.
   *[other] Piano! Riprova tra { $seconds } secondi.
}
refusal-phrase-unknown = Qui nessuno ha questa frase.
refusal-phrase-unknown-word = «{ $word }» non è una delle nostre parole. È scritta bene?
refusal-phrase-length = Una frase ha { $words } parole.
refusal-name-empty = Un nome deve avere almeno un segno visibile.
refusal-table-phrases-only = A un tavolo aperto si usano solo le frasi già pronte.
refusal-table-no-own-words = A un tavolo aperto non si scrive con parole proprie.
refusal-name-too-short = «{ $name }» è troppo corto per un tavolo aperto. Che ne dici di { $suggestion }?
refusal-name-letters = A un tavolo aperto un nome è fatto di lettere. Che ne dici di { $suggestion }?
refusal-name-mixed = «{ $name }» mescola lettere che si confondono facilmente. Che ne dici di { $suggestion }?
refusal-name-address = A un tavolo aperto un nome non può essere un indirizzo o un numero. Che ne dici di { $suggestion }?
refusal-name-unwelcome = Il nome «{ $name }» non è gradito a un tavolo aperto. Che ne dici di { $suggestion }?
refusal-name-house = «{ $name }» fa pensare che tu parli a nome di Vernissage. Che ne dici di { $suggestion }?
refusal-name-alike = «{ $name }» somiglia troppo a un altro nome di questo tavolo. Che ne dici di { $suggestion }?
refusal-request-other-origin = Questa richiesta veniva da un altro sito.
refusal-request-unknown = Qui non c’è niente.
refusal-replay-unknown = La partita non ha così tante mosse.
refusal-game-no-coach = Per questo gioco non c’è un allenatore.
refusal-game-no-memoir = Questo gioco non ha nulla da dire su più partite insieme.
refusal-coach-failed = L’allenatore non è riuscito ad analizzare questa partita.
refusal-play-on-no-moment = Da lì non si può continuare a giocare.
refusal-hint-in-company = I suggerimenti sono per chi gioca in solitario o con i bot: a questo tavolo c’è un’altra persona.
refusal-hint-daily = Nella partita del giorno niente suggerimenti: è uguale per tutti.
refusal-hint-none = Per questo non c’è suggerimento: decidi tu.
refusal-hint-guided = Qui ti stiamo già guidando.
refusal-daily-no-try = Per quel giorno non hai finito nessun tentativo.
refusal-daily-no-solver = Per questo gioco la linea migliore non si può calcolare.
refusal-reach-failed = Stavolta non è stato possibile calcolare il massimo raggiungibile.
refusal-daily-unknown = Questo giorno non esiste.
refusal-daily-future = La partita di quel giorno non è ancora uscita.
refusal-daily-never-dealt = Quel giorno qui non è stata distribuita nessuna partita: la casa non era ancora aperta.
refusal-daily-sealed = La partita di oggi resta sigillata fino alla fine della giornata: altri la stanno ancora giocando.
refusal-session-none = Non ci conosciamo ancora. Ricarica la pagina, per favore.
refusal-me-other-name = Non è il tuo nome. Non è stato eliminato nulla.
refusal-house-banned = Qui non puoi più giocare: chi gestisce questo server ti ha tolto l’accesso.

## Come si gioca, in una pagina

learn-table = Il tavolo
learn-how = Come si gioca
learn-end = Come finisce
learn-first = La prima partita guidata
learn-first-how = Dura circa tre minuti: premi *Come si gioca* sotto la locandina. Il tavolo è vero, le carte sono sempre le stesse e gli altri giocano con te.
learn-things = Che cosa c’è sul tavolo
learn-rules = Tutte le regole
learn-play = Gioca

## On a picture that goes with a link

postcard-somebody = qualcuno
postcard-won = { $winners_count ->
    [one] Vince **{ $winners }**.
   *[other] Vincono { $winners }.
}
postcard-over = La partita è finita.
postcard-invites = C’è un posto **per te**.
postcard-open = Apri il link e gioca.
postcard-day = { $game } · { DATETIME($date, dateStyle: "long") }
postcard-day-open = Le stesse carte **per tutti**.
postcard-day-play = Apri il link e gioca con le stesse carte.
postcard-day-proven = Il massimo possibile: **{ $best }** punti.
postcard-day-found = Il massimo trovato: **{ $best }** punti.
postcard-day-people = { $people ->
    [0] Quel giorno non ha giocato nessuno.
    [one] Quel giorno ha giocato una persona.
   *[other] Quel giorno hanno giocato { $people } persone.
}
postcard-day-mine = **{ $points }** { $points ->
    [one] punto
   *[other] punti
}
postcard-day-mine-proven = **{ $points }** { $points ->
    [one] punto
   *[other] punti
} su { $best }
postcard-day-mine-found = **{ $points }** { $points ->
    [one] punto
   *[other] punti
}; il massimo trovato: { $best }
postcard-day-tries = Il migliore di { $tries } tentativi.
postcard-day-ahead = { $ahead ->
    [0] { $people ->
        [one] Il primo nome del giorno.
       *[other] Su { $people } persone, nessuna ha fatto meglio.
    }
    [one] Su { $people } persone, una ha fatto meglio.
   *[other] Su { $people } persone, { $ahead } hanno fatto meglio.
}
postcard-day-running = { $days } giorni di fila.

## For those who answer in words

words-seat = Tu sei { $name }.
words-past = Che cosa hai visto succedere:
words-table = Che cosa c’è ora sul tavolo:
words-offers = Che cosa puoi fare:
words-answer = Rispondi con il numero di una di queste mosse, nient’altro.
words-own = Dopo il numero e i due punti puoi aggiungere parole tue.
refusal-words-not-understood = «{ $said }» non dice quale mossa intendi. Rispondi con un solo numero da 1 a { $last }, nient’altro.

## When others wait

call-turn = { $game }: tocca a te.
call-reminds = { $game }: il tuo tempo sta per scadere.
call-gathers = { $game }: il tuo gruppo ha un tavolo, il tuo posto è riservato.
call-feed = Vernissage: i miei turni

## Che cosa aggiunge https, in una pagina

https-title = Questa casa e https
https-adds = Con https lo schermo del telefono resta acceso da solo, la casa si installa come app e può avvisarti quando tocca a te. Puoi giocare anche senza: tutto il resto è uguale.
https-here = Lo stai già usando. Non c’è niente da fare.
https-how =
    ## Come si attiva in questa casa
    Chi gestisce la casa la chiude e la riapre così:

    `vernissage serve --https`

    Questa pagina dirà allora come un telefono impara a fidarsi della casa. Una casa con un nome su internet non ne ha bisogno: usa un proxy o un certificato proprio.
https-trust = Un telefono accetta https solo da chi considera attendibile. Mostra una volta al tuo che può fidarsi di questa casa.
https-iphone =
    ## iPhone e iPad
    1. In Safari, [scarica il certificato]({ $certificate }) e consentilo.
    2. Apri *Impostazioni*, tocca *Profilo scaricato*, poi *Installa*.
    3. Sempre in *Impostazioni*, vai in *Generali*, *Info*, *Attendibilità certificati* e attiva *Vernissage*.
https-android =
    ## Android
    1. [Scarica il certificato]({ $certificate }).
    2. Apri *Impostazioni* e cerca *certificato CA*. Conferma e scegli il file `vernissage.crt`.
    3. Apri la casa in Chrome. Altri browser possono avere un elenco proprio.
https-computer =
    ## Un computer
    Per prima cosa [scarica il certificato]({ $certificate }).

    - Mac: aprilo, fai doppio clic su *Vernissage* nel portachiavi e scegli *Fidati sempre*.
    - Windows: aprilo, premi *Installa certificato* e mettilo in *Autorità di certificazione radice attendibili*.
    - Firefox e Linux: importalo nelle impostazioni del browser, in *Certificati*, *Autorità*.
https-safe =
    ## Di che cosa ti fidi
    Il certificato può garantire solo per indirizzi di reti locali, mai per un sito su internet. Appartiene solo a questa casa, che ne mostra l’impronta quando apre:

    `{ $fingerprint }`
https-open = Apri con https
https-without = Continua senza
