# The score sheet of a table on a phone.

sheet-title = Tisch { $table }, Runde { $round }
sheet-code-help = Er liegt auf dem Tisch. Wer ihn hat, schreibt die Zeilen des Tisches; ein anderes Telefon übernimmt mit demselben Code.
sheet-fetching = Der Tisch wird geholt …
sheet-away = Die Turnierleitung antwortet nicht; was du schreibst, bleibt hier gespeichert.
sheet-over = Diese Runde ist vorbei.
sheet-recorded = Aus der Aufzeichnung des Spiels, die sie bestätigt.
sheet-record = Aufzeichnung speichern
sheet-online = Dieser Tisch spielt am Server, der die Zeilen schreibt.
sheet-all-written = Alle Spiele dieses Tisches sind aufgeschrieben.
sheet-who = Wer hält das Telefon?
sheet-unsent = { $number ->
    [one] Eine Zeile nicht gesendet
   *[other] { $number } Zeilen nicht gesendet
}
sheet-send-now = Jetzt senden
sheet-refused = Zeile { $line } wurde nicht angenommen:
sheet-take-up = Wieder aufnehmen
sheet-let-go = Verwerfen
sheet-line = Zeile { $line } von { $deals }
sheet-line-open = Zeile { $line }
sheet-anew = Zeile { $line }, neu geschrieben
sheet-undo = Zurück
sheet-more = Mehr …
sheet-less = Weniger
sheet-other-count = Eine andere Zahl
sheet-count-so = Nehmen
sheet-reasons = Wer zahlt wem, und warum
sheet-why = Warum wird sie neu geschrieben?
sheet-write = Aufschreiben
sheet-type-points = Punkte eintippen
sheet-tap-it = Zurück zu den Knöpfen
sheet-leave-it = So lassen
sheet-sum-right = Es geht auf.
sheet-sum-wrong = Zusammen müssen sie 0 ergeben; diese ergeben { $sum }.
sheet-lines = Bisherige Zeilen
sheet-number = Nummer
sheet-state = Bestätigt?
sheet-sum = Σ
sheet-not-sent = noch nicht gesendet
sheet-struck = gestrichen
sheet-open = offen
sheet-line-state = Zeile { $line }: { $state }
sheet-desk = die Turnierleitung
sheet-written-by = Geschrieben von { $name }.
sheet-struck-why = Gestrichen: { $why }
sheet-confirmed-by = Bestätigt von { $name }.
sheet-before = { $name } hatte sie anders geschrieben: { $why }
sheet-confirm = Wer hat sie gelesen und findet sie richtig?
sheet-write-anew = Neu schreiben
sheet-take-back = Diese Zeile zurücknehmen
sheet-take-back-why = Warum wird sie zurückgenommen?
sheet-take-back-do = Zurücknehmen
sheet-games = Spiele, die gleichzeitig laufen
sheet-game = Spiel { $game }
sheet-next-game = Weiter zu Spiel { $game }
sheet-write-alone = Nur dieses Spiel aufschreiben: es wird neu gegeben
