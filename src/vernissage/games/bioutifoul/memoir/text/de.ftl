# Was Bioutifoul über viele Spiele sagt, auf Deutsch.

best = Rekord: { $points }
too-few = Noch { $missing ->
    [one] ein Spiel
   *[other] { $missing } Spiele
}, dann steht hier, wen du am meisten zeigst.
shows-most = Am meisten zeigst du { $artist }: { $works } von { $of } Werken.
wins-with = Wenn { $artist } in deiner Galerie vorn liegt, gewinnst du { $won } von { $of } Spielen.
works = Werke in deinen Ausstellungen
    .row = { $artist }
majorities-bring = Mehrheiten brachten { $majorities } von deinen { $of } Punkten.
points = Wofür es Punkte gab
    .row = { $source }
points-exhibitions = Ausstellungen
points-majorities = Mehrheiten
points-all-four = Alle vier Künstler
richest-gallery = Reichste Galerie
    .says = am Ende { $wealth } wert
special-gallery = Die reichste Galerie war { $wealth } wert.
