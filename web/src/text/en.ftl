# What the shell of the browser says in English. How messages are named and filled: vernissage/text.py.

### The table, and what is around it

## Whose decision it is

table-your-turn = Your turn, { $name }.
table-waiting = { $count ->
    [one] { $names } is deciding.
   *[other] Waiting for { $names }.
}
table-nobody = Just a moment …
table-over = The game is over.
table-time-left = { $minutes }:{ $seconds } left
table-hours-left = { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
}
table-dock = Your decision
table-undo = Take back
table-moves = What you can do

## The bar

table-bar = Table
table-code = table { $code }
table-menu = Menu
table-invite = Invite
table-rules = Rules
table-log = What happened
table-language = Language
table-night = Turn the lights down
table-day = Turn the lights up
table-sound-on = Turn the sound on
table-sound-off = Turn the sound off
table-leave = Leave
table-title = { $title } · table { $code }
table-title-your-turn = Your turn · { $title }

## Inviting

table-invite-title = Invite to this table
table-invite-how = Anyone who opens this link can watch.
table-invite-code = This table’s code
table-invite-qr = The link to this table, for a phone’s camera
table-copy = Copy the link
table-copied = Copied
table-share = Share
table-screen = Show the table on a large screen
table-device = Continue on another device
table-device-how = Open this on your other device. It is the key to your seat, so keep it to yourself.
table-device-qr = Your seat, for your other device’s camera
table-device-copy = Copy the key

## Leaving

table-leave-title = Leave the table?
table-leave-how = Your seat stays yours: come back with the same link whenever you like. The others will see that you are away.
table-leave-keep = Leave, and keep my seat
table-leave-resign = Give my seat to a bot, for good
table-leave-stay = Stay

## People who are away

table-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
table-away-bot = { $count ->
    [one] Let a bot play
   *[other] Let bots play
}
table-bot-plays = A bot is playing for you.
table-sit-again = Take my seat back
table-looking-on = You are watching.
table-reload = Reload the page
table-broken = Part of this table couldn’t be loaded.

## One device for several people

pass-bar = This device
pass-turn = { $count ->
    [one] Now it’s { $names }’s turn.
   *[other] Now it’s up to { $names }.
}
pass-hide = Hide the screen
pass-to = { $count ->
    [one] Pass the device to { $names }
   *[other] Still to decide: { $names }
}
pass-me = I am { $name }
pass-holding = { $name } is looking.
pass-all = Everyone may look.
pass-everyone = Everyone, look!
pass-everyone-how = { $seconds ->
    [one] Something appears for one second, then it’s gone.
   *[other] Something appears for { $seconds } seconds, then it’s gone.
}
pass-show = Show it
pass-bot-plays = A bot is playing for { $name }.
pass-sit-again = Take the seat back

## The line to the server

net-connecting = Opening the table …
net-reconnecting = Connection lost. Reconnecting …
net-silent = The server isn’t answering. One moment …
net-waits = What you pressed will be sent when you’re back online.

refusal-net-unreachable = The server can’t be reached. Are you online?
refusal-net-odd-reply = The server’s reply made no sense ({ $status }).
refusal-net-given-back = The game moved on while you were offline: your move wasn’t made.

## What happened

log-title = What happened, newest first
log-empty = Nothing yet.
log-why = Why

## The rules

rules-title = Rules of { $title }
rules-find = Find a word or a number
rules-chapters = Chapters
rules-nothing = No rule mentions “{ $words }”.
rules-none = This game has no rulebook yet.
rules-open-at = Open rule { $number }
rules-loading = Opening the rules …
rules-find-any = Find a word, a card or a number
    .hint = Word, card, number …
rules-found = { $count ->
    [one] 1 place
   *[other] { $count } places
}
rules-present = This moment
rules-round = How one plays
rules-every = Every rule
rules-here = You are here
rules-end = How it ends
rules-apply = Rules that apply

goal-label = The goal.
goal-read = Got it
goal-open = What is the goal?

## What something is

what-ask = What is this?
what-mode = Touch anything with a ring to see what it is.
what-nothing = Nothing is written about that. Touch something with a ring.
what-key-closes = Esc closes
what-touch-closes = Touch anywhere to close
what-rule = Rule { $number }

