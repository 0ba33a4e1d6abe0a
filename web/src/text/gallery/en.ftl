# What a guest’s gallery says in English.

gallery-title = { $name }’s **gallery**
gallery-empty = The first room is ready. It stays empty until you unveil something.
gallery-room = Room { $number }
gallery-firsts = Firsts
gallery-company = With { $names }
gallery-daily = The daily wall
gallery-with = with { $names } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
gallery-alone = alone · { $points ->
    [one] 1 point
   *[other] { $points } points
}
gallery-day = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
gallery-first = Your very first
gallery-first-for = Your first for { $name }
gallery-made = { DATETIME($made, day: "numeric", month: "long", year: "numeric") }, { $points } of { $score } points
gallery-replay = Replay
gallery-here = Your first painting will hang here.
gallery-begin = Paint one now
gallery-back = My page
gallery-count = { $works ->
    [one] one picture
   *[other] { $works } pictures
} in { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}
gallery-count-daily = { $works ->
    [one] one picture
   *[other] { $works } pictures
} in { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}, and the daily wall
