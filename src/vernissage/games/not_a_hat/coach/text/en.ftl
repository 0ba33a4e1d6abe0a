# What That's Not a Hat's coach says, in English.

recalled = What you remembered
memory = Your memory: right answers, by how long ago
    .row = { $age ->
        [one] one gift ago
       *[other] { $age } gifts ago
    }
answers = Names and judgements you got right: { $right } of { $of }.
too-few = Too few answers to say how long your memory lasts.
lasts = Your memory lasts { $age ->
    [one] for one gift
   *[other] for { $age } gifts
}: up to there at least half of what you said was right.
