# Was That’s Not a Hat auf Deutsch sagt. Wie Sätze heißen und gefüllt werden: vernissage/text.py.
# Die Namen der Geschenke stehen in names/de.ftl: „Hut“, .a „ein Hut“, .not „Das ist kein Hut!“.

## Die Rückseiten

black = schwarze Pfeile, nach links
white = weiße Pfeile, nach rechts
anyone = Pfeile in alle Richtungen

## Was du tun kannst

move-take = Das nächste Geschenk aus dem Laden nehmen und umdrehen
move-aim = { $receiver } beschenken
move-give = Behaupten: { $gift }
move-accept = „Danke schön!“
move-refuse = „Das stimmt doch gar nicht!“

## Was geschehen ist. Gesagtes und Gesehenes wird einmal erzählt; der Verlauf lässt weg, was vergessen werden muss.

event-taken = { $gift ->
    [nobody] { $you ->
        [seat] Du nimmst ein Geschenk aus dem Laden.
       *[other] { $seat } nimmt ein Geschenk aus dem Laden.
    }
   *[other] { $you ->
        [seat] Du nimmst ein Geschenk aus dem Laden: { $gift_a }. Auf der Rückseite: { $back }.
       *[other] { $seat } nimmt ein Geschenk aus dem Laden: { $gift_a }. Auf der Rückseite: { $back }.
    }
}
event-turned = { $you ->
    [seat] Du drehst „{ $gift }“ um. Auf der Rückseite: { $back }.
   *[other] { $seat } dreht „{ $gift }“ um. Auf der Rückseite: { $back }.
}
event-aimed = { $you ->
    [seat] Deine Wahl fällt auf { $receiver }.
    [receiver] { $seat } wählt dich.
   *[other] { $seat } wählt { $receiver }.
}
event-given = { $gift ->
    [nobody] { $you ->
        [seat] Du machst { $receiver } ein Geschenk.
        [receiver] { $seat } macht dir ein Geschenk.
       *[other] { $seat } macht { $receiver } ein Geschenk.
    }
   *[other] { $you ->
        [seat] Du machst { $receiver } ein Geschenk. „Für dich: { $gift_a }!“
        [receiver] { $seat } macht dir ein Geschenk. „Für dich: { $gift_a }!“
       *[other] { $seat } macht { $receiver } ein Geschenk. „Für dich: { $gift_a }!“
    }
}
event-accepted = { $you ->
    [seat] Du sagst danke.
   *[other] { $seat } sagt danke.
}
event-refused = { $gift ->
    [nobody] { $you ->
        [seat] Du glaubst { $giver } nicht.
        [giver] { $seat } glaubt dir nicht.
       *[other] { $seat } glaubt { $giver } nicht.
    }
   *[other] { $you ->
        [seat] Du sagst: „{ $gift_not }“
       *[other] { $seat } sagt: „{ $gift_not }“
    }
}
event-unwrapped = Ausgepackt: { $gift_a }! { $true ->
    [yes] { $you ->
        [seat] Es stimmte: Du hast gezweifelt und bekommst einen Strafpunkt.
       *[other] Es stimmte: { $seat } hat gezweifelt und bekommt einen Strafpunkt.
    }
   *[no] { $you ->
        [seat] Du hattest etwas anderes gesagt und bekommst einen Strafpunkt.
       *[other] { $seat } hatte etwas anderes gesagt und bekommt einen Strafpunkt.
    }
}
event-opened = Alles ist ausgepackt.
event-game-began = Partie { $game }: { $you ->
    [seat] Du beginnst.
   *[other] { $seat } beginnt.
}
event-ended = Für heute ist Schluss mit den Geschenken.

## Warum nicht

