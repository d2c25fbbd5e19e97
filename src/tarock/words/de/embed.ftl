# `tarock embed`: a recorded deal for a web page.

embed-written = { $file } ist geschrieben, und das Skript, das es zeigt: { $script }. Beide gehören neben eine Seite, und dies in sie hinein:
embed-script = Das Skript liegt unter { $script }: Eine Kopie davon gehört neben die Seite.
embed-unwritten = { $file }: lässt sich nicht schreiben ({ $cause })
embed-unbuilt = { $script } ist nicht gebaut: im Quellordner „make web“ aufrufen.
