# Was zu Belratti erklärt wird, auf Deutsch: ein Name, und was es damit auf sich hat, in zwei, drei Sätzen.

how = Ihr spielt alle zusammen gegen den Fälscher Belratti. In jeder Runde malen einige, die anderen hängen; in der nächsten wandern die Rollen einen Platz weiter.
end = { $masterpieces ->
    [yes] Das Spiel endet mit dem dritten Pinselmarker auf einer Seite, nach höchstens fünf Runden. Drei für euch: Ihr habt alle gewonnen. Drei für Belratti: Ihr habt verloren.
   *[no] Das Spiel endet nach der Runde, in der die sechste Fälschung hängt.{ $round_limit ->
        [one] {" "}Es endet auch nach der ersten Runde.
        [other] {" "}Es endet auch nach { $round_limit } Runden.
       *[nobody] {""}
    }{ $edition ->
        [mogel] {" "}Es endet auch, wenn für eine weitere Runde zu wenige Bilder übrig sind.
       *[kosmos] {""}
    } Liegen dann 15 Bilder auf eurem Stapel, habt ihr alle gewonnen; jedes weitere bringt euch ein freundlicheres Urteil ein.
}

## Die Abschnitte einer Runde

moment-ask = Die Direktion fragt
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Zwei Themen liegen offen. Die Direktion einigt sich, wie viele Bilder das Atelier legen soll: Viele bringen mehr Punkte, wenige passen besser. Kein Wort über die Themen.
    }
    .here = { $role ->
        [directs] Wie viele Bilder soll das Atelier ({ $painters }) zu „{ $one }“ und „{ $two }“ legen? Drück auf eine Zahl; sie gilt, sobald alle in der Direktion dieselbe zeigen.
        [paints] Die Direktion ({ $directors }) entscheidet, wie viele Bilder ihr legt. Sieh inzwischen deine Hand durch: Was lässt an „{ $one }“ oder „{ $two }“ denken?
       *[looks-on] Die Direktion ({ $directors }) entscheidet, wie viele Bilder zu „{ $one }“ und „{ $two }“ gelegt werden.
    }
moment-paint = Das Atelier legt
    .says = { $masterpieces ->
        [yes] Zusammen legt das Atelier genau so viele Bilder, wie der Marker sagt, verdeckt und jedes zu einem Thema. Gesagt wird nur, wie gut etwas passt, nie, was darauf ist. Dann werden die Fälschungen blind aus den Händen des Ateliers gezogen und daruntergemischt.
       *[no] Zusammen legt das Atelier genau so viele Bilder, wie verlangt sind, verdeckt und jedes zu einem Thema. Gesagt wird nur, wie gut etwas passt, nie, was darauf ist. Dann werden Belrattis Fälschungen daruntergemischt.
    }
    .here = { $role ->
        [directs] Das Atelier legt { $number }; offen: { $missing }. Was dort gesagt wird, ist auch für dich: Merk dir, wie gut etwas passt.
        [paints] { $missing ->
            [0] Alle { $number } sind gelegt. Drück auf „Ich bin so weit“, oder nimm eins zurück.
           *[other] Verlangt sind { $number }, offen: { $missing }. Tipp eins deiner Bilder an, dann das Thema, an das die Direktion dabei denken soll.
        }
       *[looks-on] Das Atelier legt { $number }; offen: { $missing }. Dann kommen { $forgeries } Fälschungen dazu.
    }
moment-hang = Die Direktion hängt
    .says = Alle Bilder liegen offen, echte und gefälschte, und anzusehen ist es ihnen nicht. Die Direktion berät sich, hängt so viele zu den Themen, wie gelegt wurden, und lässt die anderen im Depot. Das Atelier schweigt.
    .here = { $role ->
        [directs] Hängt { $number } und lasst { $forgeries } im Depot. Tipp ein Bild an, dann seinen Platz; wenn alles stimmt, drücken alle auf „Dieser Hängung zustimmen“.
        [paints] Die Direktion ({ $directors }) sucht die { $number }, die ihr gemeint habt. Du schaust schweigend zu: kein Wort, kein Fingerzeig.
       *[looks-on] Die Direktion ({ $directors }) hängt { $number } und lässt { $forgeries } im Depot.
    }
moment-reveal = Die Rahmen werden umgedreht
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Ein Bild des Ateliers beim Thema, für das es gemeint war, ist ein Punkt für euch. Eine Fälschung, die hängt, bekommt Belratti; alles andere zählt für niemanden. Dann wird nachgezogen, und die Rollen wandern einen Platz weiter.
    }
    .here = { $over ->
        [1] Das Museum ist geschlossen. Ihr habt { $won } Bilder; { $goal } genügen zum Sieg.
       *[0] { $enough ->
            [1] Ihr habt { $won } Bilder und damit schon gewonnen! Nach den Regeln geht es weiter, bis { $limit } Fälschungen hängen; bisher: { $lost }. Ihr könnt auch fürs Aufhören stimmen, unter „Leute“.
           *[0] Ihr habt { $won } von { $goal } Bildern, die ihr zum Sieg braucht. Belratti hat { $lost }; mit { $limit } ist Schluss.
        }
    }
