# Wat in het Nederlands wordt gezegd als er geen netwerk is.

offline-title = Vernissage is niet bereikbaar
offline-how = Je lijkt offline te zijn, of Vernissage is even gesloten. Je plaats en je spellen worden veilig bewaard: zodra het kan, gaat deze pagina vanzelf verder.
offline-again = Opnieuw proberen
