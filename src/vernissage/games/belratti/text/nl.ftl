# Wat Belratti in het Nederlands zegt. Hoe zinnen heten en gevuld worden: vernissage/text.py.
# De namen van de schilderijen staan in names/. De enen leiden het museum: de directie. De anderen zijn de schilders.

## De jokers

joker-swap-themes = Thema’s wisselen
joker-swap-hands = Handkaarten wisselen
joker-change-number = Aantal wijzigen
joker-one-less = Eén vervalsing minder
joker-query = Navraag

## Wat je kunt doen

move-ask = { $number ->
    [one] Eén schilderij voorstellen
   *[other] { $number } schilderijen voorstellen
}
move-keep-themes = Deze thema’s houden
move-play-joker = { $joker ->
    [swap-themes] Joker: { $choice ->
        [one] thema één wisselen
        [two] thema twee wisselen
       *[both] beide thema’s wisselen
    }
    [swap-hands] { $painter ->
        [nobody] Joker: handkaarten wisselen
       *[one] Joker: zes nieuwe handkaarten voor { $you ->
            [painter] jou
           *[other] { $painter }
        }
    }
    [change-number] { $choice ->
        [up] Joker: één schilderij meer
       *[down] Joker: één schilderij minder
    }
    [one-less] Joker: één vervalsing minder
   *[query] Joker: vragen van wie ‘{ $choice }’ is
}
move-agree = Akkoord
move-refuse = Liever niet
move-lay = ‘{ $painting }’ bij { $theme ->
    [one] thema één
    [two] thema twee
   *[other] thema { $theme }
} leggen
move-take-back = ‘{ $painting }’ terugnemen
move-signal = { $count ->
    [0] Zeggen dat er geen van jou { $fit ->
        [perfect] perfect
        [well] goed
        [so-so] matig
       *[badly] slecht
    } past
    [one] Zeggen dat er één van jou { $fit ->
        [perfect] perfect
        [well] goed
        [so-so] matig
       *[badly] slecht
    } past
   *[other] Zeggen dat er { $count } van jou { $fit ->
        [perfect] perfect
        [well] goed
        [so-so] matig
       *[badly] slecht
    } passen
}
move-would-lay = { $count ->
    [0] Zeggen dat je er geen zou leggen
    [one] Zeggen dat je er één zou leggen
   *[other] Zeggen dat je er { $count } zou leggen
}
move-ready = Ik ben klaar
move-put-aside = ‘{ $painting }’ opzijleggen
move-keep = ‘{ $painting }’ houden
move-swap = Wisselen wat ik opzij heb gelegd
move-hang = { $place ->
    [out] ‘{ $painting }’ naar het depot brengen
    [one] ‘{ $painting }’ bij thema één hangen
    [two] ‘{ $painting }’ bij thema twee hangen
   *[theme] ‘{ $painting }’ bij thema { $place } hangen
}
move-go-along = Met de meerderheid meegaan
move-next = Door naar de volgende ronde

## Wat er gebeurde

