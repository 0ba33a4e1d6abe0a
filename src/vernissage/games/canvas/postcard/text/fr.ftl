# What stands on Canvas's postcard, in French.

won = Premier prix pour **{ $seat }** : { $points } points
tied = { $winners } se partagent le premier prix.
alone = **{ $seat }** expose en solo : { $points } points
title = { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right_gender ->
            [m] { $right } { $left_m }
            [f] { $right } { $left_f }
            [n] { $right } { $left_n }
           *[p] { $right } { $left_p }
        }
    }
}
