# Was der Browser rund um die Spiele auf Deutsch sagt. Wie Sätze heißen und gefüllt werden: vernissage/text.py.

### Der Tisch und was ihn umgibt

## Wer entscheidet

table-your-turn = Du bist am Zug, { $name }.
table-waiting = { $count ->
    [one] { $names } überlegt.
   *[other] Wir warten auf { $names }.
}
table-nobody = Einen Augenblick …
table-over = Das Spiel ist vorbei.
table-time-left = noch { $minutes }:{ $seconds }
table-hours-left = { $hours ->
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
}
table-dock = Deine Entscheidung
table-undo = Zurücknehmen
table-moves = Was du tun kannst

## Das Ende, sobald es angekündigt ist

ending-played = hat gespielt
ending-now = jetzt
ending-still = spielt noch
ending-last = spielt zuletzt
ending-you = Du
ending-then = dann die Wertung

## Die Leiste

table-bar = Tisch
table-code = Tisch { $code }
table-menu = Menü
table-invite = Einladen
table-rules = Regeln
table-log = Verlauf
table-language = Sprache
table-night = Licht dimmen
table-day = Licht anmachen
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten
table-settings = Einstellungen
table-leave = Gehen
table-title = { $title } · Tisch { $code }
table-title-your-turn = Du bist am Zug · { $title }
table-title-over = Ergebnis · { $title }

## Einladen

table-invite-title = An diesen Tisch einladen
table-invite-how = Wer diesen Link öffnet, kann zuschauen.
table-invite-closed = Wer diesen Link öffnet, kann um einen Platz bitten.
table-invite-code = Der Code dieses Tisches
table-invite-qr = Der Link zu diesem Tisch, für die Handykamera
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-screen = Den Tisch auf einem großen Bildschirm zeigen
table-device = Auf einem anderen Gerät weiterspielen
table-device-how = Öffne diesen Link auf deinem anderen Gerät. Er ist der Schlüssel zu deinem Platz, behalte ihn also für dich.
table-device-qr = Dein Platz, für die Kamera deines anderen Geräts
table-device-copy = Schlüssel kopieren

## Gehen

table-leave-title = Den Tisch verlassen?
table-leave-how = Dein Platz bleibt deiner: Über denselben Link kommst du jederzeit zurück. Die anderen sehen, dass du gerade weg bist.
next-waits = { $count ->
    [one] Ein anderer Tisch wartet auf dich.
   *[other] { $count } andere Tische warten auf dich.
}
next-go = Zu { $game }
result-picture = Als Bild speichern
table-leave-keep = Gehen und meinen Platz behalten
table-leave-resign = Meinen Platz endgültig einem Bot überlassen
table-leave-stay = Bleiben
seats-open = Leute
seats-title = An diesem Tisch
seats-stop-alone = Den Tisch schließen
stopped-title = Abgebrochen
stopped-how = Die Leute an diesem Tisch haben vor dem Ende aufgehört. Niemand hat gewonnen, und was verdeckt war, bleibt verdeckt.
closed-title = Dieser Tisch ist geschlossen
closed-how = Der Host hat ihn geschlossen, bevor das Spiel begann.
onlookers-closed = Ohne Publikum
onlookers-closed-how = Nur wer mitspielt, sieht dieses Spiel. Wenn es vorbei ist, steht es allen offen.
table-looking-on-later = Du schaust zu, um einige Züge verzögert.
talk-tone = Wie du es sagst
tone-plain = einfach so
tone-sure = sicher
tone-hesitant = zögernd
tone-too-sure = etwas zu sicher

## Wer gerade weg ist

table-away = { $count ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
}
table-away-bot = { $count ->
    [one] Einen Bot spielen lassen
   *[other] Bots spielen lassen
}
table-bot-plays = Zurzeit spielt ein Bot für dich.
table-sit-again = Zurück auf meinen Platz
table-looking-on = Du schaust zu.
table-reload = Seite neu laden
table-broken = Ein Teil dieses Tisches ließ sich nicht laden.

## Ein Gerät für mehrere

