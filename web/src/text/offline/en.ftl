# What is said in English to whoever is offline.

offline-title = The house can’t be reached
offline-how = You seem to be offline, or the house is closed for a moment. Your seat and your games are safe there: this page carries on by itself as soon as it can.
offline-again = Try again
