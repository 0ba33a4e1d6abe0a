# What stands on Belratti's postcard, in Dutch.

perfect = { $paintings ->
    [one] Eén schilderij
   *[other] { $paintings } schilderijen
}, **goed gelezen**. { $rounds ->
    [one] Eén perfecte ronde.
   *[other] { $rounds } perfecte rondes.
}
read = { $paintings ->
    [one] Eén schilderij
   *[other] { $paintings } schilderijen
}, **goed gelezen**.
won = { $seats } tegen de vervalser: gewonnen.
lost = { $seats } tegen de vervalser: hij is ontkomen.
