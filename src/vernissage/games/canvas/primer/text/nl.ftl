# Wat Canvas over zichzelf uitlegt, in het Nederlands: dingen en momenten bij hun naam, en wat ze zijn.

how = In elke beurt neem je een kaart uit de rij. Drie kaarten op elkaar maken een schilderij, en wat je er dan nog van ziet, wint linten.
end = Als bij iedereen drie schilderijen hangen, is het spel voorbij. Wie de meeste punten heeft, wint; bij gelijke stand wie meer fiches overheeft.

## Momenten

moment-take = Een kaart nemen
    .says = Druk op **Nemen** onder een kaart van de rij. De eerste is gratis; voor een latere leg je een fiche op elke kaart die je overslaat. Fiches op jouw kaart zijn voor jou.
    .here = { $tokens ->
        [0] Je hebt geen fiches meer: alleen de eerste kaart is binnen je bereik.
        [one] Je hebt één fiche: je kunt tot de tweede kaart komen.
       *[other] Je hebt { $tokens } fiches: { $reach ->
            [5] elke kaart van de rij is binnen je bereik.
           *[other] de eerste { $reach } kaarten zijn binnen je bereik.
        }
    } { $cards ->
        [0] Een schilderij vraagt drie kaarten, en je hand is nog leeg.
        [one] Een schilderij vraagt drie kaarten, en je hebt er één.
       *[other] Een schilderij vraagt drie kaarten, en je hebt er { $cards }.
    }
moment-lay = Er drie leggen en de volgorde veranderen
    .says = Tik drie kaarten in je hand aan: de eerste ligt bovenop. In elk kleurvak verbergt de bovenste kaart wat eronder ligt, dus probeer de pijlen en let op de punten. Of neem nog een kaart.
    .here = { $cards ->
        [5] Je hebt vijf kaarten, en meer mag niet: nu moet je een schilderij ophangen.
       *[other] Je hebt { $cards } kaarten. Leg er drie voor schilderij { $number }, of druk op **Nemen** onder een kaart.
    }
moment-hang = Ophangen
    .says = Druk op **Ophangen**, en de drie kaarten zijn voorgoed een schilderij, met een titel en linten. De achtergrond is puur voor het oog.
    .here = Schilderij { $number } wacht op zijn achtergrond: je hebt keus uit { $free }.
moment-ribbons = Linten worden punten
    .says = Telkens als een schilderij laat zien wat een scorekaart vraagt, wint het een lint van die kaart. De getallen op de kaart zijn de punten voor één, twee of drie linten samen. Bonussterren geven twee punten voor elk element waar ze om vragen.
    .here = { $mine ->
        [1] Je drie schilderijen hangen. Ze hebben { $ribbons ->
            [0] geen linten
            [one] één lint
           *[other] { $ribbons } linten
        } van de scorekaarten, en met de bonus is dat { $points ->
            [one] één punt
           *[other] { $points } punten
        }.
       *[0] Alle schilderijen hangen, en wat ze gewonnen hebben, wordt geteld.
    }
moment-wait = Terwijl anderen spelen
    .says = Alle kaarten liggen open, dus je ziet wat de anderen verzamelen. Probeer intussen je volgende schilderij: niemand ziet je ontwerp, en het kost niets.
    .here = Nu is { $names } aan de beurt.
moment-alone = In je eentje
    .says = Je neemt kaarten en hangt schilderijen op zoals anders, voor de mooiste prijs. Vincent haalt na elke beurt van jou een kaart weg; in de puzzel gaan de kaarten die je overslaat uit het spel.
    .here = { $vincent ->
        [1] { $aside ->
            [0] Vincent heeft geen fiches en haalt na jouw beurt de eerste kaart weg.
            [one] Vincent heeft één fiche: misschien slaat hij een kaart over voor hij de volgende weghaalt.
           *[other] Vincent heeft { $aside } fiches: elke fiche die met de voorkant naar boven valt, slaat een kaart over, en de volgende haalt hij weg.
        }
       *[0] { $aside ->
            [0] De voorraad is leeg: wat jij betaalt, vult hem weer.
            [one] Er ligt één fiche in de voorraad: de eerste kaart of een schilderij levert je die op.
           *[other] Er liggen { $aside } fiches in de voorraad: de eerste kaart en elk schilderij leveren je er één op.
        }
    }
