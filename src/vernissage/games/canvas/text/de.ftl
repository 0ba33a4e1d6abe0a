# Was Canvas auf Deutsch sagt. Wie Sätze heißen und gefüllt werden: vernissage/text.py.

## Titel: Die Karten 1 bis 30 haben das linke Wort, das beschreibt, die Karten 31 bis 60 das rechte, ein Ding.
## Jedes linke Wort passt zu jedem rechten.
##
## Das rechte Wort sagt sein Geschlecht (.gender: m, f, n oder p für die Mehrzahl), das linke hat für jedes eine Form.
## Was vor den Formen steht, ist das Wort, wenn es allein bleibt.

title-1 = Endlos
    .m = Endloser
    .f = Endlose
    .n = Endloses
    .p = Endlose
title-2 = Schlafwandelnd
    .m = Schlafwandelnder
    .f = Schlafwandelnde
    .n = Schlafwandelndes
    .p = Schlafwandelnde
title-3 = Widerwillig
    .m = Widerwilliger
    .f = Widerwillige
    .n = Widerwilliges
    .p = Widerwillige
title-4 = Errötend
    .m = Errötender
    .f = Errötende
    .n = Errötendes
    .p = Errötende
title-5 = Geborgt
    .m = Geborgter
    .f = Geborgte
    .n = Geborgtes
    .p = Geborgte
title-6 = Elektrisch
    .m = Elektrischer
    .f = Elektrische
    .n = Elektrisches
    .p = Elektrische
title-7 = Vergessen
    .m = Vergessener
    .f = Vergessene
    .n = Vergessenes
    .p = Vergessene
title-8 = Mondhell
    .m = Mondheller
    .f = Mondhelle
    .n = Mondhelles
    .p = Mondhelle
title-9 = Verwunschen
    .m = Verwunschener
    .f = Verwunschene
    .n = Verwunschenes
    .p = Verwunschene
title-10 = Flüsternd
    .m = Flüsternder
    .f = Flüsternde
    .n = Flüsterndes
    .p = Flüsternde
title-11 = Vergoldet
    .m = Vergoldeter
    .f = Vergoldete
    .n = Vergoldetes
    .p = Vergoldete
title-12 = Unwahrscheinlich
    .m = Unwahrscheinlicher
    .f = Unwahrscheinliche
    .n = Unwahrscheinliches
    .p = Unwahrscheinliche
title-13 = Heimwehkrank
    .m = Heimwehkranker
    .f = Heimwehkranke
    .n = Heimwehkrankes
    .p = Heimwehkranke
title-14 = Entlaufen
    .m = Entlaufener
    .f = Entlaufene
    .n = Entlaufenes
    .p = Entlaufene
title-15 = Geduldig
    .m = Geduldiger
    .f = Geduldige
    .n = Geduldiges
    .p = Geduldige
title-16 = Hohl
    .m = Hohler
    .f = Hohle
    .n = Hohles
    .p = Hohle
title-17 = Leuchtend
    .m = Leuchtender
    .f = Leuchtende
    .n = Leuchtendes
    .p = Leuchtende
title-18 = Barfüßig
    .m = Barfüßiger
    .f = Barfüßige
    .n = Barfüßiges
    .p = Barfüßige
title-19 = Störrisch
    .m = Störrischer
    .f = Störrische
    .n = Störrisches
    .p = Störrische
title-20 = Dahintreibend
    .m = Dahintreibender
    .f = Dahintreibende
    .n = Dahintreibendes
    .p = Dahintreibende
title-21 = Gebraucht
    .m = Gebrauchter
    .f = Gebrauchte
    .n = Gebrauchtes
    .p = Gebrauchte
title-22 = Verwildert
    .m = Verwilderter
    .f = Verwilderte
    .n = Verwildertes
    .p = Verwilderte
title-23 = Zärtlich
    .m = Zärtlicher
    .f = Zärtliche
    .n = Zärtliches
    .p = Zärtliche
title-24 = Unglaublich
    .m = Unglaublicher
    .f = Unglaubliche
    .n = Unglaubliches
    .p = Unglaubliche
