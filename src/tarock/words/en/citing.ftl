# Citations: what in them is no proper name, and why a reading is followed.

cite-book-of-1900 = Book of 1900
cite-tournament-sheet = Tournament sheet
cite-introduction = Introduction
cite-head-table = head table
cite-house-rule = house rule

citing-why = Why so?
citing-heading = Where the book is silent, unclear or has a slip
citing-readings = The book is silent or unclear here, or has a slip. It is read so:
