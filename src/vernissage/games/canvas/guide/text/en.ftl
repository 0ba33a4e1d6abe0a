# What is said in a first game of Canvas, in English. **Bold** is what to touch.

guide-goal = You hang three paintings. These cards say what wins ribbons, and what ribbons are worth.
guide-elements = The drop is Hue, the triangle Shape, the striped square Texture, the half-moon Tone.
guide-free = Repetition wants pairs of Shapes. Take the **birds**: the first card in the row is free.
guide-skip = Variety lacks Texture and Tone: take the **lighthouse**. Skipping the fish costs one token.
guide-bonus = Kiran has left a token on the **violinist**. Take both: the star brings points for Shapes.
guide-lay = Three cards make a painting. Touch **violinist**, **birds**, **lighthouse**: the first lies on top.
guide-order = The violinist hides Hue and Shape of the birds. Press its **down arrow** and watch the points.
guide-worth = All four elements, two Shapes, one Hue: three ribbons. The star adds two points per Shape.
guide-title = Two words on your cards make the title. The frame’s corner changes the background, just for the eye.
guide-hang = Twelve points instead of two, with the birds on top. Press **Hang it**.
guide-ladder = The same ribbon again is worth more: one for Repetition is three points, two are seven.
guide-ending = Twelve points with three cards, and nobody else has hung anything. Two more paintings to go.
