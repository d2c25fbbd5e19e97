# Ratings: points per deal with an interval, and OpenSkill beside it.

rating-no-openskill = a rating over several rulesets needs the package openskill; install it with: pip install 'tarock[club]'
rating-unmeasured = nobody has measured how much a deal of { $rules } scatters, so it cannot be rated
