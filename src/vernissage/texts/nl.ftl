# Wat het programma zelf in het Nederlands zegt. Hoe zinnen heten en gevuld worden: vernissage/text.py.

list-and = { $first } en { $last }

seat-you = jij
    .label = Jij
seat-name = Plaats { $seat }

## Waarom niet

refusal-unknown = Dat kan niet ({ $code }).
refusal-match-over = Het spel is afgelopen.
refusal-match-not-your-turn = Je bent nu niet aan de beurt.
refusal-match-stale = Het spel is intussen al verder.
refusal-match-resigned = Deze plaats doet niet meer mee.
refusal-match-bound = Er valt niets meer terug te nemen.
refusal-match-enough-undone = Er is voorlopig genoeg teruggenomen.
refusal-match-full = Dit spel heeft de grens van 10.000 zetten bereikt en kan niet verder. Begin gerust een nieuw spel.
refusal-match-not-over = Dat kan pas als het spel is afgelopen.
refusal-match-not-tied = Deze plaats staat niet gelijk met een andere; er valt dus niets te beoordelen.
refusal-seat-unknown = Die plaats is er niet aan deze tafel.
refusal-seat-which = Meerdere plaatsen zijn aan de beurt: { $seats }. Zeg welke.
refusal-message-malformed = Dat is niet te lezen: { $why }.
refusal-message-too-long = Deze regel is langer dan { $limit } bytes.
refusal-message-unknown-game = Dat spel is er niet.
refusal-message-no-match = Er is nog geen partij begonnen.
refusal-message-failed = Dat is een fout van ons; de partij staat er nog net zo bij: { $why }.
refusal-position-other-options = Deze stelling hoort bij een tafel met andere opties.
refusal-position-not-arranged = In dit concept kunnen nog geen stellingen worden opgezet.
refusal-record-sealed = De startwaarde van deze partij is nog verzegeld. Naspelen kan pas als het spel is afgelopen.
refusal-record-other-version = Er is gespeeld met versie { $version } van de regels; dit is versie { $present }.
refusal-record-other-seed = De startwaarde in het bestand is niet die van het zegel aan het begin.
refusal-record-other-outcome = Bij het naspelen loopt de partij anders af dan het bestand zegt.
refusal-record-stopped = { $fault ->
    [match-not-your-turn] Zet { $input } is gedaan door plaats { $made_by }, maar { $turns ->
        [one] plaats { $turn_of } was aan de beurt.
       *[other] de plaatsen { $turn_of } waren aan de beurt.
    }
    [match-over] Zet { $input } is gedaan door plaats { $made_by }, maar het spel was toen al afgelopen.
    [match-resigned] Zet { $input } is gedaan door plaats { $made_by }, die niet meer meedeed.
    [match-bound] Bij zet { $input } neemt plaats { $made_by } iets terug, maar er viel niets terug te nemen.
    [match-enough-undone] Bij zet { $input } neemt plaats { $made_by } iets terug, vaker dan mag.
    [match-full] Met zet { $input } is het spel langer dan een spel mag zijn.
    [match-not-over] Bij zet { $input } beslist een jury over plaats { $made_by }, maar het spel was nog niet afgelopen.
    [match-not-tied] Bij zet { $input } beslist een jury over plaats { $made_by }, die niet gelijkstond.
    [seat-unknown] Zet { $input } is gedaan door een plaats die er aan deze tafel niet is.
    [message-malformed] Zet { $input } is niet te lezen: { $why }.
   *[other] Zet { $input } van plaats { $made_by } is tegen de regels. Aan tafel had er gestaan: ‘{ $code }’
} Zetten en plaatsen tellen vanaf 0.
refusal-record-arranged = Deze partij is niet gedeeld: ze begon met een opgezette stelling, en daarover zegt het zegel niets. Vanaf daar houden alle { $inputs } stappen zich aan de regels.
refusal-record-other-seal = Het zegel in het bestand is niet het zegel dat je hebt genoteerd. Het is { $seal }.
refusal-record-other-digest = In het bestand staan niet de zetten die aan het eind zijn verzegeld. De controlesom van de zetten die erin staan, is { $digest }.
refusal-record-damaged = Het bestand is beschadigd ({ $why }). Verder dan hier is het niet te lezen.

