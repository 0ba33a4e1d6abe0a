# What stands on Belratti's postcard, in Italian.

perfect = { $paintings ->
    [one] Un quadro **letto bene**
   *[other] { $paintings } quadri **letti bene**
}. { $rounds ->
    [one] Un turno perfetto.
   *[other] { $rounds } turni perfetti.
}
read = { $paintings ->
    [one] Un quadro **letto bene**.
   *[other] { $paintings } quadri **letti bene**.
}
won = { $seats } contro il falsario: vittoria.
lost = { $seats } contro il falsario: è scappato.
