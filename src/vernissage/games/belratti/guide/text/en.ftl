# What is said in the first game of Belratti, in English. In **bold**: what to touch.

step-themes = These are the two themes. Aiko and Zofia paint for them; you and Tilda run the museum.
step-number = More paintings bring more points, fewer fit better. Tilda shows four: press **4**.
step-forgeries = Aiko and Zofia laid four in secret, and Belratti slipped in four forgeries. Which ones are theirs?
step-hang = What goes with a mousetrap? Touch the **cat**, then the empty place at the **mousetrap**.
step-query = Four-leaf clover or sunflower, which one did they paint? Touch the **sunflower**, then press **Joker: ask who laid “sunflower”**.
step-forged = Nobody painted the sunflower: it is forged, and stays out. Hang the **four-leaf clover** with the **watering can**.
step-agree = Four hang, and four stay in the storeroom. Press **Agree to this hanging**; it counts once Tilda agrees, too.
step-points = Four read right are four points; fifteen win, and six forgeries end the game. Press **On to the next round**.
step-fits = Now you and Zofia paint. Tell her how well yours fit: choose **perfect**, then **Say it**.
step-lay = Zofia would lay three, so one is yours. Touch the **broom**, then the place at the **bucket**.
step-ready = All four are laid. Press **I’m ready**; from then on, not a word until the frames are turned.
step-understood = Tilda and Aiko hung yours with the bucket, just as you meant it. Nobody said a word.
ending = You saw through Belratti, and the others saw what you meant. That is the whole game.
