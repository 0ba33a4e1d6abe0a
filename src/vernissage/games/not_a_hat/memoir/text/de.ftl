# Was That's Not a Hat über viele Spiele sagt, auf Deutsch.

best = { $penalties ->
    [0] { $times } ohne Strafpunkt
    [one] Rekord: ein Strafpunkt
   *[other] Rekord: { $penalties } Strafpunkte
}
too-few = Noch { $missing ->
    [one] eine Antwort
   *[other] { $missing } Antworten
} in einem Monat, dann zeigt sich hier, wie schnell du vergisst.
half = Die Hälfte ist nach { $age ->
    [one] einem Geschenk
   *[other] { $age } Geschenken
} weg.
half-beyond = Auch nach { $age ->
    [one] einem Geschenk
   *[other] { $age } Geschenken
} weißt du noch mehr als die Hälfte.
before = In deinem ersten Monat waren es { $age }.
before-beyond = In deinem ersten Monat waren es mehr als { $age }.
memory = Nach wie vielen Geschenken du die Hälfte falsch benennst, Monat für Monat
    .row = { $age ->
        [one] ein Geschenk
       *[other] { $age } Geschenke
    }
longest-lie = Längste Lüge
    .says = { $gift_a }, { $times } Mal in Folge { $said_a }
hard-to-fool = Am schwersten zu täuschen
    .says = hat { $caught } von { $heard } falschen Namen durchschaut
free-with-truth = Nimmt es mit der Wahrheit nicht so genau
    .says = { $lied } Geschenke unter falschem Namen
special-lie = Die längste Lüge: { $gift_a }, { $times } Mal { $said_a }.
