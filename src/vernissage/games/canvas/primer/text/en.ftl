# What Canvas explains of itself, in English: things and moments by name, and what they are.

how = You take cards from the row, one on each turn. Three of them, laid over each other, make a painting, and what can still be seen of them wins ribbons.
end = When everyone has hung three paintings, the game is over. Most points wins; in a tie, whoever has more tokens left.

## Moments

moment-take = Take a card
    .says = Press **Take** under a card of the row. The first one is free; for a later one you lay a token on every card you skip. Tokens on your card are yours.
    .here = { $tokens ->
        [0] You have no tokens left, so the first card is the one for you.
        [one] You have one token, so you can reach the second card.
       *[other] You have { $tokens } tokens, so you can reach { $reach ->
            [5] every card of the row.
           *[other] the first { $reach } cards.
        }
    } { $cards ->
        [0] A painting takes three cards, and your hand is still empty.
        [one] A painting takes three cards, and you hold one.
       *[other] A painting takes three cards, and you hold { $cards }.
    }
moment-lay = Lay three, and change the order
    .says = Touch three cards in your hand: the first lies on top. In each swatch the topmost card hides those below, so try the arrows and watch the points. Or take another card.
    .here = { $cards ->
        [5] You hold five cards, and no hand holds more: now you have to hang a painting.
       *[other] You hold { $cards } cards. Lay three of them for painting { $number }, or press **Take** under a card.
    }
moment-hang = Hang it
    .says = Press **Hang it**, and the three cards are a painting for good, with its title and its ribbons. The background is only for the eye.
    .here = Painting { $number } waits for its background: you can choose from { $free }.