refusal-not_a_hat-wrong-phase = { $phase ->
    [take] Nimm zuerst ein Geschenk aus dem Laden.
    [aim] Entscheide zuerst, wer es bekommt.
    [name] Sag zuerst, was es ist.
    [answer] Ein Geschenk wartet auf Antwort: danke oder nein.
   *[over] Es gibt keine Geschenke mehr.
}
refusal-not_a_hat-no-such-gift = Das gehört nicht zu den 110 Geschenken.
refusal-not_a_hat-no-such-receiver = Verschenkt wird an jemand anderen am Tisch.
refusal-options-first-player = Der Startplatz muss einer der { $players } Plätze sein, gezählt ab 0.
refusal-options-two-gifts = Zu zweit behalten beide je zwei Geschenke.

## Was an einer Stellung nicht stimmt

refusal-position-cards = Jedes der 110 Geschenke muss irgendwo liegen, und nur einmal.
refusal-position-wrong-backs = Ein Geschenk ist im Spiel, dessen Pfeile aussortiert sind.
refusal-position-box-order = Die Geschenke in der Schachtel müssen sortiert sein.
refusal-position-seats = Geschenke und Strafpunkte muss es für alle { $players } Plätze geben.
refusal-position-no-such-seat = Alle Genannten müssen auf einem der { $players } Plätze sitzen, gezählt ab 0.
refusal-position-piles = { $gifts ->
    [one] Vor allen muss ein Geschenk liegen.
   *[other] Vor allen müssen { $gifts } Geschenke liegen.
}
refusal-position-open = Vor Platz { $seat } liegt ein offenes Geschenk, wo keines liegen kann.
refusal-position-penalties = Niemand kann mehr als drei Strafpunkte haben, und drei nur eine einzige Person.
refusal-position-not-over = Das Spiel kann hier nicht vorbei sein.
refusal-position-over = Das Spiel müsste hier vorbei sein.
refusal-position-game = Eine Partie { $game } kann es nicht geben.
refusal-position-earlier = Die Strafpunkte früherer Partien passen nicht zur Zahl der Partien.
refusal-position-gifts = Die Zahl der bisher verschenkten Geschenke geht nicht auf.
refusal-position-parcel = Ein Geschenk muss genau dann unterwegs sein, wenn gewählt, benannt oder geantwortet wird.
refusal-position-receiver = Das Geschenk geht nicht dorthin, wohin seine Pfeile zeigen.
refusal-position-take = Genommen wird nur aus einem Laden, der noch etwas hat, und nur zu Beginn oder nach einem Nein.
refusal-position-said = Was gesagt wurde, passt nicht zum Rest.

## Der Tisch im Terminal

table-game = Partie { $game } von { $games }
table-shop = Laden
table-shop-top = obenauf { $gift_a }, insgesamt { $count }
table-shop-empty = ausverkauft
table-player = Wer
table-gifts = Geschenke, das älteste zuerst
table-penalties = Strafpunkte
table-earlier = Vorher
table-phase-take = { $you ->
    [yes] du gehst in den Laden
   *[no] { $name } geht in den Laden
}
table-phase-aim = { $you ->
    [yes] du entscheidest, wer es bekommt
   *[no] { $name } entscheidet, wer es bekommt
}
table-phase-name = { $you ->
    [yes] du hast ein Geschenk für { $receiver }
   *[no] { $name } hat ein Geschenk für { $receiver }
}
table-phase-answer = { $you ->
    [yes] du hast { $receiver } ein Geschenk gemacht
   *[no] { $name } hat { $receiver } ein Geschenk gemacht
}
table-phase-over = ausgepackt
table-said = „Für dich: { $gift_a }!“
table-said-last = Zuletzt wurde gesagt: „Für dich: { $gift_a }!“
table-parcel = Unterwegs

## Im Browser

game-title = That’s Not a Hat
game-kind = Merken, vergessen, bluffen
game-about = Geschenke wandern verdeckt herum, und alle sagen, was drin ist. Wer merkt, wenn es nicht stimmt?
goal = Merk dir, was wo liegt. Drei Strafpunkte beenden das Spiel; wer am wenigsten hat, gewinnt.