## Wat van buiten de regels komt

input-hinted = { $you ->
    [seat] Je hebt een tip gevraagd.
   *[other] { $seat } heeft een tip gevraagd.
}
input-timed-out = { $you ->
    [seat] Je tijd is om.
   *[other] { $seat } heeft geen tijd meer.
}
input-resigned = { $you ->
    [seat] Je verlaat het spel.
   *[other] { $seat } verlaat het spel.
}
input-taken-over = { $you ->
    [seat] Voor jou speelt nu { $by }.
   *[other] Voor { $seat } speelt nu { $by }.
}
input-stood-in = { $you ->
    [seat] Voor jou speelt nu een bot.
   *[other] Voor { $seat } speelt nu een bot.
}
input-came-back = { $you ->
    [seat] Je speelt nu zelf.
   *[other] { $seat } speelt nu zelf.
}
input-taken-back = { $you ->
    [seat] Je neemt je laatste zet terug.
   *[other] { $seat } neemt de laatste zet terug.
}
input-judged = { $you ->
    [seat] De jury koos jou.
   *[other] De jury koos { $seat }.
}
input-outvoted = { $you ->
    [seat] Anderen hebben meer stemmen dan jij: een herstemming beslist tussen hen.
   *[other] Anderen hebben meer stemmen dan { $seat }: een herstemming beslist tussen hen.
}

## Aan tafel in de terminal

cli-welcome = { $count ->
    [one] { $others } schuift bij je aan.
   *[other] { $others } schuiven bij je aan.
}
cli-commitment =
    Vanaf nu ligt vast hoe de kaarten liggen. Dit is het zegel waarmee je dat aan het eind kunt nagaan:
    { $commitment }
cli-cannot-forget = Dit is een geheugenspel, en wat hier geschreven staat, kan niet meer weg. Kijk niet terug.
cli-thinking = { $name } denkt na …
cli-prompt = Jouw zet (? voor hulp):{" "}
cli-prompt-or-wait = Jouw zet, of Enter om op de anderen te wachten (? voor hulp):{" "}
cli-same-table = “table” laat alles zien wat er op tafel ligt.
cli-empty-log = Er is nog niets gebeurd.
cli-more-offers = { $count ->
    [one] … en nog één. “all” laat die ook zien.
   *[other] … en nog { $count }. “all” laat ze allemaal zien.
}
cli-which-game = Welk spel wil je spelen?{" "}
cli-over = Het spel is afgelopen
cli-winners = { $you ->
    [yes] { $count ->
        [0] Je wint. Gefeliciteerd!
       *[other] Je wint, samen met { $others }. Gefeliciteerd!
    }
   *[no] { $count ->
        [0] Deze keer wint niemand.
        [one] { $others } wint.
       *[other] { $others } winnen samen.
    }
}
cli-seed =
    De startwaarde van deze partij, en het zegel dat er vanaf het begin op zat:
    { $seed }
    { $commitment }
cli-arranged = Deze partij is niet gedeeld: ze begon met een opgezette stelling.
cli-digest =
    De controlesom van alle zetten. Wie die noteert, ziet later of een verslag is veranderd:
    { $digest }
cli-check = Zelf nagaan kan zo: vernissage replay --verify { $file }
cli-goodbye = Je staat op van tafel. Tot gauw!
cli-goodbye-kept = Je staat op van tafel. Het spel wacht op je: vernissage play --resume { $file }
cli-kept = Het spel is bewaard in { $file }.
cli-resumed-partly = Vanaf daar kun je verder.
cli-verified = { $over ->
    [yes] De kaarten lagen zoals { $noted ->
        [yes] het zegel dat je hebt genoteerd
       *[no] het zegel in het bestand
    } beloofde, alle { $inputs } stappen houden zich aan de regels, en de uitslag klopt.
   *[no] De kaarten liggen zoals { $noted ->
        [yes] het zegel dat je hebt genoteerd
       *[no] het zegel in het bestand
    } belooft, en alle { $inputs } stappen houden zich aan de regels. Het spel is nog niet afgelopen.
}
cli-verified-seal = Zegel: { $seal }
cli-verified-digest = Controlesom: { $digest }
cli-verified-compare = Dat het jullie partij is, blijkt alleen uit wat je zelf hebt genoteerd: vergelijk het zegel met dat van het begin (--seal) en de controlesom met die van het eind (--digest).

