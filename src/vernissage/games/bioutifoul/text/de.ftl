# Was Bioutifoul auf Deutsch sagt. Wie Sätze heißen und gefüllt werden: vernissage/text.py.

## Die Künstler

alice = Alice
heinrich = Heinrich
rodrigo = Rodrigo
sunny = Sunny

## Alice malt dunkle Planeten. Die Titel passen zu den Bildern in web/art.

alice-1 = Alices „{ alice-1.title }“
    .title = Auf langer Bahn
    .look = ein violetter Planet mit weiten weißen Ringen, darüber ein Mond
alice-2 = Alices „{ alice-2.title }“
    .title = Gebundene Rotation
    .look = ein riesiger purpurner Planet am unteren Rand, daneben zwei kleine Monde
alice-3 = Alices „{ alice-3.title }“
    .title = Stille Ringe
    .look = ein kleiner blauer Planet mit dünnen Ringen, hoch in der Nacht
alice-4 = Alices „{ alice-4.title }“
    .title = Finsternis, Dienstag
    .look = ein rosa Planet über dunklem Horizont, links ein Mond
alice-5 = Alices „{ alice-5.title }“
    .title = Nachtseite
    .look = ein blassblauer Planet, halb im Schatten, weit oben ein Mond
alice-6 = Alices „{ alice-6.title }“
    .title = Kernschatten
    .look = ein schwarzer Planet mit brennendem Kranz, darunter vier Monde in einer Reihe

## Heinrich malt Nebel, und etwas Kleines allein darin.

heinrich-1 = Heinrichs „{ heinrich-1.title }“
    .title = Grat hinter Grat
    .look = grüne Höhenzüge hintereinander im Nebel, vorn dunkle Tannen
heinrich-2 = Heinrichs „{ heinrich-2.title }“
    .title = Der Lauschende
    .look = eine kleine Gestalt mit Stab auf einem Felsen, vor Bergen im Nebel
heinrich-3 = Heinrichs „{ heinrich-3.title }“
    .title = Letzte Überfahrt
    .look = ein Segelboot auf stillem Wasser unter tiefer, blasser Sonne
heinrich-4 = Heinrichs „{ heinrich-4.title }“
    .title = Das Licht um vier
    .look = ein Leuchtturm wirft seinen Strahl über neblige Hügel
heinrich-5 = Heinrichs „{ heinrich-5.title }“
    .title = Die anderen zogen gen Süden
    .look = eine einzelne Tanne, eine rote Sonne und Vögel, die fortfliegen
heinrich-6 = Heinrichs „{ heinrich-6.title }“
    .title = Niemand rudert
    .look = ein leeres Ruderboot, am Steg eines nebligen Sees festgemacht

## Rodrigo arbeitet in Gelb.

rodrigo-1 = Rodrigos „{ rodrigo-1.title }“
    .title = Satz der Zitrone
    .look = gelbe, schwarze und cremefarbene Formen um ein oranges Dreieck
rodrigo-2 = Rodrigos „{ rodrigo-2.title }“
    .title = Ein Streit in Safran
    .look = ein oranger Ring zwischen Bögen und schwarzen Streifen
rodrigo-3 = Rodrigos „{ rodrigo-3.title }“
    .title = Arc de Citron
    .look = ein breiter schwarzer Bogen über gelben Quadraten und Dreiecken
rodrigo-4 = Rodrigos „{ rodrigo-4.title }“
    .title = Das Kanarienzimmer
    .look = cremefarbene Zelte und Viertelkreise, wie ein kleines helles Zimmer
rodrigo-5 = Rodrigos „{ rodrigo-5.title }“
    .title = Taxi im Regen
    .look = ein schwarzes Rad und ein Regen aus Streifen auf Gelb
rodrigo-6 = Rodrigos „{ rodrigo-6.title }“
    .title = Zitronenstunde
    .look = eine große Uhr mit orangem Keil zwischen gelben Formen

## Sunny arbeitet in Gold.

sunny-1 = Sunnys „{ sunny-1.title }“
    .title = Schweigen ist Gold
    .look = eine Sonne aus dunkelroten Strahlen auf Blattgold
sunny-2 = Sunnys „{ sunny-2.title }“
    .title = Karpfenwetter
    .look = Reihen goldener und roter Schuppen unter rundem Mond
sunny-3 = Sunnys „{ sunny-3.title }“
    .title = Honigbaum
    .look = ein dunkelroter Baum mit spiraligen Blüten auf Gold
