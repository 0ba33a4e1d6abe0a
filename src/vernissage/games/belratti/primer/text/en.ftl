# What is explained of Belratti, in English: a name, and what it says in two or three sentences.

how = You all play together against the forger Belratti. Each round some of you paint and the others hang the paintings; then the roles move on by one seat.
end = { $masterpieces ->
    [yes] The game ends with the third brush token on one side, after five rounds at most. Three for the team: you have all won. Three for Belratti: you have lost.
   *[no] The game ends after the round in which the sixth forgery hangs.{ $round_limit ->
        [one] {" "}It also ends after the first round.
        [other] {" "}It also ends after { $round_limit } rounds.
       *[nobody] {""}
    }{ $edition ->
        [mogel] {" "}It also ends when too few paintings are left for another round.
       *[kosmos] {""}
    } If 15 paintings lie on the team’s pile by then, you have all won; every further one earns you a kinder review.
}

## The moments of a round

moment-ask = The directors ask
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Two themes lie open. The directors agree on how many paintings the painters are to lay: more bring more points, fewer fit better. Not a word about the themes.
    }
    .here = { $role ->
        [directs] How many paintings should { $painters } lay for “{ $one }” and “{ $two }”? Press a number; it is fixed as soon as all directors show the same.
        [paints] { $directors } decide how many paintings you lay. Meanwhile look through your hand: what brings “{ $one }” or “{ $two }” to mind?
       *[looks-on] { $directors } decide how many paintings are laid for “{ $one }” and “{ $two }”.
    }
moment-paint = The painters paint
    .says = { $masterpieces ->
        [yes] Together they lay exactly as many paintings as their token says, face down, each for one theme. They may say how well theirs fit, never what they show. Then the forgeries are drawn blind from the painters’ hands and shuffled in.
       *[no] Together they lay exactly as many paintings as were asked for, face down, each for one theme. They may say how well theirs fit, never what they show. Then Belratti’s forgeries are shuffled in.
    }
    .here = { $role ->
        [directs] The painters lay { $number }; { $missing } to go. What they say about how well theirs fit is for you too: remember it.
        [paints] { $missing ->
            [0] All { $number } are laid. Press “I’m ready”, or take one back.
           *[other] { $number } were asked for, { $missing } to go. Touch a painting of yours, then the theme it should make the directors think of.
        }
       *[looks-on] The painters lay { $number }; { $missing } to go. Then { $forgeries } forgeries come in.
    }
moment-hang = The paintings are hung
    .says = All paintings lie open, true ones and forged ones, and nobody can tell them apart by looks. The directors talk, hang as many with the themes as were laid and leave the rest in the storeroom. The painters keep silent.
    .here = { $role ->
        [directs] Hang { $number } and leave { $forgeries } in the storeroom. Touch a painting, then its place; when it is right, all directors press “Agree to this hanging”.
        [paints] { $directors } look for the { $number } that you painters meant. You watch in silence: no words, no pointing.
       *[looks-on] { $directors } hang { $number } and leave { $forgeries } in the storeroom.
    }
moment-reveal = The frames are turned
    .says = { $masterpieces ->
        [yes] {""}
       *[no] A painter’s painting on the theme it was meant for is a point for the team. A forgery that hangs is one for Belratti; everything else counts for nobody. Then hands are filled and the roles move on by one seat.
    }
    .here = { $over ->
        [1] The museum is closed. Your team has { $won } paintings; { $goal } win.
       *[0] { $enough ->
            [1] Your team has { $won } paintings: you have won already! The rules play on until { $limit } forgeries hang; { $lost } do so far. You may also vote to stop, under “People”.
           *[0] Your team has { $won } of the { $goal } paintings that win. Belratti has { $lost }; with { $limit } the game ends.
        }
    }
moment-joker = A joker is played
    .says = { $masterpieces ->
        [yes] Each joker belongs to the directors or to the painters, and to one moment of the round. One of them proposes it, the others in the group agree, and it leaves the game. A lost round wakes the joker with its token’s number.
       *[no] Each joker belongs to the directors or to the painters, and to one moment of the round. One of them proposes it, the others in the group agree, and it is used up. A perfect round with as many paintings as the number on it brings it back.
    }
    .here = The joker “{ $joker }” comes first; then the round goes on.
moment-token = The painters choose a token
    .says = { $masterpieces ->
        [yes] The painters set the number, with a brush token that is left. The forgeries come out of the painters’ own hands. If no forgery hangs, the team wins the token; if one does, Belratti wins it. Three tokens decide.
       *[no] {""}
    }
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
           *[0] How many can you painters lay? Press a brush token; it is fixed as soon as all painters show the same.
        }
       *[looks-on] { $painters } { $count ->
            [one] chooses
           *[other] choose
        } a brush token.
    }
