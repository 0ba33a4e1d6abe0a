# What Belratti says in English. How messages are named and filled: vernissage/text.py.
# The paintings' names are in names/.

## The jokers

joker-swap-themes = Swap themes
joker-swap-hands = Swap hands
joker-change-number = Change the number
joker-one-less = One fewer forgery
joker-query = Query

## What you may do

move-ask = Propose { $number ->
    [one] one painting
   *[other] { $number } paintings
}
move-keep-themes = Keep these themes
move-play-joker = { $joker ->
    [swap-themes] Joker: swap { $choice ->
        [one] theme one
        [two] theme two
       *[both] both themes
    }
    [swap-hands] { $painter ->
        [nobody] Joker: swap hand cards
       *[one] Joker: six new hand cards for { $painter }
    }
    [change-number] { $choice ->
        [up] Joker: one more painting
       *[down] Joker: one fewer painting
    }
    [one-less] Joker: one fewer forgery
   *[query] Joker: ask who laid “{ $choice }”
}
move-agree = Agree
move-refuse = Better not
move-lay = Lay “{ $painting }” for theme { $theme }
move-take-back = Take “{ $painting }” back
move-signal = { $count ->
    [0] Say that none of yours fits { $fit ->
        [perfect] perfectly
        [well] well
        [so-so] so-so
       *[badly] badly
    }
    [one] Say that one of yours fits { $fit ->
        [perfect] perfectly
        [well] well
        [so-so] so-so
       *[badly] badly
    }
   *[other] Say that { $count } of yours fit { $fit ->
        [perfect] perfectly
        [well] well
        [so-so] so-so
       *[badly] badly
    }
}
move-would-lay = { $count ->
    [0] Say that you would lay none
    [one] Say that you would lay one
   *[other] Say that you would lay { $count }
}
move-ready = I’m ready
move-put-aside = Put “{ $painting }” aside
move-keep = Keep “{ $painting }”
move-swap = Swap what I put aside
move-hang = { $place ->
    [out] Put “{ $painting }” into the storeroom
   *[theme] Hang “{ $painting }” on theme { $place }
}
move-go-along = Go along with the majority
move-next = On to the next round

## What happened

