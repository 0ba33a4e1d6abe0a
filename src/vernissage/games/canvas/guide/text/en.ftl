# What is said in a first game of Canvas, in English. **Bold** is what to touch.

step-goal = You hang three paintings. These cards say what wins ribbons, and what ribbons are worth.
step-elements = The drop is Hue, the triangle Shape, the striped square Texture, the half-moon Tone.
step-free = Repetition wants pairs of Shapes. Take the **birds**: the first card in the row is free.
step-pay = Variety still needs Texture and Tone: take the **lighthouse**. Skipping the fish costs one token.
    .plaque = you skip this
step-bonus = Kiran has left a token on the **violinist**. Take both: the star brings points for Shapes.
    .plaque = the star: a bonus
step-lay = Three cards make a painting. Touch **violinist**, **birds**, **lighthouse**: the first lies on top.
step-order = The violinist hides the birds’ Hue and Shape. Press its **down arrow** and watch the points.
    .plaque = what can be seen
step-worth = All four elements, two Shapes, one Hue: three ribbons. The star adds two points per Shape.
step-title = Two words on your cards make the title.
step-hang = Twelve points instead of two, with the birds on top. Press **Hang it**, then **Unveil it**.
step-ladder = The same ribbon again is worth more: one for Repetition is three points, two are seven.
ending = Your first painting hangs, for twelve points. Hang two more: when everyone has hung three, most points wins.
