# Wat That’s Not a Hat in het Nederlands zegt. Hoe zinnen heten en gevuld worden: vernissage/text.py.
# De namen van de cadeaus staan in names/nl.ftl: ‘hoed’, .a ‘een hoed’, .not ‘Dat is geen hoed!’.

## De achterkanten

black = zwarte pijlen, naar links
white = witte pijlen, naar rechts
anyone = pijlen in alle richtingen

## Wat je kunt doen

move-take = Het volgende cadeau uit de winkel nemen en omdraaien
move-aim = Aan { $receiver } geven
move-give = Zeggen: { $gift }
move-accept = ‘Dank je wel!’
move-refuse = ‘Dat is helemaal niet wat je zegt!’

## Wat er gebeurde. Wat gezegd of gezien is, wordt één keer verteld; het verloop laat weg wat vergeten moet worden.

event-taken = { $gift ->
    [nobody] { $you ->
        [seat] Je neemt een cadeau uit de winkel.
       *[other] { $seat } neemt een cadeau uit de winkel.
    }
   *[other] { $you ->
        [seat] Je neemt { $gift_a } uit de winkel. Op de achterkant: { $back }.
       *[other] { $seat } neemt { $gift_a } uit de winkel. Op de achterkant: { $back }.
    }
}
event-turned = { $you ->
    [seat] Je draait ‘{ $gift }’ om. Op de achterkant: { $back }.
   *[other] { $seat } draait ‘{ $gift }’ om. Op de achterkant: { $back }.
}
event-aimed = { $you ->
    [seat] Je kiest { $receiver }.
    [receiver] { $seat } kiest jou.
   *[other] { $seat } kiest { $receiver }.
}
event-given = { $gift ->
    [nobody] { $you ->
        [seat] Je geeft { $receiver } een cadeau.
        [receiver] { $seat } geeft jou een cadeau.
       *[other] { $seat } geeft { $receiver } een cadeau.
    }
   *[other] { $you ->
        [seat] Je geeft { $receiver } een cadeau: ‘Ik heb { $gift_a } voor je!’
        [receiver] { $seat } geeft jou een cadeau: ‘Ik heb { $gift_a } voor je!’
       *[other] { $seat } geeft { $receiver } een cadeau: ‘Ik heb { $gift_a } voor je!’
    }
}
event-accepted = { $you ->
    [seat] Je zegt dank je wel.
   *[other] { $seat } zegt dank je wel.
}
event-refused = { $gift ->
    [nobody] { $you ->
        [seat] Je gelooft { $giver } niet.
        [giver] { $seat } gelooft je niet.
       *[other] { $seat } gelooft { $giver } niet.
    }
   *[other] { $you ->
        [seat] Je zegt: ‘{ $gift_not }’
       *[other] { $seat } zegt: ‘{ $gift_not }’
    }
}
event-unwrapped = Uitgepakt: { $gift_a }! { $true ->
    [yes] { $you ->
        [seat] Het klopte: je twijfelde en krijgt een strafpunt.
       *[other] Het klopte: { $seat } twijfelde en krijgt een strafpunt.
    }
   *[no] { $you ->
        [seat] Je had iets anders gezegd en krijgt een strafpunt.
       *[other] { $seat } had iets anders gezegd en krijgt een strafpunt.
    }
}
event-opened = Alles is uitgepakt.
event-game-began = Potje { $game }: { $you ->
    [seat] jij begint.
   *[other] { $seat } begint.
}
event-ended = Voor vandaag zijn er geen cadeaus meer.

## Waarom niet

refusal-not_a_hat-wrong-phase = { $phase ->
    [take] Neem eerst een cadeau uit de winkel.
    [aim] Kies eerst wie het krijgt.
    [name] Zeg eerst wat het is.
    [answer] Een cadeau wacht op antwoord: dank je wel, of nee.
   *[over] Er zijn geen cadeaus meer.
}
refusal-not_a_hat-no-such-gift = Dat is geen van de 110 cadeaus.
refusal-not_a_hat-no-such-receiver = Een cadeau gaat naar iemand anders aan tafel.
refusal-options-first-player = De plaats die begint, moet een van de { $players } plaatsen zijn, geteld vanaf 0.
refusal-options-two-gifts = Met z’n tweeën houd je elk twee cadeaus.

## Wat er niet klopt aan een stelling

