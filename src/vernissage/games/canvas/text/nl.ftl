# Wat Canvas in het Nederlands zegt. Hoe zinnen heten en gevuld worden: vernissage/text.py.

## Titels: de kaarten 1 tot 30 hebben het linkerwoord, dat beschrijft, de kaarten 31 tot 60 het rechterwoord, een ding.
## Elk linkerwoord past bij elk rechterwoord.
##
## Het rechterwoord zegt zijn geslacht (.gender: m en f voor de-woorden, n voor het-woorden, p voor een meervoud), het
## linkerwoord heeft voor elk een vorm. Wat voor de vormen staat, is het woord als het alleen blijft.

title-1 = Eindeloos
    .m = Eindeloze
    .f = Eindeloze
    .n = Eindeloos
    .p = Eindeloze
title-2 = Slaapwandelend
    .m = Slaapwandelende
    .f = Slaapwandelende
    .n = Slaapwandelend
    .p = Slaapwandelende
title-3 = Schoorvoetend
    .m = Schoorvoetende
    .f = Schoorvoetende
    .n = Schoorvoetend
    .p = Schoorvoetende
title-4 = Blozend
    .m = Blozende
    .f = Blozende
    .n = Blozend
    .p = Blozende
title-5 = Geleend
    .m = Geleende
    .f = Geleende
    .n = Geleend
    .p = Geleende
title-6 = Elektrisch
    .m = Elektrische
    .f = Elektrische
    .n = Elektrisch
    .p = Elektrische
title-7 = Vergeten
    .m = Vergeten
    .f = Vergeten
    .n = Vergeten
    .p = Vergeten
title-8 = Maanverlicht
    .m = Maanverlichte
    .f = Maanverlichte
    .n = Maanverlicht
    .p = Maanverlichte
title-9 = Behekst
    .m = Behekste
    .f = Behekste
    .n = Behekst
    .p = Behekste
title-10 = Fluisterend
    .m = Fluisterende
    .f = Fluisterende
    .n = Fluisterend
    .p = Fluisterende
title-11 = Verguld
    .m = Vergulde
    .f = Vergulde
    .n = Verguld
    .p = Vergulde
title-12 = Onwaarschijnlijk
    .m = Onwaarschijnlijke
    .f = Onwaarschijnlijke
    .n = Onwaarschijnlijk
    .p = Onwaarschijnlijke
title-13 = Heimweeziek
    .m = Heimweezieke
    .f = Heimweezieke
    .n = Heimweeziek
    .p = Heimweezieke
title-14 = Weggelopen
    .m = Weggelopen
    .f = Weggelopen
    .n = Weggelopen
    .p = Weggelopen
title-15 = Geduldig
    .m = Geduldige
    .f = Geduldige
    .n = Geduldig
    .p = Geduldige
title-16 = Hol
    .m = Holle
    .f = Holle
    .n = Hol
    .p = Holle
title-17 = Lichtgevend
    .m = Lichtgevende
    .f = Lichtgevende
    .n = Lichtgevend
    .p = Lichtgevende
title-18 = Blootsvoets
    .m = Blootsvoetse
    .f = Blootsvoetse
    .n = Blootsvoets
    .p = Blootsvoetse
title-19 = Koppig
    .m = Koppige
    .f = Koppige
    .n = Koppig
    .p = Koppige
title-20 = Dobberend
    .m = Dobberende
    .f = Dobberende
    .n = Dobberend
    .p = Dobberende
title-21 = Tweedehands
    .m = Tweedehands
    .f = Tweedehands
    .n = Tweedehands
    .p = Tweedehands
title-22 = Verwilderd
    .m = Verwilderde
    .f = Verwilderde
    .n = Verwilderd
    .p = Verwilderde
title-23 = Teder
    .m = Tedere
    .f = Tedere
    .n = Teder
    .p = Tedere
title-24 = Ongelooflijk
    .m = Ongelooflijke
    .f = Ongelooflijke
    .n = Ongelooflijk
    .p = Ongelooflijke
title-25 = Slapeloos
    .m = Slapeloze
    .f = Slapeloze
    .n = Slapeloos
    .p = Slapeloze
title-26 = Verstrooid
    .m = Verstrooide
    .f = Verstrooide
    .n = Verstrooid
    .p = Verstrooide
