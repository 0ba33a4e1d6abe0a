# Was das Programm selbst auf Deutsch sagt. Wie Sätze heißen und gefüllt werden: vernissage/text.py.

list-and = { $first } und { $last }

seat-you = du
    .label = Du
seat-name = Platz { $seat }

## Warum nicht

refusal-unknown = Das geht nicht ({ $code }).
refusal-match-over = Das Spiel ist vorbei.
refusal-match-not-your-turn = Du bist gerade nicht am Zug.
refusal-match-stale = Inzwischen ist das Spiel schon weiter.
refusal-match-resigned = Dieser Platz ist nicht mehr im Spiel.
refusal-match-bound = Zurücknehmen lässt sich jetzt nichts mehr.
refusal-match-enough-undone = Für den Moment ist genug zurückgenommen.
refusal-match-full = Diese Partie hat die Grenze von 10.000 Zügen erreicht und kann nicht weitergehen. Fangt eine neue an.
refusal-match-not-over = Das geht erst, wenn das Spiel vorbei ist.
refusal-match-not-tied = Dieser Platz ist nicht am Gleichstand beteiligt; da gibt es nichts zu beurteilen.
refusal-seat-unknown = Diesen Platz gibt es am Tisch nicht.
refusal-seat-which = Mehrere Plätze sind am Zug: { $seats }. Sag, welcher.
refusal-message-malformed = Das lässt sich nicht lesen: { $why }.
refusal-message-too-long = Das ist länger als { $limit } Bytes.
refusal-message-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-message-no-match = Es hat noch keine Partie begonnen.
refusal-message-failed = Das ist unser Fehler, und die Partie steht wie zuvor: { $why }.
refusal-position-other-options = Diese Stellung gehört zu einem Tisch mit anderen Optionen.
refusal-record-sealed = Der Startwert dieser Partie ist noch versiegelt. Nachspielen geht erst, wenn sie vorbei ist.
refusal-record-other-version = Gespielt wurde nach Version { $version } der Regeln; hier liegt Version { $present }.
refusal-record-other-seed = Der Startwert in der Datei ist nicht der, der am Anfang versprochen war.
refusal-record-other-outcome = Nachgespielt endet die Partie anders, als die Datei sagt.
refusal-record-stopped = Bis Schritt { $input } (gezählt ab 0) geht es gut, dort bleibt es stehen. { $code }
refusal-record-damaged = Die Datei ist beschädigt ({ $why }). Weiter als bis hier lässt sie sich nicht lesen.

## Was von außerhalb der Regeln kommt

input-hinted = { $you ->
    [seat] Du hast dir einen Tipp geholt.
   *[other] { $seat } hat sich einen Tipp geholt.
}
input-timed-out = { $you ->
    [seat] Deine Zeit ist abgelaufen.
   *[other] { $seat } hat keine Zeit mehr.
}
input-resigned = { $you ->
    [seat] Du verlässt das Spiel.
   *[other] { $seat } verlässt das Spiel.
}
input-taken-over = { $you ->
    [seat] Für dich spielt jetzt { $by }.
   *[other] Für { $seat } spielt jetzt { $by }.
}
input-stood-in = { $you ->
    [seat] Für dich spielt jetzt ein Bot ({ $by }).
   *[other] Für { $seat } spielt jetzt ein Bot ({ $by }).
}
input-came-back = { $you ->
    [seat] Du spielst wieder selbst.
   *[other] { $seat } ist zurück und spielt weiter.
}
input-taken-back = { $you ->
    [seat] Du nimmst deinen letzten Schritt zurück.
   *[other] { $seat } nimmt den letzten Schritt zurück.
}
input-judged = { $you ->
    [seat] Die Jury hat dich gewählt.
   *[other] Die Jury hat { $seat } gewählt.
}
input-outvoted = { $you ->
    [seat] Andere haben mehr Stimmen als du: Zwischen ihnen entscheidet eine Stichwahl.
   *[other] Andere haben mehr Stimmen als { $seat }: Zwischen ihnen entscheidet eine Stichwahl.
}

## Am Tisch im Terminal

cli-welcome = { $count ->
    [one] { $others } setzt sich zu dir an den Tisch.
   *[other] { $others } setzen sich zu dir an den Tisch.
}
cli-commitment =
    Ab jetzt steht fest, wie die Karten liegen. Hier ist das Siegel, mit dem du es am Ende prüfen kannst:
    { $commitment }
