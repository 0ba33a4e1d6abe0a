"""CAN-6.3: finds the highest score possible in a puzzle for somebody who knows the order of the deck."""
