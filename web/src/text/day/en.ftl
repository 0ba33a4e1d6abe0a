# What the page of a day’s deal says in English.

daily-next = { $hours ->
    [0] The next one comes in { $minutes } min.
   *[other] The next one comes in { $hours } h { $minutes } min.
}
daily-sealed = Others are still playing this deal, so the replay opens when the day is over.
daily-past = The deal of { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. That day is over, so this doesn’t count.
daily-helped = A bot has played here, so this doesn’t count.
day-page = The day’s page
day-kicker = { $bots ->
    [0] The day’s deal · { $title }, alone
    [one] The day’s deal · { $title }, with one bot
   *[other] The day’s deal · { $title }, with { $bots } bots
}
day-weekday = { DATETIME($date, weekday: "long", timeZone: "UTC") }
day-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-mine = { $tries ->
    [one] { $best } on your first try.
   *[other] { $best } is your best of { $tries } tries; your first was { $first }.
}
day-ahead = { $people ->
    [one] You are the first to finish here.
   *[other] { $ahead ->
        [0] None of { $people } people had a better first try.
        [one] One of { $people } people had a better first try.
       *[other] { $ahead } of { $people } people had a better first try.
    }
}
day-fresh = You haven’t played it yet.
day-not-played = You didn’t play that day.
day-over = The day is over.
day-play = Play
day-to-today = To today’s deal
day-my-line = Replay my game
day-share = Share this day
day-give-up = Show what was possible
day-give-up-ask = You will see the best line at once. Further tries today will no longer count.
day-give-up-yes = Show it
day-give-up-no = I’ll try again
day-sealed-solved = Others are still playing this deal. The replay and the best line open when the day is over.
day-nowhere = There is no such day
day-doors = Everyone gets the same cards today, and the same moves get the same answers.
day-open = Open
day-how = { $bots ->
    [0] alone
    [one] with one bot
   *[other] with { $bots } bots
}
day-best = Your best: { $best }.
day-people-today = { $people ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $people } people have finished it.
}
day-people = { $people ->
    [one] one person
   *[other] { $people } people
}
day-everyone = Everyone today
day-everyone-then = Everyone that day
day-nobody = Nobody has finished it yet.
day-square = { $each ->
    [one] One square is one person.
   *[other] One square is { $each } people.
}
day-firsts = First tries only.
day-fewest = Fewer is better.
day-you = you
day-you-at = you, { $points }
day-proven = proven best
day-found = best found
day-running = { $days ->
    [0] No streak yet
    [one] One day running
   *[other] { $days } days running
}
day-longest = longest: { $days }
day-tile = { DATETIME($date, weekday: "long", day: "numeric", month: "long", timeZone: "UTC") }: { $how }
day-missed = not played
day-made = { $works ->
    [3] Your three
   *[other] What you made
}
day-reach = What was still within reach
day-reach-how = after each of your turns, with the best play from there on
day-reach-how-found = after each of your turns, with the best play found from there on
day-thinking = Working out what was possible …
day-best-proven = { $points ->
    [one] The most that was possible: 1 point. That is proven.
   *[other] The most that was possible: { $points } points. That is proven.
}
day-best-found = { $points ->
    [one] The best that was found: 1 point. Whether there was more isn’t proven.
   *[other] The best that was found: { $points } points. Whether there was more isn’t proven.
}
day-left = You left the best line on turn { $turn }, and ended with { $points } of { $best }.
day-left-found = You left the best line found on turn { $turn }, and ended with { $points } of { $best }. Whether there was a better one isn’t proven.
day-never-left = You never left the best line: { $points }.
day-never-left-found = You never left the best line found: { $points }. Whether there was a better one isn’t proven.
day-turn = turn { $turn }
day-turn-left = Turn { $turn }: you left the line here
day-goes-on = the proven best: { $points }
day-goes-on-found = the best found: { $points }
day-no-more = Proven: no line scores more than { $points }.