title-27 = Verkreukeld
    .m = Verkreukelde
    .f = Verkreukelde
    .n = Verkreukeld
    .p = Verkreukelde
title-28 = Onvoltooid
    .m = Onvoltooide
    .f = Onvoltooide
    .n = Onvoltooid
    .p = Onvoltooide
title-29 = Beleefd
    .m = Beleefde
    .f = Beleefde
    .n = Beleefd
    .p = Beleefde
title-30 = Donderend
    .m = Donderende
    .f = Donderende
    .n = Donderend
    .p = Donderende
title-31 = Ovatie
    .gender = f
title-32 = Wiegelied
    .gender = n
title-33 = Dinsdag
    .gender = m
title-34 = Boomgaard
    .gender = m
title-35 = Paraplu
    .gender = m
title-36 = Einder
    .gender = m
title-37 = Bekentenis
    .gender = f
title-38 = Theepot
    .gender = m
title-39 = Lawine
    .gender = f
title-40 = Afscheid
    .gender = n
title-41 = Kathedraal
    .gender = f
title-42 = Gerucht
    .gender = n
title-43 = Picknick
    .gender = m
title-44 = Echo
    .gender = m
title-45 = Volksverhuizing
    .gender = f
title-46 = Spiegel
    .gender = m
title-47 = Wenteltrap
    .gender = m
title-48 = Wittebroodsweken
    .gender = p
title-49 = Sardientje
    .gender = n
title-50 = Komeet
    .gender = f
title-51 = Labyrint
    .gender = n
title-52 = Excuus
    .gender = n
title-53 = Tuin
    .gender = m
title-54 = Optocht
    .gender = m
title-55 = Walvis
    .gender = m
title-56 = Alibi
    .gender = n
title-57 = Weerbericht
    .gender = n
title-58 = Mijmering
    .gender = f
title-59 = Accordeon
    .gender = n
title-60 = Haven
    .gender = f

## De kunstkaarten heten zoals hun woord


## De elementen

hue = Tint
shape = Vorm
texture = Textuur
tone = Toon
bonus-hue = voor elke tint
bonus-shape = voor elke vorm
bonus-texture = voor elke textuur
bonus-tone = voor elke toon

## De scorekaarten

variety = Variatie
    .condition = een set van alle vier de elementen
    .brief = {""}
repetition = Herhaling
    .condition = een paar vormen
    .brief = {""}
emphasis = Nadruk
    .condition = precies één tint
    .brief = maar één
composition = Compositie
    .condition = een symbool in elk kleurvak
    .brief = alle vijf
movement = Beweging
    .condition = één element in drie kleurvakken naast elkaar
    .brief = drie op rij
hierarchy = Hiërarchie
    .condition = toon, en geen ander element vaker
    .brief = vooral
proportion = Verhouding
    .condition = drie van het ene element en twee van een ander
    .brief = drie en twee
style = Stijl
    .condition = drie texturen
    .brief = {""}
proximity = Nabijheid
    .condition = textuur en toon naast elkaar
    .brief = naast elkaar
symmetry = Symmetrie
    .condition = hetzelfde element in gespiegelde kleurvakken
    .brief = gespiegeld
space = Ruimte
    .condition = tint en vorm, niet naast elkaar
    .brief = gescheiden
consistency = Consistentie
    .condition = precies zes elementen
    .brief = precies zes

## Bijzondere doelen

all-conditions = aan alle vier de voorwaarden voldaan met één schilderij
four-bonus-ribbons = vier bonuslinten met één schilderij
seven-ribbons = zeven linten met één schilderij
five-of-a-kind = vijf keer hetzelfde element op één schilderij
every-ladder = alle vier de puntenladders tot bovenaan beklommen
seven-bonus-ribbons = zeven bonuslinten in één spel
fourteen-ribbons = veertien linten in één spel
forty-points = veertig punten in één spel
record = meer punten dan de auteurs ooit hebben gehaald
every-scenario = elk scenario gespeeld

## Achtergronden


## Wat je kunt doen

move-take = { $card } nemen
move-paint = Schilderen, van boven naar beneden: { $cards }
move-frame = Op de achtergrond { $background }

## Wat het kost of oplevert

note-take = { $cost ->
    [0] gratis
    [one] één fiche
   *[other] { $cost } fiches
}{ $gained ->
    [0] {""}
   *[other] , { $gained } erop
}
note-paint = { $points ->
    [one] één punt
   *[other] { $points } punten
}

