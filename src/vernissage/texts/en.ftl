# What the engine itself says in English. How messages are named and filled: vernissage/text.py.

list-and = { $first } and { $last }

seat-you = you
    .label = You
seat-name = Seat { $seat }

## Why not

refusal-unknown = That can’t be done ({ $code }).
refusal-match-over = The game is over.
refusal-match-not-your-turn = It isn’t your turn.
refusal-match-stale = Things have moved on since that question was asked.
refusal-match-resigned = This seat has left the game.
refusal-match-bound = Nothing can be taken back any more.
refusal-match-enough-undone = That is enough taking back for now.
refusal-match-full = This game has reached its limit of 10,000 moves and can’t go on. You can start a new one.
refusal-match-not-over = That has to wait until the game is over.
refusal-match-not-tied = This seat isn’t one of those tied, so there is nothing to judge.
refusal-seat-unknown = There is no such seat at this table.
refusal-seat-which = Several seats are to move: { $seats }. Say which one.
refusal-message-malformed = That can’t be read: { $why }.
refusal-message-too-long = That is longer than { $limit } bytes.
refusal-message-unknown-game = There is no such game.
refusal-message-no-match = No match has begun yet.
refusal-message-failed = That is a bug on our side. The match is unchanged: { $why }.
refusal-position-other-options = The position was set up for a table with other options.
refusal-position-not-arranged = Positions can’t be set up in this draft yet.
refusal-record-sealed = The seed of this game is still sealed, so it can’t be replayed yet.
refusal-record-other-version = It was played with version { $version } of the rules; this is version { $present }.
refusal-record-other-seed = The seed in the file is not the one that was promised at the start.
refusal-record-other-outcome = Played again, the game ends differently from what the file says.
refusal-record-stopped = { $fault ->
    [match-not-your-turn] Move { $input } was made by seat { $made_by }, but { $turns ->
        [one] seat { $turn_of } was to move.
       *[other] seats { $turn_of } were to move.
    }
    [match-over] Move { $input } was made by seat { $made_by }, but the game was over by then.
    [match-resigned] Move { $input } was made by seat { $made_by }, which had left the game.
    [match-bound] At move { $input } seat { $made_by } takes something back, but there was nothing it could take back.
    [match-enough-undone] At move { $input } seat { $made_by } takes something back, more often than is allowed.
    [match-full] With move { $input } the game is longer than any may be.
    [match-not-over] At move { $input } a jury decides about seat { $made_by }, but the game wasn’t over.
    [match-not-tied] At move { $input } a jury decides about seat { $made_by }, which wasn’t tied.
    [seat-unknown] Move { $input } was made by a seat that isn’t at this table.
    [message-malformed] Move { $input } can’t be read: { $why }.
   *[other] Move { $input }, made by seat { $made_by }, is against the rules. At the table it would have read: “{ $code }”
} Moves and seats are counted from 0.
refusal-record-arranged = This game was not dealt: it began from an arranged position, and its seal says nothing about that. From there on, all { $inputs } steps keep to the rules.
refusal-record-other-seal = The seal in the file is not the one you noted. It is { $seal }.
refusal-record-other-digest = The file doesn’t hold the moves that were sealed at the end. The digest of those it holds is { $digest }.
refusal-record-damaged = The file is damaged ({ $why }). This is as far as it can be read.

## What comes in from outside the rules

input-hinted = { $you ->
    [seat] You took a hint.
   *[other] { $seat } took a hint.
}
input-timed-out = { $you ->
    [seat] Your time has run out.
   *[other] { $seat }’s time has run out.
}
input-resigned = { $you ->
    [seat] You leave the game.
   *[other] { $seat } leaves the game.
}
input-taken-over = { $by } now plays for { $seat }.
input-stood-in = A bot now plays for { $seat }.
input-came-back = { $you ->
    [seat] You are playing in person now.
   *[other] { $seat } is playing in person now.
}
input-taken-back = { $you ->
    [seat] You take back your last move.
   *[other] { $seat } takes back the last move.
}
input-judged = { $you ->
    [seat] The jury chose you.
   *[other] The jury chose { $seat }.
}
input-outvoted = { $you ->
    [seat] Others have more votes than you: a run-off decides between them.
   *[other] Others have more votes than { $seat }: a run-off decides between them.
}