pass-bar = Dieses Gerät
pass-turn = { $count ->
    [one] Jetzt ist { $names } dran.
   *[other] Jetzt sind { $names } dran.
}
pass-hide = Bildschirm verdecken
pass-to = { $count ->
    [one] Gib das Gerät an { $names } weiter
   *[other] Es entscheiden noch: { $names }
}
pass-me = Ich bin { $name }
pass-holding = { $name } schaut gerade.
pass-all = Alle dürfen schauen.
pass-everyone = Schaut alle her!
pass-everyone-how = { $seconds ->
    [one] Gleich ist etwas eine Sekunde lang zu sehen, dann ist es weg.
   *[other] Gleich ist etwas { $seconds } Sekunden lang zu sehen, dann ist es weg.
}
pass-show = Zeigen
pass-bot-plays = Zurzeit spielt ein Bot für { $name }.
pass-sit-again = Zurück auf den Platz

## Die Verbindung

net-connecting = Der Tisch wird gedeckt …
net-reconnecting = Die Verbindung ist weg. Neuer Versuch …
net-silent = Vernissage antwortet nicht. Einen Moment …
net-waits = Was du gedrückt hast, wird gesendet, sobald die Verbindung steht.

refusal-net-unreachable = Vernissage ist gerade nicht zu erreichen. Hast du Netz?
refusal-net-odd-reply = Es kam eine Antwort, die wir nicht verstehen ({ $status }).
refusal-net-given-back = Während die Verbindung weg war, ging es weiter: Dein Zug wurde nicht ausgeführt.

## Was geschehen ist

log-title = Verlauf, das Neueste zuerst
log-empty = Noch nichts.
log-earlier = Früheres
log-why = Warum

## Die Regeln

rules-title = { $title }: die Regeln
rules-find = Wort oder Nummer suchen
rules-chapters = Kapitel
rules-nothing = In keiner Regel steht „{ $words }“.
rules-none = Dieses Spiel hat noch kein Regelheft.
rules-open-at = Regel { $number } aufschlagen
rules-loading = Die Regeln werden aufgeschlagen …
rules-find-any = Wort, Karte oder Nummer suchen
    .hint = Wort, Karte, Nummer …
rules-found = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
rules-present = Gerade jetzt
rules-round = So spielt man
rules-every = Alle Regeln
rules-here = Hier seid ihr
rules-end = Wie es endet
rules-apply = Regeln, die hier gelten

why-not-close = In Ordnung

goal-label = Das Ziel.
goal-read = Verstanden
goal-open = Was ist das Ziel?

## Was etwas ist

what-ask = Was ist das?
what-mode = Tipp an, was einen Ring hat, und sieh, was es ist.
what-nothing = Dazu steht nichts da. Tipp an, was einen Ring hat.
what-key-closes = Esc schließt
what-touch-closes = Tippen schließt
what-rule = Regel { $number }

## Wie es ausging

result-winner = { $count ->
    [0] Diesmal gewinnt niemand.
    [one] Der Abend gehört { $names }.
   *[other] Der Abend gehört { $names } gemeinsam.
}
result-seat = Name
result-points = Punkte
result-shared = Link kopiert

## Die Wiederholung

coach-title = Trainer
coach-of = { $right } von { $of }
coach-you = Du
coach-number = Entscheidung { $number }
coach-did = Was du getan hast
coach-better = Was besser gewesen wäre
table-played-on = weitergespielt von Tisch { $code }
hint-ask = Tipp
hint-thinks = Ich denke nach …
hint-says = Tipp
hint-taken = { $count ->
    [one] mit einem Tipp
   *[other] mit { $count } Tipps
}

replay-back-to-result = Zurück zum Ergebnis

## Für Vorleseprogramme und alle anderen

a11y-close = Schließen
a11y-news = Neues vom Tisch
a11y-wait = Einen Moment …
a11y-skip = Zum Tisch springen
a11y-nothing = Im Moment nichts.

## Der Tisch auf einem großen Bildschirm

table-screen-how = Richte dein Handy hierauf oder gib den Code auf { $address } ein
table-screen-here = Schon da: { $names }
table-look-up = Schau auf den Fernseher: Dort ist der Tisch.
stage-whole = Hier den ganzen Tisch zeigen
stage-hand = Hier nur mein Blatt zeigen
stage-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}