## How it ended

result-winner = { $count ->
    [0] Nobody wins this time.
    [one] The evening belongs to { $names }.
   *[other] The evening belongs to { $names }, together.
}
result-seat = Player
result-points = Points
result-rematch = Rematch
result-rematch-join = To the rematch
result-replay = Replay
result-share = Share the result
result-shared = Link copied
result-copy = Copy the result as text
result-copied = Result copied
result-line = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
result-seal = Check the deal
result-seal-how = The deal was fixed before the first move. The seal was shown from the start; the seed is what it sealed. Hash the seed, and you get the seal.
result-seal-commitment = Seal
result-seal-seed = Seed
result-record = Download the record

vote-question = It’s a tie. Who should win?
vote-how = You decide: look at what they made, then choose. You can change your mind until the time is up.
vote-wait = Now others decide: anyone with this link can vote, except those who are tied. Until then you win together.
vote-join = Scan the code and vote on your phone.
vote-run-off = A run-off: these tied for the most votes.
vote-cast = { $count ->
    [0] nobody has voted yet
    [one] one vote so far
   *[other] { $count } votes so far
}
vote-yours = your vote
vote-ask = Ask someone to judge
vote-qr = The link to the vote, for a phone’s camera
vote-nobody = Nobody voted, so they win together.
vote-undecided = The { $count } votes are split evenly, so they win together.
vote-chosen = { $count ->
    [one] { $name } was chosen, with the only vote.
   *[other] { $name } was chosen, with { $votes } of { $count } votes.
}

## The replay

coach-title = Coach
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
coach-of = { $right } of { $of }
coach-even = even
coach-start = start
coach-end = end
coach-you = You
coach-step = Step
coach-table = { $unit ->
    [chance] Everyone’s chance of winning after each turn
   *[points] Expected points after each turn
}
coach-number = Decision { $number }
coach-did = What you did
coach-better = What would have been better
coach-next = Next decision
coach-watch = Watch it in the replay
coach-marks = The decisions in the game
coach-play-on = Play on from here
table-played-on = played on from table { $code }
hint-ask = Hint
hint-thinks = Let me think…
hint-says = Hint
hint-taken = { $count ->
    [one] with one hint
   *[other] with { $count } hints
}

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-position = Step
replay-step = Step { $number } of { $last }
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-eyes = Seen through the eyes of
replay-public = Everyone
replay-back-to-result = Back to the result
replay-not-yet = The replay opens when the game is over: until then it would give away secrets.

## For screen readers, and everyone else

a11y-close = Close
a11y-news = News from the table
a11y-wait = One moment …

## The table on a large screen

table-screen-how = Point your phone at this, or type the code at { $address }
table-screen-here = Already here: { $names }

### The pages around the tables

## The front door

door-headline = { $games ->
    [0] Card games about art.
    [1] A card game about art.
    [2] Two card games about art.
    [3] Three card games about art.
    [4] Four card games about art.
    [5] Five card games about art.
   *[other] { $games } card games about art.
}
door-open = The doors are open.
door-welcome = Play now with bots, or invite your friends. No account, nothing to fill in.
door-games = Games
door-facts = { $fewest }–{ $most } players · { $minutes } min
door-play = Play now
door-play-label = { door-play }: { $game }, with bots
door-level = Bots for { $game }
door-guide = How it goes · 3 min
door-guide-label = How it goes, in three minutes: { $game }
door-invite = Invite
door-invite-label = { door-invite }: { $game }
door-join-label = Join with a code
door-join = Join
door-join-short = A code has at least four letters.
door-join-unknown = There is no table { $code }.
door-mine = My games
door-mine-none = Nothing yet. Games you start wait here until they are finished, then stay as replays.
door-all = All { $count }
door-open-tables = Open tables
door-with = { $game } with { $names }
door-your-turn = Your turn
door-waiting = Waiting for the others
door-damaged = This table is damaged
door-gathering = { $free ->
    [0] About to begin
    [one] Waiting for players · one free seat
   *[other] Waiting for players · { $free } free seats
}
door-finished = { $winners ->
    [nobody] Finished { DATETIME($made, day: "numeric", month: "short") } · replay
   *[other] Won by { $winners } · { DATETIME($made, day: "numeric", month: "short") } · replay
}
door-guest-waiting = { $waiting ->
    [one] one game is waiting for you
   *[other] { $waiting } games are waiting for you
}
door-guest-rename = change your name
door-my-page = My games, and how to move them
door-loading = The lights are coming on …
door-closed = The door is stuck
door-again = Try again