## Wat er gebeurde

event-took = { $you ->
    [seat] Je neemt
   *[other] { $seat } neemt
} { $card }{ $paid ->
    [0] {""}
    [one] {" "}voor één fiche (één kaart overgeslagen)
   *[other] {" "}voor { $paid } fiches ({ $paid } kaarten overgeslagen)
}{ $gained ->
    [0] .
    [one] , met één fiche erop.
   *[other] , met { $gained } fiches erop.
}
event-painted = { $you ->
    [seat] Je onthult
   *[other] { $seat } onthult
} ‘{ $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right_gender ->
            [m] { $left_m } { $right }
            [f] { $left_f } { $right }
            [n] { $left_n } { $right }
           *[p] { $left_p } { $right }
        }
    }
}’.
event-won = { $you ->
    [seat] Je wint
   *[other] { $seat } wint
} { $ribbons ->
    [one] een lint
   *[other] { $ribbons } linten
} voor { $scoring }: { $scoring_condition }.
event-won-bonus = { $you ->
    [seat] Je wint
   *[other] { $seat } wint
} { $ribbons ->
    [one] een bonuslint, voor een element dat een ster vraagt.
   *[other] { $ribbons } bonuslinten, één voor elk element dat een ster vraagt.
}
event-achieved = { $you ->
    [seat] Je hebt een bijzonder doel bereikt
   *[other] { $seat } heeft een bijzonder doel bereikt
}: { $objective }.
event-laid = Nieuw in de rij: { $cards }.
event-vincent-took = { $skipped ->
    [0] Vincent pakt
    [one] Vincent slaat één kaart over en pakt
   *[other] Vincent slaat { $skipped } kaarten over en pakt
} { $card }{ $gained ->
    [0] .
    [one] , met één fiche erop.
   *[other] , met { $gained } fiches erop.
}
event-skipped = { $cards_count ->
    [one] { $cards } gaat uit het spel.
   *[other] { $cards } gaan uit het spel.
}
event-inspired = { $you ->
    [seat] Je krijgt
   *[other] { $seat } krijgt
} een fiche uit de voorraad.
event-ended = De verf is droog: in elke galerie hangen drie schilderijen, en daarmee eindigt het spel.

## Hoe het afliep, alleen

verdict-participation = Een bewijs van deelname: je was erbij, en je hebt geschilderd.
verdict-emerging-artist = Aanstormend talent: onthoud die naam.
verdict-honourable-mention = Een eervolle vermelding van de jury.
verdict-runner-up = Tweede prijs: het scheelde maar weinig.
verdict-best-in-show = De hoofdprijs van de tentoonstelling!

## Waarom niet

refusal-canvas-hand-full = Je hebt al { $cards } kaarten: maak nu een schilderij af.
refusal-canvas-not-in-the-row = Die kaart ligt niet in de rij.
refusal-canvas-too-few-tokens = { $cost ->
    [one] Dat kost één fiche, en je hebt er { $tokens }.
   *[other] Dat kost { $cost } fiches, en je hebt er { $tokens }.
} Je komt er { $short } tekort.
refusal-canvas-too-few-cards = Voor een schilderij zijn drie kaarten nodig, en je hebt er { $cards }.
refusal-canvas-not-in-hand = Je kunt alleen schilderen met kaarten uit je eigen hand.
refusal-canvas-same-card-twice = Voor een schilderij zijn drie verschillende kaarten nodig.
refusal-canvas-background-first = Kies eerst een achtergrond voor je schilderij.
refusal-canvas-nothing-to-hang = Er wacht geen schilderij op een achtergrond.
refusal-canvas-not-your-background = Dat is geen van je vrije achtergronden.
refusal-options-first-player = De plaats die begint, moet een van de { $players } plaatsen zijn, geteld vanaf 0.
refusal-options-scoring = Kies één tot en met vier scorekaarten, elk maar één keer.

## Wat er niet klopt aan een stelling

