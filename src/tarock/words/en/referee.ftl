### The referee's view of a deal: every fault, who could know of it, and what is due.

referee-nothing = No fault: everybody kept to the rules.
referee-heading = { $name }: { $what }, { $when }
referee-known = Proved for { $names } by the cards: { $when }.
referee-never-known = The cards never proved it to { $names }.
referee-noticed = { $by ->
        [nobody] It showed by itself: { $when }.
       *[other] { $by } pointed it out: { $when }.
    }
referee-put-right = { $by ->
        [nobody] Put right without a fine: { $when }.
       *[other] { $by } pointed it out and it was put right without a fine: { $when }.
    }
referee-mended = Put right, without a fine, before anybody pointed it out.
referee-item-lost = This is no Renonce: it costs only the announcement, and nobody need point it out.
referee-corrected = { $name } took the card back and put it right; the fine stays.
referee-paid-with = It is paid for together with number { $number }.
referee-if-claimed = If it is pointed out: { $charges } [{ $source }].
referee-stands = Nobody noticed in time, so the deal stands as it was played.
referee-open = Not noticed yet: it can still be claimed.
referee-book = What the book says:
referee-due = To be paid for it: { $charges } [{ $source }].
referee-not-due = It would have cost: { $charges } [{ $source }].
referee-charge = { $payer } pays { $sum }
referee-unfounded = { $name } claimed without ground ({ $claim }).

moment-before-play = before play
moment-trick = trick { $trick }
moment-after-play = after the last trick
