# What stands on Belratti's postcard, in English.

perfect = { $paintings ->
    [one] One painting
   *[other] { $paintings } paintings
}, **read right**. { $rounds ->
    [one] One perfect round.
   *[other] { $rounds } perfect rounds.
}
read = { $paintings ->
    [one] One painting
   *[other] { $paintings } paintings
}, **read right**.
won = { $seats } against the forger: won.
lost = { $seats } against the forger: he got away.
