# Wat Bioutifoul in het Nederlands zegt. Hoe zinnen heten en gevuld worden: vernissage/text.py.

## De kunstenaars

alice = Alice
heinrich = Heinrich
rodrigo = Rodrigo
sunny = Sunny

## Alice schildert donkere planeten. De titels passen bij de beelden in web/art.

alice-1 = ‘{ alice-1.title }’ van Alice
    .title = De lange baan
    .look = een violette planeet met wijde witte ringen en een maan erboven
alice-2 = ‘{ alice-2.title }’ van Alice
    .title = Altijd dezelfde kant
    .look = een reusachtige paarse planeet aan de onderrand, met twee kleine manen
alice-3 = ‘{ alice-3.title }’ van Alice
    .title = Stille ringen
    .look = een kleine blauwe planeet met dunne ringen, hoog in de nacht
alice-4 = ‘{ alice-4.title }’ van Alice
    .title = Eclips, dinsdag
    .look = een roze planeet boven een donkere horizon, links een maan
alice-5 = ‘{ alice-5.title }’ van Alice
    .title = Nachtzijde
    .look = een bleekblauwe planeet, half in de schaduw, ver erboven een maan
alice-6 = ‘{ alice-6.title }’ van Alice
    .title = Kernschaduw
    .look = een zwarte planeet met een brandende krans, daaronder vier manen op een rij

## Heinrich schildert mist, met iets kleins alleen daarin.

heinrich-1 = ‘{ heinrich-1.title }’ van Heinrich
    .title = Berg na berg
    .look = groene bergruggen achter elkaar in de mist, vooraan donkere sparren
heinrich-2 = ‘{ heinrich-2.title }’ van Heinrich
    .title = De luisteraar
    .look = een kleine gestalte met een stok op een rots, voor bergen in de mist
heinrich-3 = ‘{ heinrich-3.title }’ van Heinrich
    .title = De laatste overtocht
    .look = een zeilboot op stil water onder een lage, bleke zon
heinrich-4 = ‘{ heinrich-4.title }’ van Heinrich
    .title = Het licht van vier uur
    .look = een vuurtoren werpt zijn straal over mistige heuvels
heinrich-5 = ‘{ heinrich-5.title }’ van Heinrich
    .title = De anderen vlogen zuidwaarts
    .look = één enkele spar, een rode zon en vogels die wegvliegen
heinrich-6 = ‘{ heinrich-6.title }’ van Heinrich
    .title = Niemand roeit
    .look = een lege roeiboot, vastgemaakt aan een steiger op een mistig meer

## Rodrigo werkt in geel.

rodrigo-1 = ‘{ rodrigo-1.title }’ van Rodrigo
    .title = De stelling van de citroen
    .look = gele, zwarte en crèmekleurige vormen rond een oranje driehoek
rodrigo-2 = ‘{ rodrigo-2.title }’ van Rodrigo
    .title = Ruzie in saffraan
    .look = een oranje ring tussen bogen en zwarte strepen
rodrigo-3 = ‘{ rodrigo-3.title }’ van Rodrigo
    .title = Arc de Citron
    .look = een brede zwarte boog boven gele vierkanten en driehoeken
rodrigo-4 = ‘{ rodrigo-4.title }’ van Rodrigo
    .title = De kanariekamer
    .look = crèmekleurige tenten en kwartcirkels, als een kleine lichte kamer
rodrigo-5 = ‘{ rodrigo-5.title }’ van Rodrigo
    .title = Taxi in de regen
    .look = een zwart wiel en een regen van strepen op geel
rodrigo-6 = ‘{ rodrigo-6.title }’ van Rodrigo
    .title = Het citroenuur
    .look = een grote klok met een oranje punt tussen gele vormen

## Sunny werkt in goud.

sunny-1 = ‘{ sunny-1.title }’ van Sunny
    .title = Zwijgen is goud
    .look = een zon van donkerrode stralen op bladgoud
