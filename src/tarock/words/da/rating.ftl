# Styrketal: point pr. spil med et interval, og OpenSkill ved siden af.

rating-unmeasured = ingen har målt, hvor meget et spil efter { $rules } svinger, så der kan ikke gives styrketal
