# What stands on Bioutifoul's postcard, in Italian.

won = La serata è di **{ $seat }**.
tied = { $winners } si dividono la serata.
gallery = La galleria di { $seat }
held = { $exhibitions ->
    [one] Una mostra
   *[other] { $exhibitions } mostre
}
all-four = { $exhibitions ->
    [one] Una mostra
   *[other] { $exhibitions } mostre
}, tutti e quattro gli artisti