event-round-began = Ronde { $round }. Directie: { $directors }. { $painters_count ->
    [one] Schilder
   *[other] Schilders
}: { $painters }.
event-themes-laid = { $renewed ->
    [yes] De aflegstapel wordt de nieuwe trekstapel. De thema’s: { $themes }.
   *[no] De thema’s: { $themes }.
}
event-proposed = { $you ->
    [seat] Je stelt
   *[other] { $seat } stelt
} { $number ->
    [one] één schilderij
   *[other] { $number } schilderijen
} voor.
event-number-fixed = { $before ->
    [0] { $number ->
        [one] Er moet één schilderij gelegd worden.
       *[other] Er moeten { $number } schilderijen gelegd worden.
    }
   *[other] In plaats van { $before } { $number ->
        [one] moet er nu één schilderij
       *[other] moeten er nu { $number } schilderijen
    } gelegd worden.
}
event-themes-kept = { $you ->
    [seat] Je laat de thema’s zoals ze zijn.
   *[other] { $seat } laat de thema’s zoals ze zijn.
}
event-joker-proposed = { $you ->
    [seat] Je zou graag
   *[other] { $seat } zou graag
} { $joker ->
    [swap-themes] { $choice ->
        [one] thema één wisselen
        [two] thema twee wisselen
       *[both] beide thema’s wisselen
    }
    [swap-hands] { $painter ->
        [nobody] alle schilders handkaarten laten wisselen
       *[one] { $you ->
            [seat] zes handkaarten laten wisselen (schilder: { $painter })
            [painter] jou zes handkaarten laten wisselen
           *[other] { $painter } zes handkaarten laten wisselen
        }
    }
    [change-number] { $choice ->
        [up] één schilderij meer leggen
       *[down] één schilderij minder leggen
    }
    [one-less] één vervalsing minder hebben
   *[query] willen weten wie { $choice_the } heeft geschilderd
}. Gaan de anderen akkoord?
event-refused = { $you ->
    [seat] Je speelt de joker liever niet.
   *[other] { $seat } speelt de joker liever niet.
}
event-joker-played = { $joker ->
    [swap-themes] Joker ‘{ joker-swap-themes }’ ({ $group }): { $choice ->
        [one] thema één wordt gewisseld
        [two] thema twee wordt gewisseld
       *[both] beide thema’s worden gewisseld
    }.
    [swap-hands] Joker ‘{ joker-swap-hands }’ ({ $group }): { $painter ->
        [nobody] de schilders mogen handkaarten wisselen.
       *[one] { $you ->
            [painter] jij mag zes handkaarten wisselen.
           *[other] { $painter } mag zes handkaarten wisselen.
        }
    }
    [change-number] Joker ‘{ joker-change-number }’ ({ $group }): { $choice ->
        [up] één schilderij meer.
       *[down] één schilderij minder.
    }
    [one-less] Joker ‘{ joker-one-less }’ ({ $group }): Belratti smokkelt er één minder binnen.
   *[query] Joker ‘{ joker-query }’ ({ $group }): van welke schilder is { $choice_the }?
}
event-agreed = { $you ->
    [seat] Je gaat akkoord.
   *[other] { $seat } gaat akkoord.
}
event-went-along = { $chance ->
    [yes] { $you ->
        [seat] Je tijd is om: het toeval beslist voor je.
       *[other] De tijd van { $seat } is om: het toeval beslist.
    }
   *[no] { $you ->
        [seat] Je gaat met de meerderheid mee.
       *[other] { $seat } gaat met de meerderheid mee.
    }
}
event-signalled = { $you ->
    [seat] Je zegt
   *[other] { $seat } zegt
}: { $count ->
    [0] er past er geen
    [one] er past er één
   *[other] er passen er { $count }
} { $fit ->
    [perfect] perfect
    [well] goed
    [so-so] matig
   *[badly] slecht
}.
event-pledged = { $you ->
    [seat] Je zou
   *[other] { $seat } zou
} { $count ->
    [0] er geen
    [one] één schilderij
   *[other] { $count } schilderijen
} leggen.
event-painting-laid = { $you ->
    [seat] Je legt
   *[other] { $seat } legt
} { $painting_the } bij { $theme ->
    [one] thema één
    [two] thema twee
   *[other] thema { $theme }
}.
event-painting-laid-unseen = { $seat } legt gedekt een schilderij.
event-taken-back = { $you ->
    [seat] Je neemt
   *[other] { $seat } neemt
} { $painting_the } terug.
event-taken-back-unseen = { $seat } neemt een schilderij terug.
event-said-ready = { $missing ->
    [0] { $you ->
        [seat] Je bent klaar.
       *[other] { $seat } is klaar.
    }
   *[other] { $you ->
        [seat] Je laat de rest aan de andere schilders:
       *[other] { $seat } laat de rest aan de andere schilders:
    } { $missing ->
        [one] er ontbreekt nog één schilderij.
       *[other] er ontbreken nog { $missing } schilderijen.
    }
}{ $waits_for_count ->
    [0] {""}
   *[other] {" "}Nog niet klaar: { $waits_for }.
}
event-painting-put-aside = { $you ->
    [seat] Je legt
   *[other] { $seat } legt
} { $painting_the } opzij.
event-painting-kept = { $you ->
    [seat] Je houdt
   *[other] { $seat } houdt
} { $painting_the }.
event-swap-chosen = { $you ->
    [seat] Je hebt gekozen wat je wisselt.
   *[other] { $seat } heeft gekozen wat er gewisseld wordt.
}
event-swapped = { $old_count ->
    [0] { $you ->
        [seat] Je houdt je handkaarten zoals ze zijn.
       *[other] { $seat } houdt alle handkaarten.
    }
   *[other] { $you ->
        [seat] Je wisselt.
       *[other] { $seat } wisselt.
    } Afgelegd: { $old }. Nieuw: { $new }.{ $renewed ->
        [yes] {" "}De aflegstapel werd de nieuwe trekstapel.
       *[no] {""}
    }
}
event-swapped-unseen = { $count ->
    [0] { $seat } houdt alle handkaarten.
    [one] { $seat } wisselt één handkaart.
   *[other] { $seat } wisselt { $count } handkaarten.
}{ $renewed ->
    [yes] {" "}De aflegstapel werd de nieuwe trekstapel.
   *[no] {""}
}
event-taken-as-forgery = { $you ->
    [seat] Als vervalsing uit jouw hand getrokken
   *[other] Als vervalsing uit de hand van { $seat } getrokken
}: { $painting_the }.
event-taken-as-forgery-unseen = Er wordt een vervalsing uit de hand van { $seat } getrokken.
event-frames-revealed = { $renewed ->
    [yes] De aflegstapel werd de nieuwe trekstapel. { $paintings_count } schilderijen komen open op tafel, waarvan { $forgeries } vervalst: { $paintings }.
   *[no] { $paintings_count } schilderijen komen open op tafel, waarvan { $forgeries } vervalst: { $paintings }.
}
event-hung = { $place ->
    [out] { $you ->
        [seat] Je brengt { $painting_the } naar het depot.
       *[other] { $seat } brengt { $painting_the } naar het depot.
    }
    [one] { $you ->
        [seat] Je hangt { $painting_the } bij thema één.
       *[other] { $seat } hangt { $painting_the } bij thema één.
    }
    [two] { $you ->
        [seat] Je hangt { $painting_the } bij thema twee.
       *[other] { $seat } hangt { $painting_the } bij thema twee.
    }
   *[theme] { $you ->
        [seat] Je hangt { $painting_the } bij thema { $place }.
       *[other] { $seat } hangt { $painting_the } bij thema { $place }.
    }
}
event-answered = { $painter ->
    [nobody] Alle schilders schudden het hoofd. Een vervalsing: { $painting_the }!
   *[one] { $you ->
        [painter] Je knikt. Door jou geschilderd: { $painting_the }.
       *[other] { $painter } knikt en heeft het geschilderd: { $painting_the }.
    }
}
event-revealed = { $right_count ->
    [0] Niets hangt waar het bedoeld was.
   *[other] Hangt waar het bedoeld was{ $token ->
        [0] , elk een punt
       *[other] {""}
    }: { $right }.
}{ $astray_count ->
    [0] {""}
   *[other] {" "}Bij het andere thema{ $token ->
        [0] , geen punt
       *[other] {""}
    }: { $astray }.
}{ $fooled_count ->
    [0] {" "}Belratti heeft niemand om de tuin geleid.
   *[other] {" "}Vervalst en toch opgehangen{ $token ->
        [0] , elk één voor Belratti
       *[other] {""}
    }: { $fooled }.
}{ $missed_count ->
    [0] {""}
   *[other] {" "}In het depot gebleven{ $token ->
        [0] , geen punt
       *[other] {""}
    }: { $missed }.
}{ $perfect ->
    [yes] {" "}Een perfecte ronde: elk gelegd schilderij hangt bij zijn thema.
   *[no] {""}
}
event-token-won = { $winner ->
    [team] Er hangt geen vervalsing: fiche { $token } is voor jullie.
   *[belratti] Er hangt een vervalsing: Belratti krijgt fiche { $token }.
}
event-joker-readied = { $cause ->
    [perfect] Een perfecte ronde met { $number } schilderijen
   *[lost] Fiche { $number } is verloren
}: de joker ‘{ $joker ->
    [swap-themes] { joker-swap-themes }
    [swap-hands] { joker-swap-hands }
    [change-number] { joker-change-number }
    [one-less] { joker-one-less }
   *[query] { joker-query }
}’ is klaar.
event-said-next = { $you ->
    [seat] Je hebt genoeg gezien.
   *[other] { $seat } heeft genoeg gezien.
}
event-drew = { $paintings_count ->
    [0] { $you ->
        [seat] Je hand is vol.
       *[other] De hand van { $seat } is vol.
    }
   *[other] { $you ->
        [seat] Je trekt
       *[other] { $seat } trekt
    }: { $paintings }.
}
event-drew-unseen = { $count ->
    [0] De hand van { $seat } is vol.
    [one] { $seat } trekt één schilderij.
   *[other] { $seat } trekt { $count } schilderijen.
}
event-end-nears = { $cause ->
    [forgeries] { $left ->
        [one] Hangt er nog één vervalsing, dan is het spel afgelopen.
       *[other] Hangen er nog { $left } vervalsingen, dan is het spel afgelopen.
    }
    [rounds] { $left ->
        [one] Dit is de laatste ronde.
       *[other] Na deze ronde komt er nog maar één.
    }
    [cards] { $left ->
        [0] De schilderijen raken op: dit is misschien de laatste ronde.
       *[other] De schilderijen raken op: dit is de laatste ronde.
    }
    [token-wins] Nog één fiche, en jullie hebben gewonnen.
    [token-loses] Nog één fiche voor Belratti, en jullie hebben verloren.
   *[token] Dit is de laatste ronde: de fiche beslist.
}
event-ended = { $reason ->
    [forger] De kaart van Belratti is vol: het museum gaat dicht.
    [cards] Er zijn te weinig schilderijen voor nog een ronde: het museum gaat dicht.
    [tokens] Dat was de derde penseelfiche: het museum gaat dicht.
   *[rounds] Dat was de laatste ronde: het museum gaat dicht.
}

