"""The table: chairs, guests, letters and the changes they cause, as immutable values. No input or output."""
