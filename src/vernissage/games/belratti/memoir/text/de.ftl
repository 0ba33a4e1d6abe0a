# Was Belratti über viele Abende sagt, auf Deutsch.

best = Rekord: { $paintings }
too-few = Noch { $missing ->
    [one] ein Bild
   *[other] { $missing } Bilder
}, gelegt oder gelesen, dann zeigt sich hier, wie du Bilder und Themen verbindest.
by-thought = Du gehst nach der Idee: { $right } von { $of } Bildern.
by-kind = Du gehst nach der Art: { $right } von { $of } Bildern.
by-colour = Du gehst nach der Farbe: { $right } von { $of } Bildern.
by-all = Du gehst mal so, mal so vor, nichts davon deutlich öfter: { $of } Bilder.
friend-thought = { $who } geht nach der Idee: Leg etwas, woran das Thema denken lässt.
friend-kind = { $who } geht nach der Art: Leg, was zur selben Familie gehört.
friend-colour = { $who } geht nach der Farbe: Leg, was ähnlich aussieht.
minds = Wie ihr Bilder und Themen verbindet, du und die anderen am Tisch
    .first = nach Idee
    .second = nach Art
    .third = nach Farbe
best-pair = Am besten verstehst du dich mit { $who }: { $right } von { $of }.
pairs = Richtig gelesen, in beiden Richtungen
    .row = { $who }
pair-of-minds = Zwei, die sich verstehen
    .says = { $right } von { $of } Bildern richtig gelesen
special-perfect = { $rounds ->
    [one] Eine perfekte Runde.
   *[other] { $rounds } perfekte Runden.
}