cli-cannot-forget = Das ist ein Gedächtnisspiel, und was hier geschrieben steht, lässt sich nicht wieder wegnehmen. Schau nicht zurück.
cli-thinking = { $name } denkt nach …
cli-prompt = Dein Zug (? für Hilfe):{" "}
cli-prompt-or-wait = Dein Zug, oder Enter, um auf die anderen zu warten (? für Hilfe):{" "}
cli-which-game = Welches Spiel möchtest du spielen?{" "}
cli-over = Das Spiel ist vorbei
cli-winners = { $you ->
    [yes] { $count ->
        [0] Du gewinnst. Herzlichen Glückwunsch!
       *[other] Du gewinnst, zusammen mit { $others }. Herzlichen Glückwunsch!
    }
   *[no] { $count ->
        [0] Diesmal gewinnt niemand.
        [one] { $others } gewinnt.
       *[other] { $others } gewinnen gemeinsam.
    }
}
cli-seed =
    Der Startwert dieser Partie und das Siegel, das er von Anfang an trug:
    { $seed }
    { $commitment }
cli-check = Zum Nachprüfen: vernissage replay --verify { $file }
cli-goodbye = Du stehst vom Tisch auf. Bis bald!
cli-goodbye-kept = Du stehst vom Tisch auf. Das Spiel wartet auf dich: vernissage play --resume { $file }
cli-kept = Das Spiel liegt jetzt in { $file }.
cli-resumed-partly = Von dort kannst du weiterspielen.
cli-verified = { $over ->
    [yes] Die Karten lagen wie am Anfang versprochen, alle { $inputs } Schritte halten sich an die Regeln, und das Ergebnis stimmt.
   *[no] Die Karten liegen wie am Anfang versprochen, und alle { $inputs } Schritte halten sich an die Regeln. Das Spiel ist noch nicht vorbei.
}

## Hilfe

cli-help-number = 3
    .meaning = der Zug mit dieser Nummer
cli-help-words = ein Teil der Wörter
    .meaning = so viel, dass klar ist, welchen Zug du meinst
cli-help-written = { $example }
    .meaning = ein ausgeschriebener Zug, angeboten oder nicht
cli-help-table = table
    .meaning = den Tisch noch einmal zeigen
cli-help-log = log
    .meaning = alles, was du bisher gesehen hast
cli-help-rules = rules, rules 5.3
    .meaning = das Regelheft oder eine Regel daraus
cli-help-save = save DATEI
    .meaning = das Spiel in einer Datei aufheben
cli-help-quit = quit
    .meaning = vom Tisch aufstehen

## Warum nicht, im Terminal

refusal-game-unknown = Ein Spiel namens { $game } gibt es nicht. Es gibt: { $games }.
refusal-game-no-guide = Für dieses Spiel gibt es noch kein geführtes erstes Spiel.
refusal-game-no-primer = Für dieses Spiel gibt es noch keine Erklärungen außer den Regeln.
refusal-bot-unknown = Einen Bot namens { $bot } gibt es für dieses Spiel nicht. Es gibt: { $bots }.
refusal-bot-budget = „{ $budget }“ ist keine Bedenkzeit: 200ms ist Zeit, 500 sind Durchläufe.
refusal-bot-no-thinker = { $bot } denkt nicht nach und braucht darum keine Bedenkzeit.
refusal-cli-players = { $game } ist für { $fewest } bis { $most } Personen.
refusal-cli-no-setting = Eine Option schreibt man so: NAME=WERT.
refusal-cli-option = Diese Optionen gehen nicht. { $why }
refusal-cli-no-such-number = Bitte wähle eine Nummer von 1 bis { $last }.
refusal-cli-several-moves = „{ $said }“ könnte { $numbers } sein. Was davon meinst du?
refusal-cli-not-understood = „{ $said }“ ist keiner dieser Züge. Mit ? siehst du, was du eingeben kannst.
refusal-cli-other-fields = Diesen Zug schreibt man so: { $kind } { $fields }
refusal-cli-no-file = Wohin damit? Schreib: save DATEI
refusal-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
refusal-cli-file-exists = { $file } gibt es schon. Spiel mit --resume weiter oder nimm einen anderen Namen.
refusal-file-no-record = { $file } ist keine Mitschrift einer Partie: { $why }.
refusal-cli-resume-brings-its-own = Eine fortgesetzte Partie bringt Mitspielende, Optionen und Startwert selbst mit.
refusal-cli-other-game = In { $file } steckt eine Partie { $game }.
refusal-cli-no-rulebook = { $game } hat noch kein Regelheft.
refusal-cli-unknown-rule = { $close ->
    [nothing] Eine Regel { $number } gibt es nicht.
   *[other] Eine Regel { $number } gibt es nicht. Meinst du { $close }?
}
refusal-cli-no-such-step = Die Partie hat nur { $inputs } Schritte.

## Warum nicht, im Haus

