# Wat de browser rond de spellen in het Nederlands zegt. Hoe zinnen heten en gevuld worden: vernissage/text.py.

### De tafel en wat eromheen is

## Wie er beslist

table-your-turn = Jij bent aan de beurt, { $name }.
table-waiting = { $count ->
    [one] { $names } denkt na.
   *[other] Wachten op { $names }.
}
table-nobody = Een ogenblik …
table-over = Het spel is afgelopen.
table-time-left = nog { $minutes }:{ $seconds }
table-hours-left = { $hours ->
    [one] nog een uur
   *[other] nog { $hours } uur
}
table-dock = Jouw beslissing
table-undo = Terugnemen
table-moves = Wat je kunt doen

## De balk

table-bar = Tafel
table-code = tafel { $code }
table-menu = Menu
table-invite = Uitnodigen
table-rules = Regels
table-log = Verloop
table-language = Taal
table-night = Licht dimmen
table-day = Licht aandoen
table-sound-on = Geluid aanzetten
table-sound-off = Geluid uitzetten
table-leave = Weggaan
table-title = { $title } · tafel { $code }
table-title-your-turn = Jouw beurt · { $title }

## Uitnodigen

table-invite-title = Uitnodigen voor deze tafel
table-invite-how = Wie deze link opent, kan toekijken.
table-invite-code = De code van deze tafel
table-invite-qr = De link naar deze tafel, voor de camera van een telefoon
table-copy = Link kopiëren
table-copied = Gekopieerd
table-share = Delen
table-screen = De tafel op een groot scherm tonen
table-device = Verder op een ander apparaat
table-device-how = Open dit op je andere apparaat. Het is de sleutel van jouw plaats, dus hou hem voor jezelf.
table-device-qr = Jouw plaats, voor de camera van je andere apparaat
table-device-copy = Sleutel kopiëren

## Weggaan

table-leave-title = Van tafel gaan?
table-leave-how = Je plaats blijft van jou: via dezelfde link kom je terug wanneer je wilt. De anderen zien dat je even weg bent.
table-leave-keep = Weggaan en mijn plaats houden
table-leave-resign = Mijn plaats voorgoed aan een bot geven
table-leave-stay = Blijven

## Wie even weg is

table-away = { $count ->
    [one] { $names } is even weg.
   *[other] { $names } zijn even weg.
}
table-away-bot = { $count ->
    [one] Een bot laten spelen
   *[other] Bots laten spelen
}
table-bot-plays = Op dit moment speelt een bot voor jou.
table-sit-again = Terug naar mijn plaats
table-looking-on = Je kijkt toe.
table-reload = Pagina opnieuw laden
table-broken = Een deel van deze tafel kon niet worden geladen.

## Eén apparaat voor meer mensen

pass-bar = Dit apparaat
pass-turn = { $count ->
    [one] Nu is { $names } aan de beurt.
   *[other] Nu zijn { $names } aan de beurt.
}
pass-hide = Scherm verbergen
pass-to = { $count ->
    [one] Geef het apparaat aan { $names }
   *[other] Moeten nog kiezen: { $names }
}
pass-me = Ik ben { $name }
pass-holding = { $name } kijkt.
pass-all = Iedereen mag kijken.
pass-everyone = Kijk allemaal!
pass-everyone-how = { $seconds ->
    [one] Er is één seconde iets te zien, daarna is het weg.
   *[other] Er is { $seconds } seconden iets te zien, daarna is het weg.
}
pass-show = Laat zien
pass-bot-plays = Op dit moment speelt een bot voor { $name }.
pass-sit-again = Plaats weer innemen

## De verbinding

net-connecting = De tafel wordt gedekt …
net-reconnecting = De verbinding is weg. Nieuwe poging …
net-silent = Vernissage antwoordt niet. Een ogenblik …
net-waits = Je keuze wacht tot de verbinding terug is.

refusal-net-unreachable = Vernissage is nu niet te bereiken. Heb je verbinding?
refusal-net-odd-reply = Er kwam een antwoord dat we niet begrijpen ({ $status }).
refusal-net-given-back = Terwijl de verbinding weg was, ging het spel verder: je zet is niet gedaan.

