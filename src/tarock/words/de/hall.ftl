# The hall of a club: what the server answers there.

hall-none = Dieser Server hat keinen Verein; starten Sie ihn mit tarock serve --club ORDNER.
hall-other-server = { $folder } ist schon in einem anderen Programm offen; beenden Sie erst dieses, oder nehmen Sie einen anderen Ordner
hall-no-such-event = Es gibt keine Veranstaltung „{ $event }“.
hall-no-such-cup = Es gibt keinen Cup „{ $cup }“.
hall-no-event = So etwas kann in einem Turnier nicht geschehen: { $why }
hall-code-desk = Das darf nur die Turnierleitung: öffnen Sie die Seite mit deren eigener Adresse, oder tippen Sie deren Code ein.
hall-code-secretary = Kontaktdaten sieht nur die Schriftführung: deren Code eingeben, er steht im Terminal des Laptops.
hall-contacts-away = Kontaktdaten zeigt nur der Laptop selbst, oder https: in diesem Netz könnten andere mitlesen.
hall-code-referee = Das darf nur ein Schiedsrichter: öffnen Sie die Seite mit der Adresse der Schiedsrichter, oder tippen Sie deren Code ein.
hall-code-table = Dafür braucht es den Code von Tisch { $table } in Runde { $round }: scannen Sie den Code am Tisch, oder tippen Sie ihn ein.
hall-tries = Zu viele falsche Codes; warten Sie einen Augenblick, und lesen Sie den Code noch einmal.
hall-expired = Der Code von Tisch { $table } galt für Runde { $round }, und die ist vorbei. Scannen Sie den Code Ihres neuen Tisches; was falsch war, berichtigt die Turnierleitung.
stick-same = { $folder } ist der Ordner des Vereins selbst; nennen Sie einen auf dem Stick
stick-failed = Nach { $folder } lässt sich nichts kopieren: { $cause }
stick-gone = { $folder } liegt nicht mehr auf dem Stick vom Beginn; stecken Sie ihn wieder ein
stick-other = { $file } enthält anderes oder mehr, als dieser Laptop hat, und wurde nicht überschrieben. Machen Sie mit dem Stick weiter, oder nehmen Sie einen leeren Ordner