sunny-2 = ‘{ sunny-2.title }’ van Sunny
    .title = Karperweer
    .look = rijen gouden en rode schubben onder een ronde maan
sunny-3 = ‘{ sunny-3.title }’ van Sunny
    .title = Honingboom
    .look = een donkerrode boom met spiraalvormige bloesems op goud
sunny-4 = ‘{ sunny-4.title }’ van Sunny
    .title = Midas aan het ontbijt
    .look = een donkerrode granaatappel met gloeiende pitten op bladgoud
sunny-5 = ‘{ sunny-5.title }’ van Sunny
    .title = Drie oogsten
    .look = rode duinen in golven onder een gouden zon
sunny-6 = ‘{ sunny-6.title }’ van Sunny
    .title = De vergulde slak
    .look = een slak met een gouden spiraal op donkerrood

## De tentoonstellingen

alice-alice-1 = { alice } & { alice }
alice-alice-2 = { alice-alice-1 }
alice-heinrich-1 = { alice } & { heinrich }
alice-heinrich-2 = { alice-heinrich-1 }
alice-heinrich-3 = { alice-heinrich-1 }
alice-rodrigo-1 = { alice } & { rodrigo }
alice-rodrigo-2 = { alice-rodrigo-1 }
alice-rodrigo-3 = { alice-rodrigo-1 }
alice-sunny-1 = { alice } & { sunny }
alice-sunny-2 = { alice-sunny-1 }
alice-sunny-3 = { alice-sunny-1 }
heinrich-heinrich-1 = { heinrich } & { heinrich }
heinrich-heinrich-2 = { heinrich-heinrich-1 }
heinrich-rodrigo-1 = { heinrich } & { rodrigo }
heinrich-rodrigo-2 = { heinrich-rodrigo-1 }
heinrich-rodrigo-3 = { heinrich-rodrigo-1 }
heinrich-sunny-1 = { heinrich } & { sunny }
heinrich-sunny-2 = { heinrich-sunny-1 }
heinrich-sunny-3 = { heinrich-sunny-1 }
rodrigo-rodrigo-1 = { rodrigo } & { rodrigo }
rodrigo-rodrigo-2 = { rodrigo-rodrigo-1 }
rodrigo-sunny-1 = { rodrigo } & { sunny }
rodrigo-sunny-2 = { rodrigo-sunny-1 }
rodrigo-sunny-3 = { rodrigo-sunny-1 }
sunny-sunny-1 = { sunny } & { sunny }
sunny-sunny-2 = { sunny-sunny-1 }

## Wat je kunt doen

move-discard = Eén { $artist }-kaart afleggen
move-influence = { $direction ->
    [left] { $artist } met { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } laten stijgen
   *[right] { $artist } met { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } laten dalen
}
move-buy = { $artwork } kopen
move-sell = { $artwork } verkopen
move-exhibit = { $artworks } tentoonstellen
move-done = Dat was het voor deze beurt

## Wat het kost of oplevert

note-influence = { $before } → { $after }
note-buy = { $gold } goud
note-sell = +{ $gold } goud
note-rest = 2 goud, 1 invloedskaart

## Wat er gebeurde

