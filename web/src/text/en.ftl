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

## How it ends, once that is announced

ending-played = has played
ending-now = now
ending-still = still plays
ending-last = plays last
ending-you = You
ending-then = then the score

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
table-settings = Settings
table-leave = Leave
table-title = { $title } · table { $code }
table-title-your-turn = Your turn · { $title }
table-title-over = Result · { $title }

## Inviting

table-invite-title = Invite to this table
table-invite-how = Anyone who opens this link can watch.
table-invite-closed = Anyone who opens this link can ask for a seat.
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
next-waits = { $count ->
    [one] Another table is waiting for you.
   *[other] { $count } other tables are waiting for you.
}
next-go = Go to { $game }
result-picture = Save it as a picture
table-leave-keep = Leave, and keep my seat
table-leave-resign = Give my seat to a bot, for good
table-leave-stay = Stay
seats-open = People
seats-title = At this table
seats-stop-alone = Close the table
stopped-title = Stopped
stopped-how = The people at this table stopped before the end. Nobody has won, and what was hidden stays hidden.
closed-title = This table is closed
closed-how = The host closed it before the game began.
onlookers-closed = No onlookers
onlookers-closed-how = Only those who play can see this game. When it is over, it is open to everyone.
table-looking-on-later = You are watching, a few moves behind.
talk-tone = How you say it
tone-plain = plain
tone-sure = sure
tone-hesitant = hesitant
tone-too-sure = a little too sure

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
net-waits = What you pressed will be sent as soon as you’re connected.

refusal-net-unreachable = The server can’t be reached. Are you online?
refusal-net-odd-reply = The server’s reply made no sense ({ $status }).
refusal-net-given-back = The game moved on while you were offline: your move wasn’t made.

## What happened

log-title = What happened, newest first
log-empty = Nothing yet.
log-earlier = Earlier
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
rules-round = How to play
rules-every = Every rule
rules-here = You are here
rules-end = How it ends
rules-apply = Rules that apply

why-not-close = All right

goal-label = The goal.
goal-read = Got it
goal-open = What is the goal?

## What something is

what-ask = What is this?
what-mode = Touch anything with a ring to see what it is.
what-nothing = There is nothing to say about that. Touch something with a ring.
what-key-closes = Esc closes
what-touch-closes = Touch anywhere to close
what-rule = Rule { $number }

## How it ended

result-winner = { $count ->
    [0] Nobody wins this time.
    [one] The evening belongs to { $names }.
   *[other] The evening belongs to { $names } together.
}
result-seat = Player
result-points = Points
result-shared = Link copied

## The replay

coach-title = Coach
coach-of = { $right } of { $of }
coach-you = You
coach-number = Decision { $number }
coach-did = What you did
coach-better = What would have been better
table-played-on = played on from table { $code }
hint-ask = Hint
hint-thinks = Let me think …
hint-says = Hint
hint-taken = { $count ->
    [one] with one hint
   *[other] with { $count } hints
}

replay-back-to-result = Back to the result

## For screen readers, and everyone else

a11y-close = Close
a11y-news = News from the table
a11y-wait = One moment …
a11y-skip = Skip to the table
a11y-nothing = Nothing at the moment.

## The table on a large screen

