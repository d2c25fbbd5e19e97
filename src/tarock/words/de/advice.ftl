# Was ein Bot befolgt, wenn er nach den Büchern spielt: je ein Satz für Lernende.

## Dänisches Tarock: vor dem Spiel

advice-danish-ask-for-a-new-deal = Ohne Tarock kannst du um nichts kämpfen, also verlange ein neues Geben.
advice-danish-keep-the-whip = Behalte deine lange Farbe ganz als Peitsche und lege aus den anderen.
advice-danish-lay-from-long-suits = Lege aus den langen Farben und behalte je vier Karten, damit keine gleich angegriffen wird.
advice-danish-lay-the-taroks = Mit höchstens drei kleinen Tarock lege sie alle und sei bereit für ein Nolo.
advice-danish-lay-what-is-left = Es sind zu wenige freie Karten da, also lege, was am wenigsten kostet.

## Dänisches Tarock: zugeben

advice-danish-only-choice = Du darfst nur eine einzige Karte spielen.
advice-danish-keep-the-nolo = Du hast keinen Stich und kannst die übrigen vermeiden: Spiele die höchste Karte, die nicht sticht.
advice-danish-bring-the-pagat-home = Stich mit dem Pagat, wenn wohl niemand höher sticht.
advice-danish-shake-off-the-ultimo-card = Mit diesem König oder dem Pagat gewinnst du den letzten Stich nicht, also gib ihn jetzt ab: Bagud zu gehen kostet mehr.
advice-danish-bring-the-king-home = Stich mit dem König, solange die anderen noch bedienen; ab der vierten Runde wird er gestochen.
advice-danish-win-with-the-top = Stich mit einer Figur, die niemand nach dir schlägt: Sie zählt, und später wird sie gestochen.
advice-danish-win-cheaply = Du spielst als Letzter: Nimm den Stich mit der kleinsten Karte, die ihn gewinnt.
advice-danish-over-ruff = Der Stich zählt genug, um das Tarock darin mit dem kleinsten möglichen zu überstechen.
advice-danish-throw-the-skus = Wirf den Sküs ab, wo jede andere Karte teuer wäre, jedenfalls aber vor dem drittletzten Stich.
advice-danish-ruff-low = Du kannst nicht bedienen, also stich mit dem kleinsten Tarock; die großen sind für das Ende.
advice-danish-throw-a-tarok = Der Stich ist kein großes Tarock wert, also wirf das kleinste ab.
advice-danish-signal-fra = Wirf von zwei kleinen Karten zuerst die höhere: Das heißt, dass du die Farbe nicht willst.
advice-danish-throw-the-lowest = Du kannst nicht gewinnen, also gib die kleinste Karte; eine höhere danach heißt, dass du die Farbe magst.
advice-danish-discard = Du kannst weder bedienen noch stechen, also wirf eine kleine Karte deiner längsten Farbe ab.

## Dänisches Tarock: ausspielen

advice-danish-force-the-ultimo = Deine Tarock ziehen alle, die noch draußen sind: Spiele sie aus und zuletzt deine Ultimokarte.
advice-danish-lead-the-suits-first = Sonst hat niemand ein Tarock, also spiele deine Farben; die Tarock machen die letzten Stiche.
advice-danish-give-the-nolo-player-a-trick = Einer hat noch keinen Stich: Spiele eine kleine Karte, die er nehmen muss.
advice-danish-lead-the-king-home = Spiele den König aus, solange beide anderen noch bedienen.
advice-danish-draw-the-taroks = Du hast weit mehr Tarock als die anderen zusammen: Zieh ihre und behalte dein bestes für das Ende.
advice-danish-lead-the-whip = Spiele eine Farbe, die jemand stechen muss: Jedes Mal kostet es die anderen Tarock und dich keines.
advice-danish-strike-the-strong = Spiele eine Farbe, die dem Starken fehlt, damit sie ihn ein Tarock kostet.
advice-danish-hunt-the-king = Spiele eine Farbe, deren König noch draußen ist, um ihn vor einem Ultimo herauszutreiben.
advice-danish-lead-the-long-suit = Spiele deine lange Farbe weiter: Bald müssen die anderen sie stechen.
advice-danish-lead-a-quiet-suit = Spiele eine Farbe, die niemandem einen Vorteil gibt.
advice-danish-lead-a-tarok = Spiele dein kleinstes Tarock und behalte das beste für den letzten Stich.
advice-danish-lead-the-skus = Spiele den Sküs aus und nenne eine Farbe, die der Starke stechen muss.

## Dänisches Tarock: Rechte um den Sküs

advice-danish-claim-the-baptism = Dir fehlt die Farbe, die der Sküs genannt wurde, also verlange, ihn zu taufen.
advice-danish-name-the-own-suit = Taufe den Sküs auf die Farbe, in der dich niemand schlägt.
advice-danish-leave-the-name = Kein anderer Name hilft dir, also verzichte auf das Taufrecht.
advice-danish-demand-the-skus = Verlange den Sküs, solange ein König draußen ist: Wer ihn hat, braucht den Stich vielleicht, um den König loszuwerden.
