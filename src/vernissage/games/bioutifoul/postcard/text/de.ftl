# What stands on Bioutifoul's postcard, in German.

won = Der Abend gehört **{ $seat }**.
tied = { $winners } teilen sich den Abend.
gallery = Die Galerie von { $seat }
held = { $exhibitions ->
    [one] Eine Ausstellung
   *[other] { $exhibitions } Ausstellungen
}
all-four = { $exhibitions ->
    [one] Eine Ausstellung
   *[other] { $exhibitions } Ausstellungen
}, alle vier Künstler