refusal-position-cards = Elk van de 110 cadeaus moet ergens liggen, en maar één keer.
refusal-position-wrong-backs = Er is een cadeau in het spel waarvan de pijlen niet meedoen.
refusal-position-box-order = De cadeaus in de doos moeten gesorteerd zijn.
refusal-position-seats = Voor alle { $players } plaatsen moeten er cadeaus en strafpunten zijn.
refusal-position-no-such-seat = Iedereen die genoemd wordt, moet op een van de { $players } plaatsen zitten, geteld vanaf 0.
refusal-position-piles = { $gifts ->
    [one] Iedereen moet één cadeau voor zich hebben.
   *[other] Iedereen moet { $gifts } cadeaus voor zich hebben.
}
refusal-position-open = Bij plaats { $seat } ligt een open cadeau waar dat niet kan.
refusal-position-penalties = Niemand kan meer dan drie strafpunten hebben, en maar één speler kan er drie hebben.
refusal-position-not-over = Het spel kan hier niet afgelopen zijn.
refusal-position-over = Het spel had hier afgelopen moeten zijn.
refusal-position-game = Een potje { $game } kan niet.
refusal-position-earlier = De strafpunten van eerdere potjes passen niet bij het aantal potjes.
refusal-position-gifts = Het aantal cadeaus dat tot nu toe gegeven is, klopt niet.
refusal-position-parcel = Er moet een cadeau onderweg zijn als er gekozen, benoemd of geantwoord wordt, en anders niet.
refusal-position-receiver = Het cadeau gaat niet naar waar de pijlen wijzen.
refusal-position-take = Een cadeau komt uit een winkel die nog wat heeft, en alleen aan het begin of na een nee.
refusal-position-said = Wat er gezegd is, past niet bij de rest.

## De tafel in de terminal

table-game = Potje { $game } van { $games }
table-shop = Winkel
table-shop-top = bovenop { $gift_a }, in totaal { $count }
table-shop-empty = uitverkocht
table-player = Speler
table-gifts = Cadeaus, het oudste eerst
table-penalties = Strafpunten
table-earlier = Eerder
table-phase-take = { $you ->
    [yes] jij gaat naar de winkel
   *[no] { $name } gaat naar de winkel
}
table-phase-aim = { $you ->
    [yes] jij kiest wie het krijgt
   *[no] { $name } kiest wie het krijgt
}
table-phase-name = { $you ->
    [yes] jij hebt een cadeau voor { $receiver }
   *[no] { $name } heeft een cadeau voor { $receiver }
}
table-phase-answer = { $you ->
    [yes] jij hebt { $receiver } een cadeau gegeven
   *[no] { $name } heeft { $receiver } een cadeau gegeven
}
table-phase-over = uitgepakt
table-said = ‘Ik heb { $gift_a } voor je!’
table-said-last = Het laatst gezegd: ‘Ik heb { $gift_a } voor je!’
table-parcel = Onderweg

## In de browser

game-title = That’s Not a Hat
game-kind = Onthouden, vergeten, bluffen
game-about = Cadeaus gaan gesloten rond, en iedereen zegt wat erin zit. Wie merkt het als het niet klopt?
goal = Onthoud wat waar ligt. Met drie strafpunten is het spel uit; wie de minste heeft, wint.

usual-rules = { $seconds } seconden om een cadeau te bekijken. Zodra iemand een derde strafpunt krijgt, is het afgelopen.
option-first = Wie begint
option-first-none = wordt geloot
option-gifts = Cadeaus per speler
option-gifts-none = zoals gewoonlijk
option-gifts-1 = één
option-gifts-2 = twee
option-arrows = Pijlen
option-arrows-both = beide
option-arrows-black = alleen zwarte
option-arrows-white = alleen witte
option-anyone = Cadeaus voor wie je maar wilt
option-aid = Geheugensteun
option-aid-none = geen
option-aid-last = alleen het laatste
option-aid-log = alles wat gezegd is
option-seconds = Seconden om een cadeau te bekijken
option-rounds = Een potje per speler
option-gift_limit = Eindigt na zoveel op rij aangenomen
option-gift_limit-none = geen grens
option-gift_limit-note = Als niemand ooit weigert, eindigt een potje nooit. Met een getal hier eindigt het toch.

level-easy-how = Vergeet snel en haalt zelfs door elkaar wat net te zien was.
level-medium-how = Onthoudt ongeveer zoveel als een mens.
level-hard-how = Een olifant: vergeet heel weinig.
bot-random = Verstrooid
bot-search = Feilloos
bot-goldfish = Goudvis
bot-cat = Kat
bot-person = Mens
bot-elephant = Olifant
bot-memory = Middelmatig
bot-parrot = Papegaai
bot-never-doubt = Twijfelt nooit
bot-always-doubt = Twijfelt altijd

## De tafel in de browser

