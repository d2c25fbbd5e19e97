# Fehler um Konten nach ihren Codes; nur die Seiten der Konten sagen sie.

error-no-account = Dafür braucht es ein Konto.
error-bad-passkey = Der Passkey hat es nicht bewiesen, oder die Antwort kam zu spät. Versuche es noch einmal.
error-bad-recovery = Das ist kein Wiederherstellungscode, oder er ist verbraucht.
error-last-way-in = Ohne ihn käme niemand mehr in das Konto. Füge zuerst einen anderen Passkey oder ein Postfach hinzu.
error-no-mail = Dieser Server verschickt keine Mail.
error-bad-mail = Das ist keine Adresse, an die man Mail schicken könnte.
error-old-link = Der Link ist verbraucht oder zu alt. Lass dir einen neuen schicken.
error-other-browser = Der Link gilt nur in dem Browser, in dem du ihn verlangt hast, und für den, der ihn verlangt hat. Öffne ihn dort.