## Wat de bezoekers zeggen

verdict-unforgettable = ‘Ik kwam voor het café en vergat naar huis te gaan.’ Niet één bezoeker zal deze avond ooit vergeten.
verdict-brilliant = ‘Wie dit heeft opgehangen, moet wel gedachten kunnen lezen.’
verdict-lovely = ‘Ik begreep bijna alles, en de rest was mooi.’
verdict-respectable = ‘Mijn neefje schildert ook, maar dit hangt rechter.’ Belratti is verslagen.
verdict-doubtful = ‘Hoort die met de brandblusser er ook bij?’
verdict-empty-frames = ‘Prachtige lijsten. Komt er nog iets in?’
verdict-masterpiece = Drie echte tentoonstellingen: een meesterwerk, en Belratti vertrekt door de achterdeur.
verdict-fooled = Belratti heeft het gastenboek getekend, onder drie verschillende namen.

## Waarom niet

refusal-belratti-not-now = Dat kan nu niet.
refusal-belratti-joker-first = Er is een joker voorgesteld: die gaat voor.
refusal-belratti-nothing-proposed = Er is geen joker voorgesteld.
refusal-belratti-themes-first = De directie kan nog thema’s wisselen: dat gaat voor.
refusal-belratti-nothing-to-go-along-with = Er is nog niets waarmee je kunt meegaan.
refusal-belratti-wrong-phase = { $phase ->
    [ask] Eerst wordt afgesproken hoeveel schilderijen het worden.
    [paint] De schilders leggen nu hun schilderijen.
    [swap] Er worden nu handkaarten gewisseld: dat gaat voor.
    [hang] De directie hangt nu de schilderijen op: de schilders kijken alleen toe.
    [reveal] De ronde ligt open: er wordt niets meer verhangen. Ga door naar de volgende wanneer je wilt.
   *[over] Het museum is gesloten.
}
refusal-belratti-not-your-role = { $role ->
    [directors] Dat is aan de directie.
   *[painters] Dat is aan de schilders.
}
refusal-belratti-out-of-patience = Je hebt in deze fase al { $patience } keer iets gezegd of veranderd. Nu kun je meegaan, of doen wat er nog ontbreekt.
refusal-belratti-no-such-number = { $number } kan hier niet gevraagd worden.
refusal-belratti-shown-already = Je toont al { $number }. Het getal staat vast als jullie allemaal hetzelfde tonen.
refusal-belratti-agreed-already = Je bent al akkoord. Het geldt als de hele directie akkoord is.
refusal-belratti-not-in-hand = Je hebt ‘{ $painting }’ niet in de hand.
refusal-belratti-enough-laid = Alle { $number } schilderijen zijn gelegd. Neem er eerst een terug.
refusal-belratti-too-many-links = Een zinnetje heeft hoogstens { $most } schakels, zoals ‘eend, bad, schuim’.
refusal-belratti-line-too-long = Een zinnetje heeft hoogstens { $most } tekens.
refusal-belratti-not-laid = Je hebt ‘{ $painting }’ niet gelegd.
refusal-belratti-nobody-to-tell = Je bent de enige schilder: er is niemand om het tegen te zeggen.
refusal-belratti-no-such-fit = In deze editie past een schilderij goed, matig of slecht; perfect past er geen.
refusal-belratti-too-many = Je kunt er hoogstens { $number } leggen.
refusal-belratti-still-missing = { $count ->
    [one] Er ontbreekt nog één schilderij.
   *[other] Er ontbreken nog { $count } schilderijen.
}
refusal-belratti-swap-exactly = Er worden precies { $count } handkaarten gewisseld.
refusal-belratti-no-such-frame = Dat schilderij is niet te zien.
refusal-belratti-hangs-there = ‘{ $painting }’ is daar al.
refusal-belratti-wrong-count = { $hung ->
    [0] Er hangt nog niets
    [one] Er hangt één schilderij
   *[other] Er hangen { $hung } schilderijen
}; het moeten er { $number } zijn.
refusal-belratti-no-such-joker = Deze editie heeft die joker niet.
refusal-belratti-joker-phase = { $phase ->
    [ask] Die joker zet je in voor het aantal vaststaat.
    [paint] Die joker zet je in terwijl de schilders leggen.
   *[hang] Die joker zet je in terwijl de directie ophangt.
}
refusal-belratti-joker-role = { $role ->
    [directors] Die joker is van de directie.
   *[painters] Die joker is van de schilders.
}
refusal-belratti-joker-used = { $standing ->
    [used] Die joker is gebruikt; hij komt terug na een perfecte ronde met { $number } schilderijen.
    [asleep] Die joker slaapt; hij wordt wakker als de ronde met fiche { $number } verloren gaat.
   *[gone] Die joker is uit het spel.
}
refusal-belratti-themes-late = In deze editie worden thema’s alleen gewisseld voordat iemand een getal toont.
refusal-belratti-number-late = Het aantal wijzig je helemaal aan het begin, voordat er iets gelegd of gewisseld is.
refusal-belratti-too-few-paintings = Daarvoor zijn er te weinig schilderijen om te trekken.
refusal-belratti-joker-choice = Zo kun je die joker nu niet spelen.
refusal-options-masterpieces = Meesterwerken is een variant van de editie Kosmos.
refusal-options-round-limit = Meesterwerken eindigt met de fiches, na hoogstens { $rounds } rondes: laat de grens weg.
refusal-options-open-jokers = Alleen bij Meesterwerken slapen de jokers aan het begin; anders zijn ze allemaal klaar voor gebruik.
refusal-options-chosen-jokers = Kies precies zoveel verschillende jokers als er aan het begin klaar zijn: { $open }.

## Wat er niet klopt aan een stelling

