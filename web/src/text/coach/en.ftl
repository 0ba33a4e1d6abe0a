# What the coach says in English.

coach-not-here = The coach has nothing to say here
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] The coach looks at your game
       *[no] Nothing better was found. Well played.
    }
    [one] The decision that cost most
   *[other] The { $count } decisions that cost most
}
coach-how = Judged by what you could see at the time. What looks better is played out { $playouts } times against what you did.
coach-thinking = Still thinking: { $thought } of { $turns } turns
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] percentage point
       *[other] percentage points
    }
   *[points] { $cost ->
        [one] point
       *[other] points
    }
}
coach-curve = { $unit ->
    [chance] Chance of winning after each turn
   *[points] Expected points after each turn
}
coach-band = The band: how sure the coach is
coach-value = { $unit ->
    [chance] { $value }%
   *[points] { $value ->
        [one] one point
       *[other] { $value } points
    }
}
coach-mark = { $unit ->
    [chance] { $value }%
   *[points] { $value }
}
coach-forgetting-dots = A circle: right answers of that age, larger where there are more of them.
coach-forgetting-band = The band: where the line lies in four of five cases.
coach-half = half
coach-even = even
coach-start = start
coach-end = end
coach-step = Step
coach-table = { $unit ->
    [chance] Everyone’s chance of winning after each turn
   *[points] Expected points after each turn
}
coach-next = Next decision
coach-watch = Watch it in the replay
coach-marks = The decisions in the game
coach-play-on = Play on from here