sunny-4 = Sunnys „{ sunny-4.title }“
    .title = Midas beim Frühstück
    .look = ein dunkelroter Granatapfel mit leuchtenden Kernen auf Blattgold
sunny-5 = Sunnys „{ sunny-5.title }“
    .title = Drei Ernten
    .look = rote Dünen in Wellen unter goldener Sonne
sunny-6 = Sunnys „{ sunny-6.title }“
    .title = Die vergoldete Schnecke
    .look = eine Schnecke mit goldener Spirale auf Dunkelrot

## Die Ausstellungen

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

## Was du tun kannst

move-discard = Eine { $artist }-Karte ablegen
move-influence = { $direction ->
    [left] { $artist } mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } aufwerten
   *[right] { $artist } mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } abwerten
}
move-buy = { $artwork } kaufen
move-sell = { $artwork } verkaufen
move-exhibit = { $artworks } ausstellen
move-done = Das war’s für diesen Zug

## Was es kostet oder bringt

note-influence = { $before } → { $after }
note-buy = { $gold } Gold
note-sell = +{ $gold } Gold
note-rest = 2 Gold, 1 Einflusskarte

## Was geschehen ist

event-discarded = { $you ->
    [seat] Du legst eine { $artist }-Karte ab.
   *[other] { $seat } legt eine { $artist }-Karte ab.
}
event-influenced = { $you ->
    [seat] Du spielst
   *[other] { $seat } spielt
} { $cards ->
    [one] eine { $artist }-Karte
   *[other] { $cards } { $artist }-Karten
}: { $artist } { $direction ->
    [left] steigt auf { $value }, vorbei an { $passed },
   *[right] fällt auf { $value }, hinter { $passed },
} und die { $cards ->
    [one] Karte geht
   *[other] Karten gehen
} an { $you ->
    [receiver] dich
   *[other] { $receiver }
}.
event-bought = { $you ->
    [seat] Du kaufst
   *[other] { $seat } kauft
} { $artwork } für { $gold } Gold.
event-sold = { $you ->
    [seat] Du verkaufst
   *[other] { $seat } verkauft
} { $artwork } für { $gold } Gold.
event-exhibited = { $you ->
    [seat] Du stellst
   *[other] { $seat } stellt
} { $artworks } aus: ein Punkt{ $most_count ->
    [0] {""}
    [one] , und einer für die meisten Werke von { $most }
   *[other] , und je einer für die meisten Werke von { $most }
}{ $four ->
    [yes] , und einer für alle vier Künstler
   *[no] {""}
}.{ $overtaken_count ->
    [0] {""}
   *[other] {" "}Nicht mehr vorn: { $overtaken }.
}
event-drew = { $you ->
    [seat] Du ziehst eine Einflusskarte: { $artist }.
   *[other] { $seat } zieht eine Einflusskarte: { $artist }.
}
event-drew-unseen = { $seat } zieht eine Einflusskarte.
event-closed = { $why ->
    [actions] { $you ->
        [seat] Deine Aktionen sind verbraucht: Dein Zug endet.
       *[other] { $seat } hat alle Aktionen verbraucht: Der Zug endet.
    }
    [room] { $you ->
        [seat] Deine Galerie ist voll, und das Neue darin darf noch nicht verkauft werden: Dein Zug endet.
       *[other] Die Galerie von { $seat } ist voll, und das Neue darin darf noch nicht verkauft werden: Der Zug endet.
    }
   *[gold] { $you ->
        [seat] Es gibt nichts mehr, was du bezahlen, verkaufen oder ausstellen könntest: Dein Zug endet.
       *[other] Es gibt nichts mehr, was { $seat } bezahlen, verkaufen oder ausstellen könnte: Der Zug endet.
    }
}
event-rested = { $you ->
    [seat] Du verzichtest auf Aktionen und bekommst dafür 1 Gold mehr.
   *[other] { $seat } verzichtet auf Aktionen und bekommt dafür 1 Gold mehr.
}
event-earned = { $you ->
    [seat] Du bekommst 1 Gold von der Bank.
   *[other] { $seat } bekommt 1 Gold von der Bank.
}
event-laid = { $exhibitions_count ->
    [0] Neu in der Auslage: { $artworks }.
   *[other] { $artworks_count ->
        [0] { $exhibitions_count ->
            [one] Nächste Ausstellung: { $exhibitions }.
           *[other] Nächste Ausstellungen: { $exhibitions }.
        }
       *[other] Neu in der Auslage: { $artworks }; { $exhibitions_count ->
            [one] nächste Ausstellung
           *[other] nächste Ausstellungen
        }: { $exhibitions }.
    }
}
event-swept = { $artist ->
    [nobody] Die Auslage passt zu keiner Ausstellung mehr: Alle Kunstwerke werden ersetzt.
   *[other] Die Auslage ist eintönig, fünf oder mehr von { $artist }: Alle Kunstwerke werden ersetzt.
}
event-reshuffled = { $deck ->
    [influence] Die abgelegten Einflusskarten werden zum neuen Stapel.
   *[artworks] Die abgelegten Kunstwerke werden zum neuen Stapel.
}
event-last-round = { $by ->
    [rounds] Die letzte Runde beginnt.
   *[exhibitions] Der Stapel der Ausstellungen ist leer: Diese Runde ist die letzte.
}
ending = Letzte Runde
    .says = Noch { $left_count ->
        [one] einen Zug hat, wer jetzt spielt
       *[other] je einen Zug haben { $left }
    }, dann wird gezählt. { $why ->
        [rounds] {""}
       *[exhibitions] Ausstellungen kommen keine mehr nach.
    }
