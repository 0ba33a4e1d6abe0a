# Was That’s Not a Hat Neulingen erklärt: wie man spielt, jedes Ding und jeden Moment.
# Nichts hier darf sich für jemanden etwas merken: Es geht nur um das, was offen auf dem Tisch liegt.

how = Geschenke gehen verdeckt um den Tisch. Merk dir, was jedes ist, und wenn du es vergessen hast, bluffe.
end = Sobald jemand drei Strafpunkte hat, ist das Spiel aus. Wer am wenigsten hat, gewinnt; bei Gleichstand gewinnt man gemeinsam.

## Die Momente

look = Schau dir alles an
    .says = Alle haben ein Geschenk, offen. Schau gut hin: Was verschenkt wird, liegt von da an verdeckt, und das bleibt so.
    .here = { $count } Geschenke liegen offen auf dem Tisch. { $you ->
        [giver] Du fängst an und kannst schauen, so lange du willst.
       *[other] { $giver } fängt gleich an.
    }
visit = Ein Geschenk aus dem Laden
    .says = Wer anfängt, nimmt das oberste Geschenk aus dem Laden, und auch, wer falsch lag. Alle sehen es noch einmal, dann wird es umgedreht.
    .here = { $you ->
        [giver] Drück auf **Nehmen und umdrehen**.
       *[other] { $giver } geht in den Laden.
    } Dort liegen { $count } Geschenke.
give = Benennen und verschenken
    .says = Die Pfeile auf der Rückseite zeigen, wer es bekommt. Sag, was es ist: die Wahrheit, oder mit ernster Miene etwas anderes.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] Die Pfeile zeigen auf alle: Du entscheidest, wer es bekommt.
           *[other] Die Pfeile zeigen auf alle: { $giver } entscheidet, wer es bekommt.
        }
       *[other] { $you ->
            [giver] Die Pfeile zeigen auf { $receiver }. Schreib, was es ist, und drück auf **Sag es**.
            [receiver] Die Pfeile zeigen auf dich. { $giver } sagt gleich, was es ist.
           *[other] Die Pfeile zeigen auf { $receiver }. { $giver } sagt gleich, was es ist.
        }
    }
answer = Danke schön, oder: Das ist kein Hut!
    .says = Nur wer das Geschenk bekommt, antwortet: glauben und ungesehen nehmen, oder zweifeln und aufdecken lassen.
    .here = { $you ->
        [giver] Du hast gesagt: { $said_a }. Jetzt antwortet { $receiver }.
        [receiver] { $giver } sagt: { $said_a }. Glaubst du das?
       *[other] { $giver } sagt: { $said_a }. Jetzt antwortet { $receiver }.
    }
pass-on = Angenommen: Das ältere geht weiter
    .says = Ein angenommenes Geschenk liegt verdeckt obenauf. Das ist eines zu viel: Das älteste geht sofort weiter, wohin seine Pfeile zeigen.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] Du hast angenommen, also geht dein ältestes weiter. Entscheide, wer es bekommt.
           *[other] { $giver } hat angenommen und entscheidet, wer das älteste Geschenk bekommt.
        }
       *[other] { $you ->
            [giver] Du hast angenommen, also geht dein ältestes an { $receiver }. Sag, was es ist.
            [receiver] { $giver } hat angenommen, also geht das älteste weiter: an dich.
           *[other] { $giver } hat angenommen, also geht das älteste weiter an { $receiver }.
        }
    }
truth = Abgelehnt: Die Wahrheit kommt heraus
    .says = Das Geschenk wird für alle aufgedeckt. War der Name falsch, lag falsch, wer schenkte; war er wahr, wer zweifelte. Wer falsch lag, nimmt es als Strafpunkt und geht in den Laden.
    .here = { $you ->
        [giver] Du lagst falsch und hast { $count } von 3 Strafpunkten.
       *[other] { $giver } lag falsch und hat { $count } von 3 Strafpunkten.
    }
close = Mit dem dritten Strafpunkt ist Schluss
    .says = Alle haben drei Plätze für Strafpunkte. Ist irgendwo der dritte belegt, wird alles aufgedeckt, und wer am wenigsten hat, gewinnt.
    .here = Schon zwei Strafpunkte: { $close }. Noch einer, und das Spiel ist aus.