moment-vote = Over een gelijke stand wordt gestemd
    .says = Zijn punten en fiches gelijk, dan stemmen de kijkers op de mooiste galerie. Wie de meeste stemmen krijgt, wint; stemt niemand, dan is de winst gedeeld.
    .here = { $names } hebben elk { $points } punten. Nu beslissen de kijkers.

## Symbolen

thing-symbol-hue = Tint
    .says = De druppel is tint, een van de vier elementen waar scorekaarten om vragen. De kleur is de plaats: een kaart erboven die in die kleur iets heeft, verbergt hem.
thing-symbol-shape = Vorm
    .says = De driehoek is vorm, een van de vier elementen waar scorekaarten om vragen. De kleur is de plaats: een kaart erboven die in die kleur iets heeft, verbergt hem.
thing-symbol-texture = Textuur
    .says = Het gestreepte vierkant is textuur, een van de vier elementen waar scorekaarten om vragen. De kleur is de plaats: een kaart erboven die in die kleur iets heeft, verbergt het.
thing-symbol-tone = Toon
    .says = De halve maan is toon, een van de vier elementen waar scorekaarten om vragen. De kleur is de plaats: een kaart erboven die in die kleur iets heeft, verbergt hem.
thing-symbol-bonus-hue = Bonusster: tint
    .says = Twee punten voor elke tint die in dit schilderij te zien is. De ster zelf is geen tint.
thing-symbol-bonus-shape = Bonusster: vorm
    .says = Twee punten voor elke vorm die in dit schilderij te zien is. De ster zelf is geen vorm.
thing-symbol-bonus-texture = Bonusster: textuur
    .says = Twee punten voor elke textuur die in dit schilderij te zien is. De ster zelf is geen textuur.
thing-symbol-bonus-tone = Bonusster: toon
    .says = Twee punten voor elke toon die in dit schilderij te zien is. De ster zelf is geen toon.
thing-swatch = Leeg kleurvak
    .says = In deze kleur staat hier niets. Wat een kaart eronder in dezelfde kleur heeft, blijft zichtbaar.
thing-swatches = Vijf kleurvakken
    .says = Elke kaart heeft symbolen in twee van vijf kleuren. Waar kaarten op elkaar liggen, zie je in elke kleur alleen het bovenste.

## Kaarten en fiches

thing-card = Kunstkaart
    .says = Een doorzichtig plaatje met symbolen en een halve titel. Tik het aan om het in je schilderij te proberen; met de knop eronder neem je het.
thing-take = Nemen
    .says = Je neemt deze kaart in je hand, en je beurt is voorbij. Het getal zegt hoeveel fiches dat kost: één op elke kaart die je overslaat.
thing-tokens = Inspiratiefiches
    .says = Hiermee betaal je: één op elke kaart die je overslaat, en wie die kaart neemt, krijgt hem. Aan het eind beslissen ze bij gelijke stand.
thing-deck = De stapel
    .says = Als een kaart wordt genomen, schuift de rij aan en komt de volgende kaart van de stapel erbij. Niemand weet welke.
thing-hand = De hand
    .says = Genomen kaarten, hooguit vijf, open voor iedereen. Tik er drie van jou aan om een schilderij te leggen.

## Het atelier

thing-layers = Lagen
    .says = Je drie kaarten van boven naar beneden. In elke kleur verbergt het bovenste symbool wat eronder ligt; de pijlen veranderen de volgorde.
thing-strip = Wat te zien is
    .says = Wat er van je drie kaarten overblijft, kleur voor kleur. Alleen dit telt voor linten.
thing-title = Titel
    .says = Elke kaart heeft een halve titel, een linkerwoord of een rechterwoord. De twee bovenste maken de titel van het schilderij, puur voor het plezier.
thing-ground = Achtergrond
    .says = Een van je achtergronden, gekozen bij het onthullen. Hij levert geen punten op, alleen sfeer.
thing-frame = Lijst
    .says = De lijst, gekozen bij het onthullen. Punten levert hij niet op, maar iedereen ziet hem.