event-turn-began = { $you ->
    [seat] Runde { $round }, du bist am Zug.
   *[other] Runde { $round }, { $seat } ist am Zug.
}
event-ended = Die Galerien schließen ihre Türen.

## Warum nicht

refusal-bioutifoul-wrong-phase = { $phase ->
    [discard] Leg zuerst Karten ab, bis du noch drei hast.
    [influence] Erst spielst du deinen Einfluss aus, danach öffnet die Galerie.
    [gallery] Dein Einfluss ist gespielt. Jetzt kannst du kaufen, verkaufen, ausstellen oder es dabei belassen.
   *[over] Die Galerien haben geschlossen.
}
refusal-bioutifoul-no-such-card = Du hast keine { $artist }-Karte.
refusal-bioutifoul-too-few-cards = { $held ->
    [0] Du hast keine { $artist }-Karte.
    [one] Du hast nur eine { $artist }-Karte.
   *[other] Du hast nur { $held } { $artist }-Karten.
}
refusal-bioutifoul-past-the-end = Die Reihe ist zu Ende: In dieser Richtung kann { $artist } { $cards ->
    [one] nicht weiterrücken
   *[other] keine { $cards } Plätze weiterrücken
}.
refusal-bioutifoul-not-on-display = Das liegt gerade nicht aus.
refusal-bioutifoul-gallery-full = Deine Galerie ist voll: Drei Werke hängen dort.
    .then = { $way ->
        [sell] Verkauf erst „{ $work_title }“ für { $paid }, dann geht es.
        [sell-two] Verkauf „{ $work_title }“ für { $paid } und noch ein Werk, dann geht es.
        [exhibit] Stell erst { $shown } aus, dann ist Platz.
        [actions] Auch Platz zu schaffen kostet eine Aktion, und du hast nur noch eine.
       *[wait] Kein Verkauf in diesem Zug bringt genug dafür.
    }
    .first = { $way ->
        [exhibit] Erst ausstellen
       *[sell] Für { $paid } verkaufen
    }
refusal-bioutifoul-too-dear = „{ $artwork_title }“ kostet { $price }, du hast { $gold }.
    .then = { $way ->
        [sell] Verkauf erst „{ $work_title }“ für { $paid }, dann geht es.
        [sell-two] Verkauf „{ $work_title }“ für { $paid } und noch ein Werk, dann geht es.
        [actions] Auch ein Verkauf kostet eine Aktion, und du hast nur noch eine.
       *[wait] Am Ende deines Zugs gibt die Bank 1 Gold.
    }
    .first = Für { $paid } verkaufen
refusal-bioutifoul-not-yours = { $artwork } hängt nicht in deiner Galerie.
refusal-bioutifoul-bought-this-turn = { $artwork } hast du gerade erst gekauft: ausstellen ja, verkaufen in diesem Zug noch nicht.
refusal-bioutifoul-lacks-both = Für { $exhibition } hast du noch keins der beiden Werke. Nötig { $alike ->
    [0] ist eins von { $one } und eins von { $two }.
   *[1] sind zwei von { $one }.
}
    .then = { remedy-exhibition }
    .first = Für { $price } kaufen
