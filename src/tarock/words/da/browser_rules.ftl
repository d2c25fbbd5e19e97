# Regelbøgerne i browseren: listen over dem, og en, der læses, søges i og udskrives.

web-rules-lead = Hver regel med sine beløb og stedet i bogen, skrevet ud fra netop de data, som programmet spiller efter.
web-rules-family-danish = Dansk tarok
web-rules-family-koenigrufen = Königrufen
web-rules-about-danish-jensen-1989 = Poul Jensen, »Tarok: spilleregler«, 1989. Tre spiller med 78 kort om sidste stik, og alle tre bunker tælles.
web-rules-about-danish-hjoerring = Hans J. Møller, »Tarok: regler og vejledning«, 2010, som der spilles i Hjørring. To bunker tælles.
web-rules-about-koenigrufen-1900 = »Königrufer, §§ 7–20«, 1900. Den ældste af de tre, med fire spil.
web-rules-about-koenigrufen-turnier = »Königrufen: Turnierregeln«, uden år. Reglerne for turneringer, med tolv spil.
web-rules-about-koenigrufen-mayr-2012 = Wolfgang Mayr, »Königrufen«, 2012. Den rigeste af de tre, med femten spil.
web-rules-players = { $players } spillere
web-rules-own = Lav dine egne husregler
web-rules-all = Alle regelbøger
web-rules-to-table = Tilbage til bordet
web-rules-to-house = Ret disse husregler
web-rules-print = Udskriv
web-rules-opening = Bogen slås op …
web-rules-contents = Indhold
web-rules-search = Søg i bogen
web-rules-search-help = Store bogstaver og accenter er uden betydning. Escape rydder søgningen.
web-rules-found = { $rules ->
    [0] Intet fundet.
    [one] { $places ->
        [one] Ét sted i én regel.
       *[other] { $places } steder i én regel.
    }
   *[other] { $places } steder i { $rules } regler.
}
web-rules-link = Link til § { $number }
web-rules-figures = Tal til § { $number }
web-rules-source = Kilde:
web-rules-changed = Husregel
web-rules-changed-count = { $rules ->
    [one] Én regel er husets egen; den er mærket.
   *[other] { $rules } regler er husets egne; de er mærket.
}