title-25 = Schlaflos
    .m = Schlafloser
    .f = Schlaflose
    .n = Schlafloses
    .p = Schlaflose
title-26 = Zerstreut
    .m = Zerstreuter
    .f = Zerstreute
    .n = Zerstreutes
    .p = Zerstreute
title-27 = Zerknittert
    .m = Zerknitterter
    .f = Zerknitterte
    .n = Zerknittertes
    .p = Zerknitterte
title-28 = Unvollendet
    .m = Unvollendeter
    .f = Unvollendete
    .n = Unvollendetes
    .p = Unvollendete
title-29 = Höflich
    .m = Höflicher
    .f = Höfliche
    .n = Höfliches
    .p = Höfliche
title-30 = Donnernd
    .m = Donnernder
    .f = Donnernde
    .n = Donnerndes
    .p = Donnernde
title-31 = Ovationen
    .gender = p
title-32 = Wiegenlied
    .gender = n
title-33 = Dienstag
    .gender = m
title-34 = Obstgarten
    .gender = m
title-35 = Regenschirm
    .gender = m
title-36 = Horizont
    .gender = m
title-37 = Geständnis
    .gender = n
title-38 = Teekanne
    .gender = f
title-39 = Lawine
    .gender = f
title-40 = Abschied
    .gender = m
title-41 = Kathedrale
    .gender = f
title-42 = Gerücht
    .gender = n
title-43 = Picknick
    .gender = n
title-44 = Echo
    .gender = n
title-45 = Völkerwanderung
    .gender = f
title-46 = Spiegel
    .gender = m
title-47 = Wendeltreppe
    .gender = f
title-48 = Flitterwochen
    .gender = p
title-49 = Ölsardine
    .gender = f
title-50 = Komet
    .gender = m
title-51 = Labyrinth
    .gender = n
title-52 = Entschuldigung
    .gender = f
title-53 = Garten
    .gender = m
title-54 = Parade
    .gender = f
title-55 = Wal
    .gender = m
title-56 = Alibi
    .gender = n
title-57 = Wetter
    .gender = n
title-58 = Träumerei
    .gender = f
title-59 = Akkordeon
    .gender = n
title-60 = Hafen
    .gender = m

## Die Kunstkarten heißen wie ihr Wort


## Die Elemente

hue = Farbton
shape = Form
texture = Textur
tone = Tonwert
bonus-hue = für jeden Farbton
bonus-shape = für jede Form
bonus-texture = für jede Textur
bonus-tone = für jeden Tonwert

## Die Wertungskarten

variety = Vielfalt
    .condition = ein Satz aus allen vier Elementen
    .brief = {""}
repetition = Wiederholung
    .condition = ein Paar Formen
    .brief = {""}
emphasis = Betonung
    .condition = genau ein Farbton
    .brief = nur ein
composition = Komposition
    .condition = ein Symbol in jedem Farbfeld
    .brief = alle fünf
movement = Bewegung
    .condition = ein Element in drei Farbfeldern nebeneinander
    .brief = drei in Folge
hierarchy = Hierarchie
    .condition = Tonwerte, und von nichts anderem mehr
    .brief = vor allem
proportion = Proportion
    .condition = drei von einem Element und zwei von einem anderen
    .brief = drei und zwei
style = Stil
    .condition = drei Texturen
    .brief = {""}
proximity = Nähe
    .condition = Textur und Tonwert nebeneinander
    .brief = nebeneinander
symmetry = Symmetrie
    .condition = dasselbe Element in gespiegelten Farbfeldern
    .brief = gespiegelt
space = Raum
    .condition = Farbton und Form, nicht nebeneinander
    .brief = getrennt
consistency = Einheitlichkeit
    .condition = genau sechs Elemente
    .brief = genau sechs

## Sonderziele

