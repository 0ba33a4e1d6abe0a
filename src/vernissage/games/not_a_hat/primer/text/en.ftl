# What That’s Not a Hat explains to a newcomer: how one plays, each thing and each moment.
# Nothing here may remember for anyone: only what lies open on the table is spoken of.

how = Presents go round the table, face down. Remember what each one is, and when you have forgotten, bluff.
end = The game is over as soon as someone has three penalties. Whoever has the fewest wins, and those who tie win together.

## The moments

look = Look at everything
    .says = Everyone has a gift, face up. Look closely: a gift that is given away lies face down from then on, for good.
    .here = { $count } gifts lie open before the players. { $you ->
        [giver] You begin, and you can look for as long as you like.
       *[other] { $giver } begins in a moment.
    }
visit = A gift from the shop
    .says = Whoever begins takes the top gift from the shop, and so does whoever was wrong. Everyone sees it once more, then it is turned over.
    .here = { $you ->
        [giver] Press **Take it and turn it over**.
       *[other] { $giver } goes to the shop.
    } There are { $count } gifts in it.
give = Name it and give it
    .says = The arrows on its back show who gets it. Say what it is: the truth, or anything else with a straight face.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] The arrows point at everyone, so you choose who gets it.
           *[other] The arrows point at everyone, so { $giver } chooses who gets it.
        }
       *[other] { $you ->
            [giver] The arrows point to { $receiver }. Type what it is, then press **Say it**.
            [receiver] The arrows point to you. { $giver } is about to say what it is.
           *[other] The arrows point to { $receiver }. { $giver } is about to say what it is.
        }
    }
answer = Thank you, or: that’s not a hat!
    .says = Only the receiver answers. Believe it and take it unseen, or doubt it and have it turned up.
    .here = { $you ->
        [giver] You said: { $said_a }. Now { $receiver } answers.
        [receiver] { $giver } says: { $said_a }. Do you believe it?
       *[other] { $giver } says: { $said_a }. Now { $receiver } answers.
    }
pass-on = Accepted: the older gift goes on
    .says = An accepted gift lies face down on top. That is one too many, so the oldest goes on at once, where its arrows point.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] You accepted, so your oldest gift goes on. Choose who gets it.
           *[other] { $giver } accepted and chooses who gets the oldest gift.
        }
       *[other] { $you ->
            [giver] You accepted, so your oldest gift goes to { $receiver }. Say what it is.
            [receiver] { $giver } accepted, so the oldest gift goes on: to you.
           *[other] { $giver } accepted, so the oldest gift goes on to { $receiver }.
        }
    }
truth = Refused: the truth comes out
    .says = The gift is turned up for all. If the name was false, the giver was wrong; if it was true, the one who doubted. Whoever was wrong takes it as a penalty and goes to the shop.
    .here = { $you ->
        [giver] You were wrong and have { $count } of 3 penalties.
       *[other] { $giver } was wrong and has { $count } of 3 penalties.
    }
close = The third penalty ends it
    .says = Everyone has three places for penalties. When somebody’s third is taken, everything is turned up and whoever has fewest wins.
    .here = Two penalties already: { $close }. A third, and the game is over.

## The things

shop = The shop
    .says = All gifts to come, face up. Whoever begins or was wrong takes the top one; then the next can be seen.
gift = An open gift
    .says = Remember it: it lies open only until it is given away. From then on nobody may look at it.
face-down-left = Face down, black arrows
    .says = Nobody may look at this gift, not even its owner. Black arrows: when it goes on, it goes to the owner’s left.
face-down-right = Face down, white arrows
    .says = Nobody may look at this gift, not even its owner. White arrows: when it goes on, it goes to the owner’s right.
face-down-anyone = Face down, arrows all round
    .says = Nobody may look at this gift, not even its owner. When it goes on, its owner chooses who gets it.
parcel = The gift on its way
    .says = It goes where its arrows point: black to the left, white to the right. Everyone has to remember what it is.
older = The older gift
    .says = Whoever accepts a gift keeps the new one. The older one goes on at once, and has to be named.
next = The older of two gifts
    .says = Where everyone keeps two gifts, new ones go on top. The one underneath is the older: it is given away next.
penalties = Three places for penalties
    .says = Whoever was wrong takes the gift here, face up. **At the third the game is over**, and fewest wins.
earlier = Penalties from before
    .says = This many penalties are from earlier games. In the end they are added up.
player = Who sits here
    .says = A bright edge shows whose decision it is. The next seat clockwise is the one on the left.
speech = What is said of a gift
    .says = It may be true, or mistaken, or a bluff. Once it is answered, only your memory keeps it.
take = Take it and turn it over
    .says = You take the top gift from the shop. Everyone sees it once more, then it lies face down and you give it away.
aim = You choose
    .says = The arrows on this gift point at everyone. Touch the name of whoever is to get it.
field = What is it?
    .says = Two letters are enough, then touch the gift you mean. Any of the 110 can be named, true or not.
say = Say it
    .says = Everyone at the table hears it. Then the receiver believes you, or doesn’t.
all-gifts = All 110 gifts
    .says = Every gift there is, in alphabetical order. They are always the same, so this reminds you of nothing.
thank-you = Thank you!
    .says = You take the gift unseen. Whether its name was true doesn’t matter any more.
not-it = That’s not a hat!
    .says = You doubt the name, and the gift is turned up. If it was false, the giver gets the penalty; if it was true, you do.
aid = Nothing here remembers
    .says = What was seen and said is gone from the screen and from the log. A table may have a memory aid instead: it is among the options.
games = Several games
    .says = There is one game for each player, and penalties are added up. Fewest overall wins.

## In the pictures

stays = stays
goes = goes on
a-hat = “A hat!”
one-more = One more ends it.
underneath = The one underneath goes first.
