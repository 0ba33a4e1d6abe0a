# What is said in the first game of That’s Not a Hat, in English. In **bold**: what to touch, or what to type.

step-gifts = Everyone has one gift. Look well: soon they lie face down, and stay that way.
step-shop = The pile in the middle is the shop. Press **Take it and turn it over** for a last look at the hockey stick.
step-arrows = The arrows point to Esra, so it is a present for her. Say what it is: **hockey stick**.
step-passed-on = Esra believes you and keeps it. Nobody keeps two, so her older gift goes on: the camera.
step-thanks = Hiro gives you an umbrella, and you saw it lie there. Press **Thank you!**
step-older-goes = Now you have two, so your older gift goes to Hiro. Say what it is: **broccoli**.
step-remember = Now Hiro’s older gift comes to you. He had it from Dora: do you remember what it was?
step-penalties = If you doubt a gift, it is turned over, and whoever was wrong takes it here. Three penalties end the game, fewest wins.
step-not-a-hat = A hat? It was popcorn that Dora gave him: press **That’s not a hat!**
step-caught = You were right, so Hiro takes a penalty and goes to the shop. You saw the briefcase: press **Thank you!**
step-bluff = Your older gift goes to Esra. Say what it is, or keep a straight face and say anything else.
step-believed = Esra says thank you. True or not, what is accepted does no harm.
ending = Hiro has a penalty, you have none. Remember well, bluff well: that is the whole game.
