# For whoever runs a server, or verifies a deal: nothing of it is said by the page.

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
serve-processes-file = mehrere Prozesse brauchen eine gemeinsame PostgreSQL: gib --database an
serve-processes-club = mehrere Prozesse können nicht den Ordner eines Vereins bedienen: lass --club oder --processes weg
serve-process-failed = ein Prozess des Servers ist nicht gestartet; sein Protokoll sagt, warum
verify-right = Spiel { $number }: aus dem Startwert gegeben, auf den sich der Server festgelegt hatte.
verify-wrong = Spiel { $number }: NICHT bestätigt.
verify-no-tags = Es fehlen die Angaben [Table], [Deal], [Commitment] und [Seed]; der Server hat sich also auf nichts festgelegt.
verify-hash = Tisch, Spiel, Startwert, Regeln, Plätze und Karten haben eine andere Prüfsumme als die versprochene.
verify-seed = Der Startwert ist nicht aus dem Geheimnis und dem gemischt, was die Plätze beigetragen haben.
verify-unpublished = Die versprochene Prüfsumme steht nicht in der Liste, die der Server veröffentlicht hat.
verify-no-list = erwartet wird die Liste der versprochenen Prüfsummen, die ein Server veröffentlicht: { $why }
verify-chain = Eintrag { $number } der veröffentlichten Liste hängt nicht mit dem davor zusammen: Die Liste wurde geändert
verify-cards = Der Startwert gibt andere Karten als diese.
verify-failed = { $wrong } von { $deals } Spielen konnten nicht bestätigt werden
verify-no-record = erwartet wird eine Aufzeichnung oder das JSON eines Spiels: { $why }
admin-no-store = In { $folder } liegt kein Speicher eines Servers
admin-store = Der Speicher lässt sich nicht lesen: { $why }
admin-indexed = Das Verzeichnis hat { $count } Einträge, einen für jeden, der ein Spiel gespielt hat.
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
admin-not-one = „{ $wanted }“ ist der Anfang { $number ->
    [0] keiner Kennung
   *[other] mehrerer Kennungen
 } von denen, die gespielt haben. Nimm eine Kennung, wie `tarock admin collusion` sie zeigt; alte Spiele findet man nach `tarock admin index`.
admin-one-person = Das sind nicht zwei Personen, sondern eine.
admin-judging = Spiele beurteilt
admin-too-few = { $name }: { $together } Spiele zusammen und { $without } nach denselben Regeln ohne den anderen; unter je { $least } lässt sich nichts sagen.
admin-judge-who = wer
admin-judge-together = zusammen
admin-judge-without = ohne
admin-judge-beside = gab daneben
admin-judge-apart = gab ohne
admin-judge-more = mehr
admin-judge-error = Std.-Fehler
admin-judge-dear = teuer
admin-judge-gained = gewann
admin-judge-explained = Was jeder in einem Spiel hergab, nach dem Richter des Trainers und nach dem, was er wissen konnte, in Standardabweichungen eines Ergebnisses, von denen eine Entscheidung höchstens für eine zählt: neben dem anderen, in den letzten Spielen nach denselben Regeln ohne den anderen, und wie viel mehr neben ihm, mit dem Standardfehler davon. Teuer: Entscheidungen neben dem anderen, die viel kosteten; gewann: nach wie vielen davon der andere mehr hatte, so wie die Karten lagen. Das ist ein Hinweis und kein Urteil: Unter drei Standardfehlern kann es leicht Zufall sein, und Anfänger, Lehrer und Müde irren auch. Sieh dir die Spiele an, bevor du jemandem etwas sagst.
