# What stands on Canvas's postcard, in German.

won = Der erste Preis geht an **{ $seat }**: { $points } Punkte
tied = { $winners } teilen sich den ersten Preis.
alone = **{ $seat }** stellt allein aus: { $points } Punkte
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