event-discarded = { $you ->
    [seat] Je legt één { $artist }-kaart af.
   *[other] { $seat } legt één { $artist }-kaart af.
}
event-influenced = { $you ->
    [seat] Je speelt
   *[other] { $seat } speelt
} { $cards ->
    [one] één { $artist }-kaart
   *[other] { $cards } { $artist }-kaarten
}: { $artist } { $direction ->
    [left] stijgt naar { $value }, voorbij { $passed },
   *[right] daalt naar { $value }, achter { $passed },
} en de { $cards ->
    [one] kaart gaat
   *[other] kaarten gaan
} naar { $you ->
    [receiver] jou
   *[other] { $receiver }
}.
event-bought = { $you ->
    [seat] Je koopt
   *[other] { $seat } koopt
} { $artwork } voor { $gold } goud.
event-sold = { $you ->
    [seat] Je verkoopt
   *[other] { $seat } verkoopt
} { $artwork } voor { $gold } goud.
event-exhibited = { $you ->
    [seat] Je stelt
   *[other] { $seat } stelt
} { $artworks } tentoon: een punt{ $most_count ->
    [0] {""}
    [one] , en één voor de meeste werken van { $most }
   *[other] , en elk één voor de meeste werken van { $most }
}{ $four ->
    [yes] , en één voor alle vier de kunstenaars
   *[no] {""}
}.{ $overtaken_count ->
    [0] {""}
   *[other] {" "}Niet meer de meeste: { $overtaken }.
}
event-drew = { $you ->
    [seat] Je trekt een invloedskaart: { $artist }.
   *[other] { $seat } trekt een invloedskaart: { $artist }.
}
event-drew-unseen = { $seat } trekt een invloedskaart.
event-closed = { $why ->
    [actions] { $you ->
        [seat] Je acties zijn op: je beurt is voorbij.
       *[other] { $seat } heeft alle acties gebruikt: de beurt is voorbij.
    }
    [room] { $you ->
        [seat] Je galerie is vol, en wat er nieuw hangt, mag nog niet worden verkocht: je beurt is voorbij.
       *[other] De galerie van { $seat } is vol, en wat er nieuw hangt, mag nog niet worden verkocht: de beurt is voorbij.
    }
   *[gold] { $you ->
        [seat] Er is niets meer wat je kunt betalen, verkopen of tentoonstellen: je beurt is voorbij.
       *[other] Er is niets meer wat { $seat } kan betalen, verkopen of tentoonstellen: de beurt is voorbij.
    }
}
event-rested = { $you ->
    [seat] Je doet geen actie en krijgt daar één goud extra voor.
   *[other] { $seat } doet geen actie en krijgt daar één goud extra voor.
}
event-earned = { $you ->
    [seat] Je krijgt 1 goud van de bank.
   *[other] { $seat } krijgt 1 goud van de bank.
}
event-laid = { $exhibitions_count ->
    [0] Nieuw in het aanbod: { $artworks }.
   *[other] { $artworks_count ->
        [0] { $exhibitions_count ->
            [one] Volgende tentoonstelling: { $exhibitions }.
           *[other] Volgende tentoonstellingen: { $exhibitions }.
        }
       *[other] Nieuw in het aanbod: { $artworks }; { $exhibitions_count ->
            [one] volgende tentoonstelling
           *[other] volgende tentoonstellingen
        }: { $exhibitions }.
    }
}
event-swept = { $artist ->
    [nobody] Het aanbod past bij geen tentoonstelling meer: alle kunstwerken worden vervangen.
   *[other] Het aanbod is eentonig, vijf of meer van { $artist }: alle kunstwerken worden vervangen.
}
event-reshuffled = { $deck ->
    [influence] De afgelegde invloedskaarten worden de nieuwe stapel.
   *[artworks] De afgelegde kunstwerken worden de nieuwe stapel.
}
event-last-round = { $by ->
    [rounds] De slotronde begint.
   *[exhibitions] De stapel tentoonstellingen is leeg: dit is de slotronde.
}
ending = Slotronde
    .says = Nog één beurt { $left_count ->
        [one] voor wie nu speelt
       *[other] hebben { $left } elk
    }, dan worden de punten geteld. { $why ->
        [rounds] {""}
       *[exhibitions] Tentoonstellingen worden niet meer aangevuld.
    }
event-turn-began = { $you ->
    [seat] Ronde { $round }, jij bent aan de beurt.
   *[other] Ronde { $round }, { $seat } is aan de beurt.
}
event-ended = De galeries sluiten hun deuren.

## Waarom niet