## Hulp

cli-help-number = 3
    .meaning = de zet met dat nummer
cli-help-words = een deel van de woorden
    .meaning = genoeg om duidelijk te maken welke zet je bedoelt
cli-help-written = { $example }
    .meaning = een uitgeschreven zet, aangeboden of niet
cli-help-own-words = 3: je eigen woorden
    .meaning = een zet, en wat je er in het geheim bij schrijft, waar dat kan
cli-help-table = table
    .meaning = de tafel nog een keer laten zien
cli-help-all = all
    .meaning = alle zetten die mogelijk zijn, hoeveel het er ook zijn
cli-help-undo = undo
    .meaning = je laatste zet terugnemen, zolang dat mag
cli-help-log = log
    .meaning = alles wat je tot nu toe hebt gezien
cli-help-rules = rules, rules 5.3
    .meaning = het regelboekje, of één regel eruit
cli-help-save = save BESTAND
    .meaning = het spel in een bestand bewaren
cli-help-quit = quit
    .meaning = opstaan van tafel

## Waarom niet, in de terminal

refusal-game-unknown = Een spel met de naam { $game } is er niet. Wel: { $games }.
refusal-game-no-guide = Dit spel heeft nog geen begeleid eerste potje.
refusal-game-no-primer = Dit spel heeft behalve de regels nog geen uitleg.
refusal-bot-unknown = Een bot met de naam { $bot } is er niet voor dit spel. Wel: { $bots }.
refusal-bot-budget = ‘{ $budget }’ is geen bedenktijd: 200ms is tijd, 500 is een aantal rekenstappen.
refusal-bot-no-thinker = { $bot } denkt niet na en heeft dus geen bedenktijd nodig.
refusal-cli-players = { $game } is voor { $fewest } tot en met { $most } spelers.
refusal-cli-no-setting = Een optie schrijf je zo: NAAM=WAARDE.
refusal-cli-option = Die opties gaan niet. { $why }
refusal-cli-no-such-number = Kies een nummer van 1 tot en met { $last }.
refusal-cli-several-moves = ‘{ $said }’ kan { $numbers } zijn. Welke bedoel je?
refusal-cli-not-understood = ‘{ $said }’ is geen van deze zetten. Met ? zie je wat je kunt typen.
refusal-cli-other-fields = Deze zet schrijf je zo: { $kind } { $fields }
refusal-cli-no-words = Bij deze zet kun je niets schrijven.
refusal-cli-no-file = Waar moet het heen? Typ: save BESTAND
refusal-file-unreadable = { $file } is niet te lezen: { $why }.
refusal-file-unwritable = { $file } is niet te schrijven: { $why }.
refusal-cli-file-exists = { $file } bestaat al. Ga ermee verder met --resume, of kies een andere naam.
refusal-file-no-record = { $file } is geen verslag van een partij: { $why }.
refusal-cli-resume-brings-its-own = Een hervatte partij brengt haar eigen spelers, opties en startwaarde mee.
refusal-cli-other-game = In { $file } zit een partij { $game }.
refusal-cli-no-rulebook = { $game } heeft nog geen regelboekje.
refusal-cli-unknown-rule = { $close ->
    [nothing] Er is geen regel { $number }.
   *[other] Er is geen regel { $number }. Bedoel je { $close }?
}
refusal-cli-no-such-step = De partij heeft maar { $inputs } stappen.

## Waarom niet, in huis

