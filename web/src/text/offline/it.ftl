# Che cosa si dice in italiano a chi è senza rete.

offline-title = Il server non è raggiungibile
offline-how = Sembra che tu non sia in linea, o che il server sia fermo per un momento. Il tuo posto e le tue partite sono al sicuro: questa pagina riprende da sola appena può.
offline-again = Riprova