refusal-bioutifoul-wrong-phase = { $phase ->
    [discard] Leg eerst kaarten af tot je er drie overhoudt.
    [influence] Speel eerst invloed; daarna gaat de galerie open.
    [gallery] Je invloed is gespeeld. Nu kun je kopen, verkopen, tentoonstellen of het hierbij laten.
   *[over] De galeries zijn gesloten.
}
refusal-bioutifoul-no-such-card = Je hebt geen { $artist }-kaart.
refusal-bioutifoul-too-few-cards = { $held ->
    [0] Je hebt geen { $artist }-kaart.
    [one] Je hebt maar één { $artist }-kaart.
   *[other] Je hebt maar { $held } { $artist }-kaarten.
}
refusal-bioutifoul-past-the-end = De rij is te kort: die kant op kan { $artist } { $cards ->
    [one] niet verder
   *[other] geen { $cards } plaatsen verder
}.
refusal-bioutifoul-not-on-display = Dat ligt nu niet in het aanbod.
refusal-bioutifoul-gallery-full = Je galerie is vol: er hangen drie werken.
    .then = { $way ->
        [sell] Verkoop eerst ‘{ $work_title }’ voor { $paid }, dan kan het.
        [sell-two] Verkoop ‘{ $work_title }’ voor { $paid } en nog een werk, dan kan het.
        [exhibit] Stel eerst { $shown } tentoon, dan is er plaats.
        [actions] Plaats maken kost ook een actie, en dit is je laatste.
       *[wait] Geen enkele verkoop brengt deze beurt genoeg op.
    }
    .first = { $way ->
        [exhibit] Eerst tentoonstellen
       *[sell] Verkopen voor { $paid }
    }
refusal-bioutifoul-too-dear = ‘{ $artwork_title }’ kost { $price }, je hebt { $gold }.
    .then = { $way ->
        [sell] Verkoop eerst ‘{ $work_title }’ voor { $paid }, dan kan het.
        [sell-two] Verkoop ‘{ $work_title }’ voor { $paid } en nog een werk, dan kan het.
        [actions] Verkopen kost ook een actie, en dit is je laatste.
       *[wait] Aan het eind van je beurt geeft de bank 1 goud.
    }
    .first = Verkopen voor { $paid }
refusal-bioutifoul-not-yours = { $artwork } hangt niet in jouw galerie.
refusal-bioutifoul-bought-this-turn = { $artwork } heb je net pas gekocht: tentoonstellen mag, verkopen deze beurt nog niet.
refusal-bioutifoul-lacks-both = Voor { $exhibition } heb je nog geen van beide werken: { $alike ->
    [0] een van { $one } en een van { $two }.
   *[1] twee van { $one }.
}
    .then = { remedy-exhibition }
    .first = Kopen voor { $price }
refusal-bioutifoul-lacks-one = Voor { $exhibition } mis je nog { $alike ->
    [0] een werk van { $artist }.
   *[1] een tweede werk van { $artist }.
}
    .then = { remedy-exhibition }
    .first = Kopen voor { $price }
refusal-bioutifoul-wrong-artworks = Voor { $exhibition } { $alike ->
    [0] is een werk van { $one } en een van { $two } nodig.
   *[1] zijn twee werken van { $one } nodig.
}
remedy-exhibition = { $way ->
    [buy] { $more ->
        [0] Koop eerst ‘{ $work_title }’ voor { $price }, dan kan het.
       *[1] Koop ‘{ $work_title }’ voor { $price } en nog een werk, dan kan het.
    }
    [display] Er ligt nu geen werk van { $absent }.
    [room] Je galerie heeft er geen plaats voor: verkoop eerst een werk.
    [gold] Dat kost { $cost } goud, en je hebt { $gold }.
   *[actions] Kopen kost ook een actie, en zoveel heb je er niet meer.
}
refusal-options-first-player = De plaats die begint, moet een van de { $players } plaatsen zijn, geteld vanaf 0.

## Wat er niet klopt aan een stelling

