### Why a bot did what it did.

why-nothing = No bot has done anything there.
why-later = What was weighed is shown when the deal is over.
why-head = { $trick ->
        [0] { $name }, before the play: { $action }
       *[other] { $name }, trick { $trick }: { $action }
    }
why-unsaid = no reason given
why-hidden = told when the deal is over
why-advice = Advice: { $advice }
why-worlds = { $exact ->
        [yes] Tried in all { $worlds } deals that are still possible.
       *[no] Tried in { $worlds } likely deals.
    }
why-candidate = { $action }: { $value } ± { $error }
why-chance = { $action }: { $chance } %
why-laid = cards laid face down
why-said = something about the rules
why-fact-at-random = A card played without thinking.
why-fact-learned = A network that has learnt by playing finds this best.
why-fact-only-card = There was no other card to play.
why-fact-only-choice = There was nothing else to do.
why-fact-must-declare = What is held must be declared.
why-fact-all-cards-known = By now every card is known.
why-fact-can-force-ultimo = The ultimo can be forced.
why-fact-can-force-last-trick = The last trick can be forced.
why-fact-keeps-sure-ultimo = However the hidden cards lie, the ultimo can be forced; whatever would throw it away was left out.
why-fact-cannot-stop-ultimo = Nobody can stop another’s ultimo any more.
why-otherwise = Asked again, the bot would now choose: { $act }. For what was done the books say:
