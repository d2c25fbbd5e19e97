# Wertungen: Punkte je Spiel mit einem Intervall, und OpenSkill daneben.

rating-no-openskill = eine Wertung über mehrere Regelwerke braucht das Paket openskill; installiere es mit: pip install 'tarock[club]'
rating-unmeasured = niemand hat gemessen, wie stark ein Spiel nach { $rules } schwankt, also gibt es keine Wertung