refusal-position-row = In de rij moet elk van de vier kunstenaars precies één keer liggen.
refusal-position-artworks-cards = { $card } ligt er { $there } keer; dat moet { $wanted } keer zijn.
refusal-position-influence-cards = Het aantal { $card }-kaarten is { $there }; dat moet { $wanted } zijn.
refusal-position-exhibitions-cards = De tentoonstelling { $card } ligt er { $there } keer; dat moet { $wanted } keer zijn.
refusal-position-removed = Het aantal tentoonstellingen uit het spel is { $there }; dat moet { $wanted } zijn.
refusal-position-seats = Voor alle { $players } plaatsen moeten er handkaarten en een galerie zijn.
refusal-position-no-such-seat = Wie begint en wie aan de beurt is, moeten op een van de { $players } plaatsen zitten, geteld vanaf 0.
refusal-position-display = { $there } kaarten zijn te veel voor het aanbod.
refusal-position-gaps = De lege plaatsen passen niet bij het aanbod: het moeten er { $wanted } zijn, elk één keer genoemd en op volgorde.
refusal-position-opening = Vóór de eerste beurt kunnen alleen kunstwerken zijn weggehaald.
refusal-position-gold = Plaats { $seat } kan niet minder dan geen goud hebben.
refusal-position-gallery-full = In de galerie van plaats { $seat } hangen meer dan drie kunstwerken.
refusal-position-hand-order = De handkaarten van plaats { $seat } moeten gesorteerd zijn.
refusal-position-round = Een ronde { $round } kan niet.
refusal-position-no-cards = Plaats { $seat } kan hier niet zonder invloedskaarten zitten.
refusal-position-phase = Deze fase past niet bij de handkaarten en bij wat er op tafel ligt.
refusal-position-not-over = Het spel kan hier niet afgelopen zijn: de slotronde is nog bezig.
refusal-position-actions = { $actions } acties kan hier niemand hebben gedaan.
refusal-position-bought = Wat er deze beurt is gekocht, past niet bij de galerie en de acties.

## De tafel in de terminal

table-round = Ronde { $round }
table-last-round = slotronde
table-last-turns = Slotronde: { $turns ->
    [one] dit is de laatste beurt
   *[other] nog { $turns } beurten
}
table-end-near = { $by ->
    [rounds] { $left ->
        [one] Na deze nog één ronde
       *[other] Na deze nog { $left } rondes
    }
   *[exhibitions] { $left ->
        [one] Nog één tentoonstelling, dan de slotronde
       *[other] Nog { $left } tentoonstellingen, dan de slotronde
    }
}
table-phase-discard = kaarten afleggen
table-phase-influence = invloed
table-phase-gallery = galerie
table-phase-over = gesloten
table-turn = { $you ->
    [yes] jij bent aan de beurt
   *[no] { $name } is aan de beurt
}
table-no-limit = onbeperkt
table-bid = Bod
table-display = Aanbod (nog { $count } in de stapel)
table-exhibitions = Tentoonstellingen (nog { $count })
table-gallery = Galerie
table-gold = Goud
table-cards = Kaarten
table-artworks = Kunstwerken
table-shown = Tentoongesteld
table-all-four = Alle 4
table-points = Punten
table-wealth = Vermogen
table-hand = Jouw invloedskaarten

## In de browser

game-title = Bioutifoul
game-kind = Handelen, ophemelen, tentoonstellen
game-about = Koop kunst, drijf de prijzen van je kunstenaars op en stel de juiste paren tentoon voor de anderen dat doen.
goal = Punten komen van tentoonstellingen: elk één, en één voor de meeste werken van een kunstenaar. { $round_limit ->
    [nobody] De ronde waarin hun stapel leeg raakt, is de laatste.
   *[other] Het spel eindigt na ronde { $round_limit }, of als hun stapel leeg is.
}

usual-rules = Drie acties per beurt, en tentoonstellingen voor alle paren.
option-first = Wie begint
option-first-none = wordt geloot
option-actions = Acties per beurt
option-actions-3 = drie
option-actions-unlimited = onbeperkt
option-exhibitions = Tentoonstellingen
option-exhibitions-standard = alle paren
option-exhibitions-mixed = alleen gemengde paren, 18 kaarten
option-round_limit = Eindigt na
option-round_limit-none = de laatste tentoonstelling

