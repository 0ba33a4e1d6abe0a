# The list of tables that are open to strangers.
tables-how = Anyone can sit down here. Names are checked, everyone talks in ready-made phrases, and a bot plays on for whoever leaves.
tables-free = { $free ->
    [0] full
    [one] one free seat
   *[other] { $free } free seats
}
tables-left = { $free ->
    [one] in progress, one seat has come free
   *[other] in progress, { $free } seats have come free
}
tables-clock-none = no clock
tables-clock-relaxed = 2 minutes per decision
tables-clock-brisk = 30 seconds per decision
tables-clock-bank = 5 minutes each, plus 10 seconds per decision
tables-clock-days = 3 days per decision
tables-bots = bots: { $level }
tables-join = Join
tables-back = Back to it
tables-none = No table is open just now
tables-none-how = Open one yourself: choose Invite under a game, and let anyone join.
tables-to-door = To the games
