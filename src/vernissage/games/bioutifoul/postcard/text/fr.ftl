# What stands on Bioutifoul's postcard, in French.

won = La soirée est à **{ $seat }**.
tied = { $winners } se partagent la soirée.
gallery = La galerie de { $seat }
held = { $exhibitions ->
    [one] Une exposition
   *[other] { $exhibitions } expositions
}
all-four = { $exhibitions ->
    [one] Une exposition
   *[other] { $exhibitions } expositions
}, les quatre artistes