usual-rules = { $seconds } Sekunden, um ein Geschenk anzusehen. Sobald jemand drei Strafpunkte hat, ist Schluss.
option-first = Wer beginnt
option-first-none = wird ausgelost
option-gifts = Geschenke pro Person
option-gifts-none = wie üblich
option-gifts-1 = eins
option-gifts-2 = zwei
option-arrows = Pfeile
option-arrows-both = beide
option-arrows-black = nur schwarze
option-arrows-white = nur weiße
option-anyone = Geschenke in alle Richtungen
option-aid = Gedächtnishilfe
option-aid-none = keine
option-aid-last = das zuletzt Gesagte
option-aid-log = alles Gesagte
option-seconds = Sekunden, um ein Geschenk anzusehen
option-rounds = Eine Partie pro Person
option-gift_limit = Endet nach so vielen Geschenken in Folge
option-gift_limit-none = keine Grenze
option-gift_limit-note = Ganz ohne ein Nein würde eine Partie nie enden. Mit einer Zahl endet sie trotzdem.

level-easy-how = Vergisst schnell und verwechselt sogar, was eben erst zu sehen war.
level-medium-how = Merkt sich etwa so viel wie ein Mensch.
level-hard-how = Ein Elefant: vergisst sehr wenig.
bot-random = Zerstreut
bot-search = Unfehlbar
bot-goldfish = Goldfisch
bot-cat = Katze
bot-person = Mensch
bot-elephant = Elefant
bot-memory = Mittelmäßig
bot-parrot = Papagei
bot-never-doubt = Zweifelt nie
bot-always-doubt = Zweifelt immer

## Der Tisch im Browser