### Die Seiten rund um die Tische

## Der Eingang

door-headline = { $games ->
    [0] Kartenspiele rund um die Kunst.
    [1] Ein Kartenspiel rund um die Kunst.
    [2] Zwei Kartenspiele rund um die Kunst.
    [3] Drei Kartenspiele rund um die Kunst.
    [4] Vier Kartenspiele rund um die Kunst.
    [5] Fünf Kartenspiele rund um die Kunst.
   *[other] { $games } Kartenspiele rund um die Kunst.
}
door-open = Die Türen stehen offen.
door-welcome = Spiel gleich mit Bots oder lade andere ein. Kein Konto, kein Formular.
door-games = Spiele
door-facts = { $fewest }–{ $most } Personen · { $minutes } Min.
door-play = Jetzt spielen
door-play-label = { door-play }: { $game }, mit Bots
door-level = Bots bei { $game }
door-guide = So geht’s · 3 Min.
door-guide-label = So geht’s, in drei Minuten: { $game }
door-invite = Einladen
door-invite-label = { door-invite }: { $game }
door-join-label = Mit einem Code mitspielen
door-join = Los
door-join-how = Sobald der Code vollständig ist, bist du am Tisch.
door-join-short = Ein Code hat mindestens vier Buchstaben.
door-join-unknown = Einen Tisch { $code } gibt es nicht.
door-mine = Meine Spiele
door-all = Alle { $count }
door-open-tables = Offene Tische
door-open-tables-how = Setz dich zu Leuten, die du noch nicht kennst.
door-with = { $game } mit { $names }
door-your-turn = Du bist am Zug
door-your-turn-until = Du bist am Zug · bis { DATETIME($due, weekday: "long", hour: "numeric", minute: "numeric") }
door-your-turn-since = Du bist am Zug · seit { DATETIME($since, weekday: "long", hour: "numeric", minute: "numeric") }
door-waiting = Die anderen sind am Zug
door-damaged = Dieser Tisch ist beschädigt
door-earlier = Nach früheren Regeln gespielt
door-gathering = { $free ->
    [0] Gleich geht’s los
    [one] Der Tisch füllt sich · ein Platz frei
   *[other] Der Tisch füllt sich · { $free } Plätze frei
}
door-finished = { $winners ->
    [nobody] Beendet am { DATETIME($made, day: "numeric", month: "short") } · Wiederholung
   *[other] Sieg für { $winners } · { DATETIME($made, day: "numeric", month: "short") } · Wiederholung
}
door-guest-waiting = { $waiting ->
    [one] ein Spiel wartet auf dich
   *[other] { $waiting } Spiele warten auf dich
}
door-guest-rename = Namen ändern
door-my-page = Meine Spiele, und wie ich sie mitnehme
door-about = { $game }: spielen, einladen, Regeln
door-puzzle = Rätsel des Tages: { $game }
door-puzzle-how = { $bots ->
    [0] Für alle dieselben Karten, allein, in etwa { $minutes } Minuten.
    [one] Für alle dieselben Karten, mit einem Bot, in etwa { $minutes } Minuten.
   *[other] Für alle dieselben Karten, mit { $bots } Bots, in etwa { $minutes } Minuten.
}
door-puzzle-possible = { $points ->
    [one] 1 Punkt ist möglich.
   *[other] { $points } Punkte sind möglich.
}
door-puzzle-friend = { $points ->
    [one] { $name } hat 1 Punkt.
   *[other] { $name } hat { $points } Punkte.
}
door-puzzle-mine = { $points ->
    [one] Du hast 1 Punkt.
   *[other] Du hast { $points } Punkte.
}
door-puzzle-try = Ausprobieren
door-puzzle-everyone = Alle Ergebnisse
door-go-on = Weiter
door-circles = Meine Runden
door-circle-invited = Du bist eingeladen
door-circle-open = Öffnen
door-evening = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }{ $coming ->
    [0] {""}
    [one] : { $names } kommt
   *[other] : { $names } kommen
}
door-evening-yours = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }: du kommst{ $coming ->
    [0] {""}
   *[other] , mit { $names }
}
door-evening-come = Ich komme
door-tv = Ein Fernseher im Raum?
door-tv-how = Dort öffnen, mit den Handys spielen.
door-tv-open = Öffnen
door-tv-label = Auf dem Fernseher öffnen
door-loading = Die Lichter gehen an …
door-closed = Die Tür klemmt
door-again = Noch mal versuchen

