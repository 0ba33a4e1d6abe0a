# Was im ersten Spiel von That’s Not a Hat gesagt wird, auf Deutsch. **Fett**: was man berührt oder schreibt.

step-gifts = Alle haben ein Geschenk. Schau gut hin: Bald liegen sie verdeckt, und das bleibt so.
step-shop = Der Stapel in der Mitte ist der Laden. Drück auf **Nehmen und umdrehen**: ein letzter Blick auf den Hockeyschläger.
step-arrows = Die Pfeile zeigen auf Esra, also bekommt sie das Geschenk. Sag, was es ist: **Hockeyschläger**.
step-passed-on = Esra glaubt dir und behält es. Zwei behält niemand, also geht ihr älteres Geschenk weiter: die Kamera.
step-thanks = Hiro schenkt dir einen Regenschirm, und du hast ihn dort liegen sehen. Drück auf **Danke schön!**
step-older-goes = Jetzt hast du zwei, also geht dein älteres Geschenk an Hiro. Sag, was es ist: **Brokkoli**.
step-remember = Jetzt kommt Hiros älteres Geschenk zu dir. Er hat es von Dora: Weißt du noch, was es war?
step-penalties = Wer zweifelt, deckt auf, und wer falsch lag, bekommt das Geschenk hierhin. Drei Strafpunkte beenden das Spiel, die wenigsten gewinnen.
step-not-a-hat = Ein Hut? Von Dora hat er Popcorn bekommen: Drück auf **Das ist kein Hut!**
step-caught = Du hattest recht: Hiro bekommt einen Strafpunkt und geht in den Laden. Die Aktentasche hast du gesehen, also **Danke schön!**
step-bluff = Dein älteres Geschenk geht an Esra. Sag, was es ist, oder verzieh keine Miene und sag etwas anderes.
step-believed = Esra sagt danke. Ob wahr oder nicht: Was angenommen ist, schadet niemandem.
ending = Hiro hat einen Strafpunkt, du hast keinen. Gut merken, gut bluffen: Das ist das ganze Spiel.
