# What is said in the first game of Belratti, in English. In **bold**: what to touch.

step-themes = These are the two themes. Aiko and Zofia paint for them; you and Tilda run the museum.
step-number = More paintings bring more points, fewer fit better. Tilda shows four: press **4**.
step-forgeries = Aiko and Zofia laid four in secret; Belratti slipped in four forgeries. Which ones are theirs?
step-hang = What goes with a mousetrap? Touch the **cat**, then the empty place at the **mousetrap**.
    .plaque = hang it here
step-query = Four-leaf clover or sunflower? Touch the **sunflower**, then **Joker: ask who laid “sunflower”**.
step-forged = Nobody painted the sunflower: it is forged. Hang the **four-leaf clover** with the **watering can**.
    .plaque = hang it here
step-agree = Four hang, four stay out. Press **Agree to this hanging**; it counts once Tilda agrees too.
step-points = Four read right, four points; fifteen win, six forgeries end the game. Press **On to the next round**.
step-fits = Now you and Zofia paint. Tell her how well yours fit: choose **perfect**, then **Say it**.
step-lay = Zofia would lay three, the fourth is yours. Touch the **broom**, then the empty place at the **bucket**.
    .plaque = lay it here
step-ready = All four are laid. Press **I’m ready**; then not a word until the frames are turned.
step-understood = Tilda and Aiko hung yours with the bucket, just as you meant it. Nobody said a word.
ending = You saw through Belratti, and the others saw what you meant. That is the whole game.