thing-unveil = Onthullen
    .says = Hangt het schilderij op zoals je het hier ziet, zichtbaar voor iedereen.
thing-draft = Wat dit ontwerp oplevert
    .says = De punten die je zou krijgen als je het nu ophangt. Niemand anders ziet je ontwerp.
thing-hang = Ophangen
    .says = Maakt een schilderij van de drie kaarten op je lagen, en je beurt is voorbij. Het blijft zoals het is en wint meteen zijn linten.
thing-worth = Wat deze kaart je waard is
    .says = Hoeveel beter je beste schilderij met deze kaart zou worden. Het is een aanwijzing die deze tafel toestaat.

## Score

thing-scoring = Scorekaarten
    .says = Elke kaart zegt wat een schilderij moet laten zien om een lint van die kaart te winnen. De getallen zijn de punten voor één, twee, drie linten samen.
thing-scoring-variety = Variatie
    .says = Een lint voor elke volledige set van tint, vorm, textuur en toon. Van alles twee zou twee linten zijn.
thing-scoring-repetition = Herhaling
    .says = Een lint voor elke twee vormen, waar ze ook staan. Vier vormen zijn twee linten.
thing-scoring-emphasis = Nadruk
    .says = Een lint als er precies één tint te zien is. Twee is te veel, en geen is te weinig.
thing-scoring-composition = Compositie
    .says = Een lint als er in elk van de vijf kleurvakken iets te zien is. Ook een bonusster vult een kleurvak.
thing-scoring-movement = Beweging
    .says = Een lint voor elk element dat in drie kleurvakken naast elkaar staat. Gaat het verder, dan telt dat nog steeds één keer.
thing-scoring-hierarchy = Hiërarchie
    .says = Een lint als er toon is, en niet meer van een ander element. Evenveel mag.
thing-scoring-proportion = Verhouding
    .says = Een lint voor drie van het ene element en twee van een ander, één keer per schilderij. Vijf van hetzelfde mag ook.
thing-scoring-style = Stijl
    .says = Een lint voor elke drie texturen, waar ze ook staan. Twee leveren nog niets op.
thing-scoring-proximity = Nabijheid
    .says = Een lint voor elke textuur met een toon in het kleurvak ernaast. Elk symbool wordt één keer gebruikt.
thing-scoring-symmetry = Symmetrie
    .says = Een lint voor hetzelfde element in rood en paars, of in geel en blauw. Elk zo’n paar telt.
thing-scoring-space = Ruimte
    .says = Een lint voor elke tint en vorm met minstens één kleurvak ertussen. Elk symbool wordt één keer gebruikt.
thing-scoring-consistency = Consistentie
    .says = Een lint als er precies zes elementen te zien zijn, niet vijf en niet zeven. Bonussterren tellen niet mee.
thing-scoring-bonus = Bonus
    .says = Elke bonusster die te zien is, wint een grijs lint voor elk element waar hij om vraagt. Elk is twee punten waard, zonder grens.
thing-ladder = Linten en punten
    .says = De getallen zijn de punten voor één, twee, drie linten van deze kaart samen. Gevulde treden heb je al, gestippelde zou je ontwerp toevoegen.
thing-gallery = Galerie
    .says = Wat iemand heeft: punten tot nu toe, fiches, handkaarten en drie plaatsen voor schilderijen. Zijn bij iedereen de plaatsen vol, dan is het spel voorbij.
thing-painting = Schilderij
    .says = Het hangt voorgoed. Tik het aan om de symbolen en de gewonnen linten te zien.

## In je eentje

thing-vincent = Vincent
    .says = Hij schildert nooit, maar haalt na elke beurt van jou een kaart weg. Hij gooit zijn fiches op: elke fiche die met de voorkant naar boven valt, slaat een kaart over.
thing-reserve = Voorraad
    .says = Wat je betaalt, gaat hierin, en kaarten die je overslaat, gaan uit het spel. De eerste kaart en elk schilderij leveren je er een fiche uit op.
thing-awards = Prijzen
    .says = In je eentje speel je om punten, en dit zijn de prijzen. Vanaf 40 is het de Hoofdprijs, en heb je gewonnen.
