# Wat Bioutifoul over veel spellen zegt, in het Nederlands.

best = record { $points }
too-few = Nog { $missing ->
    [one] één spel
   *[other] { $missing } spellen
}, dan staat hier wie je het meest toont.
shows-most = Je toont { $artist } het meest: { $works } van { $of } werken.
wins-with = Als je { $artist } het meest toont, win je { $won } van de { $of } spellen.
works = Werken in jouw tentoonstellingen
    .row = { $artist }
majorities-bring = Meerderheden leverden { $majorities } van je { $of } punten op.
points = Waar je punten vandaan komen
    .row = { $source }
points-exhibitions = tentoonstellingen
points-majorities = meerderheden
points-all-four = alle vier de kunstenaars
richest-gallery = Rijkste galerie
    .says = aan het eind { $wealth } waard
special-gallery = De rijkste galerie was { $wealth } waard.