## The lobby

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
lobby-learn = How to play it
lobby-places = Seats at the table
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
lobby-bot = bot
lobby-free = Free seat
lobby-free-drawn = a free seat
lobby-free-how = for anyone with the link
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
lobby-rename = Change name
lobby-level = How well { $name } plays
lobby-invite = Invite
lobby-invite-how = Point a phone’s camera here, or type the code at the front door.
lobby-code = Code
lobby-qr = The link to this table, for a phone’s camera
lobby-link = The link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Come and play { $game } with us.
lobby-share-button = Share
lobby-options = Options
lobby-none = none
lobby-yes = yes
lobby-no = no
lobby-less = Less
lobby-more = More
lobby-chosen = { $count } of { $most } chosen
lobby-choose-none = None of them
lobby-done = Done
lobby-clock = Clock
lobby-clock-note = per decision
lobby-clock-none = none
lobby-clock-relaxed = relaxed
lobby-clock-brisk = brisk
lobby-open = Who can join
lobby-open-no = only those invited
lobby-open-yes = anyone
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
    [one] One more player is needed: invite someone, or add a bot.
    [2] Two more players are needed: invite someone, or add bots.
   *[other] { $missing } more players are needed: invite someone, or add bots.
}
lobby-ready = You can start. Anyone who comes later can watch.
lobby-absent = { $count ->
    [one] { $names } is away at the moment.
   *[other] { $names } are away at the moment.
}
lobby-wait = { $host } will start the game.
lobby-watching = { $free ->
    [0] You are watching. If a seat becomes free, you can sit down.
   *[other] You are watching. Any free seat is yours for the taking.
}

lobby-levels = How good are the bots?
lobby-fill = Fill with bots
lobby-fill-count = { $count ->
    [0] enough for a good game
    [one] one more seat
   *[other] { $count } seats
}
lobby-personality = What { $name } looks for
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-easy-how = Kind and a little forgetful.
level-medium-how = Plays well and makes human mistakes.
level-hard-how = Sees far and gives nothing away.
level-wins = Wins { $wins } of 100 games against “{ $against }”.
level-wins-together = Four of them win { $wins } of 100 games.

bot-random = careless
bot-greedy = keen
bot-search = sharp

## The guest’s own page

me-name = Your name
me-name-save = Save
me-rename = Change name
me-played = played
me-won = won
me-now = in progress
me-going = In progress
me-going-none = No game is waiting for you.
me-to-door = To the front door
me-finished = Finished
me-finished-none = Finished games hang here, each as a replay with every secret revealed.
me-phrase = Move to another device
me-phrase-how = Your name and your games are kept by this browser. A phrase takes them along: make one here, enter it there.
me-phrase-make = Make a phrase
me-phrase-once = Write it down now: it is shown only once. Whoever enters it becomes you. Older phrases no longer work.
me-phrase-copy = Copy
me-phrase-copied = Copied
me-recover = I have a phrase
me-recover-go = Continue as me
me-recovered = Welcome back.
me-others = Sign out other browsers
me-others-how = Have you played on somebody else’s device, or lost your phone? After this, only this browser knows you. Your phrase still works; make a new one if somebody might know it.
me-others-go = Sign them out
me-others-done = { $count ->
    [0] There was no other browser.
    [one] One other browser is signed out.
   *[other] { $count } other browsers are signed out.
}

## No table there