## Wat er gebeurde

log-title = Verloop, het nieuwste eerst
log-empty = Nog niets.
log-why = Waarom

## De regels

rules-title = { $title }: de regels
rules-find = Zoek een woord of nummer
rules-chapters = Hoofdstukken
rules-nothing = In geen enkele regel staat ‘{ $words }’.
rules-none = Dit spel heeft nog geen regelboekje.
rules-open-at = Regel { $number } openen
rules-loading = De regels worden erbij gepakt …
rules-find-any = Zoek een woord, kaart of nummer
    .hint = Woord, kaart, nummer …
rules-found = { $count ->
    [one] 1 plek
   *[other] { $count } plekken
}
rules-present = Dit moment
rules-round = Zo speel je
rules-every = Alle regels
rules-here = Jullie zijn hier
rules-end = Hoe het eindigt
rules-apply = Regels die hier gelden

goal-label = Het doel.
goal-read = Begrepen
goal-open = Wat is het doel?

## Wat iets is

what-ask = Wat is dit?
what-mode = Tik iets met een ring eromheen aan en zie wat het is.
what-nothing = Daar staat niets over. Tik iets met een ring eromheen aan.
what-key-closes = Esc sluit
what-touch-closes = Tik ergens om te sluiten
what-rule = Regel { $number }

## Hoe het afliep

result-winner = { $count ->
    [0] Deze keer wint niemand.
    [one] De avond is van { $names }.
   *[other] De avond is van { $names } samen.
}
result-seat = Speler
result-points = Punten
result-rematch = Revanche
result-rematch-join = Naar de revanche
result-replay = Terugkijken
result-share = Uitslag delen
result-shared = Link gekopieerd
result-copy = Uitslag als tekst kopiëren
result-copied = Uitslag gekopieerd
result-line = { $name }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
result-seal = Nagaan hoe de kaarten lagen
result-seal-how = Hoe de kaarten lagen, stond al vóór de eerste zet vast. Dit was vanaf het begin het zegel, en dit is de startwaarde die erachter zit: wie de startwaarde hasht, krijgt het zegel.
result-seal-commitment = Zegel
result-seal-seed = Startwaarde
result-record = Verslag downloaden

vote-question = Gelijke stand. Wie moet er winnen?
vote-how = Jij beslist: bekijk wat ze gemaakt hebben en kies. Tot de tijd om is kun je je nog bedenken.
vote-wait = Nu beslissen anderen: wie deze link opent en niet zelf gelijk staat, kan stemmen. Tot die tijd winnen jullie samen.
vote-join = Scan de code en stem op je telefoon.
vote-run-off = Een herstemming: deze kregen de meeste stemmen, en evenveel.
vote-cast = { $count ->
    [0] nog geen stemmen
    [one] tot nu toe één stem
   *[other] tot nu toe { $count } stemmen
}
vote-yours = jouw stem
vote-ask = Iemand laten oordelen
vote-qr = De link naar de stemming, voor de camera van een telefoon
vote-nobody = Niemand heeft gestemd, dus ze winnen samen.
vote-undecided = De { $count } stemmen zijn gelijk verdeeld, dus ze winnen samen.
vote-chosen = { $count ->
    [one] { $name } is gekozen, met de enige stem.
   *[other] { $name } is gekozen, met { $votes } van de { $count } stemmen.
}

## De herhaling

