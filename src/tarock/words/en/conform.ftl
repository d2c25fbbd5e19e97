# `tarock conform`: whether another program settles deals as the books do.

conform-nobody = expected a program to ask: tarock conform PROGRAM; ours is: tarock conform --answer
conform-no-program = { $program }: cannot be started ({ $cause })
conform-no-vectors = there are no test vectors for { $name }{ $hint }; there are some for { $known }
conform-no-answer = { $id }: no answer within { $seconds } seconds
conform-ended = { $id }: the program has ended without an answer
conform-not-understood = { $id }: expected a line of JSON such as { $example }, got { $got }
conform-refused = { $id }: the program refuses the sheet: { $error }
conform-differs = { $id } ({ $title }): { $what } is { $got }, expected { $expected }
conform-sum = { $agree } of { $vectors } test vectors agree.

## tarock import

columns-unreadable = cannot be read: { $why }
columns-divider = the divider { $got } is no single character; expected one such as ; or ,
columns-no-field = there are values for { $field }, but no column{ $hint }; there are columns for { $known }
columns-no-column = there is no column { $name }{ $hint }; there are { $known }
columns-no-csv = line { $line }: this is no CSV ({ $why })
columns-no-value = line { $line }: { $field } has no value { $got }{ $hint }; there are { $known }
columns-clash = { $field } stands in a field that holds something else already
