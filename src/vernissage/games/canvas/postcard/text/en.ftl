# What stands on Canvas's postcard, in English.

won = First prize for **{ $seat }**: { $points } points
tied = { $winners } share the first prize.
alone = **{ $seat }** exhibits alone: { $points } points
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
