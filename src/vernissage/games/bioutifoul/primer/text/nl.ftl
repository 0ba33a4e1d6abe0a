# Wat Bioutifoul over zichzelf uitlegt, in het Nederlands: dingen en momenten bij naam, en wat ze zijn.

how = Je leidt een galerie. Elke beurt verschuif je eerst de waarde van een kunstenaar, daarna heb je { $actions ->
    [unlimited] zoveel acties als je wilt
   *[3] hoogstens drie acties
}: kopen, tentoonstellen of verkopen.
end = Ligt de laatste tentoonstelling op tafel, dan wordt de ronde uitgespeeld. Wie de meeste punten heeft, wint; bij een gelijke stand de rijkste galerie.

## In de plaatjes

dearer = één plaats omhoog: één goud duurder
cheaper = één plaats omlaag: één goud goedkoper
two-places = twee kaarten, twee plaatsen
three-stay = drie mogen blijven
one-point = één punt
turn-over = Einde van een beurt
one-more = één meer dan eerst
no-action = Geen actie
all-four = alle vier: een punt extra
all-new = alle worden vervangen
last-round = de slotronde

## Momenten

moment-influence = Invloed: een kunstenaar verschuift
    .says = Elke beurt begint met invloed. Tik een kaart in je hand aan en kies: stijgen, dan kosten de werken meer, of dalen, dan kosten ze minder. Twee of drie kaarten van dezelfde kunstenaar zijn evenveel plaatsen.
    .here = { $you ->
        [names] Jij bent aan zet. Wat je speelt, gaat daarna naar { $receiver }.
       *[other] { $names } is aan zet. Wat gespeeld wordt, gaat daarna naar { $you ->
            [receiver] jou
           *[other] { $receiver }
        }.
    } Het duurst is nu { $dearest } met 4 goud, het goedkoopst { $cheapest } met 1.
moment-buy = Kopen
    .says = Tik een kunstwerk aan en druk op Kopen: je betaalt wat de kunstenaar nu waard is. Je galerie heeft drie plaatsen. Zoek de twee die een tentoonstelling vraagt.
    .here = { $you ->
        [names] Je hebt { $gold } goud: genoeg voor { $works ->
            [one] één
           *[other] { $works }
        } van de kunstwerken.
       *[other] { $names } heeft { $gold } goud: genoeg voor { $works ->
            [one] één
           *[other] { $works }
        } van de kunstwerken.
    }
moment-exhibit = Tentoonstellen, voor punten
    .says = Een tentoonstelling vraagt twee werken: één van elk van de twee kunstenaars, of twee van dezelfde. Tik die aan en druk op Tentoonstellen: de werken gaan weg, de tentoonstelling is van jou en levert een punt op. Je trekt ook een invloedskaart.
    .here = { $you ->
        [names] Je hebt beide werken voor { $exhibition }{ $others ->
            [0] .
           *[other] , en het is niet de enige die je zou kunnen houden.
        }
       *[other] { $names } zou nu { $exhibition } kunnen houden.
    }
moment-sell = Verkopen
    .says = Tik een werk in je galerie aan en druk op Verkopen: je krijgt wat de kunstenaar nu waard is. Wat je deze beurt hebt gekocht, moet wachten.
    .here = { $you ->
        [names] { $artwork } zou je { $gold } goud opleveren.
       *[other] { $names } zou { $artwork } voor { $gold } goud kunnen verkopen.
    }
moment-end = Beurt beëindigen
    .says = { $actions ->
        [unlimited] Heb je alles gedaan wat je wilt, dan is je beurt voorbij.
       *[3] Na drie acties, of eerder als je wilt, is je beurt voorbij.
    } De bank geeft je 1 goud, en lege plaatsen worden gevuld. Zonder enige actie krijg je 1 goud extra en een invloedskaart.
    .here = { $counted ->
        [0] Aan deze tafel worden acties niet geteld: de beurt eindigt als er niets meer kan.
       *[other] { $left ->
            [one] Er is nog één actie over.
           *[other] Er zijn nog { $left } acties over.
        }
    } { $taken ->
        [0] Tot nu toe is er geen gedaan.
       *[other] De beurt mag op elk moment eindigen.
    }
moment-discard = Te veel kaarten
    .says = Wie een beurt begint met meer dan drie invloedskaarten, legt er eerst af tot er drie over zijn. Tik een kaart aan die je het minst nodig hebt, en druk op Afleggen.
    .here = { $you ->
        [names] Je hebt { $held } kaarten, dus { $over ->
            [one] er moet er één weg.
           *[other] er moeten er { $over } weg.
        }
       *[other] { $names } heeft { $held } kaarten, dus { $over ->
            [one] er moet er één weg.
           *[other] er moeten er { $over } weg.
        }
    }
moment-last = De slotronde
    .says = Dit is de slotronde: de stapel tentoonstellingen is leeg, of de tafel heeft het zo bepaald. Dan tellen de punten: één per tentoonstelling, één voor de meeste werken van een kunstenaar, één voor alle vier. Werken die niet zijn getoond, leveren niets op.
    .here = { $points ->
        [0] Nog niemand heeft een punt.
        [one] Eén punt is tot nu toe het meeste: { $names }.
       *[other] { $points } punten is tot nu toe het meeste: { $names }.
    }

## De kunstenaars

thing-bid = De biedkaart
    .says = Dit is geen knop: de kaart wijst de dure kant van de rij aan. De kunstenaar ernaast is 4 goud waard, dan 3, 2 en 1.