coach-title = Trainer
coach-not-here = De trainer heeft hier niets te zeggen
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] De trainer bekijkt je spel
       *[no] Niets beters gevonden. Goed gespeeld!
    }
    [one] De beslissing die het meest kostte
   *[other] De { $count } beslissingen die het meest kostten
}
coach-how = Beoordeeld op wat je toen kon zien. Wat beter lijkt, wordt { $playouts } keer uitgespeeld tegen jouw keuze.
coach-thinking = Denkt nog na: { $thought } van { $turns } beurten
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] procentpunt
       *[other] procentpunten
    }
   *[points] { $cost ->
        [one] punt
       *[other] punten
    }
}
coach-curve = { $unit ->
    [chance] Winkans na elke beurt
   *[points] Verwachte punten na elke beurt
}
coach-band = De band: hoe zeker de trainer is
coach-value = { $unit ->
    [chance] { $value }%
   *[points] { $value ->
        [one] één punt
       *[other] { $value } punten
    }
}
coach-mark = { $unit ->
    [chance] { $value }%
   *[points] { $value }
}
coach-of = { $right } van { $of }
coach-even = gelijk
coach-start = begin
coach-end = einde
coach-you = Jij
coach-step = Stap
coach-table = { $unit ->
    [chance] Ieders winkans na elke beurt
   *[points] Verwachte punten na elke beurt
}
coach-number = Beslissing { $number }
coach-did = Wat je deed
coach-better = Wat beter was geweest
coach-next = Volgende beslissing
coach-watch = Dit moment terugkijken
coach-marks = De beslissingen in het spel
coach-play-on = Vanaf hier verder spelen
table-played-on = voortgezet vanaf tafel { $code }
hint-ask = Tip
hint-thinks = Even denken …
hint-says = Tip
hint-taken = { $count ->
    [one] met één tip
   *[other] met { $count } tips
}

replay-title = Herhaling
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-position = Stap
replay-step = Stap { $number } van { $last }
replay-speed = Tempo
replay-speed-slow = Langzaam
replay-speed-normal = Normaal
replay-speed-fast = Snel
replay-eyes = Gezien door
replay-public = iedereen
replay-back-to-result = Terug naar de uitslag
replay-not-yet = De herhaling gaat open als het spel is afgelopen: eerder zou die geheimen verklappen.

## Voor schermlezers, en voor iedereen

a11y-close = Sluiten
a11y-news = Nieuws van de tafel
a11y-wait = Een moment …

## De tafel op een groot scherm

table-screen-how = Richt je telefoon hierop, of typ de code op { $address }
table-screen-here = Al aan tafel: { $names }

### De pagina’s rond de tafels

## De ingang

door-headline = { $games ->
    [0] Kaartspellen over kunst.
    [1] Een kaartspel over kunst.
    [2] Twee kaartspellen over kunst.
    [3] Drie kaartspellen over kunst.
    [4] Vier kaartspellen over kunst.
    [5] Vijf kaartspellen over kunst.
   *[other] { $games } kaartspellen over kunst.
}
door-open = De deuren staan open.
door-welcome = Speel meteen met bots, of nodig je vrienden uit. Geen account, geen formulier.
door-games = Spellen
door-facts = { $fewest }–{ $most } spelers · { $minutes } min
door-play = Spelen
door-play-label = { door-play }: { $game }, met bots
door-level = Bots bij { $game }
door-guide = Zo gaat het · 3 min
door-guide-label = Zo gaat het, in drie minuten: { $game }
door-invite = Uitnodigen
door-invite-label = { door-invite }: { $game }
door-join-label = Meedoen met een code
door-join = Meedoen
door-join-short = Een code heeft minstens vier letters.
door-join-unknown = Er is geen tafel { $code }.
door-mine = Mijn spellen
door-mine-none = Nog niets. Wat je begint, wacht hier op je en blijft daarna als herhaling staan.
door-all = Alle { $count }
door-open-tables = Open tafels
door-with = { $game } met { $names }
door-your-turn = Jij bent aan de beurt
door-waiting = De anderen zijn aan de beurt
door-damaged = Deze tafel is beschadigd
door-gathering = { $free ->
    [0] Gaat zo beginnen
    [one] Nog niet begonnen · één plaats vrij
   *[other] Nog niet begonnen · { $free } plaatsen vrij
}
door-finished = { $winners ->
    [nobody] Afgelopen op { DATETIME($made, day: "numeric", month: "short") } · herhaling
   *[other] Winst voor { $winners } · { DATETIME($made, day: "numeric", month: "short") } · herhaling
}
door-guest-waiting = { $waiting ->
    [one] één spel wacht op je
   *[other] { $waiting } spellen wachten op je
}
door-guest-rename = naam wijzigen
door-my-page = Mijn spellen, en hoe ik ze meeneem
door-loading = De lichten gaan aan …
door-closed = De deur klemt
door-again = Nog eens proberen

## Voor het spel