refusal-position-seats = Er moeten { $players } schilders zijn, en een van hen moet aan de beurt zijn.
refusal-position-cards = { $card } ligt er { $there } keer; dat moet { $wanted } keer zijn.
refusal-position-row = Het aantal kaarten in de rij is { $there }; dat moet { $wanted } zijn, elk met zijn fiches.
refusal-position-gone = { $there } kaarten zijn uit het spel; meer dan { $most } kunnen het er niet zijn.
refusal-position-hand = Plaats { $seat } kan hier niet meer dan { $most } kaarten hebben.
refusal-position-paintings = Plaats { $seat } heeft meer dan drie schilderijen.
refusal-position-backgrounds = Iedereen heeft drie achtergronden nodig, en geen twee daarvan mogen hetzelfde zijn.
refusal-position-scoring = Dit zijn niet de scorekaarten van deze tafel.
refusal-position-tokens = Het aantal fiches is { $there }, of er ligt er een waar dat niet kan; dat moet { $wanted } zijn.
refusal-position-turn = Plaats { $seat } is al klaar en kan niet aan de beurt zijn.
refusal-position-judged = Plaats { $seat } kan hier niet door de jury gekozen zijn.
refusal-position-outvoted = Alleen wie gelijk staat, kan worden weggestemd, en er blijven er minstens twee over.
refusal-position-easel = Plaats { $seat } kan dit schilderij niet hebben gelegd en ook nog achtergronden te kiezen hebben.

## De tafel in de terminal

table-turn = { $you ->
    [yes] jij bent aan de beurt
   *[no] { $name } is aan de beurt
}
table-over = alle schilderijen zijn af
table-you = { $name } (jij)
table-row = De rij, de gratis kaart eerst
table-costs = Kost
table-tokens = Fiches
table-deck = nog { $count } in de stapel
table-vincent = Vincent heeft { $count ->
    [0] geen fiches
    [one] één fiche
   *[other] { $count } fiches
}
table-reserve = In de voorraad: { $count ->
    [0] geen fiches
    [one] één fiche
   *[other] { $count } fiches
}
table-painter = Schilder
table-hand = Schilderijen, dan handkaarten
table-bonus = Bonus
table-each = elk { $points }
table-points = Punten
# Het linkerwoord komt in de vorm die bij het rechterwoord past.
table-painting = { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $left } { $right }
    }
}
table-scoring = Scorekaarten
table-ladder = Puntenladder
table-letters = H tint · S vorm · X textuur · T toon · +H voor elke tint

## In de browser

game-title = Canvas
game-kind = Stapelen, betitelen, onthullen
game-about = Leg drie doorzichtige beelden over elkaar en hang schilderijen op die laten zien wat de doelen vragen.
game-puzzle = Drie schilderijen, negen kaarten
goal = Hang drie schilderijen op die laten zien wat de scorekaarten vragen.{ $players ->
    [1] {""}
   *[other] {" "}Hangen ze allemaal, dan wint wie de meeste punten heeft.
}

usual-rules = Het scenario ‘{ option-scenario-first-time }’, goed om mee te beginnen. Ontwerpen tonen hun linten.
option-first = Wie begint
option-first-none = wordt geloot
option-scenario = Scenario
option-scenario-first-time = De eerste keer
    .note = { variety }, { repetition }, { emphasis }, { composition }
option-scenario-family = Familie
    .note = { composition }, { variety }
option-scenario-relaxed = Ontspannen
    .note = drie willekeurige kaarten
option-scenario-synergy = Synergie
    .note = { proximity }, { space }, { variety }
option-scenario-balanced = Evenwichtig
    .note = { consistency }, { emphasis }, { hierarchy }, { proportion }
option-scenario-no-elements = Zonder elementen
    .note = { composition }, { consistency }, { proportion }, { symmetry }
option-scenario-every-element = Elk element
    .note = { emphasis }, { hierarchy }, { repetition }, { style }
option-scenario-spatial = Ruimtelijk
    .note = { movement }, { proximity }, { space }, { symmetry }
option-scenario-bonus = Bonus
    .note = { hierarchy }, { movement }, { proportion }, { style }
option-scenario-random = Willekeurig
    .note = vier willekeurige kaarten
