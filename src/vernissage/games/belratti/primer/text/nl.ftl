# Wat er over Belratti wordt uitgelegd, in het Nederlands: een naam, en wat het is in twee, drie zinnen.

how = Jullie spelen allemaal samen tegen de vervalser Belratti. Elke ronde schilderen sommigen en hangen de anderen op; de volgende ronde schuiven de rollen een plaats door.
end = { $masterpieces ->
    [yes] Het spel eindigt met de derde penseelfiche aan één kant, na hoogstens vijf rondes. Drie voor jullie: dan hebben jullie allemaal gewonnen. Drie voor Belratti: dan hebben jullie verloren.
   *[no] Het spel eindigt na de ronde waarin de zesde vervalsing hangt.{ $round_limit ->
        [one] {" "}Het eindigt ook na de eerste ronde.
        [other] {" "}Het eindigt ook na { $round_limit } rondes.
       *[nobody] {""}
    }{ $edition ->
        [mogel] {" "}Het eindigt ook als er te weinig schilderijen zijn voor nog een ronde.
       *[kosmos] {""}
    } Liggen er dan 15 schilderijen op jullie stapel, dan hebben jullie allemaal gewonnen; elk schilderij meer levert een vriendelijker oordeel op.
}

## De momenten van een ronde

moment-ask = De directie vraagt
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Er liggen twee thema’s open. De directie spreekt af hoeveel schilderijen de schilders leggen: veel levert meer punten op, weinig past beter. Geen woord over de thema’s.
    }
    .here = { $role ->
        [directs] Hoeveel schilderijen vragen jullie de schilders ({ $painters }) bij ‘{ $one }’ en ‘{ $two }’? Druk op een getal; het staat vast zodra de hele directie hetzelfde toont.
        [paints] De directie ({ $directors }) bepaalt hoeveel schilderijen jullie leggen. Kijk intussen je hand door: wat doet denken aan ‘{ $one }’ of ‘{ $two }’?
       *[looks-on] De directie ({ $directors }) bepaalt hoeveel schilderijen er bij ‘{ $one }’ en ‘{ $two }’ komen.
    }
moment-paint = De schilders leggen
    .says = { $masterpieces ->
        [yes] Samen leggen ze precies zoveel schilderijen als hun fiche zegt, gedekt en elk bij één thema. Ze zeggen hoe goed iets past, nooit wat erop staat. Dan worden de vervalsingen blind uit hun handen getrokken en erdoor geschud.
       *[no] Samen leggen ze precies zoveel schilderijen als er gevraagd zijn, gedekt en elk bij één thema. Ze zeggen hoe goed iets past, nooit wat erop staat. Dan worden Belratti’s vervalsingen erdoor geschud.
    }
    .here = { $role ->
        [directs] De schilders leggen er { $number }, nog { $missing } te gaan. Wat ze zeggen is ook voor jou: onthoud hoe goed die van hen passen.
        [paints] { $missing ->
            [0] Alle { $number } zijn gelegd. Druk op ‘Ik ben klaar’, of neem er een terug.
           *[other] Er zijn er { $number } gevraagd, nog { $missing } te gaan. Tik een schilderij van jou aan, dan het thema waaraan het de directie moet laten denken.
        }
       *[looks-on] De schilders leggen er { $number }, nog { $missing } te gaan. Dan komen er { $forgeries } vervalsingen bij.
    }
moment-hang = De directie hangt op
    .says = Alle schilderijen liggen open, echte en valse, en je ziet het er niet aan af. De directie overlegt, hangt er bij de thema’s zoveel op als er gelegd zijn en laat de rest in het depot. De schilders zwijgen.
    .here = { $role ->
        [directs] Hang er { $number } op en laat er { $forgeries } in het depot. Tik een schilderij aan, dan de plek; klopt alles, dan drukt de hele directie op ‘Akkoord, zo hangt het goed’.
        [paints] De directie ({ $directors }) zoekt de { $number } die jullie bedoelden. Jij kijkt zwijgend toe: geen woord, geen wenk.
       *[looks-on] De directie ({ $directors }) hangt er { $number } op en laat er { $forgeries } in het depot.
    }
