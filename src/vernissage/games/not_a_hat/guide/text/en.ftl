# What is said in the first game of That’s Not a Hat, in English. In **bold**: what to touch, or what to type.

step-gifts = Everyone has one gift. Look closely: soon they’ll lie face down, for good.
step-shop = The shop’s top gift is a hockey stick. Press **Take it and turn it over**: one last look.
step-arrows = The arrows point to Esra, so she gets it. Say what it is: **hockey stick**.
    .plaque = goes to Esra
step-passed-on = Esra believes you and keeps it. Nobody keeps two: her older gift, the camera, goes on.
    .plaque = the older one goes
step-thanks = Hiro gives you an umbrella, and you saw it lying there. Press **Thank you!**
step-older-goes = Now you have two, so the older one goes to Hiro. Say what it is: **broccoli**.
    .plaque = the older one goes
step-remember = Now Hiro’s older gift comes to you. He got it from Dora: do you remember what it was?
    .plaque = comes to you
step-penalties = If you doubt a gift, whoever was wrong takes it as a penalty. Three end the game, fewest wins.
    .plaque = yours would lie here
step-not-a-hat = A hat? Dora gave him popcorn: press **That’s not a hat!**
step-caught = Right: Hiro takes a penalty and goes to the shop. You saw the briefcase, so press **Thank you!**
step-bluff = Your older gift goes to Esra. Say what it is, or say anything else with a straight face.
    .plaque = the older one goes
step-believed = Esra says thank you. True or not, what is accepted does no harm.
ending = Hiro has a penalty, you have none. Remember well, bluff well: that is the whole game.