## At the table in the terminal

cli-welcome = { $count ->
    [one] { $others } sits down with you.
   *[other] { $others } sit down with you.
}
cli-commitment =
    The deal is fixed from now on. Its seal, for you to check at the end:
    { $commitment }
cli-cannot-forget = This is a game of memory, and what is written here can’t be taken away again. Don’t look back.
cli-thinking = { $name } is thinking …
cli-prompt = Your choice (? for help):{" "}
cli-prompt-or-wait = Your choice, or Enter to wait for the others (? for help):{" "}
cli-same-table = Type “table” to see the whole table.
cli-empty-log = Nothing has happened yet.
cli-more-offers = { $count ->
    [one] … and one more. Type “all” to see it.
   *[other] … and { $count } more. Type “all” to see them.
}
cli-which-game = Which game would you like to play?{" "}
cli-over = The game is over
cli-winners = { $you ->
    [yes] { $count ->
        [0] You win. Congratulations!
       *[other] You win, together with { $others }. Congratulations!
    }
   *[no] { $count ->
        [0] Nobody wins this time.
        [one] { $others } wins.
       *[other] { $others } win together.
    }
}
cli-seed =
    The seed of this game, and the seal it had from the start:
    { $seed }
    { $commitment }
cli-arranged = This game was not dealt: it began from an arranged position.
cli-digest =
    The digest of all moves. Whoever notes it can tell later whether a record was changed:
    { $digest }
cli-check = You can check it: vernissage replay --verify { $file }
cli-goodbye = You leave the table. Come back soon.
cli-goodbye-kept = You leave the table. The game waits for you: vernissage play --resume { $file }
cli-kept = The game is saved in { $file }.
cli-resumed-partly = You can go on from there.
cli-verified = The deal is the one promised by { $noted ->
    [yes] the seal you noted
   *[no] the seal in the file
}{ $over ->
    [yes] , all { $inputs } steps keep to the rules, and the outcome is right.
   *[no] , and all { $inputs } steps keep to the rules. The game isn’t over yet.
}
cli-verified-seal = Seal: { $seal }
cli-verified-digest = Digest: { $digest }
cli-verified-compare = Only what you noted yourself proves that this is the game you played: compare the seal with the one shown at the start (--seal) and the digest with the one shown at the end (--digest).

## Help

cli-help-number = 3
    .meaning = the move with that number
cli-help-words = part of its words
    .meaning = enough to show which move you mean
cli-help-written = { $example }
    .meaning = a move written out, offered or not
cli-help-own-words = 3: your own words
    .meaning = a move, and what you write about it in secret, where it takes words
cli-help-table = table
    .meaning = show the table again
cli-help-all = all
    .meaning = every move that is offered, however many
cli-help-undo = undo
    .meaning = take back your last move, while that is allowed
cli-help-log = log
    .meaning = everything you have seen happen
cli-help-rules = rules, rules 5.3
    .meaning = the rulebook, or one rule of it
cli-help-save = save FILE
    .meaning = save the game in a file
cli-help-quit = quit
    .meaning = leave the table

## Why not, in the terminal