option-scoring = Eigen keuze van scorekaarten
option-scoring-none = zoals in het scenario
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
option-solo = In je eentje
option-solo-vincent = met Vincent
option-solo-puzzle = als puzzel
option-hints = Aanwijzingen
option-hints-0 = geen
option-hints-1 = linten van een ontwerp
option-hints-2 = de beste volgorde
option-hints-3 = het beste schilderij
option-hints-note = In een serieuze partij zijn er geen. Het verslag vermeldt welke toegestaan waren.
option-vote = Jury bij gelijke stand
option-vote-0 = geen
option-vote-1 = een minuut
option-vote-5 = vijf minuten
option-vote-1440 = een dag
option-vote-note = Zijn punten en fiches gelijk, dan stemt wie de link heeft.

level-easy-how = Gaat op het oog af en pakt wat er leuk uitziet.
level-medium-how = Plant elk schilderij goed, maar let niet op wat jij zoekt.
level-hard-how = Denkt elke kaart tot het eind door, ook die jij nodig hebt.
bot-random = Zorgeloos
bot-greedy = Gretig
bot-search = Bedachtzaam
bot-strong = Meesterlijk

## De tafel in de browser

table-look-art-1 = een boom die zijn bladeren verliest
table-look-art-2 = een vos
table-look-art-3 = heuvels met een huis
table-look-art-4 = de maan achter wolken
table-look-art-5 = een windmolen
table-look-art-6 = iemand die viool speelt
table-look-art-7 = een walvis
table-look-art-8 = een pauw
table-look-art-9 = een verlichte deuropening
table-look-art-10 = iemand die danst
table-look-art-11 = zonnebloemen
table-look-art-12 = een koikarper
table-look-art-13 = vogels in de lucht
table-look-art-14 = geometrische vormen
table-look-art-15 = een komeet
table-look-art-16 = een school vissen
table-look-art-17 = een roze lint
table-look-art-18 = een melodie
table-look-art-19 = vallende bloemblaadjes
table-look-art-20 = papieren lantaarns
table-look-art-21 = een brug met lampen
table-look-art-22 = een beer van sterren
table-look-art-23 = vlinders
table-look-art-24 = een cirkel uit één penseelstreek
table-look-art-25 = de zee met een zeil
table-look-art-26 = heteluchtballonnen
table-look-art-27 = een zwarte kat
table-look-art-28 = een stad vol koepels
table-look-art-29 = een regenboog
table-look-art-30 = waterlelies
table-look-art-31 = vuurwerk
table-look-art-32 = een reiger in het riet
table-look-art-33 = een vlieger
table-look-art-34 = een fiets met bloemen
table-look-art-35 = een planeet met ringen
table-look-art-36 = een ster van draden
table-look-art-37 = zwaluwen op draden
table-look-art-38 = esdoornbladeren
table-look-art-39 = bijen
table-look-art-40 = papieren kraanvogels
table-look-art-41 = korenaren
table-look-art-42 = bootjes
table-look-art-43 = een draaimolenpaard
table-look-art-44 = een karavaan in de duinen
table-look-art-45 = een luchtschip
table-look-art-46 = een slak met een huisje
table-look-art-47 = een cello
table-look-art-48 = heuvels met terrassen
table-look-art-49 = een kwal
table-look-art-50 = een zakhorloge
table-look-art-51 = wolken met een patroon
table-look-art-52 = iemand die droomt
table-look-art-53 = een theepot op boeken
table-look-art-54 = een werveling
table-look-art-55 = een hert met bloesem
table-look-art-56 = lavendelheuvels
table-look-art-57 = de zon met een gezicht
table-look-art-58 = een vuurtoren
table-look-art-59 = een trein op een viaduct
table-look-art-60 = iemand onder een paraplu

table-card = { $card }, { $look }.
table-empty = leeg
table-swatch-red = rood
table-swatch-yellow = geel
table-swatch-green = groen
table-swatch-blue = blauw
table-swatch-violet = paars

# Wie aan de beurt is, en wat er te doen is.
table-now = Druk op **{ $take }** onder een kaart, of hang een schilderij op.
table-now-take = Druk op **{ $take }** onder een kaart.
table-now-hang = Druk op **{ $hang }**, of op **{ $take }** onder een kaart.
table-now-full = Je hand is vol: kies daaruit drie kaarten voor een schilderij.
table-now-full-hang = Je hand is vol: druk op **{ $hang }**.
table-now-frame = Druk op **{ $hang }** en kies een achtergrond.
table-then = Probeer intussen je volgende schilderij.
table-progress = schilderij { $number } van { $of }
table-end-near = { $left ->
    [one] Nog één schilderij, dan is het spel uit
   *[other] Nog { $left } schilderijen, dan is het spel uit
}
table-galleries = Galeries
table-show-galleries = De galeries tonen
table-story = Verloop

