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

## Het einde, zodra het is aangekondigd

ending-played = heeft gespeeld
ending-now = nu
ending-still = speelt nog
ending-last = speelt als laatste
ending-you = Jij
ending-then = dan de telling

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
table-settings = Instellingen
table-leave = Weggaan
table-title = { $title } · tafel { $code }
table-title-your-turn = Jouw beurt · { $title }
table-title-over = Uitslag · { $title }

## Uitnodigen

table-invite-title = Uitnodigen voor deze tafel
table-invite-how = Wie deze link opent, kan toekijken.
table-invite-closed = Wie deze link opent, kan om een plaats vragen.
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
next-waits = { $count ->
    [one] Er wacht nog een tafel op je.
   *[other] Er wachten nog { $count } tafels op je.
}
next-go = Naar { $game }
result-picture = Als afbeelding bewaren
table-leave-keep = Weggaan en mijn plaats houden
table-leave-resign = Mijn plaats voorgoed aan een bot geven
table-leave-stay = Blijven
seats-open = Spelers
seats-title = Aan deze tafel
seats-stop-alone = De tafel sluiten
stopped-title = Gestopt
stopped-how = De mensen aan deze tafel zijn voortijdig gestopt. Niemand heeft gewonnen, en wat verborgen was, blijft verborgen.
closed-title = Deze tafel is gesloten
closed-how = De host heeft de tafel gesloten voordat het spel begon.
onlookers-closed = Zonder publiek
onlookers-closed-how = Alleen wie meespeelt, ziet dit spel. Na afloop is het voor iedereen te zien.
table-looking-on-later = Je kijkt toe, met een paar zetten vertraging.
talk-tone = Hoe je het zegt
tone-plain = gewoon
tone-sure = stellig
tone-hesitant = aarzelend
tone-too-sure = iets te stellig

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
net-waits = Je keuze wordt verstuurd zodra er verbinding is.

refusal-net-unreachable = Vernissage is nu niet te bereiken. Heb je verbinding?
refusal-net-odd-reply = Er kwam een antwoord dat we niet begrijpen ({ $status }).
refusal-net-given-back = Terwijl de verbinding weg was, ging het spel verder: je zet is niet gedaan.

## Wat er gebeurde

log-title = Verloop, het nieuwste eerst
log-empty = Nog niets.
log-earlier = Eerder
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

why-not-close = Oké

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
result-shared = Link gekopieerd

## De herhaling

coach-title = Trainer
coach-of = { $right } van { $of }
coach-you = Jij
coach-number = Beslissing { $number }
coach-did = Wat je deed
coach-better = Wat beter was geweest
table-played-on = voortgezet vanaf tafel { $code }
hint-ask = Tip
hint-thinks = Even denken …
hint-says = Tip
hint-taken = { $count ->
    [one] met één tip
   *[other] met { $count } tips
}

replay-back-to-result = Terug naar de uitslag

## Voor schermlezers, en voor iedereen

a11y-close = Sluiten
a11y-news = Nieuws van de tafel
a11y-wait = Een moment …
a11y-skip = Naar de tafel
a11y-nothing = Op dit moment niets.

## De tafel op een groot scherm