thing-row = De rij kunstenaars
    .says = De volgorde zegt wat kunstenaars waard zijn: 4, 3, 2 en 1 goud. Invloedskaarten verschuiven er een, en wie gepasseerd wordt, schuift op.
thing-artist = Kunstenaar
    .says = Alle werken van deze kunstenaar kosten wat hier staat, en leveren bij verkoop evenveel op. Invloedskaarten met deze naam veranderen dat.
thing-price = Prijs
    .says = Zoveel goud kost een werk van deze kunstenaar nu, en zoveel levert het op. Het verandert met de rij.

## Invloed

thing-influence = Invloedskaart
    .says = Speel je deze kaart, dan verschuift de kunstenaar één plaats, omhoog of omlaag. Daarna gaat ze naar je buur.
thing-hand = De hand
    .says = Jouw invloedskaarten, die niemand anders ziet. Je begint je beurt met hoogstens drie; wat te veel is, leg je af.
thing-raise = Stijgen
    .says = De kunstenaar schuift naar de biedkaart toe en wordt duurder. Goed voor werken die je wilt verkopen.
thing-lower = Dalen
    .says = De kunstenaar schuift van de biedkaart af en wordt goedkoper. Goed voor werken die je wilt kopen.
thing-play = Kaarten spelen
    .says = De kunstenaar schuift zoveel plaatsen op als je kaarten speelt. Tik meer kaarten van dezelfde kunstenaar aan, zover de rij reikt.
thing-receiver = Wie jouw kaarten krijgt
    .says = Kaarten die je speelt, gaan meteen naar deze galerie en kunnen daar worden gebruikt. Bedenk dus wat je weggeeft.
thing-discard = Afleggen
    .says = De kaart die je hebt aangetikt, wordt afgelegd, en iedereen ziet het. Drie mogen blijven.

## De markt

thing-artwork = Kunstwerk
    .says = Het is te koop, voor de waarde van de kunstenaar. Tik het aan, en als je genoeg goud hebt, kun je het kopen.
thing-buy = Kopen
    .says = Je betaalt de bank, en het werk hangt in je galerie. Het telt als één actie.
thing-exhibition = Tentoonstelling
    .says = Vraagt twee werken van de kunstenaars die erop staan en levert een punt op. Beide werken tellen ook als getoond.
thing-exhibit = Tentoonstellen
    .says = Je levert de twee werken in, en de tentoonstelling is tot het eind van jou. Je trekt ook een invloedskaart.
thing-deck-artworks = Kunstwerken in de stapel
    .says = Ze vullen aan het eind van een beurt de lege plaatsen. Zijn er vijf van één kunstenaar, of past er geen bij een tentoonstelling, dan worden voor een beurt alle vervangen.
thing-deck-exhibitions = Tentoonstellingen in de stapel
    .says = Ze vullen aan het eind van een beurt de lege plaatsen. Ligt de laatste op tafel, dan volgt de slotronde.
thing-gap = Lege plaats
    .says = Wat hier lag, is deze beurt genomen. De plaats wordt gevuld als de beurt eindigt.

## Galeries

thing-gallery = Galerie
    .says = Wat iemand heeft: goud, kunstwerken en tentoonstellingen liggen open. Van invloedskaarten zie je alleen hoeveel het er zijn.
thing-works = Jouw kunstwerken
    .says = Er is plaats voor drie. Is alles vol, verkoop of stel dan tentoon voor je weer koopt.
thing-work = Een werk van jou
    .says = Je kunt het verkopen voor wat de kunstenaar nu waard is, of tonen in een tentoonstelling. Wordt het niet getoond, dan levert het geen punten op.
thing-sell = Verkopen
    .says = Het werk gaat weg, en je krijgt wat de kunstenaar nu waard is. Het telt als één actie.
thing-new = Nieuw
    .says = Je hebt het deze beurt gekocht. Tentoonstellen kan meteen, verkopen pas in een latere beurt.
thing-gold = Goud
    .says = Je betaalt er kunstwerken mee, en krijgt het als je er een verkoopt. Elke beurt eindigt met 1 goud van de bank.
thing-actions = Acties
    .says = Zo vaak kun je deze beurt nog kopen, verkopen of tentoonstellen. Je hoeft ze niet allemaal te gebruiken.
thing-end-turn = Beurt beëindigen
    .says = Je beurt is voorbij, en de bank geeft je 1 goud. Heb je helemaal geen actie gedaan, dan krijg je 1 goud extra en een invloedskaart.

## Punten

thing-points = Punten
    .says = Eén voor elke gehouden tentoonstelling, één voor elke kunstenaar van wie niemand meer toont dan jij, één voor alle vier. Wie de meeste punten heeft, wint.
thing-score = De tussenstand
    .says = De getallen zijn werken die een galerie van elke kunstenaar heeft getoond. Een ring staat bij de meeste: die is een punt waard, bij een gelijke stand voor ieder.
thing-ring = Een ring
    .says = Niemand toont meer werken van deze kunstenaar, en dat is een punt waard. Je verliest het als iemand er meer toont.
thing-held = Gehouden tentoonstellingen
    .says = Elke tentoonstelling is tot het eind een punt waard. De twee werken ervan tellen ook als getoond.
thing-four = Alle vier de kunstenaars
    .says = Een galerie die in haar tentoonstellingen alle vier de kunstenaars toont, krijgt een punt extra. Gestippeld is wie nog ontbreekt.
thing-last-round = De slotronde
    .says = Deze ronde wordt uitgespeeld, zodat iedereen even vaak aan de beurt was. Dan worden de punten geteld.
