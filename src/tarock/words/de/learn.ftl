# Lernen im Terminal: Lektionen, was gefragt wird und wie weit man gekommen ist.

learn-no-lesson = es gibt keine Lektion { $got }{ $hint }; die Lektionen sind { $known }
