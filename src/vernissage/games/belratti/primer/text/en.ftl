# What is explained of Belratti, in English: a name, and what it says in two or three sentences.

how = You all play together against the forger Belratti. Each round some of you paint and the others hang; the next round the roles move on by one seat.
end = The game ends after the round in which the sixth forgery hangs. If 15 paintings lie in the team’s pile by then, you have all won, and every further one earns you a kinder review.

## The moments of a round

moment-ask = The directors ask
    .says = Two themes lie open. The directors agree on how many paintings the painters are to lay: more bring more points, fewer fit better. Not a word about the themes.
    .here = { $role ->
        [directs] How many paintings shall { $painters } lay for “{ $one }” and “{ $two }”? Press a number; it stands as soon as all directors show the same.
        [paints] { $directors } decide how many paintings you lay. Meanwhile look through your hand: what makes one think of “{ $one }” or “{ $two }”?
       *[looks-on] { $directors } decide how many paintings are laid for “{ $one }” and “{ $two }”.
    }
moment-paint = The painters lay
    .says = Together they lay exactly as many paintings as were asked for, face down, each for one theme. They may say how well theirs fit, never what they show. Then Belratti’s forgeries are shuffled in.
    .here = { $role ->
        [directs] The painters lay { $number }; { $missing } to go. What they say about how well theirs fit is for you too: remember it.
        [paints] { $missing ->
            [0] All { $number } are laid. Press “I’m ready”, or take one back.
           *[other] { $number } were asked for, { $missing } to go. Touch a painting of yours, then the theme it should make the directors think of.
        }
       *[looks-on] The painters lay { $number }; { $missing } to go. Then { $forgeries } forgeries come in.
    }
moment-hang = The directors hang
    .says = All paintings lie open, true ones and forged ones, and nobody can tell them apart by looks. The directors talk, hang as many as were laid with the themes and leave the rest in the storeroom. The painters keep silent.
    .here = { $role ->
        [directs] Hang { $number } and leave { $forgeries } in the storeroom. Touch a painting, then its place; when it is right, all directors press “Agree to this hanging”.
        [paints] { $directors } look for the { $number } that you painters meant. You watch in silence: no words, no pointing.
       *[looks-on] { $directors } hang { $number } and leave { $forgeries } in the storeroom.
    }
moment-reveal = The frames are turned
    .says = A painter’s painting on the theme it was meant for is a point for the team. A forgery that hangs is one for Belratti; everything else counts for nobody. Then hands are filled and the roles move on by one seat.
    .here = { $tokens ->
        [1] Tokens won: { $won } of { $goal }. Tokens lost: { $lost } of { $limit }.
       *[0] { $enough ->
            [1] Your team has { $won } paintings: you have won already! You play on for a kinder review, until { $limit } forgeries hang; { $lost } do so far.
           *[0] Your team has { $won } of the { $goal } paintings that win. Belratti has { $lost }; with { $limit } the game ends.
        }
    }
moment-joker = A joker is played
    .says = Each joker belongs to the directors or to the painters, and to one moment of the round. One of them proposes it, the others of the group agree, and it is used up. A perfect round with as many paintings as the number on it brings it back.
    .here = The joker “{ $joker }” comes first; then the round goes on.
moment-token = Masterpieces: the painters choose a token
    .says = In this variant the painters set the number, with a brush token that is still there. The forgeries come out of the painters’ own hands. If no forgery hangs, the team wins the token, if one does, Belratti; three tokens decide.
    .here = { $role ->
        [directs] { $open ->
            [1] You can still swap themes with your joker. When all directors keep them, { $painters } choose.
           *[0] { $painters } { $count ->
                [one] chooses
               *[other] choose
            } a brush token.
        }
        [paints] { $open ->
            [1] { $directors } may still swap the themes. Then you choose a brush token.
           *[0] How many can you painters lay? Press a brush token; it stands as soon as all painters show the same.
        }
       *[looks-on] { $painters } { $count ->
            [one] chooses
           *[other] choose
        } a brush token.
    }

## The things on the table

thing-theme = A theme
    .says = The painters look for paintings that go with it, and the directors hang under it what they think was meant. It is an ordinary painting from the draw pile, new in every round.
thing-painting = A painting
    .says = Every painting shows one everyday thing, and each exists only once. While the directors hang, it may be a painter’s or forged: they look exactly alike.
thing-place = A place at a theme
    .says = Painters lay a painting here for this theme; directors hang here what they think was meant for it. Touch a painting first, then the place.
thing-back = Laid face down
    .says = A painter has laid a painting here. Everybody sees how many, only its painter knows which and for which theme.