level-easy-how = Koopt wat mooi is en kijkt nauwelijks vooruit.
level-medium-how = Heeft oog voor prijzen en tentoonstellingen, maar vergist zich weleens.
level-hard-how = Denkt vele beurten vooruit en geeft dan pas goud uit.
bot-random = Gemoedelijk
bot-greedy = Gewiekst
bot-search = Vooruitziend

table-row = De kunstenaars, de duurste eerst
table-artist = { $artist }: { $gold } goud
table-artist-preview = { $artist } zou { $gold } goud waard zijn, nu { $before }
table-to-hold = Tentoonstellingen
table-to-hold-how = elk twee werken, één punt
table-for-sale = Kunstwerken
table-for-sale-how = voor de waarde van de kunstenaar
table-in-deck = { $count } in de stapel
table-pile = { $count ->
    [0] de laatste, de stapel is leeg
   *[other] nog { $count } in de stapel, dan de slotronde
}
table-galleries = Galeries
table-score = Tussenstand
table-score-how = Een ring: de meeste werken van een kunstenaar, 1 punt. Plus 1 per tentoonstelling, en 1 voor alle vier.
table-story = Verloop
table-tab-mine = Van mij
table-tab-turn = Aan de beurt
table-tab-score = Stand
table-tab-story = Verloop
table-mine = Mijn galerie
table-of = Galerie van { $name }
table-open-mine = Mijn galerie openen
table-name-points = { $name } · { $points ->
    [one] één punt
   *[other] { $points } punten
}
table-pts = pt.
table-gold-count = { $gold } goud
table-gold-word = goud
table-works-hung = Kunstwerken, { $count } van 3
table-free-place = vrije plaats
table-held = Gehouden tentoonstellingen
table-four = Alle vier de kunstenaars getoond: 1 punt
table-four-missing = { $count ->
    [4] Alle vier de kunstenaars tonen: 1 punt
    [one] { $artists } ontbreekt nog voor alle vier: 1 punt
   *[other] { $artists } ontbreken nog voor alle vier: 1 punt
}
table-influence = Invloed, voor je volgende beurt
table-hand-discard = Invloed: drie mogen blijven
table-hand-influence = Invloed: gaat door naar { $receiver }
table-hand-of-others = { $count ->
    [one] één invloedskaart
   *[other] { $count } invloedskaarten
}
table-most = { $count }, de meeste
table-some = { $count }

# Een kaart op tafel, zoals ze wordt voorgelezen.
table-work = { $title } van { $artist }
table-artwork = { $title } van { $artist }, { $gold } goud{ $state ->
    [can] , kun je kopen
    [no] , kan nu niet
   *[later] {""}
}
table-exhibition = Tentoonstelling { $exhibition }: { $state }
table-card = { $artist }, invloedskaart { $number } van { $of }

table-exhibit = Tentoonstellen
table-needs = { $artist } ontbreekt
table-needs-both = beide ontbreken
table-needs-nothing = je hebt beide
table-bought-by = { $you ->
    [yes] door jou gekocht
   *[no] door { $name } gekocht
}
table-held-by = { $you ->
    [yes] door jou gehouden
   *[no] door { $name } gehouden
}

table-status-away = even weg
table-status-deciding = denkt na
table-status-next = is de volgende
table-status-took = heeft jouw kaarten
table-status-first = begint elke ronde
table-status-bot = bot

