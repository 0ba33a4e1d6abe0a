# What That's Not a Hat's coach says, in English.

recalled = What you remembered
memory = How long you remember
    .row = { $age ->
        [one] one gift ago
       *[other] { $age } gifts ago
    }
    .across = gifts since it was last shown or rightly named
    .right = right answers
memory-lately = How long you remember these days
    .row = { $age ->
        [one] one gift ago
       *[other] { $age } gifts ago
    }
    .across = gifts since it was last shown or rightly named
    .right = right answers
answers = Names and judgements you got right: { $right } of { $of }.
answers-lately = In this game and those before it, { $games } in all, you got { $right } of { $of } right.
too-few = Too few answers to draw a line through them and say how long your memory lasts.
lasts = After { $age ->
    [one] one gift
   *[other] about { $age } gifts
} you remember half.
lasts-longer = Even after { $age ->
    [one] one gift
   *[other] { $age } gifts
} you remember more than half.
