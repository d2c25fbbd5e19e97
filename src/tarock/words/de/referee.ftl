### Der Blick des Schiedsrichters auf ein Spiel: jeder Fehler, wer davon wissen konnte und was zu zahlen ist.

referee-nothing = Kein Fehler: Alle haben sich an die Regeln gehalten.
referee-heading = { $name }: { $what }, { $when }
referee-known = Durch die Karten für { $names } bewiesen: { $when }.
referee-never-known = Die Karten haben es { $names } nie bewiesen.
referee-noticed = { $by ->
        [nobody] Es hat sich von selbst gezeigt: { $when }.
       *[other] { $by } hat es beanstandet: { $when }.
    }
referee-put-right = { $by ->
        [nobody] Ohne Strafe richtiggestellt: { $when }.
       *[other] { $by } hat es beanstandet, und es wurde ohne Strafe richtiggestellt: { $when }.
    }
referee-mended = Ohne Strafe richtiggestellt, bevor es jemand beanstandet hat.
referee-item-lost = Das ist keine Renonce: Es kostet nur die Ansage, und niemand muss es beanstanden.
referee-corrected = { $name } hat die Karte zurückgenommen und es berichtigt; die Strafe bleibt.
referee-paid-with = Es wird zusammen mit Nummer { $number } bezahlt.
referee-if-claimed = Wenn es beanstandet wird: { $charges } [{ $source }].
referee-stands = Niemand hat es rechtzeitig bemerkt, also gilt das Spiel, wie es gespielt wurde.
referee-open = Noch nicht bemerkt: Es kann noch beanstandet werden.
referee-book = Was das Buch sagt:
referee-due = Dafür ist zu zahlen: { $charges } [{ $source }].
referee-not-due = Es hätte gekostet: { $charges } [{ $source }].
referee-charge = { $payer } zahlt { $sum }
referee-unfounded = { $name } hat ohne Grund beanstandet ({ $claim }).

moment-before-play = vor dem Spiel
moment-trick = Stich { $trick }
moment-after-play = nach dem letzten Stich
