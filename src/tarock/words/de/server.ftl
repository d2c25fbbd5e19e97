# Der Tischserver: seine Seite, und seine Fehler nach ihren Codes.

server-title = Tarock
server-text = Das ist ein Tischserver. Hier spielen Menschen und Bots dänisches Tarock und Königrufen, wie die Bücher es beschreiben.
server-unbuilt = Die Seite, auf der man spielt, ist nicht gebaut: im Quellordner „make web“ aufrufen und den Server neu starten.
server-api = Die HTTP-Schnittstelle (OpenAPI)
server-protocol = Die Nachrichten der Verbindung (JSON Schema)
server-health = Geht es dem Server gut?
serve-at = Die Tische sind offen unter { $address } (Strg-C beendet den Server)
serve-desk = Die Turnierleitung: { $address } (ihr Code ist { $code })
serve-secretary = Der Code der Schriftführung, für Kontaktdaten auf der Seite der Leute des Vereins: { $code }
serve-desk-alone = Nur dieser Rechner erreicht sie; starten Sie mit --host 0.0.0.0, damit Telefone im selben Netz es können.
serve-phones = Telefone im selben Netz: { $address }
serve-compiling = Die Bots werden für diese Maschine vorbereitet; das geschieht einmal, und bis dahin denken sie länger nach.

verify-right = Spiel { $number }: aus dem Startwert gegeben, auf den sich der Server festgelegt hatte.
verify-wrong = Spiel { $number }: NICHT bestätigt.
verify-no-tags = Es fehlen die Angaben [Table], [Deal], [Commitment] und [Seed]; der Server hat sich also auf nichts festgelegt.
verify-hash = Tisch, Spiel, Startwert, Regeln, Plätze und Karten haben eine andere Prüfsumme als die versprochene.
verify-seed = Der Startwert ist nicht aus dem Geheimnis und dem gemischt, was die Plätze beigetragen haben.
verify-unpublished = Die versprochene Prüfsumme steht nicht in der Liste, die der Server veröffentlicht hat.
verify-no-list = erwartet wird die Liste der versprochenen Prüfsummen, die ein Server veröffentlicht: { $why }
verify-chain = Eintrag { $number } der veröffentlichten Liste hängt nicht mit dem davor zusammen: Die Liste wurde geändert
verify-cards = Der Startwert gibt andere Karten als diese.
record-of-a-table = Es trägt die Angaben eines Tisches: { $tags }. Ein solches Spiel wird an seinem eigenen Tisch gezeigt und geprüft. Um es hier zu behalten, entferne diese Angaben.
verify-failed = { $wrong } von { $deals } Spielen konnten nicht bestätigt werden

error-malformed = Das ist keine Nachricht, die der Server kennt.
error-too-long = Das ist zu lang.
error-too-fast = Bitte nicht so schnell.
error-wrong-protocol = Diese Seite ist älter oder neuer als der Server; bitte neu laden.
error-hello-first = Die Verbindung hat sich nicht vorgestellt.
error-no-session = Sag zuerst, wer du bist.
error-bad-link = Dieser Link zu einem Platz ist nicht gültig.
error-has-session = Dieser Browser hat schon eine Sitzung. Beende sie zuerst in den Einstellungen; von selbst wird sie nicht ersetzt.
error-no-such-session = Eine solche Sitzung hast du nicht.
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
error-has-begun = Die Karten sind gegeben: Jetzt kann niemand mehr weggeschickt werden. Wer gehen will, verlässt selbst den Tisch.
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
verify-no-record = erwartet wird eine Aufzeichnung oder das JSON eines Spiels: { $why }

# Who comes and goes while a deal is played.  $who: a name; $level: how well a bot plays.
table-sat = { $who } setzt sich und spielt weiter.
table-left = { $who } hat den Tisch endgültig verlassen. Ein Bot spielt weiter.
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

## For whoever runs a server

admin-no-store = In { $folder } liegt kein Speicher eines Servers
admin-store = Der Speicher lässt sich nicht lesen: { $why }
admin-no-pairs = Noch hat kein Paar { $least } Spiele zusammen gespielt; { $deals } Spiele sind vorbei.
admin-one = der eine
admin-other = der andere
admin-deals = Spiele
admin-beyond = darüber
admin-low = von
admin-high = bis
admin-chance = Zufall
admin-remarks = Worte
admin-explained = Aus { $deals } Spielen: was beide zusammen in einem Spiel mehr gewannen, als jeder ohne den anderen gewinnt, in Standardabweichungen eines Ergebnisses, mit einem Intervall, das für alle Paare zugleich gilt (95 %). Zufall: wie oft eines von so vielen ehrlichen Paaren so gut abschneidet. Worte: was der eine sagte, während der andere dort saß. Das beweist nichts: Auch Freunde, Lehrer und Anfänger fallen auf. Sieh dir die Spiele an, bevor du jemandem etwas sagst.