refusal-position-paintings = Elk schilderij van de editie moet ergens liggen, en maar één keer.
refusal-position-seats = Voor alle { $players } plaatsen moeten er handkaarten, gelegde schilderijen, tekens en al het andere zijn.
refusal-position-jokers = De jokers passen niet bij de editie of de variant.
refusal-position-round = Een ronde { $round } kan niet.
refusal-position-tokens = De penseelfiches passen niet bij de ronde.
refusal-position-piles = Bij Meesterwerken worden geen schilderijen bewaard.
refusal-position-end = Het spel is hier afgelopen en dat zou niet moeten, of het is andersom.
refusal-position-draw-pile = In de trekstapel zitten te weinig schilderijen voor de vervalsingen.
refusal-position-hand = Plaats { $seat } heeft te veel of te weinig handkaarten.
refusal-position-no-painter = Plaats { $seat } schildert deze ronde niet.
refusal-position-line = Een zinnetje van plaats { $seat } kan zo niet geschreven zijn.
refusal-position-hand-order = De handkaarten van plaats { $seat } moeten gesorteerd zijn.
refusal-position-changes = Zo vaak kan plaats { $seat } niet van gedachten zijn veranderd.
refusal-position-looks = De rondes waarop wordt teruggekeken, kunnen niet aan deze tafel gespeeld zijn.
refusal-position-themes = Tijdens een ronde moeten er twee thema’s zijn, daarna geen.
refusal-position-number = Het gevraagde aantal schilderijen past niet bij de rest.
refusal-position-swap = Wat er gewisseld wordt, past niet bij de rest.
refusal-position-hanging = Wat er hangt, past niet bij de schilderijen die te zien zijn.
refusal-position-frames = De schilderijen die te zien zijn, zijn niet de gelegde en vervalste.
refusal-position-signals = Plaats { $seat } kan dat niet gezegd hebben.
refusal-position-proposed = Die joker kan hier niet voorgesteld zijn.
refusal-position-laid = Er zijn meer of minder schilderijen gelegd dan er gevraagd waren.
refusal-position-begun = Het schilderen is hier begonnen en dat kan niet, of het had begonnen moeten zijn.
refusal-position-ready = Wie klaar is, past niet bij de fase.
refusal-position-forgeries = Het aantal vervalsingen klopt niet, of ze komen ergens anders vandaan.
refusal-position-answers = Dat kunnen de schilders niet geantwoord hebben.

## De tafel in de terminal

table-round = Ronde { $round }
table-phase-ask = hoeveel?
table-phase-paint = schilderen
table-phase-swap = handkaarten wisselen
table-phase-hang = ophangen
table-phase-reveal = onthuld
table-phase-over = gesloten
table-theme-one = Thema één
table-theme-two = Thema twee
table-out = Depot
table-number = { $number ->
    [0] nog geen aantal
    [one] één schilderij
   *[other] { $number } schilderijen
}
table-forgeries = { $count ->
    [one] één vervalsing
   *[other] { $count } vervalsingen
}
table-team = Jullie: { $count }
table-belratti = Bij Belratti: { $count }
table-deck = { $count } in de trekstapel
table-jokers = Jokerkaarten
table-joker-ready = klaar
table-joker-used = gebruikt
table-joker-asleep = slaapt
table-joker-gone = weg
table-tokens = Penseelfiches
table-player = Speler
table-role = Rol
table-held = In de hand
table-laid = Gelegd
table-says = Zegt
table-directors = directie
table-painters = schilder
table-is-ready = klaar
table-proposes = stelt { $number } voor
table-would-lay = zou er { $count } leggen
table-fits = { $count } { $fit ->
    [perfect] perfect
    [well] goed
    [so-so] matig
   *[badly] slecht
}
table-agrees = akkoord
table-hand = Jouw hand
table-line-typed = Een geheim zinnetje bij wat je legt komt na een dubbele punt, bijvoorbeeld ‘3: eend, bad, schuim’.
table-yours = van jou
table-forged = vervalst
table-meant = voor { $theme ->
    [one] thema één
    [two] thema twee
   *[other] thema { $theme }
}

## In de browser

game-title = Belratti
game-kind = Elkaars gedachten lezen
game-about = De een leidt een museum, de ander schildert ervoor, en een vervalser glipt ertussen.
goal = { $masterpieces ->
    [yes] Win samen drie penseelfiches vóór Belratti: er mag geen vervalsing hangen.
   *[no] Hang samen 15 echte schilderijen bij hun thema voordat { $round_limit ->
        [one] de ronde om is en voordat er zes vervalsingen hangen.
        [other] { $round_limit } rondes om zijn en voordat er zes vervalsingen hangen.
       *[nobody] er zes vervalsingen hangen{ $edition ->
            [mogel] {" "}of de schilderijen op zijn.
           *[kosmos] .
        }
    }
}
usual-rules = De Kosmos-editie met { $forgeries } vervalsingen per ronde. Goed voor een eerste potje.
variants = Welke Belratti?
variant-row-number = hoeveel
variant-row-forgeries = vervalsingen
variant-row-win = gewonnen
variant-row-for = goed voor
variant-row-time = duurt
variant-kosmos = Kosmos
    .sub = Om mee te beginnen
    .what = Vijf jokers helpen jullie, en een lang spel vergeeft een slechte ronde.
    .number = directie zegt het, 3 tot 7
    .forgeries = van de stapel
    .win = 15 echte vóór 6 valse
    .for = eerste potjes, gezinnen
    .time = 30 tot 45 minuten
    .short = Voor **eerste potjes, gezinnen**, 30–45 min
variant-masterpieces = Meesterwerken
    .sub = Vijf rondes, geen genade
    .what = Eén vervalsing aan de muur en de ronde is verloren. Jokers zijn schaars.
    .number = schilders kiezen, 3 tot 7
    .forgeries = uit de handen van de schilders
    .win = drie van de vijf rondes
    .for = oude vrienden
    .time = 20 minuten
    .short = Voor **oude vrienden**, 20 min
variant-mogel = Mogel
    .sub = Slanker en gemener
    .what = Vier jokers, en wat gespeeld is, is weg: de stapel raakt op.
    .number = directie zegt het, 2 tot 7
    .forgeries = van de stapel
    .win = 15 echte vóór 6 valse
    .for = een tweede avond
    .time = 25 tot 35 minuten
    .short = Voor **een tweede avond**, 25–35 min
option-edition = Editie
option-edition-kosmos = Kosmos, 192 schilderijen
option-edition-mogel = Mogel, 168 schilderijen
option-masterpieces = Variant Meesterwerken
option-masterpieces-note = Vijf penseelfiches, hoogstens vijf rondes; alleen echt of vervalst telt.
option-forgeries = Vervalsingen per ronde
option-forgeries-3 = drie, makkelijker
option-forgeries-4 = vier
option-forgeries-5 = vijf, echt moeilijk
option-alternate_roles = Directie en schilders zitten om en om
option-alternate_roles-note = Zodat niemand te lang achter elkaar in de directie zit.
option-open_jokers = Jokers klaar aan het begin
option-open_jokers-note = Alleen bij Meesterwerken, waar de andere eerst slapen.
option-chosen_jokers = Welke jokers
option-chosen_jokers-none = worden geloot
option-chosen_jokers-note = Zoveel als er aan het begin klaar zijn; kies je niets, dan wordt er geloot.
option-chosen_jokers-swap-themes = { joker-swap-themes }
option-chosen_jokers-swap-hands = { joker-swap-hands }
option-chosen_jokers-change-number = { joker-change-number }
option-chosen_jokers-one-less = { joker-one-less }
option-chosen_jokers-query = { joker-query }
option-patience = Van gedachten veranderen per fase
option-patience-note = Zo vaak mag iedereen iets voorstellen, zeggen of veranderen; daarna ga je mee of doe je wat er ontbreekt.
option-round_limit = Rondelimiet
option-round_limit-none = geen limiet
option-round_limit-note = Zes opgehangen vervalsingen maken er eerder een eind aan. Meesterwerken heeft geen limiet nodig.
level-easy-how = Ontspannen gezelschap dat een schilderij weleens verkeerd leest.
level-medium-how = Begrijpt je goed en zit er soms naast, zoals iedereen.
level-hard-how = Begrijpt je zo goed als het kan. Jullie winnen samen: dat helpt je.
bot-random = Gemoedelijk
bot-search = Vooruitziend
bot-colourist = Kleurenkenner
bot-colourist-how = kijkt eerst naar de kleuren
bot-storyteller = Verhalenverteller
bot-storyteller-how = vraagt hoe het verdergaat: kat, muis, val
bot-literalist = Letterknecht
bot-literalist-how = neemt een plaatje letterlijk: wiel, auto
bot-steady = Standvastig