all-conditions = alle vier Bedingungen mit einem einzigen Gemälde erfüllt
four-bonus-ribbons = vier Bonusschleifen mit einem einzigen Gemälde
seven-ribbons = sieben Schleifen mit einem einzigen Gemälde
five-of-a-kind = fünfmal dasselbe Element auf einem Gemälde
every-ladder = alle vier Punkteleitern bis ganz oben erklommen
seven-bonus-ribbons = sieben Bonusschleifen in einem Spiel
fourteen-ribbons = vierzehn Schleifen in einem Spiel
forty-points = vierzig Punkte in einem Spiel
record = mehr Punkte, als das Autorenteam je geschafft hat
every-scenario = jedes Szenario gespielt

## Hintergründe


## Was du tun kannst

move-take = { $card } nehmen
move-paint = Malen, von oben nach unten: { $cards }
move-frame = Auf den Hintergrund { $background }

## Was es kostet oder bringt

note-take = { $cost ->
    [0] gratis
    [one] ein Marker
   *[other] { $cost } Marker
}{ $gained ->
    [0] {""}
   *[other] , { $gained } darauf
}
note-paint = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

## Was geschehen ist

event-took = { $you ->
    [seat] Du nimmst
   *[other] { $seat } nimmt
} { $card }{ $paid ->
    [0] {""}
    [one] {" "}für einen Marker (eine Karte übersprungen)
   *[other] {" "}für { $paid } Marker ({ $paid } Karten übersprungen)
}{ $gained ->
    [0] .
    [one] , samt dem Marker darauf.
   *[other] , samt { $gained } Markern darauf.
}
event-painted = { $you ->
    [seat] Du enthüllst
   *[other] { $seat } enthüllt
} „{ $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right_gender ->
            [m] { $left_m } { $right }
            [f] { $left_f } { $right }
            [n] { $left_n } { $right }
           *[p] { $left_p } { $right }
        }
    }
}“.
event-won = { $you ->
    [seat] Du gewinnst
   *[other] { $seat } gewinnt
} { $ribbons ->
    [one] eine Schleife
   *[other] { $ribbons } Schleifen
} für { $scoring }: { $scoring_condition }.
event-won-bonus = { $you ->
    [seat] Du gewinnst
   *[other] { $seat } gewinnt
} { $ribbons ->
    [one] eine Bonusschleife, für ein Element, das ein Stern verlangt.
   *[other] { $ribbons } Bonusschleifen, eine für jedes Element, das ein Stern verlangt.
}
event-achieved = { $you ->
    [seat] Du hast ein Sonderziel erreicht
   *[other] { $seat } hat ein Sonderziel erreicht
}: { $objective }.
event-laid = Neu in der Reihe: { $cards }.
event-vincent-took = { $skipped ->
    [0] Vincent greift zu
    [one] Vincent überspringt eine Karte und greift zu
   *[other] Vincent überspringt { $skipped } Karten und greift zu
}: { $card }{ $gained ->
    [0] .
    [one] , samt dem Marker darauf.
   *[other] , samt { $gained } Markern darauf.
}
event-skipped = { $cards_count ->
    [one] { $cards } verlässt das Spiel.
   *[other] { $cards } verlassen das Spiel.
}
event-inspired = { $you ->
    [seat] Du bekommst
   *[other] { $seat } bekommt
} einen Marker aus dem Vorrat.
event-ended = Die Farbe ist trocken: In jeder Galerie hängen drei Gemälde, damit endet das Spiel.

## Wie es ausging, allein

verdict-participation = Eine Teilnahmeurkunde: Du warst dabei, und du hast gemalt.
verdict-emerging-artist = Aufstrebendes Talent: Diesen Namen sollte man sich merken.
verdict-honourable-mention = Eine lobende Erwähnung der Jury.
verdict-runner-up = Platz zwei: so knapp vorbei.
verdict-best-in-show = Der Hauptpreis der Ausstellung!

## Warum nicht