table-now-take = { $opening ->
    [looking] Bekijk alle cadeaus en druk dan op ‘{ $looked }’.
    [yes] { $who ->
        [you] Bekijk alle cadeaus en neem dan dat in het midden.
       *[other] Bekijk alle cadeaus: straks liggen ze gedekt.
    }
   *[no] { $who ->
        [you] Neem het cadeau in het midden. Iedereen ziet het nog één keer.
       *[other] { $giver } gaat naar de winkel.
    }
}
table-now-aim = { $who ->
    [you] De pijlen wijzen naar iedereen. Tik op de naam van wie het krijgt.
   *[other] { $giver } kiest wie het krijgt.
}
table-now-name = { $who ->
    [you] { $which ->
        [older] Het oudste cadeau gaat naar { $receiver }. Zeg wat het is.
        [chosen] Het gaat naar { $receiver }. Zeg wat het is.
       *[new] De pijlen wijzen naar { $receiver }. Zeg wat het is.
    }
   *[other] { $to ->
        [you] { $giver } heeft iets voor jou …
       *[other] { $giver } heeft iets voor { $receiver } …
    }
}
table-now-answer = { $to ->
    [you] { $giver } geeft jou { $said }. Geloof je dat?
   *[other] { $who ->
        [you] Je geeft { $receiver } { $said }. Hou je gezicht in de plooi.
       *[other] { $giver } geeft { $receiver } { $said }.
    }
}
table-now-over = Alles is uitgepakt.
table-idle = { $phase ->
    [take] { $opening ->
        [yes] Eerst bekijkt iedereen de cadeaus; dan neemt { $giver } dat in het midden.
       *[no] { $giver } gaat nu naar de winkel.
    }
    [aim] { $giver } kiest nu wie het krijgt.
    [name] { $giver } gaat nu zeggen wat het is.
   *[answer] { $receiver } geeft nu antwoord: dank je wel, of nee.
}
table-lies-down = Niemand mag een gedekt cadeau bekijken, ook niet wie het voor zich heeft.
table-lies-open = { $own ->
    [yes] Het blijft bij jou tot je een ander aanneemt; dan gaat het oudste weg.
   *[no] Het blijft bij { $name } tot daar een ander wordt aangenomen; dan gaat het oudste weg.
}
table-take = Nemen en omdraaien
table-looked = Ik heb gekeken
table-looked-wait = Je hebt gekeken. We wachten op { $names }.
table-aim = Voor { $name }
table-name-it = Typ wat het is
table-name-first = Zeg eerst welk van de 110 cadeaus het is.
table-say = ‘{ $gift }!’ zeggen
table-words = { $gift }!
table-say-it = Zeg het
table-suggestions = Cadeaus die zo heten
table-did-you-mean = Bedoel je …?
table-no-such-gift = Zo heet hier geen enkel cadeau.
table-two-letters = Twee letters zijn genoeg.
table-all-gifts = Alle 110 cadeaus
table-keyboard = Toetsenbord van de telefoon
table-letters = De letters
table-erase = Wissen
table-no-letter = { $begun ->
    [yes] Geen enkel cadeau gaat verder met ‘{ $letter }’.
   *[no] Geen enkel cadeau begint met ‘{ $letter }’.
}
table-nothing-typed = Er staat nog niets.
table-next = eerst
table-goes-next = gaat als volgende weg
table-thanks = Dank je wel!
table-thanks-how = ik neem het aan
table-no-how = pak maar uit
table-back-black = gedekt; de pijlen wijzen naar links
table-back-white = gedekt; de pijlen wijzen naar rechts
table-back-anyone = gedekt; de pijlen wijzen alle kanten op
table-penalties-said = { $count ->
    [0] geen strafpunt
    [one] één strafpunt van de drie: { $names }
   *[other] { $count } strafpunten van de drie: { $names }
}
table-one-more = nog één en het is voorbij
table-end-far = Meeste strafpunten tot nu toe: { $count }. Bij { $most } is het uit.
table-end-penalties = Twee strafpunten: { $names }. Nog één en { $rounds ->
    [yes] dit potje
   *[no] het spel
} is uit.
table-end-limit = Nog { $left ->
    [one] één aangenomen cadeau
   *[other] { $left } aangenomen cadeaus op rij
} en { $rounds ->
    [yes] dit potje
   *[no] het spel
} is uit.
table-before = eerder { $count }
table-shop-left = { $count ->
    [one] De winkel: nog 1 cadeau
   *[other] De winkel: nog { $count } cadeaus
}
table-take-tag = neem het
table-older = het oudste
table-moment-taken = { $you ->
    [yes] Kijk nog één keer goed: jij draait het om.
   *[no] Kijk nog één keer goed: { $name } draait het om.
}
table-moment-turned = { $you ->
    [yes] Kijk nog één keer goed: jij draait het om.
   *[no] Kijk nog één keer goed: { $name } draait het om.
}
table-moment-unwrapped = { $true ->
    [yes] { $you ->
        [yes] Het klopte! Je twijfelde: dat is jouw strafpunt.
       *[no] Het klopte! { $name } twijfelde: dat is een strafpunt.
    }
   *[no] { $you ->
        [yes] Je had iets anders gezegd: dat is jouw strafpunt.
       *[no] { $name } had iets anders gezegd: dat is een strafpunt.
    }
}
table-dock = Wat je kunt doen
table-aid-none = Hier moet je alles zelf onthouden.
table-aid-last = Alleen wat het laatst gezegd is, blijft staan.
table-aid-log = Het verloop onthoudt elk woord.