event-round-began = Round { $round }. { $directors } { $directors_count ->
    [one] directs
   *[other] direct
}, { $painters } { $painters_count ->
    [one] paints
   *[other] paint
}.
event-themes-laid = { $renewed ->
    [yes] The discard pile becomes the new draw pile. The themes: { $themes }.
   *[no] The themes: { $themes }.
}
event-proposed = { $you ->
    [seat] You propose
   *[other] { $seat } proposes
} { $number ->
    [one] one painting
   *[other] { $number } paintings
}.
event-number-fixed = { $before ->
    [0] { $number ->
        [one] One painting is to be laid.
       *[other] { $number } paintings are to be laid.
    }
   *[other] { $number ->
        [one] One painting is
       *[other] { $number } paintings are
    } to be laid now instead of { $before }.
}
event-themes-kept = { $you ->
    [seat] You leave the themes as they are.
   *[other] { $seat } leaves the themes as they are.
}
event-joker-proposed = { $you ->
    [seat] You would like to
   *[other] { $seat } would like to
} { $joker ->
    [swap-themes] swap { $choice ->
        [one] theme one
        [two] theme two
       *[both] both themes
    }
    [swap-hands] { $painter ->
        [nobody] let all painters swap hand cards
       *[one] let { $painter } swap six hand cards
    }
    [change-number] { $choice ->
        [up] lay one more painting
       *[down] lay one fewer painting
    }
    [one-less] have one fewer forgery
   *[query] ask who laid { $choice_the }
}. Do the others agree?
event-refused = { $you ->
    [seat] You would rather not play the joker.
   *[other] { $seat } would rather not play the joker.
}
event-joker-played = { $joker ->
    [swap-themes] Joker “{ joker-swap-themes }”, played by { $group }: { $choice ->
        [one] theme one is swapped
        [two] theme two is swapped
       *[both] both themes are swapped
    }.
    [swap-hands] Joker “{ joker-swap-hands }”, played by { $group }: { $painter ->
        [nobody] the painters may swap hand cards.
       *[one] { $painter } may swap six hand cards.
    }
    [change-number] Joker “{ joker-change-number }”, played by { $group }: { $choice ->
        [up] one more painting.
       *[down] one fewer painting.
    }
    [one-less] Joker “{ joker-one-less }”, played by { $group }: Belratti smuggles in one fewer.
   *[query] Joker “{ joker-query }”, played by { $group }: painters, did you lay { $choice_the }?
}
event-agreed = { $you ->
    [seat] You agree.
   *[other] { $seat } agrees.
}
event-went-along = { $chance ->
    [yes] { $you ->
        [seat] Your time is up: chance decides for you.
       *[other] Time is up for { $seat }: chance decides.
    }
   *[no] { $you ->
        [seat] You go along with the majority.
       *[other] { $seat } goes along with the majority.
    }
}
event-signalled = { $you ->
    [seat] You say
   *[other] { $seat } says
}: { $count ->
    [0] none fits
    [one] one fits
   *[other] { $count } fit
} { $fit ->
    [perfect] perfectly
    [well] well
    [so-so] so-so
   *[badly] badly
}.
event-pledged = { $you ->
    [seat] You would
   *[other] { $seat } would
} lay { $count ->
    [0] none
    [one] one painting
   *[other] { $count } paintings
}.
event-painting-laid = { $you ->
    [seat] You lay
   *[other] { $seat } lays
} { $painting_the } for theme { $theme }.
event-painting-laid-unseen = { $seat } lays a painting face down.
event-taken-back = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { $painting_the } back.
event-taken-back-unseen = { $seat } takes a painting back.
event-said-ready = { $missing ->
    [0] { $you ->
        [seat] You are ready.
       *[other] { $seat } is ready.
    }
   *[other] { $you ->
        [seat] You leave the rest to the other painters:
       *[other] { $seat } leaves the rest to the other painters:
    } { $missing ->
        [one] one painting is still missing.
       *[other] { $missing } paintings are still missing.
    }
}{ $waits_for_count ->
    [0] {""}
   *[other] {" "}Waiting for { $waits_for }.
}
event-painting-put-aside = { $you ->
    [seat] You put
   *[other] { $seat } puts
} { $painting_the } aside.
event-painting-kept = { $you ->
    [seat] You keep
   *[other] { $seat } keeps
} { $painting_the }.
event-swap-chosen = { $you ->
    [seat] You have chosen what to swap.
   *[other] { $seat } has chosen what to swap.
}
event-swapped = { $old_count ->
    [0] { $you ->
        [seat] You keep your hand as it is.
       *[other] { $seat } keeps their hand as it is.
    }
   *[other] { $you ->
        [seat] You swap
       *[other] { $seat } swaps
    } { $old } for { $new }.{ $renewed ->
        [yes] {" "}The discard pile became the new draw pile.
       *[no] {""}
    }
}
event-swapped-unseen = { $count ->
    [0] { $seat } keeps their hand as it is.
    [one] { $seat } swaps one hand card.
   *[other] { $seat } swaps { $count } hand cards.
}{ $renewed ->
    [yes] {" "}The discard pile became the new draw pile.
   *[no] {""}
}
event-taken-as-forgery = Drawn as a forgery from { $you ->
    [seat] your hand
   *[other] { $seat }’s hand
}: { $painting_the }.
event-taken-as-forgery-unseen = A forgery is drawn from { $seat }’s hand.
event-frames-revealed = { $renewed ->
    [yes] The discard pile became the new draw pile. { $paintings_count } paintings are turned up, { $forgeries } of them forged: { $paintings }.
   *[no] { $paintings_count } paintings are turned up, { $forgeries } of them forged: { $paintings }.
}
event-hung = { $place ->
    [out] { $you ->
        [seat] You put { $painting_the } into the storeroom.
       *[other] { $seat } puts { $painting_the } into the storeroom.
    }
   *[theme] { $you ->
        [seat] You hang { $painting_the } on theme { $place }.
       *[other] { $seat } hangs { $painting_the } on theme { $place }.
    }
}
event-answered = { $painter ->
    [nobody] All painters shake their heads: nobody laid { $painting_the }. A forgery!
   *[one] { $you ->
        [painter] You nod: you laid { $painting_the }.
       *[other] { $painter } nods, having laid { $painting_the }.
    }
}
event-revealed = { $right_count ->
    [0] Nothing hangs where it was meant to.
   *[other] Hung where meant{ $token ->
        [0] , a point each
       *[other] {""}
    }: { $right }.
}{ $astray_count ->
    [0] {""}
   *[other] {" "}On the other theme{ $token ->
        [0] , no point
       *[other] {""}
    }: { $astray }.
}{ $fooled_count ->
    [0] {" "}Belratti has fooled nobody.
   *[other] {" "}Forged, and yet hung{ $token ->
        [0] , one each for Belratti
       *[other] {""}
    }: { $fooled }.
}{ $missed_count ->
    [0] {""}
   *[other] {" "}Left in the storeroom{ $token ->
        [0] , no point
       *[other] {""}
    }: { $missed }.
}{ $perfect ->
    [yes] {" "}A perfect round: every painting laid hangs on its own theme.
   *[no] {""}
}
event-token-won = { $winner ->
    [team] No forgery hangs: the { $token } goes to the team.
   *[belratti] A forgery hangs: Belratti takes the { $token }.
}
event-joker-readied = { $cause ->
    [perfect] A perfect round with { $number } paintings
   *[lost] The { $number } is lost
}: the joker “{ $joker ->
    [swap-themes] { joker-swap-themes }
    [swap-hands] { joker-swap-hands }
    [change-number] { joker-change-number }
    [one-less] { joker-one-less }
   *[query] { joker-query }
}” is ready.
event-said-next = { $you ->
    [seat] You have seen enough.
   *[other] { $seat } has seen enough.
}
event-drew = { $paintings_count ->
    [0] { $you ->
        [seat] Your hand is full.
       *[other] { $seat }’s hand is full.
    }
   *[other] { $you ->
        [seat] You draw
       *[other] { $seat } draws
    }: { $paintings }.
}
event-drew-unseen = { $count ->
    [0] { $seat }’s hand is full.
    [one] { $seat } draws one painting.
   *[other] { $seat } draws { $count } paintings.
}
event-end-nears = { $cause ->
    [forgeries] { $left ->
        [one] One more forgery on the wall ends the game.
       *[other] { $left } more forgeries on the wall end the game.
    }
    [rounds] { $left ->
        [one] This is the last round.
       *[other] After this round there is only one more.
    }
    [cards] { $left ->
        [0] The paintings are running out: this may be the last round.
       *[other] The paintings are running out: this is the last round.
    }
    [token-wins] One more token and you have won.
    [token-loses] One more token for Belratti and you have lost.
   *[token] This is the last round: its token decides.
}
event-ended = { $reason ->
    [forger] Belratti’s card is full: the museum closes.
    [cards] There are too few paintings for another round: the museum closes.
    [tokens] That was the third token: the museum closes.
   *[rounds] That was the last round: the museum closes.
}