moment-reveal = De lijsten worden omgedraaid
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Een schilderij van een schilder bij het thema waarvoor het bedoeld was, is een punt voor jullie. Een vervalsing die hangt is voor Belratti; al het andere telt voor niemand. Dan worden de handen aangevuld en schuiven de rollen een plaats door.
    }
    .here = { $over ->
        [1] Het museum is dicht. Jullie hebben { $won } schilderijen; met { $goal } is het gewonnen.
       *[0] { $enough ->
            [1] Jullie hebben { $won } schilderijen en dus al gewonnen! Volgens de regels gaat het door tot er { $limit } vervalsingen hangen; tot nu toe: { $lost }. Stemmen om te stoppen kan ook, onder ‘Spelers’.
           *[0] Jullie hebben { $won } van de { $goal } schilderijen die nodig zijn. Belratti heeft er { $lost }; met { $limit } is het uit.
        }
    }
moment-joker = Er wordt een joker gespeeld
    .says = { $masterpieces ->
        [yes] Elke joker is van de directie of van de schilders, en hoort bij één moment van de ronde. Iemand stelt hem voor, de anderen van de groep gaan akkoord, en dan is hij uit het spel. Een verloren ronde wekt de joker met het getal van haar fiche.
       *[no] Elke joker is van de directie of van de schilders, en hoort bij één moment van de ronde. Iemand stelt hem voor, de anderen van de groep gaan akkoord, en dan is hij gebruikt. Een perfecte ronde met zoveel schilderijen als erop staat, maakt hem weer klaar.
    }
    .here = De joker ‘{ $joker }’ gaat voor; daarna gaat de ronde verder.
moment-token = De schilders kiezen een fiche
    .says = { $masterpieces ->
        [yes] De schilders bepalen het aantal, met een penseelfiche die er nog is. De vervalsingen komen uit hun eigen handen. Hangt er geen vervalsing, dan is de fiche voor jullie, anders voor Belratti. Drie fiches beslissen.
       *[no] {""}
    }
    .here = { $role ->
        [directs] { $open ->
            [1] Jullie joker kan nog thema’s wisselen. Houdt de hele directie ze, dan kiezen de schilders ({ $painters }).
           *[0] Aan de schilders ({ $painters }) om een penseelfiche te kiezen.
        }
        [paints] { $open ->
            [1] De directie ({ $directors }) kan de thema’s nog wisselen. Dan kiezen jullie een penseelfiche.
           *[0] Hoeveel kunnen jullie er leggen? Druk op een penseelfiche; die staat vast zodra alle schilders dezelfde tonen.
        }
       *[looks-on] Aan de schilders ({ $painters }) om een penseelfiche te kiezen.
    }
moment-token-reveal = De lijsten worden omgedraaid, om een fiche
    .says = { $masterpieces ->
        [yes] Hangt er niets vals, dan is de fiche voor jullie. Hangt er ook maar één vervalsing, dan krijgt Belratti hem, en de joker met dat getal wordt wakker. Bij welk thema een schilderij hangt, maakt niet uit.
       *[no] {""}
    }
    .here = Gewonnen fiches: { $won } van { $goal }. Verloren: { $lost } van { $limit }.

## De dingen op tafel

thing-theme = Een thema
    .says = De schilders zoeken schilderijen die erbij passen, en de directie hangt eronder wat er vermoedelijk voor bedoeld was. Het is een gewoon schilderij van de trekstapel, elke ronde een nieuw.
thing-painting = Een schilderij
    .says = Elk schilderij toont iets alledaags, en elk bestaat maar één keer. Zolang er wordt opgehangen kan het van een schilder zijn of vervalst: je ziet het er niet aan af.
thing-place = Een plek bij een thema
    .says = Schilders leggen hier een schilderij voor dit thema; de directie hangt hier wat er vermoedelijk voor bedoeld was. Tik eerst een schilderij aan, dan de plek.
thing-back = Gedekt gelegd
    .says = Een schilder heeft hier een schilderij gelegd. Iedereen ziet hoeveel; alleen wie het legde weet welk, en voor welk thema.
thing-hand = Je hand
    .says = { $masterpieces ->
        [yes] Deze schilderijen zie alleen jij. In rondes waarin je schildert leg je er een paar, en uit de rest worden vervalsingen getrokken; daarna trek je nieuwe.
       *[no] Deze schilderijen zie alleen jij. In rondes waarin je schildert leg je er een paar, en daarna trek je nieuwe.
    }
thing-storeroom = Het depot
    .says = Hier staan eerst alle schilderijen, en hier horen de vervalsingen te blijven. Wat hier aan het eind staat telt voor niemand, echt of vals.
thing-number = Hoeveel schilderijen
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Zoveel schilderijen leggen de schilders samen. Meer levert meer punten op, maar goede zijn dan moeilijker te vinden. Het aantal staat vast als de hele directie hetzelfde toont.
    }
