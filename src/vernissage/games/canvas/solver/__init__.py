"""CAN-6.3: the most points possible in a puzzle for somebody who knows the order of the deck."""
