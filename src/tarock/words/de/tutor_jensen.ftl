# Was Poul Jensen rät, je ein Rat, für alle, die am Tisch lernen.

## Sorgfalt, und was die Meldungen zeigen

tutor-je-001 = Melde genau, bediene und zähle deine Karten: Ein Versehen kostet Strafe, und schlimmstenfalls kostet es einen anderen den letzten Stich oder einen Ultimo.
tutor-je-002 = Überlege nach einer großen Tarockmeldung mit Pagat gleich, ob du oder dein Partner ein Nolo spielen kann: Ein gewonnenes Nolo hebt den Ultimo auf.
tutor-je-007 = Eine Peitsche von sechs Karten zieht vier Tarock, von sieben sieben und von acht zehn: Eine lange ist besser als zwei kurze, also lege nicht aus der längsten.
tutor-je-103 = Behalte den Sküs und spiele nicht auf Tout: Noch hat niemand nachweislich alle 25 Stiche gemacht.
tutor-je-104 = Lost die Plätze aus, und misch dich nicht ein, während du aussetzt, auch nicht, wenn jemand falsch bedient.
tutor-je-106 = Seid ihr zu viert oder fünft und habt zwei Spiele, so gib und lege den nächsten Skat, während die anderen spielen: So wird er gut überlegt.
tutor-je-107 = Du hast gar kein Tarock und kannst um nichts kämpfen: Verlange ein neues Geben, bevor der Skat gelegt wird.

## Den Skat legen

tutor-je-003 = Lege so, dass ein anderer schwer zum Ultimo kommt: Behalte Karten der Farben, deren König du nicht hast, und denke erst dann an deinen eigenen Ultimo.
tutor-je-004 = Lege nicht aus einer kurzen Farbe, und lege dich nicht blank, um einen König zu stechen oder den Pagat heimzubringen: Das ist der häufigste Anfängerfehler.
tutor-je-005 = Beurteile vor dem Legen deine Tarock: Viele und hohe taugen zum Kampf, wenige und kleine nicht.
tutor-je-006 = Zähle die Karten, mit denen du ans Spiel kommst, und behalte sie: So kannst du deine Peitsche und die kleinen Karten ausspielen, bis dir nur Tarock bleiben.
tutor-je-008 = Kürze eine Peitsche, die du kaum zu Ende spielen kannst: Bleiben ihre Karten zuletzt übrig, ist der Weg zum Ultimo für andere frei.
tutor-je-009 = Behalte in jeder Nebenfarbe vier Karten: Sie halten den Angriff der anderen auf, bis deine Peitsche wirkt.
tutor-je-011 = Lege nie auf fünf Karten in jeder Farbe herunter; behalte eine Peitsche von sechs, denn vielleicht musst du das Spiel übernehmen.
tutor-je-012 = Hast du höchstens drei Tarock und weder T21 noch den Pagat, so lege sie alle und sei bereit für ein Nolo.
tutor-je-013 = Denkst du an einen Ultimo, so behalte in jeder Farbe eine kleine Karte: Damit kannst du einem Nolospieler einen Stich geben.
tutor-je-014 = Von zwei gleich langen Peitschen behalte die mit den hohen Karten: Sie wirkt schneller.
tutor-je-015 = Mit schwachem Blatt und zwei gleich langen Peitschen behalte die ohne König: Vielleicht treibst du ihn heraus, und mit den hohen Karten der anderen Farbe kommst du ans Spiel.
tutor-je-016 = Von zwei gleich langen Peitschen behalte die niedrige und lege aus der mit den Gabelkarten: Diese stechen, wenn andere die Farbe spielen.
tutor-je-017 = Lege zwei oder drei Karten aus einer Farbe von fünf oder sechs: Sie ist kaum die Peitsche eines anderen.
tutor-je-018 = Mit neun Tarock, genug stechenden Karten und vier bis sechs Karten in jeder Farbe behalte je vier und peitsche mit den Tarock.
tutor-je-019 = Mit zehn oder elf Tarock und ohne Peitsche behalte in jeder Farbe vier Karten, und sorge dafür, dass beide anderen einen Stich bekommen: Einer könnte ein Nolo spielen.

## Welche Rolle du hast