refusal-game-unknown = There is no game called { $game }. Choose from: { $games }.
refusal-game-no-guide = This game has no guided first game yet.
refusal-game-no-primer = So far, this game has nothing but its rules to explain it.
refusal-bot-unknown = There is no bot called { $bot } for this game. Choose from: { $bots }.
refusal-bot-budget = “{ $budget }” isn’t a budget: 200ms is a time, 500 a number of iterations.
refusal-bot-no-thinker = { $bot } doesn’t think, so it takes no budget.
refusal-cli-players = { $game } is for { $fewest } to { $most } players.
refusal-cli-no-setting = An option is written KEY=VALUE.
refusal-cli-option = Those options don’t work. { $why }
refusal-cli-no-such-number = Please choose a number from 1 to { $last }.
refusal-cli-several-moves = “{ $said }” could be { $numbers }. Which one?
refusal-cli-not-understood = “{ $said }” isn’t one of these moves. Type ? to see what you can say.
refusal-cli-other-fields = This move is written: { $kind } { $fields }
refusal-cli-no-words = That move takes no words of your own.
refusal-cli-no-file = Save it where? Type: save FILE
refusal-file-unreadable = { $file } can’t be read: { $why }.
refusal-file-unwritable = { $file } can’t be written: { $why }.
refusal-cli-file-exists = { $file } exists already. Go on with it using --resume, or choose another name.
refusal-file-no-record = { $file } isn’t a record of a game: { $why }.
refusal-cli-resume-brings-its-own = A resumed game brings its own players, options and seed.
refusal-cli-other-game = { $file } is a game of { $game }.
refusal-cli-no-rulebook = { $game } has no rulebook yet.
refusal-cli-unknown-rule = { $close ->
    [nothing] There is no rule { $number }.
   *[other] There is no rule { $number }. Did you mean { $close }?
}
refusal-cli-no-such-step = The game has only { $inputs } steps.

## Why not, in the house

