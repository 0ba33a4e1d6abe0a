# What is said in a first game of Canvas, in English. **Bold** is what to touch.

guide-goal = You will hang three paintings. These cards say what wins ribbons, and what ribbons are worth.
guide-elements = The drop is Hue, the triangle Shape, the striped square Texture, the half-moon Tone.
guide-free = Repetition rewards every pair of Shapes. Take the **birds**: the first card in the row is free.
guide-skip = Variety still lacks Texture and Tone: take the **lighthouse**. You skip the fish, so one of your tokens stays there.
guide-bonus = Kiran skipped the **violinist** and left a token there. Take both: the star brings points for Shapes.
guide-lay = Three cards make a painting. Touch **violinist**, **birds** and **lighthouse**: the first one lies on top.
guide-order = The violinist hides Hue and Shape of the birds. Press its **down arrow** and watch the points.
guide-worth = All four elements, two Shapes, only one Hue: three ribbons. The star adds two points for each Shape.
guide-title = Two of the words on your cards make the title. The corner of the frame changes the background: only for the eye.
guide-hang = Twelve points instead of two, with the birds on top. Press **Hang it**.
guide-ladder = The second ribbon of a kind brings more: one for Repetition is three points, two are seven.
guide-ending = Twelve points with three cards, and nobody else has hung a painting yet. Two more, and your gallery is complete.