refusal-canvas-hand-full = Du hast schon { $cards } Karten: Vollende jetzt ein Gemälde.
refusal-canvas-not-in-the-row = Diese Karte liegt nicht in der Reihe.
refusal-canvas-too-few-tokens = { $cost ->
    [one] Das kostet einen Marker, und du hast { $tokens }.
   *[other] Das kostet { $cost } Marker, und du hast { $tokens }.
} { $short ->
    [one] Dir fehlt einer.
   *[other] Dir fehlen { $short }.
}
refusal-canvas-too-few-cards = Ein Gemälde braucht drei Karten, und du hast { $cards }.
refusal-canvas-not-in-hand = Malen kannst du nur mit Karten aus deiner eigenen Hand.
refusal-canvas-same-card-twice = Ein Gemälde braucht drei verschiedene Karten.
refusal-canvas-background-first = Wähl erst einen Hintergrund für dein Gemälde.
refusal-canvas-nothing-to-hang = Kein Gemälde wartet auf einen Hintergrund.
refusal-canvas-not-your-background = Das ist keiner deiner freien Hintergründe.
refusal-options-first-player = Der Startplatz muss einer der { $players } Plätze sein, gezählt ab 0.
refusal-options-scoring = Wähl eine bis vier Wertungskarten, jede nur einmal.

## Was an einer Stellung nicht stimmt

refusal-position-seats = Es muss { $players } Plätze geben, an denen gemalt wird, und am Zug muss einer von ihnen sein.
refusal-position-cards = { $card } liegt { $there }-mal da; richtig wäre { $wanted }-mal.
refusal-position-row = Die Zahl der Karten in der Reihe ist { $there }; richtig wäre { $wanted }, jede mit ihren Markern.
refusal-position-gone = { $there } Karten haben das Spiel verlassen; mehr als { $most } können es nicht sein.
refusal-position-hand = Platz { $seat } kann hier nicht mehr als { $most } Karten haben.
refusal-position-paintings = Platz { $seat } hat mehr als drei Gemälde.
refusal-position-backgrounds = Alle brauchen drei Hintergründe, und keine zwei davon dürfen gleich sein.
refusal-position-scoring = Das sind nicht die Wertungskarten dieses Tisches.
refusal-position-tokens = Die Zahl der Marker ist { $there }, oder einer liegt, wo keiner liegen kann; richtig wäre { $wanted }.
refusal-position-turn = Platz { $seat } ist schon fertig und kann nicht am Zug sein.
refusal-position-judged = Platz { $seat } kann hier nicht von der Jury gewählt worden sein.
refusal-position-outvoted = Nur wer gleichauf liegt, kann überstimmt werden, und mindestens zwei bleiben übrig.
refusal-position-easel = Platz { $seat } kann dieses Gemälde nicht gelegt haben und noch Hintergründe zur Wahl haben.

## Der Tisch im Terminal

table-turn = { $you ->
    [yes] du bist am Zug
   *[no] { $name } ist am Zug
}
table-over = alle Gemälde sind fertig
table-you = { $name } (du)
table-row = Die Reihe, die Gratiskarte zuerst
table-costs = Kostet
table-tokens = Marker
table-deck = noch { $count } im Stapel
table-vincent = Vincent hat { $count ->
    [0] keinen Marker
    [one] einen Marker
   *[other] { $count } Marker
}
table-reserve = Im Vorrat: { $count ->
    [0] kein Marker
    [one] ein Marker
   *[other] { $count } Marker
}
table-painter = Wer
table-hand = Gemälde, dann Handkarten
table-bonus = Bonus
table-each = je { $points }
table-points = Punkte
# Das linke Wort kommt in der Form, die zum rechten passt.
table-painting = { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $left } { $right }
    }
}
table-scoring = Wertung
table-ladder = Punkteleiter
table-letters = H Farbton · S Form · X Textur · T Tonwert · +H für jeden Farbton

## Im Browser

game-title = Canvas
game-kind = Schichten, betiteln, enthüllen
game-about = Leg drei durchsichtige Bilder übereinander und häng Gemälde auf, die zeigen, was die Ziele verlangen.
game-puzzle = Drei Gemälde, neun Karten
goal = Häng drei Gemälde auf, die zeigen, was die Wertungskarten verlangen.{ $players ->
    [1] {""}
   *[other] {" "}Hängen alle, gewinnt, wer die meisten Punkte hat.
}

