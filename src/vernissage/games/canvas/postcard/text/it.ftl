# What stands on Canvas's postcard, in Italian.

won = Primo premio a **{ $seat }**: { $points } punti
tied = { $winners } si dividono il primo premio.
alone = **{ $seat }** espone da solista: { $points } punti
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
