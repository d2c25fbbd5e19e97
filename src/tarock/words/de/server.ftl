# Der Tischserver: seine Seite, und seine Fehler nach ihren Codes.

record-of-a-table = Es trägt die Angaben eines Tisches: { $tags }. Ein solches Spiel wird an seinem eigenen Tisch gezeigt und geprüft. Um es hier zu behalten, entferne diese Angaben.
error-malformed = Das ist keine Nachricht, die der Server kennt.
error-too-long = Das ist zu lang.
error-too-fast = Bitte nicht so schnell.
error-too-dear = Das kostet gerade zu viel; bitte etwas warten.
error-wrong-protocol = Diese Seite ist älter oder neuer als der Server; bitte neu laden.
error-hello-first = Die Verbindung hat sich nicht vorgestellt.
error-no-session = Sag zuerst, wer du bist.
error-bad-link = Dieser Link zu einem Platz ist nicht gültig.
error-has-session = Dieser Browser hat schon eine Sitzung. Beende sie zuerst in den Einstellungen; von selbst wird sie nicht ersetzt.
error-no-such-session = Eine solche Sitzung hast du nicht.
error-name-taken = Ein Konto hat diesen Namen oder einen, der gleich aussieht. Wähle einen anderen.
error-used-link = Dieser Link ist benutzt, oder den Platz hat jetzt jemand anderer. Zeig dort, wo du spielst, einen neuen an.
error-bad-origin = Die Anfrage kommt von einer anderen Seite.
error-bad-csrf = Die Anfrage kommt nicht von einer Seite dieses Servers.
error-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-no-such-table = Diesen Tisch gibt es nicht.
error-table-closed = Der Abend an diesem Tisch ist zu Ende.
error-no-such-place = Diesen Platz hat der Tisch nicht.
error-place-taken = Dort sitzt schon jemand.
error-places-given = Die Plätze dieses Tisches werden vergeben: öffne deinen von der Seite deines Handys.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-twice-here = Du hast an diesem Tisch einen Platz in einer anderen Sitzung aus diesem Browser oder von dieser Adresse. Eine Person hat einen Platz: Steh dort zuerst auf. Freunde im selben Haus spielen an einem Tisch, der nicht allen gezeigt wird.
error-next-deal = Du hast schon Karten dieses Spiels gesehen. Warte auf das nächste Geben; dann kannst du hier sitzen oder zuschauen.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-no-spectators = An diesem Tisch darf niemand zusehen.
error-no-consent = Der Spieler lässt sich nicht in die Karten sehen.
error-no-talk = Hier redet nur, wer am Tisch sitzt.
error-nobody-there = So ein Spieler sitzt nicht auf diesem Platz.
error-deal-runs = Dieser Bot spielt gerade. Nach dem Spiel kannst du ihn wegnehmen.
error-chairs-free = Ein Platz ist noch leer. Lade jemanden ein oder setze einen Bot hin.
error-bots-alone = Bots allein würden nie aufhören: Sag, wie viele Spiele sie spielen sollen.
error-no-deal = Du spielst im Augenblick nicht.
error-stale = Das Spiel ist inzwischen weitergegangen.
error-illegal = Das erlauben die Regeln nicht.
error-named-twice = Eine Karte ist zweimal genannt.
error-bad-name = Ein Name braucht 1 bis 30 sichtbare Zeichen.
error-bad-text = Darin gibt es nichts zu lesen.
error-bad-settings = So kann kein Tisch eröffnet werden.
error-bad-ruleset = Diese Regeln können nicht gespielt werden.
error-bad-record = Diese Aufzeichnungen können nicht gelesen werden.
error-too-many = Für mehr ist kein Platz.
error-no-such-deal = Dieses Spiel gibt es nicht.
error-not-found = Hier ist nichts.
error-no-code = Das ist nicht der richtige Code dafür.
error-expired = Dieser Code ist abgelaufen.
error-refused = Das geht jetzt nicht.
error-storage = Der Server kann das gerade nicht behalten; es ist also nicht geschehen.
error-try-again = Bitte versuch es noch einmal.
error-internal = Im Server ist etwas schiefgegangen.

# Who comes and goes while a deal is played.  $who: a name; $level: how well a bot plays.
table-sat = { $who } setzt sich und spielt weiter.
table-left = { $who } hat den Tisch endgültig verlassen. Ein Bot spielt weiter.
table-sent-away = { $who } wurde vom Gastgeber weggeschickt. Ein Bot spielt weiter.
table-moved = { $who } spielt auf einem anderen Gerät weiter, als { $name }.
table-tried = { $reason ->
    [demand_outside_window] { $you ->
        [yes] Du verlangst
       *[no] { $name } verlangt
    } den Sküs, aber zu spät: Wer ihn hat, hat schon gespielt.
    [nobody_holds_name] { $you ->
        [yes] Du willst
       *[no] { $name } will
    } den Sküs { $detail ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Treff
        [T] Tarock
       *[other] diese Farbe
    } taufen, aber das kann keiner der beiden bedienen.
   *[other] { $you ->
        [yes] Du versuchst
       *[no] { $name } versucht
    } etwas, das eine verdeckte Karte verbietet.
}
table-host = { $who } leitet jetzt den Tisch.
table-bot-seated = { $who }, ein Bot ({ $level }), spielt weiter.

# What a request was sent with
body-not-utf8 = die Nachricht ist kein UTF-8 (Byte { $byte })
body-too-deep = die Nachricht ist zu oft ineinandergesetzt
