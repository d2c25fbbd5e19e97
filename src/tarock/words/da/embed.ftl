# `tarock embed`: a recorded deal for a web page.

embed-written = { $file } er skrevet, og scriptet, der viser det: { $script }. Læg begge ved siden af en side, og sæt dette ind i den:
embed-script = Scriptet ligger i { $script }: læg en kopi af det ved siden af siden.
embed-unwritten = { $file }: kan ikke skrives ({ $cause })
embed-unbuilt = { $script } er ikke bygget: kør »make web« i kildemappen.