table-now-take = { $opening ->
    [looking] Sieh dir alles gut an, dann drück auf „{ $looked }“.
    [yes] { $who ->
        [you] Schau dir alle Geschenke an, dann nimm das in der Mitte.
       *[other] Sieh dir alles gut an: Bald liegen die Geschenke verdeckt.
    }
   *[no] { $who ->
        [you] Nimm das Geschenk in der Mitte. Alle sehen es noch einmal.
       *[other] { $giver } geht in den Laden.
    }
}
table-now-aim = { $who ->
    [you] Die Pfeile zeigen auf alle. Tipp auf einen Namen: Wer bekommt es?
   *[other] { $giver } entscheidet, wer es bekommt.
}
table-now-name = { $who ->
    [you] { $which ->
        [older] Das ältere Geschenk geht an { $receiver }. Sag, was es ist.
        [chosen] Es geht an { $receiver }. Sag, was es ist.
       *[new] Die Pfeile zeigen auf { $receiver }. Sag, was es ist.
    }
   *[other] { $to ->
        [you] { $giver } hat etwas für dich …
       *[other] { $giver } hat etwas für { $receiver } …
    }
}
table-now-answer = { $to ->
    [you] { $giver } schenkt dir etwas: { $said }. Glaubst du das?
   *[other] { $who ->
        [you] Du schenkst { $receiver } etwas: { $said }. Verzieh keine Miene.
       *[other] { $giver } schenkt { $receiver } etwas: { $said }.
    }
}
table-now-over = Alles ist ausgepackt.
table-idle = { $phase ->
    [take] { $opening ->
        [yes] Erst sehen sich alle die Geschenke an; dann nimmt { $giver } das in der Mitte.
       *[no] { $giver } geht gerade in den Laden.
    }
    [aim] { $giver } entscheidet gerade, wer es bekommt.
    [name] { $giver } sagt gleich, was es ist.
   *[answer] Jetzt antwortet { $receiver }: danke oder nein.
}
table-lies-down = Ein verdecktes Geschenk darf niemand ansehen, auch nicht, wer es vor sich hat.
table-lies-open = { $own ->
    [yes] Es bleibt bei dir, bis du ein neues annimmst; dann geht das älteste weiter.
   *[no] Es bleibt bei { $name }, bis dort ein neues angenommen wird; dann geht das älteste weiter.
}
table-take = Nehmen und umdrehen
table-looked = Ich habe alles gesehen
table-looked-wait = Du hast alles gesehen. Wir warten auf { $names }.
table-aim = Für { $name }
table-name-it = Schreib, was es ist
table-name-first = Sag zuerst, welches der 110 Geschenke es ist.
table-say = „{ $gift }!“ sagen
table-words = { $gift }!
table-say-it = Sag es
table-suggestions = Geschenke, die so heißen
table-did-you-mean = Meinst du …?
table-no-such-gift = So heißt hier kein Geschenk.
table-two-letters = Zwei Buchstaben davon genügen.
table-all-gifts = Alle 110 Geschenke
table-keyboard = Handytastatur
table-letters = Buchstaben
table-erase = Löschen
table-no-letter = { $begun ->
    [yes] Mit „{ $letter }“ geht kein Geschenk weiter.
   *[no] Kein Geschenk fängt mit „{ $letter }“ an.
}
table-nothing-typed = Es steht noch nichts da.
table-next = zuerst
table-goes-next = wird als Nächstes verschenkt
table-thanks = Danke schön!
table-thanks-how = ich nehme es
table-no-how = aufdecken
table-back-black = verdeckt; die Pfeile zeigen nach links
table-back-white = verdeckt; die Pfeile zeigen nach rechts
table-back-anyone = verdeckt; die Pfeile zeigen in alle Richtungen
table-penalties-said = { $count ->
    [0] kein Strafpunkt
    [one] ein Strafpunkt von dreien: { $names }
   *[other] { $count } Strafpunkte von dreien: { $names }
}
table-one-more = noch einer, und es ist aus
table-end-far = Die meisten Strafpunkte bisher: { $count }. Bei { $most } ist es aus.
table-end-penalties = Zwei Strafpunkte: { $names }. Noch einer, und { $rounds ->
    [yes] diese Partie
   *[no] das Spiel
} ist aus.
table-end-limit = { $left ->
    [one] Noch ein angenommenes Geschenk
   *[other] Noch { $left } angenommene Geschenke in Folge
}, und { $rounds ->
    [yes] diese Partie
   *[no] das Spiel
} ist aus.
table-before = vorher { $count }
table-shop-left = { $count ->
    [one] Der Laden: noch ein Geschenk
   *[other] Der Laden: noch { $count } Geschenke
}
table-take-tag = nimm es
table-older = das ältere
table-moment-taken = { $you ->
    [yes] Ein letzter Blick: Du drehst es um.
   *[no] Ein letzter Blick: { $name } dreht es um.
}
table-moment-turned = { $you ->
    [yes] Ein letzter Blick: Du drehst es um.
   *[no] Ein letzter Blick: { $name } dreht es um.
}
table-moment-unwrapped = { $true ->
    [yes] { $you ->
        [yes] Es stimmte! Du hast gezweifelt: Das ist dein Strafpunkt.
       *[no] Es stimmte! { $name } hat gezweifelt: Das gibt einen Strafpunkt.
    }
   *[no] { $you ->
        [yes] Du hattest etwas anderes gesagt: Das ist dein Strafpunkt.
       *[no] { $name } hatte etwas anderes gesagt: Das gibt einen Strafpunkt.
    }
}
table-dock = Was zu tun ist
table-aid-none = Hier musst du dir alles selbst merken.
table-aid-last = Nur das zuletzt Gesagte bleibt hier stehen.
table-aid-log = Der Verlauf merkt sich jedes Wort.

## Der Tisch auf einem Fernseher