lobby-title = Aan tafel bij { $host }
lobby-how-many = { $game } · { $taken ->
    [0] nog niemand
    [1] één speler
    [2] twee spelers
    [3] drie spelers
    [4] vier spelers
    [5] vijf spelers
    [6] zes spelers
    [7] zeven spelers
    [8] acht spelers
   *[other] { $taken } spelers
} aan tafel, { $free ->
    [0] geen plaats meer vrij.
    [1] nog één plaats vrij.
    [2] nog twee plaatsen vrij.
    [3] nog drie plaatsen vrij.
    [4] nog vier plaatsen vrij.
    [5] nog vijf plaatsen vrij.
   *[other] nog { $free } plaatsen vrij.
}
lobby-watchers = { $count ->
    [one] Er kijkt één persoon toe.
   *[other] Er kijken { $count } mensen toe.
}
lobby-learn = Hoe je het speelt
lobby-places = Plaatsen aan tafel
lobby-you = jij
lobby-host = host
lobby-you-host = jij · host
lobby-host-now = { $host } is nu de host.
lobby-host-you = Jij bent nu de host: jij start het spel.
lobby-leave-how = { $host ->
    [nobody] Je bent de host, en er zit nog niemand anders. Wie de link opent, vindt dan een lege tafel.
   *[other] Je bent de host. { $host } neemt het van je over en je plaats komt vrij.
}
lobby-leave-go = De tafel verlaten
lobby-here = aanwezig
lobby-away = even weg
lobby-bot = bot
lobby-free = Vrije plaats
lobby-free-drawn = vrije plaats
lobby-free-how = voor wie de link heeft
lobby-add-bot = Bot erbij
lobby-bring = Dit apparaat doorgeven
lobby-bring-title = Wie speelt er nog mee op dit apparaat?
lobby-bring-how = Eén apparaat voor jullie allemaal: het gaat rond en verbergt wat de volgende niet mag zien.
lobby-bring-name = Naam
lobby-bring-any = of laat ons kiezen
lobby-bring-add = Erbij
lobby-bring-done = Klaar
lobby-at-device = op dit apparaat
lobby-sit = Hier gaan zitten
lobby-rise = Mijn plaats vrijgeven
lobby-remove = Weghalen
lobby-remove-label = { lobby-remove }: { $name }
lobby-rename = Naam wijzigen
lobby-level = Hoe goed { $name } speelt
lobby-invite = Uitnodigen
lobby-invite-how = Richt een telefoon hierop, of typ de letters bij de ingang.
lobby-code = Code
lobby-qr = De link naar deze tafel, voor de camera van een telefoon
lobby-link = De link naar deze tafel
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-share = Kom { $game } met ons spelen!
lobby-share-button = Delen
lobby-options = Opties
lobby-none = geen
lobby-yes = ja
lobby-no = nee
lobby-less = Minder
lobby-more = Meer
lobby-chosen = { $count } van { $most } gekozen
lobby-choose-none = Geen van deze
lobby-done = Klaar
lobby-clock = Bedenktijd
lobby-clock-note = per beslissing
lobby-clock-none = onbeperkt
lobby-clock-relaxed = ontspannen
lobby-clock-brisk = vlot
lobby-open = Wie mag meedoen
lobby-open-no = alleen genodigden
lobby-open-yes = iedereen
lobby-start = { $count ->
    [0] Beginnen
    [1] Alleen beginnen
    [2] Met z’n tweeën beginnen
    [3] Met z’n drieën beginnen
    [4] Met z’n vieren beginnen
    [5] Met z’n vijven beginnen
    [6] Met z’n zessen beginnen
    [7] Met z’n zevenen beginnen
    [8] Met z’n achten beginnen
   *[other] Met { $count } spelers beginnen
}
lobby-too-few = { $missing ->
    [one] Er is nog één speler nodig: nodig iemand uit, of zet er een bot bij.
   *[other] Er zijn nog { $missing } spelers nodig: nodig mensen uit, of zet er bots bij.
}
lobby-ready = Jullie kunnen beginnen. Wie later komt, kan toekijken.
lobby-absent = { $count ->
    [one] { $names } is even weg.
   *[other] { $names } zijn even weg.
}
lobby-wait = { $host } start het spel.
lobby-watching = { $free ->
    [0] Je kijkt toe. Komt er een plaats vrij, dan kun je gaan zitten.
   *[other] Je kijkt toe. Schuif gerust aan op een vrije plaats.
}