refusal-table-unknown = Er is geen tafel met deze code.
refusal-table-full = Aan deze tafel is geen plaats meer vrij.
refusal-table-taken = Daar zit al iemand.
refusal-table-not-host = Dat kan alleen de host.
refusal-table-not-seated = Je hebt geen plaats aan deze tafel.
refusal-table-begun = Het spel is al begonnen.
refusal-table-not-begun = Het spel is nog niet begonnen.
refusal-table-not-over = Dat kan pas als het spel is afgelopen.
refusal-calls-no-address = Naar dat adres mogen we geen seintje sturen. Het moet met https:// beginnen.
refusal-calls-too-many = Je krijgt al op { $most } plekken een seintje. Verwijder er eerst een.
refusal-calls-no-browser = Deze browser liet niet weten hoe we je een seintje kunnen geven.
refusal-circle-unknown = Deze kring bestaat niet, of je hoort er niet bij. Vraag iemand uit de kring om de link.
refusal-circle-full = Een kring telt hoogstens { $most } mensen.
refusal-circle-too-many = Je zit al in { $most } kringen. Verlaat er eerst een.
refusal-circle-no-name = Een kring heeft een naam nodig.
refusal-circle-one-person = Aan deze tafel speelt maar één iemand. Voor een kring heb je anderen nodig.
refusal-circle-not-ahead = Een avond moet nog komen, binnen een jaar.
refusal-calls-unknown = Daar krijg je geen seintje.
refusal-calls-holiday-too-long = Je kunt hoogstens { $days } dagen weg zijn.
refusal-table-stood-in = Er speelt nu een bot voor je. Neem eerst je plaats weer in.
refusal-table-silence = Er mag nu niet gepraat worden.
refusal-table-watching = Je kijkt hier alleen toe.
refusal-table-name-taken = Er heet hier al iemand zo.
refusal-table-not-yours = Die plaats wordt niet op dit apparaat gespeeld.
refusal-table-moved-on = Het spel is al verder.
refusal-table-possible = Dat kan nu.
refusal-guide-not-yet = Volgens de regels mag het, maar in deze les komt eerst iets anders. Doe wat de gids zegt.
refusal-table-nobody-looks = Zeg eerst wie het apparaat vasthoudt.
refusal-table-too-few = { $fewest ->
    [one] Er moet minstens één speler meedoen.
   *[other] Er moeten minstens { $fewest } spelers meedoen.
}
refusal-table-too-many = Dit spel is voor hoogstens { $most } spelers, en jullie zijn met meer.
refusal-table-stopped = Het spel is gestopt.
refusal-table-onlookers = Alleen wie meespeelt, ziet dit spel.
refusal-seat-private = Dit spel is maar voor één persoon.
refusal-seat-seated = Je hebt al een plaats aan deze tafel.
refusal-seat-removed = De host heeft je gevraagd deze tafel te verlaten. Je kunt hier niet opnieuw gaan zitten.
refusal-seat-has-seen = Je hebt in dit spel al op een andere plaats gespeeld; voor deze weet je te veel.
refusal-seat-kept = Deze plaats is van iemand die nog kan terugkomen.
refusal-seat-declined = Je hebt al eerder om deze plaats gevraagd.
refusal-seat-asked-for = Op dit moment vraagt iemand anders om deze plaats.
refusal-seat-nobody-asks = Er vraagt niemand meer om deze plaats.
refusal-seat-not-your-say = Over die plaats ga jij niet.
refusal-seat-said-nothing = Daar is niets gezegd.
refusal-table-not-away = Een bot kan invallen als iemand { $seconds } seconden weg is.
refusal-table-not-kept = Dat kon niet worden bewaard; er is dus niets gebeurd. Probeer het nog eens.
refusal-table-not-damaged = Deze tafel is niet beschadigd.
refusal-table-beyond-mending = Van deze tafel is niets meer te lezen; hij kan niet verdergaan.
refusal-table-earlier-rules = Dit spel is met eerdere regels gespeeld (versie { $version }) en kan hier niet meer worden geopend. Het verslag is wel te downloaden.
refusal-house-out-of-order = Vernissage kan op dit moment niets bewaren of opzoeken; er is dus niets gebeurd. Probeer het zo meteen nog eens.
refusal-house-broke = Er is iets misgegaan op de server; dat ligt niet aan jou. Laad de pagina opnieuw en probeer het nog eens.
refusal-vote-closed = Hier kan nu niemand stemmen.
refusal-vote-not-tied = Op deze plaats kan niemand stemmen: die staat niet gelijk.
refusal-vote-partial = Jij staat zelf gelijk, dus anderen moeten oordelen.
refusal-vote-full = Er hebben al zoveel mensen gestemd dat er geen stemmen meer bij kunnen.
refusal-limit-wait = { $seconds ->
    [one] Dat was een beetje veel tegelijk. Probeer het over een seconde nog eens.
   *[other] Dat was een beetje veel tegelijk. Probeer het over { $seconds } seconden nog eens.
}
refusal-phrase-unknown = Die wachtzin kennen we niet.
refusal-phrase-unknown-word = ‘{ $word }’ staat niet in onze woordenlijst. Is het goed gespeld?
refusal-phrase-length = Een wachtzin heeft { $words } woorden.
refusal-name-empty = Een naam moet iets hebben wat je kunt zien.
refusal-table-phrases-only = Aan een open tafel kun je alleen de kant-en-klare zinnen gebruiken.
refusal-table-no-own-words = Aan een open tafel kun je niets in je eigen woorden schrijven.
refusal-name-too-short = ‘{ $name }’ is te kort voor een open tafel. Wat dacht je van { $suggestion }?
refusal-name-letters = Aan een open tafel bestaat een naam uit letters. Wat dacht je van { $suggestion }?
refusal-name-mixed = ‘{ $name }’ mengt letters die je makkelijk verwart. Wat dacht je van { $suggestion }?
refusal-name-address = Aan een open tafel kan een naam geen adres of nummer zijn. Wat dacht je van { $suggestion }?
refusal-name-unwelcome = ‘{ $name }’ is niet welkom aan een open tafel. Wat dacht je van { $suggestion }?
refusal-name-house = ‘{ $name }’ klinkt alsof je namens Vernissage spreekt. Wat dacht je van { $suggestion }?
refusal-name-alike = ‘{ $name }’ lijkt te veel op een andere naam aan deze tafel. Wat dacht je van { $suggestion }?
refusal-request-other-origin = Dat kwam van een andere website.
refusal-request-unknown = Hier is niets.
refusal-replay-unknown = Zoveel stappen heeft het spel niet.
refusal-game-no-coach = Voor dit spel is er geen trainer.
refusal-game-no-memoir = Voor dit spel is er geen terugblik.
refusal-coach-failed = De trainer kon dit spel niet analyseren.
refusal-play-on-no-moment = Vanaf daar kun je niet verder spelen.
refusal-hint-in-company = Tips zijn er alleen als je in je eentje of met bots speelt: er zit nog iemand aan deze tafel.
refusal-hint-daily = In het spel van de dag zijn er geen tips: het is voor iedereen gelijk.
refusal-hint-none = Hiervoor is er geen tip: dit beslis je zelf.
refusal-hint-guided = Je wordt hier al begeleid.
refusal-daily-no-try = Je hebt die dag geen poging afgemaakt.
refusal-daily-no-solver = Voor dit spel is er geen oplosser.
refusal-reach-failed = Wat er mogelijk was, kon deze keer niet worden uitgerekend.
refusal-daily-unknown = Die dag bestaat niet.
refusal-daily-future = Het spel van die dag is er nog niet.
refusal-daily-never-dealt = Op die dag is hier niets gedeeld: het huis was nog niet open.
refusal-daily-sealed = Het spel van vandaag blijft verzegeld tot de dag voorbij is: anderen spelen het nog.
refusal-session-none = We kennen elkaar nog niet. Laad de pagina opnieuw.
refusal-me-other-name = Dat is niet jouw naam. Er is niets verwijderd.
refusal-house-banned = Je kunt hier niet meer meespelen: de beheerder van deze server heeft je de toegang ontzegd.

