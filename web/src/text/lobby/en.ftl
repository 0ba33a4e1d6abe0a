# What the lobby says in English.

lobby-title = { $host }’s table
lobby-how-many = { $game } · { $taken ->
    [0] nobody
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $taken }
} at the table, { $free ->
    [0] no room left.
    [1] room for one more.
    [2] room for two more.
    [3] room for three more.
    [4] room for four more.
    [5] room for five more.
    [6] room for six more.
    [7] room for seven more.
   *[other] room for { $free } more.
}
lobby-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
lobby-pick = What shall we play?
lobby-learn = How to play
lobby-you = you
lobby-host = host
lobby-you-host = you · host
lobby-host-now = { $host } is the host now.
lobby-host-you = You are the host now: you start the game.
lobby-leave-how = { $host ->
    [nobody] You are the host, and nobody else has sat down yet. Anyone who opens the link will find an empty table.
   *[other] You are the host. { $host } will take over from you, and your seat will be free again.
}
lobby-leave-go = Leave the table
lobby-here = here
lobby-away = away
lobby-kept = seat reserved
lobby-free = Free seat
lobby-add-bot = Add a bot
lobby-bring = Pass this device round
lobby-bring-title = Who else plays on this device?
lobby-bring-how = One device for all of you: pass it round, and it hides what the next player mustn’t see.
lobby-bring-name = Name
lobby-bring-any = or leave it to us
lobby-bring-add = Add
lobby-bring-done = Done
lobby-at-device = on this device
lobby-sit = Sit here
lobby-rise = Give up my seat
lobby-remove = Remove
lobby-remove-label = { lobby-remove }: { $name }
lobby-rename = Change name or portrait
lobby-level = How well { $name } plays
lobby-invite = Invite
lobby-code = Code
lobby-qr = The link to this table, for a phone’s camera
lobby-link = The link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Come and play { $game } with us.
lobby-rules-usual = The usual rules
lobby-rules-own = The rules of this table
lobby-rules-one = { $option }: { $value }
lobby-rules-change = Change
lobby-rules-show = Show
lobby-more-seats = { $count ->
    [one] One more can still join with the link.
   *[other] Up to { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } more can still join with the link.
}
lobby-all-seats = Show all { $count ->
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
} seats
lobby-none = none
lobby-yes = yes
lobby-no = no
lobby-less = Less
lobby-more = More
lobby-chosen = { $count } of { $most } chosen
lobby-choose-none = None of them
lobby-done = Done
lobby-clock = Clock
lobby-clock-note-none = as long as it takes
lobby-clock-note-relaxed = 2 minutes for each decision
lobby-clock-note-brisk = 30 seconds for each decision
lobby-clock-note-bank = 5 minutes each for the game, plus 10 seconds for every decision
lobby-clock-note-days = 3 days for each decision; come and go as you like
lobby-clock-time-relaxed = 2 min
lobby-clock-time-brisk = 30 s
lobby-clock-time-bank = 5 min + 10 s
lobby-clock-time-days = 3 days
lobby-clock-none = none
lobby-clock-relaxed = relaxed
lobby-clock-brisk = brisk
lobby-clock-bank = bank
lobby-clock-days = days
lobby-open = Who can join
lobby-open-no = only those invited
lobby-open-yes = anyone
lobby-open-note = with “anyone”, strangers find this table in the list of open tables: names are checked, everyone talks in ready-made phrases, and a bot plays on for whoever is away for { $seconds } seconds
lobby-start = { $count ->
    [0] Start
    [1] Start alone
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
    [6] Start with six
    [7] Start with seven
    [8] Start with eight
   *[other] Start with { $count }
}
lobby-too-few = { $missing ->
    [one] One more player, and you can start.
   *[other] { $missing } more players, and you can start.
}
lobby-ready = You can start. Anyone who comes later can watch.
lobby-ready-closed = You can start.
lobby-expected = { $count ->
    [one] { $names } isn’t here yet. If you start now, you’ll play without them.
   *[other] { $names } aren’t here yet. If you start now, you’ll play without them.
}
lobby-absent = { $count ->
    [one] { $names } is away at the moment.
   *[other] { $names } are away at the moment.
}
lobby-wait = { $host } will start the game.
lobby-watching = { $free ->
    [0] You are watching. If a seat becomes free, you can sit down.
   *[other] You are watching. Any free seat is yours for the taking.
}
lobby-levels = How clever are the bots?
lobby-fill = Fill with bots
lobby-fill-count = { $count ->
    [0] enough for a good game
    [one] one more seat
   *[other] { $count } seats
}
lobby-personality = What { $name } looks for
lobby-onlookers = Who can watch
lobby-onlookers-note = this includes a screen in the room
lobby-onlookers-open = anyone
lobby-onlookers-delayed = { $moves } moves later
lobby-onlookers-closed = nobody
lobby-remove-how = Remove { $name }? { $name } can watch, but not sit down at this table again.
lobby-remove-sure = Yes, remove { $name }
lobby-remove-not = No, let them stay
lobby-counts = This game counts: everyone at this table keeps a rating.
lobby-counts-not = Play unrated
lobby-uncounted = This game counts for nobody’s rating, as you asked.
lobby-uncounted-not = Count it after all
lobby-invite-title = Invite your friends
lobby-invite-free = Whoever opens the link sits down at this table. No account needed.
lobby-send = Send the link
lobby-copy-link = Copy the link
lobby-same-room = In the same room?
lobby-scan = Let them scan this, or type
lobby-here-now = Here now
lobby-can-play = { $fewest } to { $most } can play
lobby-seat-do = { $name }: what you can do
lobby-bots = **Too few of you?** A bot can take a seat until somebody comes.
lobby-everyone-sees = Everyone at the table sees what you choose.
arrive-invites = { $host } invites you
arrive-nobody = You are invited
arrive-here = { $count ->
    [0] Nobody sits here yet; a game takes about { $minutes } minutes.
    [one] **{ $names }** is at the table; a game takes about { $minutes } minutes.
   *[other] **{ $names }** are at the table; a game takes about { $minutes } minutes.
}
arrive-name = What shall the others call you?
arrive-portrait = Which portrait?
arrive-once = You are asked this once. You can change both later.
arrive-sit = Sit down
arrive-watch = Just watch
