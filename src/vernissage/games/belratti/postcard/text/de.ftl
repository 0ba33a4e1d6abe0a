# What stands on Belratti's postcard, in German.

perfect = { $paintings ->
    [one] Ein Gemälde
   *[other] { $paintings } Gemälde
}, **richtig gelesen**. Eine perfekte Runde.
read = { $paintings ->
    [one] Ein Gemälde
   *[other] { $paintings } Gemälde
}, **richtig gelesen**.
won = { $seats } gegen den Fälscher: gewonnen.
lost = { $seats } gegen den Fälscher: Er ist entkommen.