## What the visitors say

verdict-unforgettable = “I had come for the café, and forgot to leave.” Not one of your visitors will ever forget this evening.
verdict-brilliant = “Whoever hung this must be able to read minds.”
verdict-lovely = “I understood nearly all of it, and the rest was pretty.”
verdict-respectable = “My nephew paints too, but this hangs straighter.” Belratti is beaten.
verdict-doubtful = “Is the one with the fire extinguisher part of it?”
verdict-empty-frames = “Lovely frames. Will there be something in them?”
verdict-masterpiece = Three true exhibitions: a masterpiece, and Belratti leaves by the back door.
verdict-fooled = Belratti has signed the guest book, under three different names.

## Why not

refusal-belratti-not-now = That isn’t possible now.
refusal-belratti-joker-first = A joker has been proposed: that comes first.
refusal-belratti-nothing-proposed = No joker has been proposed.
refusal-belratti-themes-first = The directors may still swap the themes: that comes first.
refusal-belratti-nothing-to-go-along-with = There is nothing yet to go along with.
refusal-belratti-wrong-phase = { $phase ->
    [ask] The number of paintings is settled first.
    [paint] The painters are laying paintings now.
    [swap] Hand cards are being swapped now: that comes first.
    [hang] The directors are hanging paintings now: painters only watch.
    [reveal] The round is revealed: nothing is moved any more. Go on to the next one when you like.
   *[over] The museum is closed.
}
refusal-belratti-not-your-role = { $role ->
    [directors] That is for the directors to do.
   *[painters] That is for the painters to do.
}
refusal-belratti-out-of-patience = You have had all { $patience } changes of mind in this phase. Now you can only go along, or do what is still missing.
refusal-belratti-no-such-number = You can’t ask for { $number }.
refusal-belratti-shown-already = You show { $number } already. It is fixed once all of you show the same.
refusal-belratti-agreed-already = You agree to this hanging already. It counts when all directors do.
refusal-belratti-not-in-hand = You don’t hold “{ $painting }”.
refusal-belratti-enough-laid = All { $number } paintings are laid. Take one back first.
refusal-belratti-too-many-links = A line has { $most } thoughts at most, as in “duck, bath, foam”.
refusal-belratti-line-too-long = A line has { $most } characters at most.
refusal-belratti-not-laid = You haven’t laid “{ $painting }”.
refusal-belratti-nobody-to-tell = You are the only painter: there is nobody to tell.
refusal-belratti-no-such-fit = In this edition paintings fit well, so-so or badly; nothing fits perfectly.
refusal-belratti-too-many = You can lay { $number } at most.
refusal-belratti-still-missing = { $count ->
    [one] One painting is still missing.
   *[other] { $count } paintings are still missing.
}
refusal-belratti-swap-exactly = Swap exactly { $count } hand cards.
refusal-belratti-no-such-frame = That painting isn’t on show.
refusal-belratti-hangs-there = “{ $painting }” is there already.
refusal-belratti-wrong-count = { $hung ->
    [0] Nothing hangs yet
    [one] One painting hangs
   *[other] { $hung } paintings hang
}; it should be { $number }.
refusal-belratti-no-such-joker = This edition doesn’t have that joker.
refusal-belratti-joker-phase = { $phase ->
    [ask] That joker is used before the number is fixed.
    [paint] That joker is used while the painters paint.
   *[hang] That joker is used while the paintings are hung.
}
refusal-belratti-joker-role = { $role ->
    [directors] That joker belongs to the directors.
   *[painters] That joker belongs to the painters.
}
refusal-belratti-joker-used = { $standing ->
    [used] That joker has been used; it comes back after a perfect round with { $number } paintings.
    [asleep] That joker is asleep; it wakes when the round with the { $number } is lost.
   *[gone] That joker is out of the game.
}
refusal-belratti-themes-late = In this edition themes can only be swapped before a number is shown.
refusal-belratti-number-late = The number is changed first of all, before anything is laid or swapped.
refusal-belratti-too-few-paintings = There are too few paintings left to draw for that.
refusal-belratti-joker-choice = That joker can’t be played like this now.
refusal-options-masterpieces = Masterpieces is a variant of the Kosmos edition.
refusal-options-round-limit = Masterpieces ends by itself, after { $rounds } rounds at most: set no limit.
refusal-options-open-jokers = Jokers start asleep only in Masterpieces; otherwise all of them are ready.
refusal-options-chosen-jokers = Choose exactly as many different jokers as are ready at the start: { $open }.

## What is wrong with a position

refusal-position-paintings = Every painting of the edition must lie somewhere, and only once.
refusal-position-seats = Hands, laid paintings, signals and the rest must be there for each of the { $players } players.
refusal-position-jokers = The jokers don’t match the edition or the variant.
refusal-position-round = There can’t be a round { $round }.
refusal-position-tokens = The brush tokens don’t match the round.
refusal-position-piles = In Masterpieces no paintings are kept.
refusal-position-end = The game is over here and shouldn’t be, or goes on and shouldn’t.
refusal-position-draw-pile = The draw pile has too few paintings for the forgeries.
refusal-position-hand = The hand of seat { $seat } has too many cards or too few.
refusal-position-no-painter = Seat { $seat } isn’t a painter this round.
refusal-position-line = A line of seat { $seat } can’t have been written.
refusal-position-hand-order = The hand of seat { $seat } must be sorted.
refusal-position-changes = Seat { $seat } can’t have changed its mind that often.
refusal-position-looks = The rounds looked back on can’t have been played at this table.
refusal-position-themes = There must be two themes while a round is played, and none after it.
refusal-position-number = The number of paintings asked for doesn’t match the rest.
refusal-position-swap = What is being swapped doesn’t match the rest.
refusal-position-hanging = The hanging doesn’t match the paintings on show.
refusal-position-frames = The paintings on show aren’t those laid and forged.
refusal-position-signals = Seat { $seat } can’t have said that.
refusal-position-proposed = That joker can’t have been proposed here.
refusal-position-laid = More or fewer paintings are laid than were asked for.
refusal-position-begun = Painting has begun here and shouldn’t have, or hasn’t and should.
refusal-position-ready = Those who are ready don’t match the phase.
refusal-position-forgeries = There are too many or too few forgeries, or they come from elsewhere.
refusal-position-answers = The painters can’t have answered that.

