# Was Belratti auf Deutsch sagt. Wie Sätze heißen und gefüllt werden: vernissage/text.py.
# Die Namen der Bilder stehen in names/. Die einen leiten das Museum: die Direktion. Die anderen malen: das Atelier.

## Die Joker

joker-swap-themes = Themen tauschen
joker-swap-hands = Handkarten tauschen
joker-change-number = Anzahl ändern
joker-one-less = Eine Fälschung weniger
joker-query = Rückfrage

## Was du tun kannst

move-ask = { $number ->
    [one] Ein Bild vorschlagen
   *[other] { $number } Bilder vorschlagen
}
move-keep-themes = Diese Themen behalten
move-play-joker = { $joker ->
    [swap-themes] Joker: { $choice ->
        [one] Thema eins tauschen
        [two] Thema zwei tauschen
       *[both] beide Themen tauschen
    }
    [swap-hands] { $painter ->
        [nobody] Joker: Handkarten tauschen
       *[one] Joker: sechs neue Handkarten für { $you ->
            [painter] dich
           *[other] { $painter }
        }
    }
    [change-number] { $choice ->
        [up] Joker: ein Bild mehr
       *[down] Joker: ein Bild weniger
    }
    [one-less] Joker: eine Fälschung weniger
   *[query] Joker: fragen, von wem „{ $choice }“ ist
}
move-agree = Einverstanden
move-refuse = Lieber nicht
move-lay = „{ $painting }“ zu { $theme ->
    [one] Thema eins
    [two] Thema zwei
   *[other] Thema { $theme }
} legen
move-take-back = „{ $painting }“ zurücknehmen
move-signal = { $count ->
    [0] Sagen, dass keins von deinen { $fit ->
        [perfect] perfekt
        [well] gut
        [so-so] mittelmäßig
       *[badly] schlecht
    } passt
    [one] Sagen, dass eins von deinen { $fit ->
        [perfect] perfekt
        [well] gut
        [so-so] mittelmäßig
       *[badly] schlecht
    } passt
   *[other] Sagen, dass { $count } von deinen { $fit ->
        [perfect] perfekt
        [well] gut
        [so-so] mittelmäßig
       *[badly] schlecht
    } passen
}
move-would-lay = { $count ->
    [0] Sagen, dass du keins legen würdest
    [one] Sagen, dass du eins legen würdest
   *[other] Sagen, dass du { $count } legen würdest
}
move-ready = Ich bin so weit
move-put-aside = „{ $painting }“ beiseitelegen
move-keep = „{ $painting }“ behalten
move-swap = Tauschen, was ich beiseitegelegt habe
move-hang = { $place ->
    [out] „{ $painting }“ ins Depot bringen
    [one] „{ $painting }“ zu Thema eins hängen
    [two] „{ $painting }“ zu Thema zwei hängen
   *[theme] „{ $painting }“ zu Thema { $place } hängen
}
move-go-along = Mich der Mehrheit anschließen
move-next = Weiter zur nächsten Runde

## Was geschehen ist