refusal-bioutifoul-lacks-one = Für { $exhibition } fehlt dir noch { $alike ->
    [0] ein Werk von { $artist }.
   *[1] ein zweites Werk von { $artist }.
}
    .then = { remedy-exhibition }
    .first = Für { $price } kaufen
refusal-bioutifoul-wrong-artworks = Für { $exhibition } braucht es { $alike ->
    [0] ein Werk von { $one } und eins von { $two }.
   *[1] zwei Werke von { $one }.
}
remedy-exhibition = { $way ->
    [buy] { $more ->
        [0] Kauf erst „{ $work_title }“ für { $price }, dann geht es.
       *[1] Kauf „{ $work_title }“ für { $price } und noch ein Werk, dann geht es.
    }
    [display] Von { $absent } liegt gerade kein Werk aus.
    [room] Dafür ist in deiner Galerie kein Platz: Verkauf erst ein Werk.
    [gold] Das kostet { $cost } Gold, und du hast { $gold }.
   *[actions] Auch ein Kauf kostet eine Aktion, und so viele hast du nicht mehr.
}
refusal-options-first-player = Der Startplatz muss einer der { $players } Plätze sein, gezählt ab 0.

## Was an einer Stellung nicht stimmt

refusal-position-row = In der Reihe muss jeder der vier Künstler genau einmal liegen.
refusal-position-artworks-cards = { $card } liegt { $there }-mal da; richtig wäre { $wanted }-mal.
refusal-position-influence-cards = Die Zahl der { $card }-Karten ist { $there }; richtig wäre { $wanted }.
refusal-position-exhibitions-cards = Die Ausstellung { $card } liegt { $there }-mal da; richtig wäre { $wanted }-mal.
refusal-position-removed = Die Zahl der Ausstellungen aus dem Spiel ist { $there }; richtig wäre { $wanted }.
refusal-position-seats = Handkarten und eine Galerie muss es für alle { $players } Plätze geben.
refusal-position-no-such-seat = Der Startplatz und der Platz am Zug müssen zu den { $players } Plätzen gehören, gezählt ab 0.
refusal-position-display = { $there } Karten sind zu viele für die Auslage.
refusal-position-gaps = Die leeren Plätze passen nicht zur Auslage: Es müssen { $wanted } sein, jeder einmal genannt und der Reihe nach.
refusal-position-opening = Vor dem ersten Zug können nur Kunstwerke abgeräumt worden sein.
refusal-position-gold = Platz { $seat } kann nicht weniger als kein Gold haben.
refusal-position-gallery-full = In der Galerie von Platz { $seat } hängen mehr als drei Kunstwerke.
refusal-position-hand-order = Die Handkarten von Platz { $seat } müssen sortiert sein.
refusal-position-round = Eine Runde { $round } kann es nicht geben.
refusal-position-no-cards = Platz { $seat } kann hier nicht ohne Einflusskarten sein.
refusal-position-phase = Diese Phase passt nicht zu den Handkarten und zu dem, was auf dem Tisch liegt.
refusal-position-not-over = Das Spiel kann hier nicht vorbei sein: Die letzte Runde läuft noch.
refusal-position-actions = { $actions } Aktionen kann hier niemand ausgeführt haben.
refusal-position-bought = Was in diesem Zug gekauft wurde, passt nicht zur Galerie und zu den Aktionen.

## Der Tisch im Terminal

table-round = Runde { $round }
table-last-round = letzte Runde
table-last-turns = Letzte Runde: { $turns ->
    [one] Das ist der letzte Zug
   *[other] noch { $turns } Züge
}
table-end-near = { $by ->
    [rounds] { $left ->
        [one] Nach dieser noch eine Runde
       *[other] Nach dieser noch { $left } Runden
    }
   *[exhibitions] { $left ->
        [one] Noch eine Ausstellung, dann die letzte Runde
       *[other] Noch { $left } Ausstellungen, dann die letzte Runde
    }
}
table-phase-discard = Karten ablegen
table-phase-influence = Einfluss
table-phase-gallery = Galerie
table-phase-over = geschlossen
table-turn = { $you ->
    [yes] du bist am Zug
   *[no] { $name } ist am Zug
}
table-no-limit = unbegrenzt
table-bid = Gebot
table-display = Auslage (noch { $count } im Stapel)
table-exhibitions = Ausstellungen (noch { $count })
table-gallery = Galerie
table-gold = Gold
table-cards = Karten
table-artworks = Kunstwerke
table-shown = Ausgestellt
table-all-four = Alle 4
table-points = Punkte
table-wealth = Vermögen
table-hand = Deine Einflusskarten

