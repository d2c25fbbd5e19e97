# Ratings: points per deal with an interval, and OpenSkill beside it.

rating-unmeasured = nobody has measured how much a deal of { $rules } scatters, so it cannot be rated
