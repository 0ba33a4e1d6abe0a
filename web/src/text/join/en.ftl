# What the page for a table that isn’t there says in English.

join-unknown = There is no table { $code }
join-unknown-how = Perhaps a letter is wrong, or the table was cleared away long ago.
join-closed = Table { $code } is closed
join-closed-how = Whoever runs this server has closed this table. Your other games go on.
join-damaged = This table is damaged
join-damaged-how = What was saved of it can’t be read.
join-earlier = This game was played by earlier rules
join-earlier-how = The rules have changed since then, so it can’t be opened here any more. Nothing of it is lost: its record can be downloaded, with every move as it was made.
join-record = Download the record
join-mendable = { $moves ->
    [0] Part of what was saved of this game can’t be read. It can start again from the same deal; the moves made so far are lost.
    [one] Part of what was saved of this game can’t be read. It can go on after the first move; what came later is lost.
   *[other] Part of what was saved of this game can’t be read. It can go on after the first { $moves } moves; what came later is lost.
}
join-beyond-mending = What was saved of this game can’t be read, so it can’t go on. All your other tables are fine.
join-mend = Go on from there
join-nowhere = Nothing hangs here
join-nowhere-how = There is no page at this address.