moment-token-reveal = The frames are turned for a token
    .says = { $masterpieces ->
        [yes] If nothing forged hangs, the team wins the token. If a single forgery hangs, Belratti wins it, and the joker with that number wakes. Which theme a painting hangs on doesn’t matter.
       *[no] {""}
    }
    .here = Tokens won: { $won } of { $goal }. Tokens lost: { $lost } of { $limit }.

## The things on the table

thing-theme = A theme
    .says = The painters look for paintings that go with it, and the directors hang under it what they think was meant. It is an ordinary painting from the draw pile, new in every round.
thing-painting = A painting
    .says = Every painting shows one everyday thing, and each exists only once. While the directors hang, it may be a painter’s or forged: they look exactly alike.
thing-place = A place at a theme
    .says = Painters lay a painting here for this theme; directors hang here what they think was meant for it. Touch a painting first, then the place.
thing-back = Laid face down
    .says = A painter has laid a painting here. Everybody sees how many; only the painter knows which, and for which theme.
thing-hand = Your hand
    .says = { $masterpieces ->
        [yes] Only you see these paintings. In rounds in which you paint you lay some of them, and forgeries are drawn from the rest; then you draw new ones.
       *[no] Only you see these paintings. In rounds in which you paint you lay some of them, and then draw new ones.
    }
thing-storeroom = The storeroom
    .says = All paintings lean here at first, and the forgeries should stay here. What is here in the end counts for nobody, true or forged.
thing-number = How many paintings
    .says = { $masterpieces ->
        [yes] {""}
       *[no] This is how many paintings the painters are to lay together. More bring more points, but it gets harder to find good ones. It is fixed when all directors show the same.
    }
thing-token = A brush token
    .says = { $masterpieces ->
        [yes] It says how many paintings the painters lay, and it serves only once. If no forgery hangs, the team wins it; otherwise Belratti does.
       *[no] {""}
    }
thing-directors = The directors
    .says = { $masterpieces ->
        [yes] They hang what they think the painters laid. The jokers “Swap themes” and “Query” are theirs.
       *[no] They ask for a number of paintings and later hang them. The jokers “Swap themes” and “Query” are theirs.
    }
thing-painters = The painters
    .says = { $masterpieces ->
        [yes] They choose a brush token and lay paintings from their hands, in secret; they may only say how well theirs fit. The jokers “Swap hands”, “Change the number” and “One fewer forgery” are theirs.
       *[no] { $edition ->
            [mogel] They lay paintings from their hands, in secret, and may only say how well theirs fit. The jokers “Swap hands” and “Change the number” are theirs.
           *[kosmos] They lay paintings from their hands, in secret, and may only say how well theirs fit. The jokers “Swap hands”, “Change the number” and “One fewer forgery” are theirs.
        }
    }
thing-person = Somebody at the table
    .says = This shows what they are doing, directing or painting, and how far they are. After each round every role moves on by one seat.
thing-fellow = What a painter says
    .says = How many paintings somebody has laid, and what they say about how well theirs fit. Painters and directors alike may go by it.
thing-fit = How well yours fit
    .says = Tell the others how many of your paintings fit one of the themes this well. Nothing else may be said: not what they show, nor for which theme.
thing-would-lay = I would lay
    .says = Tell the other painters how many paintings you would lay. It binds you to nothing.
thing-say-it = Say it
    .says = Everybody at the table hears it, the directors too. Saying none takes it back.
thing-ready = I’m ready
    .says = Your part of the painting is done. When all painters are ready and all paintings are laid, the forgeries come in and everything is turned up.
thing-agree = Agree to this hanging
    .says = The hanging counts when all directors have agreed to it. If anything is moved after that, everyone is asked again.
thing-next = On to the next round
    .says = You have seen enough. When everyone has, the painters draw new paintings and the roles move on by one seat.
thing-go-along = Go along
    .says = You show the number that most of your group show. So a number is found even if you have no preference.
thing-keep-themes = Keep these themes
    .says = { $masterpieces ->
        [yes] You leave the joker where it is. When all directors keep the themes, the painters choose their token.
       *[no] {""}
    }
thing-swap = Swap hand cards
    .says = { $edition ->
        [mogel] Put exactly six hand cards aside: they are discarded, and you draw six new ones.
       *[kosmos] What you put aside is discarded, and you draw as many new ones. You may also keep your whole hand.
    }