refusal-table-unknown = There is no table with this code.
refusal-table-full = Every seat at this table is taken.
refusal-table-taken = Someone is already sitting there.
refusal-table-not-host = Only the host can do that.
refusal-table-not-seated = You have no seat at this table.
refusal-table-begun = The game has already begun.
refusal-table-not-begun = The game hasn’t begun yet.
refusal-table-not-over = That has to wait until the game is over.
refusal-calls-no-address = The house can’t notify that address. It has to begin with https://.
refusal-calls-too-many = You are already notified in { $most } places. Remove one first.
refusal-calls-no-browser = This browser didn’t say how to reach it.
refusal-circle-unknown = There is no such circle, or it isn’t yours. Ask one of its members for the link.
refusal-circle-full = A circle has { $most } people at most.
refusal-circle-too-many = You are in { $most } circles. Leave one first.
refusal-circle-no-name = A circle needs a name.
refusal-circle-one-person = This table is for one person alone. A circle begins with others.
refusal-circle-not-ahead = An evening has to be ahead, within a year.
refusal-calls-unknown = You aren’t notified there.
refusal-calls-holiday-too-long = You can be away for { $days } days at most.
refusal-table-stood-in = A bot is playing for you. Take your seat back first.
refusal-table-silence = You may not talk now.
refusal-table-watching = You are only watching here.
refusal-table-name-taken = Somebody at this table already has that name.
refusal-table-not-yours = That seat isn’t played on this device.
refusal-table-moved-on = The game has already moved on.
refusal-table-possible = You can do that now.
refusal-guide-not-yet = The rules allow it, but this lesson does something else first. Do what the guide says.
refusal-table-nobody-looks = Say who is holding the device first.
refusal-table-too-few = { $fewest ->
    [one] At least one player is needed.
   *[other] At least { $fewest } players are needed.
}
refusal-table-too-many = This game is for { $most } players at most, and there are more of you.
refusal-table-stopped = The game has been stopped.
refusal-table-onlookers = Only those who play can see this game.
refusal-seat-private = This game is for one person only.
refusal-seat-seated = You already have a seat at this table.
refusal-seat-removed = The host has asked you to leave this table, so you can’t sit down here again.
refusal-seat-has-seen = You have played another seat in this game, so you know too much for this one.
refusal-seat-kept = This seat belongs to someone who may come back.
refusal-seat-declined = You have already asked for this seat.
refusal-seat-asked-for = Someone else is asking for this seat right now.
refusal-seat-nobody-asks = Nobody is asking for this seat any more.
refusal-seat-not-your-say = That seat isn’t yours to give.
refusal-seat-said-nothing = Nobody in that seat has said anything.
refusal-table-not-away = A bot can step in for someone who has been away for { $seconds } seconds.
refusal-table-not-kept = That couldn’t be saved, so nothing has happened. Please try again.
refusal-table-not-damaged = That table isn’t damaged.
refusal-table-beyond-mending = Nothing of that table can be read, so it can’t go on.
refusal-table-earlier-rules = This game was played by earlier rules (version { $version }) and can’t be opened here any more. Its record can be downloaded.
refusal-house-out-of-order = The server can’t save or look up anything right now, so nothing has happened. Please try again in a moment.
refusal-house-broke = Something went wrong on the server. It isn’t your fault. Please reload the page and try again.
refusal-vote-closed = Nobody can vote here now.
refusal-vote-not-tied = Nobody can vote for this seat: it isn’t one of those tied.
refusal-vote-partial = You are one of those tied, so others have to judge.
refusal-vote-full = Too many have voted already: no more votes are taken.
refusal-limit-wait = { $seconds ->
    [one] That was a bit much. Please try again in a second.
   *[other] That was a bit much. Please try again in { $seconds } seconds.
}
refusal-phrase-unknown = Nobody here has this phrase.
refusal-phrase-unknown-word = “{ $word }” isn’t one of our words. Is it spelt right?
refusal-phrase-length = A phrase has { $words } words.
refusal-name-empty = A name needs at least one visible character.
refusal-table-phrases-only = At an open table you can only use the ready-made phrases.
refusal-table-no-own-words = At an open table nobody writes words of their own.
refusal-name-too-short = “{ $name }” is too short for an open table. How about { $suggestion }?
refusal-name-letters = At an open table a name is made of letters. How about { $suggestion }?
refusal-name-mixed = “{ $name }” mixes letters that are easily confused. How about { $suggestion }?
refusal-name-address = At an open table a name can’t be an address or a number. How about { $suggestion }?
refusal-name-unwelcome = “{ $name }” isn’t welcome at an open table. How about { $suggestion }?
refusal-name-house = “{ $name }” sounds as if you were speaking for the house. How about { $suggestion }?
refusal-name-alike = “{ $name }” is too much like another name at this table. How about { $suggestion }?
refusal-request-other-origin = That came from another site.
refusal-request-unknown = There is nothing here.
refusal-replay-unknown = The game doesn’t have that many moves.
refusal-game-no-coach = There is no coach for this game.
refusal-game-no-memoir = This game keeps no statistics.
refusal-coach-failed = The coach couldn’t think this game through.
refusal-play-on-no-moment = You can’t play on from there.
refusal-hint-in-company = Hints are for playing alone or with bots: somebody else is at this table.
refusal-hint-daily = There are no hints in the deal of the day: it is the same for everyone.
refusal-hint-none = There is no hint for this: the choice is yours alone.
refusal-hint-guided = You are already being guided here.
refusal-daily-no-try = You haven’t finished a try at that day’s deal.
refusal-daily-no-solver = This game has no solver.
refusal-reach-failed = What was possible could not be worked out this time.
refusal-daily-unknown = There is no such day.
refusal-daily-future = That day’s deal isn’t out yet.
refusal-daily-never-dealt = That day’s deal was never dealt here: the house opened later.
refusal-daily-sealed = Today’s deal stays sealed until the day is over: others are still playing it.
refusal-session-none = We don’t know each other yet. Please reload the page.
refusal-me-other-name = That isn’t your name. Nothing was deleted.
refusal-house-banned = You can’t play on this server any more: whoever runs it has closed it to you.

## How one plays, as a page