table-screen-how = Richt je telefoon hierop, of typ de code op { $address }
table-screen-here = Al aan tafel: { $names }
table-look-up = Kijk naar de televisie: daar is de tafel.
stage-whole = Hier de hele tafel tonen
stage-hand = Hier alleen mijn hand tonen
stage-free = { $count ->
    [one] Er is een plaats vrij
   *[other] Er zijn { $count } plaatsen vrij
}

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
door-join-how = Je schuift aan zodra de code compleet is.
door-join-short = Een code heeft minstens vier letters.
door-join-unknown = Er is geen tafel { $code }.
door-mine = Mijn spellen
door-all = Alle { $count }
door-open-tables = Open tafels
door-open-tables-how = Schuif aan bij mensen die je nog niet kent.
door-with = { $game } met { $names }
door-your-turn = Jij bent aan de beurt
door-your-turn-until = Jij bent aan de beurt, tot { DATETIME($due, weekday: "long", hour: "numeric", minute: "numeric") }
door-your-turn-since = Jij bent aan de beurt sinds { DATETIME($since, weekday: "long", hour: "numeric", minute: "numeric") }
door-waiting = De anderen zijn aan de beurt
door-damaged = Deze tafel is beschadigd
door-earlier = Met eerdere regels gespeeld
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
door-about = { $game }: spelen, uitnodigen, regels
door-puzzle = Puzzel van de dag: { $game }
door-puzzle-how = { $bots ->
    [0] Voor iedereen dezelfde kaarten, alleen, in ongeveer { $minutes } minuten.
    [one] Voor iedereen dezelfde kaarten, met één bot, in ongeveer { $minutes } minuten.
   *[other] Voor iedereen dezelfde kaarten, met { $bots } bots, in ongeveer { $minutes } minuten.
}
door-puzzle-possible = { $points ->
    [one] Er is 1 punt te halen.
   *[other] Er zijn { $points } punten te halen.
}
door-puzzle-friend = { $points ->
    [one] { $name } heeft 1 punt.
   *[other] { $name } heeft { $points } punten.
}
door-puzzle-mine = { $points ->
    [one] Jij hebt 1 punt.
   *[other] Jij hebt { $points } punten.
}
door-puzzle-try = Proberen
door-puzzle-everyone = Iedereen
door-go-on = Verder
door-circles = Mijn kringen
door-circle-invited = Je bent uitgenodigd
door-circle-open = Openen
door-evening = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }{ $coming ->
    [0] {""}
    [one] : { $names } komt
   *[other] : { $names } komen
}
door-evening-yours = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }: jij komt{ $coming ->
    [0] {""}
   *[other] , met { $names }
}
door-evening-come = Ik kom
door-tv = Een televisie in de kamer?
door-tv-how = Open het daar, speel met je telefoons.
door-tv-open = Openen
door-tv-label = Op de televisie openen
door-loading = De lichten gaan aan …
door-closed = De deur klemt
door-again = Nog eens proberen

## Voor het spel

lobby-places = Plaatsen aan tafel
lobby-bot = bot

level-easy = Mild
level-medium = Gelijkwaardig
level-hard = Scherp
level-easy-how = Aardig en een tikje vergeetachtig.
level-medium-how = Speelt goed en maakt menselijke fouten.
level-hard-how = Kijkt ver vooruit en geeft niets weg.
level-rate = { $rate ->
    [few] zelden een potje
    [quarter] ongeveer één op de vier potjes
    [third] ongeveer één op de drie potjes
    [half] ongeveer de helft van de potjes
    [two-thirds] ongeveer twee op de drie potjes
    [three-quarters] ongeveer drie op de vier potjes
    [four-fifths] ongeveer vier op de vijf potjes
    [nine-tenths] ongeveer negen op de tien potjes
   *[all] bijna elk potje
}
level-wins = Wint { level-rate } tegen ‘{ $against }’.
level-wins-together = Met zijn vieren winnen ze { level-rate }.

bot-random = zorgeloos
bot-greedy = gretig
bot-search = scherpzinnig

## Je eigen pagina

me-name = Je naam
me-name-save = Bewaren
me-portrait = Je portret
me-other-name = Een andere naam

## Geen tafel te vinden

join-banned = Je kunt hier niet naar binnen
join-door = Naar de ingang

## Praten

talk-open = Praten
talk-title = Gesprek
talk-reactions = Reacties
talk-nothing = Er is nog niets gezegd.
talk-words = Zeg iets …
talk-phrases-only = Aan een open tafel zijn er alleen deze zinnen.
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
phrase-applause = Applaus!
phrase-laugh = Haha!
phrase-wow = Wauw!
phrase-hmm = Hm …
phrase-heart = Prachtig!

## Het spel van de dag

daily-title = Spel van de dag
daily-of-game = { daily-title }: { $title }. { $how }
daily-fresh = Voor iedereen dezelfde kaarten
daily-best = Jouw beste: { $best }
daily-again = Nog een poging
daily-of = Spel van { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-score = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}

## What a guest has reached

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

## Rooms one walks through

hall-back = Teruglopen
hall-on = Doorlopen
hall-place = schilderij { $number } van { $of }
hall-plan = Plattegrond van de zalen
hall-door = Door de deur: { $room }

## De beurten van de bots, stap voor stap

steps-title = De beurten van de bots
steps-number = stap { $number }
steps-count = stap { $number } van { $of }
steps-skip = Vooruitspoelen
steps-skip-how = Naar je volgende beslissing; wat veranderd is, is gemarkeerd
steps-skip-to = Vooruitspoelen naar mijn beurt
pace-open = Hoe snel de bots spelen