stage-counts = die wenigsten Strafpunkte gewinnen
stage-asks = { $phase ->
    [take] { $opening ->
        [yes] Dann nimmt { $giver } das erste aus dem Laden.
       *[no] Merkt euch, was obenauf liegt.
    }
    [aim] Die Pfeile zeigen auf alle.
    [name] Was soll es wohl sein?
    [answer] Glaubt { $receiver } das?
   *[over] Jetzt kommt die Wahrheit.
}
stage-does = { $phase ->
    [take] **{ $giver } nimmt das Geschenk in der Mitte** und dreht es um.
    [aim] **{ $giver } entscheidet,** wer es bekommt.
    [name] **{ $giver } sagt, was es ist:** eines der 110 Geschenke, wahr oder nicht.
    [answer] **{ $receiver } antwortet:** „Danke schön!“ oder „{ $not }“
   *[over] **Heute gibt es keine Geschenke mehr.**
}
stage-then = { $case ->
    [take] Es geht dorthin, wohin seine Pfeile zeigen.
    [aim] Dann bekommt es einen Namen, wahr oder nicht.
    [name] Dann sagt { $receiver } danke oder glaubt es nicht.
    [thanks] { $onward ->
        [nobody] Wenn { $receiver } es nimmt, geht das ältere Geschenk weiter.
       *[other] Wenn { $receiver } es nimmt, geht das ältere Geschenk an { $onward }.
    }
    [not] { $last ->
        [yes] Wenn nicht, wird es aufgedeckt: Wer im Unrecht ist, bekommt einen Strafpunkt, und der dritte ist das Ende.
       *[no] Wenn nicht, wird es aufgedeckt: Wer im Unrecht ist, bekommt einen Strafpunkt.
    }
   *[over] Gleich zeigt sich, was wohin ging.
}

## Die Wahrheit

result-wins = { $count ->
    [one] { $names } hat das beste Gedächtnis.
   *[other] { $names } haben gemeinsam das beste Gedächtnis.
}
result-penalties = { $count ->
    [0] kein Strafpunkt
    [one] ein Strafpunkt
   *[other] { $count } Strafpunkte
}
result-longest-lie = Die längste Lüge
result-lie = In Wahrheit die ganze Zeit: { $gift }. { $liar } hat damit angefangen, und angenommen wurde es { $count ->
    [one] einmal
   *[other] { $count }-mal in Folge
} als { $names }.
result-lie-caught = Dann hat jemand nachgesehen.
result-lie-never = Niemand hat je nachgesehen.
result-fooled = { $name } ließ sich am häufigsten täuschen: { $count ->
    [one] einmal.
   *[other] { $count }-mal.
}
result-journeys = Wohin alles ging
result-follow = In der Wiederholung ansehen
result-from-shop = { $name } holte es aus dem Laden.
result-dealt = Zu Beginn lag es bei { $name }.
result-stop = { $giver } an { $receiver }: „{ $said }!“
result-believed-truth = Geglaubt, und wahr.
result-believed-lie = Geglaubt, und falsch.
result-doubted-truth = Bezweifelt, aber wahr.
result-doubted-lie = Bezweifelt, und das zu Recht.
result-penalty = Ein Strafpunkt für { $name }.
result-kept = Am Ende liegt es bei { $name }.
result-map-says = { $count ->
    [one] Einmal wurde etwas verschenkt.
   *[other] { $count }-mal wurde etwas verschenkt.
} Jede Bahn steht für eine Person, und an ihr entlang läuft die Zeit. Wähl ein Geschenk und folg ihm.
result-map-label = Wohin jedes Geschenk ging: eine Bahn für jede Person, und an ihr entlang läuft die Zeit
result-which = Das Geschenk, dem du folgst
result-which-game = Die Partie, die du dir ansiehst
result-game = Partie { $game }
result-gift-number = Geschenk { $number }
result-said = „{ $said }!“
result-called-rightly = beim richtigen Namen genannt
result-called-falsely = unter falschem Namen
result-was-doubted = bezweifelt: ein Strafpunkt
result-lie-hands = Durch diese Hände ging es
result-lie-gifts = { $count ->
    [one] Geschenk { $numbers }
   *[other] Geschenke { $numbers }
}
result-how-often = Wer wie oft
result-column-penalties = Straf­punkte
result-column-made-up = falsche Namen
result-column-fell-for = darauf herein­gefallen
result-column-in-vain = Wahres be­zweifelt
result-column-number = Nummer
result-column-gift = Geschenk
result-column-giver = von
result-column-receiver = an
result-column-called = genannt
result-column-answer = Antwort

## Das Spiel eines Tages

day-score = { $score ->
    [0] kein Strafpunkt
    [one] ein Strafpunkt
   *[other] { $score } Strafpunkte
}
