# Learning in the terminal: lessons, what is asked, and how far one has come.

learn-no-lesson = there is no lesson { $got }{ $hint }; the lessons are { $known }
