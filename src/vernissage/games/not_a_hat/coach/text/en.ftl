# What That's Not a Hat's coach says, in English.

recalled = What you remembered
memory = Your memory: right answers by age
    .row = { $age ->
        [one] one gift ago
       *[other] { $age } gifts ago
    }
answers = { $right } of your { $of } names and judgements were right.
too-few = Too few answers to say how long your memory lasts.
lasts = Your memory lasts { $age ->
    [one] for one gift
   *[other] for { $age } gifts
}: up to there at least half of what you said was right.