usual-rules = Das Szenario „{ option-scenario-first-time }“, gut für den Anfang. Entwürfe zeigen ihre Schleifen.
option-first = Wer beginnt
option-first-none = wird ausgelost
option-scenario = Szenario
option-scenario-first-time = Zum ersten Mal
    .note = { variety }, { repetition }, { emphasis }, { composition }
option-scenario-family = Familie
    .note = { composition }, { variety }
option-scenario-relaxed = Entspannt
    .note = drei Karten nach Zufall
option-scenario-synergy = Synergie
    .note = { proximity }, { space }, { variety }
option-scenario-balanced = Ausgewogen
    .note = { consistency }, { emphasis }, { hierarchy }, { proportion }
option-scenario-no-elements = Ohne Elemente
    .note = { composition }, { consistency }, { proportion }, { symmetry }
option-scenario-every-element = Alle Elemente
    .note = { emphasis }, { hierarchy }, { repetition }, { style }
option-scenario-spatial = Räumlich
    .note = { movement }, { proximity }, { space }, { symmetry }
option-scenario-bonus = Bonus
    .note = { hierarchy }, { movement }, { proportion }, { style }
option-scenario-random = Zufällig
    .note = vier Karten nach Zufall
option-scoring = Eigene Wahl der Wertungskarten
option-scoring-none = wie im Szenario
option-scoring-variety = { variety }
    .note = { variety.condition }
option-scoring-repetition = { repetition }
    .note = { repetition.condition }
option-scoring-emphasis = { emphasis }
    .note = { emphasis.condition }
option-scoring-composition = { composition }
    .note = { composition.condition }
option-scoring-movement = { movement }
    .note = { movement.condition }
option-scoring-hierarchy = { hierarchy }
    .note = { hierarchy.condition }
option-scoring-proportion = { proportion }
    .note = { proportion.condition }
option-scoring-style = { style }
    .note = { style.condition }
option-scoring-proximity = { proximity }
    .note = { proximity.condition }
option-scoring-symmetry = { symmetry }
    .note = { symmetry.condition }
option-scoring-space = { space }
    .note = { space.condition }
option-scoring-consistency = { consistency }
    .note = { consistency.condition }
option-solo = Allein
option-solo-vincent = mit Vincent
option-solo-puzzle = als Rätsel
option-hints = Hinweise
option-hints-0 = keine
option-hints-1 = Schleifen des Entwurfs
option-hints-2 = die beste Reihenfolge
option-hints-3 = das beste Gemälde
option-hints-note = Eine ernsthafte Partie hat keine. Die Mitschrift nennt, welche erlaubt waren.
option-vote = Jury bei Gleichstand
option-vote-0 = keine
option-vote-1 = eine Minute
option-vote-5 = fünf Minuten
option-vote-1440 = einen Tag
option-vote-note = Wer den Link hat, stimmt ab, wenn Punkte und Marker gleich sind.

level-easy-how = Entscheidet nach Augenmaß und nimmt, was hübsch aussieht.
level-medium-how = Plant jedes Gemälde gut, achtet aber nicht auf deine Pläne.
level-hard-how = Denkt jede Karte bis zum Ende durch, auch die, die du brauchst.
bot-random = Unbekümmert
bot-greedy = Eifrig
bot-search = Bedacht
bot-strong = Meisterhaft

## Der Tisch im Browser