## De tafel in de browser

table-now-ask = { $variant ->
    [masterpieces] { $role ->
        [painter] { $mine ->
            [yes] Hoeveel kunnen jullie er leggen? Druk op een **penseelfiche**.
           *[no] Je fiche is getoond; die staat vast als alle schilders dezelfde tonen.
        }
       *[other] De schilders kiezen met een penseelfiche hoeveel ze er leggen.
    }
   *[usual] { $role ->
        [director] { $mine ->
            [yes] Hoeveel schilderijen vragen jullie van { $painters }? Druk op een **getal**.
           *[no] Je getal is getoond; het staat vast als de hele directie hetzelfde toont.
        }
        [painter] De directie kiest hoeveel schilderijen jullie leggen.
       *[other] De directie kiest hoeveel schilderijen de schilders leggen.
    }
}
table-now-differ = { $mine ->
    [yes] { $variant ->
        [masterpieces] De fiches verschillen: { $shown }. Word het eens: druk op een **penseelfiche**.
       *[usual] De getallen verschillen: { $shown }. Word het eens: druk op een **getal**.
    }
   *[no] { $variant ->
        [masterpieces] De fiches verschillen: { $shown }. De schilders moeten het eens worden.
       *[usual] De getallen verschillen: { $shown }. De directie moet het eens worden.
    }
}
table-now-themes = { $role ->
    [director] Een thema wisselen, of deze twee houden? De schilders wachten op jullie.
    [painter] Eerst bepaalt de directie de thema’s. Dan kiezen jullie een fiche.
   *[other] De directie bepaalt de thema’s.
}
table-now-paint = { $role ->
    [painter] { $mine ->
        [yes] { $missing ->
            [0] Alle { $number } zijn gelegd. Druk op **{ move-ready }**.
           *[other] Gevraagd: { $number }, nog { $missing } te gaan. Tik een **schilderij** in je hand aan, dan het **thema**.
        }
       *[no] Je bent klaar. { $missing ->
            [0] Alle { $number } zijn gelegd.
           *[other] Nog { $missing } van { $number } te gaan.
        }
    }
    [director] De schilders leggen er { $number }, nog { $missing } te gaan. Let op hoe goed ze zeggen dat iets past.
   *[other] De schilders leggen er { $number }, nog { $missing } te gaan.
}
table-now-proposed = { $mine ->
    [yes] Voorstel van { $names }: de joker ‘{ $joker }’. Druk op **{ move-agree }** of **{ move-refuse }**.
   *[no] { $group ->
        [directors] De directie beraadt
       *[painters] De schilders beraden
    } zich over de joker ‘{ $joker }’.
}
table-now-swap = { $mine ->
    [yes] { $variant ->
        [mogel] Tik precies zes **handkaarten** aan om te wisselen.
       *[usual] Tik de **handkaarten** aan die je wilt wisselen; je mag ze ook allemaal houden.
    }
   *[no] Er worden handkaarten gewisseld.
}
table-now-hang = { $role ->
    [director] { $hung ->
        [enough] { $mine ->
            [yes] Er hangen er { $number }. Akkoord, of wissel je nog?
           *[no] Je bent akkoord. Het geldt als de hele directie akkoord is.
        }
        [too-many] Er mogen er maar { $number } hangen: zet er een terug in het **depot**.
       *[too-few] Welke { $number_word } zijn van de schilders?
    }
    [painter] De directie zoekt wat jullie gelegd hebben. Jij kijkt zwijgend toe.
   *[other] De directie hangt er { $number } op en laat er { $forgeries } in het depot.
}
table-now-reveal = { $of ->
    [0] Gewonnen, met { $won } schilderijen!
   *[other] De lijsten worden omgedraaid: { $turned } van { $of }.
}
table-now-judged = { $stamp ->
    [genuine] Echt!
    [astray] Echt, maar aan de verkeerde wand.
    [missed] Gemist!
    [caught] Ontmaskerd!
   *[belratti] Belratti!
}
table-now-turned = { $forged ->
    [yes] { $name }: een vervalsing.
   *[no] { $name }: van { $painter }.
} { $turned } van { $of }.
table-now-over = Het museum is gesloten. Druk op **{ table-to-result }**.
table-painting = { $name }: { $look }{ $stamp ->
    [genuine] . Echt
    [belratti] . Vervalst door Belratti
    [astray] . Aan de verkeerde wand
    [missed] . Gemist
    [caught] . Vervalst, en ontmaskerd
   *[none] {""}
}{ $noted ->
    [yes] . { $note }
   *[no] {""}
}
table-hang-here = Hier ophangen
table-lay-here = Hier leggen
table-put-away = Wegzetten
table-out-of = nu { $out } hier; { $wanted } vervalsingen moeten hier blijven
table-pick-first = Tik eerst een schilderij aan, dan de plek waar het heen moet.
table-idle = { $now ->
    [proposed] Er is een joker voorgesteld: daarover wordt eerst beslist.
    [themes] { $done ->
        [yes] Je houdt deze thema’s; de rest van de directie denkt nog na.
       *[no] Eerst bepaalt de directie de thema’s. Dan wordt er een fiche gekozen.
    }
    [ask] { $done ->
        [yes] Je getal is getoond; het staat vast als jullie allemaal hetzelfde tonen.
       *[no] { $variant ->
            [masterpieces] De schilders kiezen nu een penseelfiche.
           *[usual] De directie kiest nu hoeveel schilderijen het worden.
        }
    }
    [paint] { $done ->
        [yes] Je bent klaar; de andere schilders leggen nog.
       *[no] De schilders leggen nu hun schilderijen: de directie kijkt alleen toe.
    }
    [swap] { $done ->
        [yes] Je hebt gewisseld; de anderen kiezen nog.
       *[no] Er worden nu handkaarten gewisseld: dat gaat voor.
    }
    [hang] { $done ->
        [yes] Je bent akkoord. Het geldt als de hele directie akkoord is.
       *[no] De directie hangt nu de schilderijen op: de schilders kijken alleen toe.
    }
   *[reveal] Je hebt alles gezien; de volgende ronde begint als iedereen zover is.
}
table-gap-laid = { $name } bij { $theme ->
    [one] thema één
    [two] thema twee
   *[other] { $theme }
}
table-gap-line = { $gap }, met het zinnetje ‘{ $line }’
table-line = Je geheime zinnetje bij { $the }
table-line-example = Bijvoorbeeld: eend, bad, schuim
table-line-sealed = Hoogstens drie schakels. Niemand anders ziet het, ook niet óf er een is, tot de ronde wordt onthuld.
table-gap-aside = { $name } ligt opzij
table-gap-back = { $gap }. Terugnemen
table-numbers = Hoeveel schilderijen
table-number-by = { $count ->
    [0] { $number }
   *[other] { $number }, getoond door { $names }
}
table-signals = Hoe goed passen die van jou?
table-signals-only = meer wordt er niet gezegd
table-signals-rule = Hoe goed en hoeveel, nooit wat of voor welk thema.
table-word = { $word ->
    [perfect] perfect
    [well] goed
    [so-so] matig
    [badly] slecht
   *[lay] ik zou leggen
}
table-fewer = Minder
table-more = Meer
table-no-fewer = Minder dan geen kan niet.
table-no-more = Meer kun je niet zeggen.
table-times = × { $count }
table-say-it = Zeggen
table-said-already = Dat heb je al gezegd.
table-joker-use = De joker ‘{ $joker }’ inzetten
table-use = Inzetten
table-joker-title = { $joker }: { $how }
table-joker-does = { $joker ->
    [swap-themes] Nieuwe thema’s, één of beide
    [swap-hands] { $variant ->
        [mogel] Zes nieuwe handkaarten voor één schilder
       *[usual] Nieuwe handkaarten voor schilders
    }
    [change-number] Eén meer of één minder leggen
    [one-less] Deze ronde één vervalsing minder
   *[query] De schilders naar een schilderij vragen
}
table-joker-state = { $standing ->
    [ready] { $joker ->
        [swap-themes] { $variant ->
            [masterpieces] voor de directie, voor er een fiche gekozen is
            [mogel] voor de directie, voor iemand een getal toont
           *[usual] voor de directie, voor het aantal vaststaat
        }
        [query] voor de directie, terwijl ze ophangt
        [change-number] voor de schilders, voor er iets gelegd of gewisseld is
       *[other] voor de schilders, terwijl ze leggen
    }
    [used] { $variant ->
        [masterpieces] gebruikt
       *[usual] gebruikt; terug na een perfecte ronde met { $number } schilderijen
    }
    [asleep] slaapt; wordt wakker als de ronde met fiche { $number } verloren gaat
   *[gone] uit het spel
}
table-query-pick = Pak eerst een schilderij op, en vraag dan van wie het is.
table-piles = Stapels
table-pile-team = Jullie
table-pile-belratti = Belratti
table-pile-wins = { $tokens ->
    [yes] met { $count } fiches gewonnen
   *[no] { $enough ->
        [yes] Gewonnen: { $count } is genoeg
       *[no] met { $count } gewonnen
    }
}
table-pile-ends = { $tokens ->
    [yes] met { $count } fiches verloren
   *[no] met { $count } is het uit
}
table-of = van { $of }
table-ending = { $next ->
    [yes] { $cause ->
        [rounds] { $left ->
            [one] De volgende ronde is de laatste.
           *[other] Er komen nog twee rondes.
        }
        [cards] { $left ->
            [0] De schilderijen raken op: de volgende ronde is misschien de laatste.
           *[other] De schilderijen raken op: de volgende ronde is de laatste.
        }
        [token] De volgende ronde is de laatste: de fiche beslist.
       *[other] { event-end-nears }
    }
   *[no] { event-end-nears }
}
table-directors-title = Directie
table-painters-title = { $count ->
    [one] Schilder
   *[other] Schilders
}
table-you = { $name } (jij)
table-holds = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}{ $laid ->
    [0] {""}
   *[other] , { $laid } gelegd
}
table-holding = met { $the }
table-suggests = { $place ->
    [out] zou { $the } liever niet ophangen
    [one] zou { $the } bij thema één hangen
   *[two] zou { $the } bij thema twee hangen
}
table-dock-suggests = { $place ->
    [out] { $name } zou { $the } liever niet ophangen.
    [one] { $name } zou { $the } bij thema één hangen.
   *[two] { $name } zou { $the } bij thema twee hangen.
}
table-leave-it = { $count ->
    [one] Laat het aan { $name } over
   *[other] Laat het aan de anderen over
}
table-status-agrees = akkoord
table-status-not-yet = nog niet
table-status-shows = toont { $number }
table-shows = { $name } { $number }
table-status-keeps = houdt de thema’s
table-status-ready = klaar
table-status-leaves = laat de rest
table-status-painting = schildert
table-status-swapping = kiest
table-status-looking = kijkt
table-status-hushed = zwijgt
table-hushed = Geen woord en geen wenk tot de lijsten zijn omgedraaid.
table-silence = { $phase ->
    [ask] Nu alleen getallen: geen woord over de thema’s.
    [hang] Alleen de directie praat. De schilders zwijgen tot de lijsten zijn omgedraaid.
   *[other] Schilders zeggen hoe goed iets past en hoeveel ze er zouden leggen, verder niets.
}
table-has-laid = { $count ->
    [0] { $name } heeft nog niets gelegd.
    [one] { $name } heeft er één gelegd.
   *[other] { $name } heeft er { $count } gelegd.
}
table-talk = Gesprek
table-say = Zeggen
table-told = { $stamp ->
    [genuine] { $tokens ->
        [yes] van { $painter }, en het hangt.
       *[no] van { $painter }, bedoeld voor { $meant ->
            [one] thema één
            [two] thema twee
           *[other] thema { $meant }
        }, gehangen bij { $hung ->
            [one] thema één
            [two] thema twee
           *[other] thema { $hung }
        }. Goed gelezen!
    }
    [astray] van { $painter }, bedoeld voor { $meant ->
        [one] thema één
        [two] thema twee
       *[other] thema { $meant }
    }, gehangen bij { $hung ->
        [one] thema één
        [two] thema twee
       *[other] thema { $hung }
    }.
    [missed] van { $painter }, bedoeld voor { $meant ->
        [one] thema één
        [two] thema twee
       *[other] thema { $meant }
    }, in het depot gebleven.
    [caught] vervalst, en ontmaskerd.
   *[belratti] vervalst, en gehangen bij { $hung ->
        [one] thema één
        [two] thema twee
       *[other] thema { $hung }
    }.
}
table-stamp-genuine = echt
table-stamp-belratti = Belratti!
table-stamp-astray = verkeerde wand
table-stamp-missed = gemist
table-stamp-caught = ontmaskerd
table-rounds = Laatste rondes
table-tab-rounds = Rondes
table-themes = { $one } en { $two }
table-perfect = Een perfecte ronde!
table-look = Wat er bedoeld was, en wat er gelezen werd
table-totals = De ronde in cijfers
table-total-genuine = goed gelezen
table-total-belratti = Belratti
table-total-astray = verkeerde wand
table-dock-proposed = { $play }?
table-dock-goes = Bij welk thema leg je { $the }?
table-dock-ask = Zoveel leggen de schilders; Belratti doet er { $forgeries } vervalsingen bij.
table-dock-tokens = Zoveel leggen jullie; dan worden er { $forgeries } vervalsingen uit jullie handen getrokken.
table-dock-themes = Jullie joker kan nog thema’s wisselen. Houdt de hele directie ze, dan kiezen de schilders.
table-dock-themes-kept = Je houdt deze thema’s. Nog niet klaar: { $names }.
table-dock-paint = { $missing ->
    [0] Alle { $number } zijn gelegd.
   *[other] { $laid } van { $number } gelegd, nog { $missing } te gaan.
}{ $waiting ->
    [yes] {" "}Nog niet klaar: { $names }.
   *[no] {""}
}
table-dock-again = { $why ->
    [missing] { $missing ->
        [one] Iedereen was klaar, maar er ontbreekt één schilderij: je bent weer aan zet.
       *[other] Iedereen was klaar, maar er ontbreken { $missing } schilderijen: je bent weer aan zet.
    }
    [number] Het aantal is nu { $number }: zeg opnieuw wanneer je klaar bent.
   *[hands] Er zijn handkaarten gewisseld: zeg opnieuw wanneer je klaar bent.
}
table-ready-why = { $missing ->
    [one] Er ontbreekt nog één schilderij, en jij schildert alleen.
   *[other] Er ontbreken nog { $missing } schilderijen, en jij schildert alleen.
}
table-dock-swap = { $variant ->
    [mogel] Opzij: { $count } van de zes.
   *[usual] { $count ->
        [0] Tik aan wat je wilt wisselen.
        [one] Er ligt één schilderij opzij.
       *[other] Er liggen { $count } schilderijen opzij.
    }
}
table-dock-where = **{ $name }:** { $hangs ->
    [yes] waar dan wel
   *[no] waar hangt dat
}?
table-dock-whose = Joker: van wie is het?
table-dock-hang = { $hung ->
    [0] Tik een **schilderij** aan, dan het **thema**.
   *[other] Opgehangen tot nu toe: { $hung } van { $number }.
}
table-dock-agreed = { $agree_count ->
    [0] {""}
    [one] { $agree } gaat akkoord.
   *[other] { $agree } gaan akkoord.
}{ $think_count ->
    [0] {""}
    [one] {" "}{ $think } denkt nog na.
   *[other] {" "}{ $think } denken nog na.
}
table-dock-won = Volgens de regels speel je { $sooner ->
    [yes] hoogstens door tot
   *[no] door tot
} er { $limit } vervalsingen hangen.{ $stop ->
    [may] {" "}Hier stopt het, zonder oordeel, als meer dan de helft van jullie dat wil.
    [said] {" "}Je wilt hier stoppen; verder weet niemand dat.
   *[no] {" "}Elk schilderij erbij geeft een beter oordeel.
}
table-play-on = Doorspelen
table-end-here = Hier stoppen
table-said = Wat de schilders zeiden
table-said-by = { $name }: { $words }
table-swap = { $count ->
    [0] Mijn hand houden
    [one] Eén kaart wisselen
   *[other] { $count } kaarten wisselen
}
table-show-all = Alles in één keer tonen
table-turning-why = De lijsten worden nog omgedraaid.
table-go-along-with = Meegaan: { $number }
table-to-result = Naar de uitslag
table-agree = Akkoord, zo hangt het goed
table-agree-why = { $hung ->
    [0] Er hangt nog niets; het moeten er { $number } zijn.
    [one] Er hangt er één; het moeten er { $number } zijn.
   *[other] Er hangen er { $hung }; het moeten er { $number } zijn.
}
table-people = Spelers
table-more-of = Meer van de tafel
table-story = Verloop
table-nobodys = van niemand: vervalst
table-by = van { $name }
table-taken = uit jouw hand
table-yours-for = van jou, voor ‘{ $name }’

