# Was Canvas von sich erklärt, auf Deutsch: Dinge und Momente beim Namen, und was sie sind.

how = In jedem Zug nimmst du eine Karte aus der Reihe. Drei davon, übereinandergelegt, ergeben ein Gemälde, und was dann noch zu sehen ist, gewinnt Schleifen.
end = Wenn bei allen drei Gemälde hängen, ist das Spiel vorbei. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Marker übrig hat.

## Momente

moment-take = Eine Karte nehmen
    .says = Drück auf **Nehmen** unter einer Karte der Reihe. Die erste ist gratis; für eine spätere legst du auf jede übersprungene Karte einen Marker. Marker auf deiner Karte gehören dir.
    .here = { $tokens ->
        [0] Du hast keine Marker mehr: Nur die erste Karte kannst du nehmen.
        [one] Du hast einen Marker: Damit kommst du bis zur zweiten Karte.
       *[other] Du hast { $tokens } Marker: Damit { $reach ->
            [5] kannst du jede Karte der Reihe nehmen.
           *[other] kommst du bis zur { $reach }. Karte.
        }
    } { $cards ->
        [0] Ein Gemälde braucht drei Karten, und deine Hand ist noch leer.
        [one] Ein Gemälde braucht drei Karten, und du hast eine.
       *[other] Ein Gemälde braucht drei Karten, und du hast { $cards }.
    }
moment-lay = Drei legen und die Reihenfolge ändern
    .says = Tipp drei Karten deiner Hand an: Die erste liegt oben. In jedem Farbfeld verdeckt die oberste Karte die darunter; probier also die Pfeile und sieh auf die Punkte. Oder nimm noch eine Karte.
    .here = { $cards ->
        [5] Du hast fünf Karten, mehr passen nicht in eine Hand: Jetzt musst du ein Gemälde aufhängen.
       *[other] Du hast { $cards } Karten. Leg drei davon für Gemälde { $number }, oder drück auf **Nehmen** unter einer Karte.
    }
moment-hang = Aufhängen
    .says = Drück auf **Aufhängen**, und die drei Karten sind für immer ein Gemälde, mit Titel und Schleifen. Der Hintergrund ist nur fürs Auge.
    .here = Gemälde { $number } wartet auf seinen Hintergrund: Du hast { $free } zur Wahl.
