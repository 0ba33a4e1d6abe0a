# What stands on Canvas's postcard, in Dutch.

won = Eerste prijs voor **{ $seat }**: { $points } punten
tied = { $winners } delen de eerste prijs.
alone = **{ $seat }** exposeert solo: { $points } punten
title = { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right_gender ->
            [m] { $left_m } { $right }
            [f] { $left_f } { $right }
            [n] { $left_n } { $right }
           *[p] { $left_p } { $right }
        }
    }
}