thing-hand = Your hand
    .says = Only you see these paintings. In rounds in which you paint you lay some of them, and then draw new ones.
thing-storeroom = The storeroom
    .says = Here all paintings lean at first, and here the forgeries should stay. What lies here in the end counts for nobody, true or forged.
thing-number = How many paintings
    .says = So many paintings the painters are to lay together. More bring more points, but it gets harder to find good ones; it stands when all who choose show the same.
thing-token = A brush token
    .says = In Masterpieces it says how many paintings the painters lay, and it serves only once. No forgery hung: the team wins it; else Belratti does.
thing-directors = The directors
    .says = They ask for a number of paintings and later hang them. The joker “Swap themes” and the joker “Query” are theirs.
thing-painters = The painters
    .says = They lay paintings from their hands, in secret, and may only say how well theirs fit. The jokers “Swap hands”, “Change the number” and “One fewer forgery” are theirs.
thing-person = Somebody at the table
    .says = Here stands what they do now: direct or paint, and how far they are. After each round every role moves on by one seat.
thing-fellow = What a painter says
    .says = How many paintings somebody has laid, and what they say about how well theirs fit. Painters and directors alike may go by it.
thing-fit = How well yours fit
    .says = Tell the others how many of your paintings fit so well with one of the themes. Nothing else may be said: not what they show, nor for which theme.
thing-would-lay = I would lay
    .says = Tell the other painters how many of the paintings asked for you would lay. It binds you to nothing.
thing-say-it = Say it
    .says = Everybody at the table hears it, the directors too. Saying none takes it back.
thing-ready = I’m ready
    .says = Your part of the painting is done. When all painters are ready and all paintings are laid, the forgeries come in and everything is turned up.
thing-agree = Agree to this hanging
    .says = The hanging counts when all directors have agreed to it. If anything is moved after that, everyone is asked again.
thing-next = On to the next round
    .says = You have seen enough. When everyone has, the painters draw new paintings and the roles move on by one seat.
thing-go-along = Go along
    .says = You show the number that most of your group show. So a number is found when you have no wish of your own.
thing-keep-themes = Keep these themes
    .says = You leave the joker where it is. When all directors keep the themes, the painters choose their token.
thing-swap = Swap hand cards
    .says = What you put aside is discarded, and you draw as many new ones. You may also keep your whole hand.
thing-joker-swap-themes = Swap themes
    .says = For directors, before the number stands: one theme or both are replaced by new ones. A perfect round with three paintings brings it back.
thing-joker-swap-hands = Swap hands
    .says = For painters, while they lay: each may discard hand cards and draw as many new ones; in the Mogel edition one painter swaps six. A perfect round with four paintings brings it back.
thing-joker-change-number = Change the number
    .says = For painters, before anything is laid: one painting more than was asked for, or one fewer. A perfect round with five paintings brings it back.
thing-joker-one-less = One fewer forgery
    .says = For painters, while they lay: Belratti smuggles in one forgery fewer this round. A perfect round with six paintings brings it back.
thing-joker-query = Query
    .says = For directors, while they hang: point at one painting, and every painter must say whether it is theirs. If it is nobody’s, Belratti forged it. A perfect round with the number on it brings it back.
thing-jokers = The jokers
    .says = Each can be used once. A perfect round, with as many paintings as the number on it, makes a used one ready again.
thing-pile-team = The team’s pile
    .says = Every painting hung on the theme it was meant for lands here: a point for all of you. With fifteen you have won, and you play on for a kinder review.
thing-pile-belratti = Belratti’s pile
    .says = Every forgery that hangs lands here. The round that brings the sixth is the last.
thing-stamp-genuine = Genuine
    .says = A painter’s painting, on the theme it was meant for: a point for the team.
thing-stamp-belratti = Belratti!
    .says = A forgery, and it hangs: one more on Belratti’s pile.
thing-stamp-astray = Wrong wall
    .says = A painter’s painting, but it was meant for the other theme. It counts for nobody.
thing-stamp-missed = Missed
    .says = A painter’s painting that stayed in the storeroom. It counts for nobody.
thing-stamp-caught = Caught
    .says = A forgery that stayed in the storeroom, where it belongs. Belratti gets nothing for it.
thing-perfect = A perfect round
    .says = Every painting that was laid hangs on its own theme. Then the used joker with just this number is ready again.

## In the pictures

cats-catch-mice = cats catch mice: they may find it
which = which is forged?
one-each = a point, no point, one for Belratti
no-points = nobody gets anything
next-seat = one seat on, every round
three-not-four = three forgeries instead of four
all-say-no = all painters say no: forged!
one-token = the painters choose one