## Im Browser

game-title = Bioutifoul
game-kind = Handeln, hochjubeln, ausstellen
game-about = Kauf Kunst, treib die Preise deiner Künstler hoch und stell die richtigen Paare aus, bevor es andere tun.
goal = Punkte kommen aus Ausstellungen: je einer, und einer für die meisten Werke eines Künstlers. { $round_limit ->
    [nobody] Die Runde, in der ihr Stapel leer wird, ist die letzte.
   *[other] Schluss ist nach Runde { $round_limit }, oder wenn ihr Stapel leer ist.
}

usual-rules = Drei Aktionen pro Zug, und Ausstellungen für alle Paare.
option-first = Wer beginnt
option-first-none = wird ausgelost
option-actions = Aktionen pro Zug
option-actions-3 = drei
option-actions-unlimited = unbegrenzt
option-exhibitions = Ausstellungen
option-exhibitions-standard = alle Paare
option-exhibitions-mixed = nur gemischte Paare, 18 Karten
option-round_limit = Endet nach
option-round_limit-none = der letzten Ausstellung

level-easy-how = Kauft, was gefällt, und schaut kaum voraus.
level-medium-how = Hat ein Auge für Preise und Ausstellungen und verschätzt sich manchmal.
level-hard-how = Denkt viele Züge voraus und gibt erst dann Gold aus.
bot-random = Gelassen
bot-greedy = Gewieft
bot-search = Vorausschauend

table-row = Die Künstler, der teuerste zuerst
table-artist = { $artist }: { $gold } Gold
table-artist-preview = { $artist } wäre { $gold } Gold wert, jetzt { $before }
table-to-hold = Ausstellungen
table-to-hold-how = je zwei Werke, ein Punkt
table-for-sale = Kunstwerke
table-for-sale-how = zum Wert des Künstlers
table-in-deck = { $count } im Stapel
table-pile = { $count ->
    [0] die letzten, der Stapel ist leer
   *[other] noch { $count } im Stapel, dann die letzte Runde
}
table-galleries = Galerien
table-score = Zwischenstand
table-score-how = Ein Ring: die meisten Werke eines Künstlers, 1 Punkt. Dazu 1 je Ausstellung und 1 für alle vier Künstler.
table-story = Verlauf
table-tab-mine = Meine
table-tab-turn = Am Zug
table-tab-score = Stand
table-tab-story = Verlauf
table-mine = Meine Galerie
table-of = Galerie von { $name }
table-open-mine = Meine Galerie öffnen
table-name-points = { $name } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
table-pts = Pkt.
table-gold-count = { $gold } Gold
table-gold-word = Gold
table-works-hung = Kunstwerke, { $count } von 3
table-free-place = ein freier Platz
table-held = Ausgestellt
table-four = Alle vier Künstler gezeigt: 1 Punkt
table-four-missing = { $count ->
    [4] Alle vier Künstler zeigen: 1 Punkt
    [one] { $artists } fehlt noch für alle vier: 1 Punkt
   *[other] { $artists } fehlen noch für alle vier: 1 Punkt
}
table-influence = Einfluss, für deinen nächsten Zug
table-hand-discard = Einfluss: drei dürfen bleiben
table-hand-influence = Einfluss: geht weiter an { $receiver }
table-hand-of-others = { $count ->
    [one] eine Einflusskarte
   *[other] { $count } Einflusskarten
}
table-most = { $count }, am meisten
table-some = { $count }

# Eine Karte auf dem Tisch, wie sie vorgelesen wird.
table-work = { $title } von { $artist }
table-artwork = { $title } von { $artist }, { $gold } Gold{ $state ->
    [can] , kannst du kaufen
    [no] , geht gerade nicht
   *[later] {""}
}
table-exhibition = Ausstellung { $exhibition }: { $state }
table-card = { $artist }, Einflusskarte { $number } von { $of }

table-exhibit = Ausstellen
table-needs = { $artist } fehlt
table-needs-both = beide fehlen
table-needs-nothing = du hast beide
table-bought-by = { $you ->
    [yes] von dir gekauft
   *[no] von { $name } gekauft
}
table-held-by = { $you ->
    [yes] von dir gezeigt
   *[no] von { $name } gezeigt
}