lobby-levels = Hoe goed zijn de bots?
lobby-fill = Aanvullen met bots
lobby-fill-count = { $count ->
    [0] genoeg voor een goed potje
    [one] nog één plaats
   *[other] { $count } plaatsen
}
lobby-personality = Waar { $name } op let
level-easy = Makkelijk
level-medium = Gemiddeld
level-hard = Moeilijk
level-easy-how = Aardig en een tikje vergeetachtig.
level-medium-how = Speelt goed en maakt menselijke fouten.
level-hard-how = Kijkt ver vooruit en geeft niets weg.
level-wins = Wint { $wins } van de 100 potjes tegen ‘{ $against }’.
level-wins-together = Met zijn vieren winnen ze { $wins } van de 100 potjes.

bot-random = zorgeloos
bot-greedy = gretig
bot-search = scherpzinnig

## Je eigen pagina

me-name = Je naam
me-name-save = Bewaren
me-rename = Naam wijzigen
me-played = gespeeld
me-won = gewonnen
me-now = bezig
me-going = Nog bezig
me-going-none = Er wacht geen spel op je.
me-to-door = Naar de ingang
me-finished = Afgelopen
me-finished-none = Hier hangen afgelopen spellen, elk als herhaling waarin alle geheimen open liggen.
me-phrase = Verhuizen naar een ander apparaat
me-phrase-how = Deze browser bewaart je naam en je spellen. Met een wachtzin neem je ze mee: hier maak je hem, daar vul je hem in.
me-phrase-make = Wachtzin maken
me-phrase-once = Schrijf hem nu op, je ziet hem maar één keer. Wie hem invult, speelt verder als jij. Een oudere wachtzin werkt niet meer.
me-phrase-copy = Kopiëren
me-phrase-copied = Gekopieerd
me-recover = Ik heb een wachtzin
me-recover-go = Verder spelen
me-recovered = Fijn dat je er weer bent.
me-others = Andere browsers afmelden
me-others-how = Heb je op het apparaat van iemand anders gespeeld, of ben je je telefoon kwijt? Hierna kent alleen deze browser je nog. Je wachtzin blijft werken; maak een nieuwe als iemand hem zou kunnen kennen.
me-others-go = Afmelden
me-others-done = { $count ->
    [0] Er was geen andere browser.
    [one] Eén andere browser is afgemeld.
   *[other] { $count } andere browsers zijn afgemeld.
}

## Geen tafel te vinden

join-unknown = Er is geen tafel { $code }
join-unknown-how = Misschien klopt er een letter niet, of is de tafel allang afgeruimd.
join-closed = Tafel { $code } is gesloten
join-closed-how = De beheerder van deze server heeft deze tafel gesloten. Je andere spellen gaan door.
join-banned = Je kunt hier niet naar binnen
join-damaged = Deze tafel is beschadigd
join-damaged-how = Wat ervan bewaard was, is niet te lezen.
join-mendable = { $moves ->
    [0] Een deel van dit spel is niet meer te lezen. Het kan met dezelfde kaarten opnieuw beginnen; de zetten tot nu toe zijn verloren.
    [one] Een deel van dit spel is niet meer te lezen. Het kan na de eerste zet verdergaan; wat daarna kwam, is verloren.
   *[other] Een deel van dit spel is niet meer te lezen. Het kan na de eerste { $moves } zetten verdergaan; wat daarna kwam, is verloren.
}
join-beyond-mending = Wat van dit spel bewaard was, is niet te lezen; het kan niet verdergaan. Met je andere tafels is alles in orde.
join-mend = Vanaf daar verder spelen
join-nowhere = Hier hangt niets
join-nowhere-how = Op dit adres is geen pagina van Vernissage.
join-door = Naar de ingang

## Praten

