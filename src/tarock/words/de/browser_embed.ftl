# A deal in a page of others: <tarock-deal>.

embed-deal = Ein Spiel Tarock
embed-empty = Hier ist kein Spiel: weder als Datei im Attribut „src“ noch als Text.
embed-missing = { $address } lässt sich nicht holen.
embed-no-record = Das ist keine Aufzeichnung eines Spiels.
embed-untold = Diese Aufzeichnung ist nicht Schritt für Schritt erzählt. Das macht „tarock embed“.
embed-changed = Diese Aufzeichnung wurde geändert, seit sie erzählt wurde. Bitte „tarock embed“ noch einmal anwenden.
embed-broken = Dieses Spiel ist beschädigt oder passt nicht zu dieser Version. Bitte „tarock embed“ noch einmal anwenden und auch das Skript übernehmen.
