# Was Bioutifoul von sich erklärt, auf Deutsch: Dinge und Momente mit Namen, und was sie sind.

how = Du führst eine Galerie. In jedem Zug verschiebst du erst den Wert eines Künstlers, dann hast du { $actions ->
    [unlimited] beliebig viele
   *[3] bis zu drei
} Aktionen: kaufen, ausstellen oder verkaufen.
end = Liegt die letzte Ausstellung aus, wird die Runde zu Ende gespielt. Wer die meisten Punkte hat, gewinnt, bei Gleichstand das größere Vermögen.

## In den Bildern

dearer = ein Platz hinauf: ein Gold teurer
cheaper = ein Platz hinunter: ein Gold billiger
two-places = zwei Karten, zwei Plätze
three-stay = drei dürfen bleiben
one-point = ein Punkt
turn-over = Ende eines Zugs
one-more = eins mehr als vorher
no-action = Keine Aktion
all-four = alle vier: ein Punkt mehr
all-new = alle werden ersetzt
last-round = die letzte Runde

## Momente

moment-influence = Einfluss: Ein Künstler wandert
    .says = Jeder Zug beginnt mit Einfluss. Tipp eine Karte deiner Hand an und wähl: aufwerten, dann kosten die Werke mehr, oder abwerten, dann kosten sie weniger. Zwei oder drei Karten desselben Künstlers schieben ihn entsprechend weit.
    .here = { $you ->
        [names] Du bist dran. Was du spielst, geht danach an { $receiver }.
       *[other] { $names } ist dran. Was gespielt wird, geht danach an { $you ->
            [receiver] dich
           *[other] { $receiver }
        }.
    } Am teuersten ist gerade { $dearest } mit 4 Gold, am billigsten { $cheapest } mit 1.
moment-buy = Kaufen
    .says = Tipp ein Kunstwerk an und drück auf Kaufen: Du zahlst, was sein Künstler gerade wert ist. Deine Galerie hat drei Plätze. Such die zwei, die eine Ausstellung braucht.
    .here = { $you ->
        [names] Du hast { $gold } Gold: Das reicht für { $works ->
            [one] eins
           *[other] { $works }
        } der Kunstwerke.
       *[other] { $names } hat { $gold } Gold: Das reicht für { $works ->
            [one] eins
           *[other] { $works }
        } der Kunstwerke.
    }
moment-exhibit = Ausstellen, für Punkte
    .says = Eine Ausstellung braucht zwei Werke: je eins ihrer beiden Künstler oder zwei desselben. Tipp sie an und drück auf Ausstellen: Die Werke gehen weg, die Ausstellung gehört dir und bringt einen Punkt. Dazu ziehst du eine Einflusskarte.
    .here = { $you ->
        [names] Du hast beide Werke für { $exhibition }{ $others ->
            [0] .
           *[other] , und es ist nicht die einzige, die du zeigen könntest.
        }
       *[other] { $names } könnte jetzt { $exhibition } zeigen.
    }
moment-sell = Verkaufen
    .says = Tipp ein Werk in deiner Galerie an und drück auf Verkaufen: Du bekommst, was sein Künstler gerade wert ist. Was du in diesem Zug gekauft hast, muss warten.
    .here = { $you ->
        [names] { $artwork } brächte dir { $gold } Gold.
       *[other] { $names } könnte { $artwork } für { $gold } Gold verkaufen.
    }
moment-end = Zug beenden
    .says = { $actions ->
        [unlimited] Wenn du alles getan hast, was du magst, ist dein Zug zu Ende.
       *[3] Nach drei Aktionen, oder früher, wenn du magst, ist dein Zug zu Ende.
    } Die Bank gibt dir 1 Gold, und leere Plätze werden gefüllt. Ganz ohne Aktion bekommst du 1 Gold mehr und eine Einflusskarte.
    .here = { $counted ->
        [0] An diesem Tisch werden Aktionen nicht gezählt: Der Zug endet, wenn nichts mehr geht.
       *[other] { $left ->
            [one] Eine Aktion ist noch übrig.
           *[other] { $left } Aktionen sind noch übrig.
        }
    } { $taken ->
        [0] Bisher wurde keine gemacht.
       *[other] Der Zug darf jederzeit enden.
    }
moment-discard = Zu viele Karten
    .says = Wer mit mehr als drei Einflusskarten beginnt, legt erst so viele ab, dass drei bleiben. Tipp eine Karte an, die du am wenigsten brauchst, und drück auf Ablegen.
    .here = { $you ->
        [names] Du hast { $held } Karten, also { $over ->
            [one] muss eine weg.
           *[other] müssen { $over } weg.
        }
       *[other] { $names } hat { $held } Karten, also { $over ->
            [one] muss eine weg.
           *[other] müssen { $over } weg.
        }
    }
moment-last = Die letzte Runde
    .says = Diese Runde ist die letzte: Der Stapel der Ausstellungen ist leer, oder der Tisch hat es so bestimmt. Dann zählen die Punkte: einer je Ausstellung, einer für die meisten Werke eines Künstlers, einer für alle vier. Werke, die nicht gezeigt wurden, bringen nichts.
    .here = { $points ->
        [0] Noch hat niemand einen Punkt.
        [one] Ein Punkt ist bisher das meiste: { $names }.
       *[other] { $points } Punkte sind bisher das meiste: { $names }.
    }

## Die Künstler

thing-bid = Die Gebotskarte
    .says = Sie ist kein Knopf: Sie zeigt, wo die Reihe teuer anfängt. Wer neben ihr liegt, ist 4 Gold wert, dann 3, 2 und 1.
