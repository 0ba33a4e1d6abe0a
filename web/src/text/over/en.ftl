# What a table where the game is over says in English.

result-rematch = Rematch
result-rematch-join = To the rematch
result-replay = Replay
result-tell = Share
result-share = Share the result
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
result-arranged = This game wasn’t dealt: it began from an arranged position, so there is no seal to check.
result-digest = Digest of the moves
result-digest-how = The digest is made of the deal and of all moves. Note it now, and you can tell later whether a record is of this game, unchanged.
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
