# What stands on Bioutifoul's postcard, in English.

won = The evening belongs to **{ $seat }**.
tied = { $winners } share the evening.
gallery = { $seat }’s gallery
held = { $exhibitions ->
    [one] One exhibition
   *[other] { $exhibitions } exhibitions
}
all-four = { $exhibitions ->
    [one] One exhibition
   *[other] { $exhibitions } exhibitions
}, all four artists