thing-token = Een penseelfiche
    .says = { $masterpieces ->
        [yes] Die zegt hoeveel schilderijen de schilders leggen, en elke geldt maar één keer. Hangt er geen vervalsing, dan is de fiche voor jullie; anders voor Belratti.
       *[no] {""}
    }
thing-directors = De directie
    .says = { $masterpieces ->
        [yes] Hangt op wat de schilders gelegd lijken te hebben. De jokers ‘Thema’s wisselen’ en ‘Navraag’ zijn van de directie.
       *[no] Vraagt een aantal schilderijen en hangt die later op. De jokers ‘Thema’s wisselen’ en ‘Navraag’ zijn van de directie.
    }
thing-painters = De schilders
    .says = { $masterpieces ->
        [yes] Ze kiezen een penseelfiche, leggen in het geheim schilderijen uit hun hand en zeggen alleen hoe goed die passen. De jokers ‘Handkaarten wisselen’, ‘Aantal wijzigen’ en ‘Eén vervalsing minder’ zijn van hen.
       *[no] { $edition ->
            [mogel] Ze leggen in het geheim schilderijen uit hun hand en zeggen alleen hoe goed die passen. De jokers ‘Handkaarten wisselen’ en ‘Aantal wijzigen’ zijn van hen.
           *[kosmos] Ze leggen in het geheim schilderijen uit hun hand en zeggen alleen hoe goed die passen. De jokers ‘Handkaarten wisselen’, ‘Aantal wijzigen’ en ‘Eén vervalsing minder’ zijn van hen.
        }
    }
thing-person = Iemand aan tafel
    .says = Hier staat wat iemand doet, leiden of schilderen, en hoever die is. Na elke ronde schuiven alle rollen een plaats door.
thing-fellow = Wat een schilder zegt
    .says = Hoeveel schilderijen er gelegd zijn en hoe goed ze zouden passen. Daar mag iedereen op afgaan, ook de directie.
thing-fit = Hoe goed die van jou passen
    .says = Zeg de anderen hoeveel van jouw schilderijen zo goed bij een van de thema’s passen. Verder wordt er niets gezegd: niet wat erop staat, en niet voor welk thema.
thing-would-lay = Ik zou leggen
    .says = Zeg de andere schilders hoeveel schilderijen jij zou leggen. Het verplicht je tot niets.
thing-say-it = Zeggen
    .says = Iedereen aan tafel hoort het, ook de directie. Wie nul zegt, neemt het terug.
thing-ready = Ik ben klaar
    .says = Jouw deel is gedaan. Zijn alle schilders klaar en is alles gelegd, dan komen de vervalsingen erbij en wordt alles opengelegd.
thing-agree = Akkoord, zo hangt het goed
    .says = Het geldt als de hele directie akkoord is. Wordt er daarna iets verplaatst, dan wordt het iedereen opnieuw gevraagd.
thing-next = Door naar de volgende ronde
    .says = Je hebt genoeg gezien. Als iedereen zover is, trekken de schilders nieuwe schilderijen en schuiven de rollen een plaats door.
thing-go-along = Meegaan
    .says = Je toont het getal dat de meesten in je groep tonen. Zo komt er een getal, ook als je zelf geen voorkeur hebt.
thing-keep-themes = Deze thema’s houden
    .says = { $masterpieces ->
        [yes] Je laat de joker liggen. Houdt de hele directie de thema’s, dan kiezen de schilders hun fiche.
       *[no] {""}
    }
thing-swap = Handkaarten wisselen
    .says = { $edition ->
        [mogel] Leg precies zes handkaarten opzij: die gaan weg, en je trekt zes nieuwe.
       *[kosmos] Wat je opzijlegt gaat weg, en je trekt er evenveel nieuwe. Je mag ook je hele hand houden.
    }
thing-joker-swap-themes = Thema’s wisselen
    .says = { $masterpieces ->
        [yes] Voor de directie, voor de schilders een fiche kiezen: één thema of beide worden vervangen. { back-three }
       *[no] { $edition ->
            [mogel] Voor de directie, voor iemand een getal toont: één thema of beide worden vervangen. { back-three }
           *[kosmos] Voor de directie, voor het aantal vaststaat: één thema of beide worden vervangen. { back-three }
        }
    }
thing-joker-swap-hands = Handkaarten wisselen
    .says = { $edition ->
        [mogel] Voor de schilders, terwijl ze leggen: één van hen wisselt precies zes handkaarten. { back-four }
       *[kosmos] Voor de schilders, terwijl ze leggen: ieder mag handkaarten wegleggen en er evenveel trekken. { back-four }
    }
