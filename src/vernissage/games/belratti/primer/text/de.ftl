# Was zu Belratti erklärt wird, auf Deutsch: ein Name, und was es damit auf sich hat, in zwei, drei Sätzen.

how = Ihr spielt alle zusammen gegen den Fälscher Belratti. In jeder Runde malen einige, die anderen hängen; in der nächsten wandern die Rollen einen Platz weiter.
end = Das Spiel endet nach der Runde, in der die sechste Fälschung hängt. Liegen dann 15 Bilder auf eurem Stapel, habt ihr alle gewonnen, und jedes weitere bringt euch ein freundlicheres Urteil ein.

## Die Abschnitte einer Runde

moment-ask = Die Direktion fragt
    .says = Zwei Themen liegen offen. Die Direktion einigt sich, wie viele Bilder das Atelier legen soll: Viele bringen mehr Punkte, wenige passen besser. Kein Wort über die Themen.
    .here = { $role ->
        [directs] Wie viele Bilder soll das Atelier ({ $painters }) zu „{ $one }“ und „{ $two }“ legen? Drück auf eine Zahl; sie gilt, sobald alle in der Direktion dieselbe zeigen.
        [paints] Die Direktion ({ $directors }) entscheidet, wie viele Bilder ihr legt. Sieh inzwischen deine Hand durch: Was lässt an „{ $one }“ oder „{ $two }“ denken?
       *[looks-on] Die Direktion ({ $directors }) entscheidet, wie viele Bilder zu „{ $one }“ und „{ $two }“ gelegt werden.
    }
moment-paint = Das Atelier legt
    .says = Zusammen legt das Atelier genau so viele Bilder, wie verlangt sind, verdeckt und jedes zu einem Thema. Gesagt wird nur, wie gut etwas passt, nie, was darauf ist. Dann werden Belrattis Fälschungen daruntergemischt.
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
    .says = Ein Bild des Ateliers beim Thema, für das es gemeint war, ist ein Punkt für euch. Eine Fälschung, die hängt, bekommt Belratti; alles andere zählt für niemanden. Dann wird nachgezogen, und die Rollen wandern einen Platz weiter.
    .here = { $tokens ->
        [1] Gewonnene Marker: { $won } von { $goal }. Verlorene: { $lost } von { $limit }.
       *[0] { $enough ->
            [1] Ihr habt { $won } Bilder und damit schon gewonnen! Ihr spielt weiter für ein freundlicheres Urteil, bis { $limit } Fälschungen hängen; bisher: { $lost }.
           *[0] Ihr habt { $won } von { $goal } Bildern, die ihr zum Sieg braucht. Belratti hat { $lost }; mit { $limit } ist Schluss.
        }
    }
moment-joker = Ein Joker wird gespielt
    .says = Jeder Joker gehört der Direktion oder dem Atelier, und zu einem Abschnitt der Runde. Jemand schlägt ihn vor, die anderen der Gruppe stimmen zu, dann ist er verbraucht. Eine perfekte Runde mit so vielen Bildern, wie auf ihm steht, macht ihn wieder bereit.
    .here = Der Joker „{ $joker }“ kommt zuerst; dann geht die Runde weiter.
moment-token = Meisterwerke: Das Atelier wählt einen Marker
    .says = In dieser Variante bestimmt das Atelier die Zahl, mit einem Pinselmarker, der noch da ist. Die Fälschungen kommen aus den Händen des Ateliers. Hängt keine Fälschung, bekommt ihr den Marker, sonst Belratti; drei entscheiden.
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
    .says = Diese Bilder siehst nur du. In Runden, in denen du malst, legst du einige davon und ziehst danach neue.
thing-storeroom = Das Depot
    .says = Hier lehnen zuerst alle Bilder, und hier sollen die Fälschungen bleiben. Was am Ende hier steht, zählt für niemanden, ob echt oder falsch.
thing-number = Wie viele Bilder
    .says = So viele Bilder soll das Atelier zusammen legen. Mehr bringen mehr Punkte, aber gute sind dann schwerer zu finden; die Zahl gilt, wenn alle, die wählen, dieselbe zeigen.
thing-token = Ein Pinselmarker
    .says = Bei den Meisterwerken sagt er, wie viele Bilder das Atelier legt, und er gilt nur einmal. Hängt keine Fälschung, bekommt ihr ihn, sonst Belratti.
thing-directors = Die Direktion
    .says = Sie verlangt eine Anzahl Bilder und hängt sie später. Ihr gehören die Joker „Themen tauschen“ und „Rückfrage“.
thing-painters = Das Atelier
    .says = Es legt heimlich Bilder aus der Hand und darf nur sagen, wie gut etwas passt. Ihm gehören die Joker „Handkarten tauschen“, „Anzahl ändern“ und „Eine Fälschung weniger“.
thing-person = Jemand am Tisch
    .says = Hier steht, was gerade getan wird: leiten oder malen, und wie weit es damit ist. Nach jeder Runde wandern alle Rollen einen Platz weiter.
thing-fellow = Was jemand aus dem Atelier sagt
    .says = Wie viele Bilder schon gelegt sind und wie gut sie passen sollen. Danach dürfen sich alle richten, auch die Direktion.
