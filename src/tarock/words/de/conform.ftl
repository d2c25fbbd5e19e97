# `tarock conform`: ob ein anderes Programm Spiele abrechnet wie die Bücher.

conform-nobody = ein Programm angeben, das gefragt wird: tarock conform PROGRAMM; unseres ist: tarock conform --answer
conform-no-program = { $program }: kann nicht gestartet werden ({ $cause })
conform-no-vectors = für { $name } gibt es keine Prüffälle{ $hint }; es gibt welche für { $known }
conform-no-answer = { $id }: keine Antwort binnen { $seconds } Sekunden
conform-ended = { $id }: das Programm ist ohne Antwort zu Ende gegangen
conform-not-understood = { $id }: erwartet war eine Zeile JSON wie { $example }, es kam { $got }
conform-refused = { $id }: das Programm lehnt den Zettel ab: { $error }
conform-differs = { $id } ({ $title }): { $what } ist { $got }, erwartet war { $expected }
conform-sum = { $agree } von { $vectors } Prüffällen stimmen.

## tarock import

columns-unreadable = ist nicht lesbar: { $why }
columns-divider = das Trennzeichen { $got } ist nicht ein Zeichen; erwartet war eines wie ; oder ,
columns-no-field = es gibt Werte für { $field }, aber keine Spalte{ $hint }; es gibt Spalten für { $known }
columns-no-column = es gibt keine Spalte { $name }{ $hint }; es gibt { $known }
columns-no-csv = Zeile { $line }: das ist kein CSV ({ $why })
columns-no-value = Zeile { $line }: { $field } hat keinen Wert { $got }{ $hint }; es gibt { $known }
columns-clash = { $field } steht in einem Feld, das schon etwas anderes enthält
