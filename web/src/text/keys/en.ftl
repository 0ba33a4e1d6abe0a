# What is said of the keys at a table, in English.

keys-title = Keys
keys-how = The same in all games. Press a key’s button to choose another one. Nothing happens while you type.
keys-now = Whose turn it is, and what is asked
keys-offers = What I can do
keys-decide = To my decision
keys-hand = What is mine
keys-people = Everyone’s things and points
keys-table = The whole table in words
keys-since = What happened since my last turn
keys-again = Say it again
keys-explain = What is this?
keys-keys = These keys
keys-offers-how = In the list of what you can do, 1 to 9 and then letters choose a move. Escape closes whatever is open.
keys-change = { $what }: { $key }, change the key
keys-changed = { $what }: { $key }
keys-not-this = This can’t be a key. Press a letter or a sign.
keys-switch = Keys at a table
    .n0 = On
    .n1 = Off
keys-reset = As at first