refusal-table-unknown = Einen Tisch mit diesem Code gibt es nicht.
refusal-table-full = An diesem Tisch ist kein Platz mehr frei.
refusal-table-taken = Da sitzt schon jemand.
refusal-table-not-host = Das kann nur der Host.
refusal-table-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-table-begun = Das Spiel hat schon begonnen.
refusal-table-not-begun = Das Spiel hat noch nicht begonnen.
refusal-table-not-over = Das geht erst, wenn das Spiel vorbei ist.
refusal-table-stood-in = Gerade spielt ein Bot für dich. Setz dich erst wieder auf deinen Platz.
refusal-table-silence = Gerade darf nicht geredet werden.
refusal-table-watching = Du schaust hier nur zu.
refusal-table-name-taken = So heißt hier schon jemand.
refusal-table-not-yours = Dieser Platz wird nicht an diesem Gerät gespielt.
refusal-table-moved-on = Das Spiel ist schon weiter.
refusal-table-nobody-looks = Sag zuerst, wer das Gerät gerade hat.
refusal-table-too-few = { $fewest ->
    [one] Mindestens eine Person muss mitspielen.
   *[other] Mindestens { $fewest } müssen mitspielen.
}
refusal-table-not-away = Ein Bot kann einspringen, wenn jemand { $seconds } Sekunden lang weg war.
refusal-table-not-kept = Das konnte nicht gespeichert werden, es ist also nichts geschehen. Versuch es bitte noch einmal.
refusal-table-not-damaged = Dieser Tisch ist nicht beschädigt.
refusal-table-beyond-mending = Von diesem Tisch lässt sich nichts mehr lesen; er kann nicht weitergehen.
refusal-house-out-of-order = Vernissage kann gerade nichts speichern oder nachschlagen, es ist also nichts geschehen. Versuch es bitte gleich noch einmal.
refusal-vote-closed = Hier kann gerade niemand abstimmen.
refusal-vote-not-tied = Für diesen Platz kann niemand stimmen: Er ist nicht am Gleichstand beteiligt.
refusal-vote-partial = Du bist am Gleichstand beteiligt; urteilen müssen andere.
refusal-vote-full = Es haben schon so viele abgestimmt, dass keine Stimmen mehr angenommen werden.
refusal-limit-wait = { $seconds ->
    [one] Das war ein bisschen viel auf einmal. Versuch es in einer Sekunde noch mal.
   *[other] Das war ein bisschen viel auf einmal. Versuch es in { $seconds } Sekunden noch mal.
}
refusal-phrase-unknown = Diesen Merksatz kennen wir nicht.
refusal-phrase-unknown-word = „{ $word }“ ist keins von unseren Wörtern. Ist es richtig geschrieben?
refusal-phrase-length = Ein Merksatz hat { $words } Wörter.
refusal-name-empty = Ein Name braucht etwas, das man sehen kann.
refusal-request-other-origin = Das kam von einer anderen Website.
refusal-request-unknown = Hier ist nichts.
refusal-replay-unknown = So viele Schritte hat das Spiel nicht.
refusal-game-no-coach = Für dieses Spiel gibt es keinen Trainer.
refusal-coach-failed = Der Trainer konnte diese Partie nicht auswerten.
refusal-play-on-no-moment = Von dort lässt sich nicht weiterspielen.
refusal-hint-in-company = Tipps gibt es nur, wenn du allein oder mit Bots spielst: Hier sitzt noch jemand.
refusal-hint-daily = Im Rätsel des Tages gibt es keine Tipps: Es ist für alle gleich.
refusal-hint-none = Dafür gibt es keinen Tipp: Das entscheidest du allein.
refusal-hint-guided = Hier wirst du schon angeleitet.
refusal-daily-none = Dieses Spiel hat kein Rätsel des Tages.
refusal-daily-unknown = Diesen Tag gibt es nicht.
refusal-daily-future = Das Rätsel dieses Tages gibt es noch nicht.
refusal-daily-sealed = Das Rätsel von heute bleibt versiegelt, bis der Tag vorbei ist: Andere spielen es noch.
refusal-session-none = Wir kennen uns noch nicht. Bitte lade die Seite neu.
refusal-house-banned = Du kannst hier nicht mehr mitspielen: Wer diesen Server betreibt, hat dich ausgeschlossen.

## Wie man spielt, als Seite

learn-table = Der Tisch
learn-how = So spielt man
learn-end = Wie es endet
learn-first = Die geführte erste Partie
learn-first-how = Sie dauert ungefähr drei Minuten: Drück unter dem Plakat auf *So geht’s*. Der Tisch ist echt, ausgeteilt wird immer gleich, und die anderen spielen mit.
learn-things = Was auf dem Tisch liegt
learn-rules = Alle Regeln
learn-play = Spielen