table-status-away = gerade weg
table-status-deciding = überlegt
table-status-next = kommt als Nächstes
table-status-took = hat deine Karten
table-status-first = beginnt jede Runde
table-status-bot = Bot

# Neben „Du bist am Zug, Mila.“ und neben „Anna überlegt.“
table-now-discard = Tipp eine deiner Karten zum Ablegen an.
table-now-influence = Tipp eine deiner Karten an: Ihr Künstler wandert.
table-now-gallery = { $shows ->
    [0] { $buys ->
        [0] Tipp ein eigenes Werk zum Verkaufen an.
       *[other] Tipp ein Kunstwerk im Licht zum Kaufen an.
    }
   *[other] { $buys ->
        [0] Tipp eine Ausstellung im Licht an.
       *[other] Tipp im Licht an, was du kaufst oder zeigst.
    }
}
table-now-lesson = Tipp an, was im Licht ist.
table-now-press = Drück „{ $button }“.
table-then-discard = Erst werden Karten abgelegt.
table-then-influence = Zuerst kommt der Einfluss.
table-then-gallery = Die Galerie ist offen.
stage-discard = Erst wirft { $name } Karten ab
stage-influence = { $name } nimmt Einfluss
stage-gallery = { $name } kauft, verkauft oder stellt aus
table-actions-left = noch { $left } von { $of } Aktionen
table-nothing-yet = Der Abend hat gerade erst begonnen.

# Wozu eine Wahl führt.
table-hint-discard = Du hast { $count } Einflusskarten. Welche brauchst du am wenigsten?
table-hint-influence = Spiel eine bis drei Karten mit demselben Namen: je ein Platz. Danach gehen sie an { $receiver }.
table-hint-direction = { $artist } aufwerten oder abwerten?
table-hint-gallery = { $shows ->
    [0] { $buys ->
        [0] { $why ->
            [room] Deine Galerie ist voll: Verkauf oder stell aus, bevor du kaufst.
           *[gold] Du hast { $gold } Gold: Jedes Werk hier kostet mehr.
        }
       *[other] Im Licht: was du mit { $gold } Gold kaufen kannst.
    }
   *[other] { $buys ->
        [0] Im Licht: Ausstellungen, für die du beide Werke hast.
       *[other] Im Licht: was du mit { $gold } Gold kaufen kannst, und Ausstellungen, für die du beide Werke hast.
    }
}
table-hint-lesson = Im Licht: was in dieser Lektion als Nächstes kommt.
table-hint-rest = Ganz ohne Aktion bekommst du 1 Gold mehr und eine Einflusskarte.
table-buy-leads = { $work }: { $gold ->
    [0] Dir bleibt kein Gold
    [one] Dir bleibt 1 Gold
   *[other] Dir bleiben { $gold } Gold
}{ $count ->
    [0] .
   *[other] , und du könntest dann { $exhibitions } ausstellen.
}
table-sell-leads = { $work }: Danach hast du { $gold } Gold.
table-last-action = { $why ->
    [actions] Das ist deine letzte Aktion: Damit endet dein Zug.
   *[other] Danach bleibt nichts mehr zu tun: Dein Zug endet.
}
table-ends-turn = beendet deinen Zug
table-exhibit-leads = Du gibst { $works } ab und ziehst eine Einflusskarte.
table-discard-leads = Eine { $artist }-Karte wird abgelegt, und alle sehen es.
table-influence-leads = { $artist } { $direction ->
    [left] steigt
   *[right] fällt
} von { $before } auf { $after }. { $cards ->
    [one] Die Karte geht
   *[other] Die Karten gehen
} an { $receiver }.

table-buy = Für { $gold } Gold kaufen
table-buy-short = Kaufen
table-exhibit-pair = { $one } + { $two } ausstellen
table-sell = Verkaufen
table-sell-for = Für { $gold } Gold verkaufen
table-sell-work = { $title } für { $gold } Gold verkaufen
table-just-bought = neu
table-play = { $cards ->
    [one] Eine Karte spielen
   *[other] { $cards } Karten spielen
}
table-discard-one = { $artist } ablegen
table-discard-none = Eine Karte ablegen
table-done = Zug beenden
table-which-pair = Welche zwei Werke?
table-which-way = Aufwerten oder abwerten?
table-choose-way = Wähl erst auf- oder abwerten.
table-way = { $direction ->
    [left] ▲ Aufwerten
   *[right] ▼ Abwerten
} { $before } → { $after }