join-unknown = There is no table { $code }
join-unknown-how = Perhaps a letter is wrong, or the table was cleared away long ago.
join-closed = Table { $code } is closed
join-closed-how = Whoever runs this server has closed this table. Your other games go on.
join-banned = You can’t come in
join-damaged = This table is damaged
join-damaged-how = What was saved of it can’t be read.
join-mendable = { $moves ->
    [0] Part of what was saved of this game can’t be read. It can start again from the same deal; the moves made so far are lost.
    [one] Part of what was saved of this game can’t be read. It can go on after the first move; what came later is lost.
   *[other] Part of what was saved of this game can’t be read. It can go on after the first { $moves } moves; what came later is lost.
}
join-beyond-mending = What was saved of this game can’t be read, so it can’t go on. All your other tables are fine.
join-mend = Go on from there
join-nowhere = Nothing hangs here
join-nowhere-how = There is no page at this address.
join-door = To the front door

## Talking

talk-open = Talk
talk-title = Talk
talk-nothing = Nobody has said anything yet.
talk-words = Say something …
talk-say = Say it
talk-closed = No talking now:
talk-looking-on = Those who are watching can listen, but not talk.
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-thinking = Let me think …
phrase-your-turn = It’s your turn!
phrase-this-one = What about this one?
phrase-not-this-one = I wouldn’t hang this one.
phrase-fine = Fine by me!
phrase-again = Another game?
phrase-bye = Goodbye!

## The puzzle of the day

daily-title = Today’s puzzle
daily-plaque = { daily-title }: { $title }. { $how }
daily-fresh = One deal for everyone
daily-best = Your best: { $best }
daily-next = { $hours ->
    [0] The next one comes in { $minutes } min.
   *[other] The next one comes in { $hours } h { $minutes } min.
}
daily-players = { $count ->
    [one] One person has finished it today.
   *[other] { $count } people have finished it today.
}
daily-standing = { $best ->
    [one] Your best so far: 1 point.
   *[other] Your best so far: { $best } points.
} { $tries ->
    [one] That was your first try.
   *[other] { $tries } tries, the first scored { $first }.
}
daily-again = Try again
daily-sealed = Others are still playing this deal, so the replay opens when the day is over.
daily-of = Puzzle of { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
daily-past = The puzzle of { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. That day is over, so this doesn’t count.
daily-helped = A bot has played here, so this doesn’t count.
daily-chart = Best scores today
daily-bar = { $score ->
    [one] 1 point
   *[other] { $score } points
}: { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
daily-bars = { $from } to { $score } points: { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
daily-here = this game

## What a guest has reached

me-days = Daily puzzles
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-best = { $best ->
    [one] 1 point
   *[other] { $best } points
}
me-day-tries = { $tries ->
    [one] one try
   *[other] { $tries } tries
}
me-feats = Special objectives
me-feats-count = { $reached } of { $all }
me-feat-made = reached { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = still to come
feat-reached = Special objective
feat-reached-by = { $name } reaches a special objective
feat-new = New for you

## A guided first game

guide-count = { $number } of { $of }
guide-next = Next
guide-show = Show me
guide-skip = Skip
guide-end = That’s how it goes
guide-real = Play a real game
guide-again = Once more
guide-stay = Play on here

## A table in words, for a game that has none of its own

plain-proposed = Proposed
plain-yes = yes
plain-no = no
plain-none = none
plain-empty = Empty: { $names }
plain-seats = Players
plain-you = { $name } (you)
plain-last = Just now
plain-offers = { $count ->
    [one] 1 possible move
   *[other] { $count } possible moves
}
plain-any = any
plain-all = Show all { $count }
plain-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
plain-final = How it lay at the end

field-bid = Bid
field-card = Card
field-cards = Cards
field-dealer = Dealer
field-deck = Deck
field-discard = Discard pile
field-first = Goes first
field-game = Game
field-hand = Your hand
field-held = Cards in hand
field-laid = Laid
field-latest = Spoke last
field-members = Who decides
field-number = Number
field-options = Options
field-phase = Phase
field-players = Players
field-points = Points
field-prize = Prize
field-round = Round
field-row = Row
field-score = Score
field-table = Table
field-tokens = Tokens
field-trick = Trick
field-tricks = Tricks
field-trump = Trump
field-turn = Turn