table-look-art-1 = ein Baum, der seine Blätter verliert
table-look-art-2 = ein Fuchs
table-look-art-3 = Hügel mit einem Haus
table-look-art-4 = der Mond hinter Wolken
table-look-art-5 = eine Windmühle
table-look-art-6 = jemand, der Geige spielt
table-look-art-7 = ein Wal
table-look-art-8 = ein Pfau
table-look-art-9 = eine erleuchtete Tür
table-look-art-10 = jemand, der tanzt
table-look-art-11 = Sonnenblumen
table-look-art-12 = ein Koi
table-look-art-13 = Vögel im Flug
table-look-art-14 = geometrische Formen
table-look-art-15 = ein Komet
table-look-art-16 = ein Fischschwarm
table-look-art-17 = ein rosa Band
table-look-art-18 = eine Melodie
table-look-art-19 = fallende Blütenblätter
table-look-art-20 = Papierlaternen
table-look-art-21 = eine Brücke mit Lampen
table-look-art-22 = ein Bär aus Sternen
table-look-art-23 = Schmetterlinge
table-look-art-24 = ein Kreis aus einem Pinselstrich
table-look-art-25 = das Meer mit einem Segel
table-look-art-26 = Heißluftballons
table-look-art-27 = eine schwarze Katze
table-look-art-28 = eine Stadt voller Kuppeln
table-look-art-29 = ein Regenbogen
table-look-art-30 = Seerosen
table-look-art-31 = ein Feuerwerk
table-look-art-32 = ein Reiher im Schilf
table-look-art-33 = ein Drachen am Himmel
table-look-art-34 = ein Fahrrad mit Blumen
table-look-art-35 = ein Planet mit Ringen
table-look-art-36 = ein Stern aus Fäden
table-look-art-37 = Schwalben auf Drähten
table-look-art-38 = Ahornblätter
table-look-art-39 = Bienen
table-look-art-40 = Papierkraniche
table-look-art-41 = Weizenähren
table-look-art-42 = kleine Boote
table-look-art-43 = ein Karussellpferd
table-look-art-44 = eine Karawane in den Dünen
table-look-art-45 = ein Luftschiff
table-look-art-46 = eine Schnecke mit Haus
table-look-art-47 = ein Violoncello
table-look-art-48 = terrassierte Hügel
table-look-art-49 = eine Qualle
table-look-art-50 = eine Taschenuhr
table-look-art-51 = gemusterte Wolken
table-look-art-52 = jemand, der träumt
table-look-art-53 = eine Teekanne auf Büchern
table-look-art-54 = ein Wirbel
table-look-art-55 = ein Hirsch mit Blüten
table-look-art-56 = Lavendelhügel
table-look-art-57 = die Sonne mit einem Gesicht
table-look-art-58 = ein Leuchtturm
table-look-art-59 = ein Zug auf einem Viadukt
table-look-art-60 = jemand unter einem Regenschirm

table-card = { $card }, { $look }.
table-empty = leer
table-swatch-red = rot
table-swatch-yellow = gelb
table-swatch-green = grün
table-swatch-blue = blau
table-swatch-violet = violett

# Wer am Zug ist und was zu tun ist.
table-now = Drück **{ $take }** unter einer Karte oder häng ein Gemälde auf.
table-now-take = Drück **{ $take }** unter einer Karte.
table-now-hang = Drück **{ $hang }**, oder **{ $take }** unter einer Karte.
table-now-full = Deine Hand ist voll: Wähl daraus drei Karten für ein Gemälde.
table-now-full-hang = Deine Hand ist voll: Drück **{ $hang }**.
table-now-frame = Drück **{ $hang }** und wähl einen Hintergrund.
table-then = Probier solange dein nächstes Gemälde.
table-progress = Gemälde { $number } von { $of }
table-end-near = { $left ->
    [one] Noch ein Gemälde, dann ist Schluss
   *[other] Noch { $left } Gemälde, dann ist Schluss
}
table-galleries = Galerien
table-show-galleries = Galerien zeigen
table-story = Verlauf

# Die Reihe.
table-verb = Nehmen
table-free = gratis
table-price = { $cost ->
    [0] gratis
    [one] ein Marker
   *[other] { $cost } Marker
}{ $gain ->
    [0] {""}
    [one] , samt dem Marker darauf
   *[other] , samt { $gain } Markern darauf
}
table-too-dear = Kostet { $cost }, du hast { $tokens }
table-take = { $card } nehmen: { $price }
table-take-sure = Nehmen?
table-take-again = Drück noch einmal, um { $card } zu nehmen. Zurücknehmen geht dann nicht.
table-try = { $card } im Atelier ausprobieren
table-worth = bringt dir { $gain }
table-the-row = Die Reihe
table-instead = oder nimm eine Karte

# Das Atelier.
table-layers = Schichten
table-layer = { $layer }: { $card }
table-layer-top = oben
    .short = oben