# De rij.
table-verb = Nemen
table-free = gratis
table-price = { $cost ->
    [0] gratis
    [one] één fiche
   *[other] { $cost } fiches
}{ $gain ->
    [0] {""}
    [one] , met één fiche erop
   *[other] , met { $gain } fiches erop
}
table-too-dear = Kost { $cost }, je hebt er { $tokens }
table-take = { $card } nemen: { $price }
table-take-sure = Nemen?
table-take-again = Druk nog een keer om { $card } te nemen. Terugnemen kan dan niet.
table-try = { $card } in het atelier uitproberen
table-worth = levert je { $gain } op
table-the-row = De rij
table-instead = of neem een kaart

# Het atelier.
table-layers = Lagen
table-layer = { $layer }: { $card }
table-layer-top = boven
    .short = boven
table-layer-middle = midden
    .short = midden
table-layer-bottom = onder
    .short = onder
table-up = { $card } omhoog
table-down = { $card } omlaag
table-exchange = { $upper } en { $lower } omwisselen
table-ground = Achtergrond
table-frame = Lijst
table-framing = Hoe wil je het ophangen?
table-unveil = Onthullen
table-picture = ‘{ $title }’: { $looks }
table-picture-empty = Een leeg doek
table-untitled = Zonder titel
table-draft = Dit ontwerp
table-with = nu { $now } punten, met dit schilderij { $then }
table-now-then = nu { $now }, dan { $then }
table-hang = Ophangen
table-hang-title = ‘{ $title }’ ophangen
table-best = Beste schilderij
table-order = Beste volgorde
table-order-three = Leg eerst drie van je handkaarten.
table-order-is = Dit is de beste volgorde.
table-orders = Alle volgordes
table-all = Alle schilderijen
table-best-mark = het beste
table-worth-short = { $gain } waard
table-worth-how = De punten nu, en wat het je waard is: puntenladders stijgen ongelijk en houden op.
table-clear = Leegmaken
table-why-layers = { $left ->
    [one] Tik nog één kaart aan
    [3] Tik drie kaarten in je hand aan
   *[other] Tik nog { $left } kaarten aan
}
table-why-row = Neem eerst { $card }
table-why-turn = { $name } is aan zet
table-why-order = Probeer een andere volgorde
table-why-moment = Een ogenblik …
table-why-finished = Je drie schilderijen hangen.

# Hand en galeries.
table-your-hand = Jouw hand
table-hand-of = Hand van { $name }
table-hand-count = { $count } van { $most } kaarten
table-inspiration = Inspiratie: { $count }
table-purse = { $tokens ->
    [0] geen fiches
    [one] één fiche
   *[other] { $tokens } fiches
}, { $cards ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $cards } kaarten
}
table-pts = { $points ->
    [one] punt
   *[other] punten
}
table-paintings-of = Schilderijen van { $name }
table-look = ‘{ $title }’ van { $name } bekijken
table-by = Geschilderd door { $name }
table-from-top = Van boven naar beneden: { $cards }.
table-save-png = Als PNG opslaan
table-save-svg = Als SVG opslaan
table-no-ribbons = Geen linten

