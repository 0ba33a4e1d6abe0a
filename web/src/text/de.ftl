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
table-leave = Gehen
table-title = { $title } · Tisch { $code }
table-title-your-turn = Du bist am Zug · { $title }

## Einladen

table-invite-title = An diesen Tisch einladen
table-invite-how = Wer diesen Link öffnet, kann zuschauen.
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
table-leave-keep = Gehen und meinen Platz behalten
table-leave-resign = Meinen Platz endgültig einem Bot überlassen
table-leave-stay = Bleiben

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
net-waits = Was du gedrückt hast, wartet, bis die Verbindung wieder da ist.

refusal-net-unreachable = Vernissage ist gerade nicht zu erreichen. Hast du Netz?
refusal-net-odd-reply = Es kam eine Antwort, die wir nicht verstehen ({ $status }).
refusal-net-given-back = Während die Verbindung weg war, ging es weiter: Dein Zug wurde nicht ausgeführt.

## Was geschehen ist

log-title = Verlauf, das Neueste zuerst
log-empty = Noch nichts.
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
result-rematch = Revanche
result-rematch-join = Zur Revanche
result-replay = Wiederholung
result-share = Ergebnis teilen
result-shared = Link kopiert
result-copy = Ergebnis als Text kopieren
result-copied = Ergebnis kopiert
result-line = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
result-seal = Nachprüfen, wie die Karten lagen
result-seal-how = Wie die Karten liegen, stand vor dem ersten Zug fest. Dieses Siegel galt von Anfang an, und das ist der Startwert, den es verschließt: Wer den Startwert hasht, erhält das Siegel.
result-seal-commitment = Siegel
result-seal-seed = Startwert
result-record = Mitschrift herunterladen

vote-question = Gleichstand. Wer soll gewinnen?
vote-how = Du entscheidest: Schau dir an, was sie gemacht haben, und wähle. Bis die Zeit um ist, kannst du es dir anders überlegen.
vote-wait = Jetzt entscheiden andere: Wer diesen Link öffnet und nicht am Gleichstand beteiligt ist, kann abstimmen. Bis dahin gewinnt ihr gemeinsam.
vote-join = Scanne den Code und stimme am Handy ab.
vote-run-off = Stichwahl: Diese hatten gleich viele Stimmen und mehr als die anderen.
vote-cast = { $count ->
    [0] noch keine Stimme
    [one] bisher eine Stimme
   *[other] bisher { $count } Stimmen
}
vote-yours = deine Stimme
vote-ask = Um ein Urteil bitten
vote-qr = Der Link zur Abstimmung, für die Handykamera
vote-nobody = Niemand hat abgestimmt, also gewinnen sie gemeinsam.
vote-undecided = Die { $count } Stimmen sind gleich verteilt, also gewinnen sie gemeinsam.
vote-chosen = { $count ->
    [one] { $name } wurde mit der einzigen Stimme gewählt.
   *[other] { $name } wurde mit { $votes } von { $count } Stimmen gewählt.
}

## Die Wiederholung

coach-title = Trainer
coach-not-here = Hier hat der Trainer nichts zu sagen
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] Der Trainer sieht sich deine Partie an
       *[no] Nichts Besseres gefunden. Gut gespielt!
    }
    [one] Die Entscheidung, die am meisten gekostet hat
   *[other] Die { $count } Entscheidungen, die am meisten gekostet haben
}
coach-how = Es zählt, was du in dem Moment sehen konntest. Was besser aussieht, wird { $playouts }-mal gegen deinen Zug durchgespielt.
coach-thinking = Denkt noch nach: { $thought } von { $turns } Zügen
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    }
   *[points] { $cost ->
        [one] Punkt
       *[other] Punkte
    }
}
coach-curve = { $unit ->
    [chance] Siegchance nach jedem Zug
   *[points] Zu erwartende Punkte nach jedem Zug
}
coach-band = Das Band: wie sicher der Trainer ist
coach-value = { $unit ->
    [chance] { $value } %
   *[points] { $value ->
        [one] ein Punkt
       *[other] { $value } Punkte
    }
}
coach-mark = { $unit ->
    [chance] { $value } %
   *[points] { $value }
}
coach-of = { $right } von { $of }
coach-even = ausgeglichen
coach-start = Anfang
coach-end = Ende
coach-you = Du
coach-step = Schritt
coach-table = { $unit ->
    [chance] Alle Siegchancen nach jedem Zug
   *[points] Zu erwartende Punkte nach jedem Zug
}
coach-number = Entscheidung { $number }
coach-did = Was du getan hast
coach-better = Was besser gewesen wäre
coach-next = Nächste Entscheidung
coach-watch = In der Wiederholung ansehen
coach-marks = Die Entscheidungen dieser Partie
coach-play-on = Von hier weiterspielen
table-played-on = weitergespielt von Tisch { $code }
hint-ask = Tipp
hint-thinks = Ich denke nach …
hint-says = Tipp
hint-taken = { $count ->
    [one] mit einem Tipp
   *[other] mit { $count } Tipps
}