thing-joker-swap-themes = Swap themes
    .says = { $masterpieces ->
        [yes] For directors, before the painters choose a token: one theme or both are replaced by new ones. { back-three }
       *[no] { $edition ->
            [mogel] For directors, before anybody shows a number: one theme or both are replaced by new ones. { back-three }
           *[kosmos] For directors, before the number is fixed: one theme or both are replaced by new ones. { back-three }
        }
    }
thing-joker-swap-hands = Swap hands
    .says = { $edition ->
        [mogel] For painters, while they paint: one of them swaps exactly six hand cards for new ones. { back-four }
       *[kosmos] For painters, while they paint: each may discard hand cards and draw as many new ones. { back-four }
    }
thing-joker-change-number = Change the number
    .says = { $masterpieces ->
        [yes] For painters, before anything is laid or swapped: one more painting than the token says, or one fewer. { back-five }
       *[no] For painters, before anything is laid or swapped: one more painting than was asked for, or one fewer. { back-five }
    }
thing-joker-one-less = One fewer forgery
    .says = { $edition ->
        [mogel] {""}
       *[kosmos] For painters, while they paint: there is one fewer forgery this round. { back-six }
    }
thing-joker-query = Query
    .says = For directors, during the hanging: pick one painting, and every painter must say whether it is theirs. If it is nobody’s, it is forged. { $edition ->
        [mogel] { back-six }
       *[kosmos] { back-seven }
    }
back-three =
    { $masterpieces ->
        [yes] Losing the round with the 3 wakes it, for one use.
       *[no] A perfect round with three paintings brings it back.
    }
back-four =
    { $masterpieces ->
        [yes] Losing the round with the 4 wakes it, for one use.
       *[no] A perfect round with four paintings brings it back.
    }
back-five =
    { $masterpieces ->
        [yes] Losing the round with the 5 wakes it, for one use.
       *[no] A perfect round with five paintings brings it back.
    }
back-six =
    { $masterpieces ->
        [yes] Losing the round with the 6 wakes it, for one use.
       *[no] A perfect round with six paintings brings it back.
    }
back-seven =
    { $masterpieces ->
        [yes] Losing the round with the 7 wakes it, for one use.
       *[no] A perfect round with seven paintings brings it back.
    }
thing-jokers = The jokers
    .says = { $masterpieces ->
        [yes] Each can be used once while it is ready, and then leaves the game. A lost round wakes the joker with its token’s number.
       *[no] Each can be used once. A perfect round, with as many paintings as the number on it, makes a used one ready again.
    }
thing-pile-team = The team’s pile
    .says = { $masterpieces ->
        [yes] The brush tokens of rounds in which no forgery hung. With three of them you have all won.
       *[no] Every painting hung on the theme it was meant for lands here: a point for all of you. With fifteen you have won, and you play on for a kinder review.
    }
thing-pile-belratti = Belratti’s pile
    .says = { $masterpieces ->
        [yes] The brush tokens of rounds in which a forgery hung. With three of them you have lost.
       *[no] Every forgery that hangs lands here. The round that brings the sixth is the last.
    }
thing-stamp-genuine = Genuine
    .says = { $masterpieces ->
        [yes] A painter’s painting, and it hangs. Which theme it hangs on doesn’t matter.
       *[no] A painter’s painting, on the theme it was meant for: a point for the team.
    }
thing-stamp-belratti = Belratti!
    .says = { $masterpieces ->
        [yes] A forgery, and it hangs: the token goes to Belratti.
       *[no] A forgery, and it hangs: one more on Belratti’s pile.
    }
thing-stamp-astray = Wrong wall
    .says = { $masterpieces ->
        [yes] {""}
       *[no] A painter’s painting, but it was meant for the other theme. It counts for nobody.
    }
thing-stamp-missed = Missed
    .says = A painter’s painting that stayed in the storeroom. It counts for nobody.
thing-stamp-caught = Caught
    .says = A forgery that stayed in the storeroom, where it belongs. Belratti gets nothing for it.
thing-perfect = A perfect round
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Every painting that was laid hangs on its own theme. Then the used joker with exactly this number is ready again.
    }

## In the pictures

cats-catch-mice = cats catch mice: they may find it
which = which is forged?
one-each = a point, no point, one for Belratti
no-points = nobody gets anything
next-seat = one seat on, every round
three-not-four = three forgeries instead of four
all-say-no = all painters say no: forged!
one-token = the painters choose one
token-lost = one forgery: Belratti gets the token
