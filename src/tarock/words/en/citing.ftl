# Citations: what in them is no proper name, and why a reading is followed.

cite-book-of-1900 = Book of 1900
cite-tournament-sheet = Tournament sheet
cite-introduction = Introduction
cite-head-table = head table
cite-house-rule = house rule

# $readings: their numbers, such as B-07; $number: how many.
citing-why = Why so?
citing-readings = { $number ->
    [one] The book is silent or unclear here, or has a slip. The program follows a reading, which is listed as { $readings }.
   *[other] The book is silent or unclear here, or has a slip. The program follows readings, which are listed as { $readings }.
}
