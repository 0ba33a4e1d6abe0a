# What stands on Belratti's postcard, in German.

perfect = { $paintings ->
    [one] Ein Gemälde
   *[other] { $paintings } Gemälde
}, **richtig gelesen**. { $rounds ->
    [one] Eine perfekte Runde.
   *[other] { $rounds } perfekte Runden.
}
read = { $paintings ->
    [one] Ein Gemälde
   *[other] { $paintings } Gemälde
}, **richtig gelesen**.
won = { $seats } gegen den Fälscher: gewonnen.
lost = { $seats } gegen den Fälscher: Er ist entkommen.
