"""What a house runs on: time, chance, threads and processes. Nothing else in the server reaches for these."""
