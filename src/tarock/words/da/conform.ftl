# `tarock conform`: om et andet program opgør kort som bøgerne.

conform-nobody = angiv et program at spørge: tarock conform PROGRAM; vores er: tarock conform --answer
conform-no-program = { $program }: kan ikke startes ({ $cause })
conform-no-vectors = der er ingen prøvetilfælde for { $name }{ $hint }; der er nogle for { $known }
conform-no-answer = { $id }: intet svar inden for { $seconds } sekunder
conform-ended = { $id }: programmet er sluttet uden at svare
conform-not-understood = { $id }: ventede en linje JSON som { $example }, fik { $got }
conform-refused = { $id }: programmet afviser sedlen: { $error }
conform-differs = { $id } ({ $title }): { $what } er { $got }, ventede { $expected }
conform-sum = { $agree } af { $vectors } prøvetilfælde stemmer.

## tarock import

columns-unreadable = kan ikke læses: { $why }
columns-divider = skilletegnet { $got } er ikke ét tegn; ventede et som ; eller ,
columns-no-field = der er værdier for { $field }, men ingen kolonne{ $hint }; der er kolonner for { $known }
columns-no-column = der er ingen kolonne { $name }{ $hint }; der er { $known }
columns-no-csv = linje { $line }: det er ikke CSV ({ $why })
columns-no-value = linje { $line }: { $field } har ikke værdien { $got }{ $hint }; der er { $known }
columns-clash = { $field } står i et felt, der allerede har et andet indhold