replay-title = Wiederholung
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-position = Schritt
replay-step = Schritt { $number } von { $last }
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Mittel
replay-speed-fast = Schnell
replay-eyes = Gesehen von
replay-public = allen
replay-back-to-result = Zurück zum Ergebnis
replay-not-yet = Die Wiederholung öffnet sich, wenn das Spiel vorbei ist: Vorher würde sie Geheimnisse verraten.

## Für Vorleseprogramme und alle anderen

a11y-close = Schließen
a11y-news = Neues vom Tisch
a11y-wait = Einen Moment …

## Der Tisch auf einem großen Bildschirm

table-screen-how = Richte dein Handy hierauf oder gib den Code auf { $address } ein
table-screen-here = Schon da: { $names }

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
door-join-short = Ein Code hat mindestens vier Buchstaben.
door-join-unknown = Einen Tisch { $code } gibt es nicht.
door-mine = Meine Spiele
door-mine-none = Noch keine. Was du beginnst, wartet hier auf dich und bleibt danach als Wiederholung.
door-all = Alle { $count }
door-open-tables = Offene Tische
door-with = { $game } mit { $names }
door-your-turn = Du bist am Zug
door-waiting = Die anderen sind am Zug
door-damaged = Dieser Tisch ist beschädigt
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
door-loading = Die Lichter gehen an …
door-closed = Die Tür klemmt
door-again = Noch mal versuchen

## Vor dem Spiel

lobby-title = Am Tisch von { $host }
lobby-how-many = { $game } · { $taken ->
    [0] noch niemand
    [1] eine Person
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $taken }
} am Tisch, { $free ->
    [0] alle Plätze besetzt.
    [1] noch ein Platz frei.
    [2] noch zwei Plätze frei.
    [3] noch drei Plätze frei.
    [4] noch vier Plätze frei.
    [5] noch fünf Plätze frei.
    [6] noch sechs Plätze frei.
    [7] noch sieben Plätze frei.
   *[other] noch { $free } Plätze frei.
}
lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
lobby-learn = So wird’s gespielt
lobby-places = Plätze am Tisch
lobby-you = du
lobby-host = Host
lobby-you-host = du · Host
lobby-host-now = { $host } ist jetzt Host.
lobby-host-you = Du bist jetzt Host: Du startest das Spiel.
lobby-leave-how = { $host ->
    [nobody] Du bist Host, und noch hat sich sonst niemand gesetzt. Wer den Link öffnet, findet dann einen leeren Tisch.
   *[other] Du bist Host. { $host } übernimmt von dir, und dein Platz wird frei.
}
lobby-leave-go = Den Tisch verlassen
lobby-here = da
lobby-away = weg
lobby-bot = Bot
lobby-free = Freier Platz
lobby-free-drawn = ein freier Platz
lobby-free-how = für alle mit dem Link
lobby-add-bot = Bot dazusetzen
lobby-bring = Dieses Gerät herumgeben
lobby-bring-title = Wer spielt an diesem Gerät noch mit?
lobby-bring-how = Ein Gerät für euch alle: Es geht reihum und verdeckt, was die Nächsten nicht sehen sollen.
lobby-bring-name = Vorname
lobby-bring-any = oder wir suchen einen aus
lobby-bring-add = Dazusetzen
lobby-bring-done = Fertig
lobby-at-device = an diesem Gerät
lobby-sit = Hier hinsetzen
lobby-rise = Meinen Platz freigeben
lobby-remove = Entfernen
lobby-remove-label = { lobby-remove }: { $name }
lobby-rename = Namen ändern
lobby-level = Wie gut { $name } spielt
lobby-invite = Einladen
lobby-invite-how = Halte ein Handy davor oder gib die Buchstaben am Eingang ein.
lobby-code = Code
lobby-qr = Der Link zu diesem Tisch, für die Handykamera
lobby-link = Der Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-share = Komm, spiel mit uns { $game }!
lobby-share-button = Teilen
lobby-options = Optionen
lobby-none = ohne
lobby-yes = ja
lobby-no = nein
lobby-less = Weniger
lobby-more = Mehr
lobby-chosen = { $count } von { $most } gewählt
lobby-choose-none = Nichts davon
lobby-done = Fertig
lobby-clock = Bedenkzeit
lobby-clock-note = pro Entscheidung
lobby-clock-none = ohne Limit
lobby-clock-relaxed = entspannt
lobby-clock-brisk = flott
lobby-open = Wer kommen darf
lobby-open-no = nur Eingeladene
lobby-open-yes = alle
lobby-start = { $count ->
    [0] Beginnen
    [1] Allein beginnen
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
    [6] Zu sechst beginnen
    [7] Zu siebt beginnen
    [8] Zu acht beginnen
   *[other] Mit { $count } beginnen
}
lobby-too-few = { $missing ->
    [one] Eine Person fehlt noch: Lade jemanden ein oder setz einen Bot dazu.
   *[other] Es fehlen noch { $missing }: Lade andere ein oder setz Bots dazu.
}
lobby-ready = Es kann losgehen. Wer später kommt, kann zuschauen.
lobby-absent = { $count ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
}
lobby-wait = { $host } startet das Spiel.
lobby-watching = { $free ->
    [0] Du schaust zu. Wird ein Platz frei, kannst du dich setzen.
   *[other] Du schaust zu. Setz dich gern auf einen freien Platz.
}