## The table in the terminal

table-round = Round { $round }
table-phase-ask = how many?
table-phase-paint = painting
table-phase-swap = swapping hand cards
table-phase-hang = hanging
table-phase-reveal = revealed
table-phase-over = closed
table-theme-one = Theme one
table-theme-two = Theme two
table-out = Storeroom
table-number = { $number ->
    [0] no number yet
    [one] one painting
   *[other] { $number } paintings
}
table-forgeries = { $count ->
    [one] one forgery
   *[other] { $count } forgeries
}
table-team = Team { $count }
table-belratti = Belratti { $count }
table-deck = { $count } in the draw pile
table-jokers = Jokers
table-joker-ready = ready
table-joker-used = used
table-joker-asleep = asleep
table-joker-gone = gone
table-tokens = Brush tokens
table-player = Player
table-role = Role
table-held = Hand
table-laid = Laid
table-says = Says
table-directors = director
table-painters = painter
table-is-ready = ready
table-proposes = proposes { $number }
table-would-lay = would lay { $count }
table-fits = { $count } { $fit ->
    [perfect] perfect
    [well] well
    [so-so] so-so
   *[badly] badly
}
table-agrees = agrees
table-hand = Your hand
table-line-typed = A secret line about what you lay goes after a colon, as in “3: duck, bath, foam”.
table-yours = yours
table-forged = forged
table-meant = for theme { $theme }

## In the browser

game-title = Belratti
game-kind = Read each other’s minds
game-about = Some direct a museum, the others paint for it, and a forger slips in between.
goal = { $masterpieces ->
    [yes] Together, win three brush tokens before Belratti does: no forgery may hang.
   *[no] Together, hang 15 true paintings where they were meant to, before { $round_limit ->
        [one] the round is over and before six forgeries hang.
        [other] { $round_limit } rounds are over and before six forgeries hang.
       *[nobody] six forgeries hang{ $edition ->
            [mogel] {" "}or the paintings run out.
           *[kosmos] .
        }
    }
}
usual-rules = The Kosmos edition with { $forgeries } forgeries a round. Good for a first game.
variants = Which Belratti?
variant-row-number = how many
variant-row-forgeries = forgeries
variant-row-win = you win
variant-row-for = good for
variant-row-time = takes
variant-kosmos = Kosmos
    .sub = The one to begin with
    .what = Five jokers help you, and a long game forgives a bad round.
    .number = directors say, 3 to 7
    .forgeries = from the pile
    .win = 15 true, before 6 forged
    .for = first games, families
    .time = 30 to 45 minutes
    .short = For **first games, families**, 30–45 min
variant-masterpieces = Masterpieces
    .sub = Five rounds, no mercy
    .what = One forgery on the wall and the round is lost. Jokers are rare.
    .number = painters pick, 3 to 7
    .forgeries = from the painters’ hands
    .win = three rounds of five
    .for = old friends
    .time = 20 minutes
    .short = For **old friends**, 20 min
variant-mogel = Mogel
    .sub = Leaner and trickier
    .what = Four jokers, and what is played is gone: the pile runs out.
    .number = directors say, 2 to 7
    .forgeries = from the pile
    .win = 15 true, before 6 forged
    .for = a second evening
    .time = 25 to 35 minutes
    .short = For **a second evening**, 25–35 min
option-edition = Edition
option-edition-kosmos = Kosmos, 192 paintings
option-edition-mogel = Mogel, 168 paintings
option-masterpieces = Masterpieces variant
option-masterpieces-note = Five brush tokens, at most five rounds; only true or forged counts.
option-forgeries = Forgeries in a round
option-forgeries-3 = three, easier
option-forgeries-4 = four
option-forgeries-5 = five, really hard
option-alternate_roles = Directors and painters alternate
option-alternate_roles-note = So that nobody directs many rounds in a row.
option-open_jokers = Jokers ready at the start
option-open_jokers-note = Masterpieces only; the others start asleep.
option-chosen_jokers = Which jokers
option-chosen_jokers-none = at random
option-chosen_jokers-note = As many as are ready at the start; choose none for a random pick.
option-chosen_jokers-swap-themes = { joker-swap-themes }
option-chosen_jokers-swap-hands = { joker-swap-hands }
option-chosen_jokers-change-number = { joker-change-number }
option-chosen_jokers-one-less = { joker-one-less }
option-chosen_jokers-query = { joker-query }
option-patience = Changes of mind in a phase
option-patience-note = How often each player may propose, say or change something; after that, they go along or do what is missing.
option-round_limit = Round limit
option-round_limit-none = no limit
option-round_limit-note = Six forgeries on the wall end it sooner. Masterpieces needs no limit.
level-easy-how = Relaxed company that misreads a painting now and then.
level-medium-how = Understands you well, with the odd slip.
level-hard-how = Understands you as well as it can. You win together, so that helps you.
bot-random = Easygoing
bot-search = Farsighted
bot-colourist = Colourist
bot-colourist-how = looks at colours first
bot-storyteller = Storyteller
bot-storyteller-how = asks what happens next: cat, mouse, trap
bot-literalist = Literalist
bot-literalist-how = takes a picture at its word: wheel, car
bot-steady = Steady