thing-fit = Wie gut deine passen
    .says = Sag den anderen, wie viele deiner Bilder so gut zu einem der Themen passen. Mehr darf nicht gesagt werden: nicht, was darauf ist, und nicht, für welches Thema.
thing-would-lay = Ich würde legen
    .says = Sag dem Atelier, wie viele der verlangten Bilder du legen würdest. Es verpflichtet dich zu nichts.
thing-say-it = Sagen
    .says = Alle am Tisch hören es, auch die Direktion. Wer keins sagt, nimmt es zurück.
thing-ready = Ich bin so weit
    .says = Dein Teil am Malen ist getan. Sind alle so weit und alle Bilder gelegt, kommen die Fälschungen dazu, und alles wird aufgedeckt.
thing-agree = Dieser Hängung zustimmen
    .says = Die Hängung gilt, wenn alle in der Direktion zugestimmt haben. Wird danach etwas bewegt, werden alle noch einmal gefragt.
thing-next = Weiter zur nächsten Runde
    .says = Du hast genug gesehen. Wenn das für alle gilt, zieht das Atelier nach, und die Rollen wandern einen Platz weiter.
thing-go-along = Mich anschließen
    .says = Du zeigst die Zahl, die die meisten in deiner Gruppe zeigen. So findet sich eine, wenn du selbst keinen Wunsch hast.
thing-keep-themes = Diese Themen behalten
    .says = Du lässt den Joker liegen. Behalten alle in der Direktion die Themen, wählt das Atelier seinen Marker.
thing-swap = Handkarten tauschen
    .says = Was du beiseitelegst, wird abgelegt, und du ziehst ebenso viele neue. Du darfst auch die ganze Hand behalten.
thing-joker-swap-themes = Themen tauschen
    .says = Für die Direktion, bevor die Zahl feststeht: Ein Thema oder beide werden durch neue ersetzt. Eine perfekte Runde mit drei Bildern bringt ihn zurück.
thing-joker-swap-hands = Handkarten tauschen
    .says = Fürs Atelier, während gelegt wird: Alle dort dürfen Handkarten ablegen und ebenso viele ziehen; in der Mogel-Ausgabe tauscht eine Person sechs. Eine perfekte Runde mit vier Bildern bringt ihn zurück.
thing-joker-change-number = Anzahl ändern
    .says = Fürs Atelier, bevor etwas liegt: ein Bild mehr als verlangt oder eins weniger. Eine perfekte Runde mit fünf Bildern bringt ihn zurück.
thing-joker-one-less = Eine Fälschung weniger
    .says = Fürs Atelier, während gelegt wird: Belratti schmuggelt in dieser Runde eine Fälschung weniger ein. Eine perfekte Runde mit sechs Bildern bringt ihn zurück.
thing-joker-query = Rückfrage
    .says = Für die Direktion, während sie hängt: Zeigt auf ein Bild, und alle im Atelier müssen sagen, ob es von ihnen ist. Ist es von niemandem, hat Belratti es gefälscht. Eine perfekte Runde mit der Zahl darauf bringt sie zurück.
thing-jokers = Die Joker
    .says = Jeder kann einmal eingesetzt werden. Eine perfekte Runde mit so vielen Bildern, wie auf ihm steht, macht einen verbrauchten wieder bereit.
thing-pile-team = Euer Stapel
    .says = Jedes Bild, das bei dem Thema hängt, für das es gemeint war, landet hier: ein Punkt für euch alle. Mit fünfzehn habt ihr gewonnen und spielt weiter für ein freundlicheres Urteil.
thing-pile-belratti = Belrattis Stapel
    .says = Jede Fälschung, die hängt, landet hier. Die Runde, die die sechste bringt, ist die letzte.
thing-stamp-genuine = Echt
    .says = Vom Atelier und beim Thema, für das es gemeint war: ein Punkt für euch.
thing-stamp-belratti = Belratti!
    .says = Eine Fälschung, und sie hängt: eine mehr auf Belrattis Stapel.
thing-stamp-astray = Falsche Wand
    .says = Vom Atelier, aber für das andere Thema gemeint. Es zählt für niemanden.
thing-stamp-missed = Übersehen
    .says = Vom Atelier, aber im Depot geblieben. Es zählt für niemanden.
thing-stamp-caught = Entlarvt
    .says = Eine Fälschung, die im Depot geblieben ist, wo sie hingehört. Belratti bekommt nichts dafür.
thing-perfect = Eine perfekte Runde
    .says = Jedes gelegte Bild hängt bei seinem Thema. Dann ist der verbrauchte Joker mit genau dieser Zahl wieder bereit.

## In den Bildern

cats-catch-mice = Katzen fangen Mäuse: Das finden sie
which = welches ist gefälscht?
one-each = ein Punkt, kein Punkt, eins für Belratti
no-points = niemand bekommt etwas
next-seat = jede Runde ein Platz weiter
three-not-four = drei Fälschungen statt vier
all-say-no = alle sagen Nein: gefälscht!
one-token = einen wählt das Atelier
