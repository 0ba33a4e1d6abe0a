# What Belratti says about many evenings, in English.

best = best { $paintings }
too-few = { $missing ->
    [one] One more painting
   *[other] { $missing } more paintings
}, laid or read, and you will see here how your mind makes links.
by-thought = You link by thought: { $right } of { $of } paintings.
by-kind = You link by kind: { $right } of { $of } paintings.
by-colour = You link by colour: { $right } of { $of } paintings.
by-all = You link in many ways, none clearly more than the others: { $of } paintings.
friend-thought = { $who } goes by thought: lay what leads to an idea.
friend-kind = { $who } goes by kind: lay what belongs to the same family.
friend-colour = { $who } goes by colour: lay what looks alike.
minds = How you and those you play with make links
    .first = by thought
    .second = by kind
    .third = by colour
best-pair = You and { $who } understand each other best: { $right } of { $of }.
pairs = Read right, both ways
    .row = { $who }
pair-of-minds = Best pair of minds
    .says = { $right } of { $of } paintings read
special-perfect = { $rounds ->
    [one] A perfect round.
   *[other] { $rounds } perfect rounds.
}
