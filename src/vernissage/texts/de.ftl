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
refusal-position-not-arranged = In diesem Entwurf lassen sich noch keine Stellungen aufbauen.
refusal-record-sealed = Der Startwert dieser Partie ist noch versiegelt. Nachspielen geht erst, wenn sie vorbei ist.
refusal-record-other-version = Gespielt wurde nach Version { $version } der Regeln; hier liegt Version { $present }.
refusal-record-other-seed = Der Startwert in der Datei ist nicht der, der am Anfang versprochen war.
refusal-record-other-outcome = Nachgespielt endet die Partie anders, als die Datei sagt.
refusal-record-stopped = { $fault ->
    [match-not-your-turn] Zug { $input } hat Platz { $made_by } gemacht, am Zug { $turns ->
        [one] war aber Platz { $turn_of }.
       *[other] waren aber die Plätze { $turn_of }.
    }
    [match-over] Zug { $input } hat Platz { $made_by } gemacht, da war die Partie schon vorbei.
    [match-resigned] Zug { $input } hat Platz { $made_by } gemacht, der nicht mehr im Spiel war.
    [match-bound] Bei Zug { $input } nimmt Platz { $made_by } etwas zurück, aber da gab es nichts zurückzunehmen.
    [match-enough-undone] Bei Zug { $input } nimmt Platz { $made_by } etwas zurück, öfter als erlaubt.
    [match-full] Mit Zug { $input } ist die Partie länger, als eine sein darf.
    [match-not-over] Bei Zug { $input } entscheidet eine Jury über Platz { $made_by }, aber die Partie war noch nicht vorbei.
    [match-not-tied] Bei Zug { $input } entscheidet eine Jury über Platz { $made_by }, der gar nicht am Gleichstand beteiligt war.
    [seat-unknown] Zug { $input } hat ein Platz gemacht, den es an diesem Tisch nicht gibt.
    [message-malformed] Zug { $input } lässt sich nicht lesen: { $why }.
   *[other] Zug { $input } von Platz { $made_by } verstößt gegen die Regeln. Am Tisch hätte es geheißen: „{ $code }“
} Züge und Plätze zählen ab 0.
refusal-record-arranged = Diese Partie wurde nicht ausgeteilt: Sie begann mit einer aufgebauten Stellung, und über die sagt das Siegel nichts. Von da an halten sich alle { $inputs } Schritte an die Regeln.
refusal-record-other-seal = Das Siegel in der Datei ist nicht das, das du notiert hast, sondern { $seal }.
refusal-record-other-digest = In der Datei stehen nicht die Züge, die am Ende versiegelt wurden. Die Prüfsumme der Züge, die darin stehen, ist { $digest }.
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
    [seat] Für dich spielt jetzt ein Bot.
   *[other] Für { $seat } spielt jetzt ein Bot.
}
input-came-back = { $you ->
    [seat] Du spielst jetzt selbst.
   *[other] { $seat } spielt jetzt selbst.
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
cli-same-table = „table“ zeigt, was alles auf dem Tisch liegt.
cli-empty-log = Noch ist nichts geschehen.
cli-more-offers = { $count ->
    [one] … und noch einer. „all“ zeigt auch ihn.
   *[other] … und { $count } weitere. „all“ zeigt sie alle.
}
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
cli-arranged = Diese Partie wurde nicht ausgeteilt: Sie begann mit einer aufgebauten Stellung.
cli-digest =
    Die Prüfsumme aller Züge. Wer sie notiert, merkt später, ob eine Mitschrift verändert wurde:
    { $digest }
cli-check = Zum Nachprüfen: vernissage replay --verify { $file }
cli-goodbye = Du stehst vom Tisch auf. Bis bald!
cli-goodbye-kept = Du stehst vom Tisch auf. Das Spiel wartet auf dich: vernissage play --resume { $file }
cli-kept = Das Spiel liegt jetzt in { $file }.
cli-resumed-partly = Von dort kannst du weiterspielen.
cli-verified = { $over ->
    [yes] Die Karten lagen so, wie { $noted ->
        [yes] das von dir notierte Siegel
       *[no] das Siegel in der Datei
    } es versprach, alle { $inputs } Schritte halten sich an die Regeln, und das Ergebnis stimmt.
   *[no] Die Karten liegen so, wie { $noted ->
        [yes] das von dir notierte Siegel
       *[no] das Siegel in der Datei
    } es verspricht, und alle { $inputs } Schritte halten sich an die Regeln. Das Spiel ist noch nicht vorbei.
}
cli-verified-seal = Siegel: { $seal }
cli-verified-digest = Prüfsumme: { $digest }
cli-verified-compare = Dass es eure Partie ist, zeigt nur, was du selbst notiert hast: Vergleiche das Siegel mit dem vom Anfang (--seal) und die Prüfsumme mit der vom Ende (--digest).

## Hilfe

cli-help-number = 3
    .meaning = der Zug mit dieser Nummer
cli-help-words = ein Teil der Wörter
    .meaning = so viel, dass klar ist, welchen Zug du meinst
cli-help-written = { $example }
    .meaning = ein ausgeschriebener Zug, angeboten oder nicht
cli-help-own-words = 3: deine Worte
    .meaning = ein Zug und was du insgeheim dazu schreibst, wo das geht
cli-help-table = table
    .meaning = den Tisch noch einmal zeigen
cli-help-all = all
    .meaning = alle Züge, die möglich sind, so viele es auch sind
cli-help-undo = undo
    .meaning = den letzten Zug zurücknehmen, solange das erlaubt ist
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
refusal-game-no-guide = Für dieses Spiel gibt es noch keine geführte erste Partie.
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
refusal-cli-no-words = Zu diesem Zug kann man nichts schreiben.
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
refusal-calls-no-address = Diese Adresse darf das Haus nicht benachrichtigen. Sie muss mit https:// beginnen.
refusal-calls-too-many = Du bekommst schon an { $most } Stellen Bescheid. Entferne zuerst eine davon.
refusal-calls-no-browser = Dieser Browser hat nicht verraten, wie er zu erreichen ist.
refusal-circle-unknown = Diese Runde gibt es nicht, oder du gehörst nicht dazu. Frag jemanden aus der Runde nach dem Link.
refusal-circle-full = Eine Runde hat höchstens { $most } Leute.
refusal-circle-too-many = Du bist schon in { $most } Runden. Verlass erst eine davon.
refusal-circle-no-name = Eine Runde braucht einen Namen.
refusal-circle-one-person = An diesem Tisch spielt nur eine Person. Zu einer Runde gehören mehrere.
refusal-circle-not-ahead = Ein Abend muss noch kommen, und zwar binnen eines Jahres.
refusal-calls-unknown = Dort bekommst du gar nicht Bescheid.
refusal-calls-holiday-too-long = Du kannst höchstens { $days } Tage weg sein.
refusal-table-stood-in = Gerade spielt ein Bot für dich. Setz dich erst wieder auf deinen Platz.
refusal-table-silence = Gerade darf nicht geredet werden.
refusal-table-watching = Du schaust hier nur zu.
refusal-table-name-taken = So heißt hier schon jemand.
refusal-table-not-yours = Dieser Platz wird nicht an diesem Gerät gespielt.
refusal-table-moved-on = Das Spiel ist schon weiter.
refusal-table-possible = Das geht jetzt.
refusal-guide-not-yet = Erlaubt wäre es, aber in dieser Lektion kommt zuerst etwas anderes. Folge der Anleitung.
refusal-table-nobody-looks = Sag zuerst, wer das Gerät gerade hat.
refusal-table-too-few = { $fewest ->
    [one] Mindestens eine Person muss mitspielen.
   *[other] Mindestens { $fewest } müssen mitspielen.
}
refusal-table-too-many = Dieses Spiel ist für höchstens { $most } Personen, und ihr seid mehr.
refusal-table-stopped = Das Spiel wurde abgebrochen.
refusal-table-onlookers = Nur wer mitspielt, sieht dieses Spiel.
refusal-seat-private = Dieses Spiel ist nur für eine Person.
refusal-seat-seated = Du hast an diesem Tisch schon einen Platz.
refusal-seat-removed = Der Host hat dich gebeten, diesen Tisch zu verlassen. Du kannst hier nicht wieder Platz nehmen.
refusal-seat-has-seen = Du hast in diesem Spiel schon auf einem anderen Platz gespielt und weißt deshalb zu viel für diesen.
refusal-seat-kept = Dieser Platz ist vergeben; wer hier saß, kommt vielleicht zurück.
refusal-seat-declined = Um diesen Platz hast du schon einmal gebeten.
refusal-seat-asked-for = Um diesen Platz bittet gerade jemand anders.
refusal-seat-nobody-asks = Um diesen Platz bittet niemand mehr.
refusal-seat-not-your-say = Über diesen Platz entscheidest nicht du.
refusal-seat-said-nothing = Auf diesem Platz hat niemand etwas gesagt.
refusal-table-not-away = Ein Bot kann einspringen, wenn jemand { $seconds } Sekunden lang weg war.
refusal-table-not-kept = Das konnte nicht gespeichert werden, es ist also nichts geschehen. Versuch es bitte noch einmal.
refusal-table-not-damaged = Dieser Tisch ist nicht beschädigt.
refusal-table-beyond-mending = Von diesem Tisch lässt sich nichts mehr lesen; er kann nicht weitergehen.
refusal-table-earlier-rules = Diese Partie wurde nach früheren Regeln gespielt (Version { $version }) und lässt sich hier nicht mehr öffnen. Ihre Mitschrift kann man herunterladen.
refusal-house-out-of-order = Vernissage kann gerade nichts speichern oder nachschlagen, es ist also nichts geschehen. Versuch es bitte gleich noch einmal.
refusal-house-broke = Auf dem Server ist etwas schiefgegangen, das liegt nicht an dir. Lade bitte die Seite neu und versuch es noch einmal.
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
refusal-table-phrases-only = An einem offenen Tisch gibt es nur die vorgegebenen Sätze.
refusal-table-no-own-words = An einem offenen Tisch schreibt man nichts in eigenen Worten.
refusal-name-too-short = „{ $name }“ ist zu kurz für einen offenen Tisch. Wie wäre es mit { $suggestion }?
refusal-name-letters = An einem offenen Tisch besteht ein Name aus Buchstaben. Wie wäre es mit { $suggestion }?
refusal-name-mixed = „{ $name }“ mischt Buchstaben, die man leicht verwechselt. Wie wäre es mit { $suggestion }?
refusal-name-address = An einem offenen Tisch darf ein Name keine Adresse oder Nummer sein. Wie wäre es mit { $suggestion }?
refusal-name-unwelcome = „{ $name }“ ist an einem offenen Tisch nicht willkommen. Wie wäre es mit { $suggestion }?
refusal-name-house = „{ $name }“ klingt, als würdest du für Vernissage sprechen. Wie wäre es mit { $suggestion }?
refusal-name-alike = „{ $name }“ ist einem anderen Namen an diesem Tisch zu ähnlich. Wie wäre es mit { $suggestion }?
refusal-request-other-origin = Das kam von einer anderen Website.
refusal-request-unknown = Hier ist nichts.
refusal-replay-unknown = So viele Schritte hat das Spiel nicht.
refusal-game-no-coach = Für dieses Spiel gibt es keinen Trainer.
refusal-game-no-memoir = Für dieses Spiel gibt es keinen Rückblick.
refusal-coach-failed = Der Trainer konnte diese Partie nicht auswerten.
refusal-play-on-no-moment = Von dort lässt sich nicht weiterspielen.
refusal-hint-in-company = Tipps gibt es nur, wenn du allein oder mit Bots spielst: Hier sitzt noch jemand.
refusal-hint-daily = Im Spiel des Tages gibt es keine Tipps: Es ist für alle gleich.
refusal-hint-none = Dafür gibt es keinen Tipp: Das entscheidest du allein.
refusal-hint-guided = Hier wirst du schon angeleitet.
refusal-daily-no-try = Du hast an diesem Tag noch keinen Versuch beendet.
refusal-daily-no-solver = Bei diesem Spiel lässt sich nicht ausrechnen, was möglich war.
refusal-reach-failed = Was möglich war, ließ sich diesmal nicht ausrechnen.
refusal-daily-unknown = Diesen Tag gibt es nicht.
refusal-daily-future = Das Spiel dieses Tages gibt es noch nicht.
refusal-daily-never-dealt = An diesem Tag wurde hier nichts ausgeteilt: Das Haus gab es noch nicht.
refusal-daily-sealed = Das Spiel von heute bleibt versiegelt, bis der Tag vorbei ist: Andere spielen es noch.
refusal-session-none = Wir kennen uns noch nicht. Bitte lade die Seite neu.
refusal-me-other-name = Das ist nicht dein Name. Es wurde nichts gelöscht.
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

## On a picture that goes with a link

postcard-somebody = jemand
postcard-won = { $winners_count ->
    [one] **{ $winners }** gewinnt.
   *[other] { $winners } gewinnen.
}
postcard-over = Das Spiel ist aus.
postcard-invites = Hier ist ein Platz **für dich**.
postcard-open = Link öffnen und mitspielen.
postcard-day = { $game } · { DATETIME($date, dateStyle: "long") }
postcard-day-open = Dieselben Karten **für alle**.
postcard-day-play = Öffne den Link und spiel mit.
postcard-day-proven = **{ $best }** Punkte waren möglich.
postcard-day-found = Das Beste, was gefunden wurde: **{ $best }** Punkte.
postcard-day-people = { $people ->
    [0] An diesem Tag hat niemand gespielt.
    [one] An diesem Tag hat eine Person gespielt.
   *[other] An diesem Tag haben { $people } Leute gespielt.
}
postcard-day-mine = { $points ->
    [one] **{ $points }** Punkt
   *[other] **{ $points }** Punkte
}
postcard-day-mine-proven = **{ $points }** von { $best } Punkten
postcard-day-mine-found = { $points ->
    [one] **{ $points }** Punkt, bester gefundener Wert: { $best }
   *[other] **{ $points }** Punkte, bester gefundener Wert: { $best }
}
postcard-day-tries = Das Beste aus { $tries } Versuchen.
postcard-day-ahead = { $ahead ->
    [0] { $people ->
        [one] Die erste Partie des Tages.
       *[other] Von { $people } Leuten war niemand besser.
    }
    [one] Von { $people } Leuten war eine Person besser.
   *[other] Von { $people } Leuten waren { $ahead } besser.
}
postcard-day-running = { $days } Tage in Folge.

## Für alle, die mit Worten antworten

words-seat = Du bist { $name }.
words-past = Was du bisher gesehen hast:
words-table = Was jetzt auf dem Tisch liegt:
words-offers = Was du tun kannst:
words-answer = Antworte mit der Nummer eines dieser Züge, sonst nichts.
words-own = Hinter die Nummer kannst du nach einem Doppelpunkt eigene Worte setzen.
refusal-words-not-understood = „{ $said }“ sagt nicht, welcher Zug gemeint ist. Antworte mit einer Zahl von 1 bis { $last }, sonst nichts.

## When others wait

call-turn = { $game }: Du bist am Zug.
call-reminds = { $game }: Deine Zeit ist bald um. Du bist am Zug.
call-gathers = { $game }: Deine Runde hat einen Tisch, dein Platz ist freigehalten.
call-feed = Vernissage: wo ich am Zug bin

## Was https bringt, als Seite

https-title = Dieses Haus und https
https-adds = Mit https bleibt der Bildschirm deines Handys von selbst an, das Haus lässt sich als App installieren und kann dir Bescheid geben, wenn du dran bist. Spielen kannst du auch ohne: Alles andere ist gleich.
https-here = Du benutzt es schon. Es gibt nichts zu tun.
https-how =
    ## Wie dieses Haus dazu kommt
    Wer das Haus betreibt, schließt es und öffnet es so wieder:

    `vernissage serve --https`

    Dann steht hier, wie ein Handy lernt, dem Haus zu vertrauen. Ein Haus mit einem Namen im Internet braucht das nicht: Es nimmt einen Proxy oder ein eigenes Zertifikat.
https-trust = Ein Handy nimmt https nur von denen an, denen es vertraut. Zeig deinem einmal, dass es diesem Haus vertrauen kann.
https-iphone =
    ## iPhone und iPad
    1. [Lade das Zertifikat]({ $certificate }) in Safari und erlaube es.
    2. Öffne die *Einstellungen*, tippe auf *Profil geladen*, dann auf *Installieren*.
    3. Geh in den *Einstellungen* zu *Allgemein*, *Info*, *Zertifikatsvertrauenseinstellungen* und schalte *Vernissage* ein.
https-android =
    ## Android
    1. [Lade das Zertifikat]({ $certificate }).
    2. Öffne die *Einstellungen* und suche nach *CA-Zertifikat*. Bestätige und wähle die Datei `vernissage.crt`.
    3. Öffne das Haus in Chrome. Andere Browser führen vielleicht eine eigene Liste.
https-computer =
    ## Ein Computer
    Zuerst [lade das Zertifikat]({ $certificate }).

    - Mac: Öffne es, klicke in der Schlüsselbundverwaltung doppelt auf *Vernissage* und wähle *Immer vertrauen*.
    - Windows: Öffne es, drück auf *Zertifikat installieren* und lege es unter *Vertrauenswürdige Stammzertifizierungsstellen* ab.
    - Firefox und Linux: Importiere es in den Einstellungen des Browsers unter *Zertifikate*, *Zertifizierungsstellen*.
https-safe =
    ## Wem du da vertraust
    Das Zertifikat kann nur für Adressen in lokalen Netzen bürgen, nie für eine Seite im Internet. Es gehört allein diesem Haus. Seinen Fingerabdruck zeigt das Haus, wenn es öffnet:

    `{ $fingerprint }`
https-open = Mit https öffnen
https-without = Ohne weitermachen