moment-ribbons = Ribbons become points
    .says = Each time a painting shows what a scoring card asks for, it wins a ribbon of that card. The numbers on the card are the points for one, two or three ribbons together. Bonus stars bring two points for each element they ask for.
    .here = { $mine ->
        [1] Your three paintings hang. They have { $ribbons ->
            [0] no ribbons
            [one] one ribbon
           *[other] { $ribbons } ribbons
        } from the scoring cards, and with the bonus they make { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[0] All paintings hang, and what they have won is counted.
    }
moment-wait = While others play
    .says = All cards lie open, so you see what the others collect. Try your next painting meanwhile: nobody sees your draft, and it costs nothing.
    .here = It is up to { $names } now.
moment-alone = Alone
    .says = You take cards and hang paintings as you would in company, for the best award. With Vincent, he takes a card away after every turn of yours; in the puzzle, the cards you skip leave the game.
    .here = { $vincent ->
        [1] { $aside ->
            [0] Vincent has no tokens, so he takes the first card after your turn.
            [one] Vincent has one token: it may skip a card before he takes the next one.
           *[other] Vincent has { $aside } tokens: each that lands face up skips a card, and he takes the next one.
        }
       *[0] { $aside ->
            [0] The reserve is empty: what you pay will fill it again.
            [one] One token lies in the reserve: the first card or a painting brings it to you.
           *[other] { $aside } tokens lie in the reserve: the first card and every painting bring you one.
        }
    }
moment-vote = A tie is judged
    .says = Where points and tokens are equal, those who look on vote for the finer gallery. Most votes wins; if nobody votes, those who tie win together.
    .here = { $names } have { $points } points each. Now those who look on decide.

## Symbols

thing-symbol-hue = Hue
    .says = The drop is Hue, one of the four elements that scoring cards ask for. Its colour is its place: a card on top with anything in that colour hides it.
thing-symbol-shape = Shape
    .says = The triangle is Shape, one of the four elements that scoring cards ask for. Its colour is its place: a card on top with anything in that colour hides it.
thing-symbol-texture = Texture
    .says = The striped square is Texture, one of the four elements that scoring cards ask for. Its colour is its place: a card on top with anything in that colour hides it.
thing-symbol-tone = Tone
    .says = The half-moon is Tone, one of the four elements that scoring cards ask for. Its colour is its place: a card on top with anything in that colour hides it.
thing-symbol-bonus-hue = Bonus star: Hue
    .says = Two points for every Hue that can be seen in this painting. The star itself isn’t a Hue.
thing-symbol-bonus-shape = Bonus star: Shape
    .says = Two points for every Shape that can be seen in this painting. The star itself isn’t a Shape.
thing-symbol-bonus-texture = Bonus star: Texture
    .says = Two points for every Texture that can be seen in this painting. The star itself isn’t a Texture.
thing-symbol-bonus-tone = Bonus star: Tone
    .says = Two points for every Tone that can be seen in this painting. The star itself isn’t a Tone.
thing-swatch = Empty swatch
    .says = There is nothing in this colour here. Whatever a card below has in the same colour shows through.
thing-swatches = Five swatches
    .says = Every card has icons in two of five colours. Where cards lie over each other, in each colour only the topmost can be seen.

## Cards and tokens

thing-card = Art card
    .says = A transparent picture with icons and one half of a title. Touch it to try it in your painting; the button below takes it.
thing-take = Take
    .says = Takes this card into your hand, and your turn is over. The number says how many tokens that costs: one on every card you skip.
thing-tokens = Inspiration tokens
    .says = You pay with them: one on every card you skip, and whoever takes that card gets it. At the end they break a tie.
thing-deck = The deck
    .says = When a card is taken, the row closes up and the next card of the deck joins it. Nobody knows which.
thing-hand = The hand
    .says = Cards that were taken, five at most, and open for all. Touch three of yours to lay a painting.

## The workshop

thing-layers = Layers
    .says = Your three cards from top to bottom. In each colour the topmost icon hides those below; the arrows change the order.
thing-strip = What can be seen
    .says = What is left of your three cards, colour by colour. Only this counts for ribbons.
thing-title = Title
    .says = Every card has one half of a title, a left word or a right one. The topmost two make the title of the painting, just for the joy of it.
thing-ground = Background
    .says = One of your backgrounds, chosen when the painting is unveiled. It brings no points, only a mood.
thing-frame = Frame
    .says = The frame, chosen when the painting is unveiled. It brings no points, but everyone sees it.
thing-unveil = Unveil it
    .says = Hangs the painting as you see it here, for everyone.
thing-draft = What this draft brings
    .says = The points you would gain if you hung it now. Nobody else sees your draft.
thing-hang = Hang it
    .says = Makes a painting of the three cards on your layers, and your turn is over. It stays as it is, and wins its ribbons at once.
thing-worth = Worth to you
    .says = How much better your best painting would get with this card. It is a hint that this table allows.

## Scoring

thing-scoring = Scoring cards
    .says = Each says what a painting must show to win its ribbon. The numbers are the points for one, two, three ribbons together.
thing-scoring-variety = Variety
    .says = A ribbon for every full set of Hue, Shape, Texture and Tone. Two of each would be two ribbons.
thing-scoring-repetition = Repetition
    .says = A ribbon for every two Shapes, wherever they are. Four Shapes are two ribbons.
thing-scoring-emphasis = Emphasis
    .says = A ribbon if exactly one Hue can be seen. Two are too many, and none is too few.
thing-scoring-composition = Composition
    .says = A ribbon if something can be seen in every one of the five swatches. A bonus star fills a swatch too.
thing-scoring-movement = Movement
    .says = A ribbon for every element that appears in three swatches in a row. If it goes on, that still counts once.
thing-scoring-hierarchy = Hierarchy
    .says = A ribbon if there is some Tone, and no more of any other element. As many is fine.
thing-scoring-proportion = Proportion
    .says = A ribbon for three of one element and two of another, once for each painting. Five of the same will do as well.
thing-scoring-style = Style
    .says = A ribbon for every three Textures, wherever they are. Two bring nothing yet.
thing-scoring-proximity = Proximity
    .says = A ribbon for every Texture with a Tone in the swatch beside it. Each icon is used once.
thing-scoring-symmetry = Symmetry
    .says = A ribbon for the same element in red and violet, or in yellow and blue. Every such pair counts.
thing-scoring-space = Space
    .says = A ribbon for every Hue and Shape with at least one swatch between them. Each icon is used once.
thing-scoring-consistency = Consistency
    .says = A ribbon if exactly six elements can be seen, not five and not seven. Bonus stars don’t count.
thing-scoring-bonus = Bonus
    .says = Every bonus star that can be seen wins a grey ribbon for each element it asks for. Each is worth two points, and there is no limit.
thing-ladder = Ribbons and points
    .says = The numbers are the points for one, two, three ribbons of this card together. Filled steps are yours, dashed ones your draft would add.
thing-gallery = Gallery
    .says = What somebody has: points so far, tokens, cards in hand and three places for paintings. When everyone’s places are full, the game is over.
thing-painting = Painting
    .says = It hangs for good. Touch it to see its icons and the ribbons it has won.

## Alone

thing-vincent = Vincent
    .says = He never paints, but takes a card away after every turn of yours. He tosses his tokens: each that lands face up skips a card.
thing-reserve = Reserve
    .says = What you pay goes in here, and the cards you skip leave the game. The first card and every painting bring you a token from it.
thing-awards = Awards
    .says = Alone you play for points, and these are the awards for them. From 40 points it is Best in show, and a win.