## Hoe je speelt, op een pagina

learn-table = De tafel
learn-how = Zo speel je
learn-end = Hoe het eindigt
learn-first = Het begeleide eerste spel
learn-first-how = Het duurt zo’n drie minuten: druk op *Zo gaat het* onder het affiche. De tafel is echt, de kaarten zijn altijd dezelfde, en de anderen spelen mee.
learn-things = Wat er op tafel ligt
learn-rules = Alle regels
learn-play = Spelen

## On a picture that goes with a link

postcard-somebody = iemand
postcard-won = { $winners_count ->
    [one] **{ $winners }** wint.
   *[other] { $winners } winnen.
}
postcard-over = Het spel is afgelopen.
postcard-invites = Er is een plek **voor jou**.
postcard-open = Open de link en doe mee.
postcard-day = { $game } · { DATETIME($date, dateStyle: "long") }
postcard-day-open = Eén spel **voor iedereen**.
postcard-day-play = Open de link en speel met dezelfde kaarten.
postcard-day-proven = Er waren **{ $best }** punten mogelijk.
postcard-day-found = Het beste wat er gevonden is: **{ $best }** punten.
postcard-day-people = { $people ->
    [0] Die dag heeft niemand gespeeld.
    [one] Die dag heeft één persoon gespeeld.
   *[other] Die dag hebben { $people } mensen gespeeld.
}
postcard-day-mine = **{ $points }** { $points ->
    [one] punt
   *[other] punten
}
postcard-day-mine-proven = **{ $points }** van de { $best } punten
postcard-day-mine-found = **{ $points }** { $points ->
    [one] punt
   *[other] punten
}; het beste wat er gevonden is: { $best }
postcard-day-tries = De beste van { $tries } pogingen.
postcard-day-ahead = { $ahead ->
    [0] { $people ->
        [one] De eerste van de dag.
       *[other] Van de { $people } mensen deed niemand het beter.
    }
    [one] Van de { $people } mensen deed er één het beter.
   *[other] Van de { $people } mensen deden er { $ahead } het beter.
}
postcard-day-running = { $days } dagen op rij.