## The table in the browser

table-now-ask = { $variant ->
    [masterpieces] { $role ->
        [painter] { $mine ->
            [yes] How many can you painters lay? Press a **brush token**.
           *[no] Your token is shown; it is fixed once all painters show the same.
        }
       *[other] The painters choose how many they lay, with a brush token.
    }
   *[usual] { $role ->
        [director] { $mine ->
            [yes] How many paintings should { $painters } lay? Press a **number**.
           *[no] Your number is shown; it is fixed once all directors show the same.
        }
        [painter] The directors choose how many paintings you lay.
       *[other] The directors choose how many paintings the painters lay.
    }
}
table-now-differ = { $mine ->
    [yes] { $variant ->
        [masterpieces] The tokens differ: { $shown }. Agree on one: press a **brush token**.
       *[usual] The numbers differ: { $shown }. Agree on one: press a **number**.
    }
   *[no] { $variant ->
        [masterpieces] The tokens differ: { $shown }. All painters must agree on one.
       *[usual] The numbers differ: { $shown }. All directors must agree on one.
    }
}
table-now-themes = { $role ->
    [director] Swap a theme, or keep these two? The painters wait for you.
    [painter] The directors settle the themes first. Then you choose a token.
   *[other] The directors settle the themes.
}
table-now-paint = { $role ->
    [painter] { $mine ->
        [yes] { $missing ->
            [0] All { $number } are laid. Press **{ move-ready }**.
           *[other] { $number } are asked for, { $missing } to go: touch a **painting** in your hand, then its **theme**.
        }
       *[no] You are ready. { $missing ->
            [0] All { $number } are laid.
           *[other] { $missing } of { $number } to go.
        }
    }
    [director] The painters lay { $number }; { $missing } to go. Note how well they say theirs fit.
   *[other] The painters lay { $number }; { $missing } to go.
}
table-now-proposed = { $mine ->
    [yes] Proposed by { $names }: the joker “{ $joker }”. Press **{ move-agree }** or **{ move-refuse }**.
   *[no] { $group ->
        [directors] The directors are
       *[painters] The painters are
    } deciding on the joker “{ $joker }”.
}
table-now-swap = { $mine ->
    [yes] { $variant ->
        [mogel] Touch exactly six **hand cards** to swap.
       *[usual] Touch the **hand cards** that you want to swap; you may keep them all.
    }
   *[no] Hand cards are being swapped.
}
table-now-hang = { $role ->
    [director] { $hung ->
        [enough] { $mine ->
            [yes] { $number } hang. Do you agree, or move one?
           *[no] You agree to this hanging. It counts when all directors do.
        }
        [too-many] Only { $number } may hang: put one back into the **storeroom**.
       *[too-few] Which { $number_word } are the painters’?
    }
    [painter] The directors look for what you painters laid. You watch in silence.
   *[other] The directors hang { $number } and leave { $forgeries } in the storeroom.
}
table-now-reveal = { $of ->
    [0] You have won, with { $won } paintings!
   *[other] Turning the frames: { $turned } of { $of }.
}
table-now-judged = { $stamp ->
    [genuine] Genuine!
    [astray] Genuine, but misread.
    [missed] Missed!
    [caught] Caught!
   *[belratti] Belratti!
}
table-now-turned = { $forged ->
    [yes] { $name }: forged.
   *[no] { $name }: by { $painter }.
} { $turned } of { $of }.
table-now-over = The museum is closed. Press **{ table-to-result }**.
table-painting = { $name }: { $look }{ $stamp ->
    [genuine] . Genuine
    [belratti] . Forged by Belratti
    [astray] . On the wrong wall
    [missed] . Missed
    [caught] . Forged, and caught
   *[none] {""}
}{ $noted ->
    [yes] . { $note }
   *[no] {""}
}
table-hang-here = Hang here
table-lay-here = Lay here
table-put-away = Put away
table-out-of = { $out } here now; { $wanted } forgeries should stay
table-pick-first = First touch a painting, then the place where it should go.
table-idle = { $now ->
    [proposed] A joker has been proposed: that is decided first.
    [themes] { $done ->
        [yes] You keep these themes; the other directors are still deciding.
       *[no] The directors settle the themes first. Then a token is chosen.
    }
    [ask] { $done ->
        [yes] Your number is shown; it stands when all of you show the same.
       *[no] { $variant ->
            [masterpieces] The painters choose a brush token now.
           *[usual] The directors choose the number of paintings now.
        }
    }
    [paint] { $done ->
        [yes] You are done; the other painters are still laying.
       *[no] The painters are laying paintings now: directors only watch.
    }
    [swap] { $done ->
        [yes] You have swapped; the others are still choosing.
       *[no] Hand cards are being swapped now: that comes first.
    }
    [hang] { $done ->
        [yes] You agree to this hanging. It counts when all directors do.
       *[no] The directors are hanging paintings now: painters only watch.
    }
   *[reveal] You have looked; the next round begins when all have.
}
table-gap-laid = { $name }, for theme { $theme }
table-gap-line = { $gap }, with the line “{ $line }”
table-line = Your secret line about { $the }
table-line-example = For example: duck, bath, foam
table-line-sealed = Up to three thoughts. Nobody else sees it, nor that there is one, until the round is revealed.
table-gap-aside = { $name }, put aside
table-gap-back = { $gap }. Take it back
table-numbers = How many paintings
table-number-by = { $count ->
    [0] { $number }
   *[other] { $number }, shown by { $names }
}
table-signals = How well do yours fit?
table-signals-only = say nothing else
table-signals-rule = How well and how many, never what or for which theme.
table-word = { $word ->
    [perfect] perfect
    [well] well
    [so-so] so-so
    [badly] badly
   *[lay] I would lay
}
table-fewer = Fewer
table-more = More
table-no-fewer = You can’t say fewer than none.
table-no-more = That is the most you can say.
table-times = × { $count }
table-say-it = Say it
table-said-already = You have said that already.
table-joker-use = Use the joker “{ $joker }”
table-use = Use
table-joker-title = { $joker }: { $how }
table-joker-does = { $joker ->
    [swap-themes] New themes, one or both
    [swap-hands] { $variant ->
        [mogel] Six new hand cards for one painter
       *[usual] New hand cards for painters
    }
    [change-number] Lay one more or one fewer
    [one-less] One fewer forgery this round
   *[query] Ask the painters about a frame
}
table-joker-state = { $standing ->
    [ready] { $joker ->
        [swap-themes] { $variant ->
            [masterpieces] for directors, before a token is chosen
            [mogel] for directors, before any number is shown
           *[usual] for directors, before the number is fixed
        }
        [query] for directors, during the hanging
        [change-number] for painters, before anything is laid or swapped
       *[other] for painters, while they paint
    }
    [used] { $variant ->
        [masterpieces] used
       *[usual] used; back after a perfect round with { $number } paintings
    }
    [asleep] asleep; wakes when the round with the { $number } is lost
   *[gone] out of the game
}
table-query-pick = Pick up a frame first, then ask who laid it.
table-piles = Piles
table-pile-team = Team
table-pile-belratti = Belratti
table-pile-wins = { $tokens ->
    [yes] { $count } tokens win
   *[no] { $enough ->
        [yes] Won: { $count } are enough
       *[no] { $count } win
    }
}
table-pile-ends = { $tokens ->
    [yes] { $count } tokens lose
   *[no] { $count } end the game
}
table-of = of { $of }
table-ending = { $next ->
    [yes] { $cause ->
        [rounds] { $left ->
            [one] The next round is the last.
           *[other] There are two more rounds.
        }
        [cards] { $left ->
            [0] The paintings are running out: the next round may be the last.
           *[other] The paintings are running out: the next round is the last.
        }
        [token] The next round is the last: its token decides.
       *[other] { event-end-nears }
    }
   *[no] { event-end-nears }
}
table-directors-title = { $count ->
    [one] Director
   *[other] Directors
}
table-painters-title = { $count ->
    [one] Painter
   *[other] Painters
}
table-you = { $name } (you)
table-holds = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}{ $laid ->
    [0] {""}
   *[other] , { $laid } laid
}
table-holding = with { $the }
table-suggests = { $place ->
    [out] would rather not hang { $the }
    [one] would hang { $the } on theme one
   *[two] would hang { $the } on theme two
}
table-dock-suggests = { $place ->
    [out] { $name } would rather not hang { $the }.
    [one] { $name } would hang { $the } on theme one.
   *[two] { $name } would hang { $the } on theme two.
}
table-leave-it = { $count ->
    [one] Leave it to { $name }
   *[other] Leave it to the others
}
table-status-agrees = agrees
table-status-not-yet = not yet
table-status-shows = shows { $number }
table-shows = { $name } { $number }
table-status-keeps = keeps the themes
table-status-ready = ready
table-status-leaves = leaves the rest
table-status-painting = painting
table-status-swapping = choosing
table-status-looking = looking
table-status-hushed = silent
table-hushed = No words and no pointing until the frames are turned.
table-silence = { $phase ->
    [ask] Numbers only for now: not a word about the themes.
    [hang] Only the directors talk. Painters keep silent until the frames are turned.
   *[other] Painters say how well theirs fit and how many they would lay, nothing else.
}
table-has-laid = { $count ->
    [0] { $name } has laid nothing yet.
    [one] { $name } has laid one.
   *[other] { $name } has laid { $count }.
}
table-talk = Talk
table-say = Say
table-told = { $stamp ->
    [genuine] { $tokens ->
        [yes] by { $painter }, and it hangs.
       *[no] by { $painter } for theme { $meant }, and that is where it hangs. Read right!
    }
    [astray] by { $painter } for theme { $meant }, but hung on theme { $hung }.
    [missed] by { $painter } for theme { $meant }, but left in the storeroom.
    [caught] forged, and caught.
   *[belratti] forged, and hung on theme { $hung }.
}
table-stamp-genuine = genuine
table-stamp-belratti = Belratti!
table-stamp-astray = wrong wall
table-stamp-missed = missed
table-stamp-caught = caught
table-rounds = Last rounds
table-tab-rounds = Rounds
table-themes = { $one } and { $two }
table-perfect = A perfect round!
table-look = What was meant, and what was read
table-totals = The round in numbers
table-total-genuine = read right
table-total-belratti = Belratti
table-total-astray = wrong wall
table-dock-proposed = { $play }?
table-dock-goes = For which theme do you lay { $the }?
table-dock-ask = The painters lay that many; Belratti adds { $forgeries } forgeries.
table-dock-tokens = You lay that many; then { $forgeries } forgeries are drawn from your hands.
table-dock-themes = Your joker can still swap themes. When all directors keep them, the painters choose.
table-dock-themes-kept = You keep these themes. Waiting for { $names }.
table-dock-paint = { $missing ->
    [0] All { $number } are laid.
   *[other] { $laid } of { $number } laid, { $missing } missing.
}{ $waiting ->
    [yes] {" "}Waiting for { $names }.
   *[no] {""}
}
table-dock-again = { $why ->
    [missing] { $missing ->
        [one] All painters were ready, but one painting is missing: you are asked again.
       *[other] All painters were ready, but { $missing } paintings are missing: you are asked again.
    }
    [number] The number has changed to { $number }: say again when you are ready.
   *[hands] Hands were swapped: say again when you are ready.
}
table-ready-why = { $missing ->
    [one] One painting is still missing, and you are the only painter.
   *[other] { $missing } paintings are still missing, and you are the only painter.
}
table-dock-swap = { $variant ->
    [mogel] { $count } of six are put aside.
   *[usual] { $count ->
        [0] Choose what you want to swap.
        [one] One painting is put aside.
       *[other] { $count } paintings are put aside.
    }
}
table-dock-where = **{ $name }:** where { $hangs ->
    [yes] should it go instead
   *[no] does it hang
}?
table-dock-whose = Joker: whose is it?
table-dock-hang = { $hung ->
    [0] Touch a **painting**, then its **theme**.
   *[other] { $hung } of { $number } hang so far.
}
table-dock-agreed = { $agree_count ->
    [0] {""}
    [one] { $agree } agrees.
   *[other] { $agree } agree.
}{ $think_count ->
    [0] {""}
    [one] {" "}{ $think } is still thinking.
   *[other] {" "}{ $think } are still thinking.
}
table-dock-won = By the rules, play goes on { $sooner ->
    [yes] at most until
   *[no] until
} { $limit } forgeries hang.{ $stop ->
    [may] {" "}It ends here, without a review, if more than half of you want that.
    [said] {" "}You want to end here; nobody else knows.
   *[no] {" "}Every further painting earns a kinder review.
}
table-play-on = Play on
table-end-here = End here
table-said = What the painters said
table-said-by = { $name }: { $words }
table-swap = { $count ->
    [0] Keep my hand
    [one] Swap one card
   *[other] Swap { $count } cards
}
table-show-all = Show all at once
table-turning-why = The frames are still being turned.
table-go-along-with = Go along with { $number }
table-to-result = See how it ended
table-agree = Agree to this hanging
table-agree-why = { $hung ->
    [0] Nothing hangs yet; { $number } are wanted.
   *[other] { $hung } hang; { $number } are wanted.
}
table-people = People
table-more-of = More of the table
table-story = What happened
table-nobodys = nobody’s: forged
table-by = by { $name }
table-taken = from your hand
table-yours-for = yours, for “{ $name }”

