# What the house in a browser tab says in English.

tab-welcome = Play now with bots. Everything happens in this browser, and nothing is sent anywhere.
tab-step = { $step ->
    [python] Laying the table: the pieces are on their way.
    [rules] Laying the table: the rules are being read.
   *[opening] Laying the table: the bots are sitting down.
}
tab-wait = You can look round already, or press { door-play }: the game begins as soon as the table is laid.
tab-broken = The house could not open in this browser. Reload the page to try again.
tab-others = Inviting friends, open tables, circles and the television need a house that others can reach.
tab-along = Take your games along
tab-along-how = You have no account: your games live in this browser. Save a copy, or bring one from another device.
tab-save = Save a copy
tab-bring = Bring a copy here
tab-bring-sure = Bring this copy here?
tab-bring-sure-how = It takes the place of everything that is here. If you want to keep that, save a copy of it first.
tab-bring-go = Yes, replace everything
tab-bring-not = No, leave it as it is
tab-bring-bad = This file is not a copy of a house.