# Scorekaarten, en hoe ze worden uitgelegd.
table-ribbons = { $count ->
    [0] geen lint
    [one] één lint
   *[other] { $count } linten
}
table-draft-none = niet in het ontwerp
table-no-higher = Die ligt al bovenop.
table-no-lower = Die ligt al onderop.
table-no-exchange = Beide lagen zijn leeg.
table-owned = { $count ->
    [0] Je hebt er nog geen.
    [one] Je hebt één lint.
   *[other] Je hebt { $count } linten.
}
table-ribbons-head = Linten
table-bonus-how = { $points } punten per element dat een ster vraagt
table-every = Een lint voor: { $condition }.
table-explain-variety = Elke volledige set van tint, vorm, textuur en toon telt.
table-explain-repetition = Elke twee vormen tellen, waar ze ook staan.
table-explain-emphasis = Twee tinten is te veel, en geen is te weinig.
table-explain-composition = Geen kleurvak mag leeg zijn; ook een bonussymbool vult er een.
table-explain-movement = Elk element telt één keer, ook als het vier of vijf kleurvakken doorgaat.
table-explain-hierarchy = Andere elementen mogen even vaak voorkomen als toon, maar niet vaker.
table-explain-proportion = Eén keer per schilderij. Vijf van hetzelfde element mag ook.
table-explain-style = Elke drie texturen tellen, waar ze ook staan.
table-explain-proximity = Zoveel paren als je kunt maken, met elk symbool één keer gebruikt.
table-explain-symmetry = Rood spiegelt paars, en geel spiegelt blauw. Elk paar telt.
table-explain-space = Zoveel paren als je kunt maken, met elk symbool één keer gebruikt en een kleurvak ertussen.
table-explain-consistency = Niet vijf en niet zeven. Bonussymbolen tellen niet mee.
table-explain-bonus = De ster van een bonussymbool toont welk element. Voor deze linten is er geen grens.
table-example-hand = Met jouw hand
table-example-row = Met jouw hand en de rij
table-example-box = Bijvoorbeeld
table-example = Van boven af { $cards }: { $count ->
    [one] één lint
   *[other] { $count } linten
}.

# Alleen.
table-vincent-title = Vincent
table-vincent-purse = { $count ->
    [0] Hij heeft geen fiches meer.
    [one] Hij heeft één fiche.
   *[other] Hij heeft { $count } fiches.
}
table-vincent-how = Na elke beurt van jou gooit hij zijn fiches op. Elke fiche die met de voorkant naar boven valt, slaat een kaart over; de volgende haalt hij weg.
table-puzzle-title = De puzzel
table-reserve-purse = { $count ->
    [0] De voorraad is leeg.
    [one] Er ligt één fiche in de voorraad.
   *[other] Er liggen { $count } fiches in de voorraad.
}
table-puzzle-how = Kaarten die je overslaat, gaan uit het spel. De gratis kaart en elk schilderij leveren een fiche uit de voorraad op.
table-gone = { $count ->
    [0] Er is nog geen kaart uit het spel.
    [one] Er is één kaart uit het spel.
   *[other] Er zijn { $count } kaarten uit het spel.
}
table-awards = Prijzen
table-award-participation = Bewijs van deelname
table-award-emerging-artist = Aanstormend talent
table-award-honourable-mention = Eervolle vermelding
table-award-runner-up = Tweede prijs
table-award-best-in-show = Hoofdprijs

# Op een televisie. Wat iemand doet, staat achter de naam.
stage-takes = neemt een kaart.
stage-decides = neemt een kaart of hangt een schilderij op.
stage-full = heeft een volle hand en hangt een schilderij op.
stage-frames = kiest een achtergrond en een lijst.
stage-hangs = hangt ‘{ $title }’ op.
stage-about = ieder drie schilderijen
stage-left = { $left ->
    [one] schilderij tot het einde
   *[other] schilderijen tot het einde
}

# De tentoonstelling aan het eind.
result-wins = De tentoonstelling is open: eerste prijs voor { $names }.
result-yours = Eerste prijs, { $names }!
result-theirs = Eerste prijs voor { $names }
result-your-best = Je beste schilderij
result-best-of = Het beste schilderij van { $name }
result-others = de anderen
result-alone = De tentoonstelling is open: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
result-leads = { $name } heeft { $points } punten, { $second } { $points_second }.
result-tie = { $name } en { $second } hebben elk { $points } punten. { $name } heeft meer fiches over, { $tokens } tegen { $tokens_second }, en wint.
result-shared = { $names } hebben elk { $points } punten en evenveel fiches: de winst is gedeeld.
vote-question = Punten en fiches zijn gelijk. Wiens schilderijen zijn mooier?
result-judged = Ze hadden elk { $points } punten; de jury koos de galerie van { $name }.
result-prize = { $name }, eerste prijs
result-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
result-brought = { $points ->
    [0] leverde geen punten op
    [one] leverde één punt op
   *[other] leverde { $points } punten op
}
result-finest = Het mooiste van deze tentoonstelling
result-count = De telling
result-no-hints = Zonder aanwijzingen gespeeld.
result-hints = Met aanwijzingen gespeeld: { $strength }.
result-ribbons = { $count ->
    [one] { $count } lint
   *[other] { $count } linten
}
result-objectives = Bijzondere doelen
