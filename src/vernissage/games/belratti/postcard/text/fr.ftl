# What stands on Belratti's postcard, in French.

perfect = { $paintings ->
    [one] Un tableau **bien lu**
   *[other] { $paintings } tableaux **bien lus**
}. { $rounds ->
    [one] Une manche parfaite.
   *[other] { $rounds } manches parfaites.
}
read = { $paintings ->
    [one] Un tableau **bien lu**.
   *[other] { $paintings } tableaux **bien lus**.
}
won = { $seats } contre le faussaire : gagné.
lost = { $seats } contre le faussaire : il s’est échappé.
