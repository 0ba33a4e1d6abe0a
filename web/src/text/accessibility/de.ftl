# What the page about accessibility says, in German.

access-title = Barrierefreiheit
access-works = Was geht
    .n0 = Alle Spiele lassen sich nur mit Tasten spielen, und ohne den Tisch zu sehen. Tests spielen so ganze Partien: nach dem, was vorgelesen wird.
    .n1 = Vorgelesen wird erst, was geschah, dann wer dran ist und was gefragt ist. Wie viel, sagen die Einstellungen.
    .n2 = Hell und dunkel, mehr Kontrast, größere Schrift, weniger Bewegung und mehr Zeit zum Ansehen stellst du an deinem Gerät ein.
access-how = So spielst du, ohne zu sehen
    .n0 = Such dir auf der Startseite ein Spiel aus und drück auf „Jetzt spielen“. Der Tisch öffnet sich bei seinem Satz, der sagt, was zu tun ist.
    .n1 = Mit O kommt eine Liste dessen, was du tun kannst. Eine Zahl oder ein Buchstabe wählt einen Zug, Escape schließt die Liste.
    .n2 = W sagt, wer dran ist, C, was dir gehört, P, was alle haben, T zeigt den ganzen Tisch in Worten, und H sagt, was seit deinem letzten Zug geschah.
    .n3 = Ein Screenreader muss einzelne Buchstaben an die Seite weitergeben: In NVDA und JAWS wechselst du mit Einfügen und Leertaste in den Fokusmodus. In VoiceOver schaltest du die Schnellnavigation aus.
    .n4 = Am Tisch zeigt das Fragezeichen alle Tasten. Jede lässt sich ändern, und alle lassen sich ausschalten.
access-lacks = Was noch fehlt
    .n0 = Bei 200 und 400 Prozent Vergrößerung sehen manche Tische aus wie auf einem quer gehaltenen Handy, und es wird stellenweise eng.
    .n1 = Im Kontrastmodus von Windows sind manche Farben an den Tischen und die Ränder der Karten schlecht zu sehen.
    .n2 = Eine Uhr gibt allen gleich viel Zeit. Töne haben keine Untertitel.
access-write = Steht dir etwas im Weg?
    .n0 = Sag es denen, die dieses Haus betreiben, oder wer dich eingeladen hat. Sie können die Uhr eines Tisches ändern und weitergeben, was besser werden soll.