## De tafel op een televisie

stage-counts = de minste strafpunten winnen
stage-asks = { $phase ->
    [take] { $opening ->
        [yes] Dan neemt { $giver } het eerste uit de winkel.
       *[no] Onthoud wat bovenop ligt.
    }
    [aim] De pijlen wijzen naar iedereen.
    [name] Wat zou het zijn?
    [answer] Gelooft { $receiver } dat?
   *[over] Nu komt de waarheid.
}
stage-does = { $phase ->
    [take] **{ $giver } neemt het cadeau in het midden** en draait het om.
    [aim] **{ $giver } kiest** wie het krijgt.
    [name] **{ $giver } zegt wat het is:** een van de 110 cadeaus, waar of niet.
    [answer] **{ $receiver } antwoordt:** ‘Dank je wel!’ of ‘{ $not }’
   *[over] **Vandaag geen cadeaus meer.**
}
stage-then = { $case ->
    [take] Het gaat waarheen de pijlen wijzen.
    [aim] Dan krijgt het een naam, waar of niet.
    [name] Dan zegt { $receiver } dank je wel, of gelooft het niet.
    [thanks] { $onward ->
        [nobody] Neemt { $receiver } het aan, dan gaat het oudste cadeau verder.
       *[other] Neemt { $receiver } het aan, dan gaat het oudste cadeau naar { $onward }.
    }
    [not] { $last ->
        [yes] Zo niet, dan wordt het uitgepakt: wie ongelijk heeft, krijgt een strafpunt, en het derde is het einde.
       *[no] Zo niet, dan wordt het uitgepakt: wie ongelijk heeft, krijgt een strafpunt.
    }
   *[over] Straks blijkt waar alles heen ging.
}

## De waarheid

result-wins = { $count ->
    [one] { $names } heeft het beste geheugen.
   *[other] { $names } hebben samen het beste geheugen.
}
result-penalties = { $count ->
    [0] geen strafpunt
    [one] één strafpunt
   *[other] { $count } strafpunten
}
result-longest-lie = De langste leugen
result-lie = Al die tijd was het { $gift }. { $liar } is ermee begonnen, en het werd { $count ->
    [one] één keer
   *[other] { $count } keer op rij
} aangenomen als { $names }.
result-lie-caught = Toen keek er iemand.
result-lie-never = Er heeft nooit iemand gekeken.
result-fooled = { $name } trapte er het vaakst in: { $count ->
    [one] één keer.
   *[other] { $count } keer.
}
result-journeys = Waar alles heen ging
result-follow = Volgen in de herhaling
result-from-shop = { $name } nam het uit de winkel.
result-dealt = Het begon bij { $name }.
result-stop = { $giver } aan { $receiver }: ‘{ $said }!’
result-believed-truth = Geloofd, en waar.
result-believed-lie = Geloofd, en niet waar.
result-doubted-truth = Betwijfeld, maar waar.
result-doubted-lie = Betwijfeld, en terecht.
result-penalty = Een strafpunt voor { $name }.
result-kept = Uiteindelijk ligt het bij { $name }.
result-map-says = { $count ->
    [one] Er werd één keer een cadeau gegeven.
   *[other] Er werd { $count } keer een cadeau gegeven.
} Elke baan is een persoon, en de tijd loopt erlangs. Kies een cadeau om het te volgen.
result-map-label = Waar elk cadeau heen ging: een baan voor elke persoon, de tijd loopt erlangs
result-which = Welk cadeau je volgt
result-which-game = Welk potje je bekijkt
result-game = Potje { $game }
result-gift-number = cadeau { $number }
result-said = ‘{ $said }!’
result-called-rightly = bij de juiste naam genoemd
result-called-falsely = onder een valse naam
result-was-doubted = betwijfeld: een strafpunt
result-lie-hands = Door deze handen
result-lie-gifts = { $count ->
    [one] cadeau { $numbers }
   *[other] cadeaus { $numbers }
}
result-how-often = Wie wat hoe vaak deed
result-column-penalties = straf­punten
result-column-made-up = valse namen
result-column-fell-for = erin getrapt
result-column-in-vain = on­terecht ge­twijfeld
result-column-number = nummer
result-column-gift = cadeau
result-column-giver = van
result-column-receiver = aan
result-column-called = genoemd
result-column-answer = antwoord

## The deal of a day

day-score = { $score ->
    [0] geen strafpunt
    [one] één strafpunt
   *[other] { $score } strafpunten
}