# Naast ‘Jij bent aan de beurt, Mila.’ en naast ‘Anna denkt na.’
table-now-discard = Tik een van je kaarten aan om die af te leggen.
table-now-influence = Tik een van je kaarten aan: die kunstenaar schuift.
table-now-gallery = { $shows ->
    [0] { $buys ->
        [0] Tik een eigen werk aan om te verkopen.
       *[other] Tik een verlicht werk aan om te kopen.
    }
   *[other] { $buys ->
        [0] Tik een verlichte tentoonstelling aan.
       *[other] Tik aan wat verlicht is: koop het of toon het.
    }
}
table-now-lesson = Tik aan wat verlicht is.
table-now-press = Druk op ‘{ $button }’.
table-then-discard = Eerst worden er kaarten afgelegd.
table-then-influence = Eerst komt de invloed.
table-then-gallery = De galerie is open.
stage-discard = { $name } legt eerst kaarten af
stage-influence = { $name } oefent invloed uit
stage-gallery = { $name } koopt, verkoopt of stelt tentoon
table-actions-left = nog { $left } van { $of } acties
table-nothing-yet = De avond is nog maar net begonnen.

# Waartoe een keuze leidt.
table-hint-discard = Je hebt { $count } invloedskaarten. Welke heb je het minst nodig?
table-hint-influence = Speel één tot drie kaarten van dezelfde kunstenaar: elk één plaats. Daarna gaan ze naar { $receiver }.
table-hint-direction = { $artist } laten stijgen, of dalen?
table-hint-gallery = { $shows ->
    [0] { $buys ->
        [0] { $why ->
            [room] Je galerie is vol: verkoop of stel tentoon voor je koopt.
           *[gold] Je hebt { $gold } goud: elk werk hier kost meer.
        }
       *[other] Verlicht: wat je met { $gold } goud kunt kopen.
    }
   *[other] { $buys ->
        [0] Verlicht: tentoonstellingen waarvoor je beide werken hebt.
       *[other] Verlicht: wat je met { $gold } goud kunt kopen, en tentoonstellingen waarvoor je beide werken hebt.
    }
}
table-hint-lesson = Verlicht: wat er in deze les nu komt.
table-hint-rest = Doe je helemaal geen actie, dan krijg je 1 goud extra en een invloedskaart.
table-buy-leads = { $count ->
    [0] { $work }: je houdt { $gold } goud over.
   *[other] { $work }: je houdt { $gold } goud over en zou dan { $exhibitions } kunnen tentoonstellen.
}
table-sell-leads = { $work }: daarna heb je { $gold } goud.
table-last-action = { $why ->
    [actions] Dit is je laatste actie: je beurt eindigt ermee.
   *[other] Daarna is er niets meer te doen: je beurt eindigt.
}
table-ends-turn = beëindigt je beurt
table-exhibit-leads = Je levert { $works } in en trekt een invloedskaart.
table-discard-leads = Er wordt één { $artist }-kaart afgelegd, en iedereen ziet het.
table-influence-leads = { $artist } { $direction ->
    [left] stijgt
   *[right] daalt
} van { $before } naar { $after }. { $cards ->
    [one] De kaart gaat
   *[other] De kaarten gaan
} naar { $receiver }.

table-buy = Voor { $gold } goud kopen
table-buy-short = Kopen
table-exhibit-pair = { $one } + { $two } tentoonstellen
table-sell = Verkopen
table-sell-for = Voor { $gold } goud verkopen
table-sell-work = { $title } voor { $gold } goud verkopen
table-just-bought = nieuw
table-play = { $cards ->
    [one] Eén kaart spelen
   *[other] { $cards } kaarten spelen
}
table-discard-one = { $artist } afleggen
table-discard-none = Eén kaart afleggen
table-done = Beurt beëindigen
table-which-pair = Welke twee werken?
table-which-way = Stijgen of dalen?
table-choose-way = Kies eerst stijgen of dalen.
table-way = { $direction ->
    [left] ▲ Stijgen
   *[right] ▼ Dalen
} { $before } → { $after }

