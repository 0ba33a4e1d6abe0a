# What stands on Bioutifoul's postcard, in Dutch.

won = De avond is van **{ $seat }**.
tied = { $winners } delen de avond.
gallery = De galerie van { $seat }
held = { $exhibitions ->
    [one] Eén tentoonstelling
   *[other] { $exhibitions } tentoonstellingen
}
all-four = { $exhibitions ->
    [one] Eén tentoonstelling
   *[other] { $exhibitions } tentoonstellingen
}, alle vier de kunstenaars
