# What a television says in English before the game.

screen-title = On the television
screen-closed = No table could be opened
screen-call = Take out your phones.
screen-here = { $count ->
    [0] Nobody is here yet.
    [1] One of you is here already.
    [2] Two of you are here already.
    [3] Three of you are here already.
    [4] Four of you are here already.
    [5] Five of you are here already.
    [6] Six of you are here already.
    [7] Seven of you are here already.
    [8] Eight of you are here already.
   *[other] { $count } of you are here already.
}
screen-scan = Point your phone’s camera here, or open **{ $address }** and type
screen-no-account = No account, only a name.
screen-pick = What shall we play?
screen-pick-how = { $host ->
    [nobody] Press ◀ ▶ on the remote.
   *[other] { $host } picks on the phone, or press ◀ ▶ on the remote.
}
screen-players = { $fewest }–{ $most } players
screen-places = Seats at the table
screen-host = host
screen-new = just came in
screen-expected = expected
screen-free = free
screen-game = { $count ->
    [0] { $game }
    [1] { $game } with one player
    [2] { $game } with two
    [3] { $game } with three
    [4] { $game } with four
    [5] { $game } with five
    [6] { $game } with six
    [7] { $game } with seven
    [8] { $game } with eight
   *[other] { $game } with { $count }
}
screen-first = Whoever comes first starts the game.
screen-missing = { $missing ->
    [1] One more player, and you can start.
    [2] Two more players, and you can start.
   *[other] { $missing } more players, and you can start.
}
screen-ready = about { $minutes } minutes. { $host } starts.