## Vor dem Spiel

lobby-places = Plätze am Tisch
lobby-bot = Bot

level-easy = Sanft
level-medium = Ebenbürtig
level-hard = Scharf
level-easy-how = Nett und ein bisschen vergesslich.
level-medium-how = Spielt gut und macht menschliche Fehler.
level-hard-how = Denkt weit voraus und schenkt dir nichts.
level-rate = { $rate ->
    [few] kaum eine Partie
    [quarter] etwa jede vierte Partie
    [third] etwa jede dritte Partie
    [half] etwa jede zweite Partie
    [two-thirds] etwa zwei von drei Partien
    [three-quarters] etwa drei von vier Partien
    [four-fifths] etwa vier von fünf Partien
    [nine-tenths] etwa neun von zehn Partien
   *[all] fast jede Partie
}
level-wins = Gewinnt { level-rate } gegen „{ $against }“.
level-wins-together = Zu viert gewinnen sie { level-rate }.

bot-random = sorglos
bot-greedy = eifrig
bot-search = scharfsinnig

## Deine eigene Seite

me-name = Dein Name
me-name-save = Speichern
me-portrait = Dein Porträt
me-other-name = Ein anderer Name

## Kein Tisch zu finden

join-banned = Hier kommst du nicht herein
join-door = Zum Eingang

## Reden

talk-open = Reden
talk-title = Gespräch
talk-reactions = Reaktionen
talk-nothing = Noch hat niemand etwas gesagt.
talk-words = Etwas sagen …
talk-phrases-only = An einem offenen Tisch gibt es nur diese Sätze.
talk-say = Sagen
talk-closed = Jetzt wird nicht geredet:
talk-looking-on = Wer zuschaut, kann zuhören, aber nicht mitreden.
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-thinking = Lasst mich überlegen …
phrase-your-turn = Du bist dran!
phrase-this-one = Wie wär’s mit dem hier?
phrase-not-this-one = Das würde ich nicht aufhängen.
phrase-fine = Passt für mich!
phrase-again = Noch eine Runde?
phrase-bye = Tschüss!
phrase-applause = Applaus!
phrase-laugh = Haha!
phrase-wow = Wow!
phrase-hmm = Hm …
phrase-heart = Wie schön!

## Das Spiel des Tages

daily-title = Spiel des Tages
daily-of-game = { daily-title }: { $title }. { $how }
daily-fresh = Für alle dieselben Karten
daily-best = Dein Rekord: { $best }
daily-again = Noch ein Versuch
daily-of = Spiel vom { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}

## What a guest has reached

feat-reached = Sonderziel
feat-reached-by = { $name } erreicht ein Sonderziel
feat-new = Neu für dich

## A guided first game

guide-count = { $number } von { $of }
guide-next = Weiter
guide-show = Zeig’s mir
guide-skip = Überspringen
guide-end = So geht’s
guide-real = Ein richtiges Spiel
guide-again = Noch einmal
guide-stay = Hier weiterspielen

## Räume, durch die man geht

hall-back = Zurückgehen
hall-on = Weitergehen
hall-place = Bild { $number } von { $of }
hall-plan = Plan der Räume
hall-door = Durch die Tür: { $room }

## Die Züge der Bots, Schritt für Schritt

steps-title = Die Züge der Bots
steps-number = Schritt { $number }
steps-count = Schritt { $number } von { $of }
steps-skip = Vorspulen
steps-skip-how = Bis zu deiner nächsten Entscheidung; was sich geändert hat, ist markiert
steps-skip-to = Vorspulen, bis ich dran bin
pace-open = Wie schnell die Bots spielen
