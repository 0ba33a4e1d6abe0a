# What is said in a first game of Bioutifoul, in English. **Bold** is what to touch.

step-goal = Points come from exhibitions. This one wants a work by Rodrigo and one by Sunny.
step-influence = Every turn begins with influence. Touch a **Rodrigo** card to move Rodrigo.
step-lower = Rodrigo and Sunny cost four together, and you have three. Press **Lower**: one gold cheaper.
step-play = One place is enough. Press **Play one card**; then it goes on to Vico, who may use it.
    .plaque = gets your card
step-buy-rodrigo = You have three actions, and Rodrigo costs two. Touch **The Canary’s Room**, then press **Buy for 2 gold**.
step-buy-sunny = One gold left, and Sunny costs one. Touch **Carp Weather**, then press **Buy for 1 gold**.
step-exhibit = Both hang in your gallery. Touch their **exhibition**, then press **Exhibit Rodrigo + Sunny**.
    .plaque = both hang here
step-points = One point for the exhibition, one for the most Rodrigo, one for the most Sunny: three points.
step-discard = One card drawn, one from Chloé, and only three may stay. Touch **Heinrich**, then press **Discard Heinrich**.
step-raise = You own a work by Alice: push her up. Touch **Alice**, press **Raise**, then **Play one card**.
    .plaque = your Alice
step-sell = Alice is worth four now. Touch **Umbra** in your gallery, then press **Sell for 4 gold**.
step-last = The deck of exhibitions counts down. Once it is empty, the round is the last: most points wins.
step-end = That makes five gold for later. Press **End turn**: every turn ends with one more.
ending = One exhibition and one good sale: three points earned, six gold saved. Now win more points before the deck of exhibitions is empty.
