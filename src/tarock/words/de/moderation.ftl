# Was der anderen am Tisch wegen abgelehnt wird, und wer eine Zeit lang nicht spielen darf.

error-name-reserved = So heißt hier niemand: Der Name spricht für das Haus, oder Bots heißen so. Wähle einen anderen.
error-name-deceives = Schreibe deinen Namen mit den Buchstaben eines Alphabets und mit höchstens zwei Akzenten auf einem Buchstaben, damit er nicht für einen anderen gehalten wird.
error-name-alike = Jemand an diesem Tisch hat einen Namen, der genauso aussieht wie deiner. Ändere deinen in den Einstellungen, oder setze dich anderswohin.
error-bad-words = Darin ist ein Wort, das hier nicht erwünscht ist. Sage es anders.
error-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet. Du kannst weiterspielen und anderswo etwas sagen.
error-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt, und du kannst nicht an ihn zurückkommen. Es gibt andere Tische, und du kannst einen eigenen eröffnen.
error-blocked = Der Gastgeber dieses Tisches möchte nicht mit dir spielen. Es gibt andere Tische, und du kannst einen eigenen eröffnen.
error-not-away = Wer dort sitzt, ist da und spielt. Ein Bot bekommt einen Platz nur, solange niemand da ist; sonst schicke den Spieler weg.
error-only-people = Das geht nur mit einem anderen Menschen: nicht mit dir selbst, einem Bot oder einem leeren Stuhl.
error-banned = Du darfst hier { $until ->
    [0] nicht mehr
   *[other] bis { $day } nicht
} spielen. Der Grund: { $reason }
error-not-operator = Diese Seite ist für den, der den Server betreibt. Öffne sie mit einem Link von „tarock admin link“.
error-bad-operator-link = Dieser Link ist benutzt, oder seine Zeit ist vorbei. Hole mit „tarock admin link“ einen neuen.
error-has-begun = Die Karten sind gegeben: Jetzt kann niemand mehr weggeschickt werden. Wer gehen will, verlässt selbst den Tisch.
