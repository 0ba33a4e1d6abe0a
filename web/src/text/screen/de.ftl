# Was ein Fernseher vor dem Spiel auf Deutsch sagt.

screen-title = Auf dem Fernseher
screen-closed = Es ließ sich kein Tisch öffnen
screen-call = Nehmt eure Handys heraus.
screen-here = { $count ->
    [0] Noch ist niemand da.
    [1] Eine Person ist schon da.
    [2] Zwei von euch sind schon da.
    [3] Drei von euch sind schon da.
    [4] Vier von euch sind schon da.
    [5] Fünf von euch sind schon da.
    [6] Sechs von euch sind schon da.
    [7] Sieben von euch sind schon da.
    [8] Acht von euch sind schon da.
   *[other] { $count } von euch sind schon da.
}
screen-scan = Richte die Kamera deines Handys hierher, oder öffne **{ $address }** und tippe
screen-no-account = Kein Konto, nur ein Name.
screen-pick = Was spielen wir?
screen-pick-how = { $host ->
    [nobody] Drückt ◀ ▶ auf der Fernbedienung.
   *[other] { $host } wählt auf dem Handy, oder drückt ◀ ▶ auf der Fernbedienung.
}
screen-players = { $fewest }–{ $most } Personen
screen-places = Plätze am Tisch
screen-host = Host
screen-new = gerade gekommen
screen-expected = wird erwartet
screen-free = frei
screen-game = { $count ->
    [0] { $game }
    [1] { $game } allein
    [2] { $game } zu zweit
    [3] { $game } zu dritt
    [4] { $game } zu viert
    [5] { $game } zu fünft
    [6] { $game } zu sechst
    [7] { $game } zu siebt
    [8] { $game } zu acht
   *[other] { $game } mit { $count }
}
screen-first = Wer zuerst kommt, startet das Spiel.
screen-missing = { $missing ->
    [1] Eine Person noch, und es kann losgehen.
    [2] Zwei Personen noch, und es kann losgehen.
   *[other] { $missing } Personen noch, und es kann losgehen.
}
screen-ready = etwa { $minutes } Minuten. { $host } startet.