## Een gelezen ronde, schilderij voor schilderij

table-numeral = { $number ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
   *[other] { $number }
}
table-read = { $right_word } van de { $number_word } goed gelezen.
table-gets = { $count ->
    [0] Belratti krijgt niets.
   *[other] Belratti krijgt { $the }.
}
table-token = { $winner ->
    [belratti] Er hangt een vervalsing.
   *[team] Er hangt geen vervalsing.
}
table-token-to = { $winner ->
    [belratti] Belratti krijgt fiche { $token }.
   *[team] Fiche { $token } is voor jullie.
}
table-meant-by = { $stamp ->
    [belratti] niemand heeft het gelegd
    [caught] vervalst, en niemand trapte erin
   *[other] { $here ->
        [token] { $name } heeft het gelegd
        [yes] { $name } bedoelde het hier
       *[no] { $name } bedoelde { $theme }
    }
}
table-true = { $count ->
    [0] hier hangt niets
   *[other] { $right_word } van de { $count_word } { $right ->
        [0] is
        [one] is
       *[other] zijn
    } echt
}
table-stayed = { $count ->
    [0] allemaal vervalst
    [one] één van jullie bleef achter
   *[other] { $count_word } van jullie bleven achter
}

## Op de televisie

stage-ask = { $variant ->
    [masterpieces] { $count ->
        [one] kiest
       *[other] kiezen
    } een fiche: zoveel worden er gelegd.
   *[usual] bepalen hoeveel schilderijen { $painters } { $painters_count ->
        [one] legt
       *[other] leggen
    }.
}
stage-themes = kunnen nog thema’s wisselen.
stage-paint = { $missing ->
    [0] { $count ->
        [one] heeft
       *[other] hebben
    } ze alle { $number_word } gelegd.
   *[other] { $count ->
        [one] legt
       *[other] leggen
    } er { $number_word }: nog { $missing_word }.
}
stage-swap = { $count ->
    [one] kiest
   *[other] kiezen
} welke handkaarten gewisseld worden.
stage-hang = zoeken de { $number_word }, geschilderd door { $painters }.
stage-agree = { $count ->
    [one] moet
   *[other] moeten
} hier nog mee akkoord gaan.
stage-turning = De schilderijen worden één voor één omgedraaid.
stage-open = Nog niet opgehangen
stage-left = { $hung ->
    [enough] deze zouden eruit blijven
    [too-many] er hangen er te veel: het mogen er { $number_word } zijn
   *[too-few] { $left_word } { $left ->
        [one] hoort
       *[other] horen
    } nog aan de wand, { $forged_word } zijn vervalst
}
stage-number-how = { $variant ->
    [masterpieces] Dan worden { $forgeries } vervalsingen uit de handen van de schilders getrokken.
   *[usual] Belratti doet er dan { $forgeries } vervalsingen bij.
}
stage-directors = { $phase ->
    [ask] { $variant ->
        [masterpieces] wacht op de schilders
       *[usual] toont een getal, en zegt verder niets
    }
    [themes] wisselt de thema’s, of houdt ze
    [hang] hangt op en overlegt
    [paint] wacht
    [swap] wacht
   *[reveal] heeft gelezen
}
stage-painters = { $phase ->
    [ask] { $variant ->
        [masterpieces] { $count ->
            [one] kiest een fiche
           *[other] kiezen een fiche
        }
       *[usual] { $count ->
            [one] wacht
           *[other] wachten
        }
    }
    [themes] { $count ->
        [one] wacht
       *[other] wachten
    }
    [hang] { $count ->
        [one] kijkt toe, zonder hint
       *[other] kijken toe, zonder hint
    }
    [paint] { $count ->
        [one] legt in het geheim
       *[other] leggen in het geheim
    }
    [swap] { $count ->
        [one] wisselt handkaarten
       *[other] wisselen handkaarten
    }
   *[reveal] { $count ->
        [one] heeft geschilderd
       *[other] hebben geschilderd
    }
}
stage-team = { $tokens ->
    [yes] voor jullie
   *[no] goed gelezen
}
stage-team-end = met { $end } gewonnen
stage-belratti = { $tokens ->
    [yes] voor Belratti
   *[no] vervalst
}
stage-belratti-end = { $tokens ->
    [yes] met { $end } verloren
   *[no] met { $end } uit
}
stage-waiting = { $count ->
    [one] Alleen { $name } leest nog.
   *[other] Er lezen er nog { $count_word }.
} Druk op je telefoon op **{ $press }**.