learn-table = The table
learn-how = How to play
learn-end = How it ends
learn-first = Guided first game
learn-first-how = It takes about three minutes: press *How it goes* under the poster. The table is real, the deal is always the same, and the others play along.
learn-things = What lies on the table
learn-rules = Every rule
learn-play = Play

## On a picture that goes with a link

postcard-somebody = somebody
postcard-won = { $winners_count ->
    [one] **{ $winners }** wins.
   *[other] { $winners } win.
}
postcard-over = The game is over.
postcard-invites = There’s a seat **for you**.
postcard-open = Open the link and play.
postcard-day = { $game } · { DATETIME($date, dateStyle: "long") }
postcard-day-open = One deal **for everyone**.
postcard-day-play = Open the link and play the same cards.
postcard-day-proven = **{ $best }** points were possible.
postcard-day-found = The best found: **{ $best }** points.
postcard-day-people = { $people ->
    [0] Nobody played that day.
    [one] One person played that day.
   *[other] { $people } people played that day.
}
postcard-day-mine = **{ $points }** { $points ->
    [one] point
   *[other] points
}
postcard-day-mine-proven = **{ $points }** of { $best } points
postcard-day-mine-found = **{ $points }** { $points ->
    [one] point
   *[other] points
}; the best found: { $best }
postcard-day-tries = The best of { $tries } tries.
postcard-day-ahead = { $ahead ->
    [0] { $people ->
        [one] The first of the day.
       *[other] None of { $people } people did better.
    }
    [one] One of { $people } people did better.
   *[other] { $ahead } of { $people } people did better.
}
postcard-day-running = { $days } days running.

## For those who answer in words

words-seat = You are { $name }.
words-past = What you have seen happen:
words-table = What lies on the table now:
words-offers = What you may do:
words-answer = Answer with the number of one of these moves, and nothing else.
words-own = Words of your own may follow the number, after a colon.
refusal-words-not-understood = “{ $said }” doesn’t say which move you mean. Answer with one number from 1 to { $last }, and nothing else.

## When others wait

call-turn = { $game }: it is your turn.
call-reminds = { $game }: your time is nearly up.
call-gathers = { $game }: your circle has a table, and your seat is waiting.
call-feed = Vernissage: my turns

## What https adds, as a page

https-title = This house and https
https-adds = Over https the screen of your phone stays lit by itself, the house can be installed as an app, and it can call you when it is your turn. You can play without it, too: everything else is the same.
https-here = You are using it already. There is nothing to do.
https-how =
    ## How this house gets it
    Whoever runs the house closes it and opens it again like this:

    `vernissage serve --https`

    This page then says how a phone learns to trust the house. A house with a name on the internet needs no such step: it uses a proxy or a certificate of its own.
https-trust = A phone accepts https only from those it trusts. Show yours once that it can trust this house.
https-iphone =
    ## iPhone and iPad
    1. In Safari, [download the certificate]({ $certificate }) and allow it.
    2. Open *Settings*, tap *Profile Downloaded*, then *Install*.
    3. Still in *Settings*, go to *General*, *About*, *Certificate Trust Settings* and switch on *Vernissage*.
https-android =
    ## Android
    1. [Download the certificate]({ $certificate }).
    2. Open *Settings* and search for *CA certificate*. Confirm, and choose the file `vernissage.crt`.
    3. Open the house in Chrome. Other browsers may have a list of their own.
https-computer =
    ## A computer
    First [download the certificate]({ $certificate }).

    - On a Mac: open it, double-click *Vernissage* in the keychain and choose *Always Trust*.
    - On Windows: open it, press *Install Certificate* and place it in *Trusted Root Certification Authorities*.
    - In Firefox, and on Linux: import it in the browser’s settings, under *Certificates*, *Authorities*.
https-safe =
    ## What you trust
    The certificate can vouch for addresses in local networks only, never for a site on the internet. It belongs to this house alone. The house prints its fingerprint when it opens:

    `{ $fingerprint }`
https-open = Open over https
https-without = Go on without
