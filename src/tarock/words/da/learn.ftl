# At lære i terminalen: lektioner, hvad der spørges om, og hvor langt man er nået.

learn-no-lesson = der er ingen lektion { $got }{ $hint }; lektionerne er { $known }