## Als de rol wisselt

role-round = Ronde { $round } · de rollen zijn doorgeschoven
role-directs = Nu zit jij in de **directie**.
role-paints = Nu **schilder** jij.
role-do = { $role ->
    [directs] { $variant ->
        [masterpieces] De schilders zeggen hoeveel ze er leggen. Zoek die van hen dan tussen de vervalsingen.
       *[usual] Zeg hoeveel schilderijen jullie willen. Zoek ze dan tussen Belratti’s vervalsingen.
    }
   *[paints] Leg schilderijen die de directie aan **{ $one }** of **{ $two }** laten denken.
}
role-say = { $role ->
    [directs] Bij het ophangen praat de directie vrijuit.
   *[paints] { $alone ->
        [yes] Je schildert alleen: er is niemand om iets tegen te zeggen.
       *[no] { $variant ->
            [mogel] Zeg hoe goed die van jou passen: goed, matig, slecht.
           *[usual] Zeg hoe goed die van jou passen: perfect, goed, matig, slecht.
        }
    }
}
role-never = { $role ->
    [directs] Daarvoor alleen getallen, geen woord over de thema’s.
   *[paints] Nooit wat erop staat.
}
role-jokers = { $count ->
    [0] Geen van jullie jokers is deze ronde klaar.
    [one] Jullie joker: { $names }.
   *[other] Jullie jokers: { $names }.
}
role-jokers-used = Gebruikt: { $names }. Een perfecte ronde met zijn getal brengt een joker terug.
role-go = { $role ->
    [directs] Naar de thema’s
   *[paints] Naar mijn schilderijen
}
role-less = Minder vaak tonen