moment-joker = Ein Joker wird gespielt
    .says = { $masterpieces ->
        [yes] Jeder Joker gehört der Direktion oder dem Atelier, und zu einem Abschnitt der Runde. Jemand schlägt ihn vor, die anderen der Gruppe stimmen zu, dann ist er aus dem Spiel. Eine verlorene Runde weckt den Joker mit der Zahl ihres Markers.
       *[no] Jeder Joker gehört der Direktion oder dem Atelier, und zu einem Abschnitt der Runde. Jemand schlägt ihn vor, die anderen der Gruppe stimmen zu, dann ist er verbraucht. Eine perfekte Runde mit so vielen Bildern, wie auf ihm steht, macht ihn wieder bereit.
    }
    .here = Der Joker „{ $joker }“ kommt zuerst; dann geht die Runde weiter.
moment-token = Das Atelier wählt einen Marker
    .says = { $masterpieces ->
        [yes] Das Atelier bestimmt die Zahl, mit einem Pinselmarker, der noch da ist. Die Fälschungen kommen aus den Händen des Ateliers. Hängt keine Fälschung, bekommt ihr den Marker, sonst Belratti. Drei entscheiden.
       *[no] {""}
    }
    .here = { $role ->
        [directs] { $open ->
            [1] Euer Joker kann noch Themen tauschen. Behalten alle die Themen, wählt das Atelier ({ $painters }).
           *[0] Das Atelier ({ $painters }) wählt einen Pinselmarker.
        }
        [paints] { $open ->
            [1] Die Direktion ({ $directors }) kann noch Themen tauschen. Dann wählt ihr einen Pinselmarker.
           *[0] Wie viele könnt ihr legen? Drück auf einen Pinselmarker; er gilt, sobald alle im Atelier denselben zeigen.
        }
       *[looks-on] Das Atelier ({ $painters }) wählt einen Pinselmarker.
    }
moment-token-reveal = Die Rahmen werden umgedreht, um einen Marker
    .says = { $masterpieces ->
        [yes] Hängt nichts Gefälschtes, bekommt ihr den Marker. Hängt auch nur eine Fälschung, bekommt ihn Belratti, und der Joker mit dieser Zahl wacht auf. Bei welchem Thema ein Bild hängt, ist gleich.
       *[no] {""}
    }
    .here = Gewonnene Marker: { $won } von { $goal }. Verlorene: { $lost } von { $limit }.

## Die Dinge auf dem Tisch

thing-theme = Ein Thema
    .says = Das Atelier sucht Bilder, die dazu passen, und die Direktion hängt darunter, was wohl dafür gemeint war. Es ist ein Bild vom Nachziehstapel wie jedes andere, in jeder Runde ein neues.
thing-painting = Ein Bild
    .says = Jedes Bild zeigt etwas Alltägliches, und jedes gibt es nur einmal. Solange gehängt wird, kann es vom Atelier sein oder gefälscht: Anzusehen ist es ihm nicht.
thing-place = Ein Platz bei einem Thema
    .says = Das Atelier legt hier ein Bild für dieses Thema; die Direktion hängt hierher, was wohl dafür gemeint war. Tipp erst ein Bild an, dann den Platz.
thing-back = Verdeckt gelegt
    .says = Jemand aus dem Atelier hat hier ein Bild gelegt. Alle sehen, wie viele es sind; welches und für welches Thema, weiß nur, wer es gelegt hat.
thing-hand = Deine Hand
    .says = { $masterpieces ->
        [yes] Diese Bilder siehst nur du. In Runden, in denen du malst, legst du einige davon, und aus dem Rest werden Fälschungen gezogen; danach ziehst du neue.
       *[no] Diese Bilder siehst nur du. In Runden, in denen du malst, legst du einige davon und ziehst danach neue.
    }
thing-storeroom = Das Depot
    .says = Hier lehnen zuerst alle Bilder, und hier sollen die Fälschungen bleiben. Was am Ende hier steht, zählt für niemanden, ob echt oder falsch.
thing-number = Wie viele Bilder
    .says = { $masterpieces ->
        [yes] {""}
       *[no] So viele Bilder soll das Atelier zusammen legen. Mehr bringen mehr Punkte, aber gute sind dann schwerer zu finden. Die Zahl steht fest, wenn alle in der Direktion dieselbe zeigen.
    }