## A round that was read, painting by painting

table-numeral = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $number }
}
table-read = { $right_word } of { $number_word } read right.
table-gets = { $count ->
    [0] Belratti gets nothing.
   *[other] Belratti gets { $the }.
}
table-token = { $winner ->
    [belratti] A forgery hangs.
   *[team] Nothing forged hangs.
}
table-token-to = { $winner ->
    [belratti] Belratti takes the { $token }.
   *[team] The { $token } goes to the team.
}
table-meant-by = { $stamp ->
    [belratti] nobody laid it
    [caught] a forgery, and nobody fell for it
   *[other] { $here ->
        [token] { $name } laid it
        [yes] { $name } meant it here
       *[no] { $name } meant it for { $theme }
    }
}
table-true = { $count ->
    [0] nothing hangs here
   *[other] { $right_word } of { $count_word } { $right ->
        [0] is
        [one] is
       *[other] are
    } true
}
table-stayed = { $count ->
    [0] forgeries, all of them
    [one] one of yours stayed behind
   *[other] { $count_word } of yours stayed behind
}

## On a television

stage-ask = { $variant ->
    [masterpieces] { $count ->
        [one] chooses
       *[other] choose
    } a brush token: so many are laid.
   *[usual] settle how many paintings { $painters } { $painters_count ->
        [one] lays
       *[other] lay
    }.
}
stage-themes = may still swap the themes.
stage-paint = { $missing ->
    [0] { $count ->
        [one] has
       *[other] have
    } laid all { $number_word }.
   *[other] { $count ->
        [one] lays
       *[other] lay
    } { $number_word }: { $missing_word } to go.
}
stage-swap = { $count ->
    [one] chooses
   *[other] choose
} which hand cards to swap.
stage-hang = look for the { $number_word } that { $painters } painted.
stage-agree = { $count ->
    [one] has
   *[other] have
} yet to agree to this hanging.
stage-turning = The paintings are turned, one by one.
stage-open = Not hung yet
stage-left = { $hung ->
    [enough] these would stay out
    [too-many] too many hang: { $number_word } may
   *[too-few] { $left_word } more { $left ->
        [one] belongs
       *[other] belong
    } on the wall, { $forged_word } are forged
}
stage-number-how = { $variant ->
    [masterpieces] Then { $forgeries } forgeries are drawn from the painters’ hands.
   *[usual] Belratti then adds { $forgeries } forgeries.
}
stage-directors = { $phase ->
    [ask] { $variant ->
        [masterpieces] wait for the painters
       *[usual] show a number, and say no more
    }
    [themes] swap or keep the themes
    [hang] hang and talk
    [paint] wait
    [swap] wait
   *[reveal] have read the round
}
stage-painters = { $phase ->
    [ask] { $variant ->
        [masterpieces] choose a token
       *[usual] wait
    }
    [themes] wait
    [hang] { $count ->
        [one] watches, and gives no hint
       *[other] watch, and give no hint
    }
    [paint] { $count ->
        [one] lays in secret
       *[other] lay in secret
    }
    [swap] { $count ->
        [one] swaps hand cards
       *[other] swap hand cards
    }
   *[reveal] { $count ->
        [one] has painted
       *[other] have painted
    }
}
stage-team = { $tokens ->
    [yes] won
   *[no] read right
}
stage-team-end = { $end } win
stage-belratti = { $tokens ->
    [yes] for Belratti
   *[no] forged
}
stage-belratti-end = { $tokens ->
    [yes] { $end } lose
   *[no] { $end } end it
}
stage-waiting = { $count ->
    [one] Only { $name } still reads.
   *[other] { $count_word } still read.
} Press **{ $press }** on your phone.