table-layer-middle = Mitte
    .short = Mitte
table-layer-bottom = unten
    .short = unten
table-up = { $card } nach oben
table-down = { $card } nach unten
table-exchange = { $upper } und { $lower } tauschen
table-ground = Hintergrund
table-frame = Rahmen
table-framing = Wie soll es hängen?
table-unveil = Enthüllen
table-picture = „{ $title }“: { $looks }
table-picture-empty = Eine leere Leinwand
table-untitled = Ohne Titel
table-draft = Dieser Entwurf
table-with = jetzt { $now } Punkte, mit diesem Gemälde { $then }
table-now-then = { $now } jetzt, dann { $then }
table-hang = Aufhängen
table-hang-title = „{ $title }“ aufhängen
table-best = Bestes Gemälde
table-order = Beste Reihenfolge
table-order-three = Leg zuerst drei deiner Handkarten.
table-order-is = Das ist die beste Reihenfolge.
table-orders = Alle Reihenfolgen
table-all = Alle Gemälde
table-best-mark = am besten
table-worth-short = { $gain } wert
table-worth-how = Punkte jetzt; und was es dir wert ist, denn Punkteleitern steigen ungleichmäßig und enden.
table-clear = Leeren
table-why-layers = { $left ->
    [one] Wähl noch eine Karte
    [3] Wähl drei Karten deiner Hand
   *[other] Wähl noch { $left } Karten
}
table-why-row = Nimm zuerst { $card }
table-why-turn = { $name } ist dran
table-why-order = Versuch eine andere Reihenfolge
table-why-moment = Einen Moment …
table-why-finished = Deine drei Gemälde hängen.

# Hand und Galerien.
table-your-hand = Deine Hand
table-hand-of = Hand von { $name }
table-hand-count = { $count } von { $most } Karten
table-inspiration = Marker: { $count }
table-purse = { $tokens ->
    [0] keine Marker
    [one] ein Marker
   *[other] { $tokens } Marker
}, { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}
table-pts = { $points ->
    [one] Punkt
   *[other] Punkte
}
table-paintings-of = Gemälde von { $name }
table-look = „{ $title }“ von { $name } ansehen
table-by = Gemalt von { $name }
table-from-top = Von oben: { $cards }.
table-save-png = Als PNG speichern
table-save-svg = Als SVG speichern
table-no-ribbons = Keine Schleifen

# Wertungskarten, und wie sie erklärt werden.
table-ribbons = { $count ->
    [0] keine Schleife
    [one] eine Schleife
   *[other] { $count } Schleifen
}
table-draft-none = nicht im Entwurf
table-no-higher = Das liegt schon ganz oben.
table-no-lower = Das liegt schon ganz unten.
table-no-exchange = Beide Lagen sind leer.
table-owned = { $count ->
    [0] Du hast noch keine.
    [one] Du hast eine Schleife.
   *[other] Du hast { $count } Schleifen.
}
table-ribbons-head = Schleifen
table-bonus-how = { $points } Punkte je Element, das ein Stern verlangt
table-every = Eine Schleife für: { $condition }.
table-explain-variety = Jeder vollständige Satz aus Farbton, Form, Textur und Tonwert zählt.
table-explain-repetition = Je zwei Formen zählen, wo immer sie sind.
table-explain-emphasis = Zwei Farbtöne sind zu viel, und keiner ist zu wenig.
table-explain-composition = Kein Farbfeld darf leer sein; auch Bonussymbole füllen eins.
table-explain-movement = Jedes Element zählt einmal, auch wenn es über vier oder fünf Farbfelder geht.
table-explain-hierarchy = Von anderen Elementen darf es ebenso viele geben wie Tonwerte, aber nicht mehr.
table-explain-proportion = Einmal pro Gemälde. Fünf von demselben Element tun es auch.
table-explain-style = Je drei Texturen zählen, wo immer sie sind.
table-explain-proximity = So viele Paare, wie du bilden kannst, jedes Symbol nur einmal verwendet.
table-explain-symmetry = Rot spiegelt Violett, und Gelb spiegelt Blau. Jedes Paar zählt.
table-explain-space = So viele Paare, wie du bilden kannst, jedes Symbol nur einmal verwendet und mit einem Farbfeld dazwischen.
table-explain-consistency = Nicht fünf und nicht sieben. Bonussymbole zählen nicht mit.
table-explain-bonus = Der Stern eines Bonussymbols zeigt, welches Element. Für diese Schleifen gibt es keine Obergrenze.
table-example-hand = Mit deiner Hand
table-example-row = Mit deiner Hand und der Reihe
table-example-box = Zum Beispiel
table-example = Von oben { $cards }: { $count ->
    [one] eine Schleife
   *[other] { $count } Schleifen
}.