thing-row = Die Reihe der Künstler
    .says = Die Reihenfolge sagt, was Künstler wert sind: 4, 3, 2 und 1 Gold. Einflusskarten verschieben einen, und wer überholt wird, rückt auf oder ab.
thing-artist = Künstler
    .says = Alle Werke dieses Künstlers kosten, was hier steht, und bringen beim Verkauf genauso viel. Einflusskarten mit diesem Namen ändern es.
thing-price = Preis
    .says = So viel Gold kostet ein Werk dieses Künstlers gerade, und so viel bringt es. Das ändert sich mit der Reihe.

## Einfluss

thing-influence = Einflusskarte
    .says = Wer sie spielt, schiebt ihren Künstler einen Platz weiter, hinauf oder hinunter. Danach kommt sie auf die Hand nebenan.
thing-hand = Die Hand
    .says = Deine Einflusskarten, die sonst niemand sieht. Deinen Zug beginnst du mit höchstens drei; was zu viel ist, legst du ab.
thing-raise = Aufwerten
    .says = Der Künstler rückt zur Gebotskarte hin und wird teurer. Gut für Werke, die du verkaufen willst.
thing-lower = Abwerten
    .says = Der Künstler rückt von der Gebotskarte weg und wird billiger. Gut für Werke, die du kaufen willst.
thing-play = Karten spielen
    .says = Der Künstler rückt so viele Plätze weiter, wie du Karten spielst. Tipp weitere Karten mit demselben Namen an, soweit die Reihe reicht.
thing-receiver = Wer deine Karten bekommt
    .says = Karten, die du spielst, gehen sofort an diese Galerie und können dort im nächsten Zug genutzt werden. Überleg also, was du weggibst.
thing-discard = Ablegen
    .says = Die Karte, die du angetippt hast, wird abgelegt, und alle sehen es. Drei dürfen bleiben.

## Der Markt

thing-artwork = Kunstwerk
    .says = Es kostet, was sein Künstler wert ist. Tipp es an, und wenn dein Gold reicht, kannst du es kaufen.
thing-buy = Kaufen
    .says = Du zahlst an die Bank, und das Werk hängt in deiner Galerie. Das ist eine Aktion.
thing-exhibition = Ausstellung
    .says = Sie braucht zwei Werke der Künstler, die sie zeigt, und bringt einen Punkt. Außerdem zählen beide Werke als gezeigt.
thing-exhibit = Ausstellen
    .says = Du gibst die beiden Werke ab, und die Ausstellung gehört dir bis zum Schluss. Dazu ziehst du eine Einflusskarte.
thing-deck-artworks = Kunstwerke im Stapel
    .says = Sie füllen am Ende eines Zugs die leeren Plätze. Sind fünf ausliegende vom selben Künstler, oder passt keines zu einer Ausstellung, werden vor einem Zug alle ersetzt.
thing-deck-exhibitions = Ausstellungen im Stapel
    .says = Sie füllen am Ende eines Zugs die leeren Plätze. Liegt die letzte aus, wird die letzte Runde gespielt.
thing-gap = Leerer Platz
    .says = Was hier lag, wurde in diesem Zug genommen. Der Platz wird gefüllt, wenn der Zug endet.

## Galerien

thing-gallery = Galerie
    .says = Was jemand hat: Gold, Kunstwerke und Ausstellungen liegen offen. Von den Einflusskarten siehst du nur, wie viele es sind.
thing-works = Deine Kunstwerke
    .says = Drei haben Platz. Ist alles voll, verkauf oder stell aus, bevor du wieder kaufst.
thing-work = Ein Werk von dir
    .says = Du kannst es verkaufen, für den Wert seines Künstlers, oder in einer Ausstellung zeigen. Ungezeigt bringt es keine Punkte.
thing-sell = Verkaufen
    .says = Das Werk geht weg, und du bekommst, was sein Künstler gerade wert ist. Das ist eine Aktion.
thing-new = Neu
    .says = Du hast es in diesem Zug gekauft. Ausstellen kannst du es gleich, verkaufen erst in einem späteren Zug.
thing-gold = Gold
    .says = Damit bezahlst du Kunstwerke, und du bekommst es beim Verkaufen. Jeder Zug endet mit 1 Gold von der Bank.
thing-actions = Aktionen
    .says = So oft kannst du in diesem Zug noch kaufen, verkaufen oder ausstellen. Du musst nicht alle nutzen.
thing-end-turn = Zug beenden
    .says = Dein Zug ist vorbei, und die Bank gibt dir 1 Gold. Hast du gar keine Aktion gemacht, bekommst du 1 Gold mehr und eine Einflusskarte.

## Punkte

thing-points = Punkte
    .says = Einer für jede gezeigte Ausstellung, einer für jeden Künstler, von dem niemand mehr zeigt als du, einer für alle vier Künstler. Wer die meisten Punkte hat, gewinnt.
thing-score = Der Zwischenstand
    .says = Die Zahlen sind Werke, die eine Galerie von jedem Künstler gezeigt hat. Ein Ring steht bei den meisten: Er ist einen Punkt wert, bei Gleichstand für alle.
thing-ring = Ein Ring
    .says = Niemand zeigt mehr Werke von diesem Künstler, und das ist einen Punkt wert. Er geht verloren, wenn jemand mehr zeigt.
thing-held = Gezeigte Ausstellungen
    .says = Jede ist bis zum Schluss einen Punkt wert. Außerdem zählen ihre beiden Werke als gezeigt.
thing-four = Alle vier Künstler
    .says = Eine Galerie, deren Ausstellungen alle vier Künstler zeigen, bekommt einen Punkt mehr. Gestrichelt sind die, die noch fehlen.
thing-last-round = Die letzte Runde
    .says = Diese Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren. Dann werden die Punkte gezählt.