thing-token = Ein Pinselmarker
    .says = { $masterpieces ->
        [yes] Er sagt, wie viele Bilder das Atelier legt, und er gilt nur einmal. Hängt keine Fälschung, bekommt ihr ihn, sonst Belratti.
       *[no] {""}
    }
thing-directors = Die Direktion
    .says = { $masterpieces ->
        [yes] Sie hängt, was das Atelier wohl gelegt hat. Ihr gehören die Joker „Themen tauschen“ und „Rückfrage“.
       *[no] Sie verlangt eine Anzahl Bilder und hängt sie später. Ihr gehören die Joker „Themen tauschen“ und „Rückfrage“.
    }
thing-painters = Das Atelier
    .says = { $masterpieces ->
        [yes] Es wählt einen Pinselmarker, legt heimlich Bilder aus der Hand und darf nur sagen, wie gut etwas passt. Ihm gehören die Joker „Handkarten tauschen“, „Anzahl ändern“ und „Eine Fälschung weniger“.
       *[no] { $edition ->
            [mogel] Es legt heimlich Bilder aus der Hand und darf nur sagen, wie gut etwas passt. Ihm gehören die Joker „Handkarten tauschen“ und „Anzahl ändern“.
           *[kosmos] Es legt heimlich Bilder aus der Hand und darf nur sagen, wie gut etwas passt. Ihm gehören die Joker „Handkarten tauschen“, „Anzahl ändern“ und „Eine Fälschung weniger“.
        }
    }
thing-person = Jemand am Tisch
    .says = Hier steht, was gerade getan wird: leiten oder malen, und wie weit es damit ist. Nach jeder Runde wandern alle Rollen einen Platz weiter.
thing-fellow = Was jemand aus dem Atelier sagt
    .says = Wie viele Bilder schon gelegt sind und wie gut sie passen sollen. Danach dürfen sich alle richten, auch die Direktion.
thing-fit = Wie gut deine passen
    .says = Sag den anderen, wie viele deiner Bilder so gut zu einem der Themen passen. Mehr darf nicht gesagt werden: nicht, was darauf ist, und nicht, für welches Thema.
thing-would-lay = Ich würde legen
    .says = Sag dem Atelier, wie viele Bilder du legen würdest. Es verpflichtet dich zu nichts.
thing-say-it = Sagen
    .says = Alle am Tisch hören es, auch die Direktion. Wer keins sagt, nimmt es zurück.
thing-ready = Ich bin so weit
    .says = Dein Teil am Malen ist getan. Sind alle so weit und alle Bilder gelegt, kommen die Fälschungen dazu, und alles wird aufgedeckt.
thing-agree = Dieser Hängung zustimmen
    .says = Die Hängung gilt, wenn alle in der Direktion zugestimmt haben. Wird danach etwas bewegt, werden alle noch einmal gefragt.
thing-next = Weiter zur nächsten Runde
    .says = Du hast genug gesehen. Wenn das für alle gilt, zieht das Atelier nach, und die Rollen wandern einen Platz weiter.
thing-go-along = Mich anschließen
    .says = Du zeigst die Zahl, die die meisten in deiner Gruppe zeigen. So findet sich eine, auch wenn dir jede recht ist.
thing-keep-themes = Diese Themen behalten
    .says = { $masterpieces ->
        [yes] Du lässt den Joker liegen. Behalten alle in der Direktion die Themen, wählt das Atelier seinen Marker.
       *[no] {""}
    }
thing-swap = Handkarten tauschen
    .says = { $edition ->
        [mogel] Leg genau sechs Handkarten beiseite: Sie werden abgelegt, und du ziehst sechs neue.
       *[kosmos] Was du beiseitelegst, wird abgelegt, und du ziehst ebenso viele neue. Du darfst auch die ganze Hand behalten.
    }
thing-joker-swap-themes = Themen tauschen
    .says = { $masterpieces ->
        [yes] Für die Direktion, bevor das Atelier einen Marker wählt: Ein Thema oder beide werden durch neue ersetzt. { back-three }
       *[no] { $edition ->
            [mogel] Für die Direktion, bevor jemand eine Zahl zeigt: Ein Thema oder beide werden durch neue ersetzt. { back-three }
           *[kosmos] Für die Direktion, bevor die Zahl feststeht: Ein Thema oder beide werden durch neue ersetzt. { back-three }
        }
    }
thing-joker-swap-hands = Handkarten tauschen
    .says = { $edition ->
        [mogel] Fürs Atelier, während gelegt wird: Eine Person tauscht genau sechs Handkarten gegen neue. { back-four }
       *[kosmos] Fürs Atelier, während gelegt wird: Alle dort dürfen Handkarten ablegen und ebenso viele ziehen. { back-four }
    }