## When the role changes

role-round = Round { $round } · the roles have moved on
role-directs = You **direct** now.
role-paints = You **paint** now.
role-do = { $role ->
    [directs] { $variant ->
        [masterpieces] The painters say how many they lay. Then find theirs among the forgeries.
       *[usual] Say how many paintings you want. Then find them among Belratti’s forgeries.
    }
   *[paints] Lay paintings that make a director think of **{ $one }** or **{ $two }**.
}
role-say = { $role ->
    [directs] Talk freely with the directors while you hang.
   *[paints] { $alone ->
        [yes] You paint alone: there is nobody to tell anything.
       *[no] { $variant ->
            [mogel] Say how well yours fit: well, so-so, badly.
           *[usual] Say how well yours fit: perfect, well, so-so, badly.
        }
    }
}
role-never = { $role ->
    [directs] Before that only numbers, not a word about the themes.
   *[paints] Never what is on them.
}
role-jokers = { $count ->
    [0] None of your jokers is ready this round.
    [one] Your joker this round: { $names }.
   *[other] Your jokers this round: { $names }.
}
role-jokers-used = Used: { $names }. A perfect round with its number brings a joker back.
role-go = { $role ->
    [directs] To the themes
   *[paints] To my paintings
}
role-less = Remind me less

## How it ended