result-wins = Der Abend gehört { $names }.
result-leads = { $name } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, { $second } { $points_second }.
result-tie = { $names } haben je { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. { $name } hat mehr Vermögen, { $wealth } zu { $wealth_second } Gold, und gewinnt damit.
result-shared = { $names } haben je { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und gleich viel Vermögen: ein gemeinsamer Sieg.
result-gallery = Galerie von { $name }
result-plate = { $exhibitions ->
    [0] Keine einzige Ausstellung
    [one] Eine Ausstellung
   *[other] { $exhibitions } Ausstellungen
}{ $artists ->
    [0] {""}
    [4] , alle vier Künstler
    [one] , ein Künstler
   *[other] , { $artists } Künstler
}
result-exhibitions = Ausstellungen
    .short = Ausst.
result-all-four = Alle vier
    .short = Alle 4
result-wealth = Vermögen
result-points = Punkte
result-winner = gewinnt
result-ring = Ein Ring markiert die meisten Werke eines Künstlers: je 1 Punkt, bei Gleichstand für alle.
result-curve = Was die Künstler wert waren
result-curve-label = Wert der Künstler nach jedem Zug, von 4 hinunter bis 1 Gold
result-start = Beginn
result-round = Runde { $round }
result-moments = Momente
result-deal = Bestes Geschäft
    .told = { $name } kaufte { $artwork } in Runde { $from } für { $bought } und verkaufte in Runde { $to } für { $sold }.
result-dearest = Teuerster Kauf
    .told = In Runde { $round } zahlte { $name } { $gold } Gold für { $artwork }.
result-push = Kräftigster Schub
    .told = { $name } schob { $artist } { $cards ->
        [one] einen Platz
       *[other] { $cards } Plätze
    } { $direction ->
        [left] hinauf
       *[right] hinunter
    }, von { $from } auf { $to }, in Runde { $round }.
result-loved = Liebling des Abends
    .told = { $artist }: { $works ->
        [one] ein Werk
       *[other] { $works } Werke
    }, gezeigt in { $galleries ->
        [one] einer Galerie
       *[other] { $galleries } Galerien
    }.
result-curve-moved = { $risen } stieg von { $risen_from } auf { $risen_to } Gold, { $fallen } fiel von { $fallen_from } auf { $fallen_to }.
result-curve-still = Am Ende sind alle Künstler so viel wert wie zu Beginn.
result-turn = Zug
result-turn-of = Zug { $turn }, Runde { $round }
result-balance = Bilanz
result-whose = Wessen Galerie
result-account = { $name } hat { $bought ->
    [0] nichts gekauft.
    [one] ein Werk für { $spent } Gold gekauft.
   *[other] { $bought } Werke für { $spent } Gold gekauft.
}{ $sold ->
    [0] {""}
    [one] {" "}Eines wurde wieder verkauft, für { $got } Gold.
   *[other] {" "}{ $sold } wurden wieder verkauft, für { $got } Gold.
}{ $shown ->
    [0] {""}
    [one] {" "}Eines wurde ausgestellt.
   *[other] {" "}{ $shown } wurden ausgestellt.
}
result-sign-bought = { $name } kauft
result-sign-sold = verkauft
result-sign-shown = stellt aus
result-points-from = Woher die Punkte kamen
result-point-exhibition = Ausstellung: { $one } und { $two }
result-point-all-four = alle vier Künstler
result-point-most = die meisten Werke von { $artist }
result-no-points = Keine Punkte.
result-gold = Gold
result-gold-began = zu Beginn
result-gold-earned = für Züge
result-gold-rested = für Züge ohne Aktion
result-gold-sold = aus Verkäufen
result-gold-spent = für Käufe
result-gold-left = übrig
result-gold-wall = Werke an der Wand
result-works = Jedes Werk, und was aus ihm wurde
result-work = Werk
result-work-bought = Gekauft
result-work-became = Danach
result-bought-for = für { $gold }, Runde { $round }
result-bought-before = hing schon dort
result-became-sold = verkauft für { $gold }, Runde { $round }
result-became-shown = ausgestellt, Runde { $round }
result-became-kept = hängt noch, { $gold } wert
