# What That's Not a Hat says about many games, in English.

best = { $penalties ->
    [0] { $times } without a penalty
    [one] at best one penalty
   *[other] at best { $penalties } penalties
}
too-few = { $missing ->
    [one] One more answer
   *[other] { $missing } more answers
} in a month, and you will see here how your memory fades.
half = Half is gone after { $age ->
    [one] one gift
   *[other] { $age } gifts
}.
half-beyond = Even after { $age ->
    [one] one gift
   *[other] { $age } gifts
} you still know more than half.
before = In your first month it was { $age }.
before-beyond = In your first month it was more than { $age }.
memory = Gifts until half of what you name is wrong, by month
    .row = { $age ->
        [one] one gift
       *[other] { $age } gifts
    }
longest-lie = Longest lie
    .says = { $gift_a }, taken for { $said_a } { $times } times in a row
hard-to-fool = Hardest to fool
    .says = saw through { $caught } of { $heard } wrong names
free-with-truth = Freest with the truth
    .says = { $lied } gifts under a wrong name
special-lie = The longest lie: { $gift_a }, taken for { $said_a } { $times } times.
