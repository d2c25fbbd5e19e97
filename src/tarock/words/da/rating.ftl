# Styrketal: point pr. spil med et interval, og OpenSkill ved siden af.

rating-no-openskill = et styrketal over flere regelsæt kræver pakken openskill; installer den med: pip install 'tarock[club]'
