# Wat een televisie voor het spel in het Nederlands zegt.

screen-title = Op de televisie
screen-closed = Er kon geen tafel worden geopend
screen-call = Pak jullie telefoon.
screen-here = { $count ->
    [0] Er is nog niemand.
    [1] Er is al iemand.
    [2] Jullie zijn al met zijn tweeën.
    [3] Jullie zijn al met zijn drieën.
    [4] Jullie zijn al met zijn vieren.
    [5] Jullie zijn al met zijn vijven.
    [6] Jullie zijn al met zijn zessen.
    [7] Jullie zijn al met zijn zevenen.
    [8] Jullie zijn al met zijn achten.
   *[other] Jullie zijn al met { $count }.
}
screen-scan = Richt de camera van je telefoon hierop, of open **{ $address }** en typ
screen-no-account = Geen account, alleen een naam.
screen-pick = Wat gaan we spelen?
screen-pick-how = { $host ->
    [nobody] Druk op ◀ ▶ van de afstandsbediening.
   *[other] { $host } kiest op de telefoon, of druk op ◀ ▶ van de afstandsbediening.
}
screen-players = { $fewest }–{ $most } spelers
screen-places = Plaatsen aan de tafel
screen-host = host
screen-new = net binnen
screen-expected = wordt verwacht
screen-free = vrij
screen-game = { $count ->
    [0] { $game }
    [1] { $game } alleen
    [2] { $game } met zijn tweeën
    [3] { $game } met zijn drieën
    [4] { $game } met zijn vieren
    [5] { $game } met zijn vijven
    [6] { $game } met zijn zessen
    [7] { $game } met zijn zevenen
    [8] { $game } met zijn achten
   *[other] { $game } met { $count }
}
screen-first = Wie het eerst komt, start het spel.
screen-missing = { $missing ->
    [1] Nog één speler, en jullie kunnen beginnen.
    [2] Nog twee spelers, en jullie kunnen beginnen.
   *[other] Nog { $missing } spelers, en jullie kunnen beginnen.
}
screen-ready = ongeveer { $minutes } minuten. { $host } start.
