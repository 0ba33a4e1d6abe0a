# What a circle’s page says in English, and what is said of circles elsewhere.

circle-title = A circle
circle-since = A circle since { DATETIME($date, month: "long", year: "numeric") }
circle-invite = Invite to the circle
circle-invite-how = Whoever opens this link can join: send it to those you want to meet again, and to nobody else.
circle-qr = The link to this circle, for a phone’s camera
circle-copy = Copy the link
circle-copied = Copied
circle-share-button = Share
circle-share = Join our circle “{ $name }”.
circle-renew = Make a new link
circle-renew-how = Did the link get into the wrong hands? After a new one, this one no longer works.
circle-renewed = This is the new link. The old one no longer works.
circle-rename = Rename
circle-rename-title = Another name for the circle
circle-name = Name of the circle
circle-save = Save
circle-make = Make the circle
circle-going = At the table now
circle-next = Same people,
circle-next-game = next game
circle-next-how = { $count ->
    [1] Invite somebody first, or play with bots.
   *[other] A seat is kept for each of you; just turn up.
}
circle-play = Play { $game }
circle-why-never = Not played together yet
circle-why-since = Not played together since { DATETIME($date, day: "numeric", month: "long") }
circle-why-together = Won { $won } of { $played } together
circle-why-nobody = { $played ->
    [one] Played once, and none of you won
   *[other] Played { $played } times, and none of you has won yet
}
circle-why-even = It stands { $won } to { $won }
circle-why-leads = { $name } leads, { $won } to { $next }
circle-evening = Next evening
circle-evening-none = No evening agreed yet.
circle-evening-at = { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
circle-evening-coming = { $coming ->
    [0] Nobody has said yes yet.
    [one] { $names } comes.
   *[other] { $names } come.
}
circle-evening-you = { $coming ->
    [0] You come.
    [one] You come, and so does { $names }.
   *[other] You come, and so do { $names }.
}
circle-evening-come = I’ll come
circle-evening-not = I can’t come
circle-evening-other = Another time
circle-evening-when = When do you meet?
circle-evening-propose = Propose
circle-evening-off = Call it off
circle-evening-how = The others see it on their front door.
circle-evenings = Evenings
circle-evenings-count = { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}, { $games ->
    [one] one game
   *[other] { $games } games
}
circle-evenings-none = Your first evening is still to come.
circle-earlier = { $count ->
    [one] One earlier evening
   *[other] { $count } earlier evenings
}
circle-date = { DATETIME($date, day: "numeric", month: "short") }
circle-weekday = { DATETIME($date, weekday: "long") }
circle-game-together = { $won ->
    [yes] Won together, with { $score }.
   *[no] Not won, with { $score }.
}
circle-game-bots = Won by a bot: { $names }.
circle-people = People
circle-people-how = a frame for each evening won
circle-you = { $name } (you)
circle-played = last played { DATETIME($date, day: "numeric", month: "short") }
circle-unplayed = no game here yet
circle-asked = asked, no answer yet
circle-won = { $count ->
    [0] no evening won
    [one] one evening won
   *[other] { $count } evenings won
}
circle-honours = What you know about each other
circle-honour = { $names }: { $says }
circle-tallies = Who won what
circle-tally = { $played ->
    [one] one game
   *[other] { $played } games
} · { $won ->
    [nobody] won by none of you
   *[other] won: { $won }
}
circle-leave = Leave the circle
circle-leave-title = Leave “{ $name }”?
circle-leave-how = Nobody is told. No seat will be kept for you any more; the games you played stay yours, and theirs.
circle-leave-last = You are the last one here: when you leave, the circle closes. The games stay yours.
circle-leave-go = Leave
circle-leave-not = Stay
circle-invited = An invitation
circle-invited-how = { $count ->
    [one] { $names } would like to play with you again. You will see each other’s games in this circle.
   *[other] { $names } would like to play with you again. You will see each other’s games in this circle.
}
circle-join = Join the circle
circle-decline = No, thank you
circle-closed = This circle is for its members
circle-closed-how = Ask one of them for the link. If you had one, it may have been replaced.
circle-to-door = To the front door
circle-again = Meet these people again
circle-again-how = Everyone at this table is asked whether they want to join. You keep your evenings together, and the next game is one press away.
circle-to = To “{ $name }”
circle-asks = You are invited: “{ $name }”
circle-mine = Circles
circle-mine-none = For people you meet often: make a circle, send the link, and see who won what.
circle-asked-you = You are invited
circle-new = New circle
circle-new-how = Give it a name; the link for the others comes next.
