# Wertungen: Punkte je Spiel mit einem Intervall, und OpenSkill daneben.

rating-unmeasured = niemand hat gemessen, wie stark ein Spiel nach { $rules } schwankt, also gibt es keine Wertung
