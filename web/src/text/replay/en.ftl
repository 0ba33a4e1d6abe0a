# What the replay says in English.

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-position = Step
replay-moment = Moment { $number } of { $of }
replay-step = Step { $number } of { $last }
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-eyes = Seen through the eyes of
replay-public = Everyone
replay-not-yet = The replay opens when the game is over: until then it would give away secrets.