thing-joker-change-number = Aantal wijzigen
    .says = { $masterpieces ->
        [yes] Voor de schilders, voor er iets gelegd of gewisseld is: één schilderij meer dan de fiche zegt, of één minder. { back-five }
       *[no] Voor de schilders, voor er iets gelegd of gewisseld is: één schilderij meer dan gevraagd, of één minder. { back-five }
    }
thing-joker-one-less = Eén vervalsing minder
    .says = { $edition ->
        [mogel] {""}
       *[kosmos] Voor de schilders, terwijl ze leggen: er is deze ronde één vervalsing minder. { back-six }
    }
thing-joker-query = Navraag
    .says = Voor de directie, terwijl ze ophangt: kies een schilderij, en elke schilder moet zeggen of het van hem of haar is. Is het van niemand, dan is het vervalst. { $edition ->
        [mogel] { back-six }
       *[kosmos] { back-seven }
    }
back-three =
    { $masterpieces ->
        [yes] De ronde met de 3 verliezen wekt hem, voor één keer.
       *[no] Een perfecte ronde met drie schilderijen brengt hem terug.
    }
back-four =
    { $masterpieces ->
        [yes] De ronde met de 4 verliezen wekt hem, voor één keer.
       *[no] Een perfecte ronde met vier schilderijen brengt hem terug.
    }
back-five =
    { $masterpieces ->
        [yes] De ronde met de 5 verliezen wekt hem, voor één keer.
       *[no] Een perfecte ronde met vijf schilderijen brengt hem terug.
    }
back-six =
    { $masterpieces ->
        [yes] De ronde met de 6 verliezen wekt hem, voor één keer.
       *[no] Een perfecte ronde met zes schilderijen brengt hem terug.
    }
back-seven =
    { $masterpieces ->
        [yes] De ronde met de 7 verliezen wekt hem, voor één keer.
       *[no] Een perfecte ronde met zeven schilderijen brengt hem terug.
    }
thing-jokers = De jokers
    .says = { $masterpieces ->
        [yes] Elke joker die klaar is, kan één keer en gaat dan uit het spel. Een verloren ronde wekt de joker met het getal van haar fiche.
       *[no] Elke joker kan één keer. Een perfecte ronde, met zoveel schilderijen als erop staat, maakt een gebruikte weer klaar.
    }
thing-pile-team = Jullie stapel
    .says = { $masterpieces ->
        [yes] De penseelfiches van rondes waarin geen vervalsing hing. Met drie hebben jullie allemaal gewonnen.
       *[no] Elk schilderij dat hangt bij het thema waarvoor het bedoeld was, komt hier: een punt voor jullie allemaal. Met vijftien is het gewonnen, en jullie spelen door voor een vriendelijker oordeel.
    }
thing-pile-belratti = Belratti’s stapel
    .says = { $masterpieces ->
        [yes] De penseelfiches van rondes waarin een vervalsing hing. Met drie hebben jullie verloren.
       *[no] Elke vervalsing die hangt komt hier. De ronde die de zesde brengt, is de laatste.
    }
thing-stamp-genuine = Echt
    .says = { $masterpieces ->
        [yes] Van een schilder, en het hangt. Bij welk thema maakt niet uit.
       *[no] Van een schilder, bij het thema waarvoor het bedoeld was: een punt voor jullie.
    }
thing-stamp-belratti = Belratti!
    .says = { $masterpieces ->
        [yes] Een vervalsing die hangt: de fiche gaat naar Belratti.
       *[no] Een vervalsing die hangt: één erbij op Belratti’s stapel.
    }
thing-stamp-astray = Verkeerde wand
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Van een schilder, maar bedoeld voor het andere thema. Het telt voor niemand.
    }
thing-stamp-missed = Gemist
    .says = Van een schilder, maar in het depot gebleven. Het telt voor niemand.
thing-stamp-caught = Ontmaskerd
    .says = Een vervalsing die in het depot bleef, waar ze hoort. Belratti krijgt er niets voor.
thing-perfect = Een perfecte ronde
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Elk gelegd schilderij hangt bij zijn eigen thema. Dan is de gebruikte joker met precies dit getal weer klaar.
    }

## In de plaatjes

cats-catch-mice = katten vangen muizen: dat vinden ze wel
which = welk is vals?
one-each = een punt, geen punt, één voor Belratti
no-points = niemand krijgt iets
next-seat = elke ronde een plaats verder
three-not-four = drie vervalsingen in plaats van vier
all-say-no = alle schilders zeggen nee: vals!
one-token = de schilders kiezen er één
token-lost = één vervalsing: Belratti krijgt de fiche