thing-joker-change-number = Anzahl ändern
    .says = { $masterpieces ->
        [yes] Fürs Atelier, bevor etwas gelegt oder getauscht ist: ein Bild mehr, als der Marker sagt, oder eins weniger. { back-five }
       *[no] Fürs Atelier, bevor etwas gelegt oder getauscht ist: ein Bild mehr als verlangt oder eins weniger. { back-five }
    }
thing-joker-one-less = Eine Fälschung weniger
    .says = { $edition ->
        [mogel] {""}
       *[kosmos] Fürs Atelier, während gelegt wird: In dieser Runde gibt es eine Fälschung weniger. { back-six }
    }
thing-joker-query = Rückfrage
    .says = Für die Direktion, während sie hängt: Wählt ein Bild, und alle im Atelier müssen sagen, ob es von ihnen ist. Ist es von niemandem, ist es gefälscht. { $edition ->
        [mogel] { back-six }
       *[kosmos] { back-seven }
    }
back-three =
    { $masterpieces ->
        [yes] Geht die Runde mit der 3 verloren, wacht er auf und gilt einmal.
       *[no] Eine perfekte Runde mit drei Bildern bringt ihn zurück.
    }
back-four =
    { $masterpieces ->
        [yes] Geht die Runde mit der 4 verloren, wacht er auf und gilt einmal.
       *[no] Eine perfekte Runde mit vier Bildern bringt ihn zurück.
    }
back-five =
    { $masterpieces ->
        [yes] Geht die Runde mit der 5 verloren, wacht er auf und gilt einmal.
       *[no] Eine perfekte Runde mit fünf Bildern bringt ihn zurück.
    }
back-six =
    { $masterpieces ->
        [yes] Geht die Runde mit der 6 verloren, wacht er auf und gilt einmal.
       *[no] Eine perfekte Runde mit sechs Bildern bringt ihn zurück.
    }
back-seven =
    { $masterpieces ->
        [yes] Geht die Runde mit der 7 verloren, wacht er auf und gilt einmal.
       *[no] Eine perfekte Runde mit sieben Bildern bringt ihn zurück.
    }
thing-jokers = Die Joker
    .says = { $masterpieces ->
        [yes] Jeder kann einmal eingesetzt werden, wenn er bereit ist, und ist dann aus dem Spiel. Eine verlorene Runde weckt den Joker mit der Zahl ihres Markers.
       *[no] Jeder kann einmal eingesetzt werden. Eine perfekte Runde mit so vielen Bildern, wie auf ihm steht, macht einen verbrauchten wieder bereit.
    }
thing-pile-team = Euer Stapel
    .says = { $masterpieces ->
        [yes] Die Pinselmarker der Runden, in denen keine Fälschung hing. Mit drei davon habt ihr alle gewonnen.
       *[no] Jedes Bild, das bei dem Thema hängt, für das es gemeint war, landet hier: ein Punkt für euch alle. Mit fünfzehn habt ihr gewonnen und spielt weiter für ein freundlicheres Urteil.
    }
thing-pile-belratti = Belrattis Stapel
    .says = { $masterpieces ->
        [yes] Die Pinselmarker der Runden, in denen eine Fälschung hing. Mit drei davon habt ihr verloren.
       *[no] Jede Fälschung, die hängt, landet hier. Die Runde, die die sechste bringt, ist die letzte.
    }
thing-stamp-genuine = Echt
    .says = { $masterpieces ->
        [yes] Vom Atelier, und es hängt. Bei welchem Thema, ist gleich.
       *[no] Vom Atelier und beim Thema, für das es gemeint war: ein Punkt für euch.
    }
thing-stamp-belratti = Belratti!
    .says = { $masterpieces ->
        [yes] Eine Fälschung, und sie hängt: Der Marker geht an Belratti.
       *[no] Eine Fälschung, und sie hängt: eine mehr auf Belrattis Stapel.
    }
thing-stamp-astray = Falsche Wand
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Vom Atelier, aber für das andere Thema gemeint. Es zählt für niemanden.
    }
thing-stamp-missed = Übersehen
    .says = Vom Atelier, aber im Depot geblieben. Es zählt für niemanden.
thing-stamp-caught = Entlarvt
    .says = Eine Fälschung, die im Depot geblieben ist, wo sie hingehört. Belratti bekommt nichts dafür.
thing-perfect = Eine perfekte Runde
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Jedes gelegte Bild hängt bei seinem Thema. Dann ist der verbrauchte Joker mit genau dieser Zahl wieder bereit.
    }

## In den Bildern

cats-catch-mice = Katzen fangen Mäuse: Das finden sie
which = welches ist gefälscht?
one-each = ein Punkt, kein Punkt, eins für Belratti
no-points = niemand bekommt etwas
next-seat = jede Runde ein Platz weiter
three-not-four = drei Fälschungen statt vier
all-say-no = alle sagen Nein: gefälscht!
one-token = einen wählt das Atelier
token-lost = eine Fälschung: Belratti bekommt den Marker