lobby-levels = Wie gut spielen die Bots?
lobby-fill = Mit Bots auffüllen
lobby-fill-count = { $count ->
    [0] genug für eine gute Partie
    [one] noch ein Platz
   *[other] { $count } Plätze
}
lobby-personality = Worauf { $name } achtet
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-easy-how = Nett und ein bisschen vergesslich.
level-medium-how = Spielt gut und macht menschliche Fehler.
level-hard-how = Denkt weit voraus und schenkt dir nichts.
level-wins = Gewinnt { $wins } von 100 Partien gegen „{ $against }“.
level-wins-together = Zu viert gewinnen sie { $wins } von 100 Partien.

bot-random = sorglos
bot-greedy = eifrig
bot-search = scharfsinnig

## Deine eigene Seite

me-name = Dein Name
me-name-save = Speichern
me-rename = Namen ändern
me-played = gespielt
me-won = gewonnen
me-now = laufend
me-going = Läuft noch
me-going-none = Kein Spiel wartet auf dich.
me-to-door = Zum Eingang
me-finished = Beendet
me-finished-none = Hier hängen beendete Spiele, jedes als Wiederholung, in der alle Geheimnisse offenliegen.
me-phrase = Auf ein anderes Gerät umziehen
me-phrase-how = Deinen Namen und deine Spiele merkt sich dieser Browser. Mit einem Merksatz nimmst du sie mit: Hier bekommst du ihn, dort gibst du ihn ein.
me-phrase-make = Merksatz holen
me-phrase-once = Schreib ihn jetzt auf, er wird nur einmal gezeigt. Wer ihn eingibt, spielt unter deinem Namen weiter. Ein älterer Merksatz gilt nicht mehr.
me-phrase-copy = Kopieren
me-phrase-copied = Kopiert
me-recover = Ich habe einen Merksatz
me-recover-go = Weiterspielen
me-recovered = Schön, dass du wieder da bist.
me-others = Andere Browser abmelden
me-others-how = Hast du an einem fremden Gerät gespielt, oder ist dein Handy weg? Danach kennt dich nur noch dieser Browser. Dein Merksatz gilt weiter; hol dir einen neuen, wenn ihn jemand kennen könnte.
me-others-go = Abmelden
me-others-done = { $count ->
    [0] Es gab keinen anderen Browser.
    [one] Ein anderer Browser ist abgemeldet.
   *[other] { $count } andere Browser sind abgemeldet.
}

## Kein Tisch zu finden