## Hoe het afliep

result-title = { $variant ->
    [masterpieces] { $won ->
        [yes] Het is jullie gelukt: { $points } meesterwerken.
       *[no] Belratti heeft jullie beetgenomen.
    }
   *[usual] { $won ->
        [yes] { $points } schilderijen goed gelezen: jullie hebben gewonnen!
       *[no] { $points ->
            [0] Geen enkel schilderij goed gelezen. Belratti lacht.
            [one] Eén schilderij goed gelezen. Belratti lacht.
           *[other] { $points } schilderijen goed gelezen. Belratti lacht.
        }
    }
}
result-last = De laatste tentoonstelling

## Het album

album-title = Het album van de avond
album-rounds = Alle rondes
album-wall = Ronde { $round }: wat bedoeld was en wat gelezen is. De lijst eronder zegt hetzelfde.
album-forged = vervalst
album-told = { $stamp ->
    [genuine] van { $painter }, bij ‘{ $meant }’. Goed gelezen!
    [astray] van { $painter }, bij ‘{ $meant }’. Hing bij ‘{ $hung }’.
    [missed] van { $painter }, bij ‘{ $meant }’. Bleef in het depot.
   *[belratti] is van Belratti. Hing bij ‘{ $hung }’.
}
album-perfect = perfect
album-read-by = gelezen door { $names }
album-count = { $read } van { $laid } gelezen · { $forged ->
    [0] niets vervalst
   *[other] { $forged } vervalst
}
album-of = { $read } van { $laid }
album-of-all = van { $painted }
album-caught = Vervalst en ontmaskerd: { $names }.
album-jokers = Gespeelde jokers: { $names }.
album-woken = { $perfect ->
    [yes] Een perfecte ronde met { $number }: dat maakte de joker ‘{ $joker }’ weer wakker.
   *[no] De { $number } was verloren: dat maakte de joker ‘{ $joker }’ wakker.
}
album-cord-genuine = bedoeld en gelezen
album-cord-astray = aan de verkeerde wand gelezen
album-cord-missed = niet gevonden
album-cord-none = geen koord: vervalst
album-minds = Wie wie begreep
album-minds-how = Rijen: wie schilderde, kolommen: wie las. Een vakje per schilderij, gevuld als het goed gelezen is.
album-closest = { $director } las { $painter } het best: { $read } van { $painted }.
album-never = nooit ontmoet
album-pair = Twee zielen, één gedachte
album-pair-said = **{ $names }** lazen { $read } van elkaars { $painted } schilderijen goed.
album-forgery = Slimste vervalsing
album-forgery-said = **{ $painting }** bij ‘{ $theme }’: dit bleef daardoor buiten: { $names }.
album-empty-handed = Belratti ging met lege handen naar huis
album-empty-handed-said = De hele avond hing er niet één vervalsing.
album-boldest = Stoutste lezing
album-boldest-said = **{ $theme } → { $painting }** van { $painter }: de verste sprong van de avond, en { $names } sprongen mee.
album-lines = Zinnetjes om te bewaren
album-lines-how = Geschreven tijdens het schilderen, en verzegeld tot de onthulling.
album-lines-copy = Zinnetjes kopiëren
album-lines-copied = Zinnetjes gekopieerd
album-line-by = { $painter }, ronde { $round } · { $stamp ->
    [genuine] begrepen door { $names }
    [astray] hing bij het andere thema
   *[missed] niemand zag het
}

## Waarom een bot een schilderij bij een thema legde of hing

# $tag is one of association/tags, in quotation marks whatever kind of word it is.
why-thought = { $painting_the } en { $theme_the }: { $thought }
    .brief = { $thought }
why-tags = { $painting_the }: ik dacht aan ‘{ $tag }’, net als bij { $theme_the }
    .brief = { $tag }
why-colour = { $painting_the }: hetzelfde { $colour } als { $theme_the }
    .brief = dezelfde kleur: { $colour }
why-swap-themes = de twee thema’s lijken te veel op elkaar
why-swap-hands = te veel van mijn schilderijen passen slecht
why-change-number = samen hebben we er te weinig die passen
why-one-less = er staat veel op het spel, dus een vervalsing minder helpt
why-query = over dit schilderij twijfel ik

colour-black = zwart
colour-blue = blauw
colour-brown = bruin
colour-green = groen
colour-grey = grijs
colour-orange = oranje
colour-pink = roze
colour-purple = paars
colour-red = rood
colour-white = wit
colour-yellow = geel