moment-ribbons = Aus Schleifen werden Punkte
    .says = Sooft ein Gemälde zeigt, was eine Wertungskarte verlangt, gewinnt es eine ihrer Schleifen. Die Zahlen auf der Karte sind die Punkte für eine, zwei oder drei Schleifen zusammen. Bonussterne bringen zwei Punkte für jedes Element, nach dem sie fragen.
    .here = { $mine ->
        [1] Deine drei Gemälde hängen. Sie haben { $ribbons ->
            [0] keine Schleife
            [one] eine Schleife
           *[other] { $ribbons } Schleifen
        } von den Wertungskarten, und mit dem Bonus macht das { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
       *[0] Alle Gemälde hängen, und was sie gewonnen haben, wird gezählt.
    }
moment-wait = Während andere spielen
    .says = Alle Karten liegen offen, du siehst also, was die anderen sammeln. Probier solange dein nächstes Gemälde aus: Den Entwurf sieht niemand, und er kostet nichts.
    .here = Jetzt ist { $names } am Zug.
moment-alone = Allein
    .says = Du nimmst Karten und hängst Gemälde auf wie sonst, für den besten Preis. Vincent nimmt nach jedem deiner Züge eine Karte weg; im Rätsel verlassen die Karten, die du überspringst, das Spiel.
    .here = { $vincent ->
        [1] { $aside ->
            [0] Vincent hat keinen Marker und nimmt nach deinem Zug die erste Karte weg.
            [one] Vincent hat einen Marker: Vielleicht überspringt er eine Karte, ehe er die nächste wegnimmt.
           *[other] Vincent hat { $aside } Marker: Jeder, der mit der Vorderseite nach oben landet, überspringt eine Karte, die nächste nimmt er weg.
        }
       *[0] { $aside ->
            [0] Der Vorrat ist leer: Was du zahlst, füllt ihn wieder.
            [one] Im Vorrat liegt ein Marker: Die erste Karte oder ein Gemälde bringt ihn dir.
           *[other] Im Vorrat liegen { $aside } Marker: Die erste Karte und jedes Gemälde bringen dir einen.
        }
    }
moment-vote = Über einen Gleichstand wird abgestimmt
    .says = Wo Punkte und Marker gleich sind, stimmen alle, die zusehen, über die schönere Galerie ab. Wer die meisten Stimmen bekommt, gewinnt; stimmt niemand ab, ist es ein gemeinsamer Sieg.
    .here = { $names } haben je { $points } Punkte. Jetzt entscheiden die, die zusehen.

## Symbole

thing-symbol-hue = Farbton
    .says = Der Tropfen ist Farbton, eins der vier Elemente, nach denen Wertungskarten fragen. Seine Farbe ist sein Platz: Eine Karte darüber, die in dieser Farbe etwas hat, verdeckt ihn.
thing-symbol-shape = Form
    .says = Das Dreieck ist Form, eins der vier Elemente, nach denen Wertungskarten fragen. Seine Farbe ist sein Platz: Eine Karte darüber, die in dieser Farbe etwas hat, verdeckt es.
thing-symbol-texture = Textur
    .says = Das gestreifte Quadrat ist Textur, eins der vier Elemente, nach denen Wertungskarten fragen. Seine Farbe ist sein Platz: Eine Karte darüber, die in dieser Farbe etwas hat, verdeckt es.
thing-symbol-tone = Tonwert
    .says = Der Halbmond ist Tonwert, eins der vier Elemente, nach denen Wertungskarten fragen. Seine Farbe ist sein Platz: Eine Karte darüber, die in dieser Farbe etwas hat, verdeckt ihn.
thing-symbol-bonus-hue = Bonusstern: Farbton
    .says = Zwei Punkte für jeden Farbton, der in diesem Gemälde zu sehen ist. Der Stern selbst ist kein Farbton.
thing-symbol-bonus-shape = Bonusstern: Form
    .says = Zwei Punkte für jede Form, die in diesem Gemälde zu sehen ist. Der Stern selbst ist keine Form.
thing-symbol-bonus-texture = Bonusstern: Textur
    .says = Zwei Punkte für jede Textur, die in diesem Gemälde zu sehen ist. Der Stern selbst ist keine Textur.
thing-symbol-bonus-tone = Bonusstern: Tonwert
    .says = Zwei Punkte für jeden Tonwert, der in diesem Gemälde zu sehen ist. Der Stern selbst ist kein Tonwert.
thing-swatch = Leeres Farbfeld
    .says = In dieser Farbe ist hier nichts. Was eine Karte darunter in derselben Farbe hat, scheint durch.
thing-swatches = Fünf Farbfelder
    .says = Jede Karte hat Symbole in zwei von fünf Farben. Wo Karten übereinanderliegen, sieht man in jeder Farbe nur das oberste.

## Karten und Marker

thing-card = Kunstkarte
    .says = Ein durchsichtiges Bild mit Symbolen und einem halben Titel. Tipp es an, um es in deinem Gemälde auszuprobieren; mit dem Knopf darunter nimmst du es.
thing-take = Nehmen
    .says = Du nimmst diese Karte auf die Hand, und dein Zug ist vorbei. Die Zahl sagt, wie viele Marker das kostet: einen auf jede Karte, die du überspringst.
thing-tokens = Inspirationsmarker
    .says = Damit zahlst du: einen auf jede Karte, die du überspringst, und wer diese Karte nimmt, bekommt ihn. Am Ende entscheiden sie bei Gleichstand.
thing-deck = Der Stapel
    .says = Wird eine Karte genommen, rückt die Reihe auf, und die nächste Karte vom Stapel kommt dazu. Niemand weiß, welche.
thing-hand = Die Hand
    .says = Genommene Karten, höchstens fünf, offen für alle. Tipp drei deiner Karten an, um ein Gemälde zu legen.

## Das Atelier

thing-layers = Schichten
    .says = Deine drei Karten von oben nach unten. In jeder Farbe verdeckt das oberste Symbol die darunter; die Pfeile ändern die Reihenfolge.
thing-strip = Was zu sehen ist
    .says = Was von deinen drei Karten übrig bleibt, Farbe für Farbe. Nur das zählt für Schleifen.
thing-title = Titel
    .says = Jede Karte hat einen halben Titel, ein linkes Wort oder ein rechtes. Die beiden obersten ergeben den Titel des Gemäldes, nur zum Vergnügen.
thing-ground = Hintergrund
    .says = Einen deiner Hintergründe suchst du beim Enthüllen aus. Er bringt keine Punkte, nur Stimmung.
thing-frame = Rahmen
    .says = Den Rahmen suchst du beim Enthüllen aus. Er bringt keine Punkte, aber alle sehen ihn.
thing-unveil = Enthüllen
    .says = Hängt das Gemälde so auf, wie du es hier siehst, und alle sehen es.
thing-draft = Was dieser Entwurf bringt
    .says = Die Punkte, die du bekämst, wenn du ihn jetzt aufhängst. Deinen Entwurf sieht sonst niemand.
thing-hang = Aufhängen
    .says = Macht aus den drei Karten deiner Schichten ein Gemälde, und dein Zug ist vorbei. Es bleibt, wie es ist, und gewinnt sofort seine Schleifen.
thing-worth = Was sie dir wert ist
    .says = Um wie viel besser dein bestes Gemälde mit dieser Karte würde. Diesen Hinweis erlaubt dieser Tisch.

## Wertung

thing-scoring = Wertungskarten
    .says = Jede sagt, was ein Gemälde zeigen muss, um ihre Schleife zu gewinnen. Die Zahlen sind die Punkte für eine, zwei, drei Schleifen zusammen.
thing-scoring-variety = Vielfalt
    .says = Eine Schleife für jeden vollen Satz aus Farbton, Form, Textur und Tonwert. Von allen je zwei wären zwei Schleifen.
thing-scoring-repetition = Wiederholung
    .says = Eine Schleife für je zwei Formen, wo immer sie sind. Vier Formen sind zwei Schleifen.
thing-scoring-emphasis = Betonung
    .says = Eine Schleife, wenn genau ein Farbton zu sehen ist. Zwei sind zu viel, und keiner ist zu wenig.
thing-scoring-composition = Komposition
    .says = Eine Schleife, wenn in jedem der fünf Farbfelder etwas zu sehen ist. Auch ein Bonusstern füllt ein Farbfeld.
thing-scoring-movement = Bewegung
    .says = Eine Schleife für jedes Element, das in drei Farbfeldern nebeneinander steht. Geht es weiter, zählt das trotzdem einmal.
thing-scoring-hierarchy = Hierarchie
    .says = Eine Schleife, wenn es Tonwerte gibt und von keinem anderen Element mehr. Gleich viele sind erlaubt.
thing-scoring-proportion = Proportion
    .says = Eine Schleife für drei von einem Element und zwei von einem anderen, einmal pro Gemälde. Fünf von demselben tun es auch.
thing-scoring-style = Stil
    .says = Eine Schleife für je drei Texturen, wo immer sie sind. Zwei bringen noch nichts.
thing-scoring-proximity = Nähe
    .says = Eine Schleife für jede Textur mit einem Tonwert im Farbfeld daneben. Jedes Symbol wird nur einmal verwendet.
thing-scoring-symmetry = Symmetrie
    .says = Eine Schleife für dasselbe Element in Rot und Violett oder in Gelb und Blau. Jedes solche Paar zählt.
thing-scoring-space = Raum
    .says = Eine Schleife für je einen Farbton und eine Form mit mindestens einem Farbfeld dazwischen. Jedes Symbol wird nur einmal verwendet.
thing-scoring-consistency = Einheitlichkeit
    .says = Eine Schleife, wenn genau sechs Elemente zu sehen sind, nicht fünf und nicht sieben. Bonussterne zählen nicht mit.
thing-scoring-bonus = Bonus
    .says = Jeder sichtbare Bonusstern gewinnt eine graue Schleife für jedes Element, nach dem er fragt. Jede ist zwei Punkte wert, ohne Obergrenze.
thing-ladder = Schleifen und Punkte
    .says = Die Zahlen sind die Punkte für eine, zwei, drei Schleifen dieser Karte zusammen. Gefüllte Stufen hast du, gestrichelte brächte dein Entwurf.
thing-gallery = Galerie
    .says = Was jemand hat: bisherige Punkte, Marker, Handkarten und drei Plätze für Gemälde. Sind bei allen die Plätze voll, ist das Spiel vorbei.
thing-painting = Gemälde
    .says = Es hängt für immer. Tipp es an, um seine Symbole und seine Schleifen zu sehen.

## Allein

thing-vincent = Vincent
    .says = Er malt nie, nimmt aber nach jedem deiner Züge eine Karte weg. Er wirft seine Marker: Jeder, der mit der Vorderseite nach oben landet, überspringt eine Karte.
thing-reserve = Vorrat
    .says = Was du zahlst, kommt hier hinein, und Karten, die du überspringst, verlassen das Spiel. Die erste Karte und jedes Gemälde bringen dir einen Marker daraus.
thing-awards = Preise
    .says = Allein spielst du um Punkte, und das sind die Preise. Ab 40 ist es der Hauptpreis, und du hast gewonnen.