event-round-began = Runde { $round }. In der Direktion: { $directors }. Im Atelier: { $painters }.
event-themes-laid = { $renewed ->
    [yes] Der Ablagestapel wird zum neuen Nachziehstapel. Die Themen: { $themes }.
   *[no] Die Themen: { $themes }.
}
event-proposed = { $you ->
    [seat] Du schlägst
   *[other] { $seat } schlägt
} { $number ->
    [one] ein Bild
   *[other] { $number } Bilder
} vor.
event-number-fixed = { $before ->
    [0] { $number ->
        [one] Ein Bild soll gelegt werden.
       *[other] { $number } Bilder sollen gelegt werden.
    }
   *[other] Statt { $before } { $number ->
        [one] soll jetzt ein Bild
       *[other] sollen jetzt { $number } Bilder
    } gelegt werden.
}
event-themes-kept = { $you ->
    [seat] Du lässt die Themen, wie sie sind.
   *[other] { $seat } lässt die Themen, wie sie sind.
}
event-joker-proposed = { $you ->
    [seat] Du würdest
   *[other] { $seat } würde
} gern { $joker ->
    [swap-themes] { $choice ->
        [one] Thema eins tauschen
        [two] Thema zwei tauschen
       *[both] beide Themen tauschen
    }
    [swap-hands] { $painter ->
        [nobody] das ganze Atelier Handkarten tauschen lassen
       *[one] { $you ->
            [seat] sechs Handkarten tauschen lassen. Wer tauscht: { $painter }
            [painter] dich sechs Handkarten tauschen lassen
           *[other] { $painter } sechs Handkarten tauschen lassen
        }
    }
    [change-number] { $choice ->
        [up] ein Bild mehr legen
       *[down] ein Bild weniger legen
    }
    [one-less] eine Fälschung weniger haben
   *[query] wissen, von wem das ist: { $choice_the }
}. Sind die anderen einverstanden?
event-refused = { $you ->
    [seat] Du möchtest den Joker lieber nicht spielen.
   *[other] { $seat } möchte den Joker lieber nicht spielen.
}
event-joker-played = { $joker ->
    [swap-themes] Joker „{ joker-swap-themes }“ ({ $group }): { $choice ->
        [one] Thema eins wird getauscht
        [two] Thema zwei wird getauscht
       *[both] beide Themen werden getauscht
    }.
    [swap-hands] Joker „{ joker-swap-hands }“ ({ $group }): { $painter ->
        [nobody] Das Atelier darf Handkarten tauschen.
       *[one] { $you ->
            [painter] Du darfst sechs Handkarten tauschen.
           *[other] { $painter } darf sechs Handkarten tauschen.
        }
    }
    [change-number] Joker „{ joker-change-number }“ ({ $group }): { $choice ->
        [up] ein Bild mehr.
       *[down] ein Bild weniger.
    }
    [one-less] Joker „{ joker-one-less }“ ({ $group }): Belratti schmuggelt eine weniger ein.
   *[query] Joker „{ joker-query }“ ({ $group }): Wer im Atelier hat dieses Bild gelegt: { $choice_the }?
}
event-agreed = { $you ->
    [seat] Du bist einverstanden.
   *[other] { $seat } ist einverstanden.
}
event-went-along = { $chance ->
    [yes] { $you ->
        [seat] Deine Zeit ist um: Der Zufall entscheidet für dich.
       *[other] Die Zeit von { $seat } ist um: Der Zufall entscheidet.
    }
   *[no] { $you ->
        [seat] Du schließt dich der Mehrheit an.
       *[other] { $seat } schließt sich der Mehrheit an.
    }
}
event-signalled = { $you ->
    [seat] Du sagst
   *[other] { $seat } sagt
}: { $count ->
    [0] Keins passt
    [one] Eins passt
   *[other] { $count } passen
} { $fit ->
    [perfect] perfekt
    [well] gut
    [so-so] mittelmäßig
   *[badly] schlecht
}.
event-pledged = { $you ->
    [seat] Du würdest
   *[other] { $seat } würde
} { $count ->
    [0] keins
    [one] ein Bild
   *[other] { $count } Bilder
} legen.
event-painting-laid = { $you ->
    [seat] Du legst ein Bild
   *[other] { $seat } legt ein Bild
} zu { $theme ->
    [one] Thema eins
    [two] Thema zwei
   *[other] Thema { $theme }
}: { $painting_the }.
event-painting-laid-unseen = { $seat } legt verdeckt ein Bild.
event-taken-back = { $you ->
    [seat] Du nimmst ein Bild zurück
   *[other] { $seat } nimmt ein Bild zurück
}: { $painting_the }.
event-taken-back-unseen = { $seat } nimmt ein Bild zurück.
event-said-ready = { $missing ->
    [0] { $you ->
        [seat] Du bist so weit.
       *[other] { $seat } ist so weit.
    }
   *[other] { $you ->
        [seat] Du überlässt den Rest den anderen im Atelier:
       *[other] { $seat } überlässt den Rest den anderen im Atelier:
    } { $missing ->
        [one] Ein Bild fehlt noch.
       *[other] { $missing } Bilder fehlen noch.
    }
}{ $waits_for_count ->
    [0] {""}
   *[other] {" "}Noch nicht so weit: { $waits_for }.
}
event-painting-put-aside = { $you ->
    [seat] Du legst ein Bild beiseite
   *[other] { $seat } legt ein Bild beiseite
}: { $painting_the }.
event-painting-kept = { $you ->
    [seat] Du behältst ein Bild
   *[other] { $seat } behält ein Bild
}: { $painting_the }.
event-swap-chosen = { $you ->
    [seat] Du hast ausgesucht, was du tauschst.
   *[other] { $seat } hat etwas zum Tauschen ausgesucht.
}
event-swapped = { $old_count ->
    [0] { $you ->
        [seat] Du behältst deine Handkarten, wie sie sind.
       *[other] { $seat } behält alle Handkarten.
    }
   *[other] { $you ->
        [seat] Du tauschst.
       *[other] { $seat } tauscht.
    } Abgelegt: { $old }. Neu: { $new }.{ $renewed ->
        [yes] {" "}Der Ablagestapel wurde zum neuen Nachziehstapel.
       *[no] {""}
    }
}
event-swapped-unseen = { $count ->
    [0] { $seat } behält alle Handkarten.
    [one] { $seat } tauscht eine Handkarte.
   *[other] { $seat } tauscht { $count } Handkarten.
}{ $renewed ->
    [yes] {" "}Der Ablagestapel wurde zum neuen Nachziehstapel.
   *[no] {""}
}
event-taken-as-forgery = { $you ->
    [seat] Als Fälschung aus deiner Hand gezogen
   *[other] Als Fälschung aus der Hand von { $seat } gezogen
}: { $painting_the }.
event-taken-as-forgery-unseen = Eine Fälschung wird aus der Hand von { $seat } gezogen.
event-frames-revealed = { $renewed ->
    [yes] Der Ablagestapel wurde zum neuen Nachziehstapel. { $paintings_count } Bilder werden aufgedeckt, davon gefälscht: { $forgeries }. Zu sehen sind: { $paintings }.
   *[no] { $paintings_count } Bilder werden aufgedeckt, davon gefälscht: { $forgeries }. Zu sehen sind: { $paintings }.
}
event-hung = { $place ->
    [out] { $you ->
        [seat] Du bringst ein Bild ins Depot: { $painting_the }.
       *[other] { $seat } bringt ein Bild ins Depot: { $painting_the }.
    }
    [one] { $you ->
        [seat] Du hängst ein Bild zu Thema eins: { $painting_the }.
       *[other] { $seat } hängt ein Bild zu Thema eins: { $painting_the }.
    }
    [two] { $you ->
        [seat] Du hängst ein Bild zu Thema zwei: { $painting_the }.
       *[other] { $seat } hängt ein Bild zu Thema zwei: { $painting_the }.
    }
   *[theme] { $you ->
        [seat] Du hängst ein Bild zu Thema { $place }: { $painting_the }.
       *[other] { $seat } hängt ein Bild zu Thema { $place }: { $painting_the }.
    }
}
event-answered = { $painter ->
    [nobody] Das ganze Atelier schüttelt den Kopf. Eine Fälschung: { $painting_the }!
   *[one] { $you ->
        [painter] Du nickst. Von dir ist dieses Bild: { $painting_the }.
       *[other] { $painter } nickt und hat es gemalt: { $painting_the }.
    }
}
event-revealed = { $right_count ->
    [0] Nichts hängt, wo es gemeint war.
   *[other] Richtig gehängt{ $token ->
        [0] , je ein Punkt
       *[other] {""}
    }: { $right }.
}{ $astray_count ->
    [0] {""}
   *[other] {" "}Beim anderen Thema{ $token ->
        [0] , kein Punkt
       *[other] {""}
    }: { $astray }.
}{ $fooled_count ->
    [0] {" "}Belratti hat niemanden getäuscht.
   *[other] {" "}Gefälscht und doch gehängt{ $token ->
        [0] , je eins für Belratti
       *[other] {""}
    }: { $fooled }.
}{ $missed_count ->
    [0] {""}
   *[other] {" "}Im Depot geblieben{ $token ->
        [0] , kein Punkt
       *[other] {""}
    }: { $missed }.
}{ $perfect ->
    [yes] {" "}Eine perfekte Runde: Jedes gelegte Bild hängt bei seinem Thema.
   *[no] {""}
}
event-token-won = { $winner ->
    [team] Keine Fälschung hängt: Marker { $token } geht an euch.
   *[belratti] Eine Fälschung hängt: Belratti bekommt Marker { $token }.
}
event-joker-readied = { $cause ->
    [perfect] Eine perfekte Runde mit { $number } Bildern
   *[lost] Marker { $number } ist verloren
}: Der Joker „{ $joker ->
    [swap-themes] { joker-swap-themes }
    [swap-hands] { joker-swap-hands }
    [change-number] { joker-change-number }
    [one-less] { joker-one-less }
   *[query] { joker-query }
}“ ist bereit.
event-said-next = { $you ->
    [seat] Du hast genug gesehen.
   *[other] { $seat } hat genug gesehen.
}
event-drew = { $paintings_count ->
    [0] { $you ->
        [seat] Deine Hand ist voll.
       *[other] Die Hand von { $seat } ist voll.
    }
   *[other] { $you ->
        [seat] Du ziehst
       *[other] { $seat } zieht
    }: { $paintings }.
}
event-drew-unseen = { $count ->
    [0] Die Hand von { $seat } ist voll.
    [one] { $seat } zieht ein Bild.
   *[other] { $seat } zieht { $count } Bilder.
}
event-end-nears = { $cause ->
    [forgeries] { $left ->
        [one] Hängt noch eine Fälschung, ist das Spiel zu Ende.
       *[other] Hängen noch { $left } Fälschungen, ist das Spiel zu Ende.
    }
    [rounds] { $left ->
        [one] Das ist die letzte Runde.
       *[other] Nach dieser Runde kommt nur noch eine.
    }
    [cards] { $left ->
        [0] Die Bilder gehen aus: Das ist vielleicht die letzte Runde.
       *[other] Die Bilder gehen aus: Das ist die letzte Runde.
    }
    [token-wins] Noch ein Marker, und ihr habt gewonnen.
    [token-loses] Noch ein Marker für Belratti, und ihr habt verloren.
   *[token] Das ist die letzte Runde: Ihr Marker entscheidet.
}
event-ended = { $reason ->
    [forger] Belrattis Karte ist voll: Das Museum schließt.
    [cards] Für eine weitere Runde gibt es zu wenige Bilder: Das Museum schließt.
    [tokens] Das war der dritte Pinselmarker: Das Museum schließt.
   *[rounds] Das war die letzte Runde: Das Museum schließt.
}

## Was die Gäste sagen

verdict-unforgettable = „Ich kam wegen des Cafés und habe vergessen zu gehen.“ Diesen Abend wird niemand von euren Gästen je vergessen.
verdict-brilliant = „Wer das gehängt hat, muss Gedanken lesen können.“
verdict-lovely = „Fast alles habe ich verstanden, und der Rest war hübsch.“
verdict-respectable = „Mein Neffe malt auch, aber das hier hängt gerader.“ Belratti ist geschlagen.
verdict-doubtful = „Gehört das mit dem Feuerlöscher dazu?“
verdict-empty-frames = „Schöne Rahmen. Kommt da noch was rein?“
verdict-masterpiece = Drei echte Ausstellungen: ein Meisterwerk, und Belratti verschwindet durch die Hintertür.
verdict-fooled = Belratti hat sich ins Gästebuch eingetragen, unter drei verschiedenen Namen.

## Warum nicht

refusal-belratti-not-now = Das geht jetzt nicht.
refusal-belratti-joker-first = Ein Joker ist vorgeschlagen: Der kommt zuerst.
refusal-belratti-nothing-proposed = Es ist kein Joker vorgeschlagen.
refusal-belratti-themes-first = Die Direktion kann noch Themen tauschen: Das kommt zuerst.
refusal-belratti-nothing-to-go-along-with = Es gibt noch nichts, dem du dich anschließen könntest.
refusal-belratti-wrong-phase = { $phase ->
    [ask] Zuerst wird geklärt, wie viele Bilder es sein sollen.
    [paint] Gerade legt das Atelier seine Bilder.
    [swap] Gerade werden Handkarten getauscht: Das kommt zuerst.
    [hang] Gerade hängt die Direktion die Bilder: Das Atelier schaut nur zu.
    [reveal] Die Runde liegt offen: Jetzt wird nichts mehr umgehängt. Geh zur nächsten weiter, wann du magst.
   *[over] Das Museum ist geschlossen.
}
refusal-belratti-not-your-role = { $role ->
    [directors] Das ist Sache der Direktion.
   *[painters] Das ist Sache des Ateliers.
}
refusal-belratti-out-of-patience = Du hast in dieser Phase schon { $patience }-mal etwas gesagt oder geändert. Jetzt kannst du dich anschließen oder tun, was noch fehlt.
refusal-belratti-no-such-number = { $number } kann hier niemand verlangen.
refusal-belratti-shown-already = Du zeigst schon { $number }. Die Zahl gilt, sobald ihr alle dieselbe zeigt.
refusal-belratti-agreed-already = Du stimmst dieser Hängung schon zu. Sie gilt, wenn alle in der Direktion zustimmen.
refusal-belratti-not-in-hand = „{ $painting }“ hast du nicht auf der Hand.
refusal-belratti-enough-laid = Alle { $number } Bilder sind gelegt. Nimm zuerst eins zurück.
refusal-belratti-too-many-links = Eine Zeile hat höchstens { $most } Gedanken, etwa „Ente, Bad, Schaum“.
refusal-belratti-line-too-long = Eine Zeile hat höchstens { $most } Zeichen.
refusal-belratti-not-laid = „{ $painting }“ hast du nicht gelegt.
refusal-belratti-nobody-to-tell = Du malst allein: Da ist niemand, dem du es sagen könntest.
refusal-belratti-no-such-fit = In dieser Ausgabe passen Bilder gut, mittelmäßig oder schlecht; perfekt passt keins.
refusal-belratti-too-many = Du kannst höchstens { $number } legen.
refusal-belratti-still-missing = { $count ->
    [one] Ein Bild fehlt noch.
   *[other] { $count } Bilder fehlen noch.
}
refusal-belratti-swap-exactly = Tausche genau { $count } Handkarten.
refusal-belratti-no-such-frame = Dieses Bild ist nicht zu sehen.
refusal-belratti-hangs-there = „{ $painting }“ ist schon dort.
refusal-belratti-wrong-count = { $hung ->
    [0] Noch hängt nichts
    [one] Ein Bild hängt
   *[other] { $hung } Bilder hängen
}; richtig wäre: { $number }.
refusal-belratti-no-such-joker = Diesen Joker gibt es in dieser Ausgabe nicht.
refusal-belratti-joker-phase = { $phase ->
    [ask] Dieser Joker wird eingesetzt, bevor die Zahl feststeht.
    [paint] Dieser Joker wird eingesetzt, während das Atelier legt.
   *[hang] Dieser Joker wird eingesetzt, während die Direktion hängt.
}
refusal-belratti-joker-role = { $role ->
    [directors] Dieser Joker gehört der Direktion.
   *[painters] Dieser Joker gehört dem Atelier.
}
refusal-belratti-joker-used = { $standing ->
    [used] Dieser Joker ist verbraucht; er kommt nach einer perfekten Runde mit { $number } Bildern zurück.
    [asleep] Dieser Joker schläft; er wacht auf, wenn die Runde mit Marker { $number } verloren geht.
   *[gone] Dieser Joker ist aus dem Spiel.
}
refusal-belratti-themes-late = In dieser Ausgabe werden Themen nur getauscht, bevor jemand eine Zahl zeigt.
refusal-belratti-number-late = Die Anzahl wird ganz am Anfang geändert, bevor etwas gelegt oder getauscht ist.
refusal-belratti-too-few-paintings = Dafür sind zu wenige Bilder zum Ziehen übrig.
refusal-belratti-joker-choice = So lässt sich dieser Joker jetzt nicht spielen.
refusal-options-masterpieces = Meisterwerke ist eine Variante der Ausgabe Kosmos.
refusal-options-round-limit = Meisterwerke endet mit seinen Pinselmarkern, nach höchstens { $rounds } Runden: Lass die Grenze weg.
refusal-options-open-jokers = Nur bei den Meisterwerken schlafen die Joker am Anfang; sonst sind alle bereit.
refusal-options-chosen-jokers = Wähl genau so viele verschiedene Joker, wie zu Beginn bereit sind: { $open }.

## Was an einer Stellung nicht stimmt

refusal-position-paintings = Jedes Bild der Ausgabe muss irgendwo liegen, und nur einmal.
refusal-position-seats = Handkarten, gelegte Bilder, Zeichen und alles Übrige muss es für alle { $players } Plätze geben.
refusal-position-jokers = Die Joker passen nicht zur Ausgabe oder zur Variante.
refusal-position-round = Eine Runde { $round } kann es nicht geben.
refusal-position-tokens = Die Pinselmarker passen nicht zur Runde.
refusal-position-piles = Bei den Meisterwerken werden keine Bilder gesammelt.
refusal-position-end = Das Spiel ist hier vorbei und dürfte es nicht sein, oder umgekehrt.
refusal-position-draw-pile = Im Nachziehstapel sind zu wenige Bilder für die Fälschungen.
refusal-position-hand = Platz { $seat } hat zu viele oder zu wenige Handkarten.
refusal-position-no-painter = Platz { $seat } malt in dieser Runde nicht.
refusal-position-line = Eine Zeile von Platz { $seat } kann so nicht geschrieben worden sein.
refusal-position-hand-order = Die Handkarten von Platz { $seat } müssen sortiert sein.
refusal-position-changes = So oft kann sich Platz { $seat } nicht umentschieden haben.
refusal-position-looks = Die Runden im Rückblick können nicht an diesem Tisch gespielt worden sein.
refusal-position-themes = Während einer Runde muss es zwei Themen geben, danach keins.
refusal-position-number = Die gewünschte Anzahl der Bilder passt nicht zum Rest.
refusal-position-swap = Was gerade getauscht wird, passt nicht zum Rest.
refusal-position-hanging = Die Hängung passt nicht zu den Bildern, die zu sehen sind.
refusal-position-frames = Zu sehen sind andere Bilder als die gelegten und gefälschten.
refusal-position-signals = Platz { $seat } kann das nicht gesagt haben.
refusal-position-proposed = Dieser Joker kann hier nicht vorgeschlagen sein.
refusal-position-laid = Es sind mehr oder weniger Bilder gelegt, als gewünscht waren.
refusal-position-begun = Das Malen hat hier begonnen und dürfte nicht, oder es müsste begonnen haben.
refusal-position-ready = Wer so weit ist, passt nicht zur Phase.
refusal-position-forgeries = Die Zahl der Fälschungen stimmt nicht, oder sie kommen von woanders.
refusal-position-answers = Das kann das Atelier nicht geantwortet haben.

## Der Tisch im Terminal

table-round = Runde { $round }
table-phase-ask = wie viele?
table-phase-paint = malen
table-phase-swap = Handkarten tauschen
table-phase-hang = hängen
table-phase-reveal = aufgedeckt
table-phase-over = geschlossen
table-theme-one = Thema eins
table-theme-two = Thema zwei
table-out = Depot
table-number = { $number ->
    [0] noch keine Anzahl
    [one] ein Bild
   *[other] { $number } Bilder
}
table-forgeries = { $count ->
    [one] eine Fälschung
   *[other] { $count } Fälschungen
}
table-team = Ihr: { $count }
table-belratti = Bei Belratti: { $count }
table-deck = { $count } im Nachziehstapel
table-jokers = Joker
table-joker-ready = bereit
table-joker-used = verbraucht
table-joker-asleep = schläft
table-joker-gone = fort
table-tokens = Pinselmarker
table-player = Wer
table-role = Rolle
table-held = Auf der Hand
table-laid = Gelegt
table-says = Sagt
table-directors = Direktion
table-painters = Atelier
table-is-ready = so weit
table-proposes = schlägt { $number } vor
table-would-lay = würde { $count } legen
table-fits = { $count } { $fit ->
    [perfect] perfekt
    [well] gut
    [so-so] mittelmäßig
   *[badly] schlecht
}
table-agrees = einverstanden
table-hand = Deine Hand
table-line-typed = Eine geheime Zeile zu deinem Bild steht hinter einem Doppelpunkt, etwa „3: Ente, Bad, Schaum“.
table-yours = von dir
table-forged = gefälscht
table-meant = für { $theme ->
    [one] Thema eins
    [two] Thema zwei
   *[other] Thema { $theme }
}

## Im Browser

game-title = Belratti
game-kind = Gegenseitig Gedanken lesen
game-about = Die einen leiten ein Museum, die anderen malen dafür, und dazwischen schleicht sich ein Fälscher ein.
goal = { $masterpieces ->
    [yes] Gewinnt zusammen drei Pinselmarker vor Belratti: Keine Fälschung darf hängen.
   *[no] Hängt zusammen 15 echte Bilder richtig, bevor { $round_limit ->
        [one] die Runde vorbei ist und bevor sechs Fälschungen hängen.
        [other] { $round_limit } Runden vorbei sind und bevor sechs Fälschungen hängen.
       *[nobody] sechs Fälschungen hängen{ $edition ->
            [mogel] {" "}oder die Bilder ausgehen.
           *[kosmos] .
        }
    }
}
usual-rules = Die Kosmos-Ausgabe mit { $forgeries } Fälschungen pro Runde. Gut für die erste Partie.
variants = Welches Belratti?
variant-row-number = wie viele
variant-row-forgeries = Fälschungen
variant-row-win = gewonnen
variant-row-for = gut für
variant-row-time = dauert
variant-kosmos = Kosmos
    .sub = Das richtige zum Anfangen
    .what = Fünf Joker helfen euch, und ein langes Spiel verzeiht eine schlechte Runde.
    .number = sagt die Direktion, 3 bis 7
    .forgeries = vom Stapel
    .win = 15 echte vor 6 gefälschten
    .for = erste Partien, Familien
    .time = 30 bis 45 Minuten
    .short = Für **erste Partien, Familien**, 30–45 Min.
variant-masterpieces = Meisterwerke
    .sub = Fünf Runden, keine Gnade
    .what = Hängt eine einzige Fälschung, ist die Runde verloren. Joker sind rar.
    .number = wählt das Atelier, 3 bis 7
    .forgeries = aus den Händen des Ateliers
    .win = drei von fünf Runden
    .for = alte Freunde
    .time = 20 Minuten
    .short = Für **alte Freunde**, 20 Min.
variant-mogel = Mogel
    .sub = Schlanker und kniffliger
    .what = Vier Joker, und was gespielt ist, ist weg: Der Stapel geht zu Ende.
    .number = sagt die Direktion, 2 bis 7
    .forgeries = vom Stapel
    .win = 15 echte vor 6 gefälschten
    .for = einen zweiten Abend
    .time = 25 bis 35 Minuten
    .short = Für **einen zweiten Abend**, 25–35 Min.
option-edition = Ausgabe
option-edition-kosmos = Kosmos, 192 Bilder
option-edition-mogel = Mogel, 168 Bilder
option-masterpieces = Variante Meisterwerke
option-masterpieces-note = Fünf Pinselmarker, höchstens fünf Runden; es zählt nur, ob echt oder gefälscht.
option-forgeries = Fälschungen pro Runde
option-forgeries-3 = drei, leichter
option-forgeries-4 = vier
option-forgeries-5 = fünf, richtig schwer
option-alternate_roles = Direktion und Atelier sitzen abwechselnd
option-alternate_roles-note = Damit niemand viele Runden hintereinander zur Direktion gehört.
option-open_jokers = Joker, die zu Beginn bereit sind
option-open_jokers-note = Nur bei den Meisterwerken, wo die übrigen zunächst schlafen.
option-chosen_jokers = Welche Joker
option-chosen_jokers-none = der Zufall entscheidet
option-chosen_jokers-note = So viele, wie zu Beginn bereitliegen; ohne Auswahl entscheidet der Zufall.
option-chosen_jokers-swap-themes = { joker-swap-themes }
option-chosen_jokers-swap-hands = { joker-swap-hands }
option-chosen_jokers-change-number = { joker-change-number }
option-chosen_jokers-one-less = { joker-one-less }
option-chosen_jokers-query = { joker-query }
option-patience = Sinneswandel pro Phase
option-patience-note = So oft darf jede Person etwas vorschlagen, sagen oder ändern; danach schließt sie sich an oder tut, was fehlt.
option-round_limit = Rundenlimit
option-round_limit-none = unbegrenzt
option-round_limit-note = Sechs gehängte Fälschungen beenden das Spiel früher. Meisterwerke braucht keine Grenze.
level-easy-how = Gemütliche Gesellschaft, die ein Bild auch mal falsch liest.
level-medium-how = Versteht dich gut und liegt ab und zu daneben, wie alle.
level-hard-how = Versteht dich, so gut es geht. Ihr gewinnt zusammen: Das hilft dir.
bot-random = Gelassen
bot-search = Vorausschauend
bot-colourist = Farbverliebt
bot-colourist-how = schaut zuerst auf die Farben
bot-storyteller = Fabulierfreudig
bot-storyteller-how = fragt, wie es weitergeht: Katze, Maus, Falle
bot-literalist = Wortwörtlich
bot-literalist-how = nimmt ein Bild beim Wort: Rad, Auto
bot-steady = Beständig

## Der Tisch im Browser

table-now-ask = { $variant ->
    [masterpieces] { $role ->
        [painter] { $mine ->
            [yes] Wie viele könnt ihr legen? Drück auf einen **Pinselmarker**.
           *[no] Dein Marker ist gezeigt; er gilt, wenn alle im Atelier denselben zeigen.
        }
       *[other] Das Atelier wählt mit einem Pinselmarker, wie viele es legt.
    }
   *[usual] { $role ->
        [director] { $mine ->
            [yes] Wie viele Bilder legt das Atelier ({ $painters })? Drück auf eine **Zahl**.
           *[no] Deine Zahl ist gezeigt; sie gilt, wenn alle in der Direktion dieselbe zeigen.
        }
        [painter] Die Direktion wählt, wie viele Bilder ihr legt.
       *[other] Die Direktion wählt, wie viele Bilder das Atelier legt.
    }
}
table-now-differ = { $mine ->
    [yes] { $variant ->
        [masterpieces] Verschiedene Marker: { $shown }. Einigt euch auf einen: Drück auf einen **Pinselmarker**.
       *[usual] Verschiedene Zahlen: { $shown }. Einigt euch auf eine: Drück auf eine **Zahl**.
    }
   *[no] { $variant ->
        [masterpieces] Verschiedene Marker: { $shown }. Das Atelier muss sich auf einen einigen.
       *[usual] Verschiedene Zahlen: { $shown }. Die Direktion muss sich auf eine einigen.
    }
}
table-now-themes = { $role ->
    [director] Ein Thema tauschen oder beide behalten? Das Atelier wartet auf euch.
    [painter] Erst klärt die Direktion die Themen. Dann wählt ihr einen Pinselmarker.
   *[other] Die Direktion klärt die Themen.
}
table-now-paint = { $role ->
    [painter] { $mine ->
        [yes] { $missing ->
            [0] Alle { $number } sind gelegt. Drück auf **{ move-ready }**.
            [one] Verlangt sind { $number }, eins fehlt: Tipp ein **Bild** an, dann sein **Thema**.
           *[other] Verlangt sind { $number }, { $missing } fehlen: Tipp ein **Bild** deiner Hand an, dann sein **Thema**.
        }
       *[no] Du bist so weit. { $missing ->
            [0] Alle { $number } sind gelegt.
            [one] Von { $number } fehlt noch eins.
           *[other] Von { $number } fehlen noch { $missing }.
        }
    }
    [director] Das Atelier legt { $number }, offen: { $missing }. Achte darauf, wie gut etwas passen soll.
   *[other] Das Atelier legt { $number }, offen: { $missing }.
}
table-now-proposed = { $mine ->
    [yes] Vorschlag von { $names }: der Joker „{ $joker }“. Drück auf **{ move-agree }** oder **{ move-refuse }**.
   *[no] { $group ->
        [directors] Die Direktion
       *[painters] Das Atelier
    } berät über den Joker „{ $joker }“.
}
table-now-swap = { $mine ->
    [yes] { $variant ->
        [mogel] Tipp genau sechs **Handkarten** an, die du tauschst.
       *[usual] Tipp die **Handkarten** an, die du tauschen willst; du darfst auch alle behalten.
    }
   *[no] Handkarten werden getauscht.
}
table-now-hang = { $role ->
    [director] { $hung ->
        [enough] { $mine ->
            [yes] { $number } hängen. Stimmst du zu, oder tauschst du noch?
           *[no] Du stimmst der Hängung zu. Sie gilt, wenn alle in der Direktion zustimmen.
        }
        [too-many] Nur { $number } dürfen hängen: Bring eins zurück ins **Depot**.
       *[too-few] Welche { $number_word } sind vom Atelier?
    }
    [painter] Die Direktion sucht, was ihr gelegt habt. Du schaust schweigend zu.
   *[other] Die Direktion hängt { $number } und lässt { $forgeries } im Depot.
}
table-now-reveal = { $of ->
    [0] Ihr habt gewonnen, mit { $won } Bildern!
   *[other] Die Rahmen werden umgedreht: { $turned } von { $of }.
}
table-now-judged = { $stamp ->
    [genuine] Echt!
    [astray] Echt, aber falsch gelesen.
    [missed] Übersehen!
    [caught] Ertappt!
   *[belratti] Belratti!
}
table-now-turned = { $forged ->
    [yes] { $name }: eine Fälschung.
   *[no] { $name }: von { $painter }.
} { $turned } von { $of }.
table-now-over = Das Museum ist geschlossen. Drück auf **{ table-to-result }**.
table-painting = { $name }: { $look }{ $stamp ->
    [genuine] . Echt
    [belratti] . Von Belratti gefälscht
    [astray] . An der falschen Wand
    [missed] . Übersehen
    [caught] . Gefälscht und entlarvt
   *[none] {""}
}{ $noted ->
    [yes] , { $note }
   *[no] {""}
}
table-hang-here = Hierher hängen
table-lay-here = Hierher legen
table-put-away = Wegräumen
table-out-of = jetzt { $out } hier; { $wanted } Fälschungen sollen hierbleiben
table-pick-first = Tipp zuerst ein Bild an, dann den Platz, an den es soll.
table-idle = { $now ->
    [proposed] Ein Joker ist vorgeschlagen: Darüber wird zuerst entschieden.
    [themes] { $done ->
        [yes] Du behältst diese Themen; die übrige Direktion überlegt noch.
       *[no] Erst klärt die Direktion die Themen. Dann wird ein Marker gewählt.
    }
    [ask] { $done ->
        [yes] Deine Zahl ist gezeigt; sie gilt, sobald ihr alle dieselbe zeigt.
       *[no] { $variant ->
            [masterpieces] Gerade wählt das Atelier einen Pinselmarker.
           *[usual] Gerade wählt die Direktion, wie viele Bilder es sein sollen.
        }
    }
    [paint] { $done ->
        [yes] Du bist so weit; die anderen im Atelier legen noch.
       *[no] Gerade legt das Atelier seine Bilder: Die Direktion schaut nur zu.
    }
    [swap] { $done ->
        [yes] Du hast getauscht; die anderen wählen noch.
       *[no] Gerade werden Handkarten getauscht: Das kommt zuerst.
    }
    [hang] { $done ->
        [yes] Du stimmst der Hängung zu. Sie gilt, wenn alle in der Direktion zustimmen.
       *[no] Gerade hängt die Direktion die Bilder: Das Atelier schaut nur zu.
    }
   *[reveal] Du hast alles gesehen; die nächste Runde beginnt, wenn alle so weit sind.
}
table-gap-laid = { $name }, für { $theme ->
    [one] Thema eins
    [two] Thema zwei
   *[other] { $theme }
}
table-gap-line = { $gap }, mit der Zeile „{ $line }“
table-line = Deine geheime Zeile zu diesem Bild: { $the }
table-line-example = Zum Beispiel: Ente, Bad, Schaum
table-line-sealed = Bis zu drei Gedanken. Niemand sonst sieht sie, auch nicht, ob es eine gibt, bis die Runde aufgedeckt wird.
table-gap-aside = { $name } liegt beiseite
table-gap-back = { $gap }. Zurücknehmen
table-numbers = Wie viele Bilder
table-number-by = { $count ->
    [0] { $number }
   *[other] { $number }, gezeigt von { $names }
}
table-signals = Wie gut passen deine?
table-signals-only = mehr wird nicht gesagt
table-signals-rule = Wie gut und wie viele, nie was oder für welches Thema.
table-word = { $word ->
    [perfect] perfekt
    [well] gut
    [so-so] mittelmäßig
    [badly] schlecht
   *[lay] ich würde legen
}
table-fewer = Weniger
table-more = Mehr
table-no-fewer = Weniger als keins gibt es nicht.
table-no-more = Mehr kannst du nicht sagen.
table-times = × { $count }
table-say-it = Sagen
table-said-already = Das hast du schon gesagt.
table-joker-use = Den Joker „{ $joker }“ einsetzen
table-use = Einsetzen
table-joker-title = { $joker }: { $how }
table-joker-does = { $joker ->
    [swap-themes] Neue Themen, eins oder beide
    [swap-hands] { $variant ->
        [mogel] Sechs neue Handkarten für eine Person
       *[usual] Neue Handkarten fürs Atelier
    }
    [change-number] Ein Bild mehr oder weniger legen
    [one-less] Eine Fälschung weniger in dieser Runde
   *[query] Das Atelier nach einem Bild fragen
}
table-joker-state = { $standing ->
    [ready] { $joker ->
        [swap-themes] { $variant ->
            [masterpieces] für die Direktion, bevor ein Marker gewählt ist
            [mogel] für die Direktion, bevor jemand eine Zahl zeigt
           *[usual] für die Direktion, bevor die Zahl feststeht
        }
        [query] für die Direktion, während sie hängt
        [change-number] fürs Atelier, bevor etwas gelegt oder getauscht ist
       *[other] fürs Atelier, während es legt
    }
    [used] { $variant ->
        [masterpieces] verbraucht
       *[usual] verbraucht; zurück nach einer perfekten Runde mit { $number } Bildern
    }
    [asleep] schläft; wacht auf, wenn die Runde mit Marker { $number } verloren geht
   *[gone] aus dem Spiel
}
table-query-pick = Nimm zuerst ein Bild auf, dann frag, von wem es ist.
table-piles = Stapel
table-pile-team = Ihr
table-pile-belratti = Belratti
table-pile-wins = { $tokens ->
    [yes] { $count } Marker zum Sieg
   *[no] { $enough ->
        [yes] Gewonnen: { $count } genügen
       *[no] { $count } zum Sieg
    }
}
table-pile-ends = { $tokens ->
    [yes] mit { $count } Markern verloren
   *[no] mit { $count } ist Schluss
}
table-of = von { $of }
table-ending = { $next ->
    [yes] { $cause ->
        [rounds] { $left ->
            [one] Die nächste Runde ist die letzte.
           *[other] Es kommen noch zwei Runden.
        }
        [cards] { $left ->
            [0] Die Bilder gehen aus: Die nächste Runde ist vielleicht die letzte.
           *[other] Die Bilder gehen aus: Die nächste Runde ist die letzte.
        }
        [token] Die nächste Runde ist die letzte: Ihr Marker entscheidet.
       *[other] { event-end-nears }
    }
   *[no] { event-end-nears }
}
table-directors-title = Direktion
table-painters-title = Atelier
table-you = { $name } (du)
table-holds = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}{ $laid ->
    [0] {""}
   *[other] , { $laid } gelegt
}
table-holding = hält: { $the }
table-suggests = { $place ->
    [out] würde lieber nicht aufhängen: { $the }
    [one] würde zu Thema eins hängen: { $the }
   *[two] würde zu Thema zwei hängen: { $the }
}
table-dock-suggests = { $place ->
    [out] { $name } würde lieber nicht aufhängen: { $the }.
    [one] { $name } würde zu Thema eins hängen: { $the }.
   *[two] { $name } würde zu Thema zwei hängen: { $the }.
}
table-leave-it = { $count ->
    [one] { $name } machen lassen
   *[other] Die anderen machen lassen
}
table-status-agrees = einverstanden
table-status-not-yet = noch nicht
table-status-shows = zeigt { $number }
table-shows = { $name } { $number }
table-status-keeps = behält die Themen
table-status-ready = so weit
table-status-leaves = überlässt den Rest
table-status-painting = malt
table-status-swapping = sucht aus
table-status-looking = schaut
table-status-hushed = schweigt
table-hushed = Kein Wort und kein Fingerzeig, bis die Rahmen umgedreht sind.
table-silence = { $phase ->
    [ask] Jetzt werden nur Zahlen gezeigt: kein Wort über die Themen.
    [hang] Nur die Direktion redet. Das Atelier schweigt, bis die Rahmen umgedreht sind.
   *[other] Das Atelier sagt nur, wie gut etwas passt und wie viele es legen würde.
}
table-has-laid = { $count ->
    [0] { $name } hat noch nichts gelegt.
    [one] { $name } hat eins gelegt.
   *[other] { $name } hat { $count } gelegt.
}
table-talk = Gespräch
table-say = Sagen
table-told = { $stamp ->
    [genuine] { $tokens ->
        [yes] von { $painter }, und es hängt.
       *[no] von { $painter }, gemeint für { $meant ->
            [one] Thema eins
            [two] Thema zwei
           *[other] Thema { $meant }
        }, gehängt zu { $hung ->
            [one] Thema eins
            [two] Thema zwei
           *[other] Thema { $hung }
        }. Richtig gelesen!
    }
    [astray] von { $painter }, gemeint für { $meant ->
        [one] Thema eins
        [two] Thema zwei
       *[other] Thema { $meant }
    }, gehängt zu { $hung ->
        [one] Thema eins
        [two] Thema zwei
       *[other] Thema { $hung }
    }.
    [missed] von { $painter }, gemeint für { $meant ->
        [one] Thema eins
        [two] Thema zwei
       *[other] Thema { $meant }
    }, im Depot geblieben.
    [caught] gefälscht und entlarvt.
   *[belratti] gefälscht und gehängt zu { $hung ->
        [one] Thema eins
        [two] Thema zwei
       *[other] Thema { $hung }
    }.
}
table-stamp-genuine = echt
table-stamp-belratti = Belratti!
table-stamp-astray = falsche Wand
table-stamp-missed = übersehen
table-stamp-caught = entlarvt
table-rounds = Letzte Runden
table-tab-rounds = Runden
table-themes = { $one } und { $two }
table-perfect = Eine perfekte Runde!
table-look = Was gemeint war und was gelesen wurde
table-totals = Die Runde in Zahlen
table-total-genuine = richtig gelesen
table-total-belratti = Belratti
table-total-astray = falsche Wand
table-dock-proposed = { $play }?
table-dock-goes = Für welches Thema ist das Bild gedacht: { $the }?
table-dock-ask = So viele legt das Atelier; Belratti mischt { $forgeries } Fälschungen darunter.
table-dock-tokens = So viele legt ihr; dann werden { $forgeries } Fälschungen aus euren Händen gezogen.
table-dock-themes = Euer Joker kann noch Themen tauschen. Behalten alle die Themen, wählt das Atelier.
table-dock-themes-kept = Du behältst diese Themen. Noch nicht so weit: { $names }.
table-dock-paint = { $missing ->
    [0] Alle { $number } sind gelegt.
    [one] { $laid } von { $number } gelegt, eins fehlt.
   *[other] { $laid } von { $number } gelegt, es fehlen { $missing }.
}{ $waiting ->
    [yes] {" "}Noch nicht so weit: { $names }.
   *[no] {""}
}
table-dock-again = { $why ->
    [missing] { $missing ->
        [one] Alle waren so weit, aber ein Bild fehlt: Du wirst noch einmal gefragt.
       *[other] Alle waren so weit, aber { $missing } Bilder fehlen: Du wirst noch einmal gefragt.
    }
    [number] Die Anzahl ist jetzt { $number }: Sag noch einmal, wenn du so weit bist.
   *[hands] Handkarten wurden getauscht: Sag noch einmal, wenn du so weit bist.
}
table-ready-why = { $missing ->
    [one] Ein Bild fehlt noch, und du malst allein.
   *[other] { $missing } Bilder fehlen noch, und du malst allein.
}
table-dock-swap = { $variant ->
    [mogel] { $count } von sechs liegen beiseite.
   *[usual] { $count ->
        [0] Tipp an, was du tauschen willst.
        [one] Ein Bild liegt beiseite.
       *[other] { $count } Bilder liegen beiseite.
    }
}
table-dock-where = **{ $name }:** { $hangs ->
    [yes] wohin stattdessen
   *[no] wohin damit
}?
table-dock-whose = Joker: Von wem ist das?
table-dock-hang = { $hung ->
    [0] Tipp ein **Bild** an, dann sein **Thema**.
   *[other] Bisher hängen { $hung } von { $number }.
}
table-dock-agreed = { $agree_count ->
    [0] {""}
    [one] { $agree } stimmt zu.
   *[other] { $agree } stimmen zu.
}{ $think_count ->
    [0] {""}
    [one] {" "}{ $think } überlegt noch.
   *[other] {" "}{ $think } überlegen noch.
}
table-dock-won = Nach den Regeln geht es { $sooner ->
    [yes] höchstens so lange weiter
   *[no] weiter
}, bis { $limit } Fälschungen hängen.{ $stop ->
    [may] {" "}Hier ist Schluss, ohne Urteil, wenn mehr als die Hälfte von euch das will.
    [said] {" "}Du willst hier aufhören; sonst weiß das niemand.
   *[no] {" "}Jedes weitere Bild bringt ein besseres Urteil.
}
table-play-on = Weiterspielen
table-end-here = Hier aufhören
table-said = Was das Atelier gesagt hat
table-said-by = { $name }: { $words }
table-swap = { $count ->
    [0] Meine Hand behalten
    [one] Eine Karte tauschen
   *[other] { $count } Karten tauschen
}
table-show-all = Alle auf einmal zeigen
table-turning-why = Noch werden die Rahmen umgedreht.
table-go-along-with = Mich anschließen: { $number }
table-to-result = Zum Ergebnis
table-agree = Dieser Hängung zustimmen
table-agree-why = { $hung ->
    [0] Noch hängt nichts; { $number } sollen es sein.
    [one] Ein Bild hängt; { $number } sollen es sein.
   *[other] { $hung } hängen; { $number } sollen es sein.
}
table-people = Leute
table-more-of = Mehr vom Tisch
table-story = Verlauf
table-nobodys = von niemandem: gefälscht
table-by = von { $name }
table-taken = aus deiner Hand
table-yours-for = von dir, für „{ $name }“

## Eine gelesene Runde, Bild für Bild

table-numeral = { $number ->
    [0] keins
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $number }
}
table-read = { $right_word } von { $number_word } richtig gelesen.
table-gets = { $count ->
    [0] Belratti bekommt nichts.
   *[other] Belrattis Beute: { $the }.
}
table-token = { $winner ->
    [belratti] Eine Fälschung hängt.
   *[team] Keine Fälschung hängt.
}
table-token-to = { $winner ->
    [belratti] Belratti bekommt Marker { $token }.
   *[team] Marker { $token } geht an euch.
}
table-meant-by = { $stamp ->
    [belratti] niemand hat es gelegt
    [caught] gefälscht, und niemand fiel darauf herein
   *[other] { $here ->
        [token] gelegt von { $name }
        [yes] { $name } hat es hierfür gemeint
       *[no] { $name } meinte { $theme }
    }
}
table-true = { $count ->
    [0] hier hängt nichts
   *[other] { $right_word } von { $count_word } { $right ->
        [0] ist
        [one] ist
       *[other] sind
    } echt
}
table-stayed = { $count ->
    [0] lauter Fälschungen
    [one] eins von euch blieb liegen
   *[other] { $count_word } von euch blieben liegen
}

## Auf dem Fernseher

stage-ask = { $variant ->
    [masterpieces] { $count ->
        [one] wählt
       *[other] wählen
    } einen Marker: So viele werden gelegt.
   *[usual] klären, wie viele Bilder { $painters } { $painters_count ->
        [one] legt
       *[other] legen
    }.
}
stage-themes = können noch Themen tauschen.
stage-paint = { $missing ->
    [0] { $count ->
        [one] hat
       *[other] haben
    } alle { $number_word } gelegt.
   *[other] { $count ->
        [one] legt
       *[other] legen
    } { $number_word }: noch { $missing_word }.
}
stage-swap = { $count ->
    [one] sucht
   *[other] suchen
} Handkarten zum Tauschen aus.
stage-hang = suchen die { $number_word }, gemalt von { $painters }.
stage-agree = { $count ->
    [one] muss
   *[other] müssen
} der Hängung noch zustimmen.
stage-turning = Die Bilder werden umgedreht, eins nach dem anderen.
stage-open = Noch nicht gehängt
stage-left = { $hung ->
    [enough] die würden draußen bleiben
    [too-many] zu viele hängen: { $number_word } dürfen es sein
   *[too-few] { $left_word } { $left ->
        [one] gehört
       *[other] gehören
    } noch an die Wand, { $forged_word } sind gefälscht
}
stage-number-how = { $variant ->
    [masterpieces] Dann werden { $forgeries } Fälschungen aus den Händen im Atelier gezogen.
   *[usual] Belratti mischt dann { $forgeries } Fälschungen darunter.
}
stage-directors = { $phase ->
    [ask] { $variant ->
        [masterpieces] wartet aufs Atelier
       *[usual] zeigt eine Zahl und sagt sonst nichts
    }
    [themes] tauscht oder behält die Themen
    [hang] hängt und redet
    [paint] wartet
    [swap] wartet
   *[reveal] hat gelesen
}
stage-painters = { $phase ->
    [ask] { $variant ->
        [masterpieces] wählt einen Marker
       *[usual] wartet
    }
    [themes] wartet
    [hang] schaut zu und gibt keinen Hinweis
    [paint] legt verdeckt
    [swap] tauscht Handkarten
   *[reveal] hat gemalt
}
stage-team = { $tokens ->
    [yes] für euch
   *[no] richtig gelesen
}
stage-team-end = { $end } zum Sieg
stage-belratti = { $tokens ->
    [yes] für Belratti
   *[no] gefälscht
}
stage-belratti-end = { $tokens ->
    [yes] bei { $end } verloren
   *[no] bei { $end } ist Schluss
}
stage-waiting = { $count ->
    [one] Nur { $name } liest noch.
   *[other] Es lesen noch { $count_word }.
} Drück auf dem Handy auf **{ $press }**.

## Wenn die Rolle wechselt

role-round = Runde { $round } · die Rollen wandern
role-directs = Du **leitest** jetzt.
role-paints = Du **malst** jetzt.
role-do = { $role ->
    [directs] { $variant ->
        [masterpieces] Das Atelier sagt, wie viele es legt. Findet seine Bilder dann unter den Fälschungen.
       *[usual] Sag, wie viele Bilder ihr wollt. Findet sie dann unter Belrattis Fälschungen.
    }
   *[paints] Leg Bilder, bei denen die Direktion an **{ $one }** oder **{ $two }** denkt.
}
role-say = { $role ->
    [directs] Beim Hängen redet die Direktion frei miteinander.
   *[paints] { $alone ->
        [yes] Du malst allein: Es gibt niemanden, dem du etwas sagen könntest.
       *[no] { $variant ->
            [mogel] Sag, wie gut deine passen: gut, mittelmäßig, schlecht.
           *[usual] Sag, wie gut deine passen: perfekt, gut, mittelmäßig, schlecht.
        }
    }
}
role-never = { $role ->
    [directs] Vorher nur Zahlen, kein Wort über die Themen.
   *[paints] Nie, was darauf ist.
}
role-jokers = { $count ->
    [0] Keiner eurer Joker ist in dieser Runde bereit.
    [one] Euer Joker: { $names }.
   *[other] Eure Joker: { $names }.
}
role-jokers-used = Verbraucht: { $names }. Eine perfekte Runde mit seiner Zahl bringt einen Joker zurück.
role-go = { $role ->
    [directs] Zu den Themen
   *[paints] Zu meinen Bildern
}
role-less = Seltener erinnern