join-unknown = Einen Tisch { $code } gibt es nicht
join-unknown-how = Vielleicht stimmt ein Buchstabe nicht, oder der Tisch ist längst abgeräumt.
join-closed = Der Tisch { $code } ist geschlossen
join-closed-how = Wer diesen Server betreibt, hat ihn geschlossen. Deine anderen Spiele gehen weiter.
join-banned = Hier kommst du nicht herein
join-damaged = Dieser Tisch ist beschädigt
join-damaged-how = Was davon gespeichert war, lässt sich nicht lesen.
join-mendable = { $moves ->
    [0] Ein Teil dieser Partie lässt sich nicht mehr lesen. Sie kann mit denselben Karten neu beginnen; die bisherigen Züge sind verloren.
    [one] Ein Teil dieser Partie lässt sich nicht mehr lesen. Sie kann nach dem ersten Zug weitergehen; was danach kam, ist verloren.
   *[other] Ein Teil dieser Partie lässt sich nicht mehr lesen. Sie kann nach den ersten { $moves } Zügen weitergehen; was danach kam, ist verloren.
}
join-beyond-mending = Was von dieser Partie gespeichert war, lässt sich nicht lesen; sie kann nicht weitergehen. Alle deine anderen Tische sind in Ordnung.
join-mend = Von dort weiterspielen
join-nowhere = Hier hängt nichts
join-nowhere-how = Unter dieser Adresse gibt es hier keine Seite.
join-door = Zum Eingang

## Reden

talk-open = Reden
talk-title = Gespräch
talk-nothing = Noch hat niemand etwas gesagt.
talk-words = Etwas sagen …
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

## The puzzle of the day

daily-title = Rätsel des Tages
daily-plaque = { daily-title }: { $title }. { $how }
daily-fresh = Für alle dieselben Karten
daily-best = Dein Rekord: { $best }
daily-next = { $hours ->
    [0] Das nächste kommt in { $minutes } Min.
   *[other] Das nächste kommt in { $hours } Std. { $minutes } Min.
}
daily-players = { $count ->
    [one] Bisher hat es heute eine Person beendet.
   *[other] Bisher haben es heute { $count } Personen beendet.
}
daily-standing = { $best ->
    [one] Dein Rekord bisher: 1 Punkt.
   *[other] Dein Rekord bisher: { $best } Punkte.
} { $tries ->
    [one] Das war dein erster Versuch.
   *[other] { $tries } Versuche, der erste brachte { $first }.
}
daily-again = Noch ein Versuch
daily-sealed = Andere spielen dieses Rätsel noch; die Wiederholung öffnet sich, wenn der Tag vorbei ist.
daily-of = Rätsel vom { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
daily-past = Das Rätsel vom { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Der Tag ist vorbei, darum zählt es nicht.
daily-helped = Hier hat ein Bot gespielt, darum zählt es nicht.
daily-chart = Die besten Ergebnisse heute
daily-bar = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: { $count ->
    [0] niemand
    [one] eine Person
   *[other] { $count } Personen
}
daily-bars = { $from } bis { $score } Punkte: { $count ->
    [0] niemand
    [one] eine Person
   *[other] { $count } Personen
}
daily-here = dieses Spiel

## What a guest has reached

me-days = Tagesrätsel
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-best = { $best ->
    [one] 1 Punkt
   *[other] { $best } Punkte
}
me-day-tries = { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}
me-feats = Sonderziele
me-feats-count = { $reached } von { $all }
me-feat-made = erreicht am { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = noch offen
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

## Ein Tisch in Worten, für ein Spiel ohne eigenen

plain-proposed = Vorgeschlagen
plain-yes = ja
plain-no = nein
plain-none = keine
plain-empty = Leer: { $names }
plain-seats = Mitspielende
plain-you = { $name } (du)
plain-last = Gerade eben
plain-offers = { $count ->
    [one] 1 möglicher Zug
   *[other] { $count } mögliche Züge
}
plain-any = beliebig
plain-all = Alle { $count } zeigen
plain-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
plain-final = Wie es am Ende lag

field-bid = Gebot
field-card = Karte
field-cards = Karten
field-dealer = Gibt
field-deck = Nachziehstapel
field-discard = Ablagestapel
field-first = Beginnt
field-game = Spiel
field-hand = Deine Hand
field-held = Handkarten
field-laid = Gelegt
field-latest = Zuletzt gesprochen
field-members = Wer entscheidet
field-number = Zahl
field-options = Einstellungen
field-phase = Abschnitt
field-players = Zu wievielt
field-points = Punkte
field-prize = Preis
field-round = Runde
field-row = Auslage
field-score = Punktestand
field-table = Tisch
field-tokens = Marken
field-trick = Stich
field-tricks = Stiche
field-trump = Trumpf
field-turn = Am Zug