talk-open = Praten
talk-title = Gesprek
talk-nothing = Er is nog niets gezegd.
talk-words = Zeg iets …
talk-say = Zeggen
talk-closed = Er wordt nu niet gepraat:
talk-looking-on = Wie toekijkt kan luisteren, maar niet meepraten.
phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-thinking = Even denken …
phrase-your-turn = Jouw beurt!
phrase-this-one = Wat vind je van deze?
phrase-not-this-one = Deze zou ik niet ophangen.
phrase-fine = Prima zo!
phrase-again = Nog een keer?
phrase-bye = Tot ziens!

## The puzzle of the day

daily-title = Puzzel van de dag
daily-plaque = { daily-title }: { $title }. { $how }
daily-fresh = Voor iedereen dezelfde kaarten
daily-best = Jouw beste: { $best }
daily-next = { $hours ->
    [0] De volgende komt over { $minutes } min.
   *[other] De volgende komt over { $hours } uur en { $minutes } min.
}
daily-players = { $count ->
    [one] Eén persoon heeft hem vandaag uitgespeeld.
   *[other] { $count } mensen hebben hem vandaag uitgespeeld.
}
daily-standing = { $best ->
    [one] Je beste tot nu toe: 1 punt.
   *[other] Je beste tot nu toe: { $best } punten.
} { $tries ->
    [one] Dat was je eerste poging.
   *[other] { $tries } pogingen, de eerste was goed voor { $first }.
}
daily-again = Nog een poging
daily-sealed = Anderen spelen deze kaarten nog; de herhaling opent als de dag voorbij is.
daily-of = Puzzel van { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
daily-past = De puzzel van { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Die dag is voorbij, dus dit telt niet mee.
daily-helped = Hier heeft een bot gespeeld, dus dit telt niet mee.
daily-chart = Beste scores van vandaag
daily-bar = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}: { $count ->
    [0] niemand
    [one] één persoon
   *[other] { $count } mensen
}
daily-bars = { $from } tot en met { $score } punten: { $count ->
    [0] niemand
    [one] één persoon
   *[other] { $count } mensen
}
daily-here = dit spel

## What a guest has reached

me-days = Dagpuzzels
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-best = { $best ->
    [one] 1 punt
   *[other] { $best } punten
}
me-day-tries = { $tries ->
    [one] één poging
   *[other] { $tries } pogingen
}
me-feats = Bijzondere doelen
me-feats-count = { $reached } van { $all }
me-feat-made = bereikt op { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = nog te gaan
feat-reached = Bijzonder doel
feat-reached-by = { $name } bereikt een bijzonder doel
feat-new = Nieuw voor jou

## A guided first game

guide-count = { $number } van { $of }
guide-next = Verder
guide-show = Laat zien
guide-skip = Overslaan
guide-end = Zo gaat het
guide-real = Een echt potje
guide-again = Nog een keer
guide-stay = Hier verder spelen

## Een tafel in woorden, voor een spel zonder eigen tafel

plain-proposed = Voorgesteld
plain-yes = ja
plain-no = nee
plain-none = geen
plain-empty = Leeg: { $names }
plain-seats = Spelers
plain-you = { $name } (jij)
plain-last = Zojuist
plain-offers = { $count ->
    [one] 1 mogelijke zet
   *[other] { $count } mogelijke zetten
}
plain-any = maakt niet uit
plain-all = Alle { $count } tonen
plain-entries = { $count ->
    [one] 1 item
   *[other] { $count } items
}
plain-final = Zo lag het aan het eind

field-bid = Bod
field-card = Kaart
field-cards = Kaarten
field-dealer = Deler
field-deck = Trekstapel
field-discard = Aflegstapel
field-first = Begint
field-game = Spel
field-hand = Jouw hand
field-held = Kaarten in de hand
field-laid = Gelegd
field-latest = Sprak het laatst
field-members = Wie beslist
field-number = Getal
field-options = Instellingen
field-phase = Fase
field-players = Aantal spelers
field-points = Punten
field-prize = Prijs
field-round = Ronde
field-row = Rij
field-score = Stand
field-table = Tafel
field-tokens = Fiches
field-trick = Slag
field-tricks = Slagen
field-trump = Troef
field-turn = Aan zet