## Die Dinge

shop = Der Laden
    .says = Alle Geschenke, die noch kommen, offen. Wer anfängt oder falsch lag, nimmt das oberste; dann sieht man das nächste.
gift = Ein offenes Geschenk
    .says = Merk es dir: Es liegt nur offen, bis es verschenkt wird. Danach darf niemand mehr nachsehen.
face-down-left = Verdeckt, schwarze Pfeile
    .says = Dieses Geschenk darf niemand ansehen, auch nicht, wer es vor sich hat. Schwarze Pfeile: Es geht als Nächstes nach links weiter.
face-down-right = Verdeckt, weiße Pfeile
    .says = Dieses Geschenk darf niemand ansehen, auch nicht, wer es vor sich hat. Weiße Pfeile: Es geht als Nächstes nach rechts weiter.
face-down-anyone = Verdeckt, Pfeile ringsum
    .says = Dieses Geschenk darf niemand ansehen, auch nicht, wer es vor sich hat. Wer es weitergibt, entscheidet, an wen.
parcel = Das Geschenk, das unterwegs ist
    .says = Es geht, wohin die Pfeile zeigen: schwarz nach links, weiß nach rechts. Was es ist, muss man sich merken.
older = Das ältere Geschenk
    .says = Wer ein Geschenk annimmt, behält das neue. Das ältere geht sofort weiter und muss benannt werden.
next = Das ältere von zweien
    .says = Wo alle zwei Geschenke behalten, kommen neue obenauf. Das darunter ist das ältere: Es wird als Nächstes verschenkt.
penalties = Drei Plätze für Strafpunkte
    .says = Wer falsch lag, legt das Geschenk offen hierher. **Mit dem dritten ist das Spiel aus**, und wer am wenigsten hat, gewinnt.
earlier = Strafpunkte von vorher
    .says = So viele Strafpunkte stammen aus früheren Partien. Am Ende werden sie zusammengezählt.
player = Wer hier sitzt
    .says = Ein heller Rand zeigt, wer sich entscheiden muss. Links sitzt, wer im Uhrzeigersinn als Nächstes kommt.
speech = Was über ein Geschenk gesagt wird
    .says = Es kann wahr sein, ein Irrtum oder ein Bluff. Ist es beantwortet, steht es nur noch in deinem Gedächtnis.
take = Nehmen und umdrehen
    .says = Du nimmst das oberste Geschenk aus dem Laden. Alle sehen es noch einmal, dann liegt es verdeckt und du verschenkst es.
aim = Du entscheidest
    .says = Die Pfeile auf diesem Geschenk zeigen auf alle. Tipp auf einen Namen: Wer soll es bekommen?
field = Was ist es?
    .says = Zwei Buchstaben genügen, dann tipp das Geschenk an, das du meinst. Alle 110 darf man nennen, wahr oder nicht.
say = Sag es
    .says = Alle am Tisch hören es. Dann glaubt man dir, oder auch nicht.
all-gifts = Alle 110 Geschenke
    .says = Jedes Geschenk, das es gibt, nach dem Alphabet. Es sind immer dieselben, also erinnert das an nichts.
thank-you = Danke schön!
    .says = Du nimmst das Geschenk ungesehen. Ob der Name wahr war, ist dann gleichgültig.
not-it = Das ist kein Hut!
    .says = Du zweifelst, und das Geschenk wird aufgedeckt. War der Name falsch, bekommt den Strafpunkt, wer schenkte; war er wahr, bekommst du ihn.
aid = Hier musst du dir alles selbst merken
    .says = Gesehenes und Gesagtes ist vom Bildschirm und aus dem Verlauf verschwunden. Ein Tisch kann auch eine Gedächtnishilfe haben: Sie steht bei den Optionen.
games = Mehrere Partien
    .says = Es gibt so viele Partien wie Leute am Tisch, und die Strafpunkte werden zusammengezählt. Wer am wenigsten hat, gewinnt.

## In den Bildern

stays = bleibt
goes = geht weiter
a-hat = „Ein Hut!“
one-more = Noch einer, und es ist aus.
underneath = Das darunter geht zuerst.