# Allein.
table-vincent-title = Vincent
table-vincent-purse = { $count ->
    [0] Er hat keinen Marker mehr.
    [one] Er hat einen Marker.
   *[other] Er hat { $count } Marker.
}
table-vincent-how = Nach jedem deiner Züge wirft er seine Marker. Jeder, der mit der Vorderseite nach oben landet, überspringt eine Karte; die nächste nimmt er weg.
table-puzzle-title = Das Rätsel
table-reserve-purse = { $count ->
    [0] Der Vorrat ist leer.
    [one] Im Vorrat liegt ein Marker.
   *[other] Im Vorrat liegen { $count } Marker.
}
table-puzzle-how = Karten, die du überspringst, verlassen das Spiel. Die Gratiskarte und jedes Gemälde bringen einen Marker aus dem Vorrat.
table-gone = { $count ->
    [0] Noch keine Karte hat das Spiel verlassen.
    [one] Eine Karte hat das Spiel verlassen.
   *[other] { $count } Karten haben das Spiel verlassen.
}
table-awards = Preise
table-award-participation = Teilnahmeurkunde
table-award-emerging-artist = Aufstrebendes Talent
table-award-honourable-mention = Lobende Erwähnung
table-award-runner-up = Platz zwei
table-award-best-in-show = Hauptpreis

# Auf dem Fernseher. Was jemand tut, steht hinter dem Namen.
stage-takes = nimmt eine Karte.
stage-decides = nimmt eine Karte oder hängt ein Gemälde auf.
stage-full = hat die Hand voll und hängt ein Gemälde auf.
stage-frames = wählt Hintergrund und Rahmen.
stage-hangs = hängt „{ $title }“ auf.
stage-about = je drei Gemälde
stage-left = { $left ->
    [one] Gemälde bis zum Ende
   *[other] Gemälde bis zum Ende
}

# Die Ausstellung am Ende.
result-wins = Die Ausstellung ist eröffnet: erster Preis für { $names }.
result-yours = Erster Preis, { $names }!
result-theirs = Erster Preis für { $names }
result-your-best = Dein bestes Gemälde
result-best-of = Das beste Gemälde von { $name }
result-others = die anderen
result-alone = Die Ausstellung ist eröffnet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
result-leads = { $name } hat { $points } Punkte, { $second } { $points_second }.
result-tie = { $name } und { $second } haben je { $points } Punkte. { $name } hat mehr Marker übrig, { $tokens } zu { $tokens_second }, und gewinnt.
result-shared = { $names } haben je { $points } Punkte und gleich viele Marker: ein gemeinsamer Sieg.
vote-question = Punkte und Marker sind gleich. Wessen Gemälde sind schöner?
result-judged = Bei je { $points } Punkten hat die Jury die Galerie von { $name } gewählt.
result-prize = { $name }, erster Preis
result-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
result-brought = { $points ->
    [0] brachte keine Punkte
    [one] brachte einen Punkt
   *[other] brachte { $points } Punkte
}
result-finest = Das beste Gemälde dieser Ausstellung
result-count = Die Abrechnung
result-no-hints = Ohne Hinweise gespielt.
result-hints = Mit Hinweisen gespielt: { $strength }.
result-ribbons = { $count ->
    [one] { $count } Schleife
   *[other] { $count } Schleifen
}
result-objectives = Sonderziele