table-screen-how = Point your phone at this, or type the code at { $address }
table-screen-here = Already here: { $names }
table-look-up = Look up: the table is on the television.
stage-whole = Show the whole table here
stage-hand = Show only my hand here
stage-free = { $count ->
    [one] A seat is free
   *[other] { $count } seats are free
}

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
door-join-how = You join as soon as the code is complete.
door-join-short = A code has at least four letters.
door-join-unknown = There is no table { $code }.
door-mine = My games
door-all = All { $count }
door-open-tables = Open tables
door-open-tables-how = Sit down with people you don’t know yet.
door-with = { $game } with { $names }
door-your-turn = Your turn
door-your-turn-until = Your turn, until { DATETIME($due, weekday: "long", hour: "numeric", minute: "numeric") }
door-your-turn-since = Your turn since { DATETIME($since, weekday: "long", hour: "numeric", minute: "numeric") }
door-waiting = Waiting for the others
door-damaged = This table is damaged
door-earlier = Played by earlier rules
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
door-about = { $game }: play, invite, rules
door-puzzle = Today’s puzzle: { $game }
door-puzzle-how = { $bots ->
    [0] The same deal for everyone, alone, in about { $minutes } minutes.
    [one] The same deal for everyone, with one bot, in about { $minutes } minutes.
   *[other] The same deal for everyone, with { $bots } bots, in about { $minutes } minutes.
}
door-puzzle-possible = { $points ->
    [one] 1 point is possible.
   *[other] { $points } points are possible.
}
door-puzzle-friend = { $points ->
    [one] { $name } has 1 point.
   *[other] { $name } has { $points } points.
}
door-puzzle-mine = { $points ->
    [one] You have 1 point.
   *[other] You have { $points } points.
}
door-puzzle-try = Try it
door-puzzle-everyone = Everyone
door-go-on = Go on
door-circles = My circles
door-circle-invited = You are invited
door-circle-open = Open
door-evening = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }{ $coming ->
    [0] {""}
    [one] : { $names } comes
   *[other] : { $names } come
}
door-evening-yours = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }: you come{ $coming ->
    [0] {""}
   *[other] , with { $names }
}
door-evening-come = I’ll come
door-tv = Television in the room?
door-tv-how = Open it there, play with your phones.
door-tv-open = Open
door-tv-label = Open the television
door-loading = The lights are coming on …
door-closed = The door is stuck
door-again = Try again

## The lobby

lobby-places = Seats at the table
lobby-bot = bot

level-easy = Gentle
level-medium = Even
level-hard = Sharp
level-easy-how = Kind and a little forgetful.
level-medium-how = Plays well and makes human mistakes.
level-hard-how = Sees far and gives nothing away.
level-rate = { $rate ->
    [few] hardly a game
    [quarter] about one game in four
    [third] about one game in three
    [half] about every other game
    [two-thirds] about two games in three
    [three-quarters] about three games in four
    [four-fifths] about four games in five
    [nine-tenths] about nine games in ten
   *[all] nearly every game
}
level-wins = Wins { level-rate } against “{ $against }”.
level-wins-together = Four of them win { level-rate }.

bot-random = careless
bot-greedy = keen
bot-search = sharp

## The guest’s own page

me-name = Your name
me-name-save = Save
me-portrait = Your portrait
me-other-name = Another name

## No table there

join-banned = You can’t come in
join-door = To the front door

## Talking

talk-open = Talk
talk-title = Talk
talk-reactions = Reactions
talk-nothing = Nobody has said anything yet.
talk-words = Say something …
talk-phrases-only = At an open table there are only these phrases.
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
phrase-applause = Applause!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-hmm = Hmm …
phrase-heart = Love it!

## The deal of the day

daily-title = Today’s deal
daily-of-game = { daily-title }: { $title }. { $how }
daily-fresh = One deal for everyone
daily-best = Your best: { $best }
daily-again = Try again
daily-of = Deal of { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

## What a guest has reached

feat-reached = Special objective
feat-reached-by = { $name } reaches a special objective
feat-new = New for you

## A guided first game

guide-count = { $number } of { $of }
guide-next = Next
guide-show = Show me
guide-skip = Skip
guide-end = That’s how you play
guide-real = Play a real game
guide-again = Once more
guide-stay = Play on here

## Rooms one walks through

hall-back = Walk back
hall-on = Walk on
hall-place = picture { $number } of { $of }
hall-plan = Plan of the rooms
hall-door = Through the door: { $room }

## The bots' turns, step by step

steps-title = The bots’ turns
steps-number = step { $number }
steps-count = step { $number } of { $of }
steps-skip = Skip ahead
steps-skip-how = On to your next decision; what changed is marked
steps-skip-to = Skip ahead to my turn
pace-open = How fast the bots play
