# What the guest’s own page says in English.

me-rename = Change name
me-played = played
me-won = won
me-running = { $count ->
    [one] day running
   *[other] days running
}
me-results = { $played } played · { $won } { $together ->
    [yes] won together
   *[no] won
}
me-company = Company
me-company-games = { $games } games together, { $won ->
    [0] none of them won
   *[other] { $won } of them won
}
me-company-none = People you have finished three games with appear here.
me-away = Put away
me-away-how = Games you have put away, and those nobody has touched for 30 days. They wait in the storeroom and can be taken out again.
me-away-count = { $count ->
    [one] One game
   *[other] { $count } games
}
me-put-away = Put away
me-take-out = Take out
me-month = { DATETIME($month, month: "short", timeZone: "UTC") }
me-month-long = { DATETIME($month, month: "long", year: "numeric", timeZone: "UTC") }
me-more-than = more than { $what }
me-kept = What is kept about you
me-kept-how = { $games ->
    [0] Your name and your portrait.
    [one] Your name, your portrait and one finished game.
   *[other] Your name, your portrait and { $games } finished games.
} No addresses except those where you asked to be notified, and nothing else.
me-export = Export everything
me-delete = Delete everything
me-delete-title = Delete everything?
me-delete-how = Your name comes off every wall, for good. Others keep the games they played with you, with “{ me-delete-called }” in your place. Nobody can undo this, and no phrase brings it back.
me-delete-name = Type your name to confirm: { $name }
me-delete-why = Type your name first: { $name }
me-delete-go = Delete for good
me-delete-not = Keep everything
me-delete-called = Somebody
me-now = in progress
me-going = In progress
me-going-none = No game is waiting for you.
me-to-door = To the front door
me-finished = Finished
me-finished-all = Show all { $count }
me-finished-none = Finished games hang here, each as a replay with every secret revealed.
me-calls = When others are waiting for me
me-calls-how = Be notified when it is your turn at a table and you are not there. Only the game’s name and the table’s link leave the house.
me-calls-browser = Notify me in this browser
me-calls-browser-cant = This browser can’t notify you here: that needs an address that begins with https.
me-calls-https = How to get that
me-calls-here = This browser notifies you.
me-calls-here-stop = Stop notifying me
me-calls-blocked = The browser doesn’t allow it. You can change that in its settings.
me-calls-others = Where else you are notified
me-calls-kind-push = Another browser
me-calls-kind-webhook = { $place }
me-calls-kind-feed = A feed
me-calls-remove = Remove
me-calls-more = A feed, or an address of your own
me-calls-feed-how = A private feed (Atom) for your news reader.
me-calls-feed = Make a feed
me-calls-feed-once = Shown only now. Whoever has this address can see which tables are waiting for you.
me-calls-feed-copy = Copy the address
me-calls-address = Address to notify (webhook)
me-calls-add = Add
me-holiday = Away until
me-holiday-how = Where you have days for each decision, your time stands still while you are away.
me-holiday-go = I am away
me-holiday-until = You are away until { DATETIME($date, dateStyle: "long") }.
me-holiday-end = I am back
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
me-days = Deals of the day
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-tries = { $tries ->
    [one] one try
   *[other] { $tries } tries
}
me-feats = Special objectives
me-feats-count = { $reached } of { $all }
me-feat-made = reached { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = still to come
me-gallery = My gallery

me-rating = Ratings
me-rating-how = If you like, the house keeps a rating for each game you play. Only games against people count, and only where everyone at the table has asked for one. Nobody but you sees it.
me-rating-keep = Keep a rating for me
me-rating-none = A rating is kept for you. No game has counted yet.
me-rating-is = { $rating }, give or take { $off }
me-rating-from = { $count ->
    [one] from one game
   *[other] from { $count } games
}
me-rating-so-far = { $count } of { $enough } games so far
me-rating-forget = Keep no rating
me-rating-forget-how = All your ratings will be deleted. That can’t be undone.
me-rating-forget-sure = Delete my ratings