result-wins = De avond is van { $names }.
result-leads = { $name } heeft { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $second } { $points_second }.
result-tie = { $names } hebben elk { $points ->
    [one] één punt
   *[other] { $points } punten
}. { $name } heeft meer vermogen, { $wealth } tegen { $wealth_second } goud, en wint daarmee.
result-shared = { $names } hebben elk { $points ->
    [one] één punt
   *[other] { $points } punten
} en evenveel vermogen: een gedeelde winst.
result-gallery = Galerie van { $name }
result-plate = { $exhibitions ->
    [0] Geen enkele tentoonstelling
    [one] Eén tentoonstelling
   *[other] { $exhibitions } tentoonstellingen
}{ $artists ->
    [0] {""}
    [4] , alle vier de kunstenaars
    [one] , één kunstenaar
   *[other] , { $artists } kunstenaars
}
result-exhibitions = Tentoonstellingen
    .short = Expo’s
result-all-four = Alle vier
    .short = Alle 4
result-wealth = Vermogen
result-points = Punten
result-winner = wint
result-ring = Een ring staat voor de meeste werken van die kunstenaar: 1 punt, bij een gelijke stand voor ieder.
result-curve = Wat de kunstenaars waard waren
result-curve-label = Waarde van de kunstenaars na elke beurt, van 4 tot en met 1 goud
result-start = begin
result-round = ronde { $round }
result-moments = Momenten
result-deal = Slimste handel
    .told = { $name } kocht { $artwork } in ronde { $from } voor { $bought } en verkocht het in ronde { $to } voor { $sold }.
result-dearest = Duurste aankoop
    .told = { $name } betaalde { $gold } goud voor { $artwork }, in ronde { $round }.
result-push = Stevigste duw
    .told = { $name } schoof { $artist } { $cards ->
        [one] één plaats
       *[other] { $cards } plaatsen
    } { $direction ->
        [left] omhoog
       *[right] omlaag
    }, van { $from } naar { $to }, in ronde { $round }.
result-loved = Lieveling van de avond
    .told = { $artist }: { $works ->
        [one] één werk
       *[other] { $works } werken
    }, getoond in { $galleries ->
        [one] één galerie
       *[other] { $galleries } galeries
    }.
result-curve-moved = { $risen } steeg van { $risen_from } naar { $risen_to } goud, { $fallen } daalde van { $fallen_from } naar { $fallen_to }.
result-curve-still = Aan het eind is elke kunstenaar evenveel waard als aan het begin.
result-turn = Beurt
result-turn-of = beurt { $turn }, ronde { $round }
result-balance = Balans
result-whose = Wiens galerie
result-account = { $name } kocht { $bought ->
    [0] niets.
    [one] één werk voor { $spent } goud.
   *[other] { $bought } werken voor { $spent } goud.
}{ $sold ->
    [0] {""}
    [one] {" "}Eén werd weer verkocht, voor { $got } goud.
   *[other] {" "}{ $sold } werden weer verkocht, voor { $got } goud.
}{ $shown ->
    [0] {""}
    [one] {" "}Eén werd getoond.
   *[other] {" "}{ $shown } werden getoond.
}
result-sign-bought = { $name } kocht
result-sign-sold = verkocht
result-sign-shown = stelde tentoon
result-points-from = Waar de punten vandaan kwamen
result-point-exhibition = tentoonstelling: { $one } en { $two }
result-point-all-four = alle vier de kunstenaars
result-point-most = de meeste werken van { $artist }
result-no-points = Geen punten.
result-gold = Goud
result-gold-began = aan het begin
result-gold-earned = voor beurten
result-gold-rested = voor beurten zonder actie
result-gold-sold = uit verkoop
result-gold-spent = voor aankopen
result-gold-left = over
result-gold-wall = werken aan de muur
result-works = Elk werk, en wat ermee gebeurde
result-work = Werk
result-work-bought = Gekocht
result-work-became = Daarna
result-bought-for = voor { $gold }, ronde { $round }
result-bought-before = hing er al
result-became-sold = verkocht voor { $gold }, ronde { $round }
result-became-shown = getoond, ronde { $round }
result-became-kept = hangt er nog, { $gold } waard