tutor-je-031 = Die Meldungen zeigen keine Gefahr, also kämpfe: Spiele deine eigene lange Farbe aus.
tutor-je-032 = Für den letzten Stich bleibt dir kein Tarock, also hör auf zu peitschen: Hilf, oder halte die beiden anderen im Gleichgewicht.
tutor-je-033 = Du kommst immer wieder ans Spiel und musst beide anderen peitschen: Spiele hohe Mitteltarock und stechende Karten weg, und lass die beiden allein kämpfen.
tutor-je-046 = Mit starkem Blatt spiele den Sküs beizeiten, solange du ihn noch frei gebrauchen kannst.
tutor-je-051 = Genau einer der beiden Verteidiger muss führen: Wer mehr Tarock hat, greift in seiner eigenen Farbe an, der andere unterstützt ihn.
tutor-je-062 = Gegen den Pagat hilft nur das Spiel von Führer und Helfer, also kläre, wer führt, und unterstütze ihn.
tutor-je-064 = Das Gleichgewicht ist erreicht, also unterstütze den Partner nicht mehr, und achte am meisten auf den, der den Pagat noch nicht gespielt hat.
tutor-je-078 = Tarock allein machen nicht den Führer: Wäge auch ab, wer eine Peitsche hat und oft genug ans Spiel kommt, um sie zu Ende zu spielen.
tutor-je-079 = Einer hat sich als gefährlich erwiesen, also verbünde dich mit dem Dritten; wer mehr Tarock übrig hat, führt.
tutor-je-082 = Mit wenigen Tarock und stechenden Karten und zwei gleich starken Gegnern hältst du das Gleichgewicht: Achte auf alles.
tutor-je-088 = Einer der beiden Kämpfer ist gefährlich geworden, also gib das Gleichgewicht auf und hilf dem anderen.
tutor-je-094 = Einer hat noch keinen Stich: Gib ihm einen, bevor ein Nolo unbemerkt durchgeht.

## Til und fra

tutor-je-037 = Mit vier oder mehr Karten einer Farbe wirf erst eine kleine, dann eine größere: Das heißt til; mit weniger erst die größere: Das heißt fra.
tutor-je-038 = Als Helfer oder Gleichgewichtsspieler zeige ehrlich an, ob du die Farbe willst: Dein Partner baut darauf.
tutor-je-039 = Du kämpfst selbst und brauchst nicht ehrlich anzuzeigen: Verrate nicht, wo du stark oder schwach bist.

## Der Sküs

tutor-je-040 = Jemand spielt auf einen Ultimo mit einem König: Behalte den Sküs so lange wie möglich, damit dieser Spieler eine Karte neben dem König behalten muss.
tutor-je-041 = Dir fehlt eine Karte, um den König herauszutreiben: Spiele den Sküs als diese Farbe aus.
tutor-je-044 = Du hast nichts in der Farbe deines Führers, also spiele den Sküs als diese Farbe aus.
tutor-je-045 = Behalte den Sküs bis zum letzten Stich: Wer ihn für ein Tarock hält, gibt vielleicht einen sicheren Ultimo auf.

## Auf Ultimo spielen

tutor-je-047 = Spiele deine Peitsche zu Ende, dann Tarock, aber nur, solange es sicher ist.
tutor-je-048 = Als Starker darfst du bluffen: Spiele aus einer sehr kurzen Farbe aus, dann lassen die anderen sie vielleicht liegen.
tutor-je-049 = Spiele nicht so hart, dass ein anderer zum Ultimo kommen kann; wer zu weit gegangen ist, geht als ehrlicher Spieler lieber selbst bagud.
tutor-je-050 = Ein anderer spielt deine Farbe: Spiele eine andere lange Farbe oder Tarock, solange er dir die Arbeit abnimmt.

## Die Verteidigung führen

tutor-je-052 = Greife mit deiner Peitsche an und spiele sie zu Ende, außer der Starke hat sie auch: Dann nimm eine andere Farbe, und lass ihn seine Kräfte daran verbrauchen.
tutor-je-053 = Der Starke spielt deine eigene Farbe: Achte auf das Zeichen deines Helfers, bevor du sie fortsetzt, denn es kann eine Finte sein.
tutor-je-060 = Es wurden Tarock ohne Pagat gemeldet, also kann es richtig sein, Könige zu jagen, und als Führer entscheidest du, wann.
tutor-je-063 = Behalte für die letzten zwei Stiche die blanke Dame und eine freie Karte, und spiele die Dame im vorletzten aus: Nimmt der König sie, ist der Ultimo aufgegeben; sonst geht der König bagud.
tutor-je-066 = Spiele die Peitsche weiter, auch wenn sie deinen Helfer trifft: Hohe Tarock vor dem Starken oder ein Überstechen hinter ihm tun ihm weh.
tutor-je-069 = Von drei oder mehr Karten in Folge spiele die höchste aus: Sie zeigt dem Partner, dass du dort stechen kannst; danach spiele eine andere starke Farbe.
tutor-je-070 = Du sitzt mit Gabelkarten hinter dem Starken: Warte, bis dein Partner die Farbe spielt.

## Helfen

tutor-je-054 = Dein Führer hat das Ausspiel des Starken gestochen: Überstich ihn nicht, denn das kostet ein Tempo, und so erfährst du, welche Farbe er will.
tutor-je-055 = Als Helfer nimm dem Starken den Stich weg, wenn du kannst, und bleib unter deinem Partner.
tutor-je-056 = Opfere deine hohen Karten, auch einen König, wenn dein Führer dadurch ans Spiel kommt.
tutor-je-057 = Gebrauche deine Mitteltarock zuerst: Sonst sind sie später im Weg.
tutor-je-058 = Du spielst vor dem Starken, und euch beiden fehlt die Farbe: Stich hoch, damit es ihn ein höheres Tarock kostet.
tutor-je-059 = Jage nicht auf eigene Faust Könige; warte, bis dein Führer damit beginnt.
tutor-je-061 = Du allein kommst oft genug ans Spiel, um den einzigen gefährlichen König herauszutreiben, also beginne.
tutor-je-065 = Spiele die Farbe, die dein Führer will: erst die gemeldete, dann die Peitsche, die er zeigt.
tutor-je-068 = Bring deinen Führer ans Spiel: mit einer Farbe, die er mit til gezeigt hat, sonst mit einer gemeldeten; ist nichts bekannt, spiele so hoch, dass er ein Zeichen geben kann.
tutor-je-071 = Du hast mehr Karten der gemeinsamen Peitsche als dein Führer: Behalte die überzähligen, bis sie nur den Starken treffen.
tutor-je-072 = Spiele aus hohen Karten einer unbekannten Farbe niedrig durch den Starken hindurch: Dein Führer sticht vielleicht mit einer mittleren Karte.
tutor-je-074 = Eröffne nicht in einer Farbe, die ein Starker gemeldet hat: Sie ist oft seine Peitsche.
tutor-je-075 = Der Starke hat drei Könige gemeldet, und dein Führer hat den vierten: Spiele diese Farbe nicht, denn ohne diesen König kann der Starke frei peitschen.
tutor-je-076 = Eröffne nicht aus einer Farbe von neun Karten: Sie kann nicht die Peitsche deines Führers sein.

## Das Gleichgewicht halten

tutor-je-083 = Begünstige keinen der Kämpfer: Hat einer durch dich mehr Tarock verloren, so triff jetzt den anderen.
tutor-je-084 = Spiele Farben, die die Kämpfer nicht anrühren.
tutor-je-085 = Peitsche nicht beide Kämpfer zugleich: Das schwächt die Verteidigung beider und nützt niemandem.
tutor-je-086 = Triff lieber nur einen Kämpfer: Er peitscht dann den anderen.
tutor-je-087 = Der Pagat kommt leichter zum Ultimo als ein König: Triff den, der den Pagat hat, damit der andere ein Tempo voraus bleibt.
tutor-je-089 = Deine Tarock sind weg, also treibe mit aller Kraft die übrigen Könige heraus.
tutor-je-090 = Eröffne aus einer Farbe von sechs Karten, sonst von sieben oder fünf; nicht von vier, denn sie kann die Peitsche eines anderen sein.
tutor-je-091 = Mit sehr ungleich langen Farben eröffne aus einer von ein oder zwei Karten: Sie ist beim Starken kaum auch kurz.

## Nolo

tutor-je-096 = Wenige und kleine Tarock taugen zum Nolo; hohe Karten, auch nur in einer Farbe, oder eine sehr kurze Farbe gefährden es.
tutor-je-097 = Du kannst ein Nolo anbieten, indem du dein höchstes Tarock ausspielst, aber überlass das in der Regel dem stärkeren Verteidiger.
tutor-je-098 = Willst du, dass dein Partner Nolo spielt, so spiele eine hohe Farbkarte aus, am besten einen König: Seine höchste Karte darauf heißt ja, eine kleine nein.
tutor-je-099 = Das Nolo ist abgemacht: Spiele hohe Tarock, bis dein Partner keine mehr hat, zeige einmal deine längste Farbe, spiele noch ein oder zwei Tarock, dann die Farbe weiter.
tutor-je-100 = Der Sküs kann beim Starken liegen: Behalte in jeder Farbe, die dein Nolopartner noch hat, eine Karte.
tutor-je-101 = Keiner von euch kann Nolo spielen, aber der Starke weiß es nicht: Schiebt den ersten Stich dessen auf, der noch keinen hat.
tutor-je-102 = Ein Ultimo ist nicht mehr möglich, das Nolo hat seinen Zweck erfüllt: Spiele jetzt dagegen und gib dem Nolospieler einen Stich.