## Voor wie met woorden antwoordt

words-seat = Jij bent { $name }.
words-past = Wat je hebt zien gebeuren:
words-table = Wat er nu op tafel ligt:
words-offers = Wat je kunt doen:
words-answer = Antwoord met het nummer van een van deze zetten, en verder niets.
words-own = Na het nummer mogen eigen woorden volgen, achter een dubbele punt.
refusal-words-not-understood = Uit ‘{ $said }’ blijkt niet welke zet je bedoelt. Antwoord met één nummer van 1 tot en met { $last }, en verder niets.

## When others wait

call-turn = { $game }: jij bent aan de beurt.
call-reminds = { $game }: je tijd is bijna om. Jij bent aan de beurt.
call-gathers = { $game }: je kring heeft een tafel, jouw plaats is vrijgehouden.
call-feed = Vernissage: mijn beurten

## Wat https toevoegt, als pagina

https-title = Dit huis en https
https-adds = Met https blijft het scherm van je telefoon vanzelf aan, kun je het huis als app installeren en kan het je een seintje geven als je aan de beurt bent. Zonder kun je ook spelen: al het andere is hetzelfde.
https-here = Je gebruikt het al. Je hoeft niets te doen.
https-how =
    ## Hoe dit huis eraan komt
    Wie het huis beheert, sluit het en opent het weer zo:

    `vernissage serve --https`

    Daarna staat hier hoe een telefoon leert het huis te vertrouwen. Een huis met een naam op internet heeft dat niet nodig: dat gebruikt een proxy of een eigen certificaat.
https-trust = Een telefoon accepteert https alleen van wie hij vertrouwt. Laat de jouwe één keer zien dat hij dit huis kan vertrouwen.
https-iphone =
    ## iPhone en iPad
    1. [Download het certificaat]({ $certificate }) in Safari en sta het toe.
    2. Open *Instellingen*, tik op *Profiel gedownload* en dan op *Installeer*.
    3. Ga in *Instellingen* naar *Algemeen*, *Info*, *Vertrouwen certificaten* en zet *Vernissage* aan.
https-android =
    ## Android
    1. [Download het certificaat]({ $certificate }).
    2. Open *Instellingen* en zoek op *CA-certificaat*. Bevestig en kies het bestand `vernissage.crt`.
    3. Open het huis in Chrome. Andere browsers hebben misschien een eigen lijst.
https-computer =
    ## Een computer
    Download eerst [het certificaat]({ $certificate }).

    - Mac: open het, dubbelklik op *Vernissage* in Sleutelhangertoegang en kies *Vertrouw altijd*.
    - Windows: open het, klik op *Certificaat installeren* en plaats het bij *Vertrouwde basiscertificeringsinstanties*.
    - Firefox en Linux: importeer het in de instellingen van de browser, onder *Certificaten*, *Organisaties*.
https-safe =
    ## Wat je vertrouwt
    Het certificaat kan alleen instaan voor adressen in lokale netwerken, nooit voor een site op internet. Het hoort alleen bij dit huis. Het huis toont de vingerafdruk ervan als het opent:

    `{ $fingerprint }`
https-open = Openen met https
https-without = Verder zonder
