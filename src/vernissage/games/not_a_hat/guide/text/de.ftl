# Was im ersten Spiel von That’s Not a Hat gesagt wird, auf Deutsch. **Fett**: was man berührt oder schreibt.

step-gifts = Alle haben ein Geschenk. Schau gut hin: Bald liegen sie verdeckt, und das bleibt so.
step-shop = Oben im Laden liegt ein Hockeyschläger. Drück auf **Nehmen und umdrehen**: ein letzter Blick.
step-arrows = Die Pfeile zeigen auf Esra, also bekommt sie es. Sag, was es ist: **Hockeyschläger**.
    .plaque = geht an Esra
step-passed-on = Esra glaubt dir und behält es. Zwei behält niemand: Ihr älteres, die Kamera, geht weiter.
    .plaque = das ältere geht
step-thanks = Hiro schenkt dir einen Regenschirm; den hast du liegen sehen. Drück auf **Danke schön!**
step-older-goes = Jetzt hast du zwei, also geht das ältere an Hiro. Sag, was es ist: **Brokkoli**.
    .plaque = das ältere geht
step-remember = Jetzt kommt Hiros älteres Geschenk zu dir. Er hat es von Dora: Weißt du noch, was es war?
    .plaque = kommt zu dir
step-penalties = Wird gezweifelt, bekommt einen Strafpunkt, wer falsch lag. Mit dreien ist Schluss; wer am wenigsten hat, gewinnt.
    .plaque = deine lägen hier
step-not-a-hat = Ein Hut? Von Dora bekam er Popcorn: Drück auf **Das ist kein Hut!**
step-caught = Stimmt: Hiro bekommt einen Strafpunkt und geht in den Laden. Die Aktentasche hast du gesehen: **Danke schön!**
step-bluff = Dein älteres Geschenk geht an Esra. Sag, was es ist, oder mit ernster Miene irgendetwas anderes.
    .plaque = das ältere geht
step-believed = Esra sagt danke. Ob wahr oder nicht: Was angenommen ist, schadet niemandem.
ending = Hiro hat einen Strafpunkt, du hast keinen. Gut merken, gut bluffen: Das ist das ganze Spiel.