result-title = { $variant ->
    [masterpieces] { $won ->
        [yes] You have done it: { $points } masterpieces.
       *[no] Belratti has fooled you.
    }
   *[usual] { $won ->
        [yes] { $points } paintings, read right: you have won!
       *[no] { $points ->
            [0] Not one painting read right. Belratti laughs.
            [one] One painting read right. Belratti laughs.
           *[other] { $points } paintings read right. Belratti laughs.
        }
    }
}
result-last = The last exhibition

## The album

album-title = The album of this evening
album-rounds = All rounds
album-wall = Round { $round }: what was meant, and what was read. The list below says the same.
album-forged = forged
album-told = { $stamp ->
    [genuine] by { $painter }, for “{ $meant }”. Read right!
    [astray] by { $painter }, for “{ $meant }”. It hung with “{ $hung }”.
    [missed] by { $painter }, for “{ $meant }”. Left in the storeroom.
   *[belratti] is Belratti’s. It hung with “{ $hung }”.
}
album-perfect = perfect
album-read-by = read by { $names }
album-count = { $read } of { $laid } read · { $forged ->
    [0] nothing forged
   *[other] { $forged } forged
}
album-of = { $read } of { $laid }
album-of-all = of { $painted }
album-caught = Forged and caught: { $names }.
album-jokers = Jokers played: { $names }.
album-woken = { $perfect ->
    [yes] A perfect round with { $number }: that woke the joker “{ $joker }” again.
   *[no] The { $number } was lost: that woke the joker “{ $joker }”.
}
album-cord-genuine = meant and read
album-cord-astray = read on the wrong wall
album-cord-missed = not found
album-cord-none = no cord: forged
album-minds = Who understood whom
album-minds-how = Rows painted, columns read. One square for each painting, filled if read right.
album-closest = { $director } read { $painter } best: { $read } of { $painted }.
album-never = never met
album-pair = Best pair of minds
album-pair-said = **{ $names }** read { $read } of each other’s { $painted } paintings.
album-forgery = Cleverest forgery
album-forgery-said = **{ $painting }** with “{ $theme }”: it kept out { $names }.
album-empty-handed = Belratti went home empty-handed
album-empty-handed-said = Not one forgery hung all evening.
album-boldest = Boldest reading
album-boldest-said = **{ $theme } → { $painting }** by { $painter }: the farthest jump of the evening, and { $names } went along.
album-lines = Lines to keep
album-lines-how = Written while painting, and sealed until the reveal.
album-lines-copy = Copy the lines
album-lines-copied = Lines copied
album-line-by = { $painter }, round { $round } · { $stamp ->
    [genuine] read by { $names }
    [astray] it hung with the other theme
   *[missed] nobody saw it
}

## Why a bot put a painting with a theme

# $tag is one of association/tags, in quotation marks whatever kind of word it is.
why-thought = { $painting_the } and { $theme_the }: { $thought }
    .brief = { $thought }
why-tags = { $painting_the }: I thought of “{ $tag }”, as with { $theme_the }
    .brief = { $tag }
why-colour = { $painting_the }: the same { $colour } as { $theme_the }
    .brief = the same { $colour }
why-swap-themes = the two themes are too much alike
why-swap-hands = too many of mine fit badly
why-change-number = together we have too few that fit
why-one-less = with so much at stake, one forgery fewer helps
why-query = I’m not sure about this one

colour-black = black
colour-blue = blue
colour-brown = brown
colour-green = green
colour-grey = grey
colour-orange = orange
colour-pink = pink
colour-purple = purple
colour-red = red
colour-white = white
colour-yellow = yellow
