# Königrufen im Terminal.  $you: yes, wenn der Satz vom Leser handelt; $name: jeder andere.

## Der Tisch

kplay-phase-auction = Lizitation
kplay-phase-calling = Rufen
kplay-phase-talon = Der Talon
kplay-phase-laying = Verlegen
kplay-phase-announcing = Ansagen
kplay-phase-play = Spiel
kplay-phase-over = Ende des Spiels
kplay-declarer = Spielersteher: { $name }
kplay-called = gerufen: { $called }
kplay-fourth-king = der vierte König
kplay-role-declarer = Spielersteher
kplay-to-act = am Zug
kplay-auction = Lizitation bisher: { $words }.
kplay-turned = Aus dem Talon aufgedeckt: { $cards }
kplay-you-laid = Von dir verlegt: { $cards }
kplay-you-are-partner = Die gerufene Karte ist bei dir: Du bist der Partner.
kplay-announced = Angesagt: { $items }.
kplay-plays = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $contract }.
kplay-all-play = { $contract }: Jeder spielt für sich.

## Was zu tun ist

kplay-may-say = Du hast die Wahl: { $words }
kplay-explain-laying = Verlege { $number } Karten. Karten in [ ] dürfen verlegt werden.
kplay-ask-auction = Deine Ansage
kplay-ask-calling = Rufe einen König
kplay-ask-talon = Deine Wahl
kplay-ask-laying = Karten zum Verlegen
kplay-ask-announcing = Deine Ansagen (Enter für gut)
kplay-type-a-word = Tippe ein Wort oder eine Nummer aus der Liste, oder ? für Hilfe.
kplay-type-cards = Tippe alle Karten zusammen, zum Beispiel p8 h2 t9, oder ? für Hilfe.
kplay-not-understood = „{ $text }“ ist hier nicht zu verstehen. Tippe ein Wort oder eine Nummer aus der Liste, oder ? für Hilfe.
kplay-which-word = „{ $text }“ kann { $words } heißen. Tippe mehr vom Wort, oder die Nummer.

## Wörter, die man außer den Namen in der Liste tippen kann

kplay-word-pass = gut passe weiter p
kplay-word-vorhand = vorhand
kplay-word-hold = halte ich-halte selbst
kplay-word-pass-forehand = weitergeben
kplay-word-fourth = vierter vierten vierte
kplay-word-first = erste ersten links
kplay-word-second = zweite zweiten rechts
kplay-word-all = alle alles ganz
kplay-word-concede = aufgeben gebe-auf
kplay-word-good = gut g ich-liege liege
kplay-word-double = kontra re sub
kplay-word-game = spiel
kplay-word-kings = könige
kplay-word-ultimo = könig-ultimo ultimo

## Abrechnung

kplay-sheet-written = geschrieben
kplay-sheet-money = Geld, dieses Spiel
kplay-sheet-money-after = Geld, gesamt
kplay-money = Geld { $amount }
kplay-evening-over = Der Abend ist zu Ende.

## Hilfe

kplay-help-cards = Karten: ♠K tippst du als pk oder Pik König, Tarock 21 als t21 oder xxi, den Sküs als x oder skus. Oder die Nummer einer Karte in der Liste, mit # wo sie zweierlei heißen kann: #3. Karten in [ ] dürfen gespielt werden.
kplay-help-words = Lizitation, Rufen und Talon: Tippe ein Wort aus der Liste, seinen Anfang oder seine Nummer. Ein König wird mit seiner Farbe gerufen: Herz.
kplay-help-announcing = Ansagen: mehrere in einer Zeile, etwa trull, pagat. Enter oder gut sagt nichts weiter.
kplay-help-doubling = kontra verdoppelt das Spiel, kontra pagat eine Ansage; re und sub antworten darauf.
kplay-help-laying = Verlegen: Tippe alle Karten in einer Zeile, etwa p8 h2 t9.
kplay-help-last = der letzte Stich
kplay-help-score = der Stand und die Stiche
kplay-help-table = noch einmal der Tisch und dein Blatt
kplay-help-rules = das Regelbuch; regeln 7 schlägt Abschnitt 7 auf
kplay-help-why = warum die Bots zuletzt so gespielt haben; warum 7: im Stich 7, warum 0: vor dem Spiel
kplay-help-quit = aufhören; was abgerechnet ist, geht nicht verloren