## Wie es ausging

result-title = { $variant ->
    [masterpieces] { $won ->
        [yes] Ihr habt es geschafft: { $points } Meisterwerke.
       *[no] Belratti hat euch getäuscht.
    }
   *[usual] { $won ->
        [yes] { $points } Bilder richtig gelesen: Ihr habt gewonnen!
       *[no] { $points ->
            [0] Kein einziges Bild richtig gelesen. Belratti lacht.
            [one] Ein Bild richtig gelesen. Belratti lacht.
           *[other] { $points } Bilder richtig gelesen. Belratti lacht.
        }
    }
}
result-last = Die letzte Ausstellung

## Das Album

album-title = Das Album des Abends
album-rounds = Alle Runden
album-wall = Runde { $round }: was gemeint war und was gelesen wurde. Die Liste darunter sagt dasselbe.
album-forged = gefälscht
album-told = { $stamp ->
    [genuine] von { $painter }, für „{ $meant }“. Erkannt!
    [astray] von { $painter }, für „{ $meant }“. Hing bei „{ $hung }“.
    [missed] von { $painter }, für „{ $meant }“. Blieb im Depot.
   *[belratti] ist von Belratti. Hing bei „{ $hung }“.
}
album-perfect = perfekt
album-read-by = gelesen von { $names }
album-count = { $read } von { $laid } gelesen · { $forged ->
    [0] nichts gefälscht
   *[other] { $forged } gefälscht
}
album-of = { $read } von { $laid }
album-of-all = von { $painted }
album-caught = Gefälscht und entlarvt: { $names }.
album-jokers = Gespielte Joker: { $names }.
album-woken = { $perfect ->
    [yes] Eine perfekte Runde mit { $number }: Das hat den Joker „{ $joker }“ wieder geweckt.
   *[no] Die { $number } war verloren: Das hat den Joker „{ $joker }“ geweckt.
}
album-cord-genuine = gemeint und gelesen
album-cord-astray = an der falschen Wand gelesen
album-cord-missed = nicht gefunden
album-cord-none = keine Schnur: gefälscht
album-minds = Wer wen verstanden hat
album-minds-how = Zeilen: wer gemalt, Spalten: wer gelesen hat. Ein Kästchen für jedes Bild, gefüllt, wenn es richtig gelesen wurde.
album-closest = { $director } hat { $painter } am besten gelesen: { $read } von { $painted }.
album-never = nie begegnet
album-pair = Ein Herz und eine Idee
album-pair-said = **{ $names }** haben voneinander { $read } von { $painted } Bildern richtig gelesen.
album-forgery = Schlauste Fälschung
album-forgery-said = **{ $painting }** bei „{ $theme }“: Dafür blieb draußen: { $names }.
album-empty-handed = Belratti ging leer aus
album-empty-handed-said = Den ganzen Abend hing keine einzige Fälschung.
album-boldest = Kühnste Lesart
album-boldest-said = **{ $theme } → { $painting }** von { $painter }: der weiteste Sprung des Abends, und { $names } sind mitgesprungen.
album-lines = Zeilen zum Aufheben
album-lines-how = Beim Malen geschrieben und bis zur Auflösung versiegelt.
album-lines-copy = Zeilen kopieren
album-lines-copied = Zeilen kopiert
album-line-by = { $painter }, Runde { $round } · { $stamp ->
    [genuine] gelesen von { $names }
    [astray] hing beim anderen Thema
   *[missed] niemand hat es gesehen
}

## Warum ein Bot ein Bild zu einem Thema gelegt oder gehängt hat

# $tag ist eines der Wörter in association/tags, in Anführungszeichen, was für ein Wort es auch ist.
why-thought = { $painting_the } und { $theme_the }: { $thought }
    .brief = { $thought }
why-tags = { $painting_the } und { $theme_the }: Da dachte ich beide Male an „{ $tag }“
    .brief = { $tag }
why-colour = { $painting_the } und { $theme_the }: beides so schön { $colour }
    .brief = beides { $colour }
why-swap-themes = die beiden Themen sind sich zu ähnlich
why-swap-hands = zu viele von meinen passen schlecht
why-change-number = zusammen haben wir zu wenige, die passen
why-one-less = es steht viel auf dem Spiel, da hilft eine Fälschung weniger
why-query = bei diesem bin ich mir nicht sicher

colour-black = schwarz
colour-blue = blau
colour-brown = braun
colour-green = grün
colour-grey = grau
colour-orange = orangefarben
colour-pink = rosa
colour-purple = lila
colour-red = rot
colour-white = weiß
colour-yellow = gelb
