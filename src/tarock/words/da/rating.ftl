# Styrketal: point pr. spil med et interval, og OpenSkill ved siden af.

rating-no-openskill = et styrketal over flere regelsæt kræver pakken openskill; installer den med: pip install 'tarock[club]'
rating-unmeasured = ingen har målt, hvor meget et spil efter { $rules } svinger, så der kan ikke gives styrketal
