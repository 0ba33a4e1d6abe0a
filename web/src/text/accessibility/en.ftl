# What the page about accessibility says, in English.

access-title = Accessibility
access-works = What works
    .n0 = All games can be played with keys alone, and without seeing the table. Tests play whole games that way, by what is read out.
    .n1 = What happened is read out first, then whose turn it is and what is asked. Settings say how much is read.
    .n2 = Light and dark, more contrast, larger text, less motion and more time to look are settings of your device.
access-how = How to play without sight
    .n0 = Choose a game on the front page and press Play now. The table opens at its sentence, which says what to do.
    .n1 = Press O for a list of what you can do. A number or letter chooses a move; Escape closes the list.
    .n2 = Press W for whose turn it is, C for what is yours, P for everyone’s things, T for the whole table in words, and H for what happened since your last turn.
    .n3 = A screen reader has to pass single letters to the page: in NVDA and JAWS press Insert and Space once to enter focus mode. In VoiceOver switch Quick Nav off.
    .n4 = At a table the question mark shows all keys. Each can be changed, and all can be switched off.
access-lacks = What is not there yet
    .n0 = At 200 and 400 percent zoom some tables are drawn as on a phone held sideways, and parts of them are cramped.
    .n1 = In high contrast mode of Windows some colours at the tables and the edges of cards are hard to see.
    .n2 = A clock gives everyone the same time. Sounds have no captions.
access-write = Something stands in your way?
    .n0 = Tell the people who run this house, or whoever invited you. They can change the clock of a table, and pass on what should be better.
